"""Battle for the Island compiled: the same rules over one flat array (:mod:`~.layout`), and the search.

Importing the package is cheap; its modules load the compiler.
"""

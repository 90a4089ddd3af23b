"""The Battle for Hill 218 compiled: the same rules over one flat array (:mod:`~.layout`), and the search.

Importing the package is cheap; its modules load the compiler.
"""

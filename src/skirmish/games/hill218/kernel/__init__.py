"""The Battle for Hill 218 compiled: the same rules over one flat array (:mod:`~.layout`).

Importing the package costs nothing; its modules load the compiler.
"""

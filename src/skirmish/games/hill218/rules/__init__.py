"""The rules of The Battle for Hill 218, one module for each part of the rulebook."""

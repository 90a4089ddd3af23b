"""The Battle for Hill 218: decks of units, supply lines, supported attacks, air strikes."""

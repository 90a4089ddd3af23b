"""Operations: metrics, logging and garbage collection."""

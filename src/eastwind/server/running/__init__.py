"""Operation of a server: health, metrics, log, shutdown."""

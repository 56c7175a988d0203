"""Operation of a server: readiness, metrics, log, shutdown; check, backup and restore of its database."""

"""HTTP between the processes of one database: asking, forwarding, and believing what is signed."""

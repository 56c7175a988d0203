"""What goes over the wire: messages by subject, the vocabulary that they share, and how one is refused."""

"""Wire format: messages by subject, their shared vocabulary, and the refusals."""

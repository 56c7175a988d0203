"""What whoever runs a server does with its file: look whether it is whole, copy it while it is played on, put a copy back."""

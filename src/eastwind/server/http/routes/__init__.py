"""Endpoints, a module for each subject: every one has a `router`, and `eastwind.server.http.interface` lists them."""

"""Exact solver of the solitaire: `puzzle` the choices, `relaxed` the bound, `clauses` the learned ones, `search`, `solve`."""

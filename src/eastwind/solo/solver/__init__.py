"""The exact solver of the solitaire: `puzzle` the choices, `relaxed` the bound, `clauses` what is learned, `search`, `solve`."""

"""Tools for the catalogue of sentences: what is missing or wrong, types for the page, all sentences on one page."""

"""Messages in a language: catalogues, what fills them, and the texts of packs."""

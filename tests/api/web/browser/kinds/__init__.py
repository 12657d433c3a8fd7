"""Each kind of table on its page, and what happens to a page."""

"""Golden chapters: whole first chapters of a campaign, kept as answers and the root of what came of them."""

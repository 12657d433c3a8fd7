"""Tables and campaigns: their own facts, what they fold to, their timeline, and what a command comes to."""

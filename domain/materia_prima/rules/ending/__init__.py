"""The end of days and scenarios, and easier difficulties. Source: MP-7.1, 7.2."""

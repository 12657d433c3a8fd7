"""The alarm phase, and the inquisitors that alarms bring. Source: MP-4.1 to 4.6."""

"""From one scenario of a campaign to the next. Source: MP-3.2, 7.3."""

"""The exploration journal: verses, choices, encounters in texts, statuses. Source: TG-5.12, 5.13."""

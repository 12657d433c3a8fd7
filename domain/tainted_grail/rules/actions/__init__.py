"""The second phase of the day: actions, their parties and costs, and what lies between them. Source: TG-4.3 to 4.5."""

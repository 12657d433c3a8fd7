"""Events, quests, discs, chapters, guardians, and the evening of a campaign. Source: TG-3.3, 4.6, 5.10, 5.11, 5.15."""

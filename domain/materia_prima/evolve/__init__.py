"""The effect of facts on the state, one module for each chapter. No rule stands here."""

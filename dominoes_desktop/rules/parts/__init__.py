"""Answers to the questions that a ruleset asks; one module per question."""

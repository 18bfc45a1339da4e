"""The house around the table: windows, sheets, preferences, keys."""

"""Independent readings of the rules, used in lockstep tests."""

"""Checks that every game in the registry passes without being named anywhere."""

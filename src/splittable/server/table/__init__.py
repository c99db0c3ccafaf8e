"""A game in progress: rules, moves and clocks of one table, and the rooms that hold the tables of one process."""

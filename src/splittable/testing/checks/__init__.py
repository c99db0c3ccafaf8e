"""What must hold for every game, one file per concern; `splittable.testing.suite` has all of it."""

pytest_plugins = ["splittable.testing.plugin"]

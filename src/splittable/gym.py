"""`import splittable.gym` registers every game with Gymnasium, and with PettingZoo if its release has a registry:

gymnasium.make("splittable/Splitter-v0")
gymnasium.make("splittable.gym:splittable/Splitter-v0")  # imports this module itself
gymnasium.make_vec("splittable/Splitter-v0", 1024, vectorization_mode="vector_entry_point")
pettingzoo.make("aec", "splittable/Splitter-v0")
"""

from splittable.adapters import gymnasium_env, pettingzoo_env

gymnasium_env.register_all()
pettingzoo_env.register_all()

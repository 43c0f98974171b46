"""Learning environments: batches of games, Gymnasium, PettingZoo and OpenSpiel. See docs/environments.md.

Whatever of Gymnasium and PettingZoo is installed knows the games by their ids after this import; OpenSpiel does after
`import faience.envs.spiel`.
"""

from importlib.util import find_spec

from faience.envs.batched import BatchedEnv, Turn
from faience.envs.layout import Field, highest, observation_fields, observation_size

__all__ = ["BatchedEnv", "Field", "Turn", "highest", "observation_fields", "observation_size"]

if find_spec("gymnasium"):
    import gymnasium

    for name, game in {"Azul": "azul", "SummerPavilion": "summer-pavilion"}.items():
        gymnasium.register(f"faience/{name}-v0", "faience.envs.single:SingleEnv", kwargs={"game": game})

if find_spec("pettingzoo"):
    import pettingzoo

    for name, game in {"azul": "azul", "summer_pavilion": "summer-pavilion"}.items():
        pettingzoo.register("aec", f"faience/{name}-v0", "faience.envs.zoo:env", kwargs={"game": game})

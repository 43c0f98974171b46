"""Weights that explain who won: regression of the winner on the features of all seats."""

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]


def fit(features: Floats, shares: Floats, start: Floats, *, damping: float, steps: int = 8) -> Floats:
    """Weights under which seats win with the chance exp(prospects) among all; Newton's method, drawn towards `start`.

    features: position, seat, feature. shares: position, seat.
    """
    weights = start.copy()
    kinds = features.shape[2]
    for _ in range(steps):
        chances = softmax(features @ weights)
        gradient = np.einsum("ps,psf->f", shares - chances, features) - damping * (weights - start)
        mean = np.einsum("ps,psf->pf", chances, features)
        curvature = -mean.T @ mean + damping * np.eye(kinds)
        for seat in range(features.shape[1]):
            curvature += (features[:, seat] * chances[:, seat, None]).T @ features[:, seat]
        move = np.linalg.solve(curvature, gradient)
        weights += move
        if np.abs(move).max() < 1e-4:
            break
    return weights


def softmax(prospects: Floats) -> Floats:
    raised = np.exp(prospects - prospects.max(axis=1, keepdims=True))
    shares: Floats = raised / raised.sum(axis=1, keepdims=True)
    return shares


def surprise(features: Floats, shares: Floats, weights: Floats) -> float:
    """The mean surprise, in nats, at who won: the lower, the better the weights foretell it."""
    chances = softmax(features @ weights)
    return float(-(shares * np.log(chances + 1e-12)).sum(axis=1).mean())

"""Writing down features and details."""

from faience.rules.kernel import kernel


@kernel
def put(indices, amounts, count, index, amount):
    """One more; says how many there are now."""
    indices[count] = index
    amounts[count] = amount
    return count + 1

"""Small sets as the bits of an integer."""

from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic, overload

from faience.rules.kernel import kernel


def lowest_bit(bits: int) -> int:
    """The position of the lowest bit that is set; bits must not be zero."""
    return (int(bits) & -int(bits)).bit_length() - 1


@intrinsic
def _trailing_zeros(_typing: Any, bits: Any) -> Any:
    def emit(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), emit


@overload(lowest_bit, jit_options={"error_model": "numpy"})
def _lowest_bit(bits):
    return lambda bits: _trailing_zeros(bits)


@kernel
def is_single(bits):
    """Exactly one bit is set."""
    return bits != 0 and bits & (bits - 1) == 0


@kernel
def number_of(bits):
    """How many there are in a set: pairs of bits are added up, then pairs of pairs, and so on."""
    bits = bits - ((bits >> 1) & 0x5555555555555555)
    bits = (bits & 0x3333333333333333) + ((bits >> 2) & 0x3333333333333333)
    bits = (bits + (bits >> 4)) & 0x0F0F0F0F0F0F0F0F
    bits += bits >> 8
    bits += bits >> 16
    return (bits + (bits >> 32)) & 0x7F

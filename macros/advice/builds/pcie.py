"""PCIe: the bandwidth of a slot, as the standard defines it."""

from __future__ import annotations

# Transfers per second and lane in units of 10⁹, and the share of bits that carry data: PCI Express
# Base Specification, 128b/130b encoding from 3.0, flits of 242 bytes in 256 from 6.0.
_TRANSFERS_GT_S: dict[int, float] = {1: 2.5, 2: 5, 3: 8, 4: 16, 5: 32, 6: 64}
_SHARE_OF_DATA: dict[int, float] = {1: 8 / 10, 2: 8 / 10, 6: 242 / 256}
_USUAL_SHARE_OF_DATA = 128 / 130
BITS_PER_BYTE = 8


def slot_gb_s(generation: int, lanes: float) -> float:
    """Return what a slot carries in one direction, in GB/s, before the overhead of packets.

    Raises KeyError for a generation that the standard does not have yet.
    """
    share = _SHARE_OF_DATA.get(generation, _USUAL_SHARE_OF_DATA)
    return _TRANSFERS_GT_S[generation] * share * lanes / BITS_PER_BYTE

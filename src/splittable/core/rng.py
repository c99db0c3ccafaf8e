"""The random generator of simulations: sfc32 on 32-bit words, in the subset that Numba compiles.

The same seed gives the same numbers plain and compiled: every word stays below 2**32, so signed
64-bit arithmetic and Python's agree. `g` is a list of four words (compiled: an int64 array).
Real tables don't use this; they draw from the operating system.
"""

MASK = 0xFFFFFFFF


def start_stream(g: list[int], seed: int, stream: int) -> None:
    """Set `g` to stream number `stream` of a 64-bit seed; streams are independent of one another."""
    g[0] = seed & MASK
    g[1] = (seed >> 32) & MASK
    g[2] = stream & MASK
    g[3] = 1
    for _ in range(16):
        next_word(g)


def next_word(g: list[int]) -> int:
    a, b, c, count = g[0], g[1], g[2], g[3]
    word = (a + b + count) & MASK
    g[0] = b ^ (b >> 9)
    g[1] = (c + (c << 3)) & MASK
    g[2] = ((((c << 21) | (c >> 11)) & MASK) + word) & MASK
    g[3] = (count + 1) & MASK
    return word


def below(g: list[int], bound: int) -> int:
    """A number from 0 to bound - 1, all equally likely (rejection, Lemire 2019)."""
    product = next_word(g) * bound
    low = product & MASK
    if low < bound:
        threshold = (MASK + 1) % bound
        while low < threshold:
            product = next_word(g) * bound
            low = product & MASK
    return product >> 32


def pick_weighted(g: list[int], weights: list[int], count: int) -> int:
    """An index below `count`, with probability proportional to its weight."""
    total = 0
    for index in range(count):
        total += weights[index]
    rest = below(g, total)
    index = 0
    weight = weights[0]
    while rest >= weight:
        rest -= weight
        index += 1
        weight = weights[index]
    return index


def pick_bit(g: list[int], mask: int) -> int:
    """The position of one of the set bits, all equally likely."""
    count = 0
    rest = mask
    while rest:
        rest &= rest - 1
        count += 1
    rest = mask
    if count > 1:
        for _ in range(below(g, count)):
            rest &= rest - 1
    position = 0
    while not (rest >> position) & 1:
        position += 1
    return position

"""Synth: sounds as lists of samples between -1 and 1, from noise, sines and envelopes; mono, 32 kHz."""

from math import exp, pi, sin, tan

RATE = 32_000
Wave = list[float]


def count(seconds: float) -> int:
    """How many samples a time takes."""
    return round(seconds * RATE)


def noise(seconds: float, seed: int) -> Wave:
    """White noise from a generator of our own: the same at every run."""
    state, out = seed, []
    for _ in range(count(seconds)):
        state = (state * 1_103_515_245 + 12_345) & 0x7FFFFFFF
        out.append(((state >> 8) & 0xFFFF) / 32_767.5 - 1)
    return out


def band(wave: Wave, start: float, end: float, width: float = 0.7) -> Wave:
    """A band-pass whose middle moves from `start` to `end` hertz; `width` is the inverse of its Q.

    A state-variable filter in its trapezoidal form, which stays stable while it moves.
    """
    low = mid = 0.0
    out = []
    for n, sample in enumerate(wave):
        g = tan(pi * (start * (end / start) ** (n / len(wave))) / RATE)
        a = 1 / (1 + g * (g + width))
        v = sample - low
        band_now = a * (mid + g * v)
        low_now = low + g * band_now
        mid, low = 2 * band_now - mid, 2 * low_now - low
        out.append(band_now * width)
    return out


def decay(wave: Wave, half_life: float, attack: float = 0.002) -> Wave:
    """A quick rise and an exponential fall."""
    rise = max(1, count(attack))
    fall = 0.693 / (half_life * RATE)
    return [sample * min(1.0, n / rise) * exp(-n * fall) for n, sample in enumerate(wave)]


def swell(wave: Wave, peak: float) -> Wave:
    """Rises to its peak (a share of its length) and sinks to nothing."""
    top = max(1, round(len(wave) * peak))
    rest = max(1, len(wave) - top)
    return [s * (n / top if n < top else 1 - (n - top) / rest) ** 2 for n, s in enumerate(wave)]


def tone(pitch: float, seconds: float, partials: tuple[tuple[float, float, float], ...]) -> Wave:
    """A struck tone: partials (multiple of the pitch, loudness, half-life in seconds)."""
    out = [0.0] * count(seconds)
    for multiple, loudness, half_life in partials:
        turn, fall = 2 * pi * pitch * multiple / RATE, 0.693 / (half_life * RATE)
        for n in range(len(out)):
            out[n] += loudness * sin(turn * n) * exp(-n * fall)
    return [sample * min(1.0, n / 160) for n, sample in enumerate(out)]


def mixed(*parts: tuple[float, float, Wave]) -> Wave:
    """Parts (start in seconds, loudness, wave) laid over each other."""
    out = [0.0] * max(count(start) + len(wave) for start, _, wave in parts)
    for start, loudness, wave in parts:
        first = count(start)
        for n, sample in enumerate(wave):
            out[first + n] += loudness * sample
    return out


def finished(wave: Wave, peak: float) -> Wave:
    """Brought to a peak, with the last 12 milliseconds faded out."""
    loudest = max(abs(sample) for sample in wave) or 1.0
    tail = count(0.012)
    ends = len(wave)
    return [sample * peak / loudest * min(1.0, (ends - n) / tail) for n, sample in enumerate(wave)]

"""The processor's time of frames, from Chromium's trace: a clock counts a shared machine's neighbours too."""

import json
from bisect import bisect_right
from typing import Any

CATEGORIES = ["devtools.timeline", "blink.user_timing"]
DEEP = 4  # calls inside calls
MARK = "frame:"  # the probe marks the end of each frame with this and its number
LOOP = "loop:"  # and so are the pieces of fixed work that `frames` runs beside them


def processor_times(trace: bytes, mark: str = MARK) -> dict[int, float]:
    """Milliseconds of the main thread for each frame, by its number: all that the page's call did.

    A machine that is itself a guest counts what its host took away as well.
    """
    events: list[dict[str, Any]] = json.loads(trace)["traceEvents"]
    calls = sorted((e["ts"], e["ts"] + e["dur"], e["tdur"]) for e in events if _call(e))
    starts = [start for start, _, _ in calls]
    found: dict[int, float] = {}
    for event in events:
        if str(event.get("name", "")).startswith(mark):
            at = bisect_right(starts, event["ts"])
            near = calls[max(0, at - DEEP) : at]
            around = (taken for _, end, taken in near if event["ts"] <= end)
            found[int(event["name"].removeprefix(mark))] = max(around, default=0.0) / 1000
    return found


def _call(event: dict[str, Any]) -> bool:
    """Is it a whole call from the page's loop?"""
    return event.get("name") == "FunctionCall" and "tdur" in event

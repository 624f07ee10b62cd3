"""The program: find the host, make the App, then one frame and one await, again and again."""

import asyncio
import gc
import time
import traceback

from game.host.find import find_host

BUDGET = 0.010  # seconds after which a frame begins nothing more: what it has begun may take some more
IDLE = 0.003  # seconds: a shorter frame that showed nothing has time to look for rubbish
YOUNG, MANY = 700, 20_000  # new objects that are worth a look, and that have to be looked at in any case
LONGEST_STEP = 0.25  # seconds; after a pause (a hidden tab, a sleeping machine) motion must not leap


async def main() -> None:
    """Run the game until its window closes; an unhandled error is shown instead of a frozen picture."""
    host = find_host()
    try:
        from game.screen.app import App  # inside: a game that cannot be loaded is shown as an error too

        app = App(host, BUDGET)
        gc.collect()
        gc.freeze()  # what is there now stays: looking through it again would cost whole frames
        gc.set_threshold(MANY, 10, 10)
        shown = False
        before = time.perf_counter()
        while app.running:
            now = time.perf_counter()
            painted = app.frame(min(now - before, LONGEST_STEP))
            before = now
            if painted and not shown:
                shown = True
                host.first_frame()
            if not painted and time.perf_counter() - now < IDLE and gc.get_count()[0] > YOUNG:
                gc.collect(1)
            await host.frame()
    except Exception:
        host.fail(traceback.format_exc())


if __name__ == "__main__":
    asyncio.run(main())

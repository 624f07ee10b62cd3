"""Asks the scripts beside this file, which run the page's own code in Node."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).parent


def answer(script: str, asked: Any) -> Any:
    """What a script answers to a question, both in JSON. Skips the test where Node is not installed."""
    node = shutil.which("node")
    if node is None:
        pytest.skip("Node.js is not installed: the page's code cannot run outside a browser.")
    text = json.dumps(asked)
    done = subprocess.run(
        [node, str(HERE / script)], input=text, capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)

#!/usr/bin/env bash
# Prints the first Python found that is new enough. PYTHON=/path/to/python chooses another one.
set -euo pipefail

is_new_enough() {
    # Run it: a name on the PATH may be a launcher for a version that is not installed.
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
}

find_python() {
    local name
    for name in ${PYTHON:-python3.11 python3.12 python3.13 python3.14 python3 python}; do
        if is_new_enough "$name"; then
            command -v "$name"
            return
        fi
    done
    if [ -n "${PYTHON:-}" ]; then
        echo "PYTHON=$PYTHON is not a Python 3.11 or newer." >&2
    else
        cat >&2 <<'TEXT'
Eastwind needs Python 3.11 or newer, and none was found (looked for python3.11 to python3.14, python3, python).
Install one (Debian, Ubuntu: apt install python3.11 python3.11-venv; macOS: brew install python@3.11)
or name yours: make PYTHON=/path/to/python play
TEXT
    fi
    return 1
}

find_python

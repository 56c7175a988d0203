#!/usr/bin/env bash
# Makes .venv with the first Python found that is new enough. PYTHON=/path/to/python chooses another one.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

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

python=$(find_python)

# Debian keeps the part of the standard library that puts pip into an environment in a package of its own.
if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
    package=$("$python" -c 'import sys; print("python3.%d-venv" % sys.version_info.minor)')
    scripts/apt_install.sh "$package" || {
        echo "$python cannot make environments. Install its package '$package' and try again." >&2
        exit 1
    }
fi

echo "Making .venv with $("$python" --version) ($python)"
trap 'rm -rf .venv' ERR INT TERM # half an environment would look like a whole one next time
"$python" -m venv --clear .venv

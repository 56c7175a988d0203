#!/usr/bin/env bash
# Makes .venv with the first Python found that is new enough. PYTHON=/path/to/python chooses another one.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

python=$(scripts/find_python.sh)

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

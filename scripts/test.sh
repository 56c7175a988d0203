#!/usr/bin/env bash
# Compiles the engine and builds the page, runs the page's tests, then Python's; fails when any of it fails.
#   WORKERS=4 scripts/test.sh      processes that share the Python tests
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# The compiler keeps one core busy for a minute or two; the page is built and tested on the others meanwhile.
.venv/bin/eastwind warm &
compiling=$!
trap 'kill "$compiling" 2>/dev/null || true' EXIT
.venv/bin/python scripts/page.py build

failed=0
.venv/bin/python scripts/page.py test || failed=1
wait "$compiling"
trap - EXIT
.venv/bin/python -m pytest -n "${WORKERS:-2}" --dist worksteal || failed=1
exit $failed

#!/usr/bin/env bash
# Sets up what a game needs, the packages and the page side by side, and starts the server; arguments go to `eastwind play`.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

.venv/bin/python scripts/page.py build &
page=$!
trap 'kill "$page" 2>/dev/null || true' EXIT
.venv/bin/python scripts/packages.py runtime
wait "$page"
trap - EXIT
exec .venv/bin/eastwind play "$@"

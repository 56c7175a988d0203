#!/usr/bin/env bash
# Runs the page's tests, then Python's; fails when either fails, and still runs both.
#   WORKERS=4 scripts/test.sh      processes that share the Python tests
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

failed=0
.venv/bin/python scripts/page.py test || failed=1
.venv/bin/python -m pytest -n "${WORKERS:-2}" --dist worksteal || failed=1
exit $failed

#!/usr/bin/env bash
# Everything that can be said about the sources without running them; runs all of it and fails when any part fails.
# Python's part and the page's run side by side, as neither uses more than one core for long.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

said=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null || true; rm -rf "$said"' EXIT

check() {
    local what=$1
    shift
    echo "--- $what"
    "$@" || echo "$what" >>"$said/failed"
}

of_python() {
    check "ruff: lint" .venv/bin/ruff check
    check "ruff: format" .venv/bin/ruff format --check
    check "mypy" .venv/bin/mypy
    check "packages: declared" .venv/bin/deptry src
    # what only the package itself uses, and what only developers need, is no fault here
    check "packages: declared, for tests and scripts" .venv/bin/deptry --exclude static --ignore DEP002,DEP004 tests scripts
    check "wording" .venv/bin/python -m scripts.wording
    check "imports" .venv/bin/python -m pytest -q tests/test_imports.py
}

of_the_page() {
    check "page: types" .venv/bin/python scripts/page.py check
    check "page: lint" .venv/bin/python scripts/page.py lint
    check "page: format" .venv/bin/python scripts/page.py format:check
}

of_the_page >"$said/page" 2>&1 &
page=$!
of_python
wait "$page" || echo "page" >>"$said/failed"
cat "$said/page"

if [ -f "$said/failed" ]; then
    sed 's/^/not in order: /' "$said/failed"
    exit 1
fi
echo "all in order"

#!/usr/bin/env bash
# Everything that can be said about the sources without running them; runs all of it and fails when any part fails.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

failed=()
check() {
    local what=$1
    shift
    echo "--- $what"
    "$@" || failed+=("$what")
}

check "ruff: lint" .venv/bin/ruff check
check "ruff: format" .venv/bin/ruff format --check
check "mypy" .venv/bin/mypy
check "packages: declared" .venv/bin/deptry src
# what only the package itself uses, and what only developers need, is no fault here
check "packages: declared, for tests and scripts" .venv/bin/deptry --exclude static --ignore DEP002,DEP004 tests scripts
check "page: types" .venv/bin/python scripts/page.py check
check "page: lint" .venv/bin/python scripts/page.py lint
check "page: format" .venv/bin/python scripts/page.py format:check
check "docstrings" .venv/bin/python -m scripts.docstrings
check "imports" .venv/bin/python -m pytest -q tests/test_imports.py

if [ ${#failed[@]} -gt 0 ]; then
    printf 'not in order: %s\n' "${failed[@]}"
    exit 1
fi
echo "all in order"

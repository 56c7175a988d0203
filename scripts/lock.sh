#!/usr/bin/env bash
# Refreshes the lock files: the newest versions inside the ranges of pyproject.toml, and what the packages named in
# web/package.json need in turn. The locks hold versions and digests of files, never the addresses they came from.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# The oldest Python supported needs the most packages; a lock made with a newer one would lack some of them.
.venv/bin/python -c 'import sys; sys.exit(sys.version_info[:2] != (3, 11))' || {
    echo "The locks are made with Python 3.11: make clean-all, then make PYTHON=python3.11 lock." >&2
    exit 1
}

# The lock maker has an environment of its own: it wants pip and setuptools as packages, which have no place in a lock.
maker=$(mktemp -d)
trap 'rm -rf "$maker"' EXIT
.venv/bin/python -m venv "$maker"
"$maker/bin/pip" install --quiet --disable-pip-version-check pip-tools==7.6.2

export CUSTOM_COMPILE_COMMAND="make lock"
lock() {
    "$maker/bin/pip-compile" --quiet --upgrade --generate-hashes --strip-extras --annotation-style line \
        --no-emit-index-url --no-emit-find-links --no-emit-trusted-host --no-emit-options "$@"
}

# `make runtime` has all that the program itself can use; data frames are for notebooks, and larger than all of it.
lock --build-deps-for editable --extra server --extra parquet --output-file requirements/runtime.txt pyproject.toml
# `make play` has what it takes to play: the library for Parquet is a third of all.
lock --build-deps-for editable --extra server --constraint requirements/runtime.txt \
    --output-file requirements/play.txt pyproject.toml
lock --build-deps-for editable --extra server --extra parquet --extra frames --extra dev \
    --constraint requirements/runtime.txt --output-file requirements/dev.txt pyproject.toml
lock --output-file requirements/node.txt requirements/node.in
lock --output-file requirements/uv.txt requirements/uv.in
.venv/bin/python scripts/page.py lock

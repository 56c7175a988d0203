# Two commands are all one needs: `make play` and `make test`. The rest is for those who work on Eastwind; `make help` lists it.
# Every target sets up what it needs and skips what is already there.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help

# Packages come uncompiled: what Python compiles of them is kept, whatever the shell says, or every start would compile it anew.
unexport PYTHONDONTWRITEBYTECODE

BIN := .venv/bin
# For `make play`, `make bench`, `make attack`, `make chaos` and `make audit`: make play ARGS="--lan"
ARGS ?=

.PHONY: help
help:  ## list the commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# ---------------------------------------------------------------------------------------------------------------- commands

.PHONY: play
play:  ## set up and play: starts the server and prints its address
	@exec scripts/play.sh $(ARGS)

.PHONY: test
test: | $(BIN)/python  ## set up and run the tests, Python's and the page's
	@scripts/test.sh

.PHONY: test-rest
test-rest: | $(BIN)/python  ## tests that start or kill processes and databases, or go through all sights in all languages
	@scripts/test.sh rest

.PHONY: test-all
test-all: | $(BIN)/python  ## both
	@scripts/test.sh all

.PHONY: check
check: dev  ## lint, formatting, types of Python and of the page, direction of imports
	@scripts/check.sh

.PHONY: coverage
coverage: dev  ## how much of the engine its tests reach, run interpreted, and of the page; fails below the floors in scripts/measure_*coverage.py
	@failed=0; for which in measure_coverage measure_page_coverage; do $(BIN)/python scripts/$$which.py || failed=1; done; exit $$failed

.PHONY: coverage-page
coverage-page: | $(BIN)/python  ## how much of the page its unit tests reach; fails below the floors in scripts/measure_page_coverage.py
	@$(BIN)/python scripts/measure_page_coverage.py

.PHONY: proof
proof: dev warm  ## compare the engine with a second, slow way of computing, on very many hands; prints what was compared
	@$(BIN)/python -m pytest -m proof -p tests.proof.figures -n "$${WORKERS:-2}" --dist worksteal -q

.PHONY: attack
attack: dev warm  ## attack a real server from outside, theme by theme (tests/attack; ARGS="--store workers"); prints figures
	@$(BIN)/python -m tests.attack $(ARGS)

.PHONY: chaos
chaos: dev warm postgres valkey  ## kill servers and databases while people play, a thousand times; prints what was lost, and how long it took
	@$(BIN)/python -m tests.chaos $(ARGS)

.PHONY: bench
bench: runtime warm  ## measure the engine, each number beside its target
	@$(BIN)/eastwind bench $(ARGS)

.PHONY: changelog
changelog: dev  ## show the changelog with the fragments of changes/
	@$(BIN)/towncrier build --draft --version next

# Not of the continuous integration: what is known of a package changes without a change here.
.PHONY: audit
audit: | $(BIN)/python  ## ask for known weaknesses in the locked packages, of Python and of the page
	@$(BIN)/python scripts/audit.py $(ARGS)

.PHONY: dist
dist: dev page  ## build dist/eastwind-….whl, the page inside
	@rm -rf dist
	$(BIN)/python -m build --wheel --no-isolation --outdir dist

.PHONY: format
format: dev  ## put the sources of Python and of the page into their one form
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(BIN)/python scripts/page.py format

.PHONY: types
types: dev  ## write web/src/wire/generated.ts anew from the server's messages
	$(BIN)/python -m scripts.generate_types

.PHONY: picture
picture: dev  ## draw docs/imports-*.svg anew: what stands on what, and how often it imports it
	@$(BIN)/python -m scripts.imports_picture

.PHONY: lock
lock: | $(BIN)/python  ## refresh the lock files of Python and of the page
	scripts/lock.sh

.PHONY: clean
clean:  ## remove what was built, keep the environment and the page's packages
	rm -rf dist src/eastwind/server/static .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests scripts -name __pycache__ -type d -prune -exec rm -rf {} +

.PHONY: clean-all
clean-all: clean  ## remove the environment and the page's packages too
	rm -rf .venv web/node_modules

# ------------------------------------------------------------------------------------------------------------------- parts

$(BIN)/python:
	@scripts/make_venv.sh

.PHONY: runtime
runtime: | $(BIN)/python
	@$(BIN)/python scripts/packages.py runtime

.PHONY: dev
dev: | $(BIN)/python
	@$(BIN)/python scripts/packages.py dev

.PHONY: page
page: | $(BIN)/python
	@$(BIN)/python scripts/page.py build

.PHONY: browser
browser: dev
	@scripts/install_browser.sh

.PHONY: postgres
postgres:
	@scripts/install_postgres.sh

.PHONY: valkey
valkey:
	@scripts/install_valkey.sh

# Compiles the engine for this machine, so that nobody waits for the compiler in a game; says so when there is work to do.
.PHONY: warm
warm: | $(BIN)/python
	@$(BIN)/eastwind warm

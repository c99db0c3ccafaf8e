# Everything is set up in this folder: .tools holds uv, .venv the project. Nothing global is touched.
PYTHON ?= python3
UV := .tools/bin/uv
RUN := .venv/bin
export UV_PYTHON_DOWNLOADS := never
CLIENT := src/splittable/server/static/index.html
CLIENT_SOURCES := $(shell find web -name node_modules -prune -o -type f -print; find src/splittable -name "*.ftl")
# Compile the packages once, here, rather than at each start.
export UV_COMPILE_BYTECODE := 1

.PHONY: help play terminal docs web web-types words words-types words-missing screens test check faults simulate recipes bench bench-peers bench-page bench-server bench-load lint lint-python lint-web lint-and-test-web test-web compile-games clean
.DEFAULT_GOAL := help

help:
	@echo "make play          play in the browser (make terminal: in the terminal)"
	@echo "make test          every test"
	@echo "make check         linters, types, and the fast tests of rules and core"
	@echo "make faults        play through two nodes while they are killed, cut off and restarted"
	@echo "make simulate      run the server through 100,000 seeds of simulated faults (SEEDS=, START=)"
	@echo "make docs          build the documentation as a website, with search and API reference, in site/"
	@echo "make recipes       install other libraries and run the examples for them"
	@echo "make bench         measure speed"
	@echo "make bench-peers   measure speed beside other libraries"
	@echo "make bench-server  measure the server beside boardgame.io"
	@echo "make bench-load    measure idle sockets, many tables, and a database that has grown"
	@echo "make bench-page    measure clicks and scenes on a slowed-down page"
	@echo "make screens       draw the pictures in docs/pictures, and every board at five sizes in screens"
	@echo "make words         write all sentences of each language to docs/words-*.html"
	@echo "make words-missing LANGUAGE=it   list what a language still lacks"

$(UV):
	@$(PYTHON) -c 'import sys; sys.exit("Splittable needs Python 3.11 or newer; try: make PYTHON=python3.12" if sys.version_info < (3, 11) else 0)'
	@echo "Setting up uv in .tools …"
	@$(PYTHON) -m venv .tools
	@.tools/bin/python -m pip install --quiet --disable-pip-version-check uv==0.13.7

.venv/ready-to-play: pyproject.toml uv.lock | $(UV)
	@echo "Installing what the game needs into .venv …"
	@$(UV) sync --python $(PYTHON) --frozen --inexact --no-dev --extra server --extra fast --extra pictures
	@touch $@

.venv/ready-to-develop: pyproject.toml uv.lock | $(UV)
	@echo "Installing what development needs into .venv …"
	@$(UV) sync --python $(PYTHON) --frozen --all-extras --group docs
	@touch $@

web/node_modules/ready: web/package.json web/package-lock.json
	@command -v npm > /dev/null || { echo "The web client is built with Node 20 or newer: install it from your system or https://nodejs.org"; exit 1; }
	@echo "Installing what the web client is built with into web/node_modules …"
	@cd web && npm ci --silent
	@touch $@

$(CLIENT): $(CLIENT_SOURCES) | web/node_modules/ready
	@echo "Building the web client …"
	@cd web && npm run --silent build

web: $(CLIENT)

web-types: .venv/ready-to-develop
	$(RUN)/python -m tools.views
	$(RUN)/python -m splittable.server.schema | node web/scripts/types.mjs

docs: .venv/ready-to-develop
	@$(RUN)/python -m tools.site

words: .venv/ready-to-develop
	@$(RUN)/python -m tools.words pages

words-types: .venv/ready-to-develop
	@$(RUN)/python -m tools.words types

words-missing: .venv/ready-to-develop
	@$(RUN)/python -m tools.words missing $(LANGUAGE)

play: .venv/ready-to-play $(CLIENT)
	@$(RUN)/splittable serve --browser --log-level warning

terminal: .venv/ready-to-play
	@$(RUN)/splittable play

screens: .venv/ready-to-develop $(CLIENT)
	$(RUN)/python -m tests.browser.screens

lint-web: .venv/ready-to-develop web/node_modules/ready
	cd web && npm run --silent check
	$(RUN)/python -m tools.views --check
	$(RUN)/python -m splittable.server.schema | node web/scripts/types.mjs --check

lint-python: .venv/ready-to-develop
	$(RUN)/ruff check .
	$(RUN)/ruff format --check .
	$(RUN)/mypy
	$(RUN)/lint-imports
	$(RUN)/python -m tools.words check
	$(RUN)/python -m tools.words types --check

test-web: web/node_modules/ready
	cd web && npm run --silent test

TWO_AT_ONCE := $(MAKE) --no-print-directory --jobs 2 --output-sync

lint: .venv/ready-to-develop web/node_modules/ready
	@$(TWO_AT_ONCE) lint-python lint-web

lint-and-test-web: .venv/ready-to-develop web/node_modules/ready
	@$(TWO_AT_ONCE) lint-python lint-web test-web

compile-games: .venv/ready-to-develop
	$(RUN)/python -m tests.compile_all

# One more than the cores of a small machine: many tests wait for a server, a browser or a compiler.
WORKERS ?= 3
BROWSERS ?= 4
TESTS := $(RUN)/pytest -n $(WORKERS) --dist worksteal

check: lint-and-test-web
	SPLITTABLE_TESTS=quick $(TESTS) -m "not slow and not user"

# Rules and core are covered by their own tests; what uses them is tested without the cost of measuring that. Playwright leaves
# a running event loop in its process, where the server's tests can't start theirs: browser tests have a run of their own.
# What fails there on a busy machine is run once more, alone: a real failure fails again.
test: .venv/ready-to-develop web/node_modules/ready $(CLIENT)
	@$(TWO_AT_ONCE) lint-python lint-web test-web compile-games
	SPLITTABLE_TESTS=quick $(TESTS) -m "not slow and not user" --cov
	$(TESTS) -m "slow or property or user" --ignore=tests/browser
	$(RUN)/pytest -n $(BROWSERS) --dist worksteal tests/browser -r s || $(RUN)/pytest -n 1 tests/browser --last-failed --last-failed-no-failures none -r s

# Twenty kills, twenty partitions and twenty restarts in turn; prints what was lost (nothing) and how long people waited.
faults: .venv/ready-to-develop
	SPLITTABLE_FAULTS=20 $(RUN)/pytest tests/server/test_nodes.py -n 0 -s -q -p no:logging

SEEDS ?= 100000
START ?= 0
simulate: .venv/ready-to-develop
	$(RUN)/python -m tests.simulation --seeds $(SEEDS) --start $(START)

# The examples for other libraries, in an environment of their own: PyTorch takes gigabytes. PufferLib asks for a NumPy that is
# too old for Numba, but runs with ours; its later releases download more while they build.
recipes: | $(UV)
	UV_PROJECT_ENVIRONMENT=.recipes $(UV) sync --python $(PYTHON) --frozen --all-extras --group recipes
	$(UV) pip install --quiet --python .recipes cython==3.2.1 setuptools==80.9.0
	$(UV) pip install --quiet --python .recipes --no-deps --no-build-isolation gym==0.26.2 gym-notices==0.1.0 pufferlib==1.0.1
	.recipes/bin/pytest tests/adapters/test_recipes.py -r s

bench: .venv/ready-to-develop
	$(RUN)/splittable bench

bench-peers: .venv/ready-to-develop
	$(RUN)/python -m tools.bench_peers

bench-page: .venv/ready-to-develop $(CLIENT)
	$(RUN)/python -m tools.bench_page

bench-server: .venv/ready-to-develop
	$(RUN)/python tools/bench_server.py

bench-load: .venv/ready-to-develop
	$(RUN)/python -m tools.bench_load

clean:
	rm -rf .tools .venv .peers .recipes screens site .coverage* .mypy_cache .pytest_cache .ruff_cache .hypothesis dist web/node_modules src/splittable/server/static

# Everything is set up in this folder: .tools holds uv, .venv the project. Nothing global is touched.
PYTHON ?= python3
UV := .tools/bin/uv
RUN := .venv/bin
export UV_PYTHON_DOWNLOADS := never
# Compile the packages once, here, rather than at each start.
export UV_COMPILE_BYTECODE := 1

.PHONY: help play test check bench lint clean
.DEFAULT_GOAL := help

help:
	@echo "make play    play in the terminal against bots"
	@echo "make test    every test"
	@echo "make check   linters, types and the fast tests"
	@echo "make bench   measure speed"

$(UV):
	@$(PYTHON) -c 'import sys; sys.exit("Splittable needs Python 3.11 or newer; try: make PYTHON=python3.12" if sys.version_info < (3, 11) else 0)'
	@echo "Setting up uv in .tools …"
	@$(PYTHON) -m venv .tools
	@.tools/bin/python -m pip install --quiet --disable-pip-version-check uv==0.13.7

.venv/ready-to-play: pyproject.toml uv.lock | $(UV)
	@echo "Installing what the game needs into .venv …"
	@$(UV) sync --python $(PYTHON) --frozen --inexact --no-dev
	@touch $@

.venv/ready-to-develop: pyproject.toml uv.lock | $(UV)
	@echo "Installing what development needs into .venv …"
	@$(UV) sync --python $(PYTHON) --frozen --all-extras
	@touch $@

play: .venv/ready-to-play
	@$(RUN)/splittable play

lint: .venv/ready-to-develop
	$(RUN)/ruff check .
	$(RUN)/ruff format --check .
	$(RUN)/mypy
	$(RUN)/lint-imports

check: lint
	SPLITTABLE_TESTS=quick $(RUN)/pytest -n 2 -m "not slow"

test: lint
	SPLITTABLE_TESTS=quick $(RUN)/pytest -n 2 -m "not slow" --cov
	$(RUN)/pytest -n 2 -m "slow or property"

bench: .venv/ready-to-develop
	$(RUN)/splittable bench

clean:
	rm -rf .tools .venv .coverage* .mypy_cache .pytest_cache .ruff_cache .hypothesis dist

# Every target sets up .venv by itself; all it needs is make and Python 3.11 or newer.
# Another interpreter: make PYTHON=/path/to/python3.12 test

PYTHON ?= $(shell for python in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$python && break; done)
VENV := .venv
BIN := $(VENV)/bin
PACKAGES := domain projections infra api hourglass
TYPED := $(PACKAGES) tests/bench
# On two cores one of three workers usually waits for a server or a browser.
PYTEST := $(BIN)/pytest -q -n 3 --dist worksteal

export PIP_DISABLE_PIP_VERSION_CHECK := 1
# The tests start hundreds of processes. Each would compile the whole project anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help run demo cluster cluster-nats test rules compiled interpreted mutants check format soak bench golden keep-packs rule-index balance documents docs shots clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' Makefile

run: $(VENV)/ready ## start the service on 127.0.0.1:8000 (see docs/settings.md)
	@exec $(BIN)/hourglass serve

demo: $(VENV)/ready ## watch bots play a whole game over HTTP, then check its dice
	@exec $(BIN)/hourglass demo

cluster: $(VENV)/ready-dev ## start two nodes on PostgreSQL and Redis servers from PyPI
	@exec $(BIN)/python -m tests.cluster

cluster-nats: $(VENV)/ready-dev ## start two nodes on three NATS servers and a Redis server from PyPI
	@exec $(BIN)/python -m tests.cluster nats

test: $(VENV)/ready-dev ## run every test
	@HOURGLASS_INTERPRETED=1 $(PYTEST)

rules: $(VENV)/ready-dev ## run the tests of the rules and of what is shown of them
	@$(PYTEST) tests/domain tests/projections

compiled: $(VENV)/ready-dev ## compile rules and boards into .venv, for speed alone; needs a C compiler
	@$(BIN)/python -c 'import setuptools' 2>/dev/null || $(BIN)/python -m pip install --quiet 'mypy[mypyc]'
	@exec $(BIN)/python -m tests.compiled

interpreted: $(VENV)/ready-dev ## take the compiled modules out of .venv again
	@exec $(BIN)/python -m tests.compiled --remove

mutants: $(VENV)/ready-dev ## change a module in one place after another, and print what no test notices: MODULE=path
	@HOURGLASS_INTERPRETED=1 exec $(BIN)/python -m tests.mutants $(MODULE) $(if $(TESTS),--tests $(TESTS))

check: $(VENV)/ready-dev ## check format, style, types and layers
	@$(BIN)/ruff format --check --quiet .
	@$(BIN)/ruff check --quiet .
	@$(BIN)/mypy --strict $(TYPED)
	@$(BIN)/lint-imports --no-logo

format: $(VENV)/ready-dev ## format the code and mend what ruff can mend
	@$(BIN)/ruff check --quiet --fix . || true
	@$(BIN)/ruff format --quiet .

soak: $(VENV)/ready-dev ## run the tests that take minutes
	@$(PYTEST) -m soak -o faulthandler_timeout=0

bench: $(VENV)/ready-bench ## measure the service against its limits; writes build/bench.json
	@exec $(BIN)/python -m tests.bench

golden: $(VENV)/ready-dev ## rewrite the golden games; read the diff as a change of the rules
	@$(BIN)/python -m tests.golden
	@$(BIN)/python -m tests.golden.campaigns

keep-packs: $(VENV)/ready-dev ## keep the packs as they ship now, so that logs can name them for ever
	@$(BIN)/python -m tests.released_packs

rule-index: $(VENV)/ready-dev ## rewrite the index of rules in each game's README
	@$(BIN)/python -m tests.rule_index

balance: $(VENV)/ready ## play every scenario with bots and rewrite docs/balance.md; takes minutes
	@$(BIN)/python -m api.balance_document

documents: $(VENV)/ready ## rewrite the documents of the routes and of the feed in docs/
	@$(BIN)/python -m api.documents

shots: $(VENV)/ready-dev ## write pictures of the pages to build/shots; needs Chromium
	@$(BIN)/python -m tests.shots

docs: $(VENV)/ready-docs ## build the documentation as a site in build/site
	@$(BIN)/mkdocs build --strict
	@echo "Open build/site/index.html"

clean: ## remove .venv and everything that was built
	@rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

# A virtual environment that was left half made is made anew. uv takes a seventh of the time, but does not read
# pip's settings: where it finds no packages, pip does.
define install
	@test -n "$(PYTHON)" || { echo "Hourglass needs Python 3.11 or newer: make PYTHON=/path/to/python" >&2; exit 1; }
	@echo "Setting up $(VENV) ..."
	@$(BIN)/python -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear $(VENV)
	@$(BIN)/python -m pip install --quiet --only-binary uv uv && \
		$(BIN)/uv pip install --quiet --python $(BIN)/python --editable '.$(1)' || \
		$(BIN)/python -m pip install --quiet --editable '.$(1)'
	@touch $(VENV)/ready $@
endef

$(VENV)/ready: pyproject.toml
	$(call install)

$(VENV)/ready-%: pyproject.toml
	$(call install,[$*])

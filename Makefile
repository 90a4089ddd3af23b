# Two commands do all the set-up on a fresh machine with python3 and make:
#   make play    the table in the browser; `make play ARGS="--lan"` passes arguments on
#   make test    lint, types and all tests
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PYTEST := $(BIN)/pytest -n 2 --dist worksteal
# Long walks through the games, which coverage would make three times as slow and which reach nothing new.
WALKS := $(patsubst %,tests/games/test_%.py,hidden perft reference)
MEASURED := tests/core tests/rules tests/records tests/match $(filter-out $(WALKS),$(wildcard tests/games/test_*.py))
SLOW := tests/agents tests/browser tests/docs tests/figures tests/kernels tests/lab

.PHONY: play terminal test lint types page page-tests tests bench bench-strength train balance soak mutation faults fuzz audit lock pictures clean

play: page
	@$(BIN)/skirmish serve $(ARGS)

# The same games without a browser; `make terminal ARGS="hill218 --lang it"` passes arguments on.
terminal: $(VENV)/.play
	@SKIRMISH_COMMAND='make terminal ARGS="%"' $(BIN)/skirmish play $(ARGS)

test: lint types page-tests tests

lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/codespell src docs tests web scripts benchmarks *.md
	$(BIN)/python scripts/check_prose.py
	$(BIN)/python scripts/build_page.py run --silent lint

types: $(VENV)/.dev
	$(BIN)/mypy

# The page's own types and tests.
page-tests: $(VENV)/.dev page
	$(BIN)/python scripts/build_page.py run --silent check
	$(BIN)/python scripts/build_page.py test --silent

# Two runs: the tests that must cover every branch of core, the games' rules, records and match (pyproject.toml,
# tool.coverage), and all others without that burden. With ARGS: these tests only, nothing measured.
tests: $(VENV)/.dev page $(VENV)/.browser
ifdef ARGS
	$(PYTEST) $(ARGS)
else
	$(PYTEST) --cov --cov-report= $(MEASURED)
	$(BIN)/coverage report
	@$(BIN)/python -m skirmish.agents # compile the kernels once, not in each worker
	$(PYTEST) $(MEASURED:%=--ignore=%)
endif

bench: $(VENV)/.dev
	$(BIN)/python -m benchmarks $(ARGS)

# Hours of games at a second a move; what was played stays played, so it may be cut short and go on.
bench-strength: $(VENV)/.dev
	$(BIN)/python -m benchmarks.strength $(ARGS)

# Networks for the searches by self-play (docs/training.md).
train: $(VENV)/.dev
	$(BIN)/python -m skirmish.training $(GAME) $(ARGS)

# Thousands of games; docs/balance.md and its pictures are made from them.
balance: $(VENV)/.dev
	$(BIN)/python scripts/study_balance.py $(ARGS)

# Clients play while the network, the disk, the clock and the processes fail (docs/faults.md).
FAULTS ?= --faults 10000 --seed 1
faults: $(VENV)/.dev
	$(BIN)/python -m tests.server.faults $(FAULTS)

# A million mutated inputs (docs/threat-model.md); a failure names the command that tries it again.
fuzz: $(VENV)/.dev
	$(BIN)/python -m tests.fuzz $(ARGS)

# Known vulnerabilities of what the locks name; needs a network, and says so where there is none.
audit: $(VENV)/.dev
	$(BIN)/python scripts/audit_dependencies.py

# Hours: mutated rules, faults, mutated inputs, millions of decisions, a wheel installed from the registry, and other Python versions.
soak: mutation faults fuzz
	SKIRMISH_SOAK=1 $(PYTEST) tests/games tests/kernels tests/packaging --timeout=36000
	scripts/try-pythons $(SLOW:%=--ignore=%)

mutation: $(VENV)/.dev
	$(BIN)/python -m benchmarks.mutation

pictures: $(VENV)/.play
	$(BIN)/python scripts/draw_pictures.py

# Locks carry hashes and no addresses. Only this needs uv.
lock:
	uv export --quiet --no-dev --group build --no-emit-project --no-header --format requirements-txt -o requirements.lock
	uv export --quiet --no-emit-project --no-header --format requirements-txt -o requirements-dev.lock

# The locks are complete, so pip need not look for more: they leave out packages that are asked for but never
# used (pyproject.toml, tool.uv).
$(VENV)/.play: requirements.lock pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --no-deps -r requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.dev: requirements-dev.lock $(VENV)/.play
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --no-deps -r requirements-dev.lock
	@touch $@

# What a browser shows; built again when a source is newer.
page: $(VENV)/.play
	@$(BIN)/python scripts/build_page.py

# The browser tests play in Chromium: the system's, or one that is fetched.
$(VENV)/.browser: | $(BIN)/python
	@scripts/make-chromium
	@touch $@

$(BIN)/python:
	@scripts/make-venv $(PYTHON) $(VENV)

clean:
	rm -rf $(VENV) .coverage* .hypothesis .mypy_cache .pytest_cache .ruff_cache mutants build dist web/node_modules src/skirmish/server/page

# Two commands do all the set-up on a fresh machine with python3 and make:
#   make play    the table in the browser; `make play ARGS="--lan"` passes arguments on
#   make test    lint, types and all tests
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Four workers for two cores: many tests wait for a clock, a socket or a browser.
PYTEST := $(BIN)/pytest -n 4 --dist worksteal
# Long walks through the games, which coverage would make three times as slow and which reach nothing new.
WALKS := $(patsubst %,tests/games/test_%.py,hidden perft reference)
MEASURED := tests/core tests/rules tests/records tests/match $(filter-out $(WALKS),$(wildcard tests/games/test_*.py))
# Clusters of processes: `make soak` has them.
CLUSTERS := tests/browser/test_nodes.py tests/lab/test_cluster.py tests/lab/test_machines.py
LEFT_OUT := $(MEASURED) $(CLUSTERS)
SLOW := tests/agents tests/browser tests/docs tests/figures tests/kernels tests/lab

# Containers often forbid Python to keep what it compiles. The tests start hundreds of processes that import the same.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play terminal test lint types page page-tests tests measured others kernels screens firefox bench bench-strength train balance soak mutation faults fuzz audit lock pictures clean

play: page
	@$(BIN)/skirmish serve $(ARGS)

# The same games without a browser; `make terminal ARGS="hill218 --lang it"` passes arguments on.
terminal: $(VENV)/.play
	@SKIRMISH_COMMAND='make terminal ARGS="%"' $(BIN)/skirmish play $(ARGS)

# What keeps one core busy runs two at a time, what is installed and compiled on the way included; then the other tests.
# Each target's output is shown when it ends, where make can do that (GNU make 4).
test:
	@$(MAKE) --no-print-directory --jobs=2 $(if $(filter output-sync,$(.FEATURES)),--output-sync) \
		measured lint types page-tests kernels $(VENV)/.browser $(VENV)/.deploy-tools
	@$(MAKE) --no-print-directory others

# After the page, because both install its packages.
lint: $(VENV)/.dev page
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
ifdef ARGS
tests: $(VENV)/.dev page $(VENV)/.browser $(VENV)/.deploy-tools
	$(PYTEST) $(ARGS)
else
tests: measured others
endif

measured: $(VENV)/.dev
	$(BIN)/pytest --cov --cov-report= $(MEASURED)
	$(BIN)/coverage report

# What fails beside others is tried once more by itself, and must pass then (docs/decisions/0041-a-second-try-alone.md).
others: $(VENV)/.dev page kernels $(VENV)/.browser $(VENV)/.deploy-tools
	$(PYTEST) $(LEFT_OUT:%=--ignore=%) || \
		{ echo "A second try, alone:"; $(BIN)/pytest --last-failed --last-failed-no-failures=none --maxfail=1 $(LEFT_OUT:%=--ignore=%); }

# Compiled once, not in each test process.
kernels: $(VENV)/.play
	@$(BIN)/python -m skirmish.agents

# Every page at six sizes, light and dark: build/browser/LANGUAGE. `make screens ARGS="-k de"` is German only.
screens: $(VENV)/.dev page $(VENV)/.browser
	SKIRMISH_PICTURES=all $(BIN)/pytest --timeout=3600 tests/browser/test_pages.py $(ARGS)

# Whole games in Firefox (docs/decisions/0028-firefox-over-bidi.md). Pictures: build/firefox.
firefox: $(VENV)/.dev page
	@scripts/make-browser firefox
	SKIRMISH_BROWSER=firefox $(BIN)/pytest tests/browser/test_games.py $(ARGS)

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

# Hours: mutated rules, faults, mutated inputs, games in Firefox, millions of decisions, a wheel installed from the registry, and other Python versions.
soak: mutation faults fuzz firefox
	$(BIN)/python -m tests.server.faults --nodes 3
	$(BIN)/python -m tests.server.faults --nodes 3 --nginx
	SKIRMISH_SOAK=1 $(PYTEST) tests/deploy tests/games tests/kernels $(CLUSTERS) tests/packaging tests/server/test_kill.py --timeout=36000
	scripts/try-pythons $(SLOW:%=--ignore=%)
	scripts/try-torch

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
	@scripts/make-browser
	@touch $@

# The recipes in deploy/ are tried with the system's nginx, Caddy and systemd-analyze.
$(VENV)/.deploy-tools: $(VENV)/.browser
	@scripts/make-deploy-tools
	@touch $@

$(BIN)/python:
	@scripts/make-venv $(PYTHON) $(VENV)

clean:
	rm -rf $(VENV) .coverage* .hypothesis .mypy_cache .pytest_cache .ruff_cache mutants build dist web/node_modules src/skirmish/server/page

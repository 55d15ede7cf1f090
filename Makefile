# One command each. Every target sets up what it needs; the second time there is nothing to set up.
py := .venv/bin/python
language ?= en
base ?= main
timed := tests/built/test_gates_lighthouse.py
checks := check-data check-prose lint types unit
# Makes each target, whatever becomes of those before it, and says at the end which failed.
each = failed=; for step in $(1); do $(MAKE) --no-print-directory $$step || failed="$$failed $$step"; \
	done; [ -z "$$failed" ] || { echo "Failed:$$failed" >&2; exit 1; }
.NOTPARALLEL:
.PHONY: help site test test-nightly serve screenshots check check-data check-prose lint types unit lock
.PHONY: advice-changes bench coverage clean clean-all built unit-nightly built-nightly timed mutations
export NO_MKDOCS_2_WARNING := 1

help:  ## show these lines
	@sed -n 's/^\([a-z-]*\):.*##/\1\t/p' $(MAKEFILE_LIST) | expand -t 14

site: set-up-site  ## build the whole site into site/
	$(py) scripts/build_site.py

test: set-up-test  ## all checks and tests, the browser's among them, but what only the night takes
	@$(call each,$(checks) built)

built: set-up-test  ## only the tests of the built site, most of them in a browser
	$(py) -m pytest -n auto --maxprocesses 4 --dist loadfile -m "browser or site"

test-nightly: set-up-test  ## all tests at their longest, in every language, Lighthouse's times, mutations (two hours)
	@$(call each,unit-nightly built-nightly timed mutations)

unit-nightly: set-up-test  # what strangers write 10,000 times, among others
	$(py) -m pytest -n auto -m "not browser and not site" --nightly

built-nightly: set-up-test
	$(py) -m pytest -n auto --maxprocesses 4 --dist loadfile -m "browser or site" --nightly --ignore $(timed)

timed: set-up-test  # alone, as it takes times
	$(py) -m pytest $(timed) --nightly

mutations: set-up-test
	$(py) scripts/mutate.py

serve: set-up-site  ## live preview of one language: make serve language=ja
	$(py) scripts/preview.py --language $(language)

screenshots: set-up-test  ## every kind of page, language, width and scheme into screenshots/
	$(py) scripts/take_screenshots.py

check: set-up-check  ## the quick checks (about a minute): data, pages, lint, types, unit tests
	@$(call each,$(checks))

advice-changes: set-up-check  ## what your changes of data/ do, in words (base=main: against what; language=ja)
	$(py) scripts/explain_change.py $(base) --language $(language)

bench: set-up-site  ## the build and edits in a preview as ratios (against=CHECKOUT: in turn with it)
	$(py) scripts/bench_build.py --preview $(if $(against),--against $(against))

check-data: set-up-check  ## only the data files
	$(py) scripts/check_data.py

check-prose: set-up-check  ## only the pages of docs/
	$(py) scripts/check_prose.py

lint: set-up-check  ## only ruff, and zizmor for the workflows
	$(py) -m ruff check
	$(py) -m ruff format --check
	.venv/bin/zizmor --offline --no-progress --quiet .github

types: set-up-check  ## only mypy
	$(py) -m mypy

unit: set-up-check  ## only the tests that need neither a built site nor a browser
	$(py) -m pytest -n auto -m "not browser and not site"

coverage: set-up-check  ## branches of macros/ that the quick tests take; at least fail_under in pyproject.toml
	rm -rf .cache/coverage && mkdir -p .cache/coverage
	$(py) -m coverage run -m pytest -q -n auto -m "not browser and not site"
	$(py) -m coverage combine --quiet
	$(py) -m coverage report
	@floor=$$(sed -n 's/^fail_under = \([0-9]*\).*/\1/p' pyproject.toml); \
	share=$$($(py) -m coverage report --format=total); [ $${share%.*} -le $$floor ] || \
	echo "Coverage is $$share %: raise fail_under in pyproject.toml from $$floor, so that it stays"

lock:  ## make the lock files again after a change of requirements*.in (needs uv)
	uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-emit-find-links --no-header -o requirements.lock requirements.in
	uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-emit-find-links --no-header -o requirements-test.lock -c requirements.lock requirements-test.in

clean:  ## remove the built site and all caches
	rm -rf site site.* screenshots .cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -not -path './.venv/*' -not -path './node_modules/*' -prune -exec rm -rf {} +

clean-all: clean  ## remove what set-up installed as well
	rm -rf .venv node_modules

set-up-%:
	@sh scripts/set_up.sh $*

#!/bin/sh
# Gets everything one task needs, once: scripts/set_up.sh site|check|test
#   site   what builds the site: .venv, and the small Plotly bundle where npm is present
#   check  the same and the linters, type checker and test runner
#   test   the same and Chromium, Node.js with what npm installs for the tests, and Java
# A second run finds its stamps in .venv and node_modules, prints nothing and installs nothing.
set -eu
cd "$(dirname "$0")/.."

say() { printf '%s\n' "$*" >&2; }
fail() { say "set-up: $*"; exit 1; }
have() { command -v "$1" >/dev/null 2>&1; }

sha256() { if have sha256sum; then sha256sum; else shasum -a 256; fi; }
# The hash of the named files and of the Python in .venv. A change of either is a new set-up.
key_of() { { cat "$@"; .venv/bin/python -V; } 2>/dev/null | sha256; }
stamped() { [ -x .venv/bin/python ] && [ "$(cat ".venv/$1.stamp" 2>/dev/null)" = "$2" ]; }

# --- Debian packages ---------------------------------------------------------------------------

# Installs the named packages where we may; false where we may not or it failed.
debian_install() {
    [ "$(id -u)" = 0 ] && have apt-get || return 1
    say "set-up: installing the Debian packages $*"
    apt-get -qq update >/dev/null || return 1
    DEBIAN_FRONTEND=noninteractive \
        apt-get -qq install --yes --no-install-recommends "$@" >/dev/null
}

# --- Python ------------------------------------------------------------------------------------

recent_enough() {
    have "$1" && "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
}

find_python() {
    for candidate in ${PYTHON:-} python3 python3.14 python3.13 python3.12 python3.11; do
        if recent_enough "$candidate"; then echo "$candidate"; return; fi
    done
    fail "Python 3.11 or newer is needed. Debian and Ubuntu: apt-get install python3 python3-venv." \
        "If it has another name, say which: PYTHON=/path/to/python make site"
}

need_venv_module() {
    if "$1" -c 'import ensurepip, venv' 2>/dev/null; then return; fi
    package=$("$1" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')
    if debian_install "$package"; then return; fi
    fail "$1 has no venv module. Install it as root: apt-get install $package"
}

create_venv() {
    # Emptying a link would empty what it leads to, another checkout's packages.
    [ ! -L .venv ] || fail ".venv is a link. Remove it, so that this checkout gets its own: rm .venv"
    python=$(find_python)
    need_venv_module "$python"
    "$python" -m venv --clear .venv || fail "$python could not create .venv"
}

install_packages() {
    say "set-up: installing $1 into .venv"
    .venv/bin/python -m pip install --quiet --disable-pip-version-check --no-input \
        --require-hashes --only-binary=:all: --requirement "$1" ||
        fail "pip could not install $1 (see above). Is the network there?"
}

site_is_set_up() { stamped site "$(key_of requirements.lock)"; }
check_is_set_up() { site_is_set_up && stamped check "$(key_of requirements-test.lock)"; }

set_up_site() {
    if site_is_set_up; then return; fi
    create_venv
    install_packages requirements.lock
    key_of requirements.lock >.venv/site.stamp
}

set_up_check() {
    set_up_site
    if check_is_set_up; then return; fi
    install_packages requirements-test.lock
    key_of requirements-test.lock >.venv/check.stamp
}

# --- npm: the small Plotly bundle; for the tests Lighthouse, axe-core and the HTML checker ------

# The stamps lie in node_modules, which npm empties first: they go when their packages go. What
# the tests need holds what the site needs, so the site's level is content with either.
npm_stamped() {
    [ "$(cat "node_modules/.set-up-for-$1" 2>/dev/null)" = "$(key_of package-lock.json)" ]
}

# npm_install site|test [options]: false when it failed
npm_install() {
    stamp="node_modules/.set-up-for-$1"
    shift
    npm ci --ignore-scripts --no-audit --no-fund --loglevel=error "$@" >/dev/null &&
        key_of package-lock.json >"$stamp"
}

# Done when it was installed, when it failed for this very lock file, or when there is no npm.
npm_is_set_up_for_site() {
    have node && have npm || return 0
    if stamped npm-failed "$(key_of package-lock.json)"; then return 0; fi
    npm_stamped site || npm_stamped test
}

set_up_npm_for_site() {
    if npm_is_set_up_for_site || npm_install site --omit=dev; then return; fi
    say "set-up: npm failed, so charts use the full Plotly bundle of the plotly wheel."
    say "set-up: to try npm again: rm .venv/npm-failed.stamp"
    key_of package-lock.json >.venv/npm-failed.stamp
}

npm_is_set_up_for_test() { npm_stamped test; }

set_up_npm_for_test() {
    if npm_is_set_up_for_test; then return; fi
    say "set-up: installing what the tests need into node_modules"
    npm_install test || fail "npm failed (see above). Is the network there?"
    rm -f .venv/npm-failed.stamp
}

node_is_there() {
    have npm && have node && node -e '
        const [major, minor] = process.versions.node.split(".").map(Number);
        process.exit(major > 18 || (major === 18 && minor >= 18) ? 0 : 1);'
}

need_node() {
    if node_is_there; then return; fi
    if ! have node && debian_install nodejs npm && node_is_there; then return; fi
    fail "the tests need Node.js 18.18 or newer with npm." \
        "On Debian and Ubuntu as root: apt-get install nodejs npm"
}

# --- Java: the HTML checker --------------------------------------------------------------------

# A program may be there that only says where to get Java, so it must run.
java_runs() { java --version >/dev/null 2>&1; } # Java 8 does not know --version

need_java() {
    if java_runs; then return; fi
    if debian_install default-jre-headless && java_runs; then return; fi
    fail "the tests need Java 11 or newer, to check the pages' HTML." \
        "On Debian and Ubuntu as root: apt-get install default-jre-headless"
}

# --- Chromium ----------------------------------------------------------------------------------

chromium_is_there() {
    if [ -n "${CHROMIUM_PATH:-}" ]; then [ -x "$CHROMIUM_PATH" ]; return; fi
    have chromium || have chromium-browser || have google-chrome || have google-chrome-stable
}

need_chromium() {
    if chromium_is_there; then return; fi
    [ -z "${CHROMIUM_PATH:-}" ] || fail "CHROMIUM_PATH=$CHROMIUM_PATH is not a program"
    if debian_install chromium fonts-noto-cjk; then return; fi
    fail "the browser tests need Chromium or Google Chrome. Install one," \
        "on Debian as root: apt-get install chromium fonts-noto-cjk;" \
        "on Ubuntu: snap install chromium. Or say where it is: CHROMIUM_PATH=/path/to/chromium"
}

# Playwright's driver is a program of its own; a bare Debian lacks a library that it needs.
playwright_runs() { .venv/bin/python -m playwright --version >/dev/null 2>&1; }

need_playwright_driver() {
    if playwright_runs; then return; fi
    if debian_install libatomic1 && playwright_runs; then return; fi
    fail "Playwright's driver does not start. Try it: .venv/bin/python -m playwright --version." \
        "On Debian and Ubuntu as root: apt-get install libatomic1"
}

# --- The three levels --------------------------------------------------------------------------

# Two runs at once in one checkout: the second waits for the first, then has nothing to do.
wait_for_our_turn() {
    exec 9<scripts/set_up.sh
    if have flock; then flock 9; fi
}

# set_up_packages site|check site|test: the packages of Python, and those of npm
set_up_packages() {
    if "${1}_is_set_up" && "npm_is_set_up_for_$2"; then return; fi
    wait_for_our_turn
    "set_up_$1"
    "set_up_npm_for_$2"
}

case "${1:-}" in
    site | check) set_up_packages "$1" site ;;
    test)
        need_node
        need_java
        need_chromium
        set_up_packages check test
        need_playwright_driver
        ;;
    *) fail "usage: scripts/set_up.sh site|check|test" ;;
esac

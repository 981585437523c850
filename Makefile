# `make generate` compiles Data/ into Generated/, `make test` runs the tests, `make check` is the one command before a commit, and
# `make` alone shows the rest.

SHELL := bash
SWIFT ?= swift
YEAR ?= 2026
CALENDAR ?= vietnamese
BASE ?= HEAD
PREFIX ?= /usr/local
PORT ?= 8080
FILTER ?= .
FORMATTED := Sources Tests Apps Package.swift
# The manifest optimises what tests loop over. An app never has this variable; `swift build` alone builds for the debugger.
export ALMANAC_OPTIMISED := 1
# One configuration for all: what `make generate` has built, the tests and the checks use again. Warnings are errors in the manifest;
# the first of these catches imports that no target declares. The index only has to list the tests of this package.
export BUILD_FLAGS := --explicit-target-dependency-import-check error -debug-info-format none \
	-Xswiftc -index-ignore-system-modules -Xswiftc -index-ignore-clang-modules
# Swift keeps caches at home. Where nothing can be written there, they are beside the build.
ifeq ($(shell test -w "$$HOME" && echo writable),)
export XDG_CACHE_HOME := $(CURDIR)/.build/cache
endif
BIN := .build/debug
BUILD := $(SWIFT) build $(BUILD_FLAGS)

.PHONY: help generate diff explain test build compiler check check-lint check-fresh conformance format bench web android feeds serve pictures docs api install release clean

help:
	@echo "make generate   compile Data/ into Generated/"
	@echo "make test       run the tests, or some of them: make test FILTER=StreakTests"
	@echo "make check      everything before a commit; each of its checks is a target too: $(CHECKS)"
	@echo "                More, on request: check-availability check-tsan check-fuzz check-writers check-engines check-widths check-reference check-conformance check-release"
	@echo "make diff       how the changes since the last commit affect dates, law and words: make diff BASE=main"
	@echo "make explain    every number behind a lunar year: make explain YEAR=2033 CALENDAR=chinese"
	@echo "make conformance  write the vectors of Tests/Conformance, by which other projects test their calendars; needs python3"
	@echo "make format     format the sources"
	@echo "make bench      time conversions, the Sun, insults and widgets beside Foundation's Chinese calendar; OUTSIDE=folder adds another library"
	@echo "make web        for JavaScript, in .build/web: the package of tables, almanac.wasm and the web page; needs node"
	@echo "                make check-browsers uses the page in Chromium, Firefox and WebKitGTK; check-web does that too"
	@echo "make android    for Android, in .build/web: the widgets' C as an archive, compared with WebAssembly; needs node, wabt and gcc"
	@echo "make feeds      festivals, days off, terms and lunar days as ics and json, all days as csv, into .build/feeds, for any web server"
	@echo "make serve      the web page on this machine, after make web: make serve PORT=8081"
	@echo "make pictures   draw every widget in every state into .build/pictures/index.html, and those in Apps/Pictures;"
	@echo "                beside those of another commit, where they differ: make pictures BASE=main"
	@echo "make docs       build the documentation into .build/docs"
	@echo "make api        record the public API of the libraries in Tests/PublicAPI, and the types of tables and facts for TypeScript"
	@echo "make install    the command and its completions: make install PREFIX=/usr/local"
	@echo "make release    check everything, and write a release for which two commands of git are left: make release VERSION=1.2.0"
	@echo "make clean      remove everything that was built"

# SwiftPM builds nothing unless all target folders exist.
TABLES := $(shell awk -F'"' -v RS=. '/^core/ || /^module/ && /tables: true/ { print "Generated/" $$2 "Tables" }' Package.swift) Generated/MessageFacts
$(TABLES):
	@mkdir -p $@

# A build prints its warnings and errors, and a sign of progress. Warnings about the manifest do not fail it, so they are searched for.
build: | $(TABLES)
	@mkdir -p .build
	@set -o pipefail; $(BUILD) --build-tests 2>&1 | tee .build/build.log | Tests/quiet.sh
	@[ "$$(uname)" = Darwin ] || ! grep "warning:" .build/build.log || { echo "fix the warnings above"; exit 1; }

compiler: | $(TABLES)
	@set -o pipefail; $(BUILD) --product almanac-compiler 2>&1 | Tests/quiet.sh

generate: compiler
	@set -o pipefail; $(BIN)/almanac-compiler generate | \
	  awk '/^changes in effect: / { $$0 = $$0 "; make diff names them" } { print; fflush() }'

diff: compiler
	@git --no-pager diff --stat $(BASE) -- Data Generated
	@$(BIN)/almanac-compiler diff $(BASE)

explain: compiler
	@$(BIN)/almanac-compiler explain $(YEAR) --calendar $(CALENDAR)

test: build
	@set -o pipefail; $(SWIFT) test $(BUILD_FLAGS) --skip-build --filter '$(FILTER)' 2>&1 | tee .build/test.log | Tests/quiet.sh
	@! grep -q "No matching test cases were run" .build/test.log || { echo "no test has a name that matches FILTER=$(FILTER)"; exit 1; }

# Freshness first: the compiler does not need a correct Generated/, and its message says how to repair it.
CHECKS := check-lint check-fresh check-vectors check-api check-mutants check-apps check-workflows check-embedded check-consumer check-docs check-recipes check-web check-expo check-android
check: $(CHECKS) test
	@./Tests/check-release.sh --warn
	@echo "make check: all is well"

# A check is a script of its name.
check-%: Tests/check-%.sh build
	@./Tests/check-$*.sh && echo "check-$*: $$SECONDS s"

check-fresh: compiler
	@./Tests/check-fresh.sh

conformance: build
	@python3 Tests/Conformance/write.py $(BIN)/almanac-dev Tests/Conformance/vectors

# These need nothing of Swift.
check-workflows check-reference check-release:
	@./Tests/$@.sh

check-lint:
	@$(SWIFT) format lint --strict --parallel --recursive $(FORMATTED) || { echo "fix with: make format"; exit 1; }
format:
	@$(SWIFT) format format --in-place --parallel --recursive $(FORMATTED)

bench:
	@$(SWIFT) build -c release --product almanac-dev
	@.build/release/almanac-dev bench && .build/release/almanac-dev bench hydration
	@./Tests/Outside/measure.sh $(OUTSIDE)
	@./Sources/Tools/almanac-dev/Bench/measure.sh .build/release/almanac-dev
	@if ./Tests/has-node.sh; then node Apps/JavaScript/build.mjs && { Apps/WebAssembly/build.sh || [ $$? -eq 2 ]; } && node Apps/JavaScript/bench.mjs; fi

web: build
	@./Tests/check-web.sh every
android: build
	@./Tests/check-android.sh every
feeds: build
	@rm -rf .build/feeds && Apps/feeds.sh $(BIN)/almanac .build/feeds
serve:
	@./Tests/has-node.sh
	@node Apps/Web/serve.mjs .build/web/page $(PORT)

# Needs only Swift; a test checks that Apps/Pictures is up to date. Only a BASE that was given is drawn too.
pictures: build
	@earlier=; [ "$(origin BASE)" = file ] || earlier=$$(Tests/earlier-pictures.sh "$(BASE)") || exit 1; \
	  rm -rf .build/pictures; $(BIN)/almanac-dev pictures .build/pictures $${earlier:+"$$earlier" "$(BASE)"}

docs: check-docs
api: build
	@./Tests/check-api.sh write

install: TO := $(DESTDIR)$(PREFIX)
install: | $(TABLES)
	@$(SWIFT) build -c release --product almanac
	@install -d "$(TO)/bin" "$(TO)/share/bash-completion/completions" "$(TO)/share/zsh/site-functions"
	@install -m 755 .build/release/almanac "$(TO)/bin/almanac"
	@strip "$(TO)/bin/almanac" 2>/dev/null || echo "it was not stripped of its symbols, as strip is missing or failed"
	@.build/release/almanac completions bash >"$(TO)/share/bash-completion/completions/almanac"
	@.build/release/almanac completions zsh >"$(TO)/share/zsh/site-functions/_almanac"
	@echo "installed: $(TO)/bin/almanac"

release:
	@./Tests/release.sh "$(VERSION)"

clean:
	@rm -rf .build

# Key targets: `make generate` compiles Data/ into Generated/, `make test` runs the tests, and `make check` is the
# one command before a commit. `make` alone lists them all.

SHELL := bash
SWIFT ?= swift
DOCC ?= $(shell command -v docc || xcrun --find docc 2>/dev/null)
YEAR ?= 2026
CALENDAR ?= vietnamese
BASE ?= HEAD
PREFIX ?= /usr/local
PORT ?= 8080
# Warnings are errors in the manifest; this catches imports that no target declares.
BUILD_FLAGS := --explicit-target-dependency-import-check error
# The manifest then optimises debug builds too, which more than halves the time of the tests. `swift build` alone does not, and
# after it make builds anew.
export ALMANAC_OPTIMISED := 1
FILTER ?= .
FORMATTED := Sources Tests Apps Benchmarks Package.swift
COMPILER := .build/release/almanac-compiler

.PHONY: help generate check format test bench widths widths-of-a-year diff explain docs web web-where-node-is clean lint build fresh embedded consumer api api-is-recorded modules-are-built tsan fuzz writers engines pictures screenshots icons serve install compiler-is-built mutants mutants-that-do-not-compile apps

help:
	@echo "make generate   compile Data/ into Generated/"
	@echo "make test       run the tests, or some of them: make test FILTER=HydrationTests"
	@echo "make check      all of this before a commit: formatting, generated files fresh, build without warnings, public API as recorded,"
	@echo "                wrong edits of views, apps, Embedded Swift, README example, docs, tests, JavaScript; alone they are make lint, fresh,"
	@echo "                build, api-is-recorded, mutants-that-do-not-compile, apps, embedded, consumer, docs, test, web-where-node-is"
	@echo "make format     format the sources"
	@echo "make tsan       the runtime's tests under Thread Sanitizer"
	@echo "make fuzz       feed the text parsers with libFuzzer for a minute"
	@echo "make bench      time conversions, the Sun, insults and widgets; Foundation's Chinese calendar beside them"
	@echo "make widths     measure every text of every widget on every phone over three years (some three minutes)"
	@echo "make widths-of-a-year  the same over one year (some two minutes)"
	@echo "make pictures   draw every widget in every state into .build/pictures/index.html, and the pictures of the README"
	@echo "make screenshots  the pages of make pictures as PNG files beside them; needs Chromium"
	@echo "make icons      the pictures of the apps from their drawings, Apps/*/Icon.svg; needs Chromium"
	@echo "make writers    three processes write one document, 1,000 rounds (some four minutes)"
	@echo "make web        for JavaScript apps, in .build/web: the package of tables, almanac.wasm, and the web page; needs node"
	@echo "make serve      the web page on this machine, after make web: make serve PORT=8081"
	@echo "make diff       how the changes since the last commit affect dates, law and words: make diff BASE=main"
	@echo "make explain    every number behind a lunar year: make explain YEAR=2033 CALENDAR=chinese"
	@echo "make engines    load the exports into SQLite, DuckDB, Spark and readers of iCalendar, if they are installed"
	@echo "make install    the command and its completions: make install PREFIX=/usr/local"
	@echo "make mutants    wrong edits of views must fail, by the compiler or by a test (some ten minutes)"
	@echo "make api        record the public API of the libraries in API/, so that a review shows what changes in it"
	@echo "make docs       build the documentation into .build/docs"
	@echo "make clean      remove everything that was built"

# SwiftPM builds nothing, not even the generator, unless all target folders exist.
TABLES := $(shell sed -n 's|^ *tables("\([A-Za-z]*\)").*|Generated/\1|p' Package.swift)
$(TABLES):
	@mkdir -p $@

$(COMPILER): compiler-is-built
compiler-is-built: | $(TABLES)
	@$(SWIFT) build -c release --product almanac-compiler

generate: $(COMPILER)
	@$(COMPILER) generate

# Freshness first: the compiler does not need a correct Generated/, and its message says how to repair it. It is that of the debug
# build, which is optimised too, so that nothing is built in a second way.
check: lint fresh build api-is-recorded mutants-that-do-not-compile apps embedded consumer docs test web-where-node-is
	@echo "make check: all is well"

lint:
	@$(SWIFT) format lint --strict --parallel --recursive $(FORMATTED) \
		|| { echo "fix with: make format"; exit 1; }

format:
	@$(SWIFT) format format --in-place --parallel --recursive $(FORMATTED)

# Warnings about the manifest itself do not fail a build, so the log is searched for them.
build: | $(TABLES)
	@mkdir -p .build
	@$(SWIFT) build --build-tests $(BUILD_FLAGS) 2>&1 | tee .build/build.log; \
		test $${PIPESTATUS[0]} -eq 0
	@! grep -n "warning:" .build/build.log || { echo "fix the warnings above"; exit 1; }

fresh: | $(TABLES)
	@$(SWIFT) build --product almanac-compiler $(BUILD_FLAGS)
	@.build/debug/almanac-compiler check
	@./Tests/check-determinism.sh .build/debug/almanac-compiler

embedded:
	@./Tests/check-embedded.sh

consumer:
	@./Tests/check-consumer.sh

tsan: | $(TABLES)
	@$(SWIFT) test --sanitize=thread --scratch-path .build/tsan --filter '^(AlmanacTests|AlmanacModelTests)'

fuzz:
	@./Tests/fuzz.sh 60

mutants: build
	@./Tests/AppleMutants/run.sh all

mutants-that-do-not-compile: build
	@./Tests/AppleMutants/run.sh compile

# The hand-written files of the apps in Apps/, which only Xcode builds.
apps: build
	@./Tests/check-apps.sh

writers: | $(TABLES)
	@$(SWIFT) build -c release --product almanac
	@./Tests/two-writers.sh .build/release/almanac

engines: | $(TABLES)
	@$(SWIFT) build -c release --product almanac
	@./Tests/check-engines.sh .build/release/almanac

install: | $(TABLES)
	@$(SWIFT) build -c release --product almanac
	@install -d "$(DESTDIR)$(PREFIX)/bin" "$(DESTDIR)$(PREFIX)/share/bash-completion/completions" \
		"$(DESTDIR)$(PREFIX)/share/zsh/site-functions"
	@install -m 755 .build/release/almanac "$(DESTDIR)$(PREFIX)/bin/almanac"
	@.build/release/almanac completions bash >"$(DESTDIR)$(PREFIX)/share/bash-completion/completions/almanac"
	@.build/release/almanac completions zsh >"$(DESTDIR)$(PREFIX)/share/zsh/site-functions/_almanac"
	@echo "installed: $(DESTDIR)$(PREFIX)/bin/almanac"

test: | $(TABLES)
	@$(SWIFT) test $(BUILD_FLAGS) --filter '$(FILTER)'

web: | $(TABLES)
	@$(SWIFT) build -c release --product almanac
	@./Tests/check-web.sh .build/release/almanac
	@./Tests/check-wasm.sh .build/release/almanac
	@ALMANAC=.build/release/almanac ./Tests/check-page.sh

serve:
	@./Tests/has-node.sh
	@node Apps/Web/serve.mjs .build/web/page $(PORT)

# The only check that needs more than Swift; it is left out without node. It uses the command that `build` made, and only some
# months of the widget, because each needs a process.
web-where-node-is: build
	@./Tests/check-web.sh .build/debug/almanac some
	@./Tests/check-page.sh some

bench:
	@$(SWIFT) build -c release --product almanac-bench
	@.build/release/almanac-bench
	@.build/release/almanac-bench hydration
	@./Benchmarks/Outside/measure.sh
	@./Sources/Tools/almanac-bench/measure.sh .build/release/almanac-bench
	@if ./Tests/has-node.sh; then node Apps/JavaScript/build.mjs && { Apps/WebAssembly/build.sh || [ $$? -eq 2 ]; } && node Apps/JavaScript/bench.mjs; fi

widths: | $(TABLES)
	@$(SWIFT) build -c release --product almanac-widths
	@.build/release/almanac-widths

# One year is enough after a change of texts or layouts; the tests use forty days. Three years take three minutes.
widths-of-a-year: | $(TABLES)
	@$(SWIFT) build -c release --product almanac-widths
	@.build/release/almanac-widths 2026

# Needs only Swift; a test checks that the pictures in the README are up to date.
pictures: | $(TABLES)
	@$(SWIFT) build -c release --product almanac-pictures
	@.build/release/almanac-pictures .build/pictures

CHROMIUM ?= $(shell command -v chromium || command -v chromium-browser || command -v google-chrome)
screenshots: pictures
	@test -n "$(CHROMIUM)" || { echo "Chromium is missing; on Debian: apt-get install chromium fonts-inter fonts-noto-core fonts-noto-cjk"; exit 1; }
	@for page in .build/pictures/*.html; do \
		"$(CHROMIUM)" --headless --no-sandbox --disable-gpu --hide-scrollbars --window-size=1560,12000 \
			--screenshot="$${page%.html}.png" "file://$(CURDIR)/$$page" 2>.build/screenshots.log \
			|| { cat .build/screenshots.log; exit 1; }; \
	done
	@echo "open .build/pictures/*.png"

# As large as the App Store asks, and as home screens ask of a web page; Chromium writes no transparency where the drawing fills
# its page.
icons:
	@test -n "$(CHROMIUM)" || { echo "Chromium is missing; on Debian: apt-get install chromium"; exit 1; }
	@mkdir -p .build
	@for drawing in Apps/*/Icon.svg; do \
		icon="$${drawing%/Icon.svg}/App/Assets.xcassets/AppIcon.appiconset/AppIcon.png"; \
		mkdir -p "$${icon%/*}"; \
		"$(CHROMIUM)" --headless --no-sandbox --disable-gpu --hide-scrollbars --force-device-scale-factor=1 \
			--window-size=1024,1024 --screenshot="$(CURDIR)/$$icon" "file://$(CURDIR)/$$drawing" 2>.build/icons.log \
			|| { cat .build/icons.log; exit 1; }; \
		echo "$$icon"; \
	done
	@"$(CHROMIUM)" --headless --no-sandbox --disable-gpu --hide-scrollbars --force-device-scale-factor=1 \
		--window-size=180,180 --screenshot="$(CURDIR)/Apps/Web/icon.png" "file://$(CURDIR)/Apps/Web/icon.svg" 2>.build/icons.log \
		|| { cat .build/icons.log; exit 1; }
	@echo "Apps/Web/icon.png"

diff: $(COMPILER)
	@git --no-pager diff --stat $(BASE) -- Data Generated
	@$(COMPILER) diff $(BASE)

explain: $(COMPILER)
	@$(COMPILER) explain $(YEAR) --calendar $(CALENDAR)

# The libraries with a documentation catalogue.
DOCUMENTED := $(notdir $(patsubst %/,%,$(dir $(wildcard Sources/*/*/*.docc))))

# Several libraries at a time, because DocC mostly waits.
docs:
	@$(MAKE) --no-print-directory --jobs 8 $(DOCUMENTED:%=document-%)
	@mkdir -p .build/docs/types
	@cp Sources/Tools/WidgetBridge/WidgetBridge.d.ts Sources/Tools/WidgetBridge/Schemas/*.json .build/docs/types
	@echo "the documentation is in .build/docs, a folder for each module; types has the types for TypeScript and JSON"

# Every view inherits all modifiers of SwiftUI; only the declarations of this package are documented.
symbol-graph-%Views: EXTRACT_FLAGS := -skip-synthesized-members
# A module that is not a library itself is documented, and recorded, with the library that exports it.
symbol-graph-Almanac: EXTRACT_FLAGS := -experimental-allowed-reexported-modules=AlmanacModel
symbol-graph-BudgetWidgetViews: EXTRACT_FLAGS += -experimental-allowed-reexported-modules=BudgetScreen
symbol-graph-LunarCalendarWidgetViews: EXTRACT_FLAGS += -experimental-allowed-reexported-modules=LunarCalendarScreen

modules-are-built: | $(TABLES)
	@$(SWIFT) build

# Computed once, when the first symbol graph is made.
MODULES = $(eval MODULES := $$(shell $(SWIFT) build --show-bin-path)/Modules)$(MODULES)
TRIPLE = $(eval TRIPLE := $$(shell $(SWIFT) -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p'))$(TRIPLE)
symbol-graph-%: modules-are-built
	@rm -rf .build/symbol-graphs/$*; mkdir -p .build/symbol-graphs/$*; \
		$(SWIFT) symbolgraph-extract -module-name $* -I "$(MODULES)" -target "$(TRIPLE)" \
			-minimum-access-level public $(EXTRACT_FLAGS) -output-dir .build/symbol-graphs/$*

document-%: symbol-graph-%
	@mkdir -p .build/docs; \
		$(DOCC) convert Sources/*/$*/$*.docc --additional-symbol-graph-dir .build/symbol-graphs/$* \
			--fallback-display-name $* --fallback-bundle-identifier almanac.$* \
			--warnings-as-errors --transform-for-static-hosting --output-path .build/docs/$*

# Another version of the compiler may write a declaration differently. Views are recorded with the stand-ins for Apple's
# frameworks, so not on a Mac.
RECORDED := $(if $(filter Darwin,$(shell uname)),$(filter-out %Views,$(DOCUMENTED)),$(DOCUMENTED))

api: $(DOCUMENTED:%=symbol-graph-%)
	@.build/debug/almanac-api write .build/symbol-graphs API $(RECORDED)

api-is-recorded: $(DOCUMENTED:%=symbol-graph-%)
	@.build/debug/almanac-api check .build/symbol-graphs API $(RECORDED)

clean:
	@rm -rf .build

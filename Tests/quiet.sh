#!/usr/bin/env bash
# Reads what `swift build` or `swift test` prints and passes on what a person has to read: warnings, errors, failed tests with their
# places, and how to run them alone. The rest is a sign of progress: ten lines, or one that changes in a terminal.
# The compiler may tell one error many times, since it reads the files of a module in several processes: the first time counts.
exec < <(awk '
  /^[^ |].*:[0-9]+: (error|warning|note): / { again = told[$0]++ }
  !/^[^ |].*:[0-9]+: (error|warning|note): / && !/^ *[0-9]* *\|/ { again = 0 }
  !again { print; fflush() }')
tests=0 tenth=0 failed=() argument= copied=
progress() { if [ -t 1 ]; then printf '\r\033[K%s\r' "$1"; elif [ -n "$2" ]; then echo "$1"; fi; }
while IFS= read -r line; do
  # Modules that were compiled in another folder cannot be used in this one.
  case "$line" in *"module cache path"* | *"missing required module"*) copied=yes ;; esac
  # The beginning of a test case has its arguments, perhaps of several lines.
  case "$line" in
    *" started.") argument= && continue ;;
    "◇ "*) argument=open ;;
    # A test that stops the program may do so in between.
    "✘ "* | *"error: "* | *" error"*) argument= ;;
  esac
  if [ -n "$argument" ]; then
    [[ $line != *" started." ]] || argument=
    continue
  fi
  case "$line" in
    "["[0-9]*/[0-9]*"]"*)
      done=${line#[} && done=${done%%/*} && all=${line#*/} && all=${all%%]*}
      [[ $done$all =~ ^[0-9]+$ ]] || continue
      now=$((all > 20 ? 10 * done / all : 0))
      progress "building: $done of $all" "$([ "$now" -le "$tenth" ] || echo new)"
      [ "$now" -le "$tenth" ] || tenth=$now
      ;;
    *" Test run with "*) echo "$line" ;;
    *" passed after "*)
      [[ $line != *" Test "* ]] || tests=$((tests + 1))
      progress "testing: $tests passed" "$([ $((tests % 250)) != 0 ] || echo new)"
      ;;
    "" | "Test Suite '"* | *"Executed 0 tests"* | *" Testing Library Version: "* | *" Target Platform: "* | "Building for "* | "Build complete!"* | "Build of product "*) ;;
    *)
      [ ! -t 1 ] || printf '\r\033[K'
      echo "$line"
      if [[ $line =~ " Test "([A-Za-z0-9_]+)"("[^\ ]*" "(with" "[0-9]+" test case"s?" ")?"failed after " ]]; then failed+=("${BASH_REMATCH[1]}"); fi
      ;;
  esac
done
[ ! -t 1 ] || printf '\r\033[K'
[ -z "$copied" ] || echo "this build folder was copied or moved, and Swift cannot use it: make clean, and then the same again"
for name in "${failed[@]}"; do echo "run it alone: make test FILTER='/$name\\('"; done

#!/usr/bin/env bash
# Data that ages says of which day its newest source is, in a header line `# known-as-of:`. A release must not carry sources that
# are older than their life, given below. `make check` warns only: a revision does not become wrong by waiting. A day in the future is
# a mistake in both. Days off of a year are decided in the year before, by the day in the header line `# decided-by:`; after it, a
# release needs a decision that settles the year.
# usage: check-release.sh [--warn] [TODAY]      TODAY: a date such as 2026-11-25 in place of the clock's
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

warn=
if [ "${1:-}" = --warn ]; then
  warn=1
  shift
fi

today=${1:-$(date -u +%Y-%m-%d)}
failed=0

awk -F '\t' -v today="$today" -v warn="$warn" '
  /^# decided-by: / { sub(/^# decided-by: /, ""); due[FILENAME] = $0 }
  /^[^#]/ && $3 == "year" && $2 > settled[FILENAME] { settled[FILENAME] = $2 }
  END {
    for (path in due) {
      # The year whose decision is due: the next one, or this one until then.
      year = substr(today, 1, 4) + (substr(today, 6) > due[path])
      if (settled[path] >= year) continue
      print path ": " (warn ? "warning" : "error") ": the days off of " year " are usually decided by " year - 1 "-" due[path] ", " \
        "and no row settles them; add the decision, and CONTRIBUTING.md says how" > "/dev/stderr"
      if (!warn) failed = 1
    }
    exit failed
  }' Data/almanac-day/decisions-*.tsv || failed=1

# The insults of a year are closed when it begins, before a release has them with other words.
begun=$(sed -n '$s/\t.*//p' Data/insults/begun.tsv)
if [ "$begun" -lt "${today%%-*}" ]; then
  echo "Data/insults/begun.tsv: $([ -n "$warn" ] && echo warning || echo error): ${today%%-*} has begun and is not in it; Data/README.md says how to add it" >&2
  [ -n "$warn" ] || failed=1
fi

grep -rnE '^# *known-as-of: *' Data | awk -v today="$today" -v warn="$warn" '
  # Days in the life of a source.
  function life(path) {
    # The International Earth Rotation Service decides on the next leap second every January and July.
    if (path ~ /leap_seconds/) return 250
    # Delta T is measured each 1 January, and holidays and zones of a year are known at its beginning.
    return 400
  }
  # The days from 1 March of the year 0 to a date.
  function days(date, part, year, month) {
    split(date, part, "-")
    month = (part[2] + 9) % 12
    year = part[1] - (part[2] < 3)
    return 365 * year + int(year / 4) - int(year / 100) + int(year / 400) + int((153 * month + 2) / 5) + part[3]
  }
  {
    # The path and the number of the line.
    split($0, place, ":")
    path = place[1] ":" place[2]
    age = days(today) - days($NF)
    # East of Greenwich it may be tomorrow.
    if (age < -1) { print path ": error: known-as-of " $NF " is in the future" > "/dev/stderr"; failed = 1 }
    else if (age > life(path)) {
      print path ": " (warn ? "warning" : "error") ": its newest source is of " $NF ", " age " days ago; " \
        "a release needs one of the last " life(path) " days" > "/dev/stderr"
      if (!warn) failed = 1
    }
  }
  END { exit failed }' || failed=1
exit "$failed"

#!/usr/bin/env bash
# Files that any web server can serve as they are, for people without Swift: for each country and language its festivals and days off,
# and solar terms, as iCalendar and JSON; the decided days off; and the date dimension of all calendars as CSV, and as Parquet where the
# Python of PYTHON has duckdb. Unchanged data give unchanged bytes, but for Parquet, whose rows are compared.
# usage: feeds.sh ALMANAC FOLDER      YEARS=2025..2030 for other years of the feeds
set -euo pipefail
almanac=$(realpath "$1")
facts=$(realpath "$(dirname "$0")/../Generated/facts/festivals.tsv")
mkdir -p "$2"
cd "$2"
python=${PYTHON:-python3}
# The newest decision is the clock, so that the same data are the same files.
today=$("$almanac" export calendars --columns decisionsKnownAsOf | sort | grep '^[0-9]' | tail -1)
years=${YEARS:-$((${today%%-*} - 1))..$((${today%%-*} + 4))}
now=(--at "${today}T00:00:00Z" --zone UTC)

# feed FILE TABLE OPTION...: the table as FILE.ics and FILE.json
feed() {
  local file=$1 table=$2 format
  shift 2
  mkdir -p "$(dirname "$file")"
  for format in ics json; do
    "$almanac" export "$table" --year "$years" "$@" "${now[@]}" --format $format >"$file.$format"
  done
}

# A country of the tables is of no calendar if it shares the one of another, as Hong Kong and Taiwan do. By the rule of today for all years it has
# the same feeds.
while IFS=, read -r calendar country; do
  case $calendar in *-*) continue ;; esac
  for language in $("$almanac" export festivals --help | sed -n 's/.*--language \([a-z|]*\)\].*/\1/p' | head -1 | tr '|' ' '); do
    folder=${country:-$calendar}/$language
    feed "$folder/terms" terms --calendar "$calendar" --language "$language"
    [ -z "$country" ] || feed "$folder/festivals" festivals --calendar "$calendar" --country "$country" --language "$language"
  done
  [ -z "$country" ] || "$almanac" export decided --country "$country" --format json >"$country/decided.json"
done < <({
  "$almanac" export calendars --columns id,country | sed 1d
  awk -F'\t' '$1 == "country" { print $4 "," $2 }' "$facts"
} | sort -u)
"$almanac" export dates "${now[@]}" >dates.csv
if "$python" -c "import duckdb" 2>/dev/null; then
  "$python" - <<'PYTHON'
import duckdb
engine = duckdb.connect()
# Types are guessed from all rows: in the first ones many columns are empty.
engine.execute("COPY (SELECT * FROM read_csv('dates.csv', sample_size = -1)) TO 'dates.parquet'")
both = "SELECT count(*) FROM ({0} EXCEPT {1})"
csv, parquet = "SELECT * FROM read_csv('dates.csv', sample_size = -1)", "SELECT * FROM 'dates.parquet'"
assert engine.execute(both.format(csv, parquet)).fetchone() == engine.execute(both.format(parquet, csv)).fetchone() == (0,)
PYTHON
else
  echo "skipped: dates.parquet, as duckdb is not installed"
fi
find . -name SHA256SUMS -prune -o -name '*.parquet' -prune -o -type f -print0 | LC_ALL=C sort -z | xargs -0 $(command -v sha256sum || echo shasum -a 256) >SHA256SUMS
echo "feeds of $years: $(grep -c . SHA256SUMS) files in $PWD"

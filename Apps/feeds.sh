#!/usr/bin/env bash
# Files that any web server can serve as they are, for people without Swift: for each country and language its festivals, days off,
# solar terms and lunar days as iCalendar and JSON; the decisions about days off; the date dimension of all calendars as CSV, and as
# Parquet where the Python of PYTHON has duckdb; and index.html, which leads to them. Unchanged data give unchanged bytes, but for
# Parquet, whose rows are compared.
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
    # In JSON of lunar days their columns are enough; all of them are some five megabytes.
    local columns=()
    if [ "$table $format" = "days json" ]; then columns=(--columns "$lunar_columns"); fi
    "$almanac" export "$table" --year "$years" "$@" "${now[@]}" ${columns[@]+"${columns[@]}"} --format $format >"$file.$format"
  done
}
lunar_columns=date,calendar,lunar,monthDays,certain,yearCanChi,monthCanChi,dayCanChi
languages=$("$almanac" export festivals --help | sed -n 's/.*--language \([a-z|]*\)\].*/\1/p' | head -1 | tr '|' ' ')

# name_of LANGUAGE: its own name, for the index
name_of() {
  case $1 in
    vi) echo "Tiếng Việt" ;;
    zh) echo "中文" ;;
    en) echo "English" ;;
    ko) echo "한국어" ;;
    ja) echo "日本語" ;;
    hant) echo "繁體中文" ;;
    *) echo "$1" ;;
  esac
}

# row FILE WORDS: a row of the index, if the country has the file
row() {
  local language links
  echo "<tr><th scope=\"row\">$2</th>"
  for language in $languages; do
    [ -f "$folder/$language/$1.ics" ] || continue
    links="<a href=\"$folder/$language/$1.ics\">ics</a> <a href=\"$folder/$language/$1.json\">json</a>"
    echo "<td lang=\"${language/hant/zh-Hant}\">$(name_of "$language"): $links</td>"
  done
  echo "</tr>"
}

cat >index.html <<HTML
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Calendars of ${years/../ to }</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60em; margin: 0 auto; padding: 1em; }
table { border-collapse: collapse; }
th, td { text-align: left; padding: 0.25em 1em 0.25em 0; vertical-align: top; }
td { white-space: nowrap; }
@media (max-width: 40em) { tr, th, td { display: block; padding: 0.1em 0; } tr { padding-bottom: 0.75em; } }
</style>
<h1>Calendars of ${years/../ to }</h1>
<p>To subscribe, copy the address of a link named ics into your calendar program, which then reads the file again by itself. To take the days
in once, open the file. The files named json have the same rows for programs. The newest decision behind them is of $today.</p>
HTML

# A country of the tables is of no calendar if it shares the one of another, as Hong Kong and Taiwan do. By the rule of today for all years it has
# the same feeds.
while IFS=, read -r calendar country; do
  case $calendar in *-*) continue ;; esac
  folder=${country:-$calendar}
  for language in $languages; do
    words=(--calendar "$calendar" --language "$language")
    feed "$folder/$language/terms" terms "${words[@]}"
    feed "$folder/$language/lunar-days" days "${words[@]}"
    feed "$folder/$language/lunar-days-1-and-15" days "${words[@]}" --lunar-days 1-and-15
    [ -n "$country" ] || continue
    feed "$folder/$language/festivals" festivals "${words[@]}" --country "$country"
    feed "$folder/$language/days-off" festivals "${words[@]}" --country "$country" --days-off
  done
  {
    echo "<h2>$(tr '[:lower:]' '[:upper:]' <<<"${folder:0:1}")${folder:1}</h2>"
    echo "<table>"
    [ -z "$country" ] || row festivals "Festivals, and days off beside them"
    [ -z "$country" ] || row days-off "Each day off or worked, by law, by decision, or as usual where nothing is decided"
    row terms "Solar terms"
    row lunar-days "Lunar days"
    row lunar-days-1-and-15 "The 1st and 15th of each lunar month"
    echo "</table>"
    [ -z "$country" ] || echo "<p><a href=\"$country/decided.json\">All decisions about days off</a>, with their sources, as json.</p>"
  } >>index.html
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
{
  echo "<h2>All days of 1900 to 2100</h2>"
  parquet=
  [ ! -f dates.parquet ] || parquet=" and <a href=\"dates.parquet\">Parquet</a>"
  echo "<p>For joins with other data, each day in all calendars: <a href=\"dates.csv\">CSV</a>$parquet."
  echo "<a href=\"SHA256SUMS\">SHA256SUMS</a> has the digest of each file here but Parquet.</p>"
  echo "</html>"
} >>index.html
find . -name SHA256SUMS -prune -o -name '*.parquet' -prune -o -type f -print0 | LC_ALL=C sort -z | xargs -0 $(command -v sha256sum || echo shasum -a 256) >SHA256SUMS
missing=$(grep -o 'href="[^"]*"' index.html | cut -d '"' -f 2 | while read -r file; do [ -s "$file" ] || echo "$file"; done)
[ -z "$missing" ] || { echo "index.html leads to files that are missing:" $missing >&2; exit 1; }
echo "feeds of $years: $(grep -c . SHA256SUMS) files in $PWD"

#!/usr/bin/env bash
# The article "From Your Bank to a Budget" is right: its files and commands, run on the files of banks in Tests/Recipes, give a plain
# CSV with the sums by month and category that were added up by hand, and almanac reads the same sums from it.
# A section of the article belongs to the folder of its name: "### Af or Bij" to af-or-bij. A recipe whose program is missing is skipped.
# usage: check-recipes.sh      ALMANAC=... for another build, ARTICLE=... for another article
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
article=${ARTICLE:-Sources/Domains/Spending/Spending.docc/FromYourBankToABudget.md}
almanac=$(realpath "${ALMANAC:-.build/debug/almanac}")
work=.build/recipes
# hledger reads texts in the encoding of the locale.
export LC_ALL=C.UTF-8 PYTHONDONTWRITEBYTECODE=1
failed=0
wrong() {
  echo "$article: $1"
  failed=1
}

# Blocks of the article, in a folder for each section, `overview` before the first: a block after a line that is "`NAME`:" alone is the
# file NAME, one of `shell` is commands.sh.
rm -rf "$work" && mkdir -p "$work/blocks/overview"
awk -v to="$work/blocks/" '
  BEGIN { section = "overview" }
  !inside && /^### / {
    section = tolower(substr($0, 5))
    gsub(/ /, "-", section)
    system("mkdir -p " to section)
  }
  /^```/ && inside { inside = 0; name = ""; next }
  inside { if (name != "") print > (to section "/" name); next }
  /^```/ { inside = 1; if ($0 == "```shell") name = "commands.sh"; next }
  /^`[A-Za-z0-9.-]+`:$/ { name = substr($0, 2, length($0) - 3); next }
  /[^ ]/ { name = "" }
' "$article"

# sums CSV: the sums of a plain CSV by month, currency and category, refunds subtracted, in the form of sums.csv without its header. It
# accepts only the plain form, with the two decimals that all amounts here have.
sums() {
  awk '
    function read(line,   n, i, c, quoted) {
      n = 1
      cells[n] = ""
      for (i = 1; i <= length(line); i++) {
        c = substr(line, i, 1)
        if (c == "\"" && quoted && substr(line, i + 1, 1) == c) { cells[n] = cells[n] c; i++ }
        else if (c == "\"") quoted = !quoted
        else if (c == "," && !quoted) cells[++n] = ""
        else cells[n] = cells[n] c
      }
      return n
    }
    { sub(/\r$/, ""); n = read($0) }
    NR == 1 { for (i = 1; i <= n; i++) at[cells[i]] = i; columns = n; next }
    {
      date = cells[at["date"]]; amount = cells[at["amount"]]; kind = cells[at["kind"]]
      if (n != columns || date !~ /^[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]$/ || amount !~ /^[0-9]+\.[0-9][0-9]$/ ||
          kind !~ /^(spending|refund|income|transfer)?$/) print "not the plain form: " $0
      if (kind == "income" || kind == "transfer") next
      sub(/\./, "", amount)
      sum[substr(date, 1, 7) "," cells[at["currency"]] "," cells[at["category"]]] += kind == "refund" ? -amount : amount
    }
    END { for (key in sum) printf "%s,%.2f\n", key, sum[key] / 100 }
  ' "$1" | sort
}

# almanac_of FOLDER: what almanac reads from the plain CSV there, in the form of sums.csv: for each month in it the total of each currency
# as category "total", and each category of it that is in euros and has a name. The article has the command that imports.
almanac_of() (
  cd "$1"
  PATH=$(dirname "$almanac"):$PATH
  # The newest month is that of the import: the document knows it and the month before.
  now() { case $1 in *-02) echo "--zone UTC --at $1-28T12:00:00Z" ;; *) echo "--zone UTC --at $1-31T12:00:00Z" ;; esac; }
  eval "$import $(now "$(tail -1 sums.csv | cut -d, -f1)")" >import.txt 2>&1 || { cat import.txt; return; }
  for month in $(sed 1d sums.csv | cut -d, -f1 | sort -u); do
    { almanac budget status --file budget.json --format json $(now "$month") || true; } |
      { grep -o '"others":\[[^]]*\],"period":"month","spent":{[^}]*}' | grep -o '"amount":"[^"]*","currency":"[^"]*"' || true; } |
      sed -E "s/.*:\"(.*)\",.*:\"(.*)\"/$month,\2,total,\1/"
    sed -n "s/^$month,EUR,\([^,]\{1,\}\),.*/\1/p" sums.csv | while read -r category; do
      { almanac widget budget --state budget.json --category "$category" --period month --language en $(now "$month") 2>&1 || true; } |
        tr -d , | sed -n "s/^€/$month,EUR,$category,/p"
    done
  done | sort
)

# The same of the sums that were added up by hand.
almanac_should() {
  sed 1d "$1" | awk -F, -v OFS=, '
    { total[$1 OFS $2] += $4 }
    $2 == "EUR" && $3 != "" { print }
    END { for (key in total) printf "%s,total,%.2f\n", key, total[key] }' | sort
}

same() { diff "$2" "$3" >"$work/difference.txt" || { cat "$work/difference.txt"; wrong "$1"; }; }

import=$(cat "$work/blocks/overview/commands.sh")
(cd "$work/blocks/overview" && PATH=$(dirname "$almanac"):$PATH && eval "$import --zone UTC --at 2026-02-28T12:00:00Z" >import.txt 2>&1) || {
  cat "$work/blocks/overview/import.txt"
  wrong "the example cannot be imported"
}
run=0
for blocks in "$work"/blocks/*/; do
  name=$(basename "$blocks")
  [ -f "$blocks/commands.sh" ] && [ "$name" != overview ] || continue
  folder=Tests/Recipes/$name
  [ -f "$folder/sums.csv" ] || { wrong "$folder has no files of banks and sums.csv for the section $name" && continue; }
  missing=
  for tool in hledger bean-extract bean-query python3; do
    ! grep -qw -e "$tool" "$blocks/commands.sh" || command -v "$tool" >/dev/null || missing=${tool/bean-*/beancount}
  done
  if [ -n "$missing" ]; then
    Tests/skipped.sh "check-recipes, the recipe $name" "$missing is missing: apt-get install $missing"
    continue
  fi
  ran=$work/$name
  mkdir -p "$ran"
  cp "$work"/blocks/hledger/* "$blocks"* "$ran"
  # Of the files of banks the article shows some lines.
  for file in "$folder"/*; do
    if [ -f "$blocks$(basename "$file")" ]; then
      { cat "$file" && iconv -f windows-1252 -t utf-8 "$file"; } 2>/dev/null | tr -d '\r' >"$work/lines.txt" || true
      ! grep -vFxf "$work/lines.txt" "$blocks$(basename "$file")" || wrong "$file does not have these lines"
    fi
    cp "$file" "$ran"
  done
  (cd "$ran" && bash -euo pipefail commands.sh >commands.txt 2>&1) || { cat "$ran/commands.txt"; wrong "the commands of $name fail"; continue; }
  sums "$ran/plain.csv" >"$ran/sums.txt"
  same "$name: the sums of plain.csv (<) are not those added up by hand (>)" "$ran/sums.txt" <(sed 1d "$folder/sums.csv" | sort)
  almanac_of "$ran" >"$ran/almanac.txt"
  same "$name: what almanac reads (<) is not what was added up by hand (>)" "$ran/almanac.txt" <(almanac_should "$folder/sums.csv")
  # A word of which the recipe knows nothing is never counted, nor left out in silence: no row comes out.
  for file in "$folder"/*.csv; do LC_ALL=C sed -f "$folder/unknown.sed" "$file" >"$ran/$(basename "$file")"; done
  rm "$ran/plain.csv"
  (cd "$ran" && bash -euo pipefail commands.sh >unknown.txt 2>&1) || true
  [ ! -f "$ran/plain.csv" ] || [ "$(wc -l <"$ran/plain.csv")" -le 1 ] || wrong "$name: rows come out though $folder/unknown.sed changes a state"
  run=$((run + 1))
done
for folder in Tests/Recipes/*/; do
  [ -f "$work/blocks/$(basename "$folder")/commands.sh" ] || wrong "no section with commands belongs to $folder"
done
[ "$failed" = 0 ] || exit 1
echo "recipes for files of banks: $run run, with the sums that were added up by hand"

// All days of all calendars, there and back, against the command.

import assert from "node:assert/strict";
import test from "node:test";
import { almanac as command, date, lunarOf, records, text } from "../JavaScript/command.mjs";
import { almanac } from "./wasm.mjs";

for (const id of almanac.calendars) {
  test(`${id}: every day has the lunar date of the command, and the lunar date that day`, () => {
    const calendar = almanac.calendar(id);
    const days = records("days", "--calendar", id, "1899-02-10..2101-01-28");
    assert.equal(days.length, 73767);
    const differences = days.filter((row) => {
      const [lunar, found] = [lunarOf(row), calendar.lunarDate(date(row.date))];
      const isSame = Object.keys(lunar).every((name) => found[name] === lunar[name]);
      return !isSame || text(calendar.civilDate(lunar)) !== row.date;
    });
    assert.deepEqual(differences.slice(0, 3), []);
  });
}

test("the calendars are those of the command", () => {
  const listed = JSON.parse(command("calendars", "--format", "json")).map(({ id }) => id);
  assert.deepEqual(almanac.calendars, listed);
});

// From outside: the dates of Tết that newspapers and printed calendars gave.
test("Tết where Vietnam and China differ", () => {
  const tet = (id, year) => text(almanac.calendar(id).civilDate({ year, month: 1, day: 1 }));
  assert.deepEqual([1968, 1985, 2007, 2030].map((year) => tet("vietnamese", year)), ["1968-01-29", "1985-01-21", "2007-02-17", "2030-02-02"]);
  assert.deepEqual([1968, 1985, 2007, 2030].map((year) => tet("chinese", year)), ["1968-01-30", "1985-02-20", "2007-02-18", "2030-02-03"]);
});

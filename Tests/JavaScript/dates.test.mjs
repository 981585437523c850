// All days of all calendars, there and back, against the command.

import assert from "node:assert/strict";
import test from "node:test";
import { LunarCalendar } from "../../.build/web/javascript/index.mjs";
import { almanac, date, lunarOf, records, text } from "./command.mjs";

let doubtfulDays = 0;

for (const calendar of LunarCalendar.all) {
  const id = calendar.id;
  const { firstDay, lastDay } = calendar.range();
  const [first, last] = [text(firstDay), text(lastDay)];
  const count = (Date.UTC(lastDay.year, lastDay.month - 1, lastDay.day) - Date.UTC(firstDay.year, firstDay.month - 1, firstDay.day))
    / 86400000 + 1;

  test(`${id}: every day has the lunar date of the command, and the lunar date that day`, () => {
    const days = records("days", "--calendar", id, "--from", first, "--to", last);
    assert.equal(days.length, count);
    const differences = days.filter((row) => {
      const [lunar, found] = [lunarOf(row), calendar.lunarDate(date(row.date))];
      const same = found.year === lunar.year && found.month === lunar.month && found.isLeapMonth === lunar.isLeapMonth
        && found.day === lunar.day;
      return !same || text(calendar.civilDate(lunar)) !== row.date;
    });
    assert.deepEqual(differences.slice(0, 3), []);
  });

  test(`${id}: the days that are not certain are those of the command`, () => {
    const days = records("days", "--calendar", id, "--from", first, "--to", last, "--columns", "date").map((row) => row.date);
    const uncertainties = records("uncertain", "--calendar", id, "--from", first, "--to", last)
      .filter((row) => row.moves_lunar_dates === "true");
    const doubtful = days.filter((day) => uncertainties.some((row) => row.first_day <= day && day <= row.last_day));
    assert.equal(days.length, count);
    doubtfulDays += doubtful.length;
    assert.deepEqual(days.filter((day) => !calendar.certainty(date(day)).isCertain), doubtful);
  });

  test(`${id}: new years, leap months and lengths are those of the command`, () => {
    const years = records("years", "--calendar", id, "--from", first, "--to", last);
    assert.equal(years.length, 202);
    for (const row of years) {
      const number = Number(row.year);
      assert.equal(text(calendar.newYear(number)), row.new_year);
      assert.equal(calendar.leapMonth(number), Number(row.leap_month));
      const found = [];
      for (let month = 1; month <= 12; month++) {
        found.push(calendar.daysInMonth({ year: number, month }));
        if (month === calendar.leapMonth(number)) {
          found.push(calendar.daysInMonth({ year: number, month, isLeapMonth: true }));
        }
      }
      assert.deepEqual(found, row.month_lengths.split(" ").map(Number));
    }
  });
}

test("the calendars are those of the command, with all their days", () => {
  const ids = LunarCalendar.all.map((calendar) => calendar.id);
  const listed = JSON.parse(almanac("calendars", "--format", "json")).map(({ id }) => id);
  assert.deepEqual(ids, listed);
  assert.deepEqual(LunarCalendar.vietnamese.range(), { firstDay: date("1899-02-10"), lastDay: date("2101-01-28") });
  // Days that are not certain are few, but there are some: at most three months, and in Japan the winter of 2033.
  assert.ok(doubtfulDays > 50 && doubtfulDays < 100 * ids.length + 207);
});

// From outside: the dates of Tết in printed calendars and newspapers; that of 2030 from published tables.
test("Tết where Vietnam and China differ", () => {
  const { vietnamese, chinese } = LunarCalendar;
  const tet = (calendar, year) => text(calendar.civilDate({ year, month: 1, day: 1 }));
  assert.deepEqual([1968, 1985, 2007, 2030].map((year) => tet(vietnamese, year)), ["1968-01-29", "1985-01-21", "2007-02-17", "2030-02-02"]);
  assert.deepEqual([1968, 1985, 2007, 2030].map((year) => tet(chinese, year)), ["1968-01-30", "1985-02-20", "2007-02-18", "2030-02-03"]);
});

// The day of giỗ Tổ 2009 that a package of holidays had a day late, as China has it.
test("10/3 of 2009 is 4 April in Vietnam and 5 April in China", () => {
  const day = { year: 2009, month: 3, day: 10 };
  assert.deepEqual(LunarCalendar.vietnamese.civilDate(day), { year: 2009, month: 4, day: 4 });
  assert.deepEqual(LunarCalendar.chinese.civilDate(day), { year: 2009, month: 4, day: 5 });
});

test("what is not certain says which event, how close, and which days", () => {
  assert.deepEqual(LunarCalendar.vietnamese.certainty({ year: 2072, month: 12, day: 20 }), {
    isCertain: false, reason: "newMoon", secondsFromMidnight: -3,
    firstDay: { year: 2072, month: 12, day: 9 }, lastDay: { year: 2073, month: 1, day: 7 },
  });
  assert.deepEqual(LunarCalendar.vietnamese.certainty({ year: 2026, month: 2, day: 17 }), { isCertain: true });
});

// From outside: the National Astronomical Observatory of Japan (暦Wiki, 旧暦2033年問題) lists leap months 11, 7 and 1, and says that the
// association of calendar makers recommends the first.
test("the leap month of 2033 is disputed in Japan", () => {
  const day = { year: 2033, month: 12, day: 25 };
  assert.deepEqual(LunarCalendar.japanese.certainty(day), {
    isCertain: false, reason: "leapMonth", leapMonth: 11,
    firstDay: { year: 2033, month: 8, day: 25 }, lastDay: { year: 2034, month: 3, day: 19 },
  });
  assert.deepEqual(LunarCalendar.korean.certainty(day), { isCertain: true });
});

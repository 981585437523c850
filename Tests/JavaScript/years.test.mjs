// Months and days of lunar years, and days that come back every year by every rule, against the command.

import assert from "node:assert/strict";
import test from "node:test";
import {
  LunarCalendar, addDays, daysOfMonth, formatDate, monthsOfYear, nextOccurrence, occurrences,
} from "../../.build/web/javascript/index.mjs";
import { anniversaryFile, date, lunarOf, records, text } from "./command.mjs";

const { vietnamese, chinese, korean } = LunarCalendar;

for (const calendar of LunarCalendar.all) {
  test(`${calendar.id}: the days of all months of all years are the days of the command, in order`, () => {
    const { firstDay, lastDay } = calendar.range();
    const days = records("days", "--calendar", calendar.id, "--from", text(firstDay), "--to", text(lastDay));
    const differences = [];
    let place = 0;
    for (let year = 1899; year <= 2100; year++) {
      for (const month of monthsOfYear(calendar, year)) {
        const dates = daysOfMonth(calendar, month);
        if (dates.length !== month.dayCount || text(dates[0]) !== text(month.firstDay)
          || text(dates[dates.length - 1]) !== text(month.lastDay)) differences.push(month);
        dates.forEach((civil, index) => {
          const row = days[place++];
          const expected = { year: month.year, month: month.month, isLeapMonth: month.isLeapMonth, day: index + 1 };
          if (text(civil) !== row.date || JSON.stringify(lunarOf(row)) !== JSON.stringify(expected)) differences.push(row);
        });
      }
    }
    assert.deepEqual(differences.slice(0, 3), []);
    assert.equal(place, days.length);
  });
}

test("a month of a year may stand for a month of a calendar", () => {
  const [, , , , , sixth, leap] = monthsOfYear(vietnamese, 2025);
  assert.deepEqual(leap, {
    year: 2025, month: 6, isLeapMonth: true, dayCount: 29, firstDay: date("2025-07-25"), lastDay: date("2025-08-22"),
  });
  assert.equal(vietnamese.daysInMonth(leap), 29);
  assert.deepEqual(vietnamese.civilDate(Object.assign({}, sixth, { day: 30 })), date("2025-07-24"));
  assert.deepEqual(daysOfMonth(vietnamese, { year: 2025, month: 6 }), daysOfMonth(vietnamese, sixth));
});

// The anniversaries of a year in which every month and every rule comes, as the settings of the calendar app have them.
const anniversaries = [];
for (let month = 1; month <= 12; month++) {
  for (const day of [1, 15, 29, 30]) {
    for (const leapMonthRule of ["regularMonth", "leapMonthIfPresent", "bothMonths"]) {
      for (const missingDayRule of ["lastDayOfMonth", "firstDayOfNextMonth", "skip"]) {
        const id = `${month}-${day}-${leapMonthRule}-${missingDayRule}`;
        anniversaries.push({ id, name: id, kind: "death", month, day, leapMonthRule, missingDayRule });
      }
    }
  }
}

for (const day of [1, 15, 29, 30]) {
  for (const missingDayRule of ["lastDayOfMonth", "firstDayOfNextMonth", "skip"]) {
    const id = `month-${day}-${missingDayRule}`;
    anniversaries.push({ id, name: id, kind: "other", every: "month", day, missingDayRule });
  }
}

for (const calendar of [vietnamese, korean]) {
  test(`${calendar.id}: days that come back every year are those of the command, by every rule`, () => {
    const { firstDay, lastDay } = calendar.range();
    const kept = {};
    for (const { id, date } of records("anniversaries", "--calendar", calendar.id, "--from", text(firstDay), "--to", text(lastDay),
      ...anniversaryFile(anniversaries))) (kept[id] = kept[id] || []).push(date);
    const differences = anniversaries.filter((one) =>
      occurrences(calendar, one, firstDay, lastDay).map(formatDate).join() !== (kept[one.id] || []).join());
    assert.deepEqual(differences.slice(0, 3), []);
    // The next one is the first on or after a day: on the day itself, and on the one after it.
    for (const one of anniversaries.filter((_, place) => place % 7 === 0)) {
      for (let place = 0; place + 1 < kept[one.id].length; place += 11) {
        const here = date(kept[one.id][place]);
        assert.deepEqual(nextOccurrence(calendar, one, here), here);
        assert.equal(formatDate(nextOccurrence(calendar, one, addDays(here, 1))), kept[one.id][place + 1], one.id);
      }
    }
  });
}

// From outside: the public holiday of 10/3 as the Vietnamese government announced it, and mid-autumn in printed calendars.
test("giỗ Tổ and mid-autumn", () => {
  const found = occurrences(vietnamese, { month: 3, day: 10 }, date("2022-01-01"), date("2026-12-31")).map(formatDate);
  assert.deepEqual(found, ["2022-04-10", "2023-04-29", "2024-04-18", "2025-04-07", "2026-04-26"]);
  assert.deepEqual(nextOccurrence(vietnamese, { month: 3, day: 10 }, date("2026-04-27")), date("2027-04-16"));
  assert.deepEqual(nextOccurrence(chinese, { month: 8, day: 15 }, date("2025-01-01")), date("2025-10-06"));
});

// From outside: newspapers of 2024 on the eight years, 2025 to 2032, whose Tết has no day 30 before it.
test("no 30 Tết from 2025 to 2032", () => {
  const eve = { month: 12, day: 30, missingDayRule: "skip" };
  assert.deepEqual(occurrences(vietnamese, eve, date("2024-02-01"), date("2033-12-31")).map(formatDate), ["2024-02-09", "2033-01-30"]);
  const lastDays = occurrences(vietnamese, { month: 12, day: 30 }, date("2025-01-01"), date("2027-12-31")).map(formatDate);
  assert.deepEqual(lastDays, ["2025-01-28", "2026-02-16", "2027-02-05"]);
  // Its stand-in on the first day of the next year is found from that day on.
  const next = { month: 12, day: 30, missingDayRule: "firstDayOfNextMonth" };
  assert.deepEqual(nextOccurrence(vietnamese, next, date("2026-02-17")), date("2026-02-17"));
});

test("a lunar date stands for the day that comes back, one of a leap month with a rule", () => {
  assert.deepEqual(nextOccurrence(vietnamese, vietnamese.lunarDate(date("2026-02-17")), date("2026-03-01")), date("2027-02-06"));
  const leap = vietnamese.lunarDate(date("2025-07-25"));
  const next = (leapMonthRule) => formatDate(nextOccurrence(vietnamese, Object.assign({ leapMonthRule }, leap), date("2025-06-26")));
  assert.deepEqual(["regularMonth", "leapMonthIfPresent", "bothMonths"].map(next), ["2026-07-14", "2025-07-25", "2025-07-25"]);
  assert.deepEqual(nextOccurrence(vietnamese, { month: 6, day: 1, leapMonthRule: null, missingDayRule: null }, date("2025-06-26")), date("2026-07-14"));
});

// From outside: the first and fifteenth days of lunar_python 1.4.8, with leap month 6 of 2025.
test("a day of every month comes in leap months too", () => {
  const from = (day, first, last) => occurrences(chinese, { every: "month", day }, date(first), date(last)).map(formatDate);
  assert.deepEqual(from(15, "2025-07-01", "2025-09-30"), ["2025-07-09", "2025-08-08", "2025-09-06"]);
  assert.deepEqual(from(1, "2026-05-01", "2026-07-31"), ["2026-05-17", "2026-06-15", "2026-07-14"]);
  assert.deepEqual(nextOccurrence(vietnamese, { every: "month", day: 15, month: null }, date("2026-11-24")), date("2026-12-23"));
  const leap = Object.assign({ every: "year", leapMonthRule: "bothMonths" }, vietnamese.lunarDate(date("2025-07-25")));
  assert.deepEqual(nextOccurrence(vietnamese, leap, date("2025-07-01")), date("2025-07-25"));
});

test("at the end of the tables there is no next one", () => {
  const { lastDay } = vietnamese.range();
  assert.deepEqual(lastDay, date("2101-01-28"));
  assert.equal(nextOccurrence(vietnamese, { month: 1, day: 1 }, date("2100-02-10")), null);
  // Day 29 is the last one of the tables, and the day after it in none.
  const end = (missingDayRule) => nextOccurrence(vietnamese, { month: 12, day: 30, missingDayRule }, lastDay);
  assert.deepEqual([end("lastDayOfMonth"), end("firstDayOfNextMonth"), end("skip")], [lastDay, null, null]);
  assert.deepEqual(occurrences(vietnamese, { month: 1, day: 1 }, date("2026-02-17"), date("2026-02-17")), [date("2026-02-17")]);
  assert.throws(() => occurrences(vietnamese, { month: 1, day: 1 }, date("2026-02-17"), date("2026-02-16")),
    { code: "reversedRange", message: "last is before first", field: "last" });
});

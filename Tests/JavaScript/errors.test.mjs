// Bad input: an error with a code and a sentence that says what is wrong and what is allowed.

import assert from "node:assert/strict";
import test from "node:test";
import { LunarCalendar, localDate, prepareWidgetData } from "../../.build/web/javascript/index.mjs";

const { vietnamese } = LunarCalendar;

/** Asserts that a call fails with a code, a message and facts. */
function refuses(call, code, message, facts = {}) {
  assert.throws(call, (error) => {
    assert.ok(error instanceof RangeError);
    assert.equal(error.code, code);
    assert.match(error.message, message);
    for (const name of Object.keys(facts)) assert.deepEqual(error[name], facts[name], name);
    return true;
  });
}

test("civil dates that are none", () => {
  const cases = [
    [{ year: 2026, month: 2, day: 29 }, /^day has to be a whole number from 1 to 28, found 29$/, { field: "day", value: 29, greatest: 28 }],
    [{ year: 2100, month: 2, day: 29 }, /^day .* from 1 to 28, found 29$/, {}],
    [{ year: 2026, month: 4, day: 31 }, /^day .* from 1 to 30, found 31$/, {}],
    [{ year: 2026, month: 13, day: 1 }, /^month .* from 1 to 12, found 13$/, { field: "month", least: 1, greatest: 12 }],
    [{ year: 2026, month: 0, day: 1 }, /^month .* found 0$/, {}],
    [{ year: 2026, month: 2, day: 0 }, /^day .* found 0$/, {}],
    [{ year: 2026, month: 2, day: -1 }, /found -1$/, {}],
    [{ year: 0, month: 2, day: 1 }, /^year .* from 1 to 9999, found 0$/, {}],
    [{ year: 10000, month: 2, day: 1 }, /^year .* found 10000$/, {}],
    [{ year: 2026.5, month: 2, day: 1 }, /^year .* found 2026.5$/, {}],
    [{ year: 2026, month: 2.5, day: 1 }, /^month .* found 2.5$/, {}],
    [{ year: 2026, month: 2, day: 1.000001 }, /^day .* found 1.000001$/, {}],
    [{ year: NaN, month: 2, day: 1 }, /^year .* found NaN$/, {}],
    [{ year: 2026, month: NaN, day: 1 }, /^month .* found NaN$/, {}],
    [{ year: 2026, month: 2, day: Infinity }, /^day .* found Infinity$/, {}],
    [{ year: "2026", month: 2, day: 1 }, /^year .* found "2026"$/, {}],
    [{ year: 2026, month: "2", day: 1 }, /^month .* found "2"$/, {}],
    [{ year: 2026, month: 2, day: "1" }, /^day .* found "1"$/, {}],
    [{ year: 2026, month: 2 }, /^day .* found undefined$/, {}],
    [{ year: 2026, month: null, day: 1 }, /^month .* found null$/, {}],
    [{ year: [2026], month: 1, day: 1 }, /^year .* found an object$/, {}],
    [{ year: true, month: 1, day: 1 }, /^year .* found true$/, {}],
    [{ year: Symbol("y"), month: 1, day: 1 }, /^year .* found Symbol\(y\)$/, {}],
    [{ year: 2026n, month: 1, day: 1 }, /^year .* found 2026$/, {}],
    [{ year: "x".repeat(1000), month: 1, day: 1 }, /^year .* found "x{39}…$/, {}],
    [{}, /^year .* found undefined$/, {}],
    ["2026-02-17", /^a date has to be an object with year, month and day, found "2026-02-17"$/, {}],
    [undefined, /found undefined$/, {}], [null, /found null$/, {}], [20260217, /found 20260217$/, {}],
    [new Date(2026, 1, 17), /^year .* found undefined$/, {}], [[2026, 2, 17], /^year .* found undefined$/, {}],
  ];
  for (const [input, message, facts] of cases) {
    refuses(() => vietnamese.lunarDate(input), "noSuchDate", message, facts);
    refuses(() => vietnamese.certainty(input), "noSuchDate", message, facts);
    // A Date is a day for the month of a widget.
    if (!(input instanceof Date) && input !== undefined) refuses(() => prepareWidgetData(input), "noSuchDate", message, facts);
  }
});

test("days that no table has", () => {
  const range = { firstDay: { year: 1899, month: 2, day: 10 }, lastDay: { year: 2101, month: 1, day: 28 } };
  for (const [year, month, day] of [[1899, 2, 9], [1898, 12, 31], [1, 1, 1], [2101, 1, 29], [2102, 6, 1], [9999, 12, 31]]) {
    refuses(() => vietnamese.lunarDate({ year, month, day }), "outsideTables",
      /^\d{4}-\d\d-\d\d is outside the tables, 1899-02-10 to 2101-01-28$/, range);
    refuses(() => vietnamese.certainty({ year, month, day }), "outsideTables", /is outside the tables/, range);
  }
  assert.deepEqual(vietnamese.lunarDate({ year: 1899, month: 2, day: 10 }), { year: 1899, month: 1, isLeapMonth: false, day: 1 });
  assert.deepEqual(vietnamese.lunarDate({ year: 2101, month: 1, day: 28 }), { year: 2100, month: 12, isLeapMonth: false, day: 29 });
  for (const { id, range: ends, lunarDate } of LunarCalendar.all) {
    assert.deepEqual(lunarDate(ends().firstDay), { year: 1899, month: 1, isLeapMonth: false, day: 1 }, id);
    const last = lunarDate(ends().lastDay);
    assert.ok(last.year === 2100 && last.month === 12 && last.day >= 29, id);
  }
  assert.deepEqual(vietnamese.range(), range);
});

test("lunar dates that are none", () => {
  const refused = (date, code, message, facts) => refuses(() => vietnamese.civilDate(date), code, message, facts);
  refused({ year: 1898, month: 12, day: 1 }, "outsideTables", /^year .* from 1899 to 2100, found 1898$/, { least: 1899, greatest: 2100 });
  refused({ year: 2101, month: 1, day: 1 }, "outsideTables", /found 2101$/);
  refused({ year: 2025.5, month: 1, day: 1 }, "outsideTables", /found 2025.5$/);
  refused({ year: "2025", month: 1, day: 1 }, "outsideTables", /found "2025"$/);
  refused({ year: 2025, month: 13, day: 1 }, "noSuchDate", /^month .* from 1 to 12, found 13$/);
  refused({ year: 2025, month: -6, day: 1 }, "noSuchDate", /^month .* found -6$/);
  refused({ year: 2025, month: NaN, day: 1 }, "noSuchDate", /^month .* found NaN$/);
  refused({ year: 2025, month: 6, day: 31 }, "noSuchDate", /^day .* from 1 to 30, found 31$/);
  refused({ year: 2025, month: 6, day: "1" }, "noSuchDate", /^day .* found "1"$/);
  refused({ year: 2025, month: 6, isLeapMonth: 1, day: 1 }, "noSuchDate", /^isLeapMonth has to be true or false, found 1$/);
  refused({ year: 2025, month: 6, isLeapMonth: null, day: 1 }, "noSuchDate", /^isLeapMonth .* found null$/);
  refused({ year: 2025, month: 5, isLeapMonth: true, day: 1 }, "noLeapMonth",
    /^lunar year 2025 has no leap month 5, its leap month is 6$/, { year: 2025, month: 5, leapMonth: 6 });
  refused({ year: 2026, month: 5, isLeapMonth: true, day: 1 }, "noLeapMonth",
    /^lunar year 2026 has no leap month$/, { leapMonth: 0 });
  refused({ year: 2025, month: 6, isLeapMonth: true, day: 30 }, "shortMonth",
    /^2025-06L-30 does not exist: this month has 29 days$/, { value: 30, greatest: 29 });
  refused({ year: 2025, month: 2, day: 30 }, "shortMonth", /^2025-02-30 does not exist: this month has 29 days$/);
  refused("2025-06-01", "noSuchDate", /^a date has to be an object/);
  refused(undefined, "noSuchDate", /^a date has to be an object/);
  for (const year of [1898, 2101, NaN, "2025", 2025.5, undefined, null]) {
    refuses(() => vietnamese.leapMonth(year), "outsideTables", /^year has to be a whole number from 1899 to 2100, found /);
    refuses(() => vietnamese.newYear(year), "outsideTables", /^year has to be/);
    refuses(() => vietnamese.daysInMonth({ year, month: 1 }), "outsideTables", /^year has to be/);
  }
  refuses(() => vietnamese.daysInMonth(), "noSuchDate", /^a date has to be an object/);
});

/** Every date that is not one of the calendar is refused, and no other: all days of all months of all years. */
test("exactly the lunar dates that the years have are taken", () => {
  for (const calendar of LunarCalendar.all) {
    for (let year = 1899; year <= 2100; year++) {
      for (let month = 1; month <= 12; month++) {
        for (const isLeapMonth of [false, true]) {
          const exists = !isLeapMonth || calendar.leapMonth(year) === month;
          const length = exists ? calendar.daysInMonth({ year, month, isLeapMonth }) : 0;
          for (const day of [1, 29, 30]) {
            if (day <= length) calendar.civilDate({ year, month, isLeapMonth, day });
            else refuses(() => calendar.civilDate({ year, month, isLeapMonth, day }), exists ? "shortMonth" : "noLeapMonth", /./);
          }
        }
      }
    }
  }
});

test("calendars, moments and settings that are none", () => {
  refuses(() => LunarCalendar.withId("klingon"), "unknownCalendar", /^there is no calendar "klingon"; there are: chinese, chinese-utc8, /,
    { allowed: LunarCalendar.all.map((calendar) => calendar.id) });
  refuses(() => LunarCalendar.withId("__proto__"), "unknownCalendar", /there is no calendar/);
  refuses(() => LunarCalendar.withId(), "unknownCalendar", /no calendar undefined/);
  refuses(() => localDate(new Date(NaN)), "noSuchDate", /^a moment has to be a valid Date, found an object$/);
  refuses(() => localDate("2026-02-17"), "noSuchDate", /found "2026-02-17"$/);
  refuses(() => localDate(0), "noSuchDate", /found 0$/);
  refuses(() => localDate(new Date(0), "420"), "noSuchOffset", /^offsetMinutes .* from -1080 to 1080, found "420"$/);
  refuses(() => prepareWidgetData(new Date(NaN)), "noSuchDate", /valid Date/);
  const day = { year: 2026, month: 2, day: 17 };
  refuses(() => prepareWidgetData(day, { calendar: "julian" }), "unknownCalendar", /julian/);
  refuses(() => prepareWidgetData(day, { language: "fr" }), "unknownSetting", /^language has to be one of vi, zh, en, ko, found "fr"$/,
    { setting: "language", allowed: ["vi", "zh", "en", "ko"] });
  refuses(() => prepareWidgetData(day, { language: "toString" }), "unknownSetting", /^language/);
  refuses(() => prepareWidgetData(day, { monthNaming: "old" }), "unknownSetting", /^monthNaming has to be one of modern, traditional/);
  refuses(() => prepareWidgetData(day, { firstWeekday: 7 }), "unknownSetting", /^firstWeekday has to be one of 0, 1/);
  refuses(() => prepareWidgetData(day, { firstWeekday: "monday" }), "unknownSetting", /^firstWeekday/);
  refuses(() => prepareWidgetData(day, { dayBasis: "calendarZone" }), "unknownSetting", /^dayBasis has to be one of userZone/);
  for (const month of ["2026-13", "2026-00", "0000-01", "2026-2", "26-02", 202602, "2026-02-01", NaN, {}]) {
    refuses(() => prepareWidgetData(day, { month }), "unknownSetting", /^month has to be a month such as 2026-02, found /);
  }
  refuses(() => prepareWidgetData(day, "vi"), "unknownSetting", /^settings have to be an object, found "vi"$/);
  refuses(() => prepareWidgetData({ year: 1, month: 1, day: 1 }, { firstWeekday: 6 }), "noSuchDate", /not all within the years 1 to 9999$/);
  refuses(() => prepareWidgetData({ year: 9999, month: 12, day: 1 }), "noSuchDate", /^the weeks of 9999-12 /);
  // What else the app stores, and choices that were not made.
  assert.deepEqual(prepareWidgetData(day, { anniversaries: [], calendar: null, language: null, month: null }), prepareWidgetData(day));
});

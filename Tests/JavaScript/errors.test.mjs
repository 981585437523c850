// Bad input: an error with a code and a sentence that says what is wrong and what is allowed.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import {
  LunarCalendar, addDays, canChi, compareDates, daysBetween, daysOfMonth, formatDate, isoWeekday, localDate, monthsOfYear, nextOccurrence,
  occurrences, parseCivilDate, parseLunarDate, prepareWidgetData,
} from "../../.build/web/javascript/index.mjs";

const { vietnamese } = LunarCalendar;

/** The facts that the declarations promise for each code. */
const promised = {};
const declarations = readFileSync(new URL("../../Apps/JavaScript/index.d.ts", import.meta.url), "utf8");
for (const [, comment, code] of declarations.matchAll(/^ {2}\/\*\* (.*) \*\/\n {2}\| "(\w+)"/gm)) {
  promised[code] = Array.from(comment.matchAll(/`(\w+)`/g)).map((match) => match[1]).sort();
}
const seen = new Set();

/** Asserts that a call fails with a code, a message and facts, and with exactly the facts that are promised. */
function refuses(call, code, message, facts = {}) {
  assert.throws(call, (error) => {
    assert.ok(error instanceof RangeError);
    assert.equal(error.code, code);
    seen.add(code);
    assert.deepEqual(Object.keys(error).filter((name) => name !== "code").sort(), promised[code], error.message);
    assert.match(error.message, message);
    for (const name of Object.keys(facts)) assert.deepEqual(error[name], facts[name], name);
    return true;
  });
}

test("civil dates that are none", () => {
  const cases = [
    [{ year: 2026, month: 2, day: 29 }, /^day must be a whole number from 1 to 28, found 29$/, { field: "day", value: 29, greatest: 28 }],
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
    [{ year: [2026], month: 1, day: 1 }, /^year .* found an array$/, {}],
    [{ year: new Number(2026), month: 1, day: 1 }, /^year .* found a Number object$/, {}],
    [{ year: new Date(0), month: 1, day: 1 }, /^year .* found a Date$/, {}],
    [{ year: {}, month: 1, day: 1 }, /^year .* found an object$/, {}],
    [{ year: () => 2026, month: 1, day: 1 }, /^year .* found a function$/, {}],
    [{ year: true, month: 1, day: 1 }, /^year .* found true$/, {}],
    [{ year: Symbol("y"), month: 1, day: 1 }, /^year .* found Symbol\(y\)$/, {}],
    [{ year: 2026n, month: 1, day: 1 }, /^year .* found 2026n$/, {}],
    [{ year: "x".repeat(1000), month: 1, day: 1 }, /^year .* found "x{39}…$/, {}],
    [{}, /^year .* found undefined$/, {}],
  ];
  const others = [
    ["2026-02-17", /^a date must be an object with year, month and day, found "2026-02-17"$/, {}],
    [undefined, /^a date .* found undefined$/, { field: "date", value: undefined }], [null, /found null$/, {}], [20260217, /found 20260217$/, {}],
    [new Date(2026, 1, 17), /^a date must be .*, found a Date; see localDate\(\)$/, { field: "date" }],
    [[2026, 2, 17], /^a date must be .* year, month and day, found an array$/, { field: "date" }],
    [vietnamese.lunarDate({ year: 2026, month: 2, day: 17 }), /^a civil date has no isLeapMonth, found false$/, { field: "date" }],
  ];
  for (const [code, list] of [["noSuchDate", cases], ["wrongKind", others]]) {
    for (const [input, message, facts] of list) {
      refuses(() => vietnamese.lunarDate(input), code, message, facts);
      refuses(() => vietnamese.certainty(input), code, message, facts);
      const day = { year: 2026, month: 2, day: 17 };
      for (const call of [() => addDays(input, 1), () => isoWeekday(input), () => canChi(vietnamese, input)]) refuses(call, code, message, facts);
      // Of several arguments, the one that is no date is named.
      const named = (name, call) => refuses(call, code, new RegExp(message.source.replace(/^\^a date/, "^" + name)),
        facts.field === "date" && /^\^a date/.test(message.source) ? { ...facts, field: name } : facts);
      const recurring = { month: 3, day: 10 };
      named("first", () => daysBetween(input, day));
      named("second", () => daysBetween(day, input));
      named("from", () => nextOccurrence(vietnamese, recurring, input));
      named("first", () => occurrences(vietnamese, recurring, input, day));
      named("last", () => occurrences(vietnamese, recurring, day, input));
      // A lunar date has a text, and is compared with another one.
      if (!(input && input.isLeapMonth === false)) {
        refuses(() => formatDate(input), code, message, facts);
        named("second", () => compareDates(day, input));
        named("first", () => compareDates(input, day));
      }
      // A Date is a day for the month of a widget.
      if (!(input instanceof Date) && input !== undefined) refuses(() => prepareWidgetData(input), code, message, facts);
    }
  }
});

test("days that no table has", () => {
  const range = { firstDay: { year: 1899, month: 2, day: 10 }, lastDay: { year: 2101, month: 1, day: 28 } };
  const facts = Object.assign({ firstYear: 1899, lastYear: 2100 }, range);
  for (const [year, month, day] of [[1899, 2, 9], [1898, 12, 31], [1, 1, 1], [2101, 1, 29], [2102, 6, 1], [9999, 12, 31]]) {
    refuses(() => vietnamese.lunarDate({ year, month, day }), "outsideTables",
      /^\d{4}-\d\d-\d\d is outside the tables, 1899-02-10 to 2101-01-28$/, facts);
    refuses(() => vietnamese.certainty({ year, month, day }), "outsideTables", /is outside the tables/, facts);
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
  refused({ year: 1898, month: 12, day: 1 }, "outsideTables", /^lunar year 1898 is outside the tables, 1899 to 2100$/, { firstYear: 1899, lastYear: 2100 });
  refused({ year: 2101, month: 1, day: 1 }, "outsideTables", /^lunar year 2101 is outside/);
  refused({ year: 2025.5, month: 1, day: 1 }, "noSuchDate", /found 2025.5$/, { field: "year", least: 1899, greatest: 2100 });
  refused({ year: "2025", month: 1, day: 1 }, "noSuchDate", /found "2025"$/);
  refused({ year: 2025, month: 13, day: 1 }, "noSuchDate", /^month .* from 1 to 12, found 13$/);
  refused({ year: 2025, month: -6, day: 1 }, "noSuchDate", /^month .* found -6$/);
  refused({ year: 2025, month: NaN, day: 1 }, "noSuchDate", /^month .* found NaN$/);
  refused({ year: 2025, month: 6, day: 31 }, "noSuchDate", /^day .* from 1 to 30, found 31$/);
  refused({ year: 2025, month: 6, day: "1" }, "noSuchDate", /^day .* found "1"$/);
  refused({ year: 2025, month: 6, isLeapMonth: 1, day: 1 }, "wrongKind", /^isLeapMonth must be true or false, found 1$/, { field: "isLeapMonth", value: 1 });
  refused({ year: 2025, month: 6, isLeapMonth: null, day: 1 }, "wrongKind", /^isLeapMonth .* found null$/);
  refused({ year: 2025, month: 5, isLeapMonth: true, day: 1 }, "noLeapMonth",
    /^lunar year 2025 has no leap month 5, its leap month is 6$/, { year: 2025, month: 5, leapMonth: 6 });
  refused({ year: 2026, month: 5, isLeapMonth: true, day: 1 }, "noLeapMonth",
    /^lunar year 2026 has no leap month$/, { leapMonth: 0 });
  refused({ year: 2025, month: 6, isLeapMonth: true, day: 30 }, "shortMonth",
    /^2025-06L-30 does not exist: this month has 29 days$/, { value: 30, greatest: 29 });
  refused({ year: 2025, month: 2, day: 30 }, "shortMonth", /^2025-02-30 does not exist: this month has 29 days$/);
  refused("2025-06-01", "wrongKind", /^a date must be an object/);
  refused(undefined, "wrongKind", /^a date must be an object/);
  for (const year of [1898, 2101, 0, -1, 1e300, NaN, Infinity, "2025", 2025.5, undefined, null]) {
    const [code, message] = Number.isInteger(year) ? ["outsideTables", /^lunar year .* is outside the tables, 1899 to 2100$/]
      : ["noSuchDate", /^year must be a whole number from 1899 to 2100, found /];
    refuses(() => vietnamese.leapMonth(year), code, message);
    refuses(() => vietnamese.newYear(year), code, message);
    refuses(() => vietnamese.daysInMonth({ year, month: 1 }), code, message);
  }
  for (const month of [undefined, 2025, "2025-06", [2025, 6], new Date(2025, 5, 1)]) {
    refuses(() => vietnamese.daysInMonth(month), "wrongKind", /^a month must be an object with year and month, found /, { field: "month" });
  }
  // The lunar members of widget data make a lunar date.
  for (const day of prepareWidgetData({ year: 2025, month: 7, day: 25 }).days) {
    assert.equal("isLeap" in day, false);
    const date = { year: day.lunarYear, month: day.lunarMonth, isLeapMonth: day.isLeapMonth, day: day.lunar };
    assert.equal(formatDate(vietnamese.civilDate(date)), day.date);
  }
  refused({ year: 2025, month: 6, isLeap: true, day: 1 }, "wrongKind", /^a leap month needs isLeapMonth, not isLeap, found true$/,
    { field: "isLeapMonth", value: true });
  refused({ year: 2025, month: 6, leap: true, day: 1 }, "wrongKind", /not leap, found true$/);
  refused({ year: 2025, month: 6, isleapMonth: true, day: 1 }, "wrongKind", /^a leap month needs isLeapMonth, not isleapMonth, found true$/,
    { field: "isLeapMonth", value: true });
  refused({ year: 2025, month: 6, intercalary: true, day: 1 }, "wrongKind", /^a lunar date without isLeapMonth has no intercalary, found true$/);
  refuses(() => vietnamese.daysInMonth({ year: 2025, month: 6, IsLeapMonth: true }), "wrongKind", /not IsLeapMonth, found true$/);
  // With isLeapMonth nothing is in doubt, and a month may be that of a day.
  assert.deepEqual(vietnamese.civilDate({ year: 2025, month: 6, isLeapMonth: true, day: 1, note: "x" }), { year: 2025, month: 7, day: 25 });
  assert.equal(vietnamese.daysInMonth({ year: 2025, month: 6, day: 1, note: undefined }), 30);
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
  refuses(() => localDate(new Date(NaN)), "wrongKind", /^a moment must be a valid Date, found an invalid Date$/);
  refuses(() => localDate("2026-02-17"), "wrongKind", /found "2026-02-17"$/, { field: "moment" });
  refuses(() => localDate(0), "wrongKind", /found 0$/);
  refuses(() => localDate(new Date(0), "420"), "noSuchOffset", /^offsetMinutes .* from -1080 to 1080, found "420"$/);
  refuses(() => prepareWidgetData(new Date(NaN)), "wrongKind", /valid Date/);
  const day = { year: 2026, month: 2, day: 17 };
  refuses(() => prepareWidgetData(day, { calendar: "julian" }), "unknownCalendar", /julian/);
  refuses(() => prepareWidgetData(day, { language: "french" }), "unknownSetting",
    /^language must be a tag such as vi, zh-Hans or en-GB, found "french"$/, { setting: "language", allowed: ["vi", "zh", "en", "ko", "hant"] });
  refuses(() => prepareWidgetData(day, { language: "toString" }), "unknownSetting", /^language/);
  refuses(() => prepareWidgetData(day, { monthNaming: "old" }), "unknownSetting", /^monthNaming must be one of modern, traditional/);
  refuses(() => prepareWidgetData(day, { firstWeekday: 7 }), "unknownSetting", /^firstWeekday must be one of 0, 1/);
  refuses(() => prepareWidgetData(day, { firstWeekday: "monday" }), "unknownSetting", /^firstWeekday/);
  for (const language of ["12", "-vi", "vi VN", " vi", "v", "", "toString", "constructor-VN", 1, ["vi"], {}]) {
    refuses(() => prepareWidgetData(day, { language }), "unknownSetting", /^language must be a tag /, { setting: "language", value: language });
    refuses(() => canChi(vietnamese, day, language), "unknownSetting", /^language must be a tag /, { setting: "language", value: language });
  }
  for (const month of ["2026-13", "2026-00", "0000-01", "2026-2", "26-02", 202602, "2026-02-01", NaN, {}]) {
    refuses(() => prepareWidgetData(day, { month }), "unknownSetting", /^month must be a month such as 2026-02, found /);
  }
  refuses(() => prepareWidgetData(day, "vi"), "wrongKind", /^settings must be an object, found "vi"$/);
  refuses(() => prepareWidgetData({ year: 1, month: 1, day: 1 }, { firstWeekday: 6 }), "outsideYears", /not all within the years 1 to 9999$/, { year: 1, month: 1 });
  refuses(() => prepareWidgetData({ year: 9999, month: 12, day: 1 }), "outsideYears", /^the weeks of 9999-12 /);
  // Other members that the app stores, and choices that were not made.
  assert.deepEqual(prepareWidgetData(day, { anniversaries: [], calendar: null, language: null, month: null }), prepareWidgetData(day));
});

test("texts that are no dates", () => {
  const fullWidth = "２０２６-０２-１７";
  for (const text of ["", "2026", "2026-2-17", "26-02-17", "2026-02-17 ", " 2026-02-17", "2026-02 -17", "2026-02-17\n", "2026/02/17", "17-02-2026",
    "20260217", "2026-02-17T00:00:00Z", "+2026-02-17", "-2026-02-17", "12026-02-17", "2026-02-1e", fullWidth, "2026\u201302\u201317", "2026-06l-01",
    "2026-06 L-01", "2026-L06-01", "2026-6L-01", "2026-06LL-01", "2026-06L01", undefined, null, 20260217, new Date(0), ["2026-02-17"],
    { year: 2026, month: 2, day: 17 }]) {
    refuses(() => parseCivilDate(text), "malformedText", /^a civil date must be a text such as 2026-02-17, found /,
      { value: text, allowed: ["2026-02-17"] });
    refuses(() => parseLunarDate(text), "malformedText", /^a lunar date must be a text such as 2025-06-01 or 2025-06L-01, found /,
      { value: text, allowed: ["2025-06-01", "2025-06L-01"] });
  }
  refuses(() => parseCivilDate("2025-06L-01"), "malformedText", /found "2025-06L-01"$/);
  refuses(() => parseCivilDate(fullWidth), "malformedText", new RegExp(`found "${fullWidth}"$`));
  for (const [text, message] of [["2026-02-31", /^day .* from 1 to 28, found 31$/], ["2100-02-29", /^day .* 28, found 29$/],
    ["2026-13-01", /^month .* found 13$/], ["2026-00-01", /^month .* found 0$/], ["2026-02-00", /^day .* found 0$/],
    ["0000-02-01", /^year must be a whole number from 1 to 9999, found 0$/]]) {
    refuses(() => parseCivilDate(text), "noSuchDate", message);
  }
  for (const [text, message] of [["1898-12-01", /^year must be a whole number from 1899 to 2100, found 1898$/], ["2101-01-01", /^year .* found 2101$/],
    ["2025-13-01", /^month .* from 1 to 12, found 13$/], ["2025-00L-01", /^month .* found 0$/], ["2025-01-31", /^day .* from 1 to 30, found 31$/],
    ["2025-01-00", /^day .* found 0$/]]) {
    refuses(() => parseLunarDate(text), "noSuchDate", message);
  }
  // Whether there is such a leap month or day 30, only a calendar knows.
  refuses(() => vietnamese.civilDate(parseLunarDate("2026-06L-01")), "noLeapMonth", /^lunar year 2026 has no leap month$/, { leapMonth: 0 });
  refuses(() => vietnamese.civilDate(parseLunarDate("2025-06L-30")), "shortMonth", /^2025-06L-30 does not exist: this month has 29 days$/);
  // The year 1899 of the civil calendar begins before the lunar one does.
  refuses(() => vietnamese.lunarDate(parseCivilDate("1899-02-09")), "outsideTables", /^1899-02-09 is outside the tables/);
});

test("lunar dates that have no text and no place in an order", () => {
  const day = { year: 2026, month: 2, day: 17 };
  const lunar = { year: 2025, month: 6, isLeapMonth: true, day: 1 };
  for (const [fields, code, message] of [[{ year: 1898 }, "noSuchDate", /^year .* from 1899 to 2100, found 1898$/], [{ year: 2101 }, "noSuchDate", /^year /],
    [{ month: 13 }, "noSuchDate", /^month /], [{ month: NaN }, "noSuchDate", /^month .* found NaN$/], [{ day: 31 }, "noSuchDate", /^day .* from 1 to 30, found 31$/],
    [{ day: 1.5 }, "noSuchDate", /^day /], [{ isLeapMonth: 1 }, "wrongKind", /^isLeapMonth must be true or false, found 1$/],
    [{ isLeapMonth: null }, "wrongKind", /^isLeapMonth .* found null$/]]) {
    const date = Object.assign({}, lunar, fields);
    refuses(() => formatDate(date), code, message);
    refuses(() => compareDates(lunar, date), code, message);
    refuses(() => compareDates(date, lunar), code, message);
  }
  for (const pair of [[day, lunar], [lunar, day]]) {
    refuses(() => compareDates(...pair), "wrongKind", /^dates that are compared must both be civil or both lunar, found an object$/, { field: "date" });
  }
});

test("numbers of days that are none", () => {
  const day = { year: 2026, month: 2, day: 17 };
  for (const days of [NaN, Infinity, 1.5, "1", undefined, null, 1n, 2912396, -739664]) {
    refuses(() => addDays(day, days), "noSuchDate", /^days must be a whole number from -739663 to 2912395, found /, { field: "days", value: days });
  }
  assert.deepEqual([addDays(day, -739663), addDays(day, 2912395)], [{ year: 1, month: 1, day: 1 }, { year: 9999, month: 12, day: 31 }]);
});

test("calendars, months and recurring dates that are none", () => {
  const day = { year: 2026, month: 2, day: 17 };
  const recurring = { month: 3, day: 10 };
  for (const calendar of ["vietnamese", undefined, null, {}, LunarCalendar, 1]) {
    for (const call of [() => monthsOfYear(calendar, 2026), () => daysOfMonth(calendar, { year: 2026, month: 1 }), () => canChi(calendar, day),
      () => nextOccurrence(calendar, recurring, day), () => occurrences(calendar, recurring, day, day)]) {
      refuses(call, "wrongKind", /^a calendar must be one of LunarCalendar, such as LunarCalendar.vietnamese, found /, { field: "calendar", value: calendar });
    }
  }
  refuses(() => canChi("korean", day), "wrongKind", /found "korean"; see LunarCalendar.withId\(\)$/);
  for (const year of [1898, 2101]) refuses(() => monthsOfYear(vietnamese, year), "outsideTables", /^lunar year \d+ is outside the tables, 1899 to 2100$/);
  for (const year of [NaN, 2025.5, "2025", undefined]) refuses(() => monthsOfYear(vietnamese, year), "noSuchDate", /^year .* found /);
  refuses(() => daysOfMonth(vietnamese, { year: 2026, month: 6, isLeapMonth: true }), "noLeapMonth", /./, { leapMonth: 0 });
  refuses(() => daysOfMonth(vietnamese, { year: 2025, month: 6, leap: true }), "wrongKind", /^a leap month needs isLeapMonth, not leap/);
  refuses(() => daysOfMonth(vietnamese, "2025-06"), "wrongKind", /^a month must be an object with year and month/, { field: "month" });
  const next = (fields, from = day) => () => nextOccurrence(vietnamese, fields, from);
  for (const value of ["10/3", undefined, null, [3, 10], new Date(0)]) {
    refuses(next(value), "wrongKind", /^a recurring date must be an object with month and day, found /, { field: "recurringDate" });
  }
  for (const month of [0, 13, NaN, 1.5, "3", undefined]) refuses(next({ month, day: 1 }), "noSuchDate", /^month .* from 1 to 12, found /);
  for (const number of [0, 31, NaN, 1.5, "10", undefined]) refuses(next({ month: 3, day: number }), "noSuchDate", /^day .* from 1 to 30, found /);
  refuses(next({ month: 3, day: 10, every: "month" }), "wrongKind", /^a recurring date of every month has no month, found 3$/, { field: "month" });
  refuses(next({ month: 3, day: 10, every: "week" }), "unknownSetting", /^every must be one of year, month, found "week"$/, { setting: "every" });
  refuses(next({ month: 3, day: 10, leapMonthRule: "leap" }), "unknownSetting",
    /^leapMonthRule must be one of regularMonth, leapMonthIfPresent, bothMonths, found "leap"$/, { setting: "leapMonthRule" });
  refuses(next({ month: 3, day: 10, missingDayRule: true }), "unknownSetting",
    /^missingDayRule must be one of lastDayOfMonth, firstDayOfNextMonth, skip, found true$/, { setting: "missingDayRule" });
  refuses(next(parseLunarDate("2025-06L-01")), "wrongKind", /^a recurring date of a leap month needs leapMonthRule, .*, found true$/, { field: "isLeapMonth" });
  refuses(() => occurrences(vietnamese, recurring, day, { year: 2026, month: 2, day: 16 }), "reversedRange", /^last is before first$/, { field: "last" });
  for (const date of [{ year: 1899, month: 2, day: 9 }, { year: 2101, month: 1, day: 29 }]) {
    refuses(next(recurring, date), "outsideTables", /is outside the tables, 1899-02-10 to 2101-01-28$/);
    refuses(() => occurrences(vietnamese, recurring, day, date), "outsideTables", /./);
    refuses(() => canChi(vietnamese, date), "outsideTables", /./);
  }
});

test("moments are in the years 1 to 9999 on the clock, or have no date", () => {
  const [first, last] = [{ year: 1, month: 1, day: 1 }, { year: 9999, month: 12, day: 31 }];
  const start = Date.parse("0001-01-01T00:00:00Z");
  const end = Date.parse("9999-12-31T23:59:59.999Z");
  assert.deepEqual([localDate(new Date(start), 0), localDate(new Date(end), 0)], [first, last]);
  assert.deepEqual(localDate(new Date(start - 1), 1), first);
  assert.deepEqual(localDate(new Date(end + 1), -1), last);
  const refused = [[start - 1, 0], [start, -1], [end + 1, 0], [end, 1], [-1e14, 0], [-864e13, -1080], [864e13, 1080], [864e13, 0],
    [Date.parse("-000001-06-01T00:00:00Z"), 0], [Date.parse("0000-12-31T00:00:00Z"), 0], [-1e14], [864e13], [-864e13]];
  for (const [time, offset] of refused) {
    refuses(() => localDate(new Date(time), offset), "noSuchDate", /^year must be a whole number from 1 to 9999, found /, { field: "year" });
  }
  // On the clock of the device, wherever it is: two days are more than any offset.
  for (const time of [start - 2 * 864e5, end + 2 * 864e5]) refuses(() => localDate(new Date(time)), "noSuchDate", /^year /);
  assert.equal(localDate(new Date(end - 2 * 864e5)).year, 9999);
  assert.equal(localDate(new Date(start + 2 * 864e5)).year, 1);
});

test("every error that is declared was seen here, but for damaged tables", () => {
  assert.deepEqual(Array.from(seen).concat("damagedTable").sort(), Object.keys(promised).sort());
});

// Days off by law and by decision. That all days are those of the Swift library, and bad documents are refused in its words, is
// compared by its own tests, JavaScriptDaysOffTests.

import assert from "node:assert/strict";
import test from "node:test";
import {
  addWorkingDays, dayOff, daysOff, daysOffYear, isDayOff, isWorkingDay, loadDecisions,
} from "../../.build/web/javascript/days-off.mjs";
import { LunarCalendar, addDays, formatDate, parseCivilDate } from "../../.build/web/javascript/index.mjs";

const { chinese, korean, vietnamese, japanese } = LunarCalendar;
const on = (calendar, text, ...documents) => dayOff(calendar, parseCivilDate(text), ...documents);

/** A document with one decision. */
const document = (country, year, date, ...days) => loadDecisions({
  schema: "almanac-decided-days", version: 1,
  decisions: [{ country, year, settlesYear: true, number: "№ 1", date, source: "made up", days }],
});

// From outside: the State Council's notice of 4 November 2025, the National Election Commission, the Labour Code.
test("days that governments and laws have named", () => {
  const { decision, ...first } = on(chinese, "2026-01-04");
  assert.deepEqual(first, {
    date: { year: 2026, month: 1, day: 4 }, isOff: false, isWorked: true, isForecast: false, reason: "worked", festivalId: "yuandan",
  });
  assert.deepEqual(decision, {
    country: "china", year: 2026, settlesYear: true, number: "国办发明电〔2025〕7号", date: { year: 2025, month: 11, day: 4 },
  });
  for (const [calendar, text, reason, festivalId] of [[chinese, "2026-01-01", "law", "yuandan"], [chinese, "2026-01-02", "bridging", "yuandan"],
    [chinese, "2026-01-03", "weekend", "yuandan"], [korean, "2025-06-03", "election", null], [korean, "2025-01-27", "temporary", "seollal"],
    [korean, "2021-08-16", "in-place", "gwangbok"], [vietnamese, "2026-02-17", "law", "tet"], [chinese, "2026-04-05", "law", "qingming"]]) {
    const found = on(calendar, text);
    assert.deepEqual([found.isOff, found.isWorked, found.reason, found.festivalId], [true, false, reason, festivalId], text);
  }
  for (const text of ["2026-01-10", "2026-03-11"]) assert.equal(on(korean, text), null);
});

// The same days as in DaysOffTests of the Swift library.
test("a day is a working day, or off, or it is not decided", () => {
  for (const [calendar, text, isWorking] of [[vietnamese, "2025-11-30", false], [vietnamese, "2025-12-01", true],
    [vietnamese, "2025-04-26", true], [vietnamese, "2025-05-02", false], [chinese, "2026-01-04", true], [chinese, "2026-01-03", false],
    [korean, "2025-06-03", false], [chinese, "2060-01-01", false], [chinese, "2060-03-10", null], [vietnamese, "2060-03-14", null],
    [vietnamese, "2060-05-03", null], [vietnamese, "2101-01-20", null], [japanese, "2026-01-04", false], [japanese, "2060-01-04", false], [japanese, "2060-01-05", true], [japanese, "2012-06-13", true], [japanese, "1990-06-13", null]]) {
    const day = parseCivilDate(text);
    assert.deepEqual([isWorkingDay(calendar, day), isDayOff(calendar, day)], [isWorking, isWorking === null ? null : !isWorking], text);
  }
  const newer = document("china", 2060, "2059-11-04", { date: "2060-03-13", kind: "worked" });
  for (const [text, isWorking] of [["2060-03-10", true], ["2060-03-13", true], ["2060-03-14", false]]) {
    assert.equal(isWorkingDay(chinese, parseCivilDate(text), newer), isWorking);
    assert.equal(isDayOff(chinese, parseCivilDate(text), null, newer), !isWorking);
  }
});

// Computed from the lists of other programs, as in DaysOffTests: chinesecalendar 1.11.0 for China, holidays 0.109 for the others.
test("working days are counted, in a country by its id or in that of a calendar", () => {
  for (const [country, calendar, text, count, expected] of [["china", chinese, "2024-02-08", 5, "2024-02-21"],
    ["china", chinese, "2024-12-31", -251, "2023-12-29"], ["china", chinese, "2024-02-10", 0, "2024-02-10"],
    ["vietnam", vietnamese, "2025-04-25", 4, "2025-05-05"], ["vietnam", vietnamese, "2025-01-01", 249, "2025-12-30"],
    ["korea", korean, "2024-12-31", -245, "2024-01-02"]]) {
    for (const place of [country, calendar]) {
      for (const whereUndecided of ["refuse", "as-by-law"]) {
        assert.equal(formatDate(addWorkingDays(place, parseCivilDate(text), count, whereUndecided)), expected);
      }
      assert.deepEqual(daysOff(place, parseCivilDate("2024-01-01"), parseCivilDate("2026-12-31")),
        daysOff(calendar, parseCivilDate("2024-01-01"), parseCivilDate("2026-12-31")));
      assert.equal(daysOffYear(place, 2024).state, "decided");
    }
  }
  const wednesday = parseCivilDate("2060-03-10");
  assert.equal(addWorkingDays("china", wednesday, 3, "refuse"), null);
  assert.deepEqual(addWorkingDays("china", wednesday, 3, "as-by-law"), { year: 2060, month: 3, day: 15 });
  const newer = document("china", 2060, "2059-11-04", { date: "2060-03-13", kind: "worked" });
  assert.deepEqual(addWorkingDays("china", wednesday, 3, "refuse", newer), { year: 2060, month: 3, day: 13 });
  assert.deepEqual(addWorkingDays(japanese, wednesday, 1, "refuse"), { year: 2060, month: 3, day: 11 });
  const refused = (code, field, ...values) => assert.throws(() => addWorkingDays(...values), (error) => error.code === code && error.field === field);
  refused("wrongKind", "calendar", "laos", wednesday, 1, "refuse");
  refused("wrongKind", "count", "china", wednesday, 1.5, "refuse");
  refused("wrongKind", "whereUndecided", "china", wednesday, 1);
  refused("outsideTables", undefined, "china", parseCivilDate("2101-01-28"), 1, "as-by-law");
});

test("a day alone is the same as among others", () => {
  for (const calendar of [chinese, japanese, korean, vietnamese]) {
    const [first, last] = ["2012-01-01", "2032-12-31"].map(parseCivilDate);
    const days = daysOff(calendar, first, last);
    assert.ok(days.length > 200);
    const texts = days.map(({ date }) => formatDate(date));
    assert.deepEqual(texts, Array.from(new Set(texts)).sort());
    const named = new Map(days.map((one) => [formatDate(one.date), one]));
    const differences = [];
    for (let day = first; formatDate(day) <= formatDate(last); day = addDays(day, 1)) {
      const text = formatDate(day);
      if (JSON.stringify(on(calendar, text)) !== JSON.stringify(named.get(text) || null)) differences.push(text);
    }
    assert.deepEqual(differences.slice(0, 3), [], calendar.id);
  }
});

// The days are those of the list of the Cabinet Office.
test("the days off of Japan follow from its laws", () => {
  for (const [text, reason, festivalId] of [["1973-04-30", "in-place", "tenno_tanjobi"], ["2009-05-06", "in-place", "kenpo"],
    ["2009-09-22", "law", "kyujitsu"], ["2019-05-02", "law", "kyujitsu"], ["2021-07-22", "law", "umi"], ["2026-07-20", "law", "umi"]]) {
    const found = on(japanese, text);
    assert.deepEqual([found.reason, found.festivalId, found.isOff], [reason, festivalId, true], text);
  }
  for (const text of ["1985-05-04", "2021-07-19", "2027-09-21"]) assert.equal(on(japanese, text), null, text);
  assert.deepEqual([2027, 2094].map((year) => daysOffYear(japanese, year).state), ["decided", "law"]);
});

// The days are those of the notices in the Gazette for 2010, 2015 and 2026, and of the Special Holiday Ordinance of 2015.
test("the days off of Hong Kong follow from its laws, not from those of its calendar", () => {
  for (const [text, reason, festivalId] of [["2010-02-13", "law", "chuxi"], ["2015-04-07", "in-place", "qingming"],
    ["2015-09-03", "law", "kangzhan_70"], ["2026-04-03", "law", "shounan"], ["2026-04-07", "in-place", "qingming"]]) {
    const found = on("hong-kong", text);
    assert.deepEqual([found.reason, found.festivalId, found.isOff], [reason, festivalId, true], text);
  }
  for (const text of ["2026-01-04", "2026-02-23"]) assert.equal(on("hong-kong", text), null, text);
  assert.equal(isWorkingDay("hong-kong", parseCivilDate("2060-03-10")), true);
});

// The days are those of the calendars of the DGPA for 2024 to 2027, and later those of the package holidays 0.109.
test("the days off of Taiwan follow from its laws and decisions", () => {
  for (const [text, reason, festivalId, isOff] of [["2024-02-17", "worked", "chunjie", false], ["2025-09-28", "law", "kongzi", true],
    ["2026-02-27", "in-place", "heping", true], ["2027-12-31", "in-place", "kaiguo", true], ["2032-12-31", "forecast", "kaiguo", false],
    ["2033-05-02", "forecast", "laodong", false]]) {
    const found = on("taiwan", text);
    assert.deepEqual([found.reason, found.festivalId, found.isOff], [reason, festivalId, isOff], text);
  }
  for (const text of ["2026-01-04", "2061-09-29"]) assert.equal(on("taiwan", text), null, text);
  assert.deepEqual([2016, 2027, 2060].map((year) => daysOffYear("taiwan", year).state), ["uncollected", "decided", "forecast"]);
});

test("loaded decisions count where they are handed in, and nowhere else", () => {
  const newer = document("china", 2040, "2039-11-04", { date: "2040-01-02", kind: "bridging", festivalId: "yuandan" });
  const other = document("korea", 2040, "2039-11-04", { date: "2040-01-02", kind: "temporary" });
  const newest = document("china", 2040, "2039-12-04");
  for (const documents of [[newer], [null, newer, undefined], [other, newer], [newest, newer]]) {
    assert.equal(on(chinese, "2040-01-02", ...documents)?.reason, documents[0] === newest ? undefined : "bridging");
    assert.equal(daysOffYear(chinese, 2040, ...documents).state, "decided");
    // 1 January 2040 is a Sunday.
    assert.equal(on(chinese, "2040-01-02").reason, "forecast");
  }
  const before = daysOffYear(chinese, 2040);
  assert.deepEqual([before.state, before.usuallyDecidedBy.year, before.usuallyDecidedBy.month], ["forecast", 2039, 12]);
  assert.deepEqual([2038, 2040].map((year) => before.mayBeOutdated({ year, month: 1, day: 1 })), [false, true]);
  assert.equal(before.mayBeOutdated(before.usuallyDecidedBy), false);
  const after = daysOffYear(chinese, 2040, newer);
  assert.deepEqual([after.usuallyDecidedBy, after.mayBeOutdated({ year: 2041, month: 1, day: 1 })], [null, false]);
  assert.deepEqual(after.knownAsOf, { year: 2039, month: 11, day: 4 });
  assert.equal(daysOffYear(chinese, 1990).state, "uncollected");
});

test("what cannot be is refused", () => {
  const day = { year: 2026, month: 2, day: 17 };
  const refused = (call, code, message) => assert.throws(call, (error) =>
    error instanceof RangeError && error.code === code && (assert.match(error.message, message), true));
  for (const [calendar, found] of [["korean", /found "korean"$/], [null, /found null$/], [undefined, /found undefined$/]]) {
    for (const call of [() => dayOff(calendar, day), () => isWorkingDay(calendar, day), () => isDayOff(calendar, day), () => daysOff(calendar, day, day), () => daysOffYear(calendar, 2026)]) {
      refused(call, "wrongKind", found);
    }
  }
  refused(() => dayOff({ id: "thai" }, day), "unknownCalendar", /^there is no calendar "thai"/);
  refused(() => dayOff(korean, "2026-02-17"), "wrongKind", /^a date must be an object/);
  refused(() => dayOff(korean, korean.lunarDate(day)), "wrongKind", /^a civil date has no isLeapMonth/);
  refused(() => daysOff(korean, day, { year: 2026, month: 2, day: 29 }), "noSuchDate", /^day must be/);
  refused(() => daysOff(korean, day, addDays(day, -1)), "reversedRange", /^last is before first$/);
  for (const [name, call] of [["first", () => daysOff(korean)], ["last", () => daysOff(korean, day)],
    ["date", () => isDayOff("vietnam")], ["date", () => isWorkingDay(japanese)], ["date", () => dayOff(korean)],
    ["date", () => addWorkingDays("china", undefined, 1, "refuse")]]) {
    refused(call, "wrongKind", new RegExp(`^${name} must be an object with year, month and day, found undefined$`));
  }
  refused(() => daysOff(korean, { year: 1800, month: 1, day: 1 }, day), "outsideTables", /^1800-01-01 is outside/);
  refused(() => daysOffYear(korean, 2101), "outsideTables", /^lunar year 2101/);
  refused(() => daysOffYear(korean, "2026"), "noSuchDate", /^year must be/);
  refused(() => daysOffYear(korean, 2026).mayBeOutdated(new Date()), "wrongKind", /^a date must be .* see localDate/);
  for (const value of [{ schema: "almanac-decided-days" }, "{}", 7, []]) {
    refused(() => dayOff(korean, day, value), "wrongKind", /^decisions must be what loadDecisions\(\) returns, found /);
  }
  for (const value of ["", "{", "[1,]", undefined, () => 1, "7"]) {
    refused(() => loadDecisions(value), "malformedDecisions", /^found .*, expected (an object|a text of JSON)$/);
  }
});

// Unicode's own properties; joiners of emoji and of scripts are no marks of direction.
test("a line that may be stored hides nothing", () => {
  // A decision with the number is refused for its date, which is none, where the number is right.
  const isAllowedNumber = (number) => {
    const decision = { country: "korea", year: 2026, settlesYear: true, number, date: 7 };
    try {
      loadDecisions({ schema: "almanac-decided-days", version: 1, decisions: [decision] });
    } catch (error) {
      return error.place === "decisions[0].date";
    }
  };
  for (let value = 0; value < 0x20000; value++) {
    if (value >= 0xd800 && value < 0xe000) continue;
    const character = String.fromCodePoint(value);
    const isAllowed = isAllowedNumber(`a${character}b`);
    if (/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u.test(character)) assert.ok(!isAllowed, value.toString(16));
    if (!isAllowed) assert.match(character, /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
  }
  for (const text of ["👩‍👩‍👧", "می‌خواهم", "bà ngoại"]) assert.ok(isAllowedNumber(text));
  // Tags have names of their own in a flag, and elsewhere hide a text.
  assert.ok(isAllowedNumber("🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}"));
  for (const text of ["", " \u3000", "\u2800", 7, null, "a".repeat(401), "a\u{e0041}", "🏴a\u{e0041}"]) assert.ok(!isAllowedNumber(text));
});

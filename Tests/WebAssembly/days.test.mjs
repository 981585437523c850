// Days, seasons and the Sun against the command.

import assert from "node:assert/strict";
import test from "node:test";
import { almanac as command, date, records } from "../JavaScript/command.mjs";
import { almanac } from "./wasm.mjs";

const json = (...args) => JSON.parse(command(...args, "--format", "json"));

test("what is said of a day is what the command says, in all calendars and languages", () => {
  const days = ["2026-02-17", "2025-07-25", "2033-12-22", "2072-12-20", "1968-01-29", "1899-02-10", "2101-01-28"];
  for (const calendar of almanac.calendars) {
    for (const language of almanac.languages) {
      for (const day of days) {
        const found = almanac.day(date(day), { calendar, language });
        const expected = json("date", day, "--calendar", calendar, "--language", language);
        // A day is asked for without today, and the command has the clock.
        if (expected.daysOffYear) expected.daysOffYear.mayBeOutdated = null;
        // Sentences on festivals are not in WebAssembly; a page has them from a file of their own, and pentads from JavaScript.
        for (const festival of expected.festivals ?? []) delete festival.about;
        for (const name of ["pentad", "pentadName", "pentadUtc"]) delete expected[name];
        assert.deepEqual(found, expected);
      }
    }
  }
});

test("a month is the command's, in all calendars and languages", () => {
  const months = [["1899-02", "1899-02-10"], ["2025-07", "2025-07-25"], ["2026-02", "2026-01-31"], ["2101-01", "2101-01-01"]];
  for (const calendar of almanac.calendars) {
    for (const language of almanac.languages) {
      for (const [month, today] of months) {
        const [year, number] = month.split("-").map(Number);
        const found = almanac.month({ year, month: number }, { calendar, language, today: date(today) });
        const at = `${today}T12:00:00Z`;
        assert.deepEqual(found, json("month", month, "--calendar", calendar, "--language", language, "--at", at, "--zone", "UTC"));
      }
    }
  }
  assert.equal(almanac.month({ year: 2026, month: 2 }).today, null);
});

test("the lunar date of a day, or of a day of a month, is that day again, in leap months too", () => {
  let leapDays = 0;
  for (const id of almanac.calendars) {
    const calendar = almanac.calendar(id);
    for (let year = 1900; year <= 2100; year++) {
      for (let month = 1; month <= 12; month++) {
        const { days } = almanac.month({ year, month }, { calendar: id });
        for (const day of days) {
          if (!day.lunar) continue;
          assert.deepEqual(calendar.civilDate(day.lunar), date(day.date));
          if (day.lunar.isLeapMonth) leapDays++;
        }
      }
    }
    const { lunar } = almanac.day({ year: 2025, month: 8, day: 1 }, { calendar: id });
    assert.deepEqual([lunar, calendar.civilDate(lunar)], [calendar.lunarDate({ year: 2025, month: 8, day: 1 }), { year: 2025, month: 8, day: 1 }]);
  }
  // Seven leap months of 29 or 30 days in 19 years, in six calendars.
  assert.ok(Math.abs(leapDays - 6 * 201 * 7 / 19 * 29.5) < 6 * 40, String(leapDays));
});

test("the texts of a day in three languages", () => {
  const day = (language) => almanac.day({ year: 2026, month: 2, day: 17 }, { language });
  assert.deepEqual([day("vi").dayName, day("vi").yearCanChi, day("vi").festivals[0].name], ["mùng 1", "Bính Ngọ", "Tết Nguyên đán"]);
  assert.deepEqual([day("zh").dayName, day("zh").yearCanChi], ["初一", "丙午"]);
  assert.deepEqual([day("en").solarTerm, day("en").weekday, day("en").weekdayName], ["spring begins", 2, "Tue"]);
});

test("every day of every calendar has an answer of its own date", () => {
  for (const calendar of almanac.calendars) {
    for (let days = Date.UTC(1899, 1, 10); days <= Date.UTC(2101, 0, 28); days += 7 * 86400000) {
      const text = new Date(days).toISOString().slice(0, 10);
      assert.equal(almanac.day(date(text), { calendar, language: "zh" }).date, text);
    }
  }
});

test("the seasons of every year are the command's solar terms at 0, 90, 180 and 270 degrees", () => {
  for (const year of [1899, 1900, 1968, 2000, 2024, 2025, 2026, 2050, 2100, 2101]) {
    for (const language of almanac.languages) {
      const terms = json("terms", String(year), "--language", language).filter(({ longitude }) => longitude % 90 === 0);
      assert.equal(terms.length, 4);
      assert.deepEqual(almanac.seasons(year, { language }), terms);
    }
  }
  // The Royal Observatory gives the March equinox of 2026 as 14:46 UT.
  assert.match(almanac.seasons(2026)[0].utc, /^2026-03-20T14:4[56]/);
});

const places = {
  Hanoi: [21.0285, 105.8542], Reykjavik: [64.1466, -21.9426], Ushuaia: [-54.8019, -68.303], Longyearbyen: [78.2232, 15.6267],
  "near the pole": [89.9, 0], Sydney: [-33.8688, 151.2093], "the date line": [0, -180],
};

for (const [name, [latitude, longitude]] of Object.entries(places)) {
  const place = [`--latitude=${latitude}`, `--longitude=${longitude}`];
  test(`${name}: sunrise and sunset of every day are those of the command, to the second`, () => {
    const days = records("sun", ...place, "1899-02-10..2101-01-28");
    assert.equal(days.length, 73767);
    const differences = days.filter((row) => {
      const sun = almanac.sun(date(row.date), { latitude, longitude });
      // A day near the pole may have two of an event: a row has the first sunrise and the last sunset.
      const at = (word) => {
        const times = sun.events.filter(({ event }) => event === word).map(({ utc }) => utc);
        return times[word === "sunset" ? times.length - 1 : 0] || "";
      };
      return sun.date !== row.date || sun.kind !== row.kind || ["sunrise", "noon", "sunset"].some((word) => at(word) !== row[word]);
    });
    assert.deepEqual(differences.slice(0, 3), []);
  });

  test(`${name}: noon, twilight and the golden hour are those of the command`, () => {
    for (const day of ["1899-02-10", "1968-03-20", "2026-02-17", "2026-06-21", "2026-09-23", "2026-12-21", "2101-01-28"]) {
      assert.deepEqual(almanac.sun(date(day), { latitude, longitude }), json("sun", day, ...place));
    }
  });
}

test("days off are those of the country that is asked for", () => {
  for (const country of ["calendar", "china", "hong-kong", "japan", "korea", "taiwan", "vietnam", "none"]) {
    const found = almanac.day(date("2026-02-14"), { country });
    const expected = json("date", "2026-02-14", "--calendar", "vietnamese", "--country", country);
    if (expected.daysOffYear) expected.daysOffYear.mayBeOutdated = null;
    assert.deepEqual(found, expected);
    const today = ["--at", "2026-02-01T12:00:00Z", "--zone", "UTC"];
    assert.deepEqual(almanac.month({ year: 2026, month: 2 }, { country, today: date("2026-02-01") }),
      json("month", "2026-02", "--calendar", "vietnamese", "--country", country, ...today));
  }
  assert.throws(() => almanac.day(date("2026-02-14"), { country: "laos" }), { code: "unknownSetting", message: /china.*found "laos"|"laos"/ });
});

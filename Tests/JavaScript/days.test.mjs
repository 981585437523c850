// Texts of dates, days of the week and the cycle of sixty against the command, day by day; counting days against the engine's clock.

import assert from "node:assert/strict";
import test from "node:test";
import {
  LunarCalendar, addDays, canChi, compareDates, daysBetween, formatDate, isoWeekday, parseCivilDate, parseLunarDate,
  prepareWidgetData,
} from "../../.build/web/javascript/index.mjs";
import { almanac, anniversaryFile, date, isWhole, lunarOf, records, text } from "./command.mjs";

const { vietnamese, chinese, korean } = LunarCalendar;
const wholeRange = ["--from", "1900-01-01", "--to", "2100-12-31"];

test("every date is read from its text and written as it, in both calendars", () => {
  const days = records("days", ...wholeRange);
  assert.equal(days.length, 73414);
  const differences = days.filter((row) => {
    const lunar = lunarOf(row);
    // As the command spells it: `almanac lunar 2025-06L-01`.
    const spelt = text(lunar).replace(/-(?=\d\d$)/, lunar.isLeapMonth ? "L-" : "-");
    const [readCivil, readLunar] = [parseCivilDate(row.date), parseLunarDate(spelt)];
    return text(readCivil) !== row.date || formatDate(readCivil) !== row.date || formatDate(readLunar) !== spelt
      || text(vietnamese.civilDate(readLunar)) !== row.date || Object.keys(readLunar).join() !== "year,month,isLeapMonth,day";
  });
  assert.deepEqual(differences.slice(0, 3), []);
});

test("the lunar date of an anniversary is read as the command prints it", () => {
  const [, leap] = JSON.parse(almanac("export", "anniversaries", "--year", "2025", "--calendar", "vietnamese", "--format", "json",
    ...anniversaryFile([{ id: "a", name: "a", month: 6, day: 10, leapMonthRule: "bothMonths" }])));
  assert.deepEqual(leap.lunar, { year: 2025, month: 6, isLeapMonth: true, day: 10 });
  assert.equal(text(vietnamese.civilDate(leap.lunar)), leap.date);
  assert.deepEqual(parseLunarDate(formatDate(leap.lunar)), leap.lunar);
});

test("days of the week and names in the cycle of sixty are those of the command", () => {
  for (const [calendar, languages] of [[vietnamese, ["vi"]], [chinese, ["zh", "en"]], [korean, ["ko"]]]) {
    for (const language of isWhole ? languages : languages.slice(0, 1)) {
      const of = (name) => `${calendar.id}_${name}_can_chi`;
      const days = records("dates", "--calendar", calendar.id, "--language", language, ...wholeRange,
        "--columns", ["date", "weekday", ...["year", "month", "day"].map(of)].join());
      assert.equal(days.length, 73414);
      const differences = days.filter((row) => {
        const names = canChi(calendar, date(row.date), language);
        // By the custom of other calendars, a month is not named or begins with a solar term.
        return isoWeekday(date(row.date)) !== Number(row.weekday) || names.year !== row[of("year")] || names.day !== row[of("day")]
          || (calendar === vietnamese && names.month !== row[of("month")]);
      });
      assert.deepEqual(differences.slice(0, 3), [], `${calendar.id} ${language}`);
    }
  }
});

// From outside: printed calendars. 1 October 1949 is the day 甲子, 1 January 2000 Mậu Ngọ.
test("names that are printed", () => {
  assert.deepEqual(canChi(vietnamese, date("2026-02-17")), { year: "Bính Ngọ", month: "Canh Dần", day: "Nhâm Tuất", languageUsed: "vi" });
  assert.equal(canChi(chinese, date("1949-10-01"), "zh").day, "甲子");
  assert.equal(canChi(vietnamese, date("2000-01-01")).day, "Mậu Ngọ");
  assert.equal(canChi(vietnamese, date("2000-01-01"), null).year, "Kỷ Mão");
  assert.equal(canChi(chinese, date("1900-01-30"), "en").year, "jǐ hài");
  assert.equal(canChi(vietnamese, date("2024-02-10"), "en").year, "Giáp Thìn");
  assert.equal(canChi(korean, date("2026-02-17"), "ko").year, "병오");
  // The nearest languages by Unicode CLDR; every tag has an answer.
  for (const [tag, used, year] of [
    ["zh-Hant-TW", "zh-Hant", "丙午"], ["zh-HK", "zh-Hant", "丙午"], ["yue-HK", "zh-Hant", "丙午"], ["zh_TW.UTF-8", "zh-Hant", "丙午"],
    ["zh-SG", "zh-Hans", "丙午"], ["yue", "zh-Hans", "丙午"], ["zh-Hans-HK", "zh-Hans", "丙午"], ["hant", "zh-Hant", "丙午"],
    ["VI-vn", "vi", "Bính Ngọ"], ["ja-JP", "en", "bǐng wǔ"], ["fr", "en", "bǐng wǔ"], ["vie", "en", "bǐng wǔ"], ["ko-KR", "ko", "병오"],
  ]) {
    const answer = canChi(chinese, date("2026-02-17"), tag);
    assert.deepEqual([answer.languageUsed, answer.year], [used, year], tag);
    assert.equal(prepareWidgetData(date("2026-02-17"), { language: tag }).languageUsed, used, tag);
  }
  // The year begins with Tết; a leap month has the name of the month before it.
  assert.equal(canChi(vietnamese, date("2026-02-16")).year, "Ất Tỵ");
  assert.equal(canChi(vietnamese, date("2025-07-25")).month, canChi(vietnamese, date("2025-07-24")).month);
  assert.equal(canChi(chinese, date("2021-02-12"), "zh-Hant-TW").year, "辛丑");
});

test("days are counted as the engine's clock counts them, from year 1 to 9999", () => {
  const day = 86400000;
  const [first, last] = [Date.parse("0001-01-01T00:00:00Z"), Date.parse("9999-12-31T00:00:00Z")];
  const dateAt = (time) => parseCivilDate(new Date(time).toISOString().slice(0, 10));
  const differences = [];
  // 997 is a prime number, so that all days of all months come.
  for (let time = first, before = null; time <= last; time += 997 * day) {
    const here = dateAt(time);
    if (isoWeekday(here) % 7 !== new Date(time).getUTCDay()) differences.push(["weekday", here]);
    if (before && (text(addDays(before, 997)) !== text(here) || text(addDays(here, -997)) !== text(before)
      || daysBetween(before, here) !== 997 || daysBetween(here, before) !== -997)) differences.push(["count", here]);
    before = here;
  }
  for (let time = Date.UTC(1899, 0, 1); time < Date.UTC(2102, 0, 1); time += day) {
    const here = dateAt(time);
    if (text(addDays(here, 1)) !== text(dateAt(time + day)) || compareDates(here, addDays(here, 1)) !== -1) differences.push(["next", here]);
  }
  assert.deepEqual(differences.slice(0, 3), []);
  assert.equal(daysBetween(dateAt(first), dateAt(last)), 3652058);
  assert.deepEqual(addDays(dateAt(first), 3652058), dateAt(last));
  assert.deepEqual(addDays(dateAt(last), -0), dateAt(last));
});

test("dates are put in order, civil and lunar", () => {
  const civil = ["2025-12-31", "0999-01-01", "2025-02-28", "2025-03-01"].map(parseCivilDate);
  assert.deepEqual(civil.sort(compareDates).map(formatDate), ["0999-01-01", "2025-02-28", "2025-03-01", "2025-12-31"]);
  const texts = ["2025-06-01", "2025-06-30", "2025-06L-01", "2025-06L-29", "2025-07-01", "2026-01-01"];
  assert.deepEqual(texts.map(parseLunarDate).reverse().sort(compareDates).map(formatDate), texts);
  assert.equal(compareDates(parseLunarDate("2025-06L-01"), parseLunarDate("2025-06L-01")), 0);
  // Lunar dates are in the order of their days.
  const days = records("days", "--year", "2025").map(lunarOf);
  assert.ok(days.every((lunar, place) => place === 0 || compareDates(days[place - 1], lunar) < 0));
});

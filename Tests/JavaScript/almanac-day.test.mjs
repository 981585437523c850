// Solar terms, festivals and the almanac of a day, against the command. That every day of all calendars is that of the Swift library is
// compared by its own tests, JavaScriptAlmanacDayTests.

import assert from "node:assert/strict";
import test from "node:test";
import { dogDays, nineNines, rokuyo } from "../../.build/web/javascript/counted-days.mjs";
import { pentad } from "../../.build/web/javascript/pentads.mjs";
import { day } from "../../.build/web/javascript/day.mjs";
import { allFestivals, festivals, nextFestival } from "../../.build/web/javascript/festivals.mjs";
import { LunarCalendar, canChi, localDate, parseCivilDate } from "../../.build/web/javascript/index.mjs";
import { marginalTerm, termInForce, terms } from "../../.build/web/javascript/terms.mjs";
import { almanac, isWhole } from "./command.mjs";

const at = parseCivilDate;
const [first, last] = [at("1899-02-10"), at("2101-01-28")];
const calendars = LunarCalendar.all.map(({ id }) => id);
const languages = ["vi", "zh", "en", "ko", "hant"];

/** The rows of an export over the whole tables. */
const exported = (table, ...args) =>
  JSON.parse(almanac("export", table, "--from", "1899-02-10", "--to", "2101-01-28", "--format", "json", ...args));
/** Expects objects to have the members that others have, with the same values; members of their own are named. */
function expectSame(found, expected, ...own) {
  const shared = Object.keys(found[0]).filter((name) => !own.includes(name));
  const text = (row) => JSON.stringify(shared.map((name) => row[name]));
  const differences = expected.map((row, place) => [text(row), found[place] && text(found[place])]).filter(([one, other]) => one !== other);
  assert.deepEqual(differences.slice(0, 3), []);
  assert.equal(found.length, expected.length);
}

/** Expects a refusal. */
const refused = (call, code, message, facts = {}) => assert.throws(call, (error) => {
  assert.ok(error instanceof RangeError && error.code === code, String(error));
  assert.match(error.message, message);
  for (const name of Object.keys(facts)) assert.deepEqual(error[name], facts[name]);
  return true;
});

test("the solar terms of all years are those of the command, in every calendar", () => {
  calendars.forEach((calendar, place) => {
    const language = languages[place % languages.length];
    expectSame(terms(first, last, { calendar, language }), exported("terms", "--calendar", calendar, "--language", language), "languageUsed");
  });
});

test("the festivals of all years are those of the command, in every calendar, for every country whose days off are kept", () => {
  const kinds = ["public", "traditional", "observance"];
  let all = 0;
  calendars.forEach((calendar, place) => ["calendar", "china", "hong-kong", "japan", "korea", "taiwan", "vietnam", "none"].forEach((country, index) => {
    const language = languages[(place + index) % languages.length];
    if (!isWhole && (place + index) % 2) return;
    const rows = exported("festivals", "--calendar", calendar, "--country", country, "--language", language).filter(({ kind }) => kinds.includes(kind));
    const found = festivals(first, last, { calendar, country, language });
    all += rows.length;
    if (rows.length) expectSame(found, rows, "certain", "languageUsed");
    else assert.deepEqual(found, []);
  }));
  assert.ok(all > 50000, `${all} festivals`);
});

test("the days that almanacs count are those of the command", () => {
  for (const calendar of calendars) {
    const rows = exported("days", "--calendar", calendar, "--columns", "date,dogDays,nineNines,rokuyo").filter((row, place) => isWhole || place % 37 === 0);
    const found = rows.map(({ date }) => ({ date, dogDays: dogDays(at(date), { calendar }), nineNines: nineNines(at(date), { calendar }), rokuyo: rokuyo(at(date), { calendar }) }));
    expectSame(found, rows);
  }
});

test("the pentads of all days are those of the command, with their instants", () => {
  for (const calendar of calendars) {
    // The other calendars with China's list have it in simplified characters.
    const language = calendar === "chinese" || calendar === "japanese" ? "hant" : "zh";
    const rows = exported("days", "--calendar", calendar, "--language", language, "--columns", "date,pentad,pentadName,pentadUtc");
    const found = rows.map(({ date }) => {
      const { number = null, name = null, utc = null } = pentad(at(date), { calendar, language }) || {};
      return { date, pentad: number, pentadName: name, pentadUtc: utc };
    });
    expectSame(found, rows);
  }
});

// The days are those of PyEphem and astronomy-engine in Data/reference/pentad_days.tsv.
test("a pentad begins on its day, in its term", () => {
  for (const [date, calendar, expected] of [
    ["2026-07-02", "japanese", [30, "半夏生", 90, 3, "2026-07-02"]], ["2026-07-01", "japanese", [29, "菖蒲華", 90, 2, "2026-06-26"]],
    ["2026-02-08", "chinese", [1, "东风解冻", 315, 1, "2026-02-04"]], ["1899-02-10", "chinese", [2, "蛰虫始振", 315, 2, "1899-02-09"]],
    ["2101-01-28", "japanese", [71, "水沢腹堅", 300, 2, "2101-01-25"]],
  ]) {
    const { number, name, termLongitude, position, date: begin } = pentad(at(date), { calendar });
    assert.deepEqual([number, name, termLongitude, position, begin], expected, date);
  }
  assert.equal(pentad(at("2026-07-02"), { calendar: "korean" }), null);
  for (const [language, calendar, name] of [
    ["zh-Hant", "chinese", "魚陟負冰"], ["zh-HK", "chinese-utc8", "魚陟負冰"], ["zh", "chinese", "鱼陟负冰"], [null, "chinese", "鱼陟负冰"],
    ["hant", "japanese", "魚上氷"],
  ]) assert.equal(pentad(at("2026-02-17"), { calendar, language }).name, name, `${language} ${calendar}`);
  // Tags are read as the package reads them.
  const tags = ["zh", "ZH", "yue", "lzh", "ko", "vi", "zhx", "hant"].flatMap((code) => ["", "-Hant", "_hans", "-Latn", "_hant-CN"].flatMap((script) =>
    ["", "-TW", "_hk", "-CN", "-US", "-JP", "-419", "_TW.UTF-8", "@x"].map((region) => code + script + region)));
  for (const language of tags) {
    let isTraditional = false;
    try {
      isTraditional = canChi(LunarCalendar.chinese, at("2026-02-17"), language).languageUsed === "zh-Hant";
    } catch { /* Of text that is no tag the name is that of China. */ }
    assert.equal(pentad(at("2026-02-17"), { calendar: "chinese", language }).name, isTraditional ? "魚陟負冰" : "鱼陟负冰", language);
  }
});

test("a festival that is next is that of the command", () => {
  for (const [calendar, id, from] of [["vietnamese", "tet", "2026-11-29"], ["chinese", "qingming", "2083-01-01"], ["korean", "presidential_election", "2031-01-01"],
    ["vietnamese", "tet", "2072-11-01"]]) {
    const found = nextFestival(at(from), { calendar, id, language: "en" });
    const expected = [JSON.parse(almanac("next", id, "--calendar", calendar, "--language", "en", "--at", `${from}T12:00:00+09:00`, "--zone", "Asia/Seoul", "--format", "json"))].flat()
      .find(({ name }) => name === found.name);
    expectSame([Object.fromEntries(Object.keys(expected).filter((name) => name !== "disputed").map((name) => [name, found[name]]))], [expected]);
  }
});

// From outside: the calendar of the Hong Kong Observatory for 2026 and the Labour Code.
test("days that people know", () => {
  assert.equal(nextFestival(at("2025-12-01"), { id: "tet" }).name, "Tết Nguyên đán");
  const tet = nextFestival(at("2026-01-01"), { kinds: ["public"], id: "tet" });
  assert.deepEqual([tet.date, tet.daysToGo, tet.daysOff, tet.othersDecided], ["2026-02-17", 47, 5, true]);
  assert.deepEqual(terms(at("2026-02-01"), at("2026-02-28")).map(({ name, date }) => [name, date]), [["Lập xuân", "2026-02-04"], ["Vũ thủy", "2026-02-18"]]);
  assert.equal(termInForce(at("2026-02-03"), { language: "zh" }).name, "大寒");
  assert.deepEqual(festivals(at("2026-10-01"), at("2026-10-01"), { calendar: "chinese", language: "zh-Hant-TW" }).map(({ name, languageUsed, firstPaidDay, lastPaidDay }) =>
    [name, languageUsed, firstPaidDay, lastPaidDay]), [["國慶節", "zh-Hant", "2026-10-01", "2026-10-03"]]);
  // Another country's holidays beside one's own, whose laws pay nothing then.
  assert.deepEqual(festivals(at("2026-09-25"), at("2026-09-25"), { country: "korea" }).map(({ id, kind }) => [id, kind]), [["trung_thu", "traditional"], ["chuseok", "public"]]);
  assert.deepEqual(festivals(at("2026-02-17"), at("2026-02-17"), { country: "none" }).map(({ id, kind, daysOff }) => [id, kind, daysOff]), [["tet", "traditional", 0]]);
  const { dayCanChi, truc, daySpirit, luckyHours, animal, yearAnimal, lunar } = day(at("2026-02-17"), { calendar: LunarCalendar.vietnamese });
  assert.deepEqual([dayCanChi, truc, daySpirit, animal, yearAnimal], ["Nhâm Tuất", "Thành", "Tư Mệnh", "chó", "ngựa"]);
  assert.deepEqual(luckyHours, ["Dần", "Thìn", "Tỵ", "Thân", "Dậu", "Hợi"]);
  assert.deepEqual(lunar, { year: 2026, month: 1, isLeapMonth: false, day: 1 });
  assert.equal(day(at("2023-01-22")).yearAnimal, "mèo");
  assert.equal(day(at("2023-01-22"), { calendar: "chinese" }).yearAnimal, "thỏ");
  assert.equal(day(at("2026-02-17"), { calendar: "korean" }).dayAlmanac, null);
  assert.deepEqual([day(at("2026-02-17"), { language: "fr" }).languageUsed, day(at("2026-02-17"), null).languageUsed], ["en", "vi"]);
});

test("lists of festivals have each id once, with the newest rule", () => {
  for (const calendar of calendars) {
    const ids = allFestivals({ calendar }).map(({ id }) => id);
    assert.equal(new Set(ids).size, ids.length);
    const used = new Set(festivals(first, last, { calendar }).map(({ id }) => id));
    assert.deepEqual(Array.from(used).sort(), ids.sort());
  }
  assert.ok(allFestivals({ language: "en" }).some(({ id, name, kind }) => id === "tet" && name === "Lunar New Year (Tết)" && kind === "public"));
  assert.equal(nextFestival(at("2026-07-01"), { calendar: "japanese", kinds: ["public"] }).date, "2026-07-20");
  // The deed of 2020 does not come back.
  assert.equal(nextFestival(at("2026-01-01"), { calendar: "chinese", id: "chunjie_2020" }), null);
});

test("days that count the seasons are in groups, which can be left out", () => {
  const ids = (groups) => festivals(at("2024-04-01"), at("2024-08-31"), { calendar: "korean", groups })
    .filter(({ group }) => group !== null).map(({ id, date, group }) => `${id} ${date} ${group}`);
  const dogDays = ["chobok 2024-07-15 dog-days", "jungbok 2024-07-25 dog-days", "malbok 2024-08-14 dog-days"];
  assert.deepEqual(ids(), ["hansik 2024-04-05 seasons", ...dogDays]);
  assert.deepEqual(ids(["dog-days"]), dogDays);
  assert.deepEqual(ids([]), []);
  assert.equal(nextFestival(at("2024-12-01"), { calendar: "chinese", id: "jiu_3" }).date, "2025-01-08");
});

test("days that people avoid are those of the command where they are asked for", () => {
  const isTaboo = ({ group }) => group === "taboo-days";
  const groups = ["taboo-days"];
  const rows = exported("festivals", "--groups", groups[0], "--language", "en").filter(isTaboo);
  const found = festivals(first, last, { groups, language: "en" }).filter(isTaboo);
  expectSame(found, rows, "certain", "languageUsed");
  // Nine days a month, of 2,498 months.
  assert.equal(found.length, 22482);
  assert.deepEqual(festivals(first, last).filter(isTaboo), []);
  assert.ok(!allFestivals().some(({ id }) => id === "nguyet_ky") && allFestivals({ groups }).some(({ id }) => id === "nguyet_ky"));
  assert.equal(nextFestival(at("2026-02-17"), { id: "tam_nuong" }).date, "2026-02-19");
  refused(() => nextFestival(at("2026-02-17"), { id: "tam_nuong", groups: [] }), "unknownFestival", /^id must be/);
});

test("ranges at the edges, and two hundred years in a second", () => {
  assert.deepEqual(terms(at("2026-02-05"), at("2026-02-05")), []);
  assert.equal(termInForce(first).date, "1899-02-04");
  assert.equal(marginalTerm(at("2026-02-17")), null);
  for (const calendar of calendars) {
    assert.equal(day(first, { calendar }).lunar.day, 1);
    assert.equal(day(last, { calendar }).date, "2101-01-28");
    const start = process.cpuUsage();
    assert.ok(festivals(first, last, { calendar, country: "vietnam" }).length > 1000 && terms(first, last, { calendar }).length > 4800);
    const { user } = process.cpuUsage(start);
    assert.ok(user < 3e6, `${calendar}: ${user / 1000} ms`);
  }
});

test("what cannot be is refused", () => {
  const today = at("2026-02-17");
  const calls = (date, options) => [() => day(date, options), () => termInForce(date, options), () => marginalTerm(date, options),
    () => terms(date, today, options), () => terms(today, date, options), () => festivals(date, today, options), () => festivals(today, date, options),
    () => nextFestival(date, options)];
  for (const [date, code, message] of [
    [new Date(), "wrongKind", /^a date must be an object with year, month and day, found a Date; see localDate\(\)$/],
    ["2026-02-17", "wrongKind", /must be an object with year, month and day, found "2026-02-17"$/],
    [undefined, "wrongKind", /must be an object with year, month and day, found undefined$/], [null, "wrongKind", /found null$/],
    [{ year: 2026, month: 2, day: 30 }, "noSuchDate", /^day must be a whole number from 1 to 28, found 30$/],
    [{ year: 2026, month: 1, isLeapMonth: false, day: 1 }, "wrongKind", /^a civil date has no isLeapMonth/],
    [at("1899-02-09"), "outsideTables", /^1899-02-09 is outside the tables, 1899-02-10 to 2101-01-28$/],
    [at("2101-01-29"), "outsideTables", /^2101-01-29 is outside the tables/],
  ]) for (const call of calls(date)) refused(call, code, message);
  refused(() => terms(today), "wrongKind", /^to must be an object with year, month and day, found undefined$/, { field: "to" });
  refused(() => festivals("2026"), "wrongKind", /^from must be/, { field: "from" });
  for (const calendar of ["viet", 7, {}, "LunarCalendar.vietnamese"]) {
    for (const call of calls(today, { calendar }).concat(() => allFestivals({ calendar }))) refused(call, "unknownCalendar", /^there is no calendar .*; there are: chinese, /);
  }
  for (const call of calls(today, { language: 7 })) refused(call, "unknownSetting", /^language must be a tag such as vi/, { setting: "language" });
  for (const options of ["vi", 7, [], () => 1]) for (const call of calls(today, options)) refused(call, "wrongKind", /^options must be an object, found /, { field: "options" });
  for (const call of calls(today, { langauge: "en" }).concat(() => allFestivals({ langauge: "en" }))) {
    refused(call, "unknownSetting", /^options have only calendar, language.*, found "langauge"$/, { setting: "langauge" });
  }
  refused(() => festivals(today, today, { id: "tet" }), "unknownSetting", /^options have only calendar, language, country, groups, found "id"$/);
  for (const groups of [["dog-days", "summer"], "dog-days", [7], {}]) {
    refused(() => festivals(today, today, { groups }), "unknownSetting", /^groups must be one of dog-days, nine-nines, seasons, devotions, taboo-days, found /, { setting: "groups" });
  }
  for (const call of [dogDays, nineNines, rokuyo, pentad]) refused(() => call(at("2101-02-01")), "outsideTables", /./);
  for (const call of [terms, festivals]) {
    refused(() => call(today, at("2026-02-16")), "reversedRange", /^to is before from$/, { field: "to" });
  }
  for (const country of ["laos", "Korea", 7, ""]) {
    refused(() => festivals(today, today, { country }), "unknownSetting", /^country must be one of calendar, china, hong-kong, japan, korea, taiwan, vietnam, none, found /, { setting: "country" });
  }
  for (const id of ["tett", "chuseok", 7, "", "x".repeat(1000)]) refused(() => nextFestival(today, { id }), "unknownFestival", /^id must be that of a festival of allFestivals\(\), found .{1,60}$/);
  refused(() => nextFestival(today, { id: "tet", calendar: "japanese" }), "unknownFestival", /^id must be/);
  assert.equal(nextFestival(today, { id: "chuseok", country: "korea" }).date, "2026-09-25");
  for (const kinds of ["public", ["public", "holiday"], 7]) refused(() => nextFestival(today, { kinds }), "unknownSetting", /^kinds must be one of public, traditional, observance, found /);
  assert.equal(nextFestival(today, { kinds: [] }), null);
  assert.deepEqual(day(localDate(new Date("2026-02-16T17:30:00Z"), 420)).date, "2026-02-17");
});

// Tables for the modules of the package, from Generated/facts, the lines that say what all tables hold: names of a day's almanac in each
// language, and the days of the solar terms on which festivals are. assemble.mjs writes their values in place of the imports.

import { readFileSync } from "node:fs";
import { festivalRules } from "../../Generated/JavaScript/days-off.js";
import { pentadLetters as lettersOfYears } from "../../Generated/JavaScript/pentads.js";
import { cycles } from "../../Generated/JavaScript/names.js";
import { firstTermYear, termChanges, termDays } from "../../Generated/JavaScript/solar-terms.js";

const root = new URL("../../Generated/facts/", import.meta.url);

/** The facts of a subject in a sheet, each with its key and its texts by their labels. */
function factsOf(sheet, subject) {
  const lines = readFileSync(new URL(`${sheet}.tsv`, root), "utf8").trim().split("\n").map((line) => line.split("\t"));
  return lines.filter(([first]) => first === subject).map(([, key, ...fields]) =>
    [key, Object.fromEntries(fields.flatMap((label, index) => index % 2 ? [] : [[label, fields[index + 1]]]))]);
}

const languages = factsOf("names", "language");
/** The codes of the languages in which the package answers, by their tags. */
export const languageCodes = Object.fromEntries(Object.entries(cycles).map(([code, { tag }]) => [tag, code]));

/** The longest texts of some facts in each language; where it lacks one, in that whose texts it has instead. */
function wordings(facts, label = (code) => code) {
  const text = (texts, code) => texts[label(code)] || text(texts, languages.find(([one]) => one === code)[1].fallback);
  return Object.fromEntries(Object.values(languageCodes).map((code) => [code, facts.map(([, texts]) => text(texts, code).split(" | ")[0])]));
}

const numbered = (subject, list) => factsOf("names", subject).filter(([key]) => key.replace(/ \d+$/, "") === list);
const named = (list) => wordings(numbered("name", list));
const attribute = (list, label) => numbered("attribute", list).map(([, values]) => values[label]);

/** The years of a key such as "japan/haru_doyo/1900-1909". */
function yearsOf(key) {
  const [first, last = first] = key.split("/")[2].split("-").map(Number);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** The terms of festivals: in each calendar the least day of their month, how much later they are in each year, and uncertain years. */
function termsOfFestivals() {
  const longitudes = new Set(Object.values(festivalRules).flat().flatMap(([, date]) => date.match(/(?<=^term |beside )\d+/) || []).map(Number));
  const tables = Object.entries(termChanges).map(([id, changes]) => [id, Object.fromEntries(Object.entries(changes).map(([name, text]) => {
    let last = 0;
    return [name, new Map(text.split(" ").filter(Boolean).map((word) => [last += parseInt(word, 10), word.replace(/\d+/, "")]))];
  }))]);
  // The days of instants some seconds from a term are those of the facts, in years before and after those the nearest ones.
  const instants = Object.entries(festivalRules).flatMap(([country, rules]) => rules.filter(([, date]) => /s$/.test(date)).map(([id, date]) => {
    const dates = new Map(factsOf("festivals", "festival-days").filter(([key]) => key.startsWith(`${country}/${id}/`))
      .flatMap(([key, { days }]) => days.split(" ").flatMap((day) => day.length > 5 ? [day] : yearsOf(key).map((year) => `${year}-${day}`)))
      .map((day) => [Number(day.slice(0, 4)), Number(day.slice(8))]));
    const days = Array.from(termDays[0][1], (_, index) => dates.get(Math.min(Math.max(firstTermYear + index, Math.min(...dates.keys())), Math.max(...dates.keys()))));
    const first = Math.min(...days);
    return [date.split(" ").slice(1).join(""), Object.fromEntries(Object.keys(termChanges).map((calendar) => [calendar, [first, days.map((day) => day - first).join(""), []]]))];
  }));
  return Object.fromEntries(instants.concat(Array.from(longitudes).sort((one, other) => one - other).map((longitude) => {
    const term = (longitude / 15 + 5) % 24;
    const [least, later] = termDays[term];
    return [longitude, Object.fromEntries(tables.map(([id, { moved, close }]) => {
      const indices = Array.from(later, (_, year) => 24 * year + term);
      const days = indices.map((index, year) => least + Number(later[year]) + (moved.has(index) ? Number(`${moved.get(index)}1`) : 0));
      const first = Math.min(...days);
      const uncertain = indices.filter((index) => (close.get(index) || "").includes("?")).map((index) => firstTermYear + Math.floor(index / 24));
      return [id, [first, days.map((day) => day - first).join(""), uncertain]];
    }))];
  })));
}

export const festivalTerms = termsOfFestivals();
export const festivalNames = Object.fromEntries(Object.keys(festivalRules).map((country) =>
  [country, wordings(factsOf("festivals", "festival").filter(([key]) => key.startsWith(`${country}/`)), (code) => `names.${code}`)]));
/** The rules by which a calendar reads days, and the language of its own names. */
export const traditions = Object.fromEntries(factsOf("calendars", "calendar").map(([id, texts]) => [id, { rules: texts["day-rules"], names: texts.names }]));

/** The letters of all pentads, the names in each list, China's also in traditional characters, and of each calendar with one its name and its clock, with changes by seconds from 1970. */
export const pentadLetters = lettersOfYears.join("");
export const pentadNames = Object.fromEntries(["china", "japan", "hant"].map((list) => [list, numbered("name", "pentad").map(([, names]) => names[list])]));
/** Languages whose readers get Chinese texts, and the regions where it is usually in traditional characters. */
export const traditionalReaders = languages.filter(([code]) => code === "zh").flatMap(([code, { similar, "other-script": regions }]) =>
  [[code, ...similar.split(" ")], regions.split(" ")]);
export const pentadCalendars = Object.fromEntries(factsOf("calendars", "calendar").filter(([, { pentads }]) => pentads).map(([id, { pentads: names }]) => {
  const [first, ...later] = factsOf("calendars", "offset-period").filter(([key]) => key.startsWith(`${id}/`));
  return [id, { names, offset: Number(first[1].offset), changes: later.map(([key, { offset }]) => [Date.parse(key.split("/")[1]) / 1000, Number(offset)]) }];
}));

// In each language, in the order of their index.
export const [termNames, branchNames, dayNames, weekdayNames, elementNames, directionNames, nayinNames, spiritNames, officerNames, mansionNames,
  vietnameseAnimalNames, chineseAnimalNames] = ["term", "branch", "day", "weekday", "element", "direction", "nayin", "spirit", "officer", "mansion",
  "vietnamese animal", "chinese animal"].map(named);
// Of today: Vietnamese has had another name for month 11.
export const monthNames = { ...named("month"), vi: numbered("name", "modern month").map(([, { vi }]) => vi) };
export const leapMonthNames = wordings(factsOf("messages", "message").filter(([key]) => key === "Almanac/leapMonth"));

export const joyDirections = attribute("stem", "joy-direction").map(Number);
export const nayinElements = attribute("nayin", "element").map(Number);
export const auspiciousSpirits = attribute("spirit", "path").map((path) => path === "yellow");
export const spiritGrades = attribute("spirit", "grade");

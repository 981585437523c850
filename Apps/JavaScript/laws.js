// The laws of holidays, by which festivals and days off are found: their countries, their rules, and the days of a rule. It is for
// the other modules alone.

import { countries, festivalRules } from "../../Generated/JavaScript/days-off.js";
import { firstTermYear } from "../../Generated/JavaScript/solar-terms.js";
import { dateOf, numberOf, refusal } from "./common.js";
import { LunarCalendar } from "./dates.js";
import { isoWeekday, parseCivilDate } from "./days.js";
import { festivalTerms } from "./facts.mjs";

export const numberOfText = (text) => numberOf(parseCivilDate(text));

export const countryIds = /* @__PURE__ */ countries.map(({ id }) => id);

/** A country by its id with its calendar, or a calendar with its country or undefined; it may be of another file of the package. */
export function countryOf(value) {
  if (typeof value === "string") {
    const country = countries[countryIds.indexOf(value)];
    if (country) return { calendar: LunarCalendar.withId(country.calendar), country };
  }
  if (typeof value !== "object" || !value) {
    const sentence = "a calendar must be one of LunarCalendar, such as LunarCalendar.vietnamese, and a country one of " + countryIds.join(", ");
    throw refusal("wrongKind", sentence, value, { field: "calendar" });
  }
  const own = LunarCalendar.withId(value.id);
  return { calendar: own, country: countries.find(({ calendars }) => calendars.indexOf(own.id) >= 0) };
}

const rulesRead = {};

/** The rules of the festivals of a country, in the order of the data, read at their first use. */
export function rulesOf(country) {
  const ids = [];
  rulesRead[country] = rulesRead[country] || festivalRules[country].map(([id, date, paid, kind, substitute, from, until, group], ruleIndex) => {
    if (ids.indexOf(id) < 0) ids.push(id);
    // "first -1 count 4", "among tet", "decided every year count 5", or nothing.
    const words = paid.split(" ");
    const count = Number(words[words.indexOf("count") + 1]) || 0;
    return {
      id, ruleIndex, festivalIndex: ids.indexOf(id), date: date.split(" "), kind, group: group || null, substitute, isPaid: paid !== "", count,
      offset: words[0] === "first" ? Number(words[1]) : 0, fixed: words[0] === "first" ? count : 1,
      among: words[0] === "among" ? words[1] : null, isDecided: words[0] === "decided",
      first: numberOfText(from || "0001-01-01"), last: numberOfText(until || "9999-12-31"),
    };
  });
  return rulesRead[country];
}

/** Whether it is not certain on which day the solar term of a rule is in a year. */
export const isTermUncertain = (calendar, [kind, longitude], year) =>
  kind === "term" && festivalTerms[longitude][calendar.id][2].indexOf(year) >= 0;

/** Easter Sunday by the Gregorian computus, as `DayNumber.easter` in Swift has it. */
function easterOf(year) {
  const [metonicYear, century, rest] = [year % 19, Math.floor(year / 100), year % 100];
  const corrected = century - (century >> 2) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const fullMoon = (19 * metonicYear + corrected + 15) % 30;
  const sunday = (32 + 2 * (century % 4) + 2 * (rest >> 2) - fullMoon - rest % 4) % 7;
  const days = fullMoon + sunday - 7 * Math.floor((metonicYear + 11 * fullMoon + 22 * sunday) / 451) + 114;
  return numberOf({ year, month: Math.floor(days / 31), day: days % 31 + 1 });
}

/** The day of a solar term in a year of its table; `key` is its longitude, or that and the seconds from its instant. */
function termDay(calendar, key, longitude, year) {
  const [first, later] = festivalTerms[key][calendar.id];
  return numberOf({ year, month: 1 + ((Number(longitude) / 15 + 5) % 24 >> 1), day: first + Number(later.charAt(year - firstTermYear)) });
}

/** The days of a rule in a civil year, by the words of Generated/facts; for lunar dates, in a lunar year. */
function daysInYear(calendar, [kind, date, ...words], year) {
  if (kind === "lunar") {
    const isLast = date === "year-end";
    const [month, day] = isLast ? [12, 30] : date.split("-").map(Number);
    const hasLeap = calendar.leapMonth(year) === month;
    const kept = !hasLeap || words[0] === "regular" ? [false] : words[0] === "both" ? [false, true] : [true];
    return kept.map((isLeapMonth) => {
      const length = isLast ? calendar.daysInMonth({ year, month, isLeapMonth }) : day;
      return numberOf(calendar.civilDate({ year, month, isLeapMonth, day: length }));
    });
  }
  if (kind === "term") {
    // A rule such as "term 30 -265100s", which counts seconds from the instant of the term, has a table of its own.
    const isInstant = /s$/.test(words[0] || "");
    // There is no term before the table.
    if (year < firstTermYear) return [];
    const day = termDay(calendar, isInstant ? date + words[0] : date, date, year);
    const [after, position, count] = words;
    // The rule "term 180 -1 tuesday" gives the day before the term, in years in which that is a Tuesday.
    if (position === "tuesday") return isoWeekday(dateOf(day)) === 3 ? [day - 1] : [];
    if (!position) return [isInstant ? day : day + Number(after || 0)];
    // A day of the cycle of sixty, "term 90 stem 7 3": the third with the seventh stem, from the day of the term on.
    // 1970-02-13, day 43, was the first of a cycle.
    const length = after === "stem" ? 10 : 12;
    const steps = (position - 1 - (day - 43)) % length;
    return [day + (steps + length) % length + length * (count - 1)];
  }
  if (kind === "easter") return [easterOf(year) + Number(date)];
  // 29 February is not in every year.
  const isMissing = date === "02-29" && (year % 4 > 0 || year % 100 === 0 && year % 400 > 0);
  if (isMissing) return [];
  const from = numberOfText(year + "-" + date);
  // The rule "solar 04-04 beside 15" gives the day before if the term is on this day, or the day after if this is a Thursday.
  const isOnTerm = words[0] === "beside" && year >= firstTermYear && termDay(calendar, words[1], words[1], year) === from;
  if (kind === "solar") return [isOnTerm ? from + (isoWeekday(dateOf(from)) === 4 ? 1 : -1) : from];
  if (kind === "not-sunday") return [isoWeekday(dateOf(from)) > 6 ? from + 1 : from];
  if (kind === "monday") return [from + (8 - isoWeekday(dateOf(from))) % 7];
  // An election, "wednesday 05-31 2030/4 06-06": a week later if it is on a holiday or beside it.
  const [start, interval] = words[0].split("/").map(Number);
  if (year < start || (year - start) % interval > 0) return [];
  const election = from + (10 - isoWeekday(dateOf(from))) % 7;
  return [Math.abs(election - numberOfText(year + "-" + words[1])) > 1 ? election : election + 7];
}

/** The days of a rule between two numbers, in order. */
export function daysOfRule(calendar, date, low, high) {
  const lunarOf = (number) => calendar.lunarDate(dateOf(number));
  const yearOf = (number) => date[0] === "lunar" ? lunarOf(number).year : dateOf(number).year;
  const days = [];
  // A rule such as "monthly 5 14 23" gives days of every lunar month, of leap months too.
  if (date[0] === "monthly") {
    for (let day = low; day <= high; day++) if (date.indexOf(String(lunarOf(day).day)) > 0) days.push(day);
    return days;
  }
  // Days after a term of December are in the next year.
  for (let year = yearOf(low) - (date[0] === "term" ? 1 : 0); year <= yearOf(high); year++) days.push(...daysInYear(calendar, date, year));
  return days.filter((day) => low <= day && day <= high);
}

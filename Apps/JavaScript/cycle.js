// Names of years, months and days in the cycle of sixty, and the languages that have them.

import { cycles } from "../../Generated/JavaScript/names.js";
import { checkCalendar, dayNumber, problem, shown } from "./dates.js";

/** The language of a code or of a tag that begins with one: `vi`, `vi-VN`; Vietnamese without one. */
export function languageOf(value) {
  if (value === undefined || value === null) return "vi";
  const codes = Object.keys(cycles);
  const tag = typeof value === "string" ? /^([a-z]+)(-[A-Za-z0-9]+)*$/.exec(value) : null;
  if (tag && codes.indexOf(tag[1]) >= 0) return tag[1];
  throw problem("unknownSetting", "language must be one of " + codes.join(", ") + ", or a tag such as vi-VN that begins with one of them, found "
    + shown(value), { setting: "language", value, allowed: codes });
}

/** A text with values in the place of their names in braces. */
export function fill(template, values) {
  return template.replace(/\{(\w+)\}/g, (_, name) => values[name]);
}

/** The names of the cycle of sixty, as a language has them for a calendar, by their places from 0. */
export function cycleNames(language, calendar) {
  const own = cycles[language];
  const { name, stems, branches } = cycles[own.calendars && own.calendars[calendar] || language];
  return (place) => fill(name, { stem: stems[place % 10], branch: branches[place % 12] });
}

export const cycleOfYear = (year) => (year + 56) % 60;

/** The place of a day by its number: 1970-01-01 was Tân Tỵ, 17. */
export const cycleOfDay = (number) => ((number + 17) % 60 + 60) % 60;

export function canChi(calendar, date, language) {
  checkCalendar(calendar);
  const name = cycleNames(languageOf(language), calendar.id);
  const { year, month } = calendar.lunarDate(date);
  // Five years have sixty months. A leap month has the name of the month before it.
  return { year: name(cycleOfYear(year)), month: name((12 * year + month + 13) % 60), day: name(cycleOfDay(dayNumber(date))) };
}

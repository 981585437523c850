// Names of years, months and days in the cycle of sixty, and the languages that have them.

import { cycles } from "../../Generated/JavaScript/names.js";
import { checkCalendar, dayNumber, problem, shown } from "./dates.js";

/** The code of the language that is nearest to a tag, English if none is near; Vietnamese without a tag. */
export function languageOf(value) {
  if (value === undefined || value === null) return "vi";
  const codes = Object.keys(cycles);
  if (codes.indexOf(value) >= 0) return value;
  const tag = typeof value === "string" ? /^([A-Za-z]{2,3})([-_.@]|$)/.exec(value) : null;
  if (!tag) {
    throw problem("unknownSetting", "language must be a tag such as vi, zh-Hans or en-GB, found " + shown(value),
      { setting: "language", value, allowed: codes });
  }
  const asked = tag[1].toLowerCase();
  const words = value.split(/[.@]/)[0].split(/[-_]/).slice(1);
  const [script, region] = [4, 2].map((length) => words.filter((word) => word.length === length)[0]);
  const near = codes.filter((code) =>
    cycles[code].tag.split("-")[0] === asked || (cycles[code].similar || []).indexOf(asked) >= 0);
  // The usual script of a language comes first; another is nearer to a tag that names it, or a region that writes it.
  const written = near.filter((code) => {
    const own = cycles[code].tag.split("-")[1];
    if (script) return !own || own.toLowerCase() === script.toLowerCase();
    return !region || (cycles[code].otherScript || []).indexOf(region.toUpperCase()) < 0;
  });
  return written[0] || near[0] || "en";
}

/** The tag of the texts of a language, as every answer with names has it. */
export const languageUsed = (language) => cycles[language].tag;

/** A text with values in the place of their names in braces. */
export function fill(template, values) {
  return template.replace(/\{(\w+)\}/g, (_, name) => values[name]);
}

/** The names of the cycle of sixty, as a language has them for a calendar, by their indices from 0. */
export function cycleNames(language, calendar) {
  const own = cycles[language];
  const { name, stems, branches } = cycles[own.calendars && own.calendars[calendar] || language];
  return (index) => fill(name, { stem: stems[index % 10], branch: branches[index % 12] });
}

export const cycleOfYear = (year) => (year + 56) % 60;

/** The index of a day by its number: 1970-01-01 was Tân Tỵ, 17. */
export const cycleOfDay = (number) => ((number + 17) % 60 + 60) % 60;

export function canChi(calendar, date, language) {
  checkCalendar(calendar);
  const used = languageOf(language);
  const name = cycleNames(used, calendar.id);
  const { year, month } = calendar.lunarDate(date);
  // Five years have sixty months. A leap month has the name of the month before it.
  return {
    year: name(cycleOfYear(year)), month: name((12 * year + month + 13) % 60), day: name(cycleOfDay(dayNumber(date))),
    languageUsed: languageUsed(used),
  };
}

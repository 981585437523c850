// The days that a text finds: festivals, solar terms, solar and lunar dates, months and days of the user's own, in the calendar that is shown. It
// is loaded when somebody searches.

import { anniversaries } from "./anniversary-list.js";
import { calendar, calendars } from "./calendars.js";
import { monthName } from "./contents.js";
import { reason } from "./converter.js";
import { dateText, dayOf, firstDay, inTables, isKnown, lastDay, later, monthText, weekday } from "./days.js";
import { festivalNames } from "./festival-names.js";
import { festivals, groupNames } from "./festivals.js";
import { countryOf } from "./laws.js";
import { LunarCalendar, nextOccurrence } from "./lunar-dates.js";
import { outside } from "./month.js";
import { terms } from "./terms.js";
import { daysTyped, folded, partsOf, wordsOf } from "./typed.js";
import { currentLanguage, fullDate, inCalendar, lunarDate, say } from "./words.js";

/** The greatest number of results. */
const limit = 12;

/** The distance of a name from the text of a search, both folded: 0 for the same, Infinity if the name does not contain it. */
const distance = (name, query) => name === query ? 0 : name.startsWith(query) ? 1 : name.includes(` ${query}`) ? 2
  : query.length > 2 || /[^\x00-\x7F]/.test(query) ? name.includes(query) ? 3 : Infinity : Infinity;
const nearest = (names, query) => Math.min(...names.map((name) => distance(name, query)), Infinity);

/** The names of all solar terms, by their longitudes. */
const termNames = () => {
  const all = new Map();
  for (const language of ["vi", "zh", "en", "ko"]) {
    for (const { longitude, name } of terms({ year: 2000, month: 1, day: 1 }, { year: 2000, month: 12, day: 31 }, { language })) {
      all.set(longitude, [...all.get(longitude) ?? [], folded(name)]);
    }
  }
  return all;
};
let namesOfTerms;
const foldedNames = {};
const namesIn = (country) => foldedNames[country] ??=
  Object.entries(festivalNames[country] ?? {}).map(([id, names]) => [id, names.map(folded)]);

/** A year that a text names, and the text without it. */
function withoutYear(text) {
  const [, year] = /(?<!\d)(\d{4})(?!\d)/.exec(folded(text)) ?? [];
  const named = wordsOf("typedYear").flatMap((word) => [`${word} ${year}`, `${year} ${word}`, `${year}${word}`]).find((one) => folded(text).includes(one));
  return { year: Number(year) || null, name: folded(year ? folded(text).replace(named ?? year, " ") : text) };
}

/** The days in which something that has no year is looked for: those of a year, or those until it comes again. */
function rangeOf(year, today) {
  return year ? inTables({ year, month: 1, day: 1 }, { year, month: 12, day: 31 }) : inTables(today, later(today, 400));
}

/** The weights by which names of holidays precede other names that are as near. */
const weights = { public: 0.2, traditional: 0.4, observance: 0.6 };

/**
 * Festivals of a calendar with a name, or with one nearer than `most`; without a year, each once. A name in the language of the country is
 * the nearest.
 */
function festivalsNamed(name, year, today, of, most) {
  const far = (names) => names[0] === name ? -0.1 : nearest(names, name);
  const near = new Map(namesIn(countryOf(of).country?.id).map(([id, names]) => [id, far(names)]).filter(([, distance]) => distance < most));
  if (!near.size) return [];
  const seen = new Set();
  // Days of a group that is not listed unasked have been asked for by their name.
  return festivals(...rangeOf(year, today), { calendar: of, language: currentLanguage(), groups: groupNames })
    .filter(({ id }) => near.has(id) && (year || !seen.has(id) && seen.add(id)))
    .map(({ id, date, name, kind }) => ({
      date: dayOf(date), name, role: kind === "public" ? "publicHoliday" : "festival", distance: near.get(id) + weights[kind],
    }));
}

function termsNamed(name, year, today) {
  namesOfTerms ??= termNames();
  const near = ({ longitude }) => nearest(namesOfTerms.get(longitude), name);
  return terms(...rangeOf(year, today), { calendar, language: currentLanguage() }).filter((term) => near(term) < Infinity)
    .filter(({ longitude }, index, all) => year || all.findIndex((one) => one.longitude === longitude) === index)
    .map((term) => ({ date: dayOf(term.date), name: term.name, role: "solarTerm", distance: near(term) + 0.5 }));
}

function ownNamed(name, today) {
  const words = { death: "deathAnniversaryWord", birthday: "birthdayWord", other: "anniversaryWord" };
  return anniversaries().flatMap((one) => {
    const far = nearest([folded(one.name), folded(`${say(`LunarCalendarWidget.${words[one.kind ?? "other"]}`)} ${one.name}`)], name);
    const date = far < Infinity && nextOccurrence(one.calendar ? LunarCalendar.withId(one.calendar) : calendar, one, today);
    return date ? [{ date, name: one.name, role: "anniversary", distance: far }] : [];
  });
}

/** A day in the words of the calendar in which it was searched for. */
const inWords = ({ date, isLunar }) => ({
  date, name: isLunar ? lunarDate(calendar.lunarDate(date)) : fullDate(date, weekday(date)), isLunar,
});

/** The year that is all a text names. */
const yearNamed = ({ year, month, day } = {}) => year && !month && !day && year >= firstDay.year && year <= lastDay.year
  ? [{ month: String(year), name: say("wholeYear", { year }) }] : [];

/** The month that a text names: the next one of its number without a year. */
function monthNamed(parts, today) {
  if (!parts?.month || parts.day || parts.isLunar || parts.month > 12) return [];
  const first = { year: parts.year ?? today.year + (parts.month < today.month ? 1 : 0), month: parts.month, day: 1 };
  // The first month of the tables begins in its middle.
  return isKnown({ ...first, day: 28 }) ? [{ month: monthText(first), name: monthName(first) }] : [];
}

/**
 * Finds days by a text. Gives `results`, each with a name and an address, and what else is known of the day; or a `message` why there is nothing and
 * what there can be.
 */
export function search(text, today) {
  const parts = partsOf(text);
  const days = daysTyped(parts, today);
  const found = days.filter(({ date }) => date && isKnown(date)).map(inWords);
  const { year, name } = withoutYear(text);
  const isInside = !year || isKnown({ year, month: 6, day: 1 });
  const byName = (of, most = Infinity) => isInside && name ? festivalsNamed(name, year, today, of, most) : [];
  const own = [...byName(calendar), ...isInside && name ? termsNamed(name, year, today) : [], ...name ? ownNamed(name, today) : []]
    .sort((one, other) => Math.floor(one.distance) - Math.floor(other.distance) || one.distance - other.distance
      || (dateText(one.date) < dateText(other.date) ? -1 : 1))
    // A festival on the day of the term of its name is the same.
    .filter((one, index, all) => all.findIndex(({ name, date }) => name === one.name && dateText(date) === dateText(one.date)) === index);
  const all = [...found, ...yearNamed(parts ?? {}), ...monthNamed(parts, today), ...own];
  // The whole name of another country's festival is before names of which the text is a part.
  if (all.length === own.length && !own.some(({ distance }) => distance < 1)) {
    all.unshift(...calendars.filter((id) => id !== calendar.id).map((id) => LunarCalendar.withId(id))
      .flatMap((of) => byName(of, own.length ? 1 : Infinity).map((one) => ({ ...one, name: inCalendar(of, one.name) })))
      .sort((one, other) => one.distance - other.distance));
  }
  const results = all.slice(0, limit).map(({ date, month, name, role, isLunar }) => ({
    name, role, address: `#${month ?? dateText(date)}`,
    more: date && [...isLunar === false ? [] : [fullDate(date, weekday(date))], ...isLunar ? [] : [lunarDate(calendar.lunarDate(date))]].join(" · "),
  }));
  return results.length ? { results } : { results, message: refusal(parts, days, year) };
}

/** The reason why nothing was found, with examples of texts that find something. */
function refusal(parts, days, year) {
  const [{ error, lunar } = {}] = days;
  if (["noLeapMonth", "shortMonth"].includes(error?.code)) return reason(error, lunar);
  if (error?.code === "outsideTables" || days.some(({ date }) => date) || year && !isKnown({ year, month: 6, day: 1 })) return outside();
  return parts?.day ? `${say("noDate")} ${say("searchHelp")}` : `${say("searchNone")} ${say("searchHelp")}`;
}

// The festivals and public holidays of Vietnam, China, Hong Kong, Taiwan, Korea and Japan, as `almanac export festivals` has them: a module of its own, so that
// apps without them are not larger. Their rules are those by which days off are found.

import { calendarOf, dateOf, languageOf, numberOf, rangeOf, refusal, textOf } from "./common.js";
import { isoWeekday } from "./days.js";
import { countryIds, countryOf, daysOfRule, isTermUncertain, rulesOf } from "./laws.js";
import { festivalNames } from "./facts.mjs";

const kinds = ["public", "traditional", "observance"];
/** The groups that are listed unasked: all but the days that people avoid. */
const usualGroups = ["dog-days", "nine-nines", "seasons", "devotions"];
export const groupNames = /* @__PURE__ */ usualGroups.concat("taboo-days");

const oneOf = (setting, allowed, value) =>
  refusal("unknownSetting", setting + " must be one of " + allowed.join(", "), value, { setting, allowed });

/** The calendar and the language of options, the country of the calendar and that whose days off are kept, by their ids or null. */
function choicesOf(options, ...more) {
  const calendar = calendarOf(options, ["country", "groups"].concat(more));
  const { country } = countryOf(calendar);
  const own = country ? country.id : null;
  const { country: asked, groups } = options || {};
  const isList = groups === undefined || groups === null || Array.isArray(groups);
  for (const group of isList ? groups || [] : [groups]) {
    if (!isList || groupNames.indexOf(group) < 0) throw oneOf("groups", groupNames, group);
  }
  const allowed = ["calendar"].concat(countryIds, "none");
  if (asked !== undefined && asked !== null && allowed.indexOf(asked) < 0) throw oneOf("country", allowed, asked);
  const kept = asked === "none" ? null : countryIds.indexOf(asked) >= 0 ? asked : own;
  // A country that shares the calendar, as Hong Kong the Chinese one, has its own festivals in place of those of the calendar's country.
  const sharesCalendar = kept !== null && countryOf(countryOf(kept).calendar).country === country;
  const { languageUsed, code } = languageOf(options);
  return { calendar, own: sharesCalendar ? kept : own, kept, groups: groups || usualGroups, languageUsed, code };
}

/** The rules whose festivals are listed: those of the calendar's country, and public holidays of the other that is kept. */
function rulesFor({ calendar, own, kept, groups, code }) {
  const isShown = ({ group }) => group === null || groups.indexOf(group) >= 0;
  const of = (country, calendar) => country === null ? [] : rulesOf(country).filter(isShown).map((rule) => {
    const isPaid = rule.kind === "public" && country === kept;
    const isOfTheSky = rule.date[0] === "lunar" || rule.date[0] === "term" && rule.date.length === 2;
    // In another country no law makes it a public holiday: it is a custom there if the sky gives its date.
    const kind = isPaid || rule.kind !== "public" ? rule.kind : isOfTheSky ? "traditional" : "observance";
    return { rule, calendar, kind, isPaid, name: festivalNames[country][code][rule.festivalIndex] };
  });
  const others = kept === own || kept === null ? [] : of(kept, countryOf(kept).calendar).filter(({ isPaid }) => isPaid);
  return of(own, calendar).concat(others);
}

function entriesIn(rules, first, last) {
  const found = [];
  rules.forEach((one, index) => {
    const [low, high] = [Math.max(first, one.rule.first), Math.min(last, one.rule.last)];
    const days = low > high ? [] : daysOfRule(one.calendar, one.rule.date, low, high);
    days.forEach((day) => found.push({ day, one, index }));
  });
  // Festivals of one day keep the order of the data, in which the more important ones come first.
  return found.sort((left, right) => left.day - right.day || left.index - right.index);
}

function row({ day, one }, languageUsed) {
  const { rule, calendar, kind, isPaid, name } = one;
  // Days after a term of December are in the next year.
  const termYear = dateOf(day - (Number(rule.date[2]) || 0)).year;
  const date = dateOf(day);
  const start = day + rule.offset;
  return {
    date: textOf(day), weekday: isoWeekday(date), id: rule.id, name, kind, group: rule.group, daysOff: isPaid ? rule.count : 0,
    firstPaidDay: isPaid ? textOf(start) : null, lastPaidDay: isPaid ? textOf(start + rule.fixed - 1) : null,
    countedWith: isPaid ? rule.among : null, othersDecided: isPaid && rule.isDecided,
    certain: calendar.certainty(date).isCertain && !isTermUncertain(calendar, rule.date, termYear), languageUsed,
  };
}

export function festivals(from, to, options) {
  const choices = choicesOf(options);
  const [first, last] = rangeOf(choices.calendar, from, to);
  return entriesIn(rulesFor(choices), first, last).map((entry) => row(entry, choices.languageUsed));
}

/** Festivals by their ids, each once, by its newest rule. */
function newest(rules) {
  const all = new Map();
  for (const one of rules) {
    const { id, first } = one.rule;
    if (!all.has(id) || first >= all.get(id).rule.first) all.set(id, one);
  }
  return all;
}

export function allFestivals(options) {
  const choices = choicesOf(options);
  return Array.from(newest(rulesFor(choices)).values())
    .map(({ rule, name, kind }) => ({ id: rule.id, name, kind, languageUsed: choices.languageUsed }));
}

export function nextFestival(from, options) {
  const choices = choicesOf(options, "id", "kinds");
  const { calendar, languageUsed } = choices;
  const [start, end] = rangeOf(calendar, from, calendar.range().lastDay);
  const { id, kinds: wanted, groups } = options || {};
  const hasId = id !== undefined && id !== null;
  // Whoever names a festival asks for it, whatever its group.
  let rules = rulesFor(hasId && !groups ? Object.assign(choices, { groups: groupNames }) : choices);
  if (hasId && !rules.some(({ rule }) => rule.id === id)) {
    throw refusal("unknownFestival", "id must be that of a festival of allFestivals()", id, { allowed: Array.from(newest(rules).keys()) });
  }
  if (wanted !== undefined && wanted !== null) {
    if (!Array.isArray(wanted)) throw oneOf("kinds", kinds, wanted);
    for (const kind of wanted) if (kinds.indexOf(kind) < 0) throw oneOf("kinds", kinds, kind);
    rules = rules.filter(({ kind }) => wanted.indexOf(kind) >= 0);
  }
  if (hasId) rules = rules.filter(({ rule }) => rule.id === id);
  // Every year has festivals, and half a year is enough most of the time.
  for (let first = start; first <= end && rules.length; first += 181) {
    const [entry] = entriesIn(rules, first, Math.min(end, first + 180));
    if (entry) {
      return Object.assign(row(entry, languageUsed), {
        calendar: calendar.id, lunar: calendar.lunarDate(dateOf(entry.day)), daysToGo: entry.day - numberOf(from),
      });
    }
  }
  return null;
}

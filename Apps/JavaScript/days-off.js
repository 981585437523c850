// The days that people have off, and the weekends on which they work, by law and by decision, as `DaysOff` of the Swift library has
// them. A module of its own, so that apps without it are not larger: it uses the exports of the package, and keeps no state but
// the tables that it has read once.

import { collectedDecisions, kinds } from "../../Generated/JavaScript/days-off.js";
import { countryIds, countryOf, daysOfRule, numberOfText, rulesOf } from "./laws.js";
import { dateOf, numberOf, refusal, shown } from "./common.js";
import { addDays, formatDate, isoWeekday, parseCivilDate } from "./days.js";

const isWeekend = (number) => isoWeekday(dateOf(number)) > 5;
const wrongKind = (field, sentence, value) => refusal("wrongKind", sentence, value, { field });

// MARK: laws

/** The holidays of the days that laws pay between two numbers: lists by the number of the day, the most important first. */
function holidaysIn(calendar, country, first, last) {
  const { firstDay, lastDay } = calendar.range();
  const [earliest, latest] = [numberOf(firstDay), numberOf(lastDay)];
  const [start, end] = [Math.max(first, earliest), Math.min(last, latest)];
  const holidays = new Map();
  for (const { id, ruleIndex, date, substitute, isPaid, offset, fixed, among, isDecided, count, first: from, last: until } of rulesOf(country.id)) {
    const low = Math.max(start - offset - fixed + 1, from, earliest);
    const high = Math.min(end - offset, until, latest);
    for (const own of !isPaid || low > high ? [] : daysOfRule(calendar, date, low, high)) {
      for (let day = Math.max(own + offset, start); day < own + offset + fixed && day <= end; day++) {
        holidays.set(day, (holidays.get(day) || []).concat({ id, own, ruleIndex, substitute, among, count: isDecided ? count : 0 }));
      }
    }
  }
  holidays.forEach((list, day) => {
    // A day that counts among those of another festival on it, such as the eve of Seollal, is listed once.
    const told = list.filter(({ among }) => !list.some(({ id }) => id === among));
    holidays.set(day, told.sort((one, other) => one.own - other.own || one.ruleIndex - other.ruleIndex));
  });
  return holidays;
}

/** The days off in place of holidays on a weekend or on another holiday, each with its holiday, by the rule of `PaidHoliday` in Swift. */
function substitutesFor(holidays, isTaken) {
  const found = new Map();
  for (const day of Array.from(holidays.keys()).sort((one, other) => one - other)) {
    const all = holidays.get(day);
    const weekday = isoWeekday(dateOf(day));
    const withRule = all.filter(({ substitute }) => substitute !== "-" && (substitute !== "sunday" || weekday !== 6) && (substitute !== "nearest" || weekday > 5));
    // Hong Kong's rule does not treat a Saturday as a day of rest.
    const isRest = weekday === 7 || weekday === 6 && !withRule.some(({ substitute }) => substitute === "general");
    for (const holiday of isRest ? withRule : all.length > 1 ? withRule.slice(0, 1) : []) {
      const step = holiday.substitute === "nearest" && weekday === 6 ? -1 : 1;
      let free = day + step;
      const isClosed = (number) => holiday.substitute === "general" ? isoWeekday(dateOf(number)) === 7 : isWeekend(number);
      while (isClosed(free) || holidays.has(free) || found.has(free) || isTaken(free)) free += step;
      found.set(free, holiday);
    }
  }
  return found;
}

/** The working days off besides holidays, if the days left to a decision are before those of the law (-1) or behind them (1). */
function daysOffChoosing(holidays, step) {
  const all = new Map(holidays);
  const chosen = new Map();
  holidays.forEach((list, day) => list.filter(({ count }) => count).forEach((holiday) => {
    const isOwn = (other) => (holidays.get(other) || []).some(({ id, among }) => (among || id) === holiday.id);
    let [from, to] = [day, day];
    while (isOwn(from - step)) from -= step;
    while (isOwn(to + step)) to += step;
    for (let open = holiday.count - Math.abs(to - from) - 1; open > 0; open--) {
      to += step;
      all.set(to, (all.get(to) || []).concat(holiday));
      if (!isWeekend(to) && !holidays.has(to)) chosen.set(to, holiday);
    }
  }));
  substitutesFor(all, () => false).forEach((holiday, day) => chosen.set(day, holiday));
  return chosen;
}

/** The days that a decision usually gives off, by the rule of `PaidHoliday.usual` in Swift: those that are off both ways. */
function usualDays(holidays) {
  const before = daysOffChoosing(holidays, -1);
  const behind = daysOffChoosing(holidays, 1);
  return new Map(Array.from(behind).filter(([day]) => before.has(day)));
}

// MARK: decisions

const collected = {};

/** The decisions of the tables about a country, read at their first use. */
function collectedOf(country) {
  collected[country.id] = collected[country.id] || collectedDecisions[country.id].map(([year, settlesYear, date, number, words]) => {
    const days = [];
    let festivalId = null;
    for (const word of words.split(" ")) {
      const parts = /^([-+]?)(\d\d)(\d\d)(\w)$/.exec(word);
      if (!parts) {
        festivalId = word === "-" ? null : word;
        continue;
      }
      const ofYear = year + (parts[1] ? Number(parts[1] + 1) : 0);
      const day = numberOf({ year: ofYear, month: Number(parts[2]), day: Number(parts[3]) });
      days.push({ day, kind: kinds[parts[4]], festivalId });
    }
    return { country: country.id, year, settlesYear, number, date, days };
  });
  return collected[country.id];
}

/** The decisions about a country: ours, with those of each document in their place for its years, unless they are older. */
function decisionsOf(country, documents) {
  const newest = (list, year) =>
    list.reduce((latest, one) => one.year === year && one.date > latest ? one.date : latest, "");
  return documents.reduce((ours, document) => {
    if (document === undefined || document === null) return ours;
    if (!loaded.has(document)) {
      throw wrongKind("decisions", "decisions must be what loadDecisions() returns", document);
    }
    const theirs = document.decided.filter((one) => one.country === country.id);
    const isTheirs = ({ year }) => theirs.some((one) => one.year === year) && newest(theirs, year) >= newest(ours, year);
    const taken = theirs.filter(isTheirs);
    // A day at the edge of a year can be named by two years: the newer document has it.
    const named = new Set();
    taken.forEach(({ days }) => days.forEach(({ day }) => named.add(day)));
    const kept = ours.filter((one) => !isTheirs(one))
      .map((one) => Object.assign({}, one, { days: one.days.filter(({ day }) => !named.has(day)) }));
    return kept.concat(taken).sort((one, other) => one.year - other.year);
  }, collectedOf(country));
}

const settles = (decisions, year) => decisions.some((one) => one.year === year && one.settlesYear);

/** The year of the newest source of a country's decisions; earlier years without one are not collected. */
const yearRead = (country) => Number((country.decisionsKnownAsOf || country.knownAsOf).slice(0, 4));

/** Whether a day without a ruling is a common one: the year is decided, or no decision of the country adds days or exchanges them. */
const isSettled = (country, decisions, year) =>
  settles(decisions, year) || country.substitutes === "law-alone" && decisions.some((one) => one.year <= year);

function ruling(number, reason, festivalId, decision) {
  const isWorked = reason === "worked";
  const isForecast = reason === "forecast";
  return {
    date: dateOf(number), isOff: !isWorked && !isForecast, isWorked, isForecast, reason, festivalId,
    decision: !decision ? null : {
      country: decision.country, year: decision.year, settlesYear: decision.settlesYear, number: decision.number,
      date: parseCivilDate(decision.date),
    },
  };
}

// MARK: answers

/** Refuses a missing day, which a calendar would replace by today. */
function checkDay(field, value) {
  if (value === undefined || value === null) throw wrongKind(field, field + " must be an object with year, month and day", value);
}

/** The most days between a holiday and the day in its place. */
const reach = 14;

export function daysOff(calendar, first, last, ...documents) {
  const { calendar: own, country } = countryOf(calendar);
  checkDay("first", first);
  checkDay("last", last);
  own.lunarDate(first);
  own.lunarDate(last);
  const [start, end] = [numberOf(first), numberOf(last)];
  if (start > end) throw Object.assign(new RangeError("last is before first"), { code: "reversedRange", field: "last", value: last });
  if (!country) return [];
  const decisions = decisionsOf(country, documents);
  // A holiday behind the range can give a day before it.
  const near = Math.max(start - reach, numberOf(own.range().firstDay));
  const far = Math.min(end + reach, numberOf(own.range().lastDay));
  const holidays = holidaysIn(own, country, near, far);
  const rulings = new Map();
  holidays.forEach(([{ id }], day) => rulings.set(day, ruling(day, "law", id)));
  for (const decision of decisions) {
    for (const { day, kind, festivalId } of decision.days) {
      if (near <= day && day <= far) rulings.set(day, ruling(day, kind, festivalId, decision));
    }
  }
  const isLaw = country.substitutes !== "forecast";
  const fixed = new Map(rulings);
  // By law the next free day is off. A forecast guesses the decision, so there is none where a decision exists.
  const substitutes = isLaw ? substitutesFor(holidays, (day) => fixed.has(day) && fixed.get(day).isOff) : usualDays(holidays);
  substitutes.forEach(({ id }, day) => {
    const isDecided = settles(decisions, dateOf(day).year) || decisions.some(({ days }) => days.some((one) =>
      (one.kind === "in-place" || one.kind === "chosen") && one.festivalId === id && Math.abs(one.day - day) <= reach));
    if ((fixed.has(day) && fixed.get(day).decision) || (!isLaw && isDecided)) return;
    rulings.set(day, ruling(day, isLaw ? "in-place" : "forecast", id));
  });
  const numbers = Array.from(rulings.keys()).filter((day) => start <= day && day <= end);
  return numbers.sort((one, other) => one - other).map((day) => rulings.get(day));
}

export function dayOff(calendar, date, ...documents) {
  countryOf(calendar);
  checkDay("date", date);
  return daysOff(calendar, date, date, ...documents)[0] || null;
}

export function isWorkingDay(calendar, date, ...documents) {
  const found = dayOff(calendar, date, ...documents);
  if (found) return found.isForecast ? null : !found.isOff;
  const { country } = countryOf(calendar);
  return country && isSettled(country, decisionsOf(country, documents), date.year) ? isoWeekday(date) < 6 : null;
}

export function isDayOff(calendar, date, ...documents) {
  const isWorking = isWorkingDay(calendar, date, ...documents);
  return isWorking === null ? null : !isWorking;
}

export function mayChange(calendar, date, ...documents) {
  const { calendar: own, country } = countryOf(calendar);
  checkDay("date", date);
  own.lunarDate(date);
  const decisions = country ? decisionsOf(country, documents) : [];
  if (!country || settles(decisions, date.year) || date.year < yearRead(country)) return false;
  // The tables compute the equinoxes of Japan, whose days the gazette of the year before names.
  if (country.id === "japan") {
    const { festivalId } = dayOff(calendar, date, ...documents) || {};
    return rulesOf(country.id).some(({ id, date: [kind] }) => id === festivalId && kind === "term");
  }
  if (isSettled(country, decisions, date.year)) return false;
  const { firstDay, lastDay } = own.range();
  const number = numberOf(date);
  const days = isWeekend(number) ? reach : reach / 2;
  const near = daysOff(calendar, dateOf(Math.max(number - days, numberOf(firstDay))),
    dateOf(Math.min(number + days, numberOf(lastDay))), ...documents);
  const one = near.find((one) => numberOf(one.date) === number);
  return (!one || one.isForecast) && near.some(({ reason }) => reason === "law");
}

export function addWorkingDays(calendar, date, count, whereUndecided, ...documents) {
  const { calendar: own, country } = countryOf(calendar);
  checkDay("date", date);
  own.lunarDate(date);
  if (!isWhole(count)) throw wrongKind("count", "a count of working days must be a whole number, negative for those before", count);
  if (whereUndecided !== "as-by-law" && whereUndecided !== "refuse") {
    throw wrongKind("whereUndecided", 'whereUndecided must be "as-by-law" or "refuse"', whereUndecided);
  }
  if (!country && count && whereUndecided === "refuse") return null;
  const { firstDay, lastDay } = own.range();
  const step = count < 0 ? -1 : 1;
  const end = numberOf(step < 0 ? firstDay : lastDay);
  const decisions = country ? decisionsOf(country, documents) : [];
  const settled = {};
  let number = numberOf(date);
  // Rulings are read for about a year at a time: a year is little slower than a day.
  let known = number;
  let rulings = new Map();
  for (let left = Math.abs(count); left > 0;) {
    // The day after the last one is refused in the words of the calendar.
    if (number === end) own.lunarDate(dateOf(number + step));
    if (number === known) {
      known = step < 0 ? Math.max(end, number - 400) : Math.min(end, number + 400);
      const range = [dateOf(Math.min(number, known)), dateOf(Math.max(number, known))];
      rulings = new Map(daysOff(calendar, ...range, ...documents).map((one) => [numberOf(one.date), one]));
    }
    number += step;
    const one = rulings.get(number);
    const { year } = dateOf(number);
    if (!(year in settled)) settled[year] = country && isSettled(country, decisions, year);
    const isDecided = one ? !one.isForecast : settled[year];
    if (!isDecided && whereUndecided === "refuse") return null;
    if (one && !one.isForecast ? !one.isOff : !isWeekend(number)) left--;
  }
  return dateOf(number);
}

export function daysOffYear(calendar, year, ...documents) {
  const { calendar: own, country } = countryOf(calendar);
  own.newYear(year);
  if (!country) return null;
  const decisions = decisionsOf(country, documents);
  const read = country.decisionsKnownAsOf || country.knownAsOf;
  const isDecided = settles(decisions, year);
  const isPast = !isDecided && year < yearRead(country);
  const isOpen = !isDecided && !isPast;
  const dates = decisions.filter((one) => one.year === year).map((one) => one.date);
  const known = dates.concat(read).sort().pop();
  const usual = isOpen && country.decidedBy ? year - 1 + "-" + country.decidedBy : null;
  return {
    year, state: isDecided ? "decided" : isPast ? "uncollected" : country.substitutes === "forecast" ? "forecast" : "law",
    knownAsOf: parseCivilDate(known), usuallyDecidedBy: usual && parseCivilDate(usual),
    mayBeOutdated: (today) => numberOf(addDays(today, 0)) > (usual ? numberOfText(usual) : Infinity),
  };
}

// MARK: documents

/** An error about a value in a document: its path, the value or that it is missing, and the allowed values. */
function fault(path, found, expected) {
  const what = found === undefined ? "missing" : "found " + found;
  return Object.assign(new RangeError((path && path + ": ") + what + ", expected " + expected),
    { code: "malformedDecisions", place: path, found, expected });
}

/** Returns a member of an object that must be there and right. */
function member(object, key, path, isRight, expected, allowed = expected) {
  const value = object[key];
  const where = (path && path + ".") + key;
  if (value === undefined) throw fault(where, undefined, expected);
  if (!isRight(value)) throw fault(where, isRight === line[0] ? hiddenIn(value) || shown(value) : shown(value), allowed);
  return value;
}

const isText = (value) => typeof value === "string";
/** A text that people are shown: it must not hide or break what is beside it, by the characters of `Unicode.Scalar+Visible.swift`. */
const hidden = /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb\u{e0001}\u{e0020}-\u{e007f}]/u;
const visible = /[^\u0020\u00a0\u034f\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200d\u202f\u205f\u2065\u2800\u3000\u3164\ufe00-\ufe0f\uffa0\ufff0-\ufff8\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]/u;
/** A text without the tags of flags, as that of Scotland has them: elsewhere they are hidden. */
const withoutFlags = (text) => text.replace(/\u{1f3f4}[\u{e0020}-\u{e007f}]+/gu, "");
/** Whether a value is a text of one line that may be stored: the rule for names, notes and sources, `textFault` in Swift. */
export const isVisibleLine = (value, longest) =>
  isText(value) && Array.from(value).length <= longest && visible.test(value) && !hidden.test(withoutFlags(value));
/** The first hidden character of a value, named as Swift names it; nothing if there is none. */
function hiddenIn(value) {
  const found = isText(value) && hidden.exec(withoutFlags(value));
  if (!found) return "";
  const number = found[0].codePointAt(0).toString(16).toUpperCase();
  return "the " + (/[\u0000-\u001f\u007f-\u009f]/.test(found[0]) ? "control" : "invisible") + " character U+" + ("000" + number).slice(-Math.max(4, number.length));
}
const line = [(value) => isVisibleLine(value, 400), "1 to 400 visible characters on one line"];
const isWhole = (value) => typeof value === "number" && Math.floor(value) === value && isFinite(value);
const wholeNumbers = "a whole number from -9223372036854775808 to 9223372036854775807";
const isDate = (value) => {
  try {
    return isText(value) && numberOfText(value) !== undefined;
  } catch (error) {
    return false;
  }
};
const oneOf = (words) => [(value) => words.indexOf(value) >= 0, "one of: " + words.join(", ")];

function checkObject(value, path) {
  if (typeof value !== "object" || !value || Array.isArray(value)) throw fault(path, shown(value), "an object");
}

/** The first and the last day that a decision about a year can name: those within a month of it. */
const daysAbout = (year) => [numberOf({ year: year - 1, month: 12, day: 1 }), numberOf({ year: year + 1, month: 1, day: 31 })];

/** The rule that a decided day breaks, in the words of `DecidedDayKind.rule` in Swift; undefined if it breaks none. */
function ruleOf({ day, kind }, { year, date }, holiday) {
  const [first, last] = daysAbout(year);
  if (day < first || day > last) return "a day from " + formatDate(dateOf(first)) + " to " + formatDate(dateOf(last));
  if (date > formatDate(dateOf(day))) return "a day from " + date + " on, when it was decided";
  if (kind === "worked") {
    return isWeekend(day) || holiday ? undefined : "a Saturday, a Sunday or a holiday; people work on others anyway";
  }
  if (holiday) return "a day that needs a decision; a law gives this one for '" + holiday + "', so leave it out";
  if (kind === "weekend" && !isWeekend(day)) return "a Saturday or Sunday";
  if (isWeekend(day) && kind !== "weekend" && kind !== "chosen") {
    return "a day from Monday to Friday; only the kinds weekend, chosen and worked can be at a weekend";
  }
}

/** Reads a decision at a path of a document. */
function decisionFrom(value, path) {
  checkObject(value, path);
  const id = member(value, "country", path, ...oneOf(countryIds));
  const year = member(value, "year", path, isWhole, "a whole number", wholeNumbers);
  if (year < 1899 || year > 2100) throw fault(path + ".year", shown(year), "a year from 1899 to 2100");
  const settlesYear = member(value, "settlesYear", path, (one) => typeof one === "boolean", "true or false");
  const number = member(value, "number", path, ...line);
  const date = member(value, "date", path, isDate, "a civil date such as 2026-02-17");
  member(value, "source", path, ...line);
  const names = Object.keys(kinds).map((letter) => kinds[letter]);
  const days = Array.from(member(value, "days", path, Array.isArray, "an array"), (one, index) => {
    const where = path + ".days[" + index + "]";
    checkObject(one, where);
    const day = numberOfText(member(one, "date", where, isDate, "a civil date such as 2026-02-17"));
    const kind = member(one, "kind", where, ...oneOf(names));
    const festivalId = one.festivalId === undefined || one.festivalId === null ? null
      : member(one, "festivalId", where, isText, "a text");
    return { day, kind, festivalId };
  });
  const { calendar, country } = countryOf(id);
  const decision = { country: id, year, settlesYear, number, date, days };
  const holidays = holidaysIn(calendar, country, ...daysAbout(year));
  const byLaw = new Map(Array.from(holidays, ([day, list]) => [day, list[0].id]));
  if (country.substitutes !== "forecast") substitutesFor(holidays, () => false).forEach((holiday, day) => byLaw.set(day, holiday.id));
  days.forEach((one, index) => {
    const where = path + ".days[" + index + "]";
    const refuse = (expected) => fault(where + ".date", formatDate(dateOf(one.day)), expected);
    if (index > 0 && one.day <= days[index - 1].day) throw refuse("a day after " + formatDate(dateOf(days[index - 1].day)));
    const rule = ruleOf(one, decision, byLaw.get(one.day));
    if (rule) throw refuse(rule);
    if (one.festivalId !== null && !rulesOf(id).some((rule) => rule.id === one.festivalId)) {
      throw fault(where + ".festivalId", shown(one.festivalId), "the id of a festival of " + id);
    }
  });
  return decision;
}

/** The value of a text of JSON. */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw fault("", shown(text), "a text of JSON");
  }
}

/** The documents that `loadDecisions` has checked and returned. */
const loaded = new WeakSet();

export function loadDecisions(json) {
  // Files of some editors begin with a byte order mark.
  const document = isText(json) ? parsed(json.replace(/^\ufeff/, "")) : json;
  checkObject(document, "");
  member(document, "schema", "", (value) => value === "almanac-decided-days", '"almanac-decided-days"');
  member(document, "version", "", (value) => value === 1, "1");
  const decided = Array.from(member(document, "decisions", "", Array.isArray, "an array"), (value, index) =>
    decisionFrom(value, "decisions[" + index + "]"));
  const seen = {};
  decided.forEach((decision, index) => {
    const before = seen[decision.country] = seen[decision.country] || { named: new Set() };
    const last = before.last;
    if (last && (decision.year < last.year || decision.year === last.year && decision.date < last.date)) {
      throw fault("decisions[" + index + "]", decision.date + " about " + decision.year,
        "a decision after the one of " + last.date + " about " + last.year);
    }
    decision.days.forEach(({ day }, dayIndex) => {
      if (before.named.has(day)) {
        throw fault("decisions[" + index + "].days[" + dayIndex + "].date", formatDate(dateOf(day)), "a day that no decision before it names");
      }
      before.named.add(day);
    });
    before.last = decision;
  });
  const decisions = Object.freeze({ decided });
  loaded.add(decisions);
  return decisions;
}

// Dates as people type them, in the words of every language of the page: 17/2, 30/4/2027, 2027-04-30, 1/1 âm, 八月十五.

import { calendar } from "./calendars.js";
import { dateText, dayOf, isKnown, later, localDate } from "./days.js";
import { words } from "./texts.js";
import { dateOrder } from "./words.js";

/** A text as it is compared: small letters without marks, wide digits as narrow ones, one space between words. */
export const folded = (text) => text.normalize("NFKC").toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace(/\u0111/g, "d")
  .replace(/\s+/g, " ").trim();

const codes = Object.keys(words);
/** The words of a list such as "dương lịch | dương", in all languages. */
export const wordsOf = (key) => codes.flatMap((code) => words[code][key].split(" | ").map(folded));
const isHan = (word) => /\p{Script=Han}/u.test(word);
/** A pattern of words, the longest first. Those in Latin letters stand alone. */
const oneOf = (list) => list.sort((one, other) => other.length - one.length)
  .map((word) => isHan(word) ? word : `(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`).join("|");

/**
 * Names and what they stand for: L is a named lunar day, A a named lunar month, M a month, U lunar, X solar, N a leap month, and nothing for
 * words that say no more.
 */
function namesRead() {
  const names = new Map();
  const add = (name, token) => names.has(folded(name)) || names.set(folded(name), ` ${token} `);
  for (const code of codes) {
    const { months, lunarDays, solarMonths, weekdays, dayAndMonth, Almanac } = words[code];
    months.forEach((name, index) => add(Almanac.month.replace("{name}", name), `A${index + 1}`));
    // Some days have a number for a name; in Chinese characters the eleventh and twelfth may be months too.
    const mayBeMonth = (name, index) => isHan(name) && (index === 10 || index === 11);
    lunarDays.forEach((name, index) => /^\d/.test(name) || add(name, mayBeMonth(name, index) ? index + 1 : `L${index + 1}`));
    lunarDays.filter(isHan).slice(0, 10).forEach((name, index) => add(name.slice(1), index + 1));
    const between = dayAndMonth.at(-1).split(" ")
      .filter((word) => !/[\d{]|\p{Script=Han}/u.test(word) && !wordsOf("typedDay").includes(folded(word)));
    [...weekdays, ...between].forEach((word) => add(word, ""));
    solarMonths.filter((name) => !/\d/.test(name))
      .forEach((name, index) => [name, name.slice(0, 3)].forEach((one) => add(one, `M${index + 1}`)));
  }
  for (const [key, token] of [["typedLunar", "U"], ["typedSolar", "X"], ["typedLeap", "N"]]) wordsOf(key).forEach((word) => add(word, token));
  const pattern = new RegExp(oneOf([...names.keys()]), "gu");
  const counted = [["typedDay", "D"], ["typedMonth", "M"], ["typedYear", "Y"]].flatMap(([key, token]) => {
    const [behind, before] = [true, false].map((is) => wordsOf(key).filter((word) => isHan(word) === is));
    return [[new RegExp(`(?:${oneOf(before)}) ?L?(\\d+)`, "gu"), token], [new RegExp(`L?(\\d+) *(?:${behind.join("|")})`, "gu"), token]];
  });
  // "ngày" and the like say nothing without a number.
  counted.push([new RegExp(oneOf(["typedDay", "typedMonth", "typedYear"].flatMap(wordsOf).filter((word) => !isHan(word))), "gu"), ""]);
  return { names, pattern, counted };
}
let read;

/**
 * Reads a date from a text: `day`, `month` and `year` as numbers where it has them, and whether it must be or may be lunar. Null if it
 * says anything else.
 */
export function partsOf(text) {
  // Most visits have no address and no search.
  if (!text) return null;
  read ??= namesRead();
  let rest = folded(text).replace(/(\d)[ln]\b/g, "$1 N ").replace(read.pattern, (name) => read.names.get(name));
  for (const [pattern, token] of read.counted) rest = rest.replace(pattern, token && ` ${token}$1 `);
  const parts = {};
  const set = (key, value) => !parts[key] && Boolean(parts[key] = value);
  const numbers = [];
  // Behind a year the month comes before the day, whatever the language.
  let order = dateOrder().filter((key) => key !== "year");
  const setYear = (value) => {
    if (!numbers.length) order = ["month", "day"];
    return set("year", value);
  };
  const keys = { D: "day", L: "day", M: "month", A: "month" };
  for (const [token] of rest.matchAll(/[^\s/.,-]+/g)) {
    const [, letter, digits] = /^([A-Z]?)(\d{0,4})$/.exec(token) ?? [];
    if (letter === undefined) return null;
    if (letter === "Y" || !letter && digits.length === 4) {
      if (!setYear(Number(digits))) return null;
    } else if (!letter) numbers.push(Number(digits));
    else if (digits && !set(keys[letter], Number(digits))) return null;
    parts.isLunarFirst ||= "LAUN".includes(letter || "-");
    parts.isLunar ||= "LUN".includes(letter || "-");
    parts.isLeapMonth ||= letter === "N";
    parts.isSolar ||= letter === "X";
  }
  const open = order.filter((key) => !parts[key]);
  if (numbers.length === 1 && open.length === 2 && parts.year) [parts.month] = numbers;
  else if (numbers.length && numbers.length !== open.length) return null;
  else open.forEach((key, index) => (parts[key] = numbers[index]));
  // The other order, where only that can be meant.
  if (numbers.length === 2 && parts.month > 12) [parts.month, parts.day] = [parts.day, parts.month];
  return parts.day || parts.month || parts.year ? parts : null;
}

const solarDate = ({ year, month, day }) =>
  dayOf([String(year).padStart(4, "0"), ...[month, day].map((one) => String(one).padStart(2, "0"))].join("-"));
const isLater = (date, from) => dateText(date) >= dateText(from);

/** The day of the solar date that is said, the next one where no year is; null if there is none. */
function solarDay(parts, from) {
  if (parts.year) return solarDate(parts);
  // 29 February is at most eight years away.
  for (let year = from.year; year <= from.year + 8; year++) {
    const date = solarDate({ ...parts, year });
    if (date && isLater(date, from)) return date;
  }
  return null;
}

/** The day of the lunar date that is said, the next one where no year is. Throws an error with a code if the year has none. */
function lunarDay({ year, month, day, isLeapMonth = false }, from) {
  if (year) return calendar.civilDate({ year, month, day, isLeapMonth });
  for (let next = calendar.lunarDate(from).year; next <= calendar.lunarDate(from).year + 60; next++) {
    try {
      const date = calendar.civilDate({ year: next, month, day, isLeapMonth });
      if (isLater(date, from)) return date;
    } catch (error) {
      if (error.code === "outsideTables" || error.code === "noSuchDate") throw error;
    }
  }
  return null;
}

/** The next lunar day of a number, in whatever month. */
function dayOfAnyMonth(number, from) {
  for (let date = from; isKnown(date); date = later(date, 1)) if (calendar.lunarDate(date).day === number) return date;
  return null;
}

/**
 * The days that a text may mean, the likelier first, each `{ date, isLunar }`, with `error` in place of the date if the lunar year has none.
 * A date without a year is the next one from a day on.
 */
export function daysTyped(parts, from = localDate()) {
  if (!parts?.day && !(parts?.month && parts.isLunarFirst)) return [];
  const lunar = () => {
    if (parts.isSolar || !parts.month && !parts.isLunar) return [];
    try {
      // A lunar month is shown by its first day.
      const date = parts.month ? lunarDay({ ...parts, day: parts.day ?? 1 }, from) : parts.year ? null : dayOfAnyMonth(parts.day, from);
      return date ? [{ date, isLunar: true }] : [];
    } catch (error) {
      if (!error.code) throw error;
      return [{ error, isLunar: true, lunar: { ...parts, day: parts.day ?? 1 } }];
    }
  };
  const solar = () => {
    const date = parts.isLunar || !parts.month || !parts.day ? null : solarDay(parts, from);
    return date ? [{ date, isLunar: false }] : [];
  };
  return parts.isLunarFirst ? [...lunar(), ...solar()] : [...solar(), ...lunar()];
}

/** The day that the address or a field for a date names: a solar date, unless the text says that it is lunar. Null if there is none. */
export function dayTyped(text) {
  const parts = partsOf(text);
  return daysTyped(parts?.isLunarFirst ? parts : { ...parts, isSolar: true }).find(({ date }) => date)?.date ?? null;
}

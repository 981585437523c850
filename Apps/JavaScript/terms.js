// The solar terms by their dates in each calendar: a module of its own, so that apps without them are not larger.

import { firstTermYear, termChanges, termDays } from "../../Generated/JavaScript/solar-terms.js";
import { calendarOf, dateOf, languageOf, numberOf, rangeOf, textOf } from "./common.js";
import { termNames } from "./facts.mjs";

/** The terms of a calendar that are elsewhere than in the first one, and those near midnight, by their numbers. */
const read = {};

function tablesOf(id) {
  const changes = (text) => {
    const all = new Map();
    let index = 0;
    for (const word of text ? text.split(" ") : []) {
      index += parseInt(word, 10);
      all.set(index, { days: word.indexOf("+") > 0 ? 1 : -1, isCertain: word.indexOf("?") < 0 });
    }
    return all;
  };
  read[id] = read[id] || { moved: changes(termChanges[id].moved), close: changes(termChanges[id].close) };
  return read[id];
}

/** The number of the day of a term, which is counted from 285° in January 1899. */
function dayOfTerm(calendar, index) {
  const [least, later] = termDays[index % 24];
  const year = Math.floor(index / 24);
  const moved = tablesOf(calendar.id).moved.get(index);
  return numberOf({ year: firstTermYear + year, month: 1 + (index % 24 >> 1), day: least + Number(later.charAt(year)) }) + (moved ? moved.days : 0);
}

/** The number of the last term that has begun when a day ends. */
function indexOn(calendar, number) {
  const { year, month } = dateOf(number);
  let index = 24 * (year - firstTermYear) + 2 * month - 1;
  while (dayOfTerm(calendar, index) > number) index--;
  return index;
}

/** The text of the day that a term has otherwise; null if its day is certain. */
function alternativeOf(calendar, index) {
  const close = tablesOf(calendar.id).close.get(index);
  return close && !close.isCertain ? textOf(dayOfTerm(calendar, index) + close.days) : null;
}

function row(calendar, { languageUsed, code }, index) {
  const alternative = alternativeOf(calendar, index);
  const term = (index + 19) % 24;
  return {
    longitude: 15 * term, name: termNames[code][term], date: textOf(dayOfTerm(calendar, index)), certain: alternative === null, alternative,
    languageUsed,
  };
}

export function terms(from, to, options) {
  const calendar = calendarOf(options);
  const [first, last] = rangeOf(calendar, from, to);
  const language = languageOf(options);
  const rows = [];
  const end = indexOn(calendar, last);
  for (let index = indexOn(calendar, first - 1) + 1; index <= end; index++) rows.push(row(calendar, language, index));
  return rows;
}

/** A term on a day, with the language of its name. */
function rowOn(date, options, indexAt) {
  const calendar = calendarOf(options);
  const language = languageOf(options);
  calendar.lunarDate(date);
  const index = indexAt(calendar, numberOf(date));
  return index === null ? null : row(calendar, language, index);
}

export function termInForce(date, options) {
  return rowOn(date, options, indexOn);
}

export function marginalTerm(date, options) {
  return rowOn(date, options, (calendar, number) => {
    const inForce = indexOn(calendar, number);
    const { close } = tablesOf(calendar.id);
    const isMarginal = (index) => {
      const day = dayOfTerm(calendar, index);
      return close.has(index) && (day === number || day + close.get(index).days === number);
    };
    return isMarginal(inForce) ? inForce : isMarginal(inForce + 1) ? inForce + 1 : null;
  });
}

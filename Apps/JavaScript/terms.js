// The solar terms by their dates in each calendar: a module of its own, so that apps without them are not larger.

import { firstTermYear, termChanges, termDays } from "../../Generated/JavaScript/solar-terms.js";
import { calendarOf, dateOf, languageOf, numberOf, rangeOf, textOf } from "./common.js";
import { termNames } from "./facts.mjs";

/** The terms of a calendar that are elsewhere than in the first one, and those near midnight, by their numbers. */
const read = {};

function tablesOf(id) {
  const places = (text) => {
    const all = new Map();
    let place = 0;
    for (const word of text ? text.split(" ") : []) {
      place += parseInt(word, 10);
      all.set(place, { days: word.indexOf("+") > 0 ? 1 : -1, isCertain: word.indexOf("?") < 0 });
    }
    return all;
  };
  read[id] = read[id] || { moved: places(termChanges[id].moved), close: places(termChanges[id].close) };
  return read[id];
}

/** The number of the day of a term, which is counted from 285° in January 1899. */
function dayOfTerm(calendar, place) {
  const [least, later] = termDays[place % 24];
  const year = Math.floor(place / 24);
  const moved = tablesOf(calendar.id).moved.get(place);
  return numberOf({ year: firstTermYear + year, month: 1 + (place % 24 >> 1), day: least + Number(later.charAt(year)) }) + (moved ? moved.days : 0);
}

/** The number of the last term that has begun when a day ends. */
function placeOn(calendar, number) {
  const { year, month } = dateOf(number);
  let place = 24 * (year - firstTermYear) + 2 * month - 1;
  while (dayOfTerm(calendar, place) > number) place--;
  return place;
}

/** The text of the day that a term has otherwise; null if its day is certain. */
function alternativeOf(calendar, place) {
  const close = tablesOf(calendar.id).close.get(place);
  return close && !close.isCertain ? textOf(dayOfTerm(calendar, place) + close.days) : null;
}

function row(calendar, { languageUsed, code }, place) {
  const alternative = alternativeOf(calendar, place);
  const term = (place + 19) % 24;
  return {
    longitude: 15 * term, name: termNames[code][term], date: textOf(dayOfTerm(calendar, place)), certain: alternative === null, alternative,
    languageUsed,
  };
}

export function terms(from, to, options) {
  const calendar = calendarOf(options);
  const [first, last] = rangeOf(calendar, from, to);
  const language = languageOf(options);
  const rows = [];
  const end = placeOn(calendar, last);
  for (let place = placeOn(calendar, first - 1) + 1; place <= end; place++) rows.push(row(calendar, language, place));
  return rows;
}

/** A term on a day, with the language of its name. */
function rowOn(date, options, placeOf) {
  const calendar = calendarOf(options);
  const language = languageOf(options);
  calendar.lunarDate(date);
  const place = placeOf(calendar, numberOf(date));
  return place === null ? null : row(calendar, language, place);
}

export function termInForce(date, options) {
  return rowOn(date, options, placeOn);
}

export function marginalTerm(date, options) {
  return rowOn(date, options, (calendar, number) => {
    const inForce = placeOn(calendar, number);
    const { close } = tablesOf(calendar.id);
    const isMarginal = (place) => {
      const day = dayOfTerm(calendar, place);
      return close.has(place) && (day === number || day + close.get(place).days === number);
    };
    return isMarginal(inForce) ? inForce : isMarginal(inForce + 1) ? inForce + 1 : null;
  });
}

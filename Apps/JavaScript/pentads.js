// The 72 pentads of a year by the instants at which they begin. It is a module of its own, so that apps without them are not larger.

import { firstPentads, pentadWaves } from "../../Generated/JavaScript/pentads.js";
import { calendarOf, rangeOf, textOf } from "./common.js";
import { pentadCalendars, pentadLetters, pentadNames, traditionalReaders } from "./facts.mjs";

/** The letter of no residual, the least length of a pentad, and the number of the first one of the instants, that of 285°. */
const zeroLetter = 62, leastSeconds = 4.9 * 86400, pentadsOfYear = 72, firstNumber = 67;

/** A wave by its turns: near to a sine, but of divisions, which give the same on every machine. */
function wave(turns) {
  const half = 2 * turns % 2;
  const product = half % 1 * (1 - half % 1);
  return (half < 1 ? 16 : -16) * product / (5 - 4 * product);
}

/** The seconds by which the next pentad is longer than the one before, by the waves, some days after the first instant. */
const change = (days) =>
  Math.floor(pentadWaves.reduce((sum, [seconds, period, turns]) => sum + seconds * wave(days / period + turns), 0) + 0.5);

/** The instants at which all pentads begin, in seconds from 1970, from 285° in January 1899 on; they are read once. */
const read = [];

function instants() {
  if (read.length) return read;
  let [earlier, last] = firstPentads;
  read.push(earlier, last);
  for (let index = 0; index < pentadLetters.length; index++) {
    const residual = pentadLetters.charCodeAt(index) - zeroLetter;
    const next = 2 * last - earlier + change((last - firstPentads[0]) / 86400) + residual;
    earlier = last;
    last = next;
    read.push(last);
  }
  return read;
}

/** The day on which an instant is by the clock of a calendar: the number of the day, and the second of it in UTC. */
function dayOf({ offset, changes }, seconds) {
  const ahead = changes.reduce((before, [from, later]) => seconds >= from ? later : before, offset);
  return Math.floor((seconds + ahead) / 86400);
}

const twoDigits = (number) => ("0" + number).slice(-2);

/** An instant as text: `2026-07-01T20:04:12Z`. */
function instantText(seconds) {
  const day = Math.floor(seconds / 86400);
  const second = seconds - 86400 * day;
  return textOf(day) + "T" + [second / 3600, second / 60 % 60, second % 60].map((part) => twoDigits(Math.floor(part))).join(":") + "Z";
}

/** Whether the language of options is Chinese in traditional characters, as canChi reads it, whose names of other things would be larger. */
function isTraditional(options) {
  const { language } = options || {};
  if (typeof language !== "string") return false;
  const [asked, ...words] = language.split(/[.@]/)[0].split(/[-_]/);
  const [script, region] = [4, 2].map((length) => words.filter((word) => word.length === length)[0] || "");
  const [codes, regions] = traditionalReaders;
  return language === "hant" || codes.indexOf(asked.toLowerCase()) >= 0
    && (script ? script.toLowerCase() === "hant" : regions.indexOf(region.toUpperCase()) >= 0);
}

export function pentad(date, options) {
  const calendar = calendarOf(options);
  const [day] = rangeOf(calendar, date, date);
  const own = pentadCalendars[calendar.id];
  if (!own) return null;
  const all = instants();
  // Two days later no clock is still on this day: the pentad is this one or an earlier one.
  let index = Math.min(Math.floor((86400 * (day + 2) - all[0]) / leastSeconds), all.length - 1);
  while (dayOf(own, all[index]) > day) index--;
  const number = (index + firstNumber - 1) % pentadsOfYear + 1;
  return {
    number, name: pentadNames[own.names === "china" && isTraditional(options) ? "hant" : own.names][number - 1],
    termLongitude: (15 * Math.floor(index / 3) + 285) % 360, position: index % 3 + 1,
    date: textOf(dayOf(own, all[index])), utc: instantText(all[index]),
  };
}

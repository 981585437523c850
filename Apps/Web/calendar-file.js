// Days of the user's own as a file for calendar apps: iCalendar, RFC 5545, all-day events. No rule of it knows a lunar calendar, so
// each date is written out.

import { calendar } from "./calendars.js";
import { dateText, dayOf, daysBetween, later } from "./days.js";
import { isSure } from "./certainty.js";
import { lunarDate } from "./words.js";

const basic = (date) => dateText(date).replaceAll("-", "");
const escaped = (text) => text.replace(/[\\;,]/g, "\\$&").replace(/\r/g, "").replace(/\n/g, "\\n");

/** A line in pieces of at most 75 bytes, each but the first begun with a space; characters stay whole. */
function folded(line) {
  const encoder = new TextEncoder();
  let [text, bytes] = ["", 0];
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > 75) [text, bytes] = [`${text}\r\n `, 1];
    text += character;
    bytes += size;
  }
  return text;
}

/** The day from which revisions are counted, and that of a day of which it is not known when it was saved. */
const epoch = dayOf("2000-01-01");

/** The lunar month, as the command writes it: 2025-06, or 2025-06L for a leap month. */
const lunarMonthID = ({ year, month, isLeapMonth }) => `${year}-${String(month).padStart(2, "0")}${isLeapMonth ? "L" : ""}`;

/** An alarm some days before, at nine in the morning, counted from the midnight at which the day begins. */
const alarmLines = (days, name) => days
  ? ["BEGIN:VALARM", "ACTION:DISPLAY", `DESCRIPTION:${escaped(name)}`, `TRIGGER:-P${days > 1 ? `${days - 1}D` : ""}T15H`, "END:VALARM"] : [];

/** The lines of an all-day event: its identity, the day on which it was revised, what it says, and how many days before it rings, if it does. */
export function eventLines({ id, revised, date, name, description, isSure, alarm }) {
  const stamp = `${basic(revised)}T000000Z`;
  return [
    "BEGIN:VEVENT", `UID:${id}@almanac`, `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${stamp}`, `SEQUENCE:${daysBetween(epoch, revised)}`,
    `DTSTART;VALUE=DATE:${basic(date)}`, `DTEND;VALUE=DATE:${basic(later(date, 1))}`, `SUMMARY:${escaped(name)}`,
    `DESCRIPTION:${escaped(description)}`, `STATUS:${isSure ? "CONFIRMED" : "TENTATIVE"}`, "TRANSP:TRANSPARENT",
    ...alarmLines(alarm, name), "END:VEVENT",
  ];
}

/** The text of a file with a name and the lines of its events. */
export const inCalendarFile = (name, lines) => ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Almanac//almanac//EN", "CALSCALE:GREGORIAN",
  `X-WR-CALNAME:${escaped(name)}`, `NAME:${escaped(name)}`, ...lines, "END:VCALENDAR"].map((line) => `${folded(line)}\r\n`).join("");

/** The lines of a day of the user's own. It has the identity that the command gives it: the lunar year or month of the day, not its date. */
export function anniversaryLines({ anniversary: { id, month, day, savedOn }, name, date, alarm }, isSecond) {
  const saved = dayOf(savedOn);
  const revised = saved && dateText(saved) > dateText(epoch) ? saved : epoch;
  const lunar = calendar.lunarDate(date);
  // Day 30 of month 12 may be kept on the first day of the next year, and of any month on the first day of the next one.
  const year = month && lunar.month < month ? lunar.year - 1 : lunar.year;
  const kept = day > 1 && lunar.day === 1 ? calendar.lunarDate(later(date, -1)) : lunar;
  const period = month ? `${year}${isSecond ? "-leap" : ""}` : lunarMonthID(kept);
  return eventLines({ id: `anniversary-${id}-${period}`, revised, date, name, description: lunarDate(lunar), isSure: isSure(date), alarm });
}

/**
 * The text of the file with a name, with each day from a first to a last one, and how many days before each rings.
 *
 * next(anniversary, date) gives the event on which it is kept next, from a day on, or null.
 */
export function calendarFile(name, anniversaries, first, last, alarm, next) {
  const lines = [];
  for (const anniversary of anniversaries) {
    let before = null;
    for (let found = next(anniversary, first); found && found.date <= dateText(last);) {
      const date = dayOf(found.date);
      // The same day of the leap month comes a month later, never sooner than 29 days and never as late as the next year.
      const isSecond = before !== null && dateText(later(before, 60)) > found.date;
      lines.push(...anniversaryLines({ anniversary, name: found.name[0], date, alarm }, isSecond));
      before = date;
      found = next(anniversary, later(date, 1));
    }
  }
  return inCalendarFile(name, lines);
}

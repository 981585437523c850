// Days off by law and by decision in words; they need no WebAssembly.

import { calendar } from "./calendars.js";
import { dateText, isKnown, lastDay, localDate, weekday } from "./days.js";
import { dayOff, daysOffYear, isWorkingDay, mayChange } from "./days-off.js";
import { say } from "./words.js";

/** The ruling of law and decisions on a day; null if there is none. */
export const rulingOn = (date) => isKnown(date) ? dayOff(calendar, date) : null;

/** The words of the widget by reason; all others are days off. */
const words = {
  worked: () => say("LunarCalendarWidget.workingDay"), "in-place": () => say("DayAlmanac.substitute"),
  forecast: () => say("DayAlmanac.usuallyOff"), temporary: () => say("LunarCalendarWidget.temporaryDayOff"),
  election: () => say("LunarCalendarWidget.electionDay"),
};

/** The reason of a ruling, as the widget has it: "nghỉ bù"; empty for a law, whose festival is named. */
export const reasonOf = (reason) =>
  !reason || reason === "law" ? "" : words[reason] ? words[reason]() : say("LunarCalendarWidget.dayOff");

/** The role of a day with a ruling; null if the ruling changes none. */
export const roleOf = (ruling) => ruling?.isOff ? "publicHoliday" : ruling?.isWorked ? "weekday" : null;

/**
 * Whether a day is off, in words: the reason with the number of its decision, or that it is by law; on a day without a ruling, that
 * it is a weekend or a working day. Empty where no laws were collected, and on a day that a decision may still change.
 */
export function offWords(date, ruling, day) {
  if (ruling?.decision) return [reasonOf(ruling.reason), ruling.decision.number].filter(Boolean).join(" · ");
  if (ruling?.isOff) return say("DayAlmanac.byLaw", { ruling: reasonOf(ruling.reason) || say("LunarCalendarWidget.dayOff") });
  if (ruling) return reasonOf(ruling.reason);
  if ((day?.off ?? null) === null || isOpen(date)) return "";
  return say(weekday(date) > 4 ? "DayAlmanac.weekend" : "DayAlmanac.workingDay");
}

/** Whether a decision may still change a day, or was not found and may have named it. */
const isOpen = (date) => isWorkingDay(calendar, date) === null
  && (date.year === lastDay.year || mayChange(calendar, date) || daysOffYear(calendar, date.year)?.state === "uncollected");

/** The uncertainty about the days off of a day's year, and whether a decision is due; empty if no decision can concern the day. */
export function yearNote(date, day) {
  // The lunar year that begins in the last civil year is outside the tables, and with it the days off of that year.
  const year = isKnown(date) && date.year < lastDay.year ? daysOffYear(calendar, date.year) : null;
  if (!year || !isOpen(date)) return "";
  const facts = { year: date.year, date: dateText(year.knownAsOf) };
  if (year.state === "uncollected") return (day?.off ?? null) === null ? "" : say("DayAlmanac.yearUncollected", facts);
  return year.mayBeOutdated(localDate()) ? say("DayAlmanac.yearOutdated", facts) : say("DayAlmanac.yearUndecided", facts);
}

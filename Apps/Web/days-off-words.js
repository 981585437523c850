// Days off by law and by decision in words; they need no WebAssembly.

import { calendar, isKnown } from "./days.js";
import { dayOff } from "./days-off.js";
import { say } from "./words.js";

/** What law and decisions say of a day; null if nothing. */
export const rulingOn = (date) => isKnown(date) ? dayOff(calendar, date) : null;

const keys = {
  worked: "workingDay", "in-place": "substitute", forecast: "usuallyOff", temporary: "temporaryDayOff", election: "electionDay",
};

/** The reason of a ruling, as the widget has it: "nghỉ bù"; empty for a law, whose festival is named. */
export const reasonOf = (reason) => !reason || reason === "law" ? "" : say("LunarCalendarWidget." + (keys[reason] ?? "dayOff"));

/** What a ruling makes of a day; null if it stays as it is. */
export const roleOf = (ruling) => ruling?.isOff ? "publicHoliday" : ruling?.isWorked ? "weekday" : null;

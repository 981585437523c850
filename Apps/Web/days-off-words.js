// Days off by law and by decision in words; they need no WebAssembly.

import { calendar, isKnown } from "./days.js";
import { dayOff } from "./days-off.js";
import { say } from "./words.js";

/** What law and decisions say of a day; null if nothing. */
export const rulingOn = (date) => isKnown(date) ? dayOff(calendar, date) : null;

const keys = {
  worked: "workedDay", "in-place": "dayInPlace", bridging: "bridgingDay", weekend: "weekendOfBreak", forecast: "likelyDayOff",
};

/** The reason of a ruling: "Nghỉ bù"; empty for a law, whose festival is named. */
export const reasonOf = (ruling) => !ruling || ruling.reason === "law" ? "" : say(keys[ruling.reason] ?? "decidedDay");

/** What a ruling makes of a day; null if it stays as it is. */
export const roleOf = (ruling) => ruling?.isOff && ruling.reason !== "weekend" ? "publicHoliday" : ruling?.isWorked ? "weekday" : null;

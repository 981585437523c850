// How sure a lunar date is.

import { calendar } from "./calendars.js";
import { longDate, say } from "./words.js";

export const isSure = (date) => calendar.certainty(date).isCertain;

/** A sentence: that a date is certain, or which event of the sky is too close to midnight to be sure of its day. */
export function certainty(date) {
  const uncertainty = calendar.certainty(date);
  if (uncertainty.isCertain) return say("certain");
  return say(uncertainty.reason === "newMoon" ? "uncertainNewMoon" : "uncertainSolarTerm", {
    seconds: Math.abs(uncertainty.secondsFromMidnight), first: longDate(uncertainty.firstDay), last: longDate(uncertainty.lastDay),
  });
}

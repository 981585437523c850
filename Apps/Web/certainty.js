// How sure a lunar date is.

import { calendar } from "./calendars.js";
import { longDate, say } from "./words.js";

export const isSure = (date) => calendar.certainty(date).isCertain;

/** A sentence: that a date is certain, or which event of the sky is too close to midnight to be sure of its day. */
export function certainty(date) {
  const doubt = calendar.certainty(date);
  if (doubt.isCertain) return say("certain");
  return say(doubt.reason === "newMoon" ? "uncertainNewMoon" : "uncertainSolarTerm", {
    seconds: Math.abs(doubt.secondsFromMidnight), first: longDate(doubt.firstDay), last: longDate(doubt.lastDay),
  });
}

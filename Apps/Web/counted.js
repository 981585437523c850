// The pentad and the day of Japan's six (rokuyō), in the calendars that have them: loaded with the almanac of the day.

import { calendar } from "./calendars.js";
import { rokuyo } from "./counted-days.js";
import { countedWords, tagOfNames } from "./counted-words.js";
import { dayOf } from "./days.js";
import { element } from "./elements.js";
import { pentad } from "./pentads.js";
import { currentLanguage, longDate, say } from "./words.js";

/** A pentad such as "30 半夏生, từ 2 tháng 7 năm 2026", with the language of its name for fonts and for screen readers. */
function pentadText({ number, name, date }) {
  const [before, after] = say("DayAlmanac.termSince", { name: "\n", date: longDate(dayOf(date)) }).split("\n");
  return element("span", {}, `${before}${number} `, element("span", { lang: tagOfNames[calendar.id] }, name), after);
}

/** The pentad and the day of the six, each a row of its name and its value; a value that the calendar does not have is empty. */
export function countedOn(date) {
  const words = countedWords[currentLanguage()];
  const options = { calendar: calendar.id };
  const found = pentad(date, options);
  return { pentad: [words.pentad, found && pentadText(found)], rokuyo: [words.rokuyo, words[rokuyo(date, options)]] };
}

// What almanacs count, the pentad and the day of Japan's six, in the calendars that have it: loaded with the almanac of the day.

import { calendar } from "./calendars.js";
import { rokuyo } from "./counted-days.js";
import { countedWords } from "./counted-words.js";
import { dayOf } from "./days.js";
import { element } from "./elements.js";
import { pentad } from "./pentads.js";
import { currentLanguage, longDate, say } from "./words.js";

/** The language of the names of pentads in a calendar, for fonts and for screen readers. */
const languageOfNames = ({ id }) => id === "japanese" ? "ja" : "zh-Hans";

/** "30 半夏生, từ 2 tháng 7 năm 2026", with the language of the name. */
function pentadText({ number, name, date }) {
  const [before, after] = say("DayAlmanac.termSince", { name: "\n", date: longDate(dayOf(date)) }).split("\n");
  return element("span", {}, `${before}${number} `, element("span", { lang: languageOfNames(calendar) }, name), after);
}

/** The pentad and the day of the six as rows, a name and a value each; a value that the calendar does not have is empty. */
export function countedOn(date) {
  const words = countedWords[currentLanguage()];
  const options = { calendar: calendar.id };
  const found = pentad(date, options);
  return [[words.pentad, found && pentadText(found)], [words.rokuyo, words[rokuyo(date, options)]]];
}

// The page's calls of the almanac: its own files in WebAssembly take numbers and words.

import { loadPart } from "./almanac.js";
import { calendar } from "./calendars.js";
import { currentLanguage } from "./words.js";

/** A day of the user's own as words, empty where it has none. */
const words = ({ name, kind = "other", month = "", day, leapMonthRule = "", missingDayRule = "", year = "", calendar = "" }) =>
  [name, kind, month, day, leapMonthRule, missingDayRule, year, calendar];

const numbers = ({ year, month, day }) => [year, month, day];
const wordsOf = (days) => days.flatMap(words);

/** Loads a file of the page, from its address or from what the server answers, with its questions about the calendar and the language. */
async function part(name, source) {
  const { wasm, languages, list, ask, number, text, json } = await loadPart(name, source);
  const calendars = wasm.calendarID ? list(wasm.calendarID) : [];
  return {
    wasm, json, ask: (asked) => ask(asked.join("\0")), svg: (length) => text(number(length)),
    language: () => languages.indexOf(currentLanguage()), chosen: () => [calendars.indexOf(calendar.id), languages.indexOf(currentLanguage())],
  };
}

/** The rows of what is counted before its file is there. */
const uncounted = { countedOn: () => ({ pentad: [], rokuyo: [] }) };

/** The almanac in the calendar and the language that are shown; `counted` waits until its days have what is counted. */
export async function loadAlmanac(source) {
  const counting = import("./counted.js").catch((error) => {
    // The day is shown without pentad and rokuyō if this file does not arrive.
    console.error(error.message);
    return uncounted;
  });
  const { wasm, ask, json, chosen } = await part("almanac-page.wasm", source);
  const almanac = {
    ...uncounted,
    /** The almanac of a day; days off are those of the calendar's country. */
    day: (date) => json(wasm.pageDay(...chosen(), ...numbers(date))),
    /** The month of a date as the calendar widget has it, with what is coming up, and the user's own days. */
    month(date, today, days) {
      ask(wordsOf(days));
      return json(wasm.pageMonth(...chosen(), date.year, date.month, ...numbers(today)));
    },
    /** The next event of each of the user's own days from a date on; null for one that the tables do not have any more. */
    next(days, date) {
      ask(wordsOf(days));
      return json(wasm.pageAnniversaries(...chosen(), ...numbers(date)));
    },
  };
  almanac.counted = counting.then(({ countedOn }) => Object.assign(almanac, { countedOn }));
  return almanac;
}

/** A zone as a word: its identifier, its offset, and the seconds and the offset of each change. */
const zoneWord = ({ identifier, offset, changes = [] }) =>
  [identifier, offset, ...changes.flatMap((change) => [change.at, change.offset])].join(" ");

/** The reader's zone and a place as words, and its coordinates; there may be none yet. */
function placeWords(zone, { chosenPlace, devicePlace, permission = "" }) {
  const { latitude = 0, longitude = 0, name = "", zone: own } = chosenPlace ?? devicePlace ?? {};
  return [[zoneWord(zone), chosenPlace ? "chosen" : permission, name, own ? zoneWord(own) : ""], latitude, longitude];
}

/** Questions for what is further down: each has the zone of the reader and the seconds of a moment. */
export const loadBelow = {
  /** The seasons, and the Sun of a place: facts, or a note in their place. */
  async sky() {
    const { wasm, ask, json, language } = await part("almanac-page-sky.wasm");
    return (place, zone, seconds) => {
      const [words, latitude, longitude] = placeWords(zone, place);
      ask(words);
      return json(wasm.pageSky(language(), seconds, latitude, longitude));
    };
  },
  /** The insult of the hour, and since when it is shown. */
  async insult() {
    const { wasm, ask, json, language } = await part("almanac-page-insults.wasm");
    return (zone, seconds) => {
      ask([zoneWord(zone)]);
      return json(wasm.pageInsult(language(), seconds));
    };
  },
  /** The pictures of calendar, solstice and insult. */
  async widgets() {
    const { wasm, ask, svg, chosen } = await part("almanac-page-pictures.wasm");
    return (widget, days, place, zone, seconds, isDark) => {
      const [words, latitude, longitude] = placeWords(zone, place);
      ask([...words, ...wordsOf(days)]);
      return svg(wasm.pagePicture(widget, ...chosen(), isDark ? 1 : 0, seconds, latitude, longitude));
    };
  },
};

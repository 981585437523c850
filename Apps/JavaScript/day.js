// The almanac of a day, as `AlmanacDay` of the Swift library computes it: a module of its own, so that apps without it are
// not larger. Members have the names of `almanac date --format json`, and of `day` of the almanac for WebAssembly.

import { calendarOf, dateOf, languageOf, numberOf, textOf } from "./common.js";
import { canChi } from "./cycle.js";
import { isoWeekday } from "./days.js";
import {
  auspiciousSpirits, branchNames, chineseAnimalNames, dayNames, directionNames, elementNames, joyDirections, leapMonthNames, mansionNames,
  monthNames, nayinElements, nayinNames, officerNames, spiritGrades, spiritNames, traditions, vietnameseAnimalNames, weekdayNames,
} from "./facts.mjs";
import { marginalTerm, termInForce } from "./terms.js";

const rest = (number, divisor) => (number % divisor + divisor) % divisor;

/** 1970-02-13 was Giáp Tý, the first day of a cycle of sixty. */
const firstOfCycle = 43;
/** 1970-01-01 had the mansion Đẩu, 7. */
const mansionOf1970 = 7;

/** The twelve double hours from that of Tý on, by the index of their day in the cycle, with the names of one language. */
function hoursOf(cycle, number, { name, branch, spirits }) {
  // Stems of the hours repeat after five days; the cycle of spirits starts two branches later each day.
  const start = 2 * ((cycle % 12 + 4) % 6);
  return Array.from({ length: 12 }, (_, index) => {
    const spirit = rest(index - start, 12);
    const fromHour = (2 * index + 23) % 24;
    return {
      branch: branch(index), canChi: name(12 * (cycle % 5) + index), fromDate: textOf(index === 0 ? number - 1 : number), fromHour,
      toDate: textOf(number), toHour: (fromHour + 2) % 24, spirit: spirits[spirit], isAuspicious: auspiciousSpirits[spirit],
    };
  });
}

/** The members that depend on the tradition of reading days, by the index of the day in the cycle. */
function almanacOf(cycle, number, lunar, termMonth, isVietnamese, names, code) {
  const animals = (isVietnamese ? vietnameseAnimalNames : chineseAnimalNames)[code];
  const sound = cycle >> 1;
  // The cycle of spirits starts two branches later each month; officers count from the day with the branch of the month of terms.
  const spirit = rest(cycle % 12 - 2 * (((isVietnamese ? lunar.month : termMonth) - 1) % 6), 12);
  const hours = hoursOf(cycle, number, names);
  return {
    nayin: nayinNames[code][sound], element: elementNames[code][nayinElements[sound]],
    animal: animals[cycle % 12], yearAnimal: animals[(lunar.year + 8) % 12],
    truc: officerNames[code][rest(cycle % 12 - termMonth - 1, 12)], mansion: mansionNames[code][rest(number + mansionOf1970, 28)],
    daySpirit: names.spirits[spirit], isAuspicious: auspiciousSpirits[spirit], spiritGrade: spiritGrades[spirit],
    monthRule: isVietnamese ? "lunar" : "solar-terms", luckyHours: hours.filter((hour) => hour.isAuspicious).map((hour) => hour.branch),
    hours, lateHour: hoursOf((cycle + 1) % 60, number + 1, names)[0], opposite: names.branch((cycle + 6) % 12),
    joyDirection: directionNames[code][joyDirections[cycle % 10]],
  };
}

export function day(date, options) {
  const calendar = calendarOf(options);
  const lunar = calendar.lunarDate(date);
  const number = numberOf(date);
  const { languageUsed, code } = languageOf(options);
  const { names: own, rules } = traditions[calendar.id];
  const weekday = isoWeekday(date);
  const { year: yearCanChi, month: lunarMonthCanChi, day: dayCanChi } = canChi(calendar, date, languageUsed);
  // In English the Vietnamese calendars keep their Vietnamese names.
  const branches = branchNames[code === "en" && own === "vi" ? own : code];
  const names = {
    // The name at an index of the cycle is that of a day with it.
    name: (index) => canChi(calendar, dateOf(firstOfCycle + index), languageUsed).day, branch: (index) => branches[index], spirits: spiritNames[code],
  };
  const { longitude, name, date: termDate, certain, alternative } = termInForce(date, options);
  const isVietnamese = rules === "vietnamese";
  // Month 1 begins with the term at 315°; month 12 reaches into January of the next year.
  const termMonth = ((longitude / 15 + 3) % 24 >> 1) + 1;
  const termYear = Number(termDate.slice(0, 4)) - (longitude === 285 || longitude === 300 ? 1 : 0);
  const monthName = monthNames[code][lunar.month - 1];
  return Object.assign({
    date: textOf(number), calendar: calendar.id, lunar, certain: calendar.certainty(date).isCertain, language: code, languageUsed,
    weekday, weekdayName: weekdayNames[code][weekday - 1], dayName: dayNames[code][lunar.day - 1],
    monthName: lunar.isLeapMonth ? leapMonthNames[code][0].replace("{name}", monthName) : monthName,
    yearCanChi, termYearCanChi: names.name((termYear + 56) % 60), monthCanChi: !rules ? null : isVietnamese ? lunarMonthCanChi : names.name((12 * termYear + termMonth + 13) % 60), dayCanChi,
    solarTerm: name, solarTermEvent: { longitude, name, date: termDate, certain, alternative },
  }, rules ? almanacOf(rest(number + 17, 60), number, lunar, termMonth, isVietnamese, names, code) : { dayAlmanac: null },
  rules ? { isTermMarginal: marginalTerm(date, options) !== null } : {});
}

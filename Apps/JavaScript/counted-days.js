// Days that almanacs count: Japan's six days, the dog days and the nine nines of winter. It is a module of its own, so that apps without
// them are not larger.

import { calendarOf, rangeOf } from "./common.js";
import { countryOf, daysOfRule, rulesOf } from "./laws.js";

/** The six days in the order in which their numbers, the sum of those of month and day, have them; the names are those of `rokuyo` in Swift. */
const sixDays = ["taian", "shakko", "sensho", "tomobiki", "senbu", "butsumetsu"];

/** The days of the last period of a group: each other period ends where the next begins, after 20 days at most. */
const lastDays = { "dog-days": 10, "nine-nines": 9 };
const longest = 20;

/** The number of the period in which a day is, from 1 on; null if it is in none. */
function periodOn(group, date, options) {
  const calendar = calendarOf(options);
  const [day] = rangeOf(calendar, date, date);
  const { country } = countryOf(calendar);
  const rules = country ? rulesOf(country.id).filter((rule) => rule.group === group) : [];
  const ids = rules.map(({ id }) => id).filter((id, index, all) => all.indexOf(id) === index);
  const starts = [].concat(...rules.map(({ id, date: rule, first, last }) => daysOfRule(calendar, rule, day - longest, day)
    .filter((start) => first <= start && start <= last).map((start) => ({ start, number: ids.indexOf(id) + 1 }))));
  const last = starts.sort((one, other) => one.start - other.start).pop();
  return last && (last.number < ids.length || day - last.start < lastDays[group]) ? last.number : null;
}

export function rokuyo(date, options) {
  const calendar = calendarOf(options);
  rangeOf(calendar, date, date);
  const { country } = countryOf(calendar);
  const { month, day } = calendar.lunarDate(date);
  return country && country.id === "japan" ? sixDays[(month + day) % 6] : null;
}

export const dogDays = (date, options) => periodOn("dog-days", date, options);
export const nineNines = (date, options) => periodOn("nine-nines", date, options);

// A year at a glance: twelve small months, and a list of its festivals, days off and worked, solar terms, phases of the Moon and days of the
// user's own. It is loaded when somebody first looks at a year.

import { anniversaries } from "./anniversary-list.js";
import { alarm, eventsBetween } from "./anniversaries.js";
import { anniversaryLines, eventLines, inCalendarFile } from "./calendar-file.js";
import { calendar } from "./calendars.js";
import { reasonOf, roleOf } from "./days-off-words.js";
import { daysOff, daysOffYear } from "./days-off.js";
import { dateText, dayOf, daysBetween, firstDay, inTables, lastDay, later, localDate, monthText, weekday } from "./days.js";
import { download, element, find, mark, showText } from "./elements.js";
import { festivals } from "./festivals.js";
import { prepareWidgetData } from "./lunar-dates.js";
import { store, stored } from "./storage.js";
import { terms } from "./terms.js";
import { currentLanguage, fullDate, longDate, lunarDate, newYearTitle, say, sentence } from "./words.js";

const section = find("#year");
const key = "yearShows";
/** The kinds that a year shows, each with whether it does from the start. */
const kinds = { off: true, festival: true, observance: false, term: true, phase: true, own: true };
const labels = () => ({
  off: say("yearDaysOff"), festival: say("yearFestivals"), observance: say("yearObservances"), term: say("yearTerms"), phase: say("yearPhases"),
  own: say("anniversaries"),
});

/** The kinds that are shown, as they were chosen. */
function shownKinds() {
  const chosen = stored(key)?.split(" ");
  return Object.keys(kinds).filter((kind) => chosen ? chosen.includes(kind) : kinds[kind]);
}

/** The days of a year that the tables have. */
const rangeOf = (year) => inTables({ year, month: 1, day: 1 }, { year, month: 12, day: 31 });

const ofFestival = ({ date, id, name, kind, group, certain }) => ({
  date, name, kind: kind === "observance" || group ? "observance" : "festival", role: kind === "public" ? "publicHoliday" : "festival",
  id: `festival-${id}-${date}-${calendar.id}`, isSure: certain,
});

const ofTerm = ({ date, name, longitude, certain }) => ({
  date, name, kind: "term", role: "solarTerm", id: `term-${date.slice(0, 4)}-${longitude}-${calendar.id}`, isSure: certain,
});

/** A day off or worked; the days of a law are named by their festivals where those are listed. */
const ofRuling = (ruling) => ({
  date: dateText(ruling.date), name: sentence(reasonOf(ruling.reason) || say("LunarCalendarWidget.dayOff")), kind: "off",
  role: roleOf(ruling) ?? "weekday", id: `day-${dateText(ruling.date)}-${calendar.id}`, isSure: ruling.reason !== "forecast",
  isByLaw: ruling.reason === "law", isOff: ruling.isOff, isWorked: ruling.isWorked,
});

const quarters = ["new", "first-quarter", "full", "last-quarter"];
// The mean length of a lunation in days, from the new moon with number 0; no phase is a day from where the mean has it.
const [lunation, newMoon] = [29.530589, { year: 2000, month: 1, day: 6 }];

/** The number of the lunation of a phase, as the command has it in identities. */
const lunationOf = (date, phase) => Math.round(daysBetween(newMoon, date) / lunation - quarters.indexOf(phase) / 4);

/** The four phases of the Moon; the tables alone have none. */
function phases(almanac, first, last) {
  const found = [];
  for (let date = first; almanac && dateText(date) <= dateText(last); date = later(date, 1)) {
    const { moon } = almanac.day(date);
    if (!quarters.includes(moon?.appearance)) continue;
    found.push({
      date: dateText(date), name: moon.name, kind: "phase", role: "weekday", moon: moon.appearance,
      id: `phase-${lunationOf(date, moon.appearance)}-${moon.appearance}-${calendar.id}`, isSure: moon.certain,
    });
  }
  return found;
}

/** The entries of a year in the order of its days, the more important ones of a day first. */
function entriesOf({ almanac }, year) {
  const [first, last] = rangeOf(year);
  const options = { calendar, language: currentLanguage() };
  const own = eventsBetween(almanac, anniversaries(), first, last)
    .map(({ anniversary, date, name }) => ({ date, name, kind: "own", role: "anniversary", anniversary }));
  return [...own, ...festivals(first, last, options).map(ofFestival), ...daysOff(calendar, first, last).map(ofRuling),
    ...terms(first, last, options).map(ofTerm), ...phases(almanac, first, last)]
    .sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
}

/** The entries that are to be seen: of the kinds, and none twice. */
function seen(entries) {
  const shown = new Set(shownKinds());
  const visible = entries.filter(({ kind }) => shown.has(kind));
  const holidays = new Set(visible.filter(({ role, kind }) => role === "publicHoliday" && kind !== "off").map(({ date }) => date));
  const names = new Set();
  // A festival on the day of the term of its name is the same.
  return visible.filter(({ date, name, kind, isByLaw }) => !(isByLaw && holidays.has(date)) && !(kind !== "own" && names.has(`${date} ${name}`))
    && names.add(`${date} ${name}`));
}

function drawFilter(changed) {
  const shown = shownKinds();
  find("#year-filter").replaceChildren(...Object.entries(labels()).map(([kind, label]) => element("label", { class: "tick" },
    element("input", { type: "checkbox", name: kind, checked: shown.includes(kind) }), element("span", {}, label))));
  find("#year-filter").onchange = () => {
    store(key, [...find("#year-filter").querySelectorAll(":checked")].map(({ name }) => name).join(" "));
    changed();
  };
}

/** A small month; its days are links that the keys do not stop at, as the list has them too. */
function smallMonth(date, today, byDay, rulings) {
  const { days, weekdays } = prepareWidgetData(today, { month: monthText(date), language: currentLanguage(), calendar: calendar.id });
  const title = sentence(say("solarMonths")[date.month - 1]);
  const cell = (day) => {
    if (!day.isCurrentMonth) return element("td");
    const own = byDay.get(day.date) ?? [];
    const main = own.find(({ kind }) => kind !== "phase");
    const civil = dayOf(day.date);
    const weekend = { 0: "sunday", 6: "saturday" }[day.dayOfWeek];
    const off = rulings.get(day.date);
    // A holiday by law is red on the days that people really have off.
    const role = own.find(({ kind }) => kind === "own")?.role ?? (off?.isOff || off?.isWorked ? off.role : null)
      ?? (main?.role === "publicHoliday" ? "festival" : main?.role) ?? weekend;
    return element("td", { "data-moon": own.find(({ moon }) => moon)?.moon },
      element("a", {
        href: `#${day.date}`, tabindex: "-1", "data-role": role, "data-marked": Boolean(main), "data-worked": off?.isWorked,
        "aria-current": day.isToday && "date", "aria-label": [fullDate(civil, weekday(civil)), ...own.map(({ name }) => name)].join(", "),
      }, String(day.solar), day.lunarText && element("small", {}, day.lunarText)));
  };
  const weeks = Array.from({ length: 6 }, (_, week) => days.slice(7 * week, 7 * week + 7)).filter((week) => week.some((day) => day.isCurrentMonth));
  return element("table", {},
    element("caption", {}, element("a", { href: `#${monthText(date)}` }, title)),
    element("thead", {}, element("tr", {}, ...weekdays.map((text, index) =>
      element("th", { scope: "col", "aria-label": say("weekdays")[index] }, text)))),
    element("tbody", {}, ...weeks.map((week) => element("tr", {}, ...week.map(cell)))));
}

/** The lines of a month: days that follow each other with one name are one line, and phases another. */
function monthList(date, entries) {
  const lines = [];
  for (const entry of entries.filter(({ kind }) => kind !== "phase")) {
    const before = lines.findLast(({ kind, name }) => kind === "off" && name === entry.name);
    if (entry.kind === "off" && before && dateText(later(dayOf(before.last), 1)) === entry.date) before.last = entry.date;
    else lines.push({ ...entry, last: entry.date });
  }
  const day = (text) => Number(text.slice(8));
  const moons = entries.filter(({ kind }) => kind === "phase").map(({ date, name }) => `${day(date)} ${name}`).join(" · ");
  return element("section", {}, element("h3", {}, sentence(say("solarMonths")[date.month - 1])),
    element("ul", {}, ...lines.map(({ date, last, name, role }) => element("li", {},
      element("a", { href: `#${date}`, "aria-label": longDate(dayOf(date)) }, date === last ? day(date) : `${day(date)}–${day(last)}`),
      element("span", { "data-role": role }, name))),
    moons && element("li", { class: "moons" }, moons)));
}

/** The lines that a text fills at least in a column of the printed page; a wide character counts twice. */
const linesOf = (text) => Math.ceil((text.length + (text.match(/\p{Script=Han}/gu)?.length ?? 0) + 3) / 22);

/** Draws a year. `source`: the almanac or null, and today. */
export function drawYear(year, source) {
  const all = entriesOf(source, year);
  const entries = seen(all);
  const rulings = new Map(all.filter(({ kind }) => kind === "off" && shownKinds().includes(kind)).map((entry) => [entry.date, entry]));
  const byDay = new Map();
  for (const entry of entries) byDay.set(entry.date, [...byDay.get(entry.date) ?? [], entry]);
  const name = say("wholeYear", { year });
  find("#year-title").textContent = name;
  const isLunarYear = year >= firstDay.year && year < lastDay.year;
  showText(find("#year-lunar"), isLunarYear && `${newYearTitle(year)} · ${longDate(calendar.newYear(year))}`);
  for (const [selector, goal] of [["#year-previous", year - 1], ["#year-next", year + 1]]) {
    const isThere = goal >= firstDay.year && goal <= lastDay.year;
    find(selector).dataset.year = goal;
    find(selector).setAttribute("aria-label", say("wholeYear", { year: goal }));
    find(selector).hidden = !isThere;
  }
  drawFilter(() => drawYear(year, source));
  const months = Array.from({ length: 12 }, (_, index) => ({ year, month: index + 1, day: 1 }));
  const ofMonth = (date) => entries.filter((entry) => entry.date.startsWith(monthText(date)));
  find("#year-months").replaceChildren(...months.map((date) => smallMonth(date, source.today, byDay, rulings)));
  const lists = months.map((date) => monthList(date, ofMonth(date))).filter((list) => list.querySelector("li"));
  find("#year-list").replaceChildren(...lists);
  // On paper all is on one page, in letters as large as there is room for.
  const lines = [...find("#year-list").querySelectorAll("h3, li")].reduce((sum, { textContent }) => sum + linesOf(textContent), 0);
  section.style.setProperty("--lines", String(lines));
  const state = isLunarYear ? daysOffYear(calendar, year) : null;
  const facts = state && { year, date: dateText(state.knownAsOf) };
  const note = !state || ["decided", "law"].includes(state.state) ? "" : state.state === "uncollected" ? say("DayAlmanac.yearUncollected", facts)
    : state.mayBeOutdated(localDate()) ? say("DayAlmanac.yearOutdated", facts) : say("DayAlmanac.yearUndecided", facts);
  showText(find("#year-note"), note && sentence(note));
  find("#year-save").onclick = () => save(name, entries, source.today);
  mark(find("#year-save"), "aria-disabled", !entries.length && "true");
}

/** Gives the entries that are seen as a file for calendar apps. */
function save(name, entries, today) {
  if (!entries.length) return;
  // A leap month may bring a day a second time in a lunar year.
  const isSecond = (own) => own.anniversary.month && entries.some(({ anniversary, date }) =>
    anniversary?.id === own.anniversary.id && date < own.date && date > dateText(later(dayOf(own.date), -60)));
  const events = entries.flatMap((entry) => {
    const [date, { id, name, isSure }] = [dayOf(entry.date), entry];
    if (entry.anniversary) return anniversaryLines({ ...entry, date, alarm: alarm() }, isSecond(entry));
    return eventLines({ id, revised: today, date, name, description: lunarDate(calendar.lunarDate(date)), isSure });
  });
  download(`${name}.ics`, "text/calendar", inCalendarFile(name, events));
}

// The countdown and the Sun of a place: the solstice widget, for a city or for the place of the device.

import { element, fillChoices, find, row } from "./elements.js";
import { cities } from "./cities.js";
import { clockOf } from "./zones.js";
import { store, stored } from "./storage.js";
import { currentLanguage, say } from "./words.js";

const key = "place";
const here = "here";
const section = find("#sky");
const select = find("select", section);

/** The place of the device, once it was asked for; or why there is none. */
let device = {};

/** The shown facts. It is drawn again only after a change, so that a reader keeps the position and the selection. */
let shown = "";

/** The state of the solstice widget for the place that is chosen. */
export function solsticeState(now) {
  if (select.value === here) return device;
  const city = cities.find(({ id }) => id === select.value) ?? cities[0];
  const { latitude, longitude, names, zone } = city;
  return { chosenPlace: { latitude, longitude, name: names[currentLanguage()], zone: clockOf(zone, now) } };
}

/** The colour of a season; summer where there are no seasons, as in the widget. */
const roleOf = (season) => season ?? "summer";

function draw({ facts, note }) {
  if (note) return [element("p", {}, note.text[0])];
  const { title, countText, momentText, progress, sun, upcoming } = facts;
  const role = roleOf(facts.season);
  const bar = progress && element("progress", {
    value: progress.elapsed, max: progress.total, "aria-label": progress.text[0], "data-role": role,
  });
  const times = sun ? [...sun.lines, ...sun.details] : [];
  return [
    element("p", { class: "count", "data-role": role }, element("span", {}, title[0]), " ", element("strong", {}, countText[0])),
    momentText && element("p", { class: "quiet" }, momentText[0]), bar,
    times.length ? element("dl", {}, ...times.flatMap(({ name, value }) => row(name, value))) : null,
    sun?.note && element("p", { class: "quiet" }, sun.note[0]),
    sun?.place && element("p", { class: "quiet" }, sun.place[0]),
    element("ol", {}, ...upcoming.map(({ name, dateText, countText: left, season }) => element("li", {},
      element("span", { "data-role": roleOf(season) }, name[0]), element("span", {}, dateText[0]), element("small", {}, left[0])))),
  ].filter(Boolean);
}

/** The cities as choices in the order of their names, by the language. */
const inOrder = {};
function citiesByName(language) {
  const { compare } = new Intl.Collator(language);
  return inOrder[language] ??= cities.map(({ id, names }) => [id, names[language]]).sort(([, one], [, other]) => compare(one, other));
}

/** Draws the section: the facts of the solstice widget, or the note in their place; null before they are there. */
export function drawSky(snapshot) {
  fillChoices(select, [...citiesByName(currentLanguage()), [here, say("SolsticeWidget.useLocation")]]);
  if (!snapshot) return;
  const facts = JSON.stringify(snapshot.facts ?? snapshot.note);
  if (facts === shown) return;
  shown = facts;
  find("div", section).replaceChildren(...draw(snapshot));
}

/** Asks the device where it is, which happens only when the user chose so. */
function askDevice(changed) {
  navigator.geolocation?.getCurrentPosition(
    ({ coords: { latitude, longitude } }) => {
      device = { permission: "granted", devicePlace: { latitude, longitude, name: say("here") } };
      changed();
    },
    () => {
      device = { permission: "denied" };
      changed();
    });
  if (!navigator.geolocation) device = { permission: "denied" };
}

/** Begins with the city of an earlier visit, or of the zone of the device. The place of the device is never kept. */
export function startSky(zone, changed) {
  fillChoices(select, cities.map(({ id }) => [id, id]));
  const nearest = cities.find((city) => city.zone === zone) ?? cities[0];
  select.value = stored(key) ?? nearest.id;
  if (!select.value) select.value = nearest.id;
  select.addEventListener("change", () => {
    if (select.value === here) askDevice(changed);
    else store(key, select.value);
    changed();
  });
}

// The parts further down on the page: the seasons and the Sun, the insult, and the pictures. Each has a file in WebAssembly, which is loaded
// when it is about to be seen, because most visits are for the month and the day.

import { loadBelow } from "./almanac-page.js";
import { find } from "./elements.js";
import { drawInsult, drawPictures, listenToScheme } from "./pictures.js";
import { drawSky, solsticeState, startSky } from "./sky.js";
import { clockOf, ownZone } from "./zones.js";

/** The question that each part answers; null until it is loaded. */
const parts = { sky: null, insult: null, widgets: null };

/** Draws what is there, with the user's own days. */
export function drawBelow(days) {
  const now = Date.now();
  const [zone, seconds] = [clockOf(ownZone(), now), Math.floor(now / 1000)];
  drawSky(parts.sky && parts.sky(solsticeState(now), zone, seconds));
  if (parts.insult) drawInsult(parts.insult(zone, seconds));
  if (parts.widgets) drawPictures((widget, isDark) => parts.widgets(widget, days, solsticeState(now), zone, seconds, isDark));
}

/** Loads a part, and draws it; a part that cannot be loaded is not there. */
async function show(id, changed) {
  parts[id] = await loadBelow[id]().catch(() => null);
  find(`#${id}`).hidden = !parts[id];
  changed();
  document.documentElement.dataset[id] = parts[id] ? "shown" : "none";
}

/** Loads each part when less than half a screen is between it and what is seen. */
export function startBelow(changed) {
  startSky(ownZone(), changed);
  listenToScheme(changed);
  const observer = new IntersectionObserver((seen) => {
    for (const { target } of seen.filter((one) => one.isIntersecting)) {
      observer.unobserve(target);
      show(target.id, changed);
    }
  }, { rootMargin: "50%" });
  for (const id of Object.keys(parts)) {
    find(`#${id}`).hidden = false;
    observer.observe(find(`#${id}`));
  }
  changed();
}

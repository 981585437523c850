// Pictures of widgets, and the insult of the hour. Insults are in a file of their own, which is loaded when there is time.

import { element, find } from "./elements.js";
import { alternatives } from "./samples.js";
import { currentLanguage } from "./words.js";

const dark = matchMedia("(prefers-color-scheme: dark)");
const scheme = () => (dark.matches ? "dark" : "light");

const drawing = (svg, alt, lang) => element("img", { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, alt, lang });

/** A widget as it is now. */
function live(source, name, state, environment, instant, { configuration = null, lang = null } = {}) {
  const medium = { ...environment, family: "medium" };
  const { accessibility } = source.widget(name, state, configuration, medium, instant);
  const svg = source.svg(name, state, configuration, medium, instant, { scheme: scheme() });
  return drawing(svg, `${accessibility.label}: ${accessibility.value}`, lang);
}

/** One of a sample, drawn before. */
function drawn(name) {
  const file = `${name}-${currentLanguage()}-${scheme()}.svg`;
  return element("img", { src: file, alt: alternatives[file], loading: "lazy" });
}

export function drawPictures(almanac, insults, states, environment, instant) {
  find("#widgets").hidden = !almanac;
  if (!almanac) return;
  const pictures = [
    live(almanac, "calendar", states.calendar, environment, instant),
    live(almanac, "solstice", states.solstice, environment, instant, { configuration: { showsSun: true } }),
    ...(insults ? [live(insults, "insult", null, environment, instant, { lang: "en" })] : []),
    drawn("budget"), drawn("hydration"),
  ];
  // Most of the time nothing has changed in a minute, and a picture that is replaced by itself would flicker.
  const box = find("#pictures");
  const sources = (list) => [...list].map(({ src, alt }) => `${src} ${alt}`).join();
  if (sources(pictures) !== sources(box.children)) box.replaceChildren(...pictures);
}

export function drawInsult(insults, environment, instant) {
  find("#insult").hidden = !insults;
  if (!insults) return;
  const { facts } = insults.widget("insult", null, null, { ...environment, family: "large" }, instant);
  find("#insult blockquote").textContent = facts.insult;
  find("#insult p").textContent = facts.sinceText[0];
}

/** Whether the screen is light or dark changed. */
export const listenToScheme = (changed) => dark.addEventListener("change", changed);

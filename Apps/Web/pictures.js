// Pictures of widgets, and the insult of the hour.

import { element, find } from "./elements.js";
import { alternatives } from "./samples.js";
import { currentLanguage } from "./words.js";

const dark = matchMedia("(prefers-color-scheme: dark)");
const scheme = () => (dark.matches ? "dark" : "light");

/** A widget as it is now; its picture says in words what it shows. */
function live(svg, lang = null) {
  const words = new DOMParser().parseFromString(svg, "image/svg+xml");
  const alt = ["title", "desc"].map((one) => find(one, words).textContent).join(": ");
  return element("img", { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, alt, lang });
}

/** One of a sample, drawn before. */
function drawn(name) {
  const file = `${name}-${currentLanguage()}-${scheme()}.svg`;
  return element("img", { src: file, alt: alternatives[file], loading: "lazy" });
}

/** Draws the pictures: picture(widget, isDark) gives that of the calendar (0), of the solstice (1) and of the insult (2). */
export function drawPictures(picture) {
  const [calendar, solstice, insult] = [0, 1, 2].map((widget) => picture(widget, dark.matches));
  const pictures = [live(calendar), live(solstice), live(insult, "en"), drawn("budget"), drawn("hydration")];
  // Most of the time nothing has changed in a minute, and a picture that is replaced by itself would flicker.
  const box = find("#pictures");
  const sources = (list) => [...list].map(({ src, alt }) => `${src} ${alt}`).join();
  if (sources(pictures) !== sources(box.children)) box.replaceChildren(...pictures);
}

export function drawInsult({ insult, sinceText }) {
  find("#insult blockquote").textContent = insult;
  find("#insult p").textContent = sinceText[0];
}

/** Whether the screen is light or dark changed. */
export const listenToScheme = (changed) => dark.addEventListener("change", changed);

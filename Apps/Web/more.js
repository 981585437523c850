// The parts that are loaded once the month of the tables is drawn: those below it, and those that the almanac needs.

export { about } from "./about.js";
export { loadAlmanac } from "./almanac-page.js";
export { anniversariesOn, drawAnniversaries, showSent, startAnniversaries } from "./anniversaries.js";
export { anniversaries, shortened } from "./anniversary-list.js";
export { drawConverter, startConverter } from "./converter.js";
export { drawSearch, startSearch } from "./search-box.js";
export { share } from "./share.js";

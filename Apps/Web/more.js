// What comes when the month of the tables is drawn: what is below it, and what the almanac needs.

export { about } from "./about.js";
export { loadAlmanac, loadBelow } from "./almanac-page.js";
export { anniversariesOn, drawAnniversaries, showSent, startAnniversaries } from "./anniversaries.js";
export { anniversaries, shortened } from "./anniversary-list.js";
export { drawConverter, startConverter } from "./converter.js";
export { drawSearch, startSearch } from "./search-box.js";
export { share } from "./share.js";

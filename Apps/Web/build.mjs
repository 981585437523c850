// Puts the page together in .build/web/page, from the files here, those that the compiler makes, and the almanac for WebAssembly.
// If this toolchain cannot build the almanac, the page behaves as if it could not be loaded.

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { packageFiles, version } from "../JavaScript/assemble.mjs";
import { cities, words } from "../../Generated/JavaScript/page.js";
import { bundled } from "./bundle.mjs";

const root = new URL("../../", import.meta.url);
const build = new URL(".build/web/", root);
const page = new URL("page/", build);
const read = (path) => readFileSync(new URL(path, root));

/** The files here that are for building and not for the page. */
const tools = ["README.md", "build.mjs", "bundle.mjs", "serve.mjs", "samples"];

let files = {};
for (const name of readdirSync(new URL("Apps/Web/", root)).sort()) {
  if (!tools.includes(name)) files[name] = read(`Apps/Web/${name}`);
}
// Cities are as large as all words, and only the seasons and the Sun need them.
files["texts.js"] = Buffer.from(`export const words = ${JSON.stringify(words)};\n`);
files["cities.js"] = Buffer.from(`export const cities = ${JSON.stringify(cities)};\n`);
files["about.js"] = read("Generated/JavaScript/about.js");
// The package for apps, and its module of days off, with other names of their files.
const ofPackage = (name) => packageFiles()[`${name}.mjs`].replace('"./index.mjs"', '"./lunar-dates.js"').replace(/"\.\/(common|laws)\.mjs"/g, '"./$1.js"');
files["lunar-dates.js"] = Buffer.from(ofPackage("index"));
for (const name of ["common", "laws"]) files[`${name}.js`] = Buffer.from(ofPackage(name));
// The page asks for its names what the package asks for sources.
files["days-off.js"] = Buffer.from(ofPackage("days-off") + "export { isVisibleLine };\n");
// Names by which festivals are searched for, in all languages, with those that nothing shows; the first in the language of the country.
for (const name of ["festivals", "terms", "counted-days", "pentads"]) files[`${name}.js`] = Buffer.from(ofPackage(name));
const factsOf = (name, subject) => String(read(`Generated/facts/${name}.tsv`)).split("\n").map((line) => line.split("\t"))
  .filter(([first]) => first === subject).map(([, key, ...fields]) => [key, fields]);
const valueOf = (fields, name) => fields[fields.findIndex((field, index) => index % 2 === 0 && field === name) + 1];
const languageOf = Object.fromEntries(factsOf("calendars", "calendar").map(([id, fields]) => [id, valueOf(fields, "names")]));
const ownLanguage = Object.fromEntries(factsOf("festivals", "country").map(([id, fields]) => [id, languageOf[valueOf(fields, "calendar")]]));
const namesOf = {};
for (const [key, fields] of factsOf("festivals", "festival")) {
  const [country, id] = key.split("/");
  const split = (text) => text?.split(/ ?\| ?/) ?? [];
  const all = fields.flatMap((field, index) => index % 2 && fields[index - 1].startsWith("names.") ? split(field) : []);
  (namesOf[country] ??= {})[id] = [...new Set([...split(valueOf(fields, `names.${ownLanguage[country]}`)), ...all])];
}
// The words for what is counted come with it, because the month has no room for them; and the language of a calendar's own names.
const countedKeys = ["pentad", "rokuyo", ...JSON.parse(/^const sixDays = (.*);$/m.exec(ofPackage("counted-days"))[1])];
const messages = Object.fromEntries(factsOf("messages", "message"));
const countedWords = Object.fromEntries(Object.keys(words).map((code) =>
  [code, Object.fromEntries(countedKeys.map((key) => [key, valueOf(messages[`DayAlmanac/${key}`], code)]))]));
const tags = Object.fromEntries(factsOf("names", "language").map(([code, fields]) => [code, valueOf(fields, "tag")]));
const tagOfNames = Object.fromEntries(Object.entries(languageOf).map(([id, code]) => [id, tags[code]]));
files["counted-words.js"] = Buffer.from(
  `export const countedWords = ${JSON.stringify(countedWords)};\nexport const tagOfNames = ${JSON.stringify(tagOfNames)};\n`);
files["festival-names.js"] = Buffer.from(`export const festivalNames = ${JSON.stringify(namesOf)};\n`);
files["version.js"] = Buffer.from(`export const version = ${JSON.stringify(version())};\n`);
files["almanac.js"] = read("Apps/WebAssembly/almanac.js");
for (const name of ["page", "page-sky", "page-insults", "page-pictures"].map((part) => `almanac-${part}.wasm`)) {
  if (existsSync(new URL(name, build))) files[name] = read(`.build/web/${name}`);
}
// Pictures that were drawn before, and what each shows in words, which it says itself.
const alternatives = {};
for (const name of readdirSync(new URL("Apps/Web/samples/", root)).sort()) {
  files[name] = read(`Apps/Web/samples/${name}`);
  const [, title, description] = /<title>(.*)<\/title>\n<desc>(.*)<\/desc>/.exec(files[name]);
  const signs = { lt: "<", gt: ">", amp: "&", quot: "\"" };
  alternatives[name] = `${title}: ${description}`.replace(/&(\w+);/g, (_, sign) => signs[sign]);
}
files["samples.js"] = Buffer.from(`export const alternatives = ${JSON.stringify(alternatives)};\n`);

// The words that are read before any program runs are those of the first language, the colours around the page those of its paper.
const [paper, darkPaper] = Array.from(String(files["style.css"]).matchAll(/--paper: (#\w+);/g), ([, color]) => color);
const heading = '<th scope="col"><span aria-hidden="true"></span><span class="unseen"></span></th>';
const day = '<td><button type="button" tabindex="-1"><span class="solar"></span><span class="lunar"></span><span class="beside"></span><span class="note"></span></button></td>';
/** Languages, calendars and the six weeks of the month: they have their size before any program runs, so that nothing moves later. */
const frame = {
  languages: Object.entries(words).map(([code, { languageName, tag }]) =>
    `<button lang="${tag}" data-language="${code}">${languageName}</button>`).join(""),
  calendars: Object.entries(Object.values(words)[0].CalendarScreens).map(([id, name]) =>
    `<button data-calendar="${id}">${name}</button>`).join(""),
  headings: `<tr>${heading.repeat(7)}</tr>`, weeks: `<tr>${day.repeat(7)}</tr>`.repeat(6),
};
const own = Object.values(words)[0];
const tagline = own.tagline.replace("{calendar}", own.CalendarScreens.vietnamese);
const first = { ...own, tagline, paper, darkPaper, ...frame };
for (const name of ["index.html", "site.webmanifest"]) {
  files[name] = Buffer.from(String(files[name]).replace(/\{\{(\w+)\}\}/g, (_, key) => first[key]));
}

// Comments and indentation are for people who read the sources, so the built page has none.
for (const name of Object.keys(files)) {
  if (/\.(css|html)$/.test(name)) files[name] = Buffer.from(String(files[name]).replace(/\/\*[^]*?\*\/|^\s+/gm, ""));
  if (/\.css$/.test(name)) files[name] = Buffer.from(String(files[name]).replace(/(?<=[{};:,])\s+|\s+(?=\{)/g, ""));
}
// The month is one file, with what it needs; what comes after it is few. They are loaded in this order.
const entries = ["app.js", "more.js", "counted.js", "below.js", "year.js", "search.js", "family.js"];
files = bundled(files, entries, ["almanac.js", "festivals.js", "terms.js"]);

// The digest is of the worker's own code too: any change is another version.
const names = Object.keys(files).filter((name) => name !== "worker.js").sort();
const hash = createHash("sha256");
for (const name of [...names, "worker.js"]) hash.update(`${name} ${files[name].length}\n`).update(files[name]);
const digest = hash.digest("hex").slice(0, 16);
files["worker.js"] = Buffer.from(
  String(files["worker.js"]).replace("FILES", () => JSON.stringify(names)).replace("DIGEST", digest));

rmSync(page, { recursive: true, force: true });
mkdirSync(page, { recursive: true });
for (const [name, data] of Object.entries(files)) writeFileSync(new URL(name, page), data);
const size = Object.values(files).reduce((sum, data) => sum + gzipSync(data, { level: 9 }).length, 0);
console.log(`.build/web/page: ${Object.keys(files).length} files, ${size} bytes gzip, version ${digest}`);

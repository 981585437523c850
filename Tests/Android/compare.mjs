// Compares the widgets' program in C with the same program in Node's WebAssembly, byte by byte: what it draws, for each widget, family,
// language and day, without settings, with days of one's own or a place, and with a country's days off or others; and its answers and the
// pictures of almanac.wasm on some of these days.
// usage: compare.mjs DAYS OPTIMISATION COMPILER [RUNNER]     every DAYS-th of 400 days, as in: compare.mjs 40 -O1 gcc
// Says how long the compiler took, and how large the code is.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { closeSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { program } from "../../Apps/Android/assemble.mjs";
import { load, loadInsults } from "../../.build/web/almanac-node.js";
import { compiled, folder } from "./native.mjs";

const [step, optimisation, compiler, ...runner] = process.argv.slice(2);
const wasm = (await WebAssembly.instantiate(readFileSync(program))).instance.exports;
const shipped = { calendar: await load(), solstice: await load(), insult: await loadInsults() };

const families = ["small", "medium", "large", "circular", "rectangular", "inline"];
const elements = ["svg", "title", "desc", "clipPath", "g", "rect", "circle", "path", "text", "tspan"];
const languages = shipped.calendar.languages;
const anniversaries = [
  { id: "a", name: "Bà nội", kind: "death", month: 1, day: 15 },
  { id: "b", name: "Mẹ <&> \"con\"", kind: "birthday", month: 6, day: 30, year: 1956, leapMonthRule: "bothMonths" },
];
const states = {
  calendar: [null, { anniversaries, firstWeekday: 6 }, { calendar: "chinese", daysOffCountry: "korea", usesLargeType: true }],
  solstice: [null, { chosenPlace: { latitude: 21.0285, longitude: 105.8542, name: "Hà Nội" } }, { chosenPlace: { latitude: -54.8019, longitude: -68.303 } }],
  insult: [null, { seed: "18446744073709551615", rating: "bawdy", intervalMinutes: 15 }, { seed: "7", rating: "mild" }],
};
const log = JSON.stringify({ schema: "insult-taps", version: 1, payload: { skipped: 5 } });
/** Moments of 400 days, at another time of each day. */
const moments = Array.from({ length: 400 }, (_, day) => Date.UTC(2026, 0, 1 + day, day % 24, 7 * day % 60)).filter((_, day) => day % step === 0);
const zones = [{ offset: 25200, identifier: "Asia/Ho_Chi_Minh" }, { offset: -18000, identifier: "America/New_York", changes: [
  { at: "2026-03-08T07:00:00Z", offset: -14400 }, { at: "2026-11-01T06:00:00Z", offset: -18000 }] }];

function node(call, request) {
  const bytes = Buffer.from(request);
  const place = wasm.question(bytes.length);
  Buffer.from(wasm.memory.buffer, place, bytes.length).set(bytes);
  const size = wasm[call]();
  return Buffer.from(Buffer.from(wasm.memory.buffer, wasm.answer(), size));
}

const number = (value) => Buffer.from(Uint32Array.of(value).buffer);

/** The answers of the C, while this process makes its own; throws where they differ, and at an error unless one is expected. */
async function compare(file, call, requests, isFault = false) {
  const [asked, answered] = ["requests", "answers"].map((name) => join(folder, `${name}-${compiler}`));
  writeFileSync(asked, Buffer.concat(requests.map((text) => {
    const bytes = Buffer.from(text);
    return Buffer.concat([Buffer.from(call === "draw" ? "d" : "w"), number(bytes.length), bytes]);
  })));
  const [input, output] = [openSync(asked, "r"), openSync(answered, "w")];
  const [command, ...words] = [...runner, file];
  const child = spawn(command, words, { stdio: [input, output, "inherit"] });
  const ended = new Promise((resolve) => child.on("close", resolve));
  const expected = requests.map((text) => node(call, text));
  const code = await ended;
  for (const one of [input, output]) closeSync(one);
  const found = readFileSync(answered);
  let place = 0;
  requests.forEach((text, index) => {
    const size = place + 4 <= found.length ? found.readUInt32LE(place) : 0;
    if (!found.subarray(place + 4, place + 4 + size).equals(expected[index])) throw new Error(`the C answers otherwise (it ended with ${code}): ${call} ${text}`);
    if (expected[index].includes('{"error"') !== isFault) throw new Error(`${text}: ${expected[index]}`);
    place += 4 + size;
  });
  return expected;
}

/** Requests that have no answer: one that was cut short, a name of a zone in place of its clock, and others; and what is said of each. */
const whole = { widget: "calendar", instant: "2026-02-17T05:00:00Z", environment: { zone: zones[0], language: "vi", family: "small" } };
const faults = [
  [JSON.stringify(whole).slice(0, -9), /^the request is not JSON: /], ["", /^the request is not JSON: /], ["[".repeat(100_000), /^the request is not JSON: /],
  [JSON.stringify({ ...whole, environment: { ...whole.environment, zone: "Mars/Olympus" } }), /^environment\.zone: /],
  [JSON.stringify({ ...whole, environment: { ...whole.environment, size: { width: 0, height: 20_000 } } }), /^environment\.size\.width: found 0, expected 1 to 10000 points$/],
  [JSON.stringify({ ...whole, widget: "budget" }), /^unknown widget 'budget'; there are: calendar, insult, solstice$/],
];
/** A zone that no table has counts by its clock, and a text of a megabyte is as good as a short one. */
const unusual = [
  { ...whole, environment: { ...whole.environment, zone: { offset: 25200, identifier: "Mars/Olympus" } } },
  { ...whole, state: { anniversaries: [{ ...anniversaries[0], name: "ễ".repeat(300_000) }] } },
].map((one) => JSON.stringify(one));

const { ask: file, seconds, size } = compiled(`widgets-${compiler}`, program, compiler, optimisation);
console.log(`${compiler} ${optimisation} compiles the widgets' C in ${Math.round(seconds)} s: ${Math.round(size / 1000)} kB`);
const begun = Date.now();
let [drawn, answers, pictures] = [0, 0, 0];
for (const call of ["draw", "widget"]) {
  await compare(file, call, unusual);
  const said = (await compare(file, call, faults.map(([text]) => text), true)).map((answer) => JSON.parse(answer).error.message);
  said.forEach((message, place) => assert.match(message, faults[place][1]));
}
for (const widget of Object.keys(states)) {
  for (const language of languages) {
    for (const family of families) {
      for (const [place, state] of states[widget].entries()) {
        const requests = moments.map((moment, day) => ({
          widget, state, log: widget === "insult" && place === 2 ? log : undefined, instant: new Date(moment).toISOString().replace(".000Z", "Z"),
          environment: { zone: zones[(day + place) % 2], language, family, scheme: "example" },
        }));
        const expected = await compare(file, "draw", requests.map((one) => JSON.stringify(one)));
        drawn += expected.length;
        // An answer has a snapshot for each entry of the schedule, up to a megabyte.
        const some = requests.filter((_, day) => day % 40 === 0 && families.indexOf(family) % 3 === place);
        if (some.length > 0) answers += (await compare(file, "widget", some.map((one) => JSON.stringify(one)))).length;
        for (const [day, { environment, instant, log }] of requests.entries()) {
          if (day % 40 !== 0 || log) continue;
          for (const scheme of ["light", "dark"]) {
            if (JSON.parse(expected[day])[scheme] !== shipped[widget].svg(widget, state, null, environment, instant, { scheme, mode: "fullColor" })) throw new Error(`almanac.wasm draws otherwise: ${JSON.stringify(requests[day])}`);
            // androidsvg has these in its list, and skips titles and descriptions.
            for (const [, element] of expected[day].toString().matchAll(/<(\w+)/g)) assert.ok(elements.includes(element), element);
            pictures++;
          }
        }
      }
    }
  }
}
console.log(`the widgets in C by ${compiler} are those of WebAssembly: ${drawn} drawings in light and dark, ${answers} answers, ${pictures} pictures of almanac.wasm (${Math.round((Date.now() - begun) / 1000)} s)`);

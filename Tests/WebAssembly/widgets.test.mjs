// Compares what widgets show, as JSON and as pictures, with the command.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { writeFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test from "node:test";
import { promisify } from "node:util";
import { path } from "../JavaScript/command.mjs";
import { almanac, insults } from "./wasm.mjs";

const run = promisify(execFile);
const command = async (...args) => (await run(path, args, { maxBuffer: 1 << 26 })).stdout;

const families = ["small", "medium", "large", "circular", "rectangular", "inline"];
const zones = ["Asia/Ho_Chi_Minh", "America/New_York", "Asia/Kathmandu", "UTC"];
const folder = mkdtempSync(join(tmpdir(), "almanac-widgets-"));
process.on("exit", () => rmSync(folder, { recursive: true }));

const kept = {
  calendar: "chinese", monthNaming: "modern",
  anniversaries: [
    { id: "a", name: "Bà nội", kind: "death", month: 1, day: 15 },
    { id: "b", name: "Mẹ <&> \"con\"", kind: "birthday", month: 6, day: 30, year: 1956, leapMonthRule: "bothMonths" },
  ],
};
writeFileSync(join(folder, "kept.json"), JSON.stringify(kept));

/** Whose place, state and choices a widget is asked with: as the command takes them, and as the module does. */
const cases = {
  calendar: [
    [[], {}, null],
    [["--state", join(folder, "kept.json"), "--rows", "six"], kept, { rows: "six" }],
    [["--calendar", "korean", "--day-basis", "calendarZone", "--large-type"],
      { calendar: "korean", dayBasis: "calendarZone", usesLargeType: true }, null],
  ],
  solstice: [
    [[], {}, { showsSun: false }],
    [["--latitude=-54.8019", "--longitude=-68.303"], { chosenPlace: { latitude: -54.8019, longitude: -68.303 } }, { showsSun: true }],
    [["--latitude=21.0285", "--longitude=105.8542", "--place", "Hà Nội", "--naming", "month"],
      { chosenPlace: { latitude: 21.0285, longitude: 105.8542, name: "Hà Nội" } }, { naming: "month", showsSun: true }],
  ],
  insult: [
    [[], {}, null],
    [["--seed", "18446744073709551615", "--rating", "bawdy", "--interval", "15"],
      { seed: "18446744073709551615", rating: "bawdy", intervalMinutes: 15 }, null],
  ],
};

/** Numbers that look like chance and are the same each time. */
function* numbers(seed) {
  for (let state = seed; ;) yield (state = Math.imul(state ^ state >>> 15, 0x2c1b3c6d) + 0x9e3779b9 >>> 0) / 2 ** 32;
}

/** The offset of a zone in seconds, by the database of this machine's Intl. */
function offset(zone, time) {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone: zone, hourCycle: "h23", year: "numeric", month: "numeric", day: "numeric", hour: "numeric", minute: "numeric", second: "numeric",
  }).formatToParts(time);
  const [year, month, day, hour, minute, second] = ["year", "month", "day", "hour", "minute", "second"]
    .map((type) => Number(parts.find((part) => part.type === type).value));
  return (Date.UTC(year, month - 1, day, hour, minute, second) - time) / 1000;
}

const instantText = (time) => new Date(time).toISOString().slice(0, 19) + "Z";

/** The clock of a zone from a year before a moment to three years after it. */
function clock(identifier, time) {
  const changes = [];
  const week = 7 * 86400000;
  const first = time - 52 * week;
  for (let before = first; before < time + 160 * week; before += week) {
    let [low, high] = [before, before + week];
    const [from, to] = [offset(identifier, low), offset(identifier, high)];
    if (from === to) continue;
    while (high - low > 1000) {
      const middle = Math.floor((low + high) / 2000) * 1000;
      if (offset(identifier, middle) === from) low = middle; else high = middle;
    }
    changes.push({ at: instantText(high), offset: to });
  }
  return { offset: offset(identifier, first), changes, identifier };
}

const [from, to] = [Date.UTC(1980, 0, 1), Date.UTC(2100, 11, 31)];
const moments = (count, seed) => {
  const chance = numbers(seed);
  return Array.from({ length: count }, () => Math.floor((from + chance.next().value * (to - from)) / 1000) * 1000);
};

/** Some at a time, as each waits for a process. */
async function each(list, work) {
  const left = list.entries();
  await Promise.all(Array.from({ length: 4 }, async () => {
    for (const [place, value] of left) await work(value, place);
  }));
}

// Where a widget has no texts in a language, its clock is still that of the reader, whom the command knows by the locale.
const locales = { ja: ["--locale", "ja"], hant: ["--locale", "zh-Hant"] };

for (const name of Object.keys(cases)) {
  const { widget, svg } = name === "insult" ? insults : almanac;

  test(`${name}: 200 moments in every language are the command's`, async () => {
    for (const language of almanac.languages) {
      let compared = 0;
      // A schedule says what is shown at each of its moments.
      await each(moments(name === "solstice" ? 27 : 15, 7), async (time, place) => {
        const [options, state, configuration] = cases[name][place % cases[name].length];
        const [family, zone] = [families[place % 6], zones[place % 4]];
        const { entries } = JSON.parse(await command("schedule", name, "--at", instantText(time), "--zone", zone,
          "--language", language, "--family", family, "--format", "json", ...locales[language] ?? [], ...options));
        const environment = { zone: clock(zone, time), language, family };
        for (const { instant, snapshot } of entries) {
          assert.deepEqual(widget(name, state, configuration, environment, instant), snapshot, `${language} ${family} ${zone} ${instant}`);
          compared++;
        }
      });
      assert.ok(compared >= 200, `${language}: ${compared}`);
    }
  });

  test(`${name}: pictures are the command's, byte for byte`, async () => {
    const modes = [undefined, "fullColor", "accented", "vibrant", "reducedLuminance"];
    await each(moments(36, 11), async (time, place) => {
      const [options, state, configuration] = cases[name][place % cases[name].length];
      const [family, zone, language] = [families[place % 6], zones[place % 4], almanac.languages[place % 3]];
      const [mode, scheme] = [modes[place % 5], place % 2 ? "dark" : "light"];
      const picture = await command("widget", name, "--at", instantText(time), "--zone", zone, "--language", language,
        "--family", family, "--format", "svg", "--scheme", scheme, ...(mode ? ["--mode", mode] : []), ...options);
      const environment = { zone: clock(zone, time), language, family };
      assert.equal(svg(name, state, configuration, environment, instantText(time), { mode, scheme }), picture);
    });
  });
}

test("insults are the command's", async () => {
  await each(moments(24, 3), async (time, place) => {
    const [options, state] = cases.insult[place % 2];
    const zone = zones[place % 4];
    const [insult] = JSON.parse(await command("insult", "--at", instantText(time), "--zone", zone, "--format", "json", ...options));
    assert.deepEqual(insults.insult(place % 4 === 0 ? null : state, clock(zone, time), instantText(time)), insult);
  });
});

const environment = { zone: { offset: 25200, identifier: "Asia/Ho_Chi_Minh" }, language: "vi", family: "medium" };
const at = "2026-02-17T05:00:00Z";

test("settings as the text that was stored are the settings, and a size and privacy are the command's", async () => {
  const picture = await command("widget", "calendar", "--at", at, "--zone", "Asia/Ho_Chi_Minh", "--language", "vi", "--size", "400x180",
    "--state", join(folder, "kept.json"), "--privacy", "redacted", "--format", "svg");
  const small = { ...environment, size: { width: 400, height: 180 }, privacy: "redacted" };
  assert.equal(almanac.svg("calendar", JSON.stringify(kept), null, small, at), picture);
  assert.ok(!picture.includes("Bà nội"));
});

test("state that cannot be read is a status of the snapshot, and never an error", () => {
  for (const state of ["{", "[]", "{\"calendar\":", "\u0000", "nothing", "{}{}", "[".repeat(1000), 7, true, []]) {
    for (const name of ["calendar", "solstice"]) {
      const { status } = almanac.widget(name, state, null, environment, at);
      assert.deepEqual(status, { kind: "failure", reason: "unreadable" }, `${name} ${String(state).slice(0, 20)}`);
      assert.match(almanac.svg(name, state, null, environment, at), /^<svg /);
    }
    assert.deepEqual(insults.widget("insult", state, null, environment, at).status, { kind: "failure", reason: "unreadable" });
  }
  // A choice that cannot be read is as delivered, and the others count.
  const { status } = almanac.widget("calendar", { calendar: 7, usesLargeType: "yes", anniversaries: [null, {}] }, { rows: 9 }, environment, at);
  assert.deepEqual(status, { kind: "normal" });
});

// The words of the page are all in Data/strings, and those that are there are used.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { cities, words } from "../../Generated/JavaScript/page.js";

const folder = new URL("../../Apps/Web/", import.meta.url);
const read = (name) => readFileSync(new URL(name, folder), "utf8");
const programs = readdirSync(folder).filter((name) => /\.js$/.test(name));
const html = read("index.html");

/** The code of a program without its comments. */
const code = (name) => read(name).replace(/^\s*(\/\/|\/?\*).*$/gm, "");

test("the document has no words of its own", () => {
  const texts = html.replace(/<style.*?<\/style>|<script.*?<\/script>/gs, "").match(/>[^<]+</g).map((text) => text.slice(1, -1).trim());
  assert.deepEqual(texts.filter((text) => text && !/^(\{\{\w+\}\}[ ·]*)+$/.test(text)), []);
  for (const attribute of ["aria-label", "title", "alt", "placeholder"]) {
    assert.ok(!html.includes(` ${attribute}="`), `${attribute} in index.html`);
  }
});

test("the programs have no words of their own", () => {
  for (const name of programs) {
    // A text with a letter that is not ASCII, or with two words, is for people; selectors and the like have signs.
    const texts = code(name).match(/"(?:[^"\\\n]|\\.)*"/g) ?? [];
    const suspicious = texts.filter((text) => /[^\x00-\x7F·]/.test(text) || /^"[A-Za-z]+(?: [A-Za-z]+)+[.!?]?"$/.test(text));
    assert.deepEqual(suspicious.filter((text) => text !== '"thead tr"'), [], name);
  }
});

test("every text that is asked for is there in every language, with the same places for values", () => {
  const asked = programs.flatMap((name) => [...code(name).matchAll(/\b(?:say|notify)\("([\w.]+)"/g)].map(([, key]) => key))
    .concat([...html.matchAll(/data-(?:text|label)="([\w.]+)"/g)].map(([, key]) => key));
  assert.ok(asked.length > 50);
  const text = (language, key) => key.split(".").reduce((texts, part) => texts?.[part], words[language]);
  const places = (value) => JSON.stringify([value].flat().map((one) => (one.match(/\{\w+\}/g) ?? []).sort()));
  for (const key of asked) {
    for (const language of Object.keys(words)) {
      assert.ok(text(language, key), `${key} in ${language}`);
      assert.equal(places(text(language, key)), places(text("vi", key)), `${key} in ${language}`);
    }
  }
});

test("every text of the page is used", () => {
  // A text is asked for by its key, alone or behind its module, between quotation marks.
  const all = programs.map(code).join("\n");
  const asked = new Set([...all.matchAll(/"([\w.]+)"|`\w+\.\$\{\w+\}`/g)].map(([, key]) => key)
    .concat([...html.matchAll(/data-(?:text|label)="([\w.]+)"/g)].map(([, key]) => key))
    .concat([...(html + read("site.webmanifest")).matchAll(/\{\{(\w+)\}\}/g)].map(([, key]) => key))
    .concat([...all.matchAll(/words\[code\]\.(\w+)/g)].map(([, key]) => key)));
  const unused = (texts, module = "") => Object.entries(texts).flatMap(([key, value]) =>
    typeof value === "object" && !Array.isArray(value) ? unused(value, key)
      : asked.has(key) || asked.has(`${module}.${key}`) ? [] : [`${module} ${key}`]);
  assert.deepEqual(unused(words.vi), []);
  // Fields have the names that errors use.
  assert.deepEqual(unused({ ...words.vi, nobodyAsks: "" }), [" nobodyAsks"]);
});

test("cities lie in the zones of the browser's time zone database", () => {
  assert.ok(cities.length >= 20);
  for (const { id, zone, longitude, names } of cities) {
    const noon = new Date("2026-06-21T12:00:00Z");
    const parts = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" }).formatToParts(noon);
    const [, hours] = /GMT([+-]\d\d)?/.exec(parts.find(({ type }) => type === "timeZoneName").value);
    // Clocks are at most three hours from the Sun, in the west of China; beyond the date line a day more.
    const ahead = (Number(hours ?? 0) - longitude / 15 + 36) % 24 - 12;
    assert.ok(Math.abs(ahead) < 3, `${id}: ${hours} at ${longitude}`);
    assert.deepEqual(Object.keys(names), Object.keys(words), id);
  }
});

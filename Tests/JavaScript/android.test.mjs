// The month for Android: its texts are those of the command's widget data, whatever the day, the language and the size.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { monthOnAndroid } from "../../.build/web/javascript/android.mjs";
import { addDays, formatDate, parseCivilDate, prepareWidgetData } from "../../.build/web/javascript/index.mjs";
import { almanac, isWhole } from "./command.mjs";

const elements = { createElement: (type, props, ...children) => ({ type, props, children }), FlexWidget: "flex", TextWidget: "text" };
const all = (tree, type) => (tree.type === type ? [tree] : []).concat(tree.children.flatMap((child) => all(child, type)));
const textsOf = (tree) => all(tree, "text").map(({ props }) => props.text);

test("texts are those of the command's widget data on 400 days", () => {
  const first = parseCivilDate("2025-12-01");
  // Its own data is that of the command, which widget.test.mjs compares month by month.
  for (let place = 0; place < 400; place++) {
    const day = addDays(first, place);
    const language = ["vi", "zh", "en", "ko"][place % 4];
    const command = ["widget", "calendar", "--format", "widget-data", "--zone", "UTC", "--language", language, "--at", `${formatDate(day)}T12:00:00Z`];
    const data = isWhole || place % 25 === 0 ? JSON.parse(almanac(...command)) : prepareWidgetData(day, { language });
    const { light, dark } = monthOnAndroid(elements, data, { width: 320, height: 320, scheme: "lichviet" });
    const cells = data.days.slice(0, 7 * data.weeksNeeded).flatMap(({ solar, lunarText }) => [String(solar), lunarText]);
    assert.deepEqual(textsOf(light), [data.monthName, data.lunarMonthName, ...data.weekdays, ...cells], formatDate(day));
    assert.deepEqual(textsOf(dark), textsOf(light));
    const links = all(light, "flex").filter(({ props }) => props.clickAction === "OPEN_URI").map(({ props }) => props.clickActionData.uri);
    assert.equal(links[0], `lichviet://month/${formatDate(day).slice(0, 7)}`);
    assert.deepEqual(links.slice(1), data.days.slice(0, 7 * data.weeksNeeded).map(({ date }) => `lichviet://day/${date}`));
    assert.equal(all(light, "flex").filter(({ props }) => props.style.backgroundColor === "#ff3b3033").length, 1);
  }
});

const measured = JSON.parse(readFileSync("Tests/Android/letter-widths.json", "utf8"));
const letters = Object.fromEntries(Object.entries(measured).map(([weight, groups]) =>
  [weight, new Map(Object.entries(groups).flatMap(([width, all]) => Array.from(all, (letter) => [letter, width / 1000])))]));

/** The greater of the widths of a text in Roboto and Noto, and its height in the higher of their fonts. */
function sizeOf({ props: { text, style: { fontSize, fontWeight } } }) {
  const weight = fontWeight === "normal" ? "regular" : "bold";
  const width = Array.from(text).reduce((sum, letter) => sum + (letter >= "\u2e80" ? 1 : letters[weight].get(letter) ?? assert.fail(`no width of ${letter} in ${text}`)), 0);
  return { width: width * fontSize, height: 1.45 * fontSize };
}

test("every text fits its cell in Roboto and Noto, on 400 days, in every language and size", () => {
  const first = parseCivilDate("2025-12-01");
  for (let place = 0; place < 400; place++) {
    const [width, height] = [[320, 320], [180, 180], [250, 140], [400, 200], [150, 400]][place % 5];
    for (const language of ["vi", "zh", "en", "ko"]) for (const monthNaming of ["modern", "traditional"]) {
      const data = prepareWidgetData(addDays(first, place), { language, monthNaming });
      const { light } = monthOnAndroid(elements, data, { width, height });
      const weeks = data.weeksNeeded;
      const [title, headings, ...rows] = light.children.map((row) => row.children.map((cell) => cell.type === "text" ? [cell] : all(cell, "text")));
      const room = width - 16;
      const fits = (texts, width, height) => {
        const sizes = texts.map(sizeOf);
        assert.ok(Math.max(...sizes.map((one) => one.width)) <= width && sizes.reduce((sum, one) => sum + one.height, 0) <= height + 1e-9,
          `${language} ${width} x ${height}: ${JSON.stringify([texts.map(({ props }) => [props.text, props.style.fontSize]), sizes])}`);
      };
      const titles = title.flat();
      assert.ok(titles.map(sizeOf).reduce((sum, one) => sum + one.width, 0) <= room, titles.map(({ props }) => props.text).join(" "));
      for (const cell of headings) fits(cell, room / 7, light.children[1].props.style.height);
      for (const [row, cells] of rows.entries()) for (const cell of cells) fits(cell, room / 7, light.children[2 + row].props.style.height);
      assert.equal(rows.length, weeks);
    }
  }
});

test("nothing has a size below zero, and a widget without room shows the day", () => {
  const data = prepareWidgetData(parseCivilDate("2026-02-17"));
  for (const [width, height] of [[40, 40], [60, 300], [300, 60], [110, 110], [180, 180], [400, 300], [2000, 2000]]) {
    const { light } = monthOnAndroid(elements, data, { width, height });
    const sizes = all(light, "flex").flatMap(({ props: { style } }) => [style.width, style.height]).filter((size) => typeof size === "number");
    assert.ok(sizes.every((size) => size > 0) && all(light, "text").every(({ props }) => props.style.fontSize >= 1 && props.style.fontSize <= 40), `${width} x ${height}`);
    const isSmall = textsOf(light).length === 2;
    assert.equal(isSmall, Math.min(width, height) < 130, `${width} x ${height}`);
    if (isSmall) assert.deepEqual(textsOf(light), ["17", "1/1"]);
    assert.ok(all(light, "flex").every(({ props }) => !props.clickAction));
  }
});

test("what cannot be is refused", () => {
  const data = prepareWidgetData(parseCivilDate("2026-02-17"));
  const size = { width: 200, height: 200 };
  const refused = (code, message, ...values) => assert.throws(() => monthOnAndroid(...values), (error) =>
    error instanceof RangeError && error.code === code && (assert.match(error.message, message), true));
  refused("wrongKind", /^elements must have createElement, found undefined$/, undefined, data, size);
  refused("wrongKind", /^elements must have TextWidget/, { ...elements, TextWidget: undefined }, data, size);
  for (const wrong of [undefined, null, "{}", {}, { days: [] }]) refused("wrongKind", /^data must be what prepareWidgetData\(\) returns, found /, elements, wrong, size);
  for (const wrong of [undefined, null, 7]) refused("wrongKind", /^options must be an object with width and height/, elements, data, wrong);
  for (const wrong of [0, -1, 39, NaN, Infinity, "200", undefined]) refused("unknownSetting", /^width must be a number from 40 to 4000, found /, elements, data, { ...size, width: wrong });
  refused("unknownSetting", /^options have only width, height, scheme, found "colour"$/, elements, data, { ...size, colour: "red" });
  for (const wrong of ["", "lich viet", 7, "javascript:alert", "LichViet"]) refused("unknownSetting", /^scheme must be that of the app's links/, elements, data, { ...size, scheme: wrong });
});

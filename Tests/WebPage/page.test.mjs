// The page in headless Chromium, as it is built in .build/web/page.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { deflateRawSync } from "node:zlib";
import { after, before, test } from "node:test";
import { listen, serverOf } from "../../Apps/Web/serve.mjs";
import { openBrowser } from "./browser.mjs";

const folder = fileURLToPath(new URL("../../.build/web/page", import.meta.url));
/** Morning of the first day of the lunar year 2026, in Vietnam. */
const newYear = "2026-02-17T09:30:00+07:00";
const all = "['all', 'tables'].includes(document.documentElement.dataset.ready)";

let server, url, browser;
/** The change that the server makes to its files. */
let change = (name, data) => data;

before(async () => {
  server = serverOf(folder, (name, data) => change(name, data));
  url = await listen(server, 0);
  browser = await openBrowser(process.env.CHROMIUM, "Asia/Ho_Chi_Minh");
});
after(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
});

/** Opens the page, does something with it, and looks whether anything went wrong in it. */
async function withPage(options, action, { hash = "", expected = [] } = {}) {
  const page = await browser.open(url + hash, { moment: newYear, ...options });
  await page.until(all);
  await action(page);
  assert.deepEqual(page.problems.filter((problem) => !expected.some((known) => problem.includes(known))), []);
  await page.close();
}

/** Goes down to what is loaded when it is about to be seen, and back. */
async function seeAll(page, milliseconds) {
  for (const part of ["sky", "insult", "widgets"]) {
    await page.run(`document.querySelector("#${part}").scrollIntoView()`);
    await page.until(`document.documentElement.dataset.${part} === "shown"`, milliseconds);
  }
  await page.run("scrollTo(0, 0)");
}

const text = (selector) => `document.querySelector(${JSON.stringify(selector)}).textContent`;
const focusedDate = "document.activeElement.dataset.date";
const click = (selector) => `document.querySelector(${JSON.stringify(selector)}).click()`;

/** Enters values in a form as a person does. */
const enter = (form, values) => `(() => {
  const { elements } = document.querySelector(${JSON.stringify(form)});
  for (const [name, value] of Object.entries(${JSON.stringify(values)})) {
    if (typeof value === "boolean") elements[name].checked = value;
    else elements[name].value = value;
  }
  document.querySelector(${JSON.stringify(form)}).dispatchEvent(new Event("input", { bubbles: true }));
})()`;

test("the month has lunar days, festivals and solar terms, and says of every day what it is", () => withPage({}, async (page) => {
  assert.equal(await page.run(text("#month-title")), "Tháng 2, 2026");
  assert.equal(await page.run(text("#lunar-title")), "Tháng Giêng Bính Ngọ");
  assert.equal(await page.run("document.querySelectorAll('#grid tbody button').length"), 42);
  const label = await page.run("document.querySelector('[data-date=\"2026-02-17\"]').getAttribute('aria-label')");
  assert.match(label, /^Thứ Ba, 17 tháng 2 năm 2026, âm lịch mùng 1 tháng Giêng năm Bính Ngọ/);
  assert.equal(await page.run(text("[data-date='2026-02-17'] .lunar")), "1/1");
  assert.equal(await page.run("document.querySelector('[aria-current=date]').dataset.date"), "2026-02-17");
  assert.equal(await page.run(text("#grid th:last-child .unseen")), "Chủ Nhật");
}));

test("the day says what the almanac has of it", () => withPage({}, async (page) => {
  const day = await page.run("document.querySelector('#day').innerText");
  for (const words of ["Thứ Ba, 17 tháng 2 năm 2026", "ùng 1 tháng Giêng năm Bính Ngọ", "Tết Nguyên đán", "Nhâm Tuất", "Lập xuân"]) {
    assert.ok(day.includes(words), `${words} in ${day}`);
  }
}));

test("pentads and the six days are those of the command, in the calendars that have them", () => withPage({}, async (page) => {
  const label = { vi: ["hậu", "lục diệu"], en: ["pentad", "six days (rokuyō)"], zh: ["候", "六曜"] };
  const rows = (words) => page.run(`[...document.querySelectorAll("#day-almanac dt")].filter((one) => ${JSON.stringify(words)}.includes(one.textContent))
    .map((one) => [one.textContent, one.nextSibling.textContent, one.nextSibling.querySelector("[lang]")?.lang ?? null])`);
  for (const [date, calendar, language, lang] of [
    ["2026-07-02", "japanese", "vi", "ja"], ["2026-07-01", "japanese", "en", "ja"], ["2033-12-22", "japanese", "zh", "ja"],
    ["2026-07-02", "chinese", "zh", "zh-Hans"], ["1952-02-05", "chinese", "vi", "zh-Hans"], ["2026-07-02", "korean", "en"], ["2026-07-02", "vietnamese", "vi"],
  ]) {
    await page.run(`location.hash = "#${date}"`);
    await page.run(click(`[data-calendar=${calendar}]`));
    await page.run(click(`[data-language=${language}]`));
    await page.until(`location.hash === "#${date}" && document.querySelector("[aria-pressed=true][data-date]")?.dataset.date === "${date}"`);
    const lines = execFileSync(process.env.ALMANAC, ["date", date, "--calendar", calendar, "--language", language], { encoding: "utf8" }).split("\n");
    const said = (name) => lines.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length).trim())[0];
    const [pentad, rokuyo] = label[language].map(said);
    // The command has the date in figures behind the name.
    const expected = [...(rokuyo ? [[label[language][1], rokuyo, null]] : []), ...(pentad ? [[label[language][0], /^\d+ [^ ,，]+/.exec(pentad)[0], lang]] : [])];
    const found = await rows(label[language]);
    assert.deepEqual(found.map(([name, value, own], index) => [name, expected[index]?.[2] ? value.slice(0, expected[index][1].length) : value, own]), expected, `${date} ${calendar}`);
    assert.equal(found.length, { japanese: 2, chinese: 1 }[calendar] ?? 0);
    if (pentad) assert.ok(found.at(-1)[1].includes(pentad.match(/\d{4}/)[0]), found.at(-1)[1]);
  }
  await page.run("localStorage.clear()");
}));

test("an address leads to its day, and choosing a day changes the address", () => withPage({}, async (page) => {
  assert.equal(await page.run(text("#month-title")), "Tháng 7, 2025");
  assert.equal(await page.run(text("#day-lunar")), "mùng 1 tháng Sáu nhuận năm Ất Tỵ");
  await page.run(click("[data-date='2025-07-24']"));
  assert.equal(await page.run("location.hash"), "#2025-07-24");
  assert.equal(await page.run(text("#day-lunar")), "ngày 30 tháng Sáu năm Ất Tỵ");
  assert.equal(await page.run("document.querySelectorAll('#grid [aria-pressed=true]').length"), 1);
  await page.run("location.hash = '#2030-02-02'");
  await page.until("document.querySelector('#month-title').textContent === 'Tháng 2, 2030'");
  // A day that does not exist changes nothing, and the page says so.
  await page.run("location.hash = '#2030-02-30'");
  await page.until(`${text("#month-message")} === 'Không có ngày này.'`);
  await page.run("location.hash = '#1800-01-01'");
  await page.until(`${text("#month-message")}.startsWith('Chỉ có ngày âm lịch từ')`);
  assert.equal(await page.run(text("#month-title")), "Tháng 2, 2030");
  await page.run(click("[data-date='2030-02-14']"));
  assert.equal(await page.run(text("#month-message")), "");
  // Today has no address: a page that is opened again tomorrow shows tomorrow.
  await page.run(click("#today"));
  assert.equal(await page.run("location.href"), url);
}, { hash: "#2025-07-25" }));

/** Types a text into a field, and lets the page know. */
const type = (selector, value, event = "input") => `(() => {
  const field = document.querySelector(${JSON.stringify(selector)});
  field.value = ${JSON.stringify(value)};
  field.dispatchEvent(new Event(${JSON.stringify(event)}, { bubbles: true }));
})()`;

/** Searches for a text, and returns what is found: names and addresses, or the message. */
async function searched(page, value) {
  await page.run(`document.querySelector("#found ol").replaceChildren(document.createElement("hr")), ${type("#search input", value)}`);
  await page.until("!document.querySelector('#found hr')");
  return page.run(`[...document.querySelectorAll("#found a")].map((one) => one.textContent + " " + one.getAttribute("href")).join("\\n")
    || document.querySelector("#found p.quiet").textContent`);
}

test("festivals, terms and dates are found as one types, in the words and figures of several languages", () => withPage({}, async (page) => {
  // Tết of 2031 and Vu Lan of 2026 by printed calendars; the solstice is on 21 December at 20:50 UTC.
  const first = {
    "tết 2031": "Tết Nguyên đán.* #2031-01-23", "tet nguyen dan nam 2031": "Tết Nguyên đán.* #2031-01-23",
    "rằm tháng bảy": "rằm tháng Bảy năm Bính Ngọ.* #2026-08-27", "ram thang 7 2025": "rằm tháng Bảy năm Ất Tỵ.* #2025-09-06",
    "17/2": "Thứ Ba, 17 tháng 2 năm 2026.* #2026-02-17", "2/17": "Thứ Ba, 17 tháng 2 năm 2026.* #2026-02-17", "2027年4月30日": ".* #2027-04-30", "30/4/2027": ".* #2027-04-30",
    "2027-4-30": ".* #2027-04-30", "1/1 âm": "mùng 1 tháng Giêng năm Bính Ngọ.* #2026-02-17", "1/1/2030 al": ".* #2030-02-02",
    "mồng 10 tháng 3": "Thứ Ba, 10 tháng 3.* #2026-03-10", "mùng 10 tháng ba": "mùng 10 tháng Ba.* #2026-04-26", "1/6n 2025": "mùng 1 tháng Sáu nhuận.* #2025-07-25",
    "冬至": "Đông chí.* #2026-12-22", "2030年冬至": "Đông chí.* #2030-12-22", "đông chí 2030": "Đông chí.* #2030-12-22", "八月十五": "rằm tháng Tám.* #2026-09-25", "十二月初八": "mùng 8 tháng Chạp.* #2027-01-15",
    "tháng 4/2027": "Tháng 4, 2027 #2027-04", "4/2027": "Tháng 4, 2027 #2027-04", "giỗ tổ": "Giỗ Tổ Hùng Vương.* #2026-04-26", "rằm": "rằm tháng Giêng.* #2026-03-03", "ngày rằm": "rằm tháng Giêng.* #2026-03-03",
    "正月": "mùng 1 tháng Giêng.* #2026-02-17", "tháng 7 âm lịch": "mùng 1 tháng Bảy.* #2026-08-13", "tháng 6 nhuận 2025": "mùng 1 tháng Sáu nhuận.* #2025-07-25",
    "十月一日": "mùng 1 tháng Mười.* #2026-11-09", "day 15 of the seventh month": "rằm tháng Bảy.* #2026-08-27", "Thứ Ba, 17 tháng 2 năm 2026": "Thứ Ba, 17 tháng 2 năm 2026.* #2026-02-17",
  };
  for (const [value, expected] of Object.entries(first)) assert.match((await searched(page, value)).split("\n")[0], new RegExp(`^${expected}$`), value);
  // The other reading comes second: 17/2 of the lunar year is 4 April.
  assert.match(await searched(page, "17/2"), /\n.*17 tháng Hai năm Bính Ngọ.*#2026-04-04$/);
  // A festival that the calendar does not have is of another one, which is named.
  assert.match(await searched(page, "추석"), /^Hàn Quốc: .*25 tháng 9 năm 2026.* #2026-09-25$/);
  // Days that people avoid are in no list unasked, and found by their name.
  assert.match((await searched(page, "nguyệt kỵ 2026")).split("\n")[0], /^Nguyệt kỵ.* #2026-01-02$/);
  // A whole name of another country is before a part of one of Vietnam.
  assert.match(await searched(page, "こどもの日"), /^Nhật Bản: .* #2026-05-05/);
  // Where nothing is found, the page says what can be.
  assert.match(await searched(page, "xyz"), /^Không tìm thấy\. Có thể tìm ngày lễ và tiết khí/);
  assert.match(await searched(page, "31/4/2027"), /^Không có ngày này\. Có thể tìm/);
  assert.equal(await searched(page, "30/2/2025"), "Tháng Hai âm lịch năm 2025 chỉ có 29 ngày.");
  assert.equal(await searched(page, "1/1 nhuận 2026"), "Năm âm lịch 2026 không có tháng nhuận.");
  assert.match(await searched(page, "tết 1800"), /^Chỉ có ngày âm lịch từ/);
  assert.equal(await page.run(text("#search [role=status]")), await page.run(text("#found p.quiet")));
}));

test("the search is of the calendar shown, and dates have the order of the language", () => withPage({ languages: "zh-CN,zh" }, async (page) => {
  assert.match(await searched(page, "春节 2030"), /^春节.* #2030-02-03/);
  assert.match(await searched(page, "3/4"), /^2026年3月4日.* #2026-03-04/);
  await page.run(click("[data-calendar=korean]"));
  assert.match(await searched(page, "추석"), /^中秋.* #2026-09-25/);
  assert.match(await searched(page, "seollal"), /^春节.* #2026-02-17/);
  await page.run(click("[data-language=vi]"));
  assert.match(await searched(page, "3/4"), /^Thứ Sáu, 3 tháng 4 năm 2026.* #2026-04-03/);
}));

test("the slash leads to the search, arrows through what is found, Enter to the day and Escape back", () => withPage({}, async (page) => {
  const type = (text) => page.call("Input.insertText", { text });
  await page.run("document.querySelector('#grid [tabindex=\"0\"]').focus()");
  await page.call("Input.dispatchKeyEvent", { type: "keyDown", key: "/", text: "/" });
  assert.equal(await page.run("document.activeElement.type + document.activeElement.value"), "search");
  await type("17/2");
  await page.until("document.querySelectorAll('#found a').length === 2");
  await page.press("ArrowDown");
  await page.press("ArrowDown");
  assert.equal(await page.run("document.activeElement.getAttribute('href')"), "#2026-04-04");
  await page.press("Enter");
  assert.equal(await page.run(text("#day-lunar")), "ngày 17 tháng Hai năm Bính Ngọ");
  assert.equal(await page.run(focusedDate + " + document.querySelector('#found').hidden"), "2026-04-04true");
  await page.run("document.querySelector('#search input').focus()");
  await type("tet 2031");
  await page.until("document.querySelector('#found a')?.getAttribute('href') === '#2031-01-23'");
  await page.press("Escape");
  assert.equal(await page.run("document.querySelector('#found').hidden + document.querySelector('#search input').value"), "true");
  await type("tet 2031");
  await page.until("!document.querySelector('#found').hidden");
  await page.press("Enter");
  await page.until("location.hash === '#2031-01-23'");
  // Own days are found by their names.
  await page.run(submit({ name: "ông Bảy", kind: "death", day: "10", month: "3" }));
  assert.match(await searched(page, "giỗ ông b"), /^ông Bảy.*Chủ Nhật, 26 tháng 4 năm 2026/);
}));

test("every day and month has an address, as people type it too, and one goes back", () => withPage({}, async (page) => {
  const goes = async (hash, title, address) => {
    await page.run(`location.hash = ${JSON.stringify(hash)}`);
    await page.until(`${text("#month-title")} === ${JSON.stringify(title)} && location.hash === ${JSON.stringify(address)}`);
  };
  assert.equal(await page.run(text("#month-title")), "Tháng 4, 2027");
  await goes("#30/4/2027", "Tháng 4, 2027", "#2027-04-30");
  await goes("#2028-5-1", "Tháng 5, 2028", "#2028-05-01");
  await goes("#3/2029", "Tháng 3, 2029", "#2029-03");
  await goes("#1/1/2030 âm", "Tháng 2, 2030", "#2030-02-02");
  assert.equal(await page.run(text("#day-lunar")), "mùng 1 tháng Giêng năm Canh Tuất");
  await page.run("location.hash = '#%'");
  await page.run("location.hash = '#1/1850'");
  await page.until(`${text("#month-message")}.startsWith("Chỉ có ngày âm lịch từ")`);
  await page.run("location.hash = '#13/2026'");
  await page.until(`${text("#month-message")} === "Không có ngày này."`);
  // Pages that are turned are one step.
  await page.run(click("[data-date='2030-02-14']"));
  for (let turn = 0; turn < 3; turn++) await page.run(click("#next"));
  assert.equal(await page.run("location.hash"), "#2030-05");
  await page.run("history.back()");
  await page.until(`${text("#month-title")} === "Tháng 2, 2030" && location.hash === "#2030-02-14"`);
  await page.run("history.forward()");
  await page.until(`${text("#month-title")} === "Tháng 5, 2030"`);
  await page.run(click("#today"));
  await page.run("history.back()");
  await page.until(`${text("#month-title")} === "Tháng 5, 2030"`);
  await page.run("history.forward()");
  await page.until(`${text("#month-title")} === "Tháng 2, 2026"`);
}, { hash: "#2027-4-30" }));

test("what is shown is shared by the device, or its address is copied", () => withPage({}, async (page) => {
  await page.run("Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => { globalThis.copied = text; } } })");
  await page.run("navigator.share = undefined");
  await page.run(click("#share"));
  await page.until(`${text("#shared")} === "Đã sao chép liên kết."`);
  assert.equal(await page.run("copied"), `${url}#2026-02-17`);
  await page.run("navigator.share = async (what) => { globalThis.given = what; }");
  await page.run(click("#next"));
  await page.run(click("#share"));
  assert.deepEqual(await page.run("given"), { title: "Tháng 3, 2026", url: `${url}#2026-03` });
  // Where neither is possible, the address is there to be read.
  await page.run("navigator.share = async () => { throw new Error('no'); }");
  await page.run(click("#share"));
  await page.until(`${text("#shared")} === "${url}#2026-03"`);
}));

test("fields for dates have the order of the language, and take lunar dates", () => withPage({}, async (page) => {
  const value = (selector) => page.run(`document.querySelector("${selector}").value`);
  const order = "[...document.querySelectorAll('#from-lunar input:not([type]), #from-lunar select')].map((one) => one.name).join()";
  assert.deepEqual([await value("#go-to"), await page.run(order)], ["17/2/2026", "day,month,year"]);
  await page.run(type("#go-to", "1/1/2030 âm", "change"));
  assert.equal(await page.run(text("#day-title")), "Thứ Bảy, 2 tháng 2 năm 2030");
  await page.run(enter("#converter form", { direction: "lunar", date: "4/4/2009" }));
  assert.match(await page.run(text("#converter output")), /^mùng 10 tháng Ba năm Kỷ Sửu/);
  await page.run(click("[data-language=zh]"));
  assert.deepEqual([await value("#go-to"), await page.run(order)], ["2030/2/2", "year,month,day"]);
  await page.run(click("[data-language=en]"));
  assert.deepEqual([await value("#go-to"), await page.run(order)], ["2/2/2030", "month,day,year"]);
}));

const years = "document.querySelectorAll('#year-months table').length === 12";
/** The lines of the year's list: the days, and what is on them. */
const yearList = `[...document.querySelectorAll("#year-list section")].flatMap((one, month) => [...one.querySelectorAll("li:not(.moons)")]
  .map((line) => one.querySelector("h3").textContent.replace(/\\D/g, "") + "/" + line.querySelector("a").textContent + " " + line.querySelector("span").textContent))`;
const uncheck = (name) => click(`#year-filter [name=${name}]`);

test("a year shows its festivals, days off and worked, terms, phases and the user's own days, and less if that is wanted", () => withPage({}, async (page) => {
  await page.run(submit({ name: "ông nội", kind: "death", day: "10", month: "3", year: "2001" }));
  await page.run("location.hash = '#2026'");
  await page.until(years);
  assert.deepEqual(await page.run("['#month', '#day', '#year'].map((one) => document.querySelector(one).checkVisibility())"), [false, false, true]);
  assert.equal(await page.run(text("#year-title")), "Năm 2026");
  assert.equal(await page.run(text("#year-lunar")), "Tết Bính Ngọ 2026 · 17 tháng 2 năm 2026");
  const list = await page.run(yearList);
  // The break of Tết by Thông báo 9441/TB-BNV with its worked Saturday of January; terms by the tables of the command.
  for (const line of ["2/14–15 Nghỉ lễ", "2/17 Tết Nguyên đán", "1/10 Ngày làm bù", "12/22 Đông chí", "4/26 Giỗ Tổ Hùng Vương"]) assert.ok(list.includes(line), `${line}: ${list}`);
  assert.ok(list.includes("4/26 Giỗ ông nội lần thứ 25"));
  assert.ok(!list.some((line) => line.includes("Nhà giáo")));
  const said = (args) => JSON.parse(execFileSync(process.env.ALMANAC, [...args, "--format", "json"], { encoding: "utf8" }));
  const range = ["--from", "2026-01-01", "--to", "2026-12-31"];
  const terms = said(["export", "terms", ...range]).map(({ date, name }) => `${Number(date.slice(5, 7))}/${Number(date.slice(8))} ${name}`);
  // Thanh minh is a festival too, and is there once.
  assert.deepEqual(terms.filter((line) => !list.includes(line)), []);
  assert.equal(list.filter((line) => line.endsWith("Thanh minh")).length, 1);
  const moons = "[...document.querySelectorAll('#year [data-moon]')].map((one) => one.querySelector('a').getAttribute('href').slice(1) + one.dataset.moon)";
  assert.deepEqual(await page.run(moons), said(["export", "phases", ...range]).map(({ date, phase }) => date + phase));
  const days = said(["export", "days", "2026", "--columns", "date,weekday,off,worked"]);
  const roles = await page.run("Object.fromEntries([...document.querySelectorAll('#year td a')].map((one) => [one.getAttribute('href').slice(1), one.dataset.role ?? '']))");
  for (const { date, off, worked } of days.filter(({ date }) => date !== "2026-04-26")) {
    assert.equal(roles[date] === "publicHoliday", off, date);
    if (worked) assert.equal(await page.run(`document.querySelector("#year [href='#${date}']").dataset.worked`), "", date);
  }
  // Days off that are only foreseen are neither.
  assert.equal(await page.run("document.querySelectorAll('#year [data-worked]').length"), days.filter(({ worked }) => worked).length);
  assert.equal(Object.keys(roles).length, 365);
  await page.run(uncheck("observance"));
  assert.ok((await page.run(yearList)).includes("11/20 Ngày Nhà giáo Việt Nam"));
  for (const kind of ["off", "festival", "observance", "term", "phase"]) await page.run(uncheck(kind));
  assert.deepEqual((await page.run(yearList)).map((line) => line.slice(0, 12)), ["4/26 Giỗ ông"]);
  assert.equal(await page.run("document.querySelectorAll('#year [data-moon]').length"), 0);
  // The choice is kept.
  await reload(page);
  await page.until(years);
  assert.equal((await page.run(yearList)).length, 1);
}));

test("a year is left to its days and months, and one goes back to it", () => withPage({}, async (page) => {
  await page.until(years);
  assert.equal(await page.run(text("#year-title")), "Năm 2027");
  // The decisions about the year are not all made.
  assert.match(await page.run(text("#year-note")), /^Lịch nghỉ năm 2027 chưa được quyết định hết/);
  await page.run(click("#year-next"));
  await page.until(`${text("#year-title")} === "Năm 2028"`);
  assert.equal(await page.run("location.hash"), "#2028");
  await page.run(click("#year [href='#2028-05']"));
  await page.until(`${text("#month-title")} === "Tháng 5, 2028"`);
  assert.deepEqual(await page.run("['#month', '#year'].map((one) => document.querySelector(one).checkVisibility())"), [true, false]);
  await page.run("history.back()");
  await page.until("document.querySelector('#year').checkVisibility()");
  await page.run("document.querySelector('#leave-year').focus()");
  await page.press("Enter");
  await page.until("document.querySelector('#month').checkVisibility() && document.activeElement.dataset.date");
  assert.equal(await page.run("location.hash"), "#2028-05");
  await page.run(click("#whole-year"));
  await page.until("document.querySelector('#year').checkVisibility()");
  assert.match(await searched(page, "2031"), /^Năm 2031 #2031$/);
  await page.press("Enter");
  // In China days off of 2027 are foreseen and not decided, which is no work on them.
  await page.run("location.hash = '#2027'");
  await page.run(click("[data-calendar=chinese]"));
  await page.until(`${yearList}.some((line) => line.startsWith("2/9–10 "))`);
  assert.equal(await page.run("document.querySelectorAll('#year [data-worked]').length"), 0);
  // A year of another calendar has its festivals.
  await page.run(click("[data-calendar=korean]"));
  await page.until(`${yearList}.some((line) => line === "9/25 Tết Trung thu (Chuseok)" || line.includes("Chuseok"))`);
  await page.run("location.hash = '#1850'");
  await page.until(`${text("#month-message")}.startsWith("Chỉ có ngày âm lịch từ")`);
  assert.equal(await page.run("document.querySelector('#month-message').checkVisibility()"), true);
}, { hash: "#2027" }));

test("the ends of the tables have their years", () => withPage({}, async (page) => {
  for (const [year, hidden] of [[1899, "previous"], [2101, "next"]]) {
    await page.run(`location.hash = "#${year}"`);
    await page.until(`${text("#year-title")} === "Năm ${year}" && ${years}`);
    assert.equal(await page.run(`document.querySelector("#year-${hidden}").hidden`), true);
  }
}));

test("a year goes into a calendar app as it is seen, with the identities that the command gives", () => withPage({}, async (page) => {
  await page.until(years);
  for (const kind of ["off", "term", "observance"]) await page.run(uncheck(kind));
  const { name, type, text: file } = await page.run(downloaded("#year-save"));
  assert.deepEqual([name, type], ["Năm 2026.ics", "text/calendar"]);
  const events = (text) => text.replace(/\r\n /g, "").split("BEGIN:VEVENT\r\n").slice(1)
    .map((one) => ["UID", "DTSTART;VALUE=DATE", "DTEND;VALUE=DATE", "SUMMARY", "STATUS"].map((key) => new RegExp(`^${key}:(.*)\r$`, "m").exec(one)[1]).join(" ")).sort();
  const told = (table) => events(execFileSync(process.env.ALMANAC, ["export", table, "--from", "2026-01-01", "--to", "2026-12-31", "--format", "ics"], { encoding: "utf8" }));
  // Days by decision have names of their own in the command's file.
  const named = told("festivals").filter((line) => !line.startsWith("day-"));
  assert.ok(named.length > 40);
  const isPhase = (line) => line.startsWith("phase-");
  assert.deepEqual(events(file).filter((line) => !isPhase(line)), named);
  const ids = (lines) => lines.filter(isPhase).map((line) => line.split(" ").slice(0, 2).join(" "));
  assert.deepEqual(ids(events(file)), ids(told("phases")));
  // The user's own days have the identities of their own file, the second of a year by its leap month.
  await page.run(submit({ name: "Mai", kind: "other", day: "1", month: "6", leapMonthRule: "bothMonths" }));
  await page.run("location.hash = '#2025'");
  await page.until(`${text("#year-title")} === "Năm 2025" && document.querySelector("#year-months td a").getAttribute("href") === "#2025-01-01"`);
  const own = events((await page.run(downloaded("#year-save"))).text).filter((line) => line.startsWith("anniversary-"));
  assert.deepEqual(own.map((line) => line.replace(/^anniversary-\w+-|@almanac/g, "")), ["2025-leap 20250725 20250726 Mai CONFIRMED", "2025 20250625 20250626 Mai CONFIRMED"]);
}, { hash: "#2026" }));

test("a year is printed on one page of A4, A3 and Letter, with all days of the user's own and the name of the calendar", () => withPage({}, async (page) => {
  const list = Array.from({ length: 150 }, (_, place) => ({ id: `a${place}`, name: place % 9 ? `Cụ bà họ Nguyễn đời thứ ${place}` : "x".repeat(80), kind: "death", month: place % 12 + 1, day: place % 28 + 1 }));
  await page.run(`localStorage.calendarSettings = ${JSON.stringify(JSON.stringify({ anniversaries: list }))}`);
  for (const [count, settings] of [[150, list], [2, list.slice(0, 2)]]) {
    await page.run(`localStorage.calendarSettings = ${JSON.stringify(JSON.stringify({ anniversaries: settings }))}`);
    await reload(page);
    await page.until(`${years} && document.querySelectorAll("#year-list [data-role=anniversary]").length >= ${count}`);
    if (count > 2) await page.run(uncheck("observance"));
    for (const [paperWidth, paperHeight] of [[8.27, 11.69], [11.69, 16.54], [8.5, 11]]) {
      const { data } = await page.call("Page.printToPDF", { paperWidth, paperHeight, printBackground: true });
      const pdf = Buffer.from(data, "base64").toString("latin1");
      assert.equal(pdf.match(/\/Type\s*\/Page\b/g).length, 1, `${count} days on ${paperWidth}`);
      // The sheet is upright.
      const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf).map(Number);
      assert.ok(width < height && Math.abs(width - 72 * paperWidth) < 2);
      // Its letters are as large as there is room for: on a screen of the size of the sheet within its margins of 10 mm, the year is hardly shorter.
      const inner = [paperWidth, paperHeight].map((inches) => Math.round(96 * inches - 2 * 96 / 2.54));
      await page.call("Emulation.setDeviceMetricsOverride", { width: inner[0], height: inner[1], deviceScaleFactor: 1, mobile: false });
      await page.call("Emulation.setEmulatedMedia", { media: "print" });
      const [filled, letters] = await page.run(`[document.querySelector("#year").getBoundingClientRect().height / innerHeight,
        parseFloat(getComputedStyle(document.querySelector("#year-list li")).fontSize) * 72 / 96]`);
      // 150 names of 30 letters and more are small; a year of most people is as large as in printed calendars.
      const [leastFilled, leastLetters] = count > 2 ? [0.6, 3.2] : [0.85, 6.9];
      assert.ok(filled >= leastFilled && filled <= 1 && letters >= leastLetters, `${count} days on ${paperWidth}: ${filled}, ${letters} points`);
      await page.call("Emulation.setEmulatedMedia", { media: "" });
    }
  }
  for (const [language, calendar] of [["en", "chinese"], ["zh", "korean"], ["vi", "japanese"], ["vi", "vietnamese"]]) {
    await page.run(click(`[data-language=${language}]`));
    await page.run(click(`[data-calendar=${calendar}]`));
    await page.run("new Promise((done) => setTimeout(done, 300))");
    const { data } = await page.call("Page.printToPDF", { paperWidth: 8.5, paperHeight: 11, printBackground: true });
    assert.equal(Buffer.from(data, "base64").toString("latin1").match(/\/Type\s*\/Page\b/g).length, 1, `${language} ${calendar}`);
  }
  await page.call("Emulation.setEmulatedMedia", { media: "print" });
  assert.deepEqual(await page.run("['#year-calendar', '#year-filter', '#year .turn', '#new-year', '.top'].map((one) => document.querySelector(one).checkVisibility())"), [true, false, false, false, false]);
  assert.equal(await page.run(text("#year-calendar")), "Lịch âm dương Việt Nam");
}, { hash: "#2026" }));

test("dates are converted both ways, and the leap month of the same number is told", () => withPage({}, async (page) => {
  const answer = text("#converter output");
  await page.run(enter("#converter form", { date: "2009-04-04" }));
  assert.match(await page.run(answer), /^mùng 10 tháng Ba năm Kỷ Sửu/);
  await page.run(enter("#converter form", { direction: "civil", day: "1", month: "1", year: "2030", isLeapMonth: false }));
  assert.match(await page.run(answer), /^Thứ Bảy, 2 tháng 2 năm 2030mùng 1 tháng Giêng năm Canh TuấtNgày này chắc chắn/);
  await page.run(enter("#converter form", { day: "1", month: "6", year: "2025" }));
  assert.match(await page.run(answer), /^Thứ Tư, 25 tháng 6 năm 2025.*Năm đó còn có tháng Sáu nhuận: Thứ Sáu, 25 tháng 7 năm 2025/);
  assert.equal(await page.run("document.querySelector('#converter output a').getAttribute('href')"), "#2025-06-25");
}));

test("a date that does not exist says why, and a doubtful one how near to midnight the event is", () => withPage({}, async (page) => {
  const answer = text("#converter output");
  const cases = [
    [{ day: "1", month: "6", year: "2026", isLeapMonth: true }, "Năm âm lịch 2026 không có tháng nhuận."],
    [{ day: "1", month: "7", year: "2025", isLeapMonth: true }, "Năm âm lịch 2025 không có tháng Bảy nhuận; tháng nhuận của năm đó là tháng Sáu nhuận."],
    [{ day: "30", month: "2", year: "2025", isLeapMonth: false }, "Tháng Hai âm lịch năm 2025 chỉ có 29 ngày."],
    [{ day: "1", month: "1", year: "1800" }, "Chỉ có ngày âm lịch từ 10 tháng 2 năm 1899 đến 28 tháng 1 năm 2101"],
    [{ day: "31", year: "2026" }, "Ngày: hãy nhập một số từ 1 đến 30."], [{ day: "2.5" }, "Ngày: hãy nhập một số từ 1 đến 30."],
    [{ day: "" }, "Ngày: hãy nhập một số từ 1 đến 30."], [{ day: "0" }, "Ngày: hãy nhập một số từ 1 đến 30."],
    [{ day: "1", month: "1", year: "năm" }, "Năm: hãy nhập một số từ 1899 đến 2100."],
    // Days by their names, and digits of East Asian keyboards.
    [{ day: " Rằm", month: "1", year: "２０２６" }, "Thứ Ba, 3 tháng 3 năm 2026"], [{ day: "mùng 1" }, "Thứ Ba, 17 tháng 2 năm 2026"],
  ];
  for (const [values, expected] of cases) {
    await page.run(enter("#converter form", { direction: "civil", ...values }));
    assert.ok((await page.run(answer)).startsWith(expected), `${JSON.stringify(values)}: ${await page.run(answer)}`);
  }
  // The new moon of December 2072 is three seconds before midnight.
  await page.run(enter("#converter form", { direction: "lunar", date: "2072-12-19" }));
  assert.match(await page.run(answer), /Chưa chắc chắn: điểm sóc chỉ cách nửa đêm 3 giây, nên từ 9 tháng 12 năm 2072 đến 7 tháng 1 năm 2073/);
}));

test("Tết of any year", () => withPage({}, async (page) => {
  const answer = text("#new-year output");
  // New years that differ from the Chinese ones, and the ends of the tables.
  const days = { 1968: "Thứ Hai, 29 tháng 1 năm 1968", 1985: "Thứ Hai, 21 tháng 1 năm 1985", 2007: "Thứ Bảy, 17 tháng 2 năm 2007",
    2030: "Thứ Bảy, 2 tháng 2 năm 2030", 2053: "Thứ Ba, 18 tháng 2 năm 2053" };
  for (const [year, day] of Object.entries(days)) {
    await page.run(enter("#new-year form", { year }));
    assert.ok((await page.run(answer)).startsWith(day), `${year}: ${await page.run(answer)}`);
  }
  assert.equal(await page.run("document.querySelectorAll('#new-year li').length"), 4);
  await page.run(enter("#new-year form", { year: "2100" }));
  assert.match(await page.run(answer), /9 tháng 2 năm 2100.*Tết Canh Thân 2100/);
  await page.run(enter("#new-year form", { year: "2101" }));
  assert.match(await page.run(answer), /^Chỉ có ngày âm lịch từ/);
}));

test("keys go through the days as in other calendars", () => withPage({}, async (page) => {
  await page.run("document.querySelector('#grid [tabindex=\"0\"]').focus()");
  const steps = [
    ["ArrowRight", "2026-02-18"], ["ArrowDown", "2026-02-25"], ["ArrowDown", "2026-03-04"], ["ArrowUp", "2026-02-25"],
    ["Home", "2026-02-23"], ["End", "2026-03-01"], ["ArrowLeft", "2026-02-28"], ["PageDown", "2026-03-28"], ["PageUp", "2026-02-28"],
    ["PageDown", "2027-02-28", true], ["PageUp", "2026-02-28", true], ["ArrowRight", "2026-03-01"], ["PageUp", "2026-02-01"],
  ];
  for (const [key, date, shift] of steps) {
    await page.press(key, { shift });
    assert.equal(await page.run(focusedDate), date, key);
    assert.equal(await page.run("document.querySelectorAll('#grid [tabindex=\"0\"]').length"), 1);
  }
  // A shorter month takes its last day.
  await page.run("location.hash = '#2026-01-31'");
  await page.until(`${text("#month-title")} === 'Tháng 1, 2026'`);
  await page.run("document.querySelector('#grid [tabindex=\"0\"]').focus()");
  await page.press("PageDown");
  assert.equal(await page.run(focusedDate), "2026-02-28");
  await page.press("Enter");
  assert.equal(await page.run("location.hash"), "#2026-02-28");
  await page.press("Tab");
  assert.equal(await page.run("document.activeElement.id"), "go-to");
  // A day of another month turns the page, and the focus goes with it.
  await page.run("document.querySelector('[data-date=\"2026-03-01\"]').focus()");
  await page.press("Enter");
  assert.equal(await page.run(text("#month-title")), "Tháng 3, 2026");
  assert.equal(await page.run(focusedDate), "2026-03-01");
}));

test("at the ends of the tables keys and buttons stop and say why", () => withPage({}, async (page) => {
  await page.run("document.querySelector('#grid [tabindex=\"0\"]').focus()");
  await page.press("ArrowLeft");
  assert.equal(await page.run(focusedDate), "1899-02-10");
  assert.match(await page.run(text("#month-message")), /^Chỉ có ngày âm lịch từ 10 tháng 2 năm 1899/);
  assert.equal(await page.run("document.querySelector('#previous').getAttribute('aria-disabled')"), "true");
  assert.equal(await page.run("document.querySelector('[data-date=\"1899-02-09\"]').getAttribute('aria-disabled')"), "true");
  assert.equal(await page.run("document.querySelectorAll('button[disabled]').length"), 0);
}, { hash: "#1899-02-10" }));

test("a button that turns the page keeps the focus, and the month is said once", () => withPage({}, async (page) => {
  await page.run("document.querySelector('#next').focus()");
  await page.run(click("#next"));
  assert.equal(await page.run("document.activeElement.id"), "next");
  assert.equal(await page.run("document.activeElement.getAttribute('aria-label')"), "Tháng sau: Tháng 4, 2026");
  assert.equal(await page.run(text("#announcement")), "Tháng 3, 2026. Tháng Giêng – tháng Hai Bính Ngọ");
  await page.run(click("#today"));
  assert.match(await page.run(text("#announcement")), /^Thứ Ba, 17 tháng 2 năm 2026 · mùng 1 tháng Giêng năm Bính Ngọ · Tết Nguyên đán/);
}));

test("another language changes every word, and is kept", () => withPage({}, async (page) => {
  for (const [language, tag, title, converter] of [
    ["en", "en", "February 2026", "Convert a date"], ["zh", "zh-Hans", "2026年2月", "日期换算"], ["vi", "vi", "Tháng 2, 2026", "Đổi ngày"],
  ]) {
    await page.run(click(`[data-language=${language}]`));
    assert.equal(await page.run(text("#month-title")), title);
    assert.equal(await page.run(text("#converter-title")), converter);
    assert.equal(await page.run("document.documentElement.lang"), tag);
    if (language === "en") {
      const words = await page.run("document.querySelector('main').innerText");
      assert.doesNotMatch(words, /Thứ|tháng|ngày|năm /);
    }
  }
  await page.run(click("[data-language=en]"));
  await page.call("Page.reload");
  await page.until(`${text("#month-title")} === 'February 2026'`);
}));

test("the browser's language is the first one", () => withPage({ languages: "zh-CN,zh" }, async (page) => {
  assert.equal(await page.run(text("#month-title")), "2026年2月");
}));

// By the Hong Kong Observatory the Chinese new year is on 3 February 2030 and 19 February 2053; Vietnam keeps the day before.
test("answers are of the calendar of the reader's language, until another one is chosen", () => withPage({ languages: "zh-CN,zh" }, async (page) => {
  const answer = text("#new-year output");
  const pressed = "document.querySelector('#calendars [aria-pressed=true]').dataset.calendar";
  assert.equal(await page.run(pressed), "chinese");
  assert.equal(await page.run(text("#new-year-title")), "哪天过年？");
  await page.run(enter("#new-year form", { year: "2030" }));
  assert.match(await page.run(answer), /^2030年2月3日/);
  await page.run(enter("#converter form", { date: "2030-02-03" }));
  assert.match(await page.run(text("#converter output")), /^庚戌年正月初一/);
  await page.run("location.hash = '#2026-10-01'");
  await page.until(`${text("#day-festivals")}.includes("国庆")`);
  // The calendar follows the language, and stays once it was chosen.
  await page.run(click("[data-language=vi]"));
  assert.equal(await page.run(pressed), "vietnamese");
  assert.match(await page.run(answer), /^Thứ Bảy, 2 tháng 2 năm 2030/);
  await page.run(click("[data-calendar=korean]"));
  assert.equal(await page.run(text("#new-year-title")), "Tết Hàn Quốc vào ngày nào?");
  assert.match(await page.run(answer), /^Chủ Nhật, 3 tháng 2 năm 2030/);
  await page.run(click("[data-language=en]"));
  assert.equal(await page.run(pressed), "korean");
  await page.call("Page.reload");
  await page.until(`${text("#tagline")} === 'The lunar calendar of Korea'`);
}));

test("a reader of Korean or Japanese has that calendar, in English", () => withPage({ languages: "ja-JP,ko" }, async (page) => {
  assert.equal(await page.run(text("#tagline")), "The lunar calendar of Japan");
}));

// The lunar year 2100 ends on 28 January 2101.
test("the days of the last January have their almanac, and no note on a year that the tables do not have", () => withPage({}, async (page) => {
  assert.match(await page.run(text("#day-lunar")), /tháng Chạp năm Canh Thân/);
  assert.equal(await page.run("document.querySelector('#day-note').hidden"), true);
}, { hash: "#2101-01-15" }));

test("days on which two calendars differ are marked, and the answers of both are there", () => withPage({}, async (page) => {
  const beside = (id) => page.run(`(() => {
    const list = document.querySelector("#beside");
    list.value = "${id}";
    list.dispatchEvent(new Event("change", { bubbles: true }));
  })()`);
  const differing = "[...document.querySelectorAll('#grid button')].filter((one) => one.querySelector('.beside').textContent).map((one) => one.dataset.date)";
  assert.deepEqual(await page.run(differing), []);
  await beside("chinese");
  // The month of China that begins on 3 February is a day later until the month after, of which both have the same first day.
  const days = await page.run(differing);
  assert.deepEqual([days[0], days.at(-1), days.length], ["2030-02-02", "2030-03-03", 30]);
  assert.equal(await page.run(text("[data-date='2030-02-03'] .beside")), "1/1");
  assert.match(await page.run("document.querySelector('[data-date=\"2030-02-03\"]').getAttribute('aria-label')"), /Trung Quốc: mùng 1 tháng Giêng năm Canh Tuất/);
  assert.match(await page.run(text("#month-beside")), /^Số ngày trong tháng này có ngày âm khác với lịch Trung Quốc: 27\. Lần tới từ /);
  assert.equal(await page.run(text("#day-beside")), "Trung Quốc: mùng 1 tháng Giêng năm Canh Tuất");
  await page.run(enter("#new-year form", { year: "2053" }));
  assert.match(await page.run(text("#new-year output")), /^Thứ Ba, 18 tháng 2 năm 2053.*Trung Quốc: Thứ Tư, 19 tháng 2 năm 2053/);
  await page.run(enter("#new-year form", { year: "2031" }));
  assert.doesNotMatch(await page.run(text("#new-year output")), /Trung Quốc/);
  await page.run(click("#month-beside a"));
  await page.until(`${text("#day-beside")} !== "" && !document.querySelector("#day-beside").hidden`);
  // A calendar is not compared with itself.
  await page.run(click("[data-calendar=chinese]"));
  assert.equal(await page.run("document.querySelector('#month-beside').hidden"), true);
  await page.run(click("[data-calendar=vietnamese]"));
  await beside("");
  assert.deepEqual(await page.run(differing), []);
}, { hash: "#2030-02-03" }));

/** The least contrast of texts with what is behind them, and which text that is; large texts count half as much again. */
const contrast = `(() => {
  const rgb = (color) => (color.match(/[\\d.]+/g) ?? []).map(Number);
  const over = ([r, g, b, a = 1], back) => [r, g, b].map((one, place) => one * a + back[place] * (1 - a));
  const luminance = (color) => color.map((one) => one / 255).map((one) => one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4)
    .reduce((sum, one, place) => sum + one * [0.2126, 0.7152, 0.0722][place], 0);
  let least = { ratio: 21 };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node; (node = walker.nextNode());) {
    const parent = node.parentElement;
    if (!node.data.trim() || !parent.checkVisibility() || parent.closest(".unseen, noscript, option")) continue;
    const chain = [];
    for (let one = parent; one; one = one.parentElement) chain.unshift(rgb(getComputedStyle(one).backgroundColor));
    const back = chain.reduce((below, color) => color.length && color[3] !== 0 ? over(color, below) : below, [255, 255, 255]);
    const style = getComputedStyle(parent);
    // On a phone the names of days in the month are signs.
    if (parseFloat(style.fontSize) === 0) continue;
    const ink = over(rgb(style.color), back);
    const [light, dark] = [luminance(ink), luminance(back)].sort((a, b) => b - a);
    const isLarge = parseFloat(style.fontSize) >= 24 || parseFloat(style.fontSize) >= 18.66 && Number(style.fontWeight) >= 700;
    const ratio = (light + 0.05) / (dark + 0.05) * (isLarge ? 1.5 : 1);
    if (ratio < least.ratio) least = { ratio, text: node.data, color: style.color };
  }
  return least;
})()`;

test("every text has the contrast that WCAG AA asks for, in light and dark, and nothing is wider than the screen", async () => {
  for (const dark of [false, true]) {
    for (const width of [390, 1160]) {
      await withPage({ dark, width }, async (page) => {
        await seeAll(page);
        const least = await page.run(contrast);
        assert.ok(least.ratio >= 4.5, `${JSON.stringify(least)} dark: ${dark}`);
        assert.equal(await page.run("document.documentElement.scrollWidth"), width);
        const paper = await page.run("getComputedStyle(document.body).backgroundColor");
        assert.equal(paper, dark ? "rgb(19, 17, 16)" : "rgb(247, 244, 238)");
        const around = `document.querySelector("meta[name=theme-color][media*=${dark ? "dark" : "light"}]").content`;
        assert.equal(await page.run(around), dark ? "#131110" : "#f7f4ee");
        // The year and what is found too.
        await page.run("location.hash = '#2026'");
        await page.until(years);
        await searched(page, "tết");
        await page.run("document.querySelector('#found').hidden = false");
        const later = await page.run(contrast);
        assert.ok(later.ratio >= 4.5, `${JSON.stringify(later)} dark: ${dark}`);
        assert.equal(await page.run("document.documentElement.scrollWidth"), width);
      });
    }
  }
});

for (const width of [320, 390]) test(`letters of twice the size are not cut off on a screen of ${width}`, () => withPage({ width }, async (page) => {
  const size = "parseFloat(getComputedStyle(document.querySelector('#day-title')).fontSize)";
  const before = await page.run(size);
  await page.run("document.documentElement.style.fontSize = '200%'");
  assert.equal(await page.run(size), 2 * before);
  assert.ok((await page.run("document.documentElement.scrollWidth")) <= width);
  const cut = await page.run(`[...document.querySelectorAll("button, .solar, .lunar, h2, p, dd, strong")]
    .filter((one) => one.checkVisibility() && !one.closest(".unseen") && one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0)
    .map((one) => one.id + one.className + one.textContent)`);
  assert.deepEqual(cut, []);
  // No choice of a list is longer than its line, unless it goes on in the next one.
  await page.run(click("#converter [value=civil]"));
  const choices = await page.run(`[...document.querySelectorAll("select")].filter((one) => one.checkVisibility()).flatMap((one) => {
    const chosen = one.value;
    const canvas = document.createElement("canvas").getContext("2d");
    canvas.font = getComputedStyle(one).font;
    const found = [...one.options].filter((option) => {
      one.value = option.value;
      return one.scrollWidth > one.clientWidth || canvas.measureText(option.text).width > one.clientWidth - 44 && one.clientHeight < 70;
    }).map((option) => option.text);
    one.value = chosen;
    return found;
  })`);
  assert.deepEqual(choices, []);
}));

test("the day is the one of the reader's clock", async () => {
  for (const [zone, date] of [["Asia/Ho_Chi_Minh", "2026-02-17"], ["America/Los_Angeles", "2026-02-16"], ["Pacific/Kiritimati", "2026-02-17"]]) {
    const page = await browser.open("about:blank", { moment: "2026-02-17T06:30:00+07:00" });
    await page.call("Emulation.setTimezoneOverride", { timezoneId: zone });
    await page.call("Page.navigate", { url });
    await page.until(all);
    assert.equal(await page.run("document.querySelector('[aria-current=date]').dataset.date"), date, zone);
    assert.deepEqual(page.problems, []);
    await page.close();
  }
});

test("midnight changes the day that is today, and moves nobody who reads something else", async () => {
  const midnight = `document.querySelector('[aria-current=date]')?.dataset.date === "2026-02-18"`;
  const before = { moment: "2026-02-17T23:55:00+07:00" };
  const pass = async (page) => {
    await page.run("skipped = 300_000");
    await page.until(midnight);
  };
  await Promise.all([
    // A page that shows today moves to the new day.
    withPage(before, async (page) => {
      await pass(page);
      assert.match(await page.run(text("#day-title")), /^Thứ Tư, 18 tháng 2/);
      assert.equal(await page.run("document.querySelector('#grid [tabindex=\"0\"]').dataset.date"), "2026-02-18");
    }),
    // A page that was opened by an address stays at its day.
    withPage(before, async (page) => {
      await pass(page);
      assert.match(await page.run(text("#day-title")), /^Thứ Ba, 17 tháng 2/);
    }, { hash: "#2026-02-17" }),
    // A focused day keeps the focus, and a page that shows another month stays there.
    withPage(before, async (page) => {
      await page.run("document.querySelector('#grid [tabindex=\"0\"]').focus()");
      await pass(page);
      assert.equal(await page.run("document.activeElement.dataset.date + document.activeElement.tabIndex"), "2026-02-170");
    }),
    withPage(before, async (page) => {
      for (let month = 0; month < 5; month++) await page.run(click("#next"));
      await page.run("skipped = 300_000");
      await page.until(`${text("#day-title")}.startsWith("Thứ Tư, 18 tháng 2")`);
      assert.equal(await page.run(text("#month-title")), "Tháng 7, 2026");
    }),
  ]);
});

test("a date to go to that the tables do not have is told, and the field has the day that is shown", () => withPage({}, async (page) => {
  const go = (value) => `(() => {
    const field = document.querySelector("#go-to");
    field.value = "${value}";
    field.dispatchEvent(new Event("change"));
  })()`;
  await page.run(go("1800-01-01"));
  assert.match(await page.run(text("#month-message")), /^Chỉ có ngày âm lịch từ 10 tháng 2 năm 1899/);
  assert.equal(await page.run("document.querySelector('#go-to').value"), "17/2/2026");
  await page.run(go("2026-07-01"));
  assert.equal(await page.run(text("#month-title") + " + " + text("#month-message")), "Tháng 7, 2026");
}));

test("nothing is drawn anew that a reader may have open", () => withPage({}, async (page) => {
  await seeAll(page);
  await page.run(`globalThis.kept = ["#sky option", "#sky dd", "#anniversaries option", "#pictures img"].map((one) => document.querySelector(one))`);
  await page.run("document.dispatchEvent(new Event('visibilitychange'))");
  await page.call("Emulation.setEmulatedMedia", { features: [{ name: "prefers-color-scheme", value: "dark" }] });
  await page.run("new Promise((done) => setTimeout(done, 100))");
  assert.deepEqual(await page.run("kept.slice(0, 3).map((one) => one.isConnected)"), [true, true, true]);
}));

test("links at the head lead to the parts of the page, and the address stays that of the day", () => withPage({ width: 390 }, async (page) => {
  for (const part of ["new-year", "anniversaries", "converter", "sky", "widgets"]) {
    await page.run(click(`#sections [href='#${part}']`));
    assert.equal(await page.run("document.activeElement.parentElement.id"), part);
    assert.equal(await page.run("location.hash"), "#2026-03-07");
  }
  // On a phone what day is chosen is seen without scrolling, and the insult is not before what people come for.
  await seeAll(page);
  const top = (selector) => page.run(`document.querySelector("${selector}").getBoundingClientRect().top + scrollY`);
  assert.ok((await top("#chosen")) < 844);
  assert.ok((await top("#anniversaries")) < (await top("#insult")));
}, { hash: "#2026-03-07" }));

test("what is coming, the seasons, and the Sun of a place or of the device", () => withPage({}, async (page) => {
  await seeAll(page);
  // As many as the widget has room for, in a size that has room for twelve.
  assert.equal(await page.run("document.querySelectorAll('#events li').length"), 12);
  assert.match(await page.run(text("#events li")), /^Tết Nguyên đán.*17 tháng 2.*Hôm nay$/);
  const sky = "document.querySelector('#sky').innerText";
  // The equinox is on 20 March 2026 at 14:46 UTC.
  for (const words of [/Xuân phân\s+31 ngày/, /20 tháng 3, 21:4[56]/, /Mặt Trời mọc\s+06:2\d/]) assert.match(await page.run(sky), words);
  const choose = (id) => `(() => { const list = document.querySelector("#sky select"); list.value = "${id}"; list.dispatchEvent(new Event("change")); })()`;
  await page.run(choose("sydney"));
  // In February the Sun of Sydney rises when the summer time of its clocks says almost seven.
  assert.match(await page.run(sky), /Mặt Trời mọc\s+06:[34]\d/);
  assert.match(await page.run("document.querySelector('#sky > div').innerText"), /Sydney/);
  // At Ushuaia the Sun rises early in summer, by the clocks of the place.
  await page.run(choose("ushuaia"));
  assert.match(await page.run(sky), /Mặt Trời mọc\s+06:[0-5]\d/);
  // Nobody is asked where he is before he wants it; near the pole there is no Sun in February.
  await page.call("Emulation.setGeolocationOverride", { latitude: 89.5, longitude: 15, accuracy: 10 });
  await page.allow("geolocation");
  await page.run(choose("here"));
  await page.until(`${sky}.includes("Mặt Trời không mọc cho đến 17 tháng 3")`);
  assert.equal(await page.run("localStorage.getItem('place')"), "ushuaia");
}));

/** Enters a day of the user's own. */
const submit = (values) => `(() => {
  const form = document.querySelector("#anniversaries form");
  for (const [name, value] of Object.entries(${JSON.stringify(values)})) {
    form.elements[name].value = value;
    document.querySelector("#anniversaries [name=" + name + "]").dispatchEvent(new Event("input", { bubbles: true }));
  }
  form.requestSubmit();
})()`;

const reload = async (page) => {
  await page.run("document.documentElement.dataset.old = 'yes'");
  await page.call("Page.reload");
  await page.until(`!document.documentElement.dataset.old && ${all}`);
};

test("days of the user's own are in the month and in what is coming, are kept, and can be taken away", () => withPage({}, async (page) => {
  await page.run(submit({ name: "<b>Ông", kind: "death", day: "12", month: "1" }));
  const list = "document.querySelector('#anniversaries ul').innerText";
  // Day 12 of the first month is 28 February.
  assert.match(await page.run(list), /^Giỗ <b>Ông\nNgày 12 tháng Giêng\n28 tháng 2 · Còn 11 ngày\nVào tháng Giêng, kể cả khi có tháng Giêng nhuận/);
  assert.equal(await page.run(text("#anniversaries-status")), "Đã thêm <b>Ông.");
  assert.equal(await page.run(text("[data-date='2026-02-28'] .note")), "Giỗ <b>Ông");
  assert.match(await page.run("document.querySelector('[data-date=\"2026-02-28\"]').getAttribute('aria-label')"), /Giỗ <b>Ông/);
  await page.run(submit({ name: "Mai", kind: "birthday", day: "30", month: "6", leapMonthRule: "leapMonthIfPresent", missingDayRule: "skip" }));
  assert.match(await page.run(list), /[^]Sinh nhật Mai\nNgày 30 tháng Sáu\n.*\nVào tháng Sáu nhuận nếu có, nếu không thì vào tháng Sáu · Bỏ qua nếu tháng không có ngày 30/);
  await page.run(submit({ name: "   ", kind: "other" }));
  assert.match(await page.run(text("#anniversaries-status")), /^Hãy nhập tên/);
  await reload(page);
  assert.match(await page.run(text("#events")), /Giỗ <b>Ông/);
  // The leaf and the line below the month name it.
  await page.run(click("[data-date='2026-02-28']"));
  assert.equal(await page.run(text("#day-festivals li")), "Giỗ <b>Ông");
  assert.match(await page.run(text("#chosen")), /Giỗ <b>Ông/);
  assert.match(await page.run(text("#announcement")), /Giỗ <b>Ông/);
  await page.run(click("#anniversaries li [data-id]"));
  for (const part of ["#month table", "#day", "#events", "#anniversaries ul"]) assert.ok(!(await page.run(text(part))).includes("<b>"), part);
  // An entry that was removed by mistake can be restored, at its place.
  assert.equal(await page.run("document.activeElement.textContent"), "Hoàn tác");
  await page.run("document.activeElement.click()");
  assert.equal(await page.run("JSON.parse(localStorage.calendarSettings).anniversaries[0].name"), "<b>Ông");
  await page.run(click("#anniversaries li [data-id]"));
  const kept = JSON.parse(await page.run("localStorage.getItem('calendarSettings')"));
  assert.deepEqual(kept.anniversaries.map(({ name, leapMonthRule }) => [name, leapMonthRule]), [["Mai", "leapMonthIfPresent"]]);
}));

test("settings that cannot be read are told, are not written over, and are kept when the user begins anew", () => withPage({}, async (page) => {
  for (const [place, broken] of ["{broken", '{"anniversaries":7}', "[]", "null"].entries()) {
    const keep = (text) => page.run(`localStorage.calendarSettings = ${JSON.stringify(text)}`);
    await keep(broken);
    await reload(page);
    assert.equal(await page.run(text("#month-title")), "Tháng 2, 2026");
    assert.match(await page.run(text("#unreadable")), /^Không đọc được những ngày đã lưu/);
    await page.run(submit({ name: "Mai", kind: "birthday" }));
    assert.equal(await page.run("localStorage.calendarSettings"), broken);
    await page.run(click("#unreadable button"));
    assert.equal(await page.run(`localStorage["calendarSettings.unreadable${place || ""}"]`), broken);
    await page.run(submit({ name: "Mai", kind: "birthday" }));
    assert.match(await page.run(text("#anniversaries ul")), /^Sinh nhật Mai/);
  }
}));

test("days that cannot be read are told and stay, and the others are shown", () => withPage({}, async (page) => {
  const day = { id: "a", name: "Bố", kind: "death", month: 1, day: 19 };
  const odd = [null, { id: "a", name: "Bố" }, { ...day, month: 13 }, { ...day, name: 7 }, { ...day, leapMonthRule: "never" }];
  await page.run(`localStorage.calendarSettings = ${JSON.stringify(JSON.stringify({ usesLargeType: true, anniversaries: [...odd, day] }))}`);
  await reload(page);
  assert.equal(await page.run(text("#unreadable")), "Số ngày đã lưu mà không đọc được: 5. Trình duyệt vẫn giữ nguyên.");
  assert.match(await page.run(text("#anniversaries ul")), /^Giỗ Bố/);
  await page.run(submit({ name: "Mai", kind: "birthday", day: "1", month: "2" }));
  const kept = JSON.parse(await page.run("localStorage.calendarSettings"));
  assert.deepEqual([kept.usesLargeType, ...kept.anniversaries.slice(0, 6)], [true, ...odd, day]);
  await page.run("localStorage.calendarSettings = '{\"anniversaries\":null}'");
  await reload(page);
  assert.equal(await page.run(text("#anniversaries ul")), "Chưa có ngày nào.");
  assert.equal(await page.run(text("#unreadable")), "");
}));

test("two tabs keep the days of both", () => withPage({}, async (page) => {
  const names = "[...document.querySelectorAll('#anniversaries strong')].map((one) => one.textContent)";
  const other = await browser.open(url, { moment: newYear, beside: page });
  await other.until(all);
  await page.run(submit({ name: "Mai", kind: "birthday", day: "2", month: "2" }));
  await other.until(`${text("#anniversaries ul")}.includes("Sinh nhật Mai")`);
  // Also without a message about it.
  await page.run(`(() => {
    const kept = JSON.parse(localStorage.calendarSettings);
    kept.anniversaries.push({ id: "b", name: "Bố", kind: "death", month: 1, day: 19 });
    localStorage.calendarSettings = JSON.stringify(kept);
  })()`);
  await page.run(submit({ name: "Lan", kind: "birthday", day: "1", month: "2" }));
  // The next comes first.
  assert.deepEqual(await page.run(names), ["Giỗ Bố", "Sinh nhật Lan", "Sinh nhật Mai"]);
  await other.until(`${names}.length === 3`);
  assert.deepEqual(other.problems, []);
}));

/** The file that a button downloads: its name and text. */
const downloaded = (selector) => `new Promise((done) => {
  const { createObjectURL } = URL;
  let file;
  URL.createObjectURL = (blob) => createObjectURL.call(URL, file = blob);
  HTMLAnchorElement.prototype.click = function () {
    delete HTMLAnchorElement.prototype.click;
    URL.createObjectURL = createObjectURL;
    file.text().then((text) => done({ name: this.download, type: file.type, text }));
  };
  document.querySelector(${JSON.stringify(selector)}).click();
})`;

/** Chooses a file with a text. */
const openCopy = (text) => `(() => {
  const input = document.querySelector("#open-copy");
  const files = new DataTransfer();
  files.items.add(new File([${JSON.stringify(text)}], "days.json"));
  input.files = files.files;
  input.dispatchEvent(new Event("change"));
})()`;

test("days go into a calendar app and into a copy, which is read again", () => withPage({}, async (page) => {
  assert.equal(await page.run("document.querySelector('#export').hidden"), true);
  await page.run(submit({ name: "Bà, ngoại; \\", kind: "death", day: "30", month: "12", missingDayRule: "firstDayOfNextMonth" }));
  await page.run(submit({ name: "Mai", kind: "other", day: "1", month: "5", leapMonthRule: "bothMonths" }));
  const copy = await page.run(downloaded("#copy"));
  assert.deepEqual([copy.name, copy.type, JSON.parse(copy.text).anniversaries.length], ["days.json", "application/json", 2]);
  const { name, type, text: file } = await page.run(downloaded("#export"));
  assert.deepEqual([name, type], ["days.ics", "text/calendar"]);
  assert.ok(file.startsWith("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n") && file.endsWith("END:VCALENDAR\r\n"));
  // The command says the same of the same days: ALMANAC is its program.
  if (process.env.ALMANAC) {
    const path = join(mkdtempSync(join(tmpdir(), "days-")), "days.json");
    writeFileSync(path, copy.text);
    const said = execFileSync(process.env.ALMANAC, ["export", "anniversaries", "--file", path, "--from", "2026-02-17", "--to", "2036-02-16",
      "--format", "ics"], { encoding: "utf8" });
    const events = (text) => text.split("BEGIN:VEVENT\r\n").slice(1).map((one) => one.split("END:VEVENT")[0]).sort();
    assert.deepEqual(events(file), events(said));
    assert.ok(events(said).length > 20);
  }
  await page.run(click("#anniversaries li [data-id]"));
  await page.run(openCopy(copy.text));
  await page.until(`${text("#anniversaries-status")} === "Từ bản sao: thêm 1 ngày, 1 ngày đã có, 0 ngày không đọc được."`);
  assert.equal(await page.run("document.querySelectorAll('#anniversaries li strong').length"), 2);
  // The document of the command, and files that are not a document.
  await page.run(openCopy('{"version":1,"schema":"lichviet-settings","payload":{"anniversaries":[{"id":"x","name":"Ông","month":3,"day":10},7]}}'));
  await page.until(`${text("#anniversaries-status")} === "Từ bản sao: thêm 1 ngày, 0 ngày đã có, 1 ngày không đọc được."`);
  for (const none of ["{", "{}", "7", '{"anniversaries":7}']) {
    await page.run(`document.querySelector("#anniversaries-status").textContent = ""`);
    await page.run(openCopy(none));
    await page.until(`${text("#anniversaries-status")} === "Tệp này không phải bản sao ngày riêng của bạn."`);
  }
  // Names by the rule of the widget, and no more days than it reads.
  for (const name of ["rtl\u202eabc", "\u200b"]) {
    await page.run(submit({ name, kind: "other", day: "1", month: "2" }));
    assert.match(await page.run(text("#anniversaries-status")), /không có ký tự ẩn/);
  }
  const many = Array.from({ length: 9998 }, (_, place) => ({ id: `m${place}`, name: "x", month: 1, day: 2 }));
  await page.run(openCopy(JSON.stringify([...many, { id: "h", name: "rtl\u202eabc", month: 1, day: 2 }])));
  await page.until(`${text("#anniversaries-status")} === "Chỉ giữ được nhiều nhất 10.000 ngày; chưa thêm ngày nào."`);
  assert.equal(await page.run("document.querySelectorAll('#anniversaries li strong').length"), 3);
}));

test("a giỗ is entered by its solar or lunar day, with the year, and says which one it is", () => withPage({}, async (page) => {
  const list = "document.querySelector('#days-list').innerText";
  const entered = "['day', 'month', 'year'].map((name) => document.querySelector('#anniversaries form').elements[name].value).join()";
  await page.run(type("#anniversaries [name=fromSolar]", "3/4/2001", "change"));
  // By the command, 3 April 2001 was the tenth of the third month of Tân Tỵ.
  const said = JSON.parse(execFileSync(process.env.ALMANAC, ["date", "2001-04-03", "--format", "json"], { encoding: "utf8" })).lunar;
  assert.equal(await page.run(entered), [said.day, said.month, said.year].join());
  assert.match(await page.run(text("#anniversaries-status")), /^3 tháng 4 năm 2001 · mùng 10 tháng Ba năm Tân Tỵ$/);
  await page.run(submit({ name: "ông nội", kind: "death" }));
  assert.match(await page.run(list), /^Giỗ ông nội lần thứ 25\nMùng 10 tháng Ba\n26 tháng 4 · Còn 68 ngày/);
  await page.run(type("#anniversaries [name=fromSolar]", "31/4/2001", "change"));
  assert.equal(await page.run(text("#anniversaries-status")), "Không có ngày này.");
  // A date that is none, and one without its year, whose lunar day nobody knows, are not saved as another day.
  for (const [typed, said] of [["31/4/2001", "Không có ngày này."], ["abc", "Không có ngày này."], ["17/2", "Ngày dương lịch cần có năm, như 17/2/2025."]]) {
    await page.run(submit({ name: "bà", kind: "death", fromSolar: typed }));
    assert.equal(await page.run(text("#anniversaries-status")), said);
    assert.equal(await page.run("document.activeElement.name"), "fromSolar");
    assert.equal(await page.run("document.querySelectorAll('#days-list strong').length"), 1);
  }
  await page.run(submit({ name: "bà", kind: "death", year: "x", fromSolar: "" }));
  assert.equal(await page.run(text("#anniversaries-status")), "Năm: hãy nhập một số từ 1 đến 9999.");
  assert.equal(await page.run("document.querySelectorAll('#days-list strong').length"), 1);
}));

test("a day is changed in its place, and what a newer app keeps of it stays", () => withPage({}, async (page) => {
  const kept = "JSON.parse(localStorage.calendarSettings).anniversaries";
  await page.run(`localStorage.calendarSettings = ${JSON.stringify(JSON.stringify({ anniversaries: [
    { id: "a", name: "Bố", kind: "death", month: 6, day: 30, leapMonthRule: "bothMonths", missingDayRule: "skip", year: 2010, later: 7 }, { id: "b", name: "Mai", month: 1, day: 2 }] }))}`);
  await reload(page);
  await page.run(click("[data-edit=a]"));
  const values = "(({ name, kind, day, month, year, leapMonthRule, missingDayRule }) => [name, kind, day, month, year, leapMonthRule, missingDayRule].map((one) => one.value).join())(document.querySelector('#anniversaries form').elements)";
  assert.equal(await page.run(values), "Bố,death,30,6,2010,bothMonths,skip");
  assert.equal(await page.run("document.activeElement.name + document.querySelector('#save-day').textContent"), "nameLưu");
  await page.run(submit({ name: "Ba", day: "29", year: "2011" }));
  assert.equal(await page.run(text("#anniversaries-status")), "Đã sửa Ba.");
  assert.equal(await page.run("document.activeElement.dataset.edit"), "a");
  assert.deepEqual(await page.run(`${kept}[0]`), { id: "a", name: "Ba", kind: "death", month: 6, day: 29, leapMonthRule: "bothMonths", missingDayRule: "skip", year: 2011, later: 7, savedOn: "2026-02-17" });
  // A day of every month has no year.
  await page.run(click("[data-edit=a]"));
  await page.run(submit({ month: "every" }));
  assert.deepEqual(await page.run(`${kept}[0]`), { id: "a", name: "Ba", kind: "death", every: "month", day: 29, missingDayRule: "skip", later: 7, savedOn: "2026-02-17" });
  assert.match(await page.run("document.querySelector('#days-list').innerText"), /Giỗ Ba\nNgày 29 hằng tháng/);
  // A form that was closed without saving changed nothing, and the next one adds a day.
  await page.run(click("[data-edit=b]"));
  await page.run(type("#anniversaries [name=name]", "Lan"));
  await page.run(click("#leave-day"));
  assert.equal(await page.run("document.activeElement.dataset.edit"), "b");
  await page.run(submit({ name: "Cúc", kind: "birthday", day: "3", month: "2" }));
  assert.deepEqual(await page.run(`${kept}.map(({ name }) => name)`), ["Ba", "Mai", "Cúc"]);
}));

test("a calendar app rings some days before, as the command has it", () => withPage({}, async (page) => {
  await page.run(submit({ name: "ông nội", kind: "death", day: "10", month: "3", year: "2001" }));
  for (const days of ["0", "1", "3"]) {
    await page.run(type("#alarm", days, "change"));
    const { text: file } = await page.run(downloaded("#export"));
    const path = join(mkdtempSync(join(tmpdir(), "days-")), "days.json");
    writeFileSync(path, await page.run("localStorage.calendarSettings"));
    const said = execFileSync(process.env.ALMANAC, ["export", "anniversaries", "--file", path, "--from", "2026-02-17", "--to", "2036-02-16",
      "--format", "ics", ...days === "0" ? [] : ["--alarm", `${days}d`]], { encoding: "utf8" });
    const events = (text) => text.split("BEGIN:VEVENT\r\n").slice(1).map((one) => one.split("END:VEVENT")[0]).sort();
    assert.deepEqual(events(file), events(said));
    assert.equal(events(said)[0].includes("VALARM"), days !== "0");
  }
  await reload(page);
  assert.equal(await page.run("document.querySelector('#alarm').value"), "3");
}));

test("a name of any length that is allowed has a date, and what cannot be read is told", () => withPage({ width: 390 }, async (page) => {
  const names = ["x".repeat(80), "🇻🇳".repeat(40), "a\u0301".repeat(40), "字".repeat(80), "\"".repeat(80)];
  for (const name of names) await page.run(submit({ name, kind: "death", day: "10", month: "3" }));
  assert.equal(await page.run("[...document.querySelectorAll('#days-list li a')].filter((one) => one.textContent === '26 tháng 4 · Còn 68 ngày').length"), names.length);
  assert.equal(await page.run("document.documentElement.scrollWidth"), 390);
  await page.run(submit({ name: "x".repeat(81), kind: "death" }));
  assert.match(await page.run(text("#anniversaries-status")), /^Hãy nhập tên trên một dòng, nhiều nhất 80 ký tự/);
  // The page names days that the almanac cannot read, and does not list them without a date.
  const day = { name: "Bố", kind: "death", month: 1, day: 19 };
  const odd = [{ ...day, id: "a b" }, { ...day, id: "a".repeat(65) }, { ...day, id: "c", year: 0 }, { ...day, id: "d", calendar: "mars" }, { ...day, id: "e", savedOn: "x" }, { ...day, id: "f" }, { ...day, id: "f" }];
  const good = [{ ...day, id: "g", calendar: "chinese-utc8" }, { ...day, id: "h", year: 2090, name: "Cháu" }];
  await page.run(`localStorage.calendarSettings = ${JSON.stringify(JSON.stringify({ anniversaries: [...odd, ...good] }))}`);
  await reload(page);
  assert.match(await page.run(text("#unreadable")), /không đọc được: 6\./);
  assert.equal(await page.run("document.querySelectorAll('#days-list li').length"), 3);
  assert.equal(await page.run("document.querySelectorAll('#days-list li a').length"), 3);
  // The list is as long as a list may be, and still no request is longer than the program reads.
  const many = Array.from({ length: 9990 }, (_, place) => ({ id: `${place}-${"i".repeat(50)}`, name: `${place} ${"字".repeat(70)}`, kind: "death", month: 3, day: 10, leapMonthRule: "regularMonth", missingDayRule: "lastDayOfMonth", savedOn: "2026-02-17" }));
  await page.run(openCopy(JSON.stringify(many)));
  await page.until(`${text("#anniversaries-status")}.includes("thêm 9990 ngày")`);
  assert.equal(await page.run("document.querySelectorAll('#days-list li a').length"), 9993);
}));

test("a list of days goes to the family as a link, of which nothing is taken unless it is wanted", () => withPage({}, async (page) => {
  await page.run(submit({ name: "ông nội", kind: "death", day: "10", month: "3", year: "2001" }));
  await page.run(submit({ name: "<b>Mai", kind: "birthday", day: "1", month: "6", leapMonthRule: "bothMonths" }));
  await page.run("navigator.share = async (what) => { globalThis.given = what; }");
  await page.run(click("#send"));
  await page.until("globalThis.given");
  const link = await page.run("given.url");
  assert.match(link, /^http:\/\/127\.0\.0\.1:\d+\/#days=[\w-]+$/);
  assert.ok(link.length < 300, String(link.length));
  const family = await browser.open(link, { moment: newYear });
  await family.until(`${all} && !document.querySelector("#sent").hidden`);
  assert.match(await family.run("document.querySelector('#sent').innerText"), /^Danh sách được gửi cho bạn, số ngày: 2\s+Ông nội\s+Mùng 10 tháng Ba · 2001\s+<b>Mai\s+Mùng 1 tháng Sáu/);
  assert.equal(await family.run("document.activeElement.localName + location.hash"), "h3");
  await family.until("document.querySelector('#sent').getBoundingClientRect().top < innerHeight");
  assert.equal(await family.run("localStorage.calendarSettings"), undefined);
  await family.run(click("[data-language=en]"));
  assert.match(await family.run(text("#sent h3")), /^A list that was sent to you/);
  await family.run(click("[data-language=vi]"));
  await family.run(click("#sent button"));
  assert.equal(await family.run("document.activeElement.id"), "anniversaries-title");
  assert.equal(await family.run(text("#anniversaries-status")), "Từ bản sao: thêm 2 ngày, 0 ngày đã có, 0 ngày không đọc được.");
  assert.match(await family.run("document.querySelector('#days-list').innerText"), /^Giỗ ông nội lần thứ 25/);
  assert.equal(await family.run("JSON.parse(localStorage.calendarSettings).anniversaries[1].leapMonthRule"), "bothMonths");
  // The same link again brings nothing new; one that is not wanted is left.
  await family.run(`location.hash = ${JSON.stringify(link.replace(/.*#/, "#"))}`);
  await family.until("!document.querySelector('#sent').hidden");
  await family.run(click("#sent button + button"));
  assert.equal(await family.run("document.querySelector('#sent').hidden + String(document.querySelectorAll('#days-list strong').length)"), "true2");
  const unreadable = deflateRawSync(JSON.stringify([{ id: "a b", name: "Bố", month: 1, day: 2 }, 7])).toString("base64url");
  for (const broken of ["#days=", "#days=AAAA", `#days=${unreadable}`, "#days=%25", link.replace(/.*#/, "#").slice(0, -9)]) {
    await family.run(`document.querySelector("#anniversaries-status").textContent = ""; location.hash = ${JSON.stringify(broken)}`);
    await family.until(`${text("#anniversaries-status")} === "Liên kết này không có danh sách nào đọc được."`);
  }
  assert.deepEqual(family.problems, []);
  // The page reports a list that is too long for a link.
  const many = Array.from({ length: 3000 }, (_, place) => ({ id: `${place * 7919 % 10007}x${place}`, name: `${place * 104729 % 99991} ${place}`, month: 1, day: 2 }));
  await page.run(openCopy(JSON.stringify(many)));
  await page.until("document.querySelectorAll('#days-list strong').length > 900");
  await page.run(click("#send"));
  await page.until(`${text("#anniversaries-status")}.startsWith("Danh sách quá dài")`);
}));

test("days are added where the page is not read over HTTPS, and where the browser keeps nothing", () => withPage({}, async (page) => {
  await page.run("crypto.randomUUID = undefined");
  await page.run(submit({ name: "Mai", kind: "birthday", day: "1", month: "2" }));
  await page.run("Storage.prototype.setItem = () => { throw new Error('full'); }");
  await page.run(submit({ name: "Lan", kind: "birthday", day: "2", month: "2" }));
  assert.match(await page.run(text("#anniversaries-status")), /^Đã thêm Lan. Trình duyệt này không cho lưu/);
  await page.run(submit({ name: "Cúc", kind: "birthday", day: "3", month: "2" }));
  assert.equal(await page.run("document.querySelectorAll('#anniversaries li strong').length"), 3);
}));

test("widgets are drawn as they are now, for the light and the dark, and the insult is in English", () => withPage({}, async (page) => {
  await seeAll(page);
  const pictures = "[...document.querySelectorAll('#pictures img')]";
  await page.until(`${pictures}.every((one) => one.loading === 'lazy' || one.naturalWidth > 300)`);
  const alternatives = await page.run(`${pictures}.map((one) => one.alt)`);
  assert.equal(alternatives.length, 5);
  assert.match(alternatives[0], /^Lịch Việt: Thứ Ba, 17 tháng 2 năm 2026/);
  assert.match(alternatives[3], /^Ngân sách, Tháng 2, 2026: Đã chi 5\.160\.000 đồng/);
  const sources = await page.run(`${pictures}.map((one) => one.src)`);
  await page.call("Emulation.setEmulatedMedia", { features: [{ name: "prefers-color-scheme", value: "dark" }] });
  await page.until(`${pictures}[0].src !== ${JSON.stringify(sources[0])}`);
  assert.ok(await page.run(`${pictures}.slice(3).every((one) => one.src.includes("-vi-dark.svg"))`));
  assert.match(await page.run(text("#insult blockquote")), /^[A-Z].*[!.?]$/);
  assert.equal(await page.run("document.querySelector('#insult blockquote').lang"), "en");
  assert.equal(await page.run(text("#insult p")), "Từ 09:00");
}));

test("a month is printed on one sheet, without what is for the screen", () => withPage({ dark: true }, async (page) => {
  const { data } = await page.call("Page.printToPDF", { preferCSSPageSize: true, printBackground: true });
  const pdf = Buffer.from(data, "base64").toString("latin1");
  assert.equal(pdf.match(/\/Type\s*\/Page\b/g).length, 1);
  await page.call("Emulation.setEmulatedMedia", { media: "print" });
  const seen = await page.run(`[...document.querySelectorAll("body > *, main > *, #month > *, #month button")]
    .filter((one) => one.checkVisibility()).map((one) => one.id || one.className || one.localName)`);
  assert.deepEqual(seen.filter((one) => !["main", "month", "header", "grid", "button", "other", "month-message", "month-calendar", "announcement", "unseen"].includes(one)), []);
  assert.equal(await page.run("document.querySelector('#month-calendar').innerText"), "Lịch âm dương Việt Nam");
  assert.equal(await page.run("document.querySelector('#chosen').checkVisibility()"), false);
}));

test("a month of six weeks is printed on one sheet of A5", () => withPage({}, async (page) => {
  const { data } = await page.call("Page.printToPDF", { paperWidth: 8.27, paperHeight: 5.83, marginTop: 0.47, marginBottom: 0.47 });
  assert.equal(Buffer.from(data, "base64").toString("latin1").match(/\/Type\s*\/Page\b/g).length, 1);
}, { hash: "#2026-08-15" }));

test("without the module that comes after it the month goes on, and a notice says what is missing", async () => {
  change = (name, data) => (name === "more.js" ? null : data);
  try {
    await withPage({}, async (page) => {
      assert.match(await page.run(text("#notice")), /^Chỉ tải được lịch tháng/);
      assert.equal(await page.run(text("#month-title")), "Tháng 2, 2026");
      assert.equal(await page.run(text("[data-date='2026-02-17'] .lunar")), "1/1");
    }, { expected: ["more.js"] });
  } finally {
    change = (name, data) => data;
  }
});

test("without the WebAssembly file month and converter go on, and a notice says so", async () => {
  change = (name, data) => (name === "almanac-page.wasm" ? null : data);
  try {
    await withPage({}, async (page) => {
      assert.equal(await page.run("document.documentElement.dataset.ready"), "tables");
      assert.match(await page.run(text("#notice")), /^Phần lịch đầy đủ không tải được/);
      assert.equal(await page.run(text("#month-title")), "Tháng 2, 2026");
      assert.equal(await page.run(text("[data-date='2026-02-17'] .lunar")), "1/1");
      // The break of Tết is off with the Sundays in it, from 14 to 22 February (Thông báo 9441/TB-BNV).
      const roles = JSON.parse(execFileSync(process.env.ALMANAC,
        ["export", "days", "2026-02", "--columns", "date,weekday,off,worked", "--format", "json"], { encoding: "utf8" }))
        .map(({ date, weekday, off, worked }) => [date, off ? "publicHoliday" : worked ? "weekday" : { 6: "saturday", 7: "sunday" }[weekday] ?? "weekday"]);
      assert.deepEqual(roles.filter(([, role]) => role === "publicHoliday").map(([date]) => Number(date.slice(8))), [14, 15, 16, 17, 18, 19, 20, 21, 22]);
      roles.find(([date]) => date === "2026-02-17")[1] = "today";
      for (const [date, role] of roles) {
        assert.equal(await page.run(`document.querySelector("[data-date='${date}'] .solar").dataset.role`), role, date);
      }
      assert.equal(await page.run("document.querySelector('[data-date=\"2026-02-17\"] .lunar').dataset.bold"), "");
      await page.run(enter("#converter form", { direction: "civil", day: "1", month: "1", year: "2030", isLeapMonth: false }));
      assert.match(await page.run(text("#converter output")), /^Thứ Bảy, 2 tháng 2 năm 2030/);
      // The user's own days have their dates from the tables, and the search and the year work too.
      await page.run(submit({ name: "ông nội", kind: "death", day: "10", month: "3" }));
      assert.equal(await page.run(text("#days-list a")), "26 tháng 4 năm 2026");
      assert.match(await searched(page, "tết 2031"), /^Tết Nguyên đán.* #2031-01-23/);
      await page.run("location.hash = '#2026'");
      await page.until(years);
      assert.ok((await page.run(yearList)).includes("4/26 ông nội"));
      await page.run(click("[data-language=en]"));
      assert.match(await page.run(text("#notice")), /^The full almanac/);
    }, { expected: ["almanac-page.wasm"] });
  } finally {
    change = (name, data) => data;
  }
});

test("the day does not wait for what is counted, and goes on without it", async () => {
  const rows = "[...document.querySelectorAll('#day-almanac dt')].map((one) => one.textContent).join(' ')";
  const options = { languages: "ja", moment: newYear };
  const choose = async (page) => {
    await page.until("document.querySelector('[data-date=\"2026-02-17\"]')");
    await page.run(click("[data-calendar=japanese]"));
    await page.run(click("[data-language=zh]"));
  };
  let arrive;
  const arrived = new Promise((resolve) => (arrive = resolve));
  change = async (name, data) => (name === "counted.js" ? arrived.then(() => data) : data);
  try {
    const page = await browser.open(url, options);
    await choose(page);
    await page.until(`${rows}.includes("节气")`);
    assert.doesNotMatch(await page.run(rows), /候|六曜/);
    await page.run("document.querySelector('#go-to').value = '17/'");
    arrive();
    await page.until(all);
    assert.match(await page.run(rows), /六曜 节气 候/);
    assert.equal(await page.run("document.querySelector('#go-to').value"), "17/");
    assert.deepEqual(page.problems, []);
    await page.close();
    change = (name, data) => (name === "counted.js" ? null : data);
    await withPage(options, async (lacking) => {
      await choose(lacking);
      assert.match(await lacking.run(rows), /节气/);
      assert.doesNotMatch(await lacking.run(rows), /候|六曜/);
      assert.ok(lacking.problems.some((problem) => /import/.test(problem)), lacking.problems.join("; "));
      await lacking.run("localStorage.clear()");
    }, { expected: ["counted.js"] });
  } finally {
    change = (name, data) => data;
  }
});

test("while the WebAssembly file is on its way the month is there, and nothing is lost when it comes", async () => {
  let arrive;
  const arrived = new Promise((resolve) => (arrive = resolve));
  change = async (name, data) => (name === "almanac-page.wasm" ? arrived.then(() => data) : data);
  try {
    const page = await browser.open(url, { moment: newYear });
    await page.until(`${text("#month-title")} === "Tháng 2, 2026"`);
    assert.equal(await page.run("document.documentElement.dataset.ready"), undefined);
    assert.equal(await page.run(text("#notice")), "");
    await page.run(click("[data-date='2026-02-20']"));
    // After a long wait the page says so, and the part that has been loaded is kept for use without a network.
    await page.until(`${text("#notice")} === "Đang tải phần lịch đầy đủ."`);
    await page.until("navigator.serviceWorker.getRegistration().then(Boolean)");
    arrive();
    await page.until(all);
    assert.equal(await page.run(text("#notice")), "");
    assert.equal(await page.run(text("[data-date='2026-02-17'] .note")), "Tết Nguyên đán");
    assert.equal(await page.run("document.querySelector('#grid [aria-pressed=true]').dataset.date"), "2026-02-20");
    assert.deepEqual(page.problems, []);
    await page.close();
  } finally {
    change = (name, data) => data;
  }
});

/** Sums up how far what is seen moves by itself: 1 is the whole screen by its height. */
const sumOfShifts = `globalThis.shift = 0;
  new PerformanceObserver((list) => list.getEntries().forEach((one) => (shift += one.hadRecentInput ? 0 : one.value)))
    .observe({ type: "layout-shift", buffered: true });`;

test("on a slow phone almost nothing moves while the page is loaded", async () => {
  let arrive;
  const arrived = new Promise((resolve) => (arrive = resolve));
  change = async (name, data) => (name === "almanac-page.wasm" ? arrived.then(() => data) : data);
  const network = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
  try {
    const pages = await Promise.all([[360, 740, "vi"], [360, 740, "en"], [390, 844, "vi"], [390, 844, "zh"]].map(async ([width, height, languages]) => {
      const page = await browser.open("about:blank", { moment: newYear, width, height, languages });
      await page.call("Network.enable");
      await page.call("Network.emulateNetworkConditions", network);
      await page.call("Emulation.setCPUThrottlingRate", { rate: 4 });
      await page.call("Page.addScriptToEvaluateOnNewDocument", { source: sumOfShifts });
      await page.call("Page.navigate", { url });
      return { page, name: `${width}×${height} ${languages}` };
    }));
    // The month of the tables and the notice that the rest is on its way, then all.
    for (const { page } of pages) await page.until("document.querySelector('#notice [data-text=loading]')", 60_000);
    for (const { page } of pages) await page.call("Network.emulateNetworkConditions", { ...network, latency: 0, downloadThroughput: -1 });
    arrive();
    for (const { page, name } of pages) {
      await page.until(all, 60_000);
      await seeAll(page, 60_000);
      const shift = await page.run("new Promise((done) => setTimeout(() => done(shift), 300))");
      assert.ok(shift <= 0.1, `${name}: ${shift}`);
      assert.deepEqual(page.problems, []);
      await page.close();
    }
  } finally {
    change = (name, data) => data;
  }
});

test("the almanac can be loaded again and again", () => withPage({}, async (page) => {
  const rounds = await page.run(`(async () => {
    const { loadPart } = await import("./almanac.js");
    const rounds = [];
    for (let round = 0; round < 9; round++) {
      const begin = performance.now();
      const { wasm, list } = await loadPart("almanac-page.wasm");
      const ids = list(wasm.calendarID);
      rounds.push({ time: performance.now() - begin, days: ["vietnamese", "chinese"].map((id) => wasm.lunarDate(ids.indexOf(id), 2030, 2, 2) & 31) });
    }
    return rounds;
  })()`);
  // Tết is on 2 February 2030, the last day of the year before in China.
  assert.deepEqual(rounds.map(({ days }) => days), Array(9).fill([1, 30]));
  const times = rounds.map(({ time }) => time).sort((a, b) => a - b);
  console.log(`load() in Chromium: median ${times[4].toFixed(1)} ms, least ${times[0].toFixed(1)} ms`);
}));

test("two copies of the page on one server keep the files of both", async () => {
  const both = mkdtempSync(join(tmpdir(), "copies-"));
  for (const name of ["a", "b"]) cpSync(folder, join(both, name), { recursive: true });
  const copies = serverOf(both);
  const address = await listen(copies, 0);
  try {
    const first = await browser.open(`${address}a/`, { moment: newYear });
    await first.until("document.documentElement.dataset.offline === 'ready'");
    const second = await browser.open(`${address}b/`, { moment: newYear, beside: first });
    await second.until("document.documentElement.dataset.offline === 'ready' && navigator.serviceWorker.controller");
    assert.equal(await second.run("caches.keys().then((names) => names.length)"), 2);
  } finally {
    copies.closeAllConnections();
    copies.close();
    rmSync(both, { recursive: true });
  }
});

test("a new version is offered and comes when it is asked for; then the server stops and the page is the same", async () => {
  const page = await browser.open(url, { moment: newYear });
  await page.until("document.documentElement.dataset.offline === 'ready' && navigator.serviceWorker.controller");
  const other = await browser.open(url, { moment: newYear, beside: page });
  await other.until("document.documentElement.dataset.offline === 'ready' && navigator.serviceWorker.controller");
  change = (name, data) => (name === "worker.js" ? Buffer.from(String(data).replace("${prefix}", "$&2"))
    : name === "app.js" ? Buffer.from(String(data).replace(/const version = "[^"]*"/, 'const version = "second"')) : data);
  try {
    await page.call("Page.reload");
    await page.until("document.querySelector('#notice button')");
    assert.doesNotMatch(await page.run(text("#tables")), /second/);
    await page.run(click("#notice button"));
    await page.until("document.querySelector('#tables')?.textContent.includes('second')");
    await page.until("document.documentElement.dataset.offline === 'ready'");
    assert.equal(await page.run("caches.keys().then((names) => names.length)"), 1);
    // No tab continues with the files of the previous version.
    await other.until("document.querySelector('#tables')?.textContent.includes('second')");
  } finally {
    change = (name, data) => data;
  }
  const shown = "document.querySelector('#month').innerText";
  const before = await page.run(shown);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await page.call("Page.reload");
  await page.until(`${all} && performance.getEntriesByType('navigation')[0].type === 'reload'`);
  assert.equal(await page.run(shown), before);
  assert.equal(await page.run("document.documentElement.dataset.ready"), "all");
  await page.close();
});

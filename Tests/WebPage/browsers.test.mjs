// The page in every browser that is here: what people do with it, and what axe-core says of each of its states. CHROMIUM, FIREFOX and WEBKIT are
// programs, AXE is axe.min.js; what is not named is not tried. PAGE=tables tries the page without WebAssembly.

import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { after, before, describe, test } from "node:test";
import { listen, serverOf } from "../../Apps/Web/serve.mjs";
import { words } from "../../Generated/JavaScript/page.js";
import { openBrowser } from "./browser.mjs";
import { clock } from "./page.mjs";
import { openFirefox, openWebKit } from "./webdriver.mjs";

const { CHROMIUM, FIREFOX, WEBKIT, AXE, PAGE } = process.env;
const browsers = { Chromium: [openBrowser, CHROMIUM], Firefox: [openFirefox, FIREFOX], WebKitGTK: [openWebKit, WEBKIT] };

/**
 * A copy of the page on a device whose reader reads Vietnamese, on the morning of the first day of the lunar year 2026: not every browser can
 * be told that from outside, or tells what goes wrong in a page. It has axe-core beside it.
 */
const folder = mkdtempSync(join(tmpdir(), "page-"));
cpSync(fileURLToPath(new URL("../../.build/web/page", import.meta.url)), folder, { recursive: true });
const device = `${clock("2026-02-17T09:30:00+07:00")}
Object.defineProperty(navigator, "languages", { value: ["vi"] });
const complain = (...words) => (sessionStorage.problems = (sessionStorage.problems ?? "") + words.join(" ") + "\\n");
for (const name of ["error", "warn", "log", "info", "debug"]) console[name] = complain;
addEventListener("error", ({ message, filename, target }) => complain(message ?? target.outerHTML.slice(0, 200), filename), true);
addEventListener("unhandledrejection", ({ reason }) => complain(reason, reason?.stack));
document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => complain(violatedDirective, blockedURI));
`;
writeFileSync(join(folder, "device.js"), device);
const edit = (name, from, to) => {
  const text = readFileSync(join(folder, name), "utf8");
  assert.ok(text.includes(from), `${from} in ${name}`);
  writeFileSync(join(folder, name), text.replace(from, () => to));
};
edit("index.html", "<script", '<script src="device.js"></script>\n<script');
edit("worker.js", '["', '["device.js","');
if (AXE) cpSync(AXE, join(folder, "axe.js"));
const programs = readdirSync(folder).filter((name) => name.endsWith(".wasm"));
if (PAGE === "tables") {
  for (const name of programs.splice(0)) rmSync(join(folder, name));
  // The worker does not keep WebAssembly either for the time without a server.
  const worker = join(folder, "worker.js");
  writeFileSync(worker, readFileSync(worker, "utf8").replace(/"[\w-]+\.wasm",/g, ""));
}
/** Whether the page has WebAssembly. Without it the browser says that it is missing. */
const isWhole = programs.length > 0;
after(() => rmSync(folder, { recursive: true }));

const ready = `document.documentElement.dataset.ready === "${isWhole ? "all" : "tables"}"`;
const text = (selector) => `document.querySelector(${JSON.stringify(selector)}).textContent`;
const value = (selector) => `document.querySelector(${JSON.stringify(selector)}).value`;
const isSeen = (selector) => `document.querySelector(${JSON.stringify(selector)}).checkVisibility()`;
const focused = "document.activeElement.dataset.date";
const day = (date) => `#grid [data-date="${date}"]`;

/** Goes to an address as a link does. */
const goTo = (hash) => `location.hash = ${JSON.stringify(hash)}`;

/** Gives a field the focus, and selects what is in it, so that it is replaced by what is typed. */
const select = (selector) => `document.querySelector(${JSON.stringify(selector)}).focus(), document.activeElement.select()`;

/** Makes a choice of a list, whose list no driver can open. */
const choose = (selector, value) => `(() => {
  const list = document.querySelector(${JSON.stringify(selector)});
  list.value = ${JSON.stringify(value)};
  for (const type of ["input", "change"]) list.dispatchEvent(new Event(type, { bubbles: true }));
})()`;

/** The elements that do not fit in their places: letters that are outside of it, and values that are longer than their fields. */
const cut = `(() => {
  const found = document.documentElement.scrollWidth > document.documentElement.clientWidth ? ["the page"] : [];
  const range = new Range();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node; (node = walker.nextNode());) {
    let box = node.parentElement;
    if (!node.data.trim() || !box.checkVisibility() || box.closest(".unseen, noscript, svg, select") || parseFloat(getComputedStyle(box).fontSize) === 0) continue;
    while (getComputedStyle(box).display === "inline") box = box.parentElement;
    range.selectNodeContents(node);
    const [text, place] = [range.getBoundingClientRect(), box.getBoundingClientRect()];
    // Letters of some fonts are higher than their line.
    const isHigher = getComputedStyle(box).overflowY !== "visible" && text.bottom > place.bottom + parseFloat(getComputedStyle(box).fontSize) / 3;
    // A day of the month does not reach into the next one.
    const right = Math.min(place.right, box.closest("button, td, th")?.getBoundingClientRect().right ?? Infinity);
    if (text.left < place.left - 1 || text.right > right + 1 || isHigher) found.push(box.localName + " " + node.data);
  }
  for (const one of document.querySelectorAll("input")) {
    if (one.checkVisibility() && one.scrollWidth > one.clientWidth + 1 && !["radio", "checkbox", "file"].includes(one.type)) found.push("input " + one.value);
  }
  return found;
})()`;

/** Lists with a choice that is longer than its line, where it does not go on in another one. */
const cutChoices = `[...document.querySelectorAll("select")].filter((one) => one.checkVisibility()).flatMap((one) => {
  const chosen = one.value;
  if (getComputedStyle(one).appearance === "base-select") {
    const found = [...one.options].filter(({ value }) => (one.value = value, one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight));
    one.value = chosen;
    return found.map(({ text }) => text);
  }
  // One that may be as wide as it wants has room for its longest choice.
  const free = one.cloneNode(true);
  free.style.cssText = "position: absolute; width: max-content; max-width: none";
  one.after(free);
  const isCut = free.offsetWidth > one.offsetWidth + 1;
  const longest = [...free.options].reduce((found, { text }) => text.length > found.length ? text : found, "");
  free.remove();
  return isCut ? [longest] : [];
})`;

/** The distances from the top at which the parts of a first screen begin. */
const positions = `Object.fromEntries(["#search", "#choice", "#sections", "#month-title", "#grid", "#grid tbody", "#chosen", "#go-to"]
  .map((one) => [one, Math.round(document.querySelector(one).getBoundingClientRect().top)]).filter(([, top]) => top < innerHeight))`;

/** Loads axe-core. */
const withAxe = `new Promise((done, failed) => {
  const script = document.createElement("script");
  Object.assign(script, { src: "axe.js", onload: done, onerror: () => failed(new Error("axe.js")) });
  document.head.append(script);
})`;

/** The most bytes by gzip that the browser may request before it has drawn the month. */
const bytesToTheMonth = 140_000;

/** The violations that axe-core finds in a part of the page by WCAG 2.2 AA and good practice. */
const violationsIn = (part) => `(async () => {
  const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
  const found = await axe.run(${JSON.stringify(part)}, { runOnly: tags, resultTypes: ["violations"], preload: false });
  return found.violations.map(({ id, nodes }) => id + ", " + nodes.length + " times: "
    + nodes.slice(0, 3).map((node) => node.target.join(" ") + " " + node.failureSummary.replace(/\\s+/g, " ")).join("; "));
})()`;

/** Waits until an expression has a value, as not every browser has done what a key leads to when its driver says that it was pressed. */
async function becomes(page, expression, expected) {
  await page.until(`(${expression}) === ${JSON.stringify(expected)}`, 5000).catch(() => {});
  assert.equal(await page.run(expression), expected);
}

/** Waits until the value of an expression has a form. */
async function matches(page, expression, form) {
  await page.until(`${form}.test(${expression})`, 5000).catch(() => {});
  assert.match(await page.run(expression), form);
}

for (const [name, [openOne, program]] of Object.entries(browsers)) describe(name, { skip: !program && "it is missing" }, () => {
  let browser;
  before(async () => (browser = await openOne(program, "Asia/Ho_Chi_Minh")));
  after(() => browser?.close());

  /** Opens the page from a server of its own, where nothing is kept of another test, and looks whether the browser complains. */
  async function once(options, action, change = (name, data) => data) {
    const server = serverOf(folder, change);
    const url = await listen(server, 0);
    const stop = () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    };
    const page = await browser.open(url + (options.hash ?? ""), options).catch((error) => stop().then(() => Promise.reject(error)));
    const problems = async () => [...page.problems, ...(await page.run("sessionStorage.problems ?? ''")).split("\n")]
      .filter((one) => one && (isWhole || !one.includes(".wasm")));
    try {
      if (!options.isEarly) await page.until(ready);
      await action(page, { url, stop });
      assert.deepEqual(await problems(), []);
    } catch (error) {
      // A complaint of the page itself says more than what is waited for.
      error.message += `; the page complains: ${await problems().catch(String)}`;
      throw error;
    } finally {
      await page.close();
      await stop();
    }
  }

  /** The same. WebKitGTK on a busy machine sometimes stops to load a page: there what is waited for in vain is tried a second time, and told. */
  async function withPage(...page) {
    if (name !== "WebKitGTK") return once(...page);
    await once(...page).catch((error) => {
      if (error.code === "ERR_ASSERTION") throw error;
      console.log(`${name}: a second try after ${error.message.split("\n")[0]}`);
      return once(...page);
    });
  }

  test("a month, a day and the next month", () => withPage({ hash: "#2026-02-17" }, async (page) => {
    await page.until(`${text("#month-title")} === "Tháng 2, 2026"`);
    await becomes(page, "document.querySelectorAll('#grid tbody button').length", 42);
    await becomes(page, text(`${day("2026-02-17")} .lunar`), "1/1");
    await becomes(page, "document.querySelector('[aria-current=date]').dataset.date", "2026-02-17");
    await becomes(page, text("#day-lunar"), "mùng 1 tháng Giêng năm Bính Ngọ");
    if (isWhole) await matches(page, text("#day-festivals"), /Tết Nguyên đán/);
    await page.click(day("2026-03-03"));
    await becomes(page, "location.hash", "#2026-03-03");
    await becomes(page, text("#day-lunar"), "rằm tháng Giêng năm Bính Ngọ");
    await becomes(page, focused, "2026-03-03");
    await page.click("#next");
    await becomes(page, text("#month-title"), "Tháng 4, 2026");
    await page.run("history.back()");
    await page.until(`${text("#month-title")} === "Tháng 3, 2026"`);
    for (const [code, { tag, converter }] of Object.entries(words)) {
      await page.click(`[data-language=${code}]`);
      assert.deepEqual([await page.run("document.documentElement.lang"), await page.run(text("#converter-title"))], [tag, converter]);
    }
  }));

  test("the converter answers both ways, and refuses", () => withPage({}, async (page) => {
    await page.run(select("#converter [name=date]"));
    await page.type("4/4/2009");
    await matches(page, text("#converter output"), /^mùng 10 tháng Ba năm Kỷ Sửu/);
    await page.click("#converter label:has([value=civil])");
    for (const [name, typed] of [["day", "1"], ["year", "2030"]]) {
      await page.run(select(`#converter [name=${name}]`));
      await page.type(typed);
    }
    await matches(page, text("#converter output"), /^Thứ Bảy, 2 tháng 2 năm 2030/);
    await page.click("#converter [name=isLeapMonth]");
    await becomes(page, text("#converter output"), "Năm âm lịch 2030 không có tháng nhuận.");
  }));

  test("a day of one's own is added, changed, kept and taken away, and a name that is none is refused", () => withPage({}, async (page) => {
    const names = "[...document.querySelectorAll('#days-list strong')].map((one) => one.textContent).join()";
    const enter = async (name) => {
      await page.run(select("#anniversaries [name=name]"));
      await page.type(name);
      await page.press("Enter");
    };
    await page.run(choose("#anniversaries [name=day]", "12"));
    await enter("Ong");
    await matches(page, names, /Ong/);
    await matches(page, text("#days-list a"), /28 tháng 2/);
    if (isWhole) await matches(page, text(`${day("2026-02-28")} .note`), /Ong/);
    await enter("   ");
    await becomes(page, text("#anniversaries-status"), words.vi.noName);
    await page.click("#days-list [data-edit]");
    await enter("Ba noi");
    await matches(page, names, /Ba noi/);
    await page.reload();
    await page.until(ready);
    await matches(page, names, /Ba noi/);
    await page.click("#days-list [data-id]");
    await becomes(page, names, "");
    await page.press("Enter");
    await matches(page, names, /Ba noi/);
  }));

  test("keys go through the days, and lead to the search and to what is found", () => withPage({}, async (page) => {
    await page.run("document.querySelector('#grid [tabindex=\"0\"]').focus()");
    const steps = [["ArrowRight", "2026-02-18"], ["ArrowDown", "2026-02-25"], ["ArrowLeft", "2026-02-24"], ["ArrowUp", "2026-02-17"], ["End", "2026-02-22"],
      ["Home", "2026-02-16"], ["PageDown", "2026-03-16"], ["PageUp", "2026-02-16"], ["PageDown", "2027-02-16", true], ["PageUp", "2026-02-16", true]];
    for (const [key, date, shift] of steps) {
      await page.press(key, { shift });
      await becomes(page, focused, date);
    }
    await page.press("Enter");
    await becomes(page, "location.hash", "#2026-02-16");
    await page.press("Tab");
    await becomes(page, "document.activeElement.id", "go-to");
    await page.run("document.activeElement.blur()");
    await page.press("/");
    await becomes(page, "document.activeElement.type + document.activeElement.value", "search");
    await page.type("17/2");
    await page.until("document.querySelectorAll('#found a').length === 2");
    await page.press("ArrowDown");
    await page.press("ArrowDown");
    await page.press("Enter");
    await becomes(page, text("#day-lunar"), "ngày 17 tháng Hai năm Bính Ngọ");
    await page.press("/");
    await page.type("tet 2031");
    await page.until("document.querySelector('#found a')?.getAttribute('href') === '#2031-01-23'");
    await page.press("Escape");
    await becomes(page, `${isSeen("#found")} + ${value("#search input")}`, "false");
    await page.type("xyz");
    await page.until(`${text("#found p.quiet")}.startsWith(${JSON.stringify(words.vi.searchNone)})`);
  }));

  test("a year at a glance has its days, and one goes back from it", () => withPage({}, async (page) => {
    await page.click("#whole-year");
    await page.until("document.querySelectorAll('#year-months table').length === 12");
    await becomes(page, "document.querySelectorAll('#year td a').length", 365);
    assert.ok((await page.run("document.querySelector('#year-list').innerText")).includes("Tết Nguyên đán"));
    await page.click("#year-months [href='#2026-09-25']");
    await page.until(`${text("#day-lunar")} === "rằm tháng Tám năm Bính Ngọ" && ${isSeen("#month")}`);
    await page.run("history.back()");
    await page.until(isSeen("#year"));
  }));

  test("it goes on when the server is gone", () => withPage({ hash: "#2026-09-25" }, async (page, { stop }) => {
    await page.until("document.documentElement.dataset.offline === 'ready' && navigator.serviceWorker.controller");
    const shown = "document.querySelector('#month').innerText + document.querySelector('#day').innerText";
    const before = await page.run(shown);
    await stop();
    await page.reload();
    await page.until(ready);
    await becomes(page, shown, before);
    // The year, which is loaded only when somebody asks for it, is there too.
    await page.run(goTo("#2031"));
    await page.until("document.querySelectorAll('#year-months table').length === 12");
  }));

  test("in the dark and without motion", () => withPage({ dark: true, calm: true }, async (page) => {
    await becomes(page, "getComputedStyle(document.body).backgroundColor", "rgb(19, 17, 16)");
    const motion = "[getComputedStyle(document.documentElement).scrollBehavior, getComputedStyle(document.querySelector('#today')).transitionDuration].join()";
    await becomes(page, motion, "auto,0s");
  }));

  test("in the light and with motion", () => withPage({}, async (page) => {
    await becomes(page, "getComputedStyle(document.body).backgroundColor", "rgb(247, 244, 238)");
    await becomes(page, "getComputedStyle(document.documentElement).scrollBehavior", "smooth");
  }));

  for (const width of [360, 1160]) test(`letters of twice the size are not cut off on a screen of ${width}`, () => withPage({ width }, async (page) => {
    await page.run("document.documentElement.style.fontSize = '200%'");
    await page.click("#converter label:has([value=civil])");
    assert.deepEqual(await page.run(cut), []);
    assert.deepEqual(await page.run(cutChoices), []);
    await page.run(goTo("#2026"));
    await page.until("document.querySelectorAll('#year-months table').length === 12");
    assert.deepEqual(await page.run(cut), []);
    await page.run(select("#search input"));
    await page.type("tet");
    await page.until("document.querySelectorAll('#found a').length > 1");
    assert.deepEqual(await page.run(cut), []);
  }));

  test("nothing moves when the almanac comes behind the month, and little comes before it", { skip: !isWhole && "there is nothing to wait for" }, async () => {
    let bytes = 0;
    let arrive;
    let arrived;
    const change = async (name, data) => {
      // The document is what a browser asks for first.
      if (name === "index.html") [bytes, arrived] = [0, new Promise((resolve) => (arrive = resolve))];
      if (name.endsWith(".wasm")) await arrived;
      else if (name !== "device.js") bytes += gzipSync(data, { level: 9 }).length;
      return data;
    };
    await withPage({ width: 360, height: 740, isEarly: true }, async (page) => {
      await page.until(`${text("#month-title")} === "Tháng 2, 2026"`);
      console.log(`${name}: ${bytes} bytes to the month`);
      assert.ok(bytes > 20_000 && bytes <= bytesToTheMonth, String(bytes));
      const before = await page.run(positions);
      assert.ok(before["#grid"] > 0);
      arrive();
      await page.until(ready);
      await page.run("new Promise((done) => setTimeout(done, 300))");
      const after = await page.run(positions);
      const moved = Object.keys(before).filter((one) => Math.abs(before[one] - after[one]) > 4);
      assert.deepEqual(moved.map((one) => `${one}: ${before[one]} → ${after[one]}`), []);
    }, change);
  });

  /** The states of the page one after the other: the part that changes, and how one comes to each from the one before. */
  const states = {
    "the month": ["body", async () => {}],
    "a day of a festival": ["main", (page) => page.run(goTo("#2026-09-25"))],
    "a refused address": ["#month", (page) => page.run(goTo("#31/4/2027"))],
    "what is found": ["header", async (page) => {
      await page.run(select("#search input"));
      await page.type("tet");
      await page.until("document.querySelectorAll('#found a').length > 1");
    }],
    "nothing is found": ["header", async (page) => {
      await page.type("xyz");
      await page.until(isSeen("#found p.quiet"));
    }],
    "the converter has answered": ["#converter", async (page) => {
      await page.click("#converter label:has([value=civil])");
      await page.run(select("#converter [name=day]"));
      await page.type("1");
    }],
    "the converter has refused": ["#converter", (page) => page.click("#converter [name=isLeapMonth]")],
    "a day of one's own is changed": ["#anniversaries", async (page) => {
      await page.click("#days-list [data-edit=b]");
      await page.until(isSeen("#leave-day"));
    }],
    "a day of one's own is refused": ["#anniversaries", async (page) => {
      await page.run(select("#anniversaries [name=name]"));
      await page.type("   ");
      await page.press("Enter");
    }],
    "a day of one's own was taken away": ["#anniversaries", (page) => page.click("#days-list [data-id=b]")],
    "another calendar beside": ["#month", async (page) => {
      await page.run(choose("#beside", "chinese"));
      await page.run(goTo("#2030-02-03"));
    }],
    ...Object.fromEntries(Object.keys(words).filter((code) => code !== "vi").map((code) =>
      [`the month in ${code}`, ["body", (page) => page.click(`[data-language=${code}]`)]])),
    "the year": ["#year", async (page) => {
      await page.run(goTo("#2026"));
      await page.until("document.querySelectorAll('#year-months table').length === 12");
    }],
  };
  const own = [{ id: "a", name: "ông nội", kind: "death", month: 3, day: 10, year: 2001 }, { id: "b", name: "Mai", kind: "birthday", month: 12, day: 30 }];

  for (const [look, options] of [["in the light", {}], ["in the dark on a phone", { dark: true, calm: true, width: 360 }]]) {
    test(`axe-core finds nothing ${look}`, { skip: !AXE && "axe-core is missing" }, () => withPage(options, async (page) => {
      await page.run(`localStorage.calendarSettings = ${JSON.stringify(JSON.stringify({ anniversaries: own }))}`);
      await page.reload();
      await page.until(ready);
      await page.run(withAxe);
      const found = [];
      for (const [state, [part, come]] of Object.entries(states)) {
        await come(page);
        found.push(...(await page.run(violationsIn(part))).map((one) => `${state}: ${one}`));
      }
      assert.deepEqual(found, []);
    }));
  }
});

// Drives headless Chromium over a pipe: messages of the DevTools protocol, JSON that ends with a zero byte. No port, no package.

import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { clock, keys, pageOf } from "./page.mjs";

/** A browser in a profile of its own, on the clocks of a zone. */
export async function openBrowser(program, zone) {
  const profile = await mkdtemp(join(tmpdir(), "page-"));
  const flags = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking",
    "--no-first-run", "--hide-scrollbars", "--lang=vi", `--user-data-dir=${profile}`, "--remote-debugging-pipe"];
  const chromium = spawn(program, flags, {
    stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"], env: { ...process.env, TZ: zone },
  });
  const ended = new Promise((resolve) => chromium.on("exit", resolve));
  const waiting = new Map();
  const sessions = new Map();
  let count = 0;
  let rest = "";

  chromium.stdio[4].setEncoding("utf8").on("data", (text) => {
    const messages = (rest + text).split("\0");
    rest = messages.pop();
    for (const message of messages.map((one) => JSON.parse(one))) {
      const [done, failed] = waiting.get(message.id) ?? [];
      waiting.delete(message.id);
      if (!done) sessions.get(message.sessionId)?.(message);
      else if (message.error) failed(new Error(message.error.message));
      else done(message.result);
    }
  });
  // A test that waited for a browser that has ended would wait for ever.
  ended.then(() => waiting.forEach(([, failed]) => failed(new Error("the browser has ended"))));

  function send(method, params = {}, sessionId = undefined) {
    return new Promise((done, failed) => {
      waiting.set(++count, [done, failed]);
      chromium.stdio[3].write(`${JSON.stringify({ id: count, method, params, sessionId })}\0`);
    });
  }

  /**
   * A page: `moment` is when it believes to be, `languages` what the browser asks for, `dark` and `calm` what the device is set to.
   * `beside` is another page, of which it is another tab.
   */
  async function open(url, { width = 1160, height = 900, dark = false, calm = false, moment, languages = "vi", beside } = {}) {
    // A context of its own: nothing is kept from the page before.
    const { browserContextId } = beside?.context ?? await send("Target.createBrowserContext");
    const { targetId } = await send("Target.createTarget", { url: "about:blank", browserContextId });
    const { sessionId } = await send("Target.attachToTarget", { targetId, flatten: true });
    const call = (method, params) => send(method, params, sessionId);
    const problems = [];
    sessions.set(sessionId, ({ method, params }) => {
      if (method === "Runtime.exceptionThrown") {
        problems.push(params.exceptionDetails.exception?.description ?? params.exceptionDetails.text);
      } else if (method === "Log.entryAdded" && ["error", "warning"].includes(params.entry.level)) {
        problems.push(`${params.entry.text} ${params.entry.url ?? ""}`);
      } else if (method === "Runtime.consoleAPICalled") {
        problems.push(params.args.map((one) => one.value ?? one.description).join(" "));
      }
    });
    for (const domain of ["Runtime", "Log", "Page"]) await call(`${domain}.enable`);
    await call("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: width < 600 });
    await call("Emulation.setEmulatedMedia", { features: [
      { name: "prefers-color-scheme", value: dark ? "dark" : "light" },
      { name: "prefers-reduced-motion", value: calm ? "reduce" : "no-preference" },
    ] });
    await call("Emulation.setUserAgentOverride", { userAgent: "check", acceptLanguage: languages });
    if (moment) await call("Page.addScriptToEvaluateOnNewDocument", { source: clock(moment) });
    await call("Page.navigate", { url });

    /** The value of an expression in the page. */
    async function run(expression) {
      const answer = await call("Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true });
      if (answer.exceptionDetails) throw new Error(`${expression}: ${answer.exceptionDetails.exception.description}`);
      return answer.result.value;
    }
    async function press(key, { shift = false } = {}) {
      const text = key === "Enter" ? "\r" : keys[key] ? undefined : key;
      const event = { key, code: key, windowsVirtualKeyCode: keys[key]?.[1], modifiers: shift ? 8 : 0 };
      await call("Input.dispatchKeyEvent", { ...event, text, type: text ? "keyDown" : "rawKeyDown" });
      await call("Input.dispatchKeyEvent", { ...event, type: "keyUp" });
    }
    async function clickAt(x, y) {
      for (const type of ["mousePressed", "mouseReleased"]) await call("Input.dispatchMouseEvent", { type, x, y, button: "left", clickCount: 1 });
    }
    return pageOf({
      run, press, clickAt, problems, call, context: { browserContextId },
      allow: (permission) => send("Browser.grantPermissions", { permissions: [permission], browserContextId }),
      close: () => send("Target.disposeBrowserContext", { browserContextId }),
    });
  }

  async function close() {
    chromium.kill();
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
  return { open, close };
}

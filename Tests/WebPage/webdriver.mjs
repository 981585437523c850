// Drives Firefox and WebKitGTK by the commands of WebDriver. Firefox takes them by a protocol of its own, Marionette: JSON behind its length,
// without another program. WebKitGTK comes with a program that takes them by HTTP, and needs a screen, which Xvfb is. No package.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pass } from "node:timers/promises";
import { keys, pageOf } from "./page.mjs";

/** The commands that are used: their names in Marionette, and their paths by HTTP. */
const commands = {
  navigate: ["Navigate", "url"], evaluate: ["ExecuteAsyncScript", "execute/async"],
  act: ["PerformActions", "actions"], resize: ["SetWindowRect", "window/rect"], wait: ["SetTimeouts", "timeouts"],
};

/** A program, of whose lines those that `isTold` are kept in a list. */
function start(program, flags, environment, isTold = () => false, told = []) {
  const child = spawn(program, flags, { stdio: ["ignore", "pipe", "pipe", "pipe"], env: { ...process.env, ...environment } });
  for (const input of [child.stdout, child.stderr]) {
    createInterface({ input }).on("line", (line) => isTold(line) && told.push(line));
  }
  const ended = once(child, "exit").catch((error) => { throw new Error(`${program}: ${error.message}`); });
  ended.catch(() => {});
  return { child, ended };
}

/** Tries until something can be had. */
async function soon(attempt, milliseconds = 30_000) {
  for (const end = Date.now() + milliseconds; ;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
      await pass(50);
    }
  }
}

/** Starts Firefox, which is set by its profile. */
async function startFirefox(program, folder, { dark, calm }, environment, problems) {
  const preferences = {
    "marionette.port": 0, "layout.css.prefers-color-scheme.content-override": dark ? 0 : 1, "ui.prefersReducedMotion": calm ? 1 : 0,
    "browser.dom.window.dump.enabled": true,
    "toolkit.legacyUserProfileCustomizations.stylesheets": true,
    "datareporting.policy.dataSubmissionEnabled": false, "network.captive-portal-service.enabled": false, "network.connectivity-service.enabled": false,
  };
  writeFileSync(join(folder, "user.js"),
    Object.entries(preferences).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`).join(""));
  // A window may be as narrow as a phone.
  mkdirSync(join(folder, "chrome"));
  writeFileSync(join(folder, "chrome", "userChrome.css"), ":root { min-width: 0 !important; }\n");
  const { child, ended } = start(program, ["--headless", "--marionette", "--no-remote", "--profile", folder], environment,
    (line) => /^JavaScript (error|warning): http/.test(line), problems);
  const port = await soon(() => Number(readFileSync(join(folder, "MarionetteActivePort"), "utf8")) || Promise.reject(new Error("Firefox has no port")));
  const socket = await soon(async () => {
    const socket = connect(port, "127.0.0.1");
    await once(socket, "connect");
    return socket;
  });
  const waiting = new Map();
  let rest = Buffer.alloc(0);
  socket.on("data", (data) => {
    rest = Buffer.concat([rest, data]);
    for (;;) {
      const colon = rest.indexOf(":");
      const end = colon + 1 + Number(rest.subarray(0, colon));
      if (colon < 0 || rest.length < end) return;
      const message = JSON.parse(rest.subarray(colon + 1, end));
      rest = rest.subarray(end);
      // The first message greets.
      if (!Array.isArray(message)) continue;
      const [, id, error, result] = message;
      const [done, failed] = waiting.get(id);
      waiting.delete(id);
      if (error) failed(new Error(`${error.error}: ${error.message}`));
      else done(result.value);
    }
  });
  socket.on("close", () => waiting.forEach(([, failed]) => failed(new Error("Firefox has ended"))));
  let count = 0;
  const send = (name, parameters = {}) => new Promise((done, failed) => {
    waiting.set(++count, [done, failed]);
    const message = JSON.stringify([0, count, `WebDriver:${name}`, parameters]);
    socket.write(`${Buffer.byteLength(message)}:${message}`);
  });
  await send("NewSession");
  return { send: (name, parameters) => send(commands[name][0], parameters), stop: () => (child.kill(), ended) };
}

/** A port that nothing uses. */
async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  return port;
}

/** Starts WebKitGTK, which is set by the settings of GTK and its arguments, and reports nothing that a page writes to its console. */
async function startWebKit(program, folder, { dark, calm }, environment) {
  const screen = start("Xvfb", ["-displayfd", "3", "-screen", "0", "1400x1100x24", "-nolisten", "tcp"]);
  const [display] = await Promise.race([once(screen.child.stdio[3], "data"), screen.ended.then(() => { throw new Error("Xvfb has ended"); })]);
  const settings = join(folder, "gtk-3.0");
  mkdirSync(settings);
  writeFileSync(join(settings, "settings.ini"), `[Settings]\ngtk-enable-animations=${calm ? 0 : 1}\n`);
  // A window may be as narrow as a phone.
  writeFileSync(join(settings, "gtk.css"), "* { min-width: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; -gtk-icon-transform: scale(0); }\n");
  const port = await freePort();
  const { child, ended } = start("WebKitWebDriver", [`--port=${port}`], {
    ...environment, DISPLAY: `:${String(display).trim()}`, GDK_BACKEND: "x11", XDG_CONFIG_HOME: folder, NO_AT_BRIDGE: "1", GSETTINGS_BACKEND: "memory",
    LIBGL_ALWAYS_SOFTWARE: "1",
  });
  const call = async (method, path, parameters) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: parameters && JSON.stringify(parameters) });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  await soon(() => call("GET", "/status"));
  const { sessionId } = await call("POST", "/session", { capabilities: { alwaysMatch: { "webkitgtk:browserOptions": {
    binary: program, args: ["--automation", ...(dark ? ["--dark-mode"] : [])],
  } } } });
  return {
    send: (name, parameters = {}) => call("POST", `/session/${sessionId}/${commands[name][1]}`, parameters),
    async stop() {
      await call("DELETE", `/session/${sessionId}`).catch(() => {});
      for (const one of [{ child, ended }, screen]) {
        one.child.kill();
        await one.ended;
      }
    },
  };
}

/** A browser on the clocks of a zone, as `openBrowser` has Chromium. A device set to something else is another process. */
function browserOf(startSession, program, zone) {
  const devices = new Map();

  async function deviceOf({ dark, calm }) {
    const folder = mkdtempSync(join(tmpdir(), "page-"));
    const problems = [];
    const session = await startSession(program, folder, { dark, calm }, { TZ: zone, HOME: folder }, problems);
    await session.send("wait", { script: 60_000, pageLoad: 60_000 });
    return { ...session, folder, problems };
  }

  /** A page, in place of the one before. */
  async function open(url, { width = 1160, height = 900, dark = false, calm = false } = {}) {
    const key = `${dark} ${calm}`;
    if (!devices.has(key)) devices.set(key, deviceOf({ dark, calm }));
    const { send, problems } = await devices.get(key);
    problems.length = 0;

    /** The value of an expression in the page. */
    async function run(expression) {
      const script = `const done = arguments[0];
        (async () => (${expression}))().then((value) => done({ value }), (error) => done({ error: String(error?.stack ?? error) }));`;
      const { value, error } = await send("evaluate", { script, args: [] });
      if (error) throw new Error(`${expression}: ${error}`);
      return value;
    }
    const act = (type, more, actions) => send("act", { actions: [{ type, id: type, ...more, actions }] });
    async function press(key, { shift = false } = {}) {
      const value = keys[key]?.[0] ?? key;
      const [down, up] = ["keyDown", "keyUp"].map((type) => (value) => ({ type, value }));
      const shiftKey = "\uE008";
      await act("key", {}, [...(shift ? [down(shiftKey)] : []), down(value), up(value), ...(shift ? [up(shiftKey)] : [])]);
    }
    const clickAt = (x, y) => act("pointer", { parameters: { pointerType: "mouse" } }, [
      { type: "pointerMove", x, y, duration: 0, origin: "viewport" }, { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 },
    ]);
    /** Gives the window the size at which the page has the one that is wanted. */
    async function resize() {
      let [outer, inner] = [{ width, height }];
      for (let attempt = 0; attempt < 4; attempt++) {
        await send("resize", outer);
        for (let look = 0; look < 10; look++) {
          inner = await run("({ width: innerWidth, height: innerHeight })");
          if (inner.width === width && inner.height === height) return;
          await pass(30);
        }
        outer = { width: outer.width + width - inner.width, height: outer.height + height - inner.height };
      }
      throw new Error(`the page is ${inner.width}×${inner.height} and not ${width}×${height}`);
    }
    await resize();
    await send("navigate", { url });
    return pageOf({
      // Two browsers that are not headless, or start anew for each page, are slower.
      patience: 30_000,
      run, press, clickAt, problems, close: () => send("navigate", { url: "about:blank" }),
    });
  }

  async function close() {
    for (const device of devices.values()) {
      const { stop, folder } = await device;
      await stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  }
  return { open, close };
}

export const openFirefox = async (program, zone) => browserOf(startFirefox, program, zone);
export const openWebKit = async (program, zone) => browserOf(startWebKit, program, zone);

// The actions of tests on a page, in whichever browser it is.

/** The characters that WebDriver has for keys, and the codes by which older programs know these. */
export const keys = {
  Tab: ["\uE004", 9], Enter: ["\uE007", 13], Escape: ["\uE00C", 27], PageUp: ["\uE00E", 33], PageDown: ["\uE00F", 34], End: ["\uE010", 35],
  Home: ["\uE011", 36], ArrowLeft: ["\uE012", 37], ArrowUp: ["\uE013", 38], ArrowRight: ["\uE014", 39], ArrowDown: ["\uE015", 40],
};

/**
 * A page by what the driver of its browser can do: `run(expression)` gives the value of one in the page, `press(key)` and `clickAt(x, y)` are
 * what a keyboard and a mouse do, and `problems` collects what the browser has written to its console.
 */
export function pageOf(driver) {
  const { run, press, clickAt, problems, patience = 15_000 } = driver;

  /** Waits until an expression is true, and returns its value. */
  async function until(expression, milliseconds = patience) {
    const end = Date.now() + milliseconds;
    for (;;) {
      const value = await run(expression).catch(() => false);
      if (value) return value;
      if (Date.now() > end) throw new Error(`waited in vain for ${expression}; ${problems.join("; ")}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /** Clicks on the middle of an element, which nothing may cover, once it is where it stays. */
  async function click(selector) {
    const [x, y] = await run(`(async () => {
      const one = document.querySelector(${JSON.stringify(selector)});
      const middle = () => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return [Math.round(left + width / 2), Math.round(top + height / 2)];
      };
      for (let [before, still] = ["", 0]; still < 3; before = String(middle())) {
        one.scrollIntoView({ block: "center", behavior: "instant" });
        await new Promise((done) => setTimeout(done, 16));
        still = before === String(middle()) ? still + 1 : 0;
      }
      const [x, y] = middle();
      const there = document.elementFromPoint(x, y);
      if (!one.contains(there)) throw new Error(${JSON.stringify(selector)} + " is covered by " + (there?.outerHTML ?? "nothing").slice(0, 80));
      return [x, y];
    })()`);
    await clickAt(x, y);
  }

  /** Types a text where the focus is. */
  async function type(text) {
    for (const letter of text) await press(letter);
  }

  /** Loads the page again, and waits until it is another one. */
  async function reload() {
    // A driver of Firefox asks the server again, and not what is kept for the time without one.
    await run("window.isOld = true, setTimeout(() => location.reload())");
    await until("!window.isOld && document.readyState === 'complete'");
  }
  return { ...driver, until, click, type, reload };
}

/** A clock that begins at a moment and runs from there; `skipped` milliseconds are left out. */
export const clock = (moment) => `{
  const began = Date.now(), System = Date;
  globalThis.skipped = 0;
  globalThis.Date = class extends System {
    constructor(...given) { super(...(given.length ? given : [Date.now()])); }
    static now() { return System.now() - began + ${Date.parse(moment)} + skipped; }
  };
}`;

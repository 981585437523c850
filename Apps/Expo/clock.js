// The clock of the device's zone on Android, where the widgets' program has no tables of zones and asks for the changes of the clock.

const week = 7 * 86400000;
/** A moment as requests have it. */
const instantText = exports.instantText = (moment) => new Date(moment).toISOString().replace(/\.\d+Z$/, "Z");

/** The clock from a year before a moment to three years after it; `native` says the seconds east of UTC at a moment. */
exports.clockOf = (native, identifier, moment) => {
  const changes = [];
  // Whole seconds, as every change and every middle of two moments below.
  const first = Math.floor(moment / 1000) * 1000 - 52 * week;
  // No zone changes its clocks twice in a week.
  for (let from = first; from < moment + 160 * week; from += week) {
    let [low, high] = [from, from + week];
    const before = native.offset(low);
    if (native.offset(high) === before) continue;
    while (high - low > 1000) {
      const middle = Math.floor((low + high) / 2000) * 1000;
      if (native.offset(middle) === before) low = middle;
      else high = middle;
    }
    changes.push({ at: instantText(high), offset: native.offset(high) });
  }
  return { offset: native.offset(first), changes, identifier };
};

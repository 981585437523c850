// The clocks of time zones, from what the browser knows of them: WebAssembly has no time zone database.

const day = 86_400_000;
const clocks = new Map();

/** Local time minus UTC at a moment, in seconds. */
function offset(format, moment) {
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const { year, month, hour, minute, second } = parts;
  const local = Date.UTC(year, month - 1, parts.day, hour, minute, second);
  return Math.round((local - Math.floor(moment / 1000) * 1000) / 1000);
}

/** The first moment, to the second, with another offset than `first` has. */
function change(format, first, last) {
  const before = offset(format, first);
  while (last - first > 1000) {
    const middle = Math.floor((first + last) / 2000) * 1000;
    if (offset(format, middle) === before) first = middle;
    else last = middle;
  }
  return last;
}

/** The clock of a zone around a moment, in milliseconds: its offset, and the seconds of its changes from a year before to four years after. */
export function clockOf(identifier, moment) {
  const year = new Date(moment).getUTCFullYear();
  const key = `${identifier} ${year}`;
  if (!clocks.has(key)) clocks.set(key, newClock(identifier, Date.UTC(year - 1, 0, 1), Date.UTC(year + 4, 0, 1)));
  return clocks.get(key);
}

function newClock(identifier, from, to) {
  const format = new Intl.DateTimeFormat("en-US-u-ca-gregory-nu-latn", {
    timeZone: identifier, hourCycle: "h23", year: "numeric", month: "numeric", day: "numeric", hour: "numeric", minute: "numeric",
    second: "numeric",
  });
  const changes = [];
  // No zone changes its clocks twice in a week.
  for (let moment = from; moment < to; moment += 7 * day) {
    if (offset(format, moment) === offset(format, moment + 7 * day)) continue;
    const at = change(format, moment, moment + 7 * day);
    changes.push({ at: at / 1000, offset: offset(format, at) });
  }
  return { offset: offset(format, from), changes, identifier };
}

export const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

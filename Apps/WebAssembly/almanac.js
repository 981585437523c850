// The almanac's Swift as WebAssembly, in browsers and Node. almanac.d.ts says what each function takes and gives.

/** An error with a code for programs and a sentence for people. */
function problem(code, message, cause) {
  return Object.assign(new RangeError(message, cause && { cause }), { code });
}

/** A value as an error shows it, however long or odd it is. */
function shown(value) {
  const text = typeof value === "string" ? `"${value}"` : typeof value === "object" && value ? "an object" : String(value);
  return text.length > 40 ? text.slice(0, 40) + "…" : text;
}

/** A whole number that WebAssembly can be given; it would take 2.5 for 2, and NaN for 0. */
function whole(value, field, code = "noSuchDate") {
  if (typeof value === "number" && (value | 0) === value) return value;
  throw problem(code, `${field} has to be a whole number, found ${shown(value)}`);
}

function record(value, what, code) {
  if (typeof value === "object" && value) return value;
  throw problem(code, `${what}, found ${shown(value)}`);
}

function fields(date) {
  const { year, month, day } = record(date, "a date has to be an object with year, month and day", "noSuchDate");
  return [whole(year, "year"), whole(month, "month"), whole(day, "day")];
}

function almanacOf(wasm) {
  const decoder = new TextDecoder();

  // The memory may have grown since the last call, so it is looked at anew.
  const text = (length) => decoder.decode(new Uint8Array(wasm.memory.buffer, wasm.answer(), length));

  /** The number that a call returns; a negative one is the length of an error: its code, a space and its message. */
  function number(result) {
    if (result >= 0) return result;
    const [, code, message] = /^(\w+) (.*)$/s.exec(text(-result));
    throw problem(code, message);
  }
  const json = (result) => JSON.parse(text(number(result)));

  /** The texts that a function gives for 0, 1, 2 ... */
  function list(function_) {
    const texts = [];
    for (let length; (length = function_(texts.length)) > 0;) texts.push(text(length));
    return Object.freeze(texts);
  }
  const calendars = list(wasm.calendarID);
  const languages = list(wasm.languageCode);

  function calendarPlace(id) {
    if (calendars.includes(id)) return calendars.indexOf(id);
    throw problem("unknownCalendar", `there is no calendar ${shown(id)}; there are: ${calendars.join(", ")}`);
  }

  /** The places of the calendar and language that are chosen. */
  function places(options) {
    const { calendar = "vietnamese", language = "vi" } = record(options, "options have to be an object", "unknownSetting");
    if (!languages.includes(language)) {
      throw problem("unknownSetting", `language has to be one of ${languages.join(", ")}, found ${shown(language)}`);
    }
    return [calendarPlace(calendar), languages.indexOf(language)];
  }

  function calendar(id = "vietnamese") {
    const place = calendarPlace(id);
    return Object.freeze({
      id,
      lunarDate(date) {
        const bits = number(wasm.lunarDate(place, ...fields(date)));
        return { year: bits >> 10, month: bits >> 6 & 15, isLeapMonth: (bits & 32) > 0, day: bits & 31 };
      },
      civilDate(date) {
        const [year, month, day] = fields(date);
        const { isLeapMonth = false } = date;
        if (typeof isLeapMonth !== "boolean") {
          throw problem("noSuchDate", `isLeapMonth has to be true or false, found ${shown(isLeapMonth)}`);
        }
        const bits = number(wasm.civilDate(place, year, month, isLeapMonth ? 1 : 0, day));
        return { year: bits >> 9, month: bits >> 5 & 15, day: bits & 31 };
      },
    });
  }

  return Object.freeze({
    calendars, languages, calendar,
    day: (date, options = {}) => json(wasm.day(...places(options), ...fields(date))),
    seasons: (year, options = {}) => json(wasm.seasons(...places(options), whole(year, "year", "outsideTables"))),
    sun(date, place) {
      const { latitude, longitude } = record(place, "a place has to be an object with latitude and longitude", "noSuchPlace");
      for (const [name, value, most] of [["latitude", latitude, 90], ["longitude", longitude, 180]]) {
        if (typeof value === "number" && Math.abs(value) <= most) continue;
        throw problem("noSuchPlace", `${name} has to be a number from -${most} to ${most}, found ${shown(value)}`);
      }
      return json(wasm.sun(latitude, longitude, ...fields(date)));
    },
  });
}

/** The bytes of a file, or what is on its way from a server. */
async function opened(source) {
  const isText = typeof source === "string";
  const isFile = typeof process === "object" && (source instanceof URL ? source.protocol === "file:" : isText && !/^https?:/.test(source));
  if (isFile) return (await import("node:fs/promises")).readFile(source);
  const answer = await (isText || source instanceof URL ? fetch(source) : source);
  if (typeof Response === "undefined" || !(answer instanceof Response)) return answer;
  if (!answer.ok) throw new Error(`the server answers ${answer.status}`);
  return answer.arrayBuffer();
}

export async function load(source = new URL("almanac.wasm", import.meta.url)) {
  let bytes;
  try {
    bytes = await opened(source);
  } catch (error) {
    throw problem("noFile", `almanac.wasm cannot be read: ${error.message}`, error);
  }
  try {
    const { instance } = await WebAssembly.instantiate(bytes);
    return almanacOf(instance.exports);
  } catch (error) {
    throw problem("damagedFile", `almanac.wasm is damaged or another file: ${error.message}`, error);
  }
}

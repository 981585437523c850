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

/** What both files have: answers, and widgets as snapshots and pictures. */
function calls(wasm) {
  const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];

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
  const [widgets, modes] = [list(wasm.widgetName), list(wasm.modeName)];

  /** Leaves a question where Swift finds it; JSON has a text for all that it can be asked. */
  function ask(question) {
    let bytes;
    try {
      bytes = encoder.encode(JSON.stringify(question));
    } catch (error) {
      throw problem("badRequest", `the question cannot be written as JSON: ${error.message}`, error);
    }
    const place = wasm.question(bytes.length);
    new Uint8Array(wasm.memory.buffer, place, bytes.length).set(bytes);
  }

  function askWidget(widget, state, configuration, environment, instant) {
    if (!widgets.includes(widget)) {
      throw problem("unknownWidget", `there is no widget ${shown(widget)}; there are: ${widgets.join(", ")}`);
    }
    ask({ widget, state, configuration, environment, instant });
    return widgets.indexOf(widget);
  }

  return {
    text, number, json, list, ask,
    widget: (...question) => json(wasm.widget(askWidget(...question))),
    svg(name, state, configuration, environment, instant, appearance = {}) {
      const { scheme = "light", mode } = record(appearance, "an appearance has to be an object", "unknownSetting");
      for (const [what, value, allowed] of [["scheme", scheme, ["light", "dark"]], ["mode", mode, [undefined, ...modes]]]) {
        if (allowed.includes(value)) continue;
        const names = allowed.filter(Boolean).join(", ");
        throw problem("unknownSetting", `${what} has to be one of ${names}, found ${shown(value)}`);
      }
      const place = askWidget(name, state, configuration, environment, instant);
      return text(number(wasm.svg(place, modes.indexOf(mode), scheme === "dark" ? 1 : 0)));
    },
  };
}

function almanacOf(wasm) {
  const { number, json, list, widget, svg } = calls(wasm);
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
    month(date, options = {}) {
      const { year, month } = record(date, "a month has to be an object with year and month", "noSuchDate");
      const today = record(options, "options have to be an object", "unknownSetting").today;
      const [chosen, given] = [places(options), today === undefined ? [0, 0, 0] : fields(today)];
      return json(wasm.month(...chosen, whole(year, "year"), whole(month, "month"), ...given));
    },
    seasons: (year, options = {}) => json(wasm.seasons(...places(options), whole(year, "year", "outsideTables"))),
    sun(date, place) {
      const { latitude, longitude } = record(place, "a place has to be an object with latitude and longitude", "noSuchPlace");
      for (const [name, value, most] of [["latitude", latitude, 90], ["longitude", longitude, 180]]) {
        if (typeof value === "number" && Math.abs(value) <= most) continue;
        throw problem("noSuchPlace", `${name} has to be a number from -${most} to ${most}, found ${shown(value)}`);
      }
      return json(wasm.sun(latitude, longitude, ...fields(date)));
    },
    widget, svg,
  });
}

function insultsOf(wasm) {
  const { json, ask, widget, svg } = calls(wasm);
  return Object.freeze({
    insult(state, zone, instant) {
      ask({ widget: "insult", state, environment: { zone, language: "en", family: "small" }, instant });
      return json(wasm.insult());
    },
    widget, svg,
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

async function made(make, name, source) {
  let bytes;
  try {
    bytes = await opened(source);
  } catch (error) {
    throw problem("noFile", `${name} cannot be read: ${error.message}`, error);
  }
  try {
    return make((await WebAssembly.instantiate(bytes)).instance.exports);
  } catch (error) {
    throw problem("damagedFile", `${name} is damaged or another file: ${error.message}`, error);
  }
}

export const load = (source = new URL("almanac.wasm", import.meta.url)) => made(almanacOf, "almanac.wasm", source);
export const loadInsults = (source = new URL("almanac-insults.wasm", import.meta.url)) =>
  made(insultsOf, "almanac-insults.wasm", source);

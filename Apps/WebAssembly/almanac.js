// The almanac's Swift as WebAssembly, in browsers; almanac-node.js is for Node. almanac.d.ts declares
// all functions.

/** A request that is longer is refused: memory might not do for it. */
const longest = 2 ** 21;

/** An error with a code for programs and a sentence for people. */
function problem(code, message, more = {}) {
  const { cause, ...facts } = more;
  return Object.assign(new RangeError(message, cause && { cause }), { code }, facts);
}

/** A value as an error shows it, however long or odd it is. */
function shown(value) {
  const text = typeof value === "string" ? `"${value}"` : typeof value === "object" && value ? "an object" : String(value);
  return text.length > 40 ? text.slice(0, 40) + "…" : text;
}

/** The civil date of a moment, now without one: on the clock of the device, or so many minutes east of UTC. */
export function localDate(moment = new Date(), offsetMinutes) {
  if (!(moment instanceof Date) || isNaN(moment)) throw problem("wrongKind", `moment must be a valid Date, found ${shown(moment)}`);
  if (offsetMinutes === undefined) return { year: moment.getFullYear(), month: moment.getMonth() + 1, day: moment.getDate() };
  if (!Number.isInteger(offsetMinutes) || Math.abs(offsetMinutes) > 1080) {
    throw problem("noSuchOffset", `offsetMinutes must be a whole number from -1080 to 1080, found ${shown(offsetMinutes)}`);
  }
  const clock = new Date(moment.getTime() + 60000 * offsetMinutes);
  return { year: clock.getUTCFullYear(), month: clock.getUTCMonth() + 1, day: clock.getUTCDate() };
}

/** The calls that all files have: answers and errors, and widgets as snapshots and pictures. */
function calls(wasm) {
  const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];

  // The memory may have grown since the last call, so its buffer is read again.
  const text = (length) => decoder.decode(new Uint8Array(wasm.memory.buffer, wasm.answer(), length));

  /** The texts that a function gives for 0, 1, 2 ... */
  function list(function_) {
    const texts = [];
    for (let length; (length = function_(texts.length)) > 0;) texts.push(text(length));
    return Object.freeze(texts);
  }
  const languages = list(wasm.languageCode);

  /** The last error, in a language; in English without a known one. */
  function failure(language) {
    const index = languages.indexOf(languages.includes(language) ? language : "en");
    const code = text(wasm.failureCode());
    // The files of the web page have no sentences, because it asks for nothing that can be refused.
    const [message, ...path] = wasm.failure ? text(wasm.failure(index)).split("\0") : [code];
    return problem(code, message, code === "badRequest" ? { path } : {});
  }

  /** Leaves a text where Swift finds it. */
  function ask(question) {
    const bytes = encoder.encode(question);
    // The memory may grow to make room, so it is looked at after that.
    const address = wasm.question(bytes.length);
    new Uint8Array(wasm.memory.buffer, address, bytes.length).set(bytes);
  }

  /** An error that is found here; its sentence is Swift's. */
  function refusal(kind, code, language, ...words) {
    ask([code, ...words].join("\0"));
    wasm.refuse(["notWhole", "notTruth", "notObject", "notWithin", "notOneOf", "tooLong", "notDate"].indexOf(kind));
    return failure(language);
  }

  /** The number that a call returns; a negative one is an error. */
  function number(result, language) {
    if (result >= 0) return result;
    throw failure(language);
  }

  /** A whole number that WebAssembly can be given; it would take 2.5 for 2, and NaN for 0. */
  function whole(value, field, language, code = "noSuchDate") {
    if (typeof value === "number" && (value | 0) === value) return value;
    throw refusal("notWhole", code, language, field, shown(value));
  }

  function record(value, what, code, language, ...names) {
    if (typeof value === "object" && value) return value;
    throw refusal("notObject", code, language, what, shown(value), ...names);
  }

  /** One of some values. */
  function one(value, what, allowed, code, language) {
    if (allowed.includes(value)) return value;
    throw refusal("notOneOf", code, language, what, shown(value), ...allowed.filter(Boolean));
  }

  /** The code of the language that is nearest to a tag; the value itself if it is none. */
  function spoken(tag) {
    if (typeof tag !== "string" || !/^[A-Za-z]{2,3}([-_.@]|$)/.test(tag)) return tag;
    ask(tag);
    return languages[wasm.languageIndex()];
  }

  /** The language that options ask for; none where they do not. Other options than that and `more` are refused. */
  function asked(options, ...more) {
    const { language } = record(options, "options", "unknownSetting", undefined, "language");
    const used = one(spoken(language), "language", [undefined, ...languages], "unknownSetting");
    for (const name of Object.keys(options)) one(name, "options", ["language", ...more], "unknownSetting", used);
    return used;
  }

  const [widgets, modes] = wasm.widget ? [list(wasm.widgetName), list(wasm.modeName)] : [[], []];

  /** Asks about a widget; JSON has a text for all that it can be asked. */
  function askWidget(widget, state, configuration, environment, instant) {
    const language = spoken(environment && environment.language);
    one(widget, "widget", widgets, "unknownWidget", language);
    let request;
    try {
      request = JSON.stringify({ widget, state, configuration, environment, instant });
    } catch (cause) {
      throw problem("badRequest", cause.message, { cause, path: [] });
    }
    if (request.length > longest) throw refusal("tooLong", "badRequest", language, request.length, longest);
    ask(request);
    return [widgets.indexOf(widget), language];
  }

  return {
    wasm, languages, list, ask, text, number, refusal, whole, record, one, asked, askWidget,
    json: (result, language) => JSON.parse(text(number(result, language))),
    widget(...question) {
      const [index, language] = askWidget(...question);
      return JSON.parse(text(number(wasm.widget(index), language)));
    },
    svg(name, state, configuration, environment, instant, appearance = {}) {
      const [index, language] = askWidget(name, state, configuration, environment, instant);
      const { scheme, mode } = record(appearance, "appearance", "unknownSetting", language, "scheme", "mode");
      const isDark = one(scheme, "scheme", [undefined, "light", "dark"], "unknownSetting", language) === "dark";
      one(mode, "mode", [undefined, ...modes], "unknownSetting", language);
      // Looking at the appearance may have overwritten the request.
      askWidget(name, state, configuration, environment, instant);
      return text(number(wasm.svg(index, modes.indexOf(mode), isDark ? 1 : 0), language));
    },
  };
}

function almanacOf(wasm) {
  const { languages, list, number, json, refusal, whole, record, one, asked, askWidget, widget, svg } = calls(wasm);
  const [calendars, countries] = [list(wasm.calendarID), ["calendar", ...list(wasm.countryID), "none"]];

  function fields(date, language, what = "date", ...names) {
    const wanted = names.length ? names : ["year", "month", "day"];
    record(date, what, "wrongKind", language, ...wanted);
    if (date instanceof Date) throw refusal("notDate", "wrongKind", language, what, "localDate()", ...wanted);
    // A lunar date has numbers too, and would be another day.
    if ("isLeapMonth" in date) throw refusal("notObject", "wrongKind", language, what, "isLeapMonth", ...wanted);
    return wanted.map((name) => whole(date[name], name, language));
  }
  const calendarIndex = (id, language) => calendars.indexOf(one(id, "calendar", calendars, "unknownCalendar", language));

  /** The language of errors, and the indices of the calendar and the language that are chosen. */
  function chosen(options, ...more) {
    const language = asked(options, "calendar", ...more);
    const { calendar = "vietnamese" } = options;
    return [language, calendarIndex(calendar, language), languages.indexOf(language || "vi")];
  }

  /** The same, and the index of the country whose days off are marked. */
  function chosenWithCountry(options, ...more) {
    const [language, ...indices] = chosen(options, "country", ...more);
    const { country = "calendar" } = options;
    return [language, ...indices, countries.indexOf(one(country, "country", countries, "unknownSetting", language)) - 1];
  }

  function calendar(id = "vietnamese", options = {}) {
    const language = asked(options);
    const index = calendarIndex(id, language);
    return Object.freeze({
      id,
      lunarDate(date) {
        const bits = number(wasm.lunarDate(index, ...fields(date, language)), language);
        return { year: bits >> 10, month: bits >> 6 & 15, isLeapMonth: (bits & 32) > 0, day: bits & 31 };
      },
      civilDate(date) {
        if (date instanceof Date) fields(date, language);
        const { year, month, day, isLeapMonth = false, ...others } = record(date, "date", "wrongKind", language, "year", "month", "day");
        const numbers = fields({ year, month, day }, language);
        const another = Object.keys(others).find((name) => /leap/i.test(name));
        if (another) throw refusal("notTruth", "wrongKind", language, "isLeapMonth", another);
        if (typeof isLeapMonth !== "boolean") throw refusal("notTruth", "wrongKind", language, "isLeapMonth", shown(isLeapMonth));
        const bits = number(wasm.civilDate(index, numbers[0], numbers[1], isLeapMonth ? 1 : 0, numbers[2]), language);
        return { year: bits >> 9, month: bits >> 5 & 15, day: bits & 31 };
      },
    });
  }

  return Object.freeze({
    calendars, languages, calendar,
    day(date, options = {}) {
      const [language, ...indices] = chosenWithCountry(options);
      return json(wasm.day(...indices, ...fields(date, language)), language);
    },
    month(month, options = {}) {
      const [language, ...indices] = chosenWithCountry(options, "today");
      const today = options.today === undefined ? [0, 0, 0, 0] : [1, ...fields(options.today, language, "today")];
      return json(wasm.month(...indices, ...fields(month, language, "month", "year", "month"), ...today), language);
    },
    seasons(year, options = {}) {
      const [language, ...indices] = chosen(options);
      return json(wasm.seasons(...indices, whole(year, "year", language, "outsideTables")), language);
    },
    sun(date, place, options = {}) {
      const language = asked(options);
      const { latitude, longitude } = record(place, "place", "noSuchPlace", language, "latitude", "longitude");
      for (const [name, value, most] of [["latitude", latitude, 90], ["longitude", longitude, 180]]) {
        if (typeof value === "number" && Math.abs(value) <= most) continue;
        throw refusal("notWithin", "noSuchPlace", language, name, shown(value), -most, most);
      }
      return { ...json(wasm.sun(latitude, longitude, ...fields(date, language)), language), latitude, longitude };
    },
    anniversaries(state, environment, instant) {
      const [, language] = askWidget("calendar", state, null, environment, instant);
      return json(wasm.anniversaries(), language);
    },
    widget, svg,
  });
}

function insultsOf(wasm) {
  const { json, asked, askWidget, widget, svg } = calls(wasm);
  return Object.freeze({
    insult(state, zone, instant, options = {}) {
      const language = asked(options);
      askWidget("insult", state, null, { zone, language: language || "en", family: "small" }, instant);
      return json(wasm.insult(), language);
    },
    widget, svg,
  });
}

/** The bytes of a file, or what is on its way from a server. */
async function opened(source, read) {
  const answer = await (typeof source === "string" || source instanceof URL ? read(source) : source);
  if (typeof Response === "undefined" || !(answer instanceof Response)) return answer;
  if (!answer.ok) throw new Error(`the server answers ${answer.status}`);
  return answer.arrayBuffer();
}

/** CRC-32, as gzip has it, four bytes at a time: it is half of what loading costs. */
function checksum(bytes) {
  const tables = Array.from({ length: 4 }, () => new Int32Array(256));
  for (let byte = 0; byte < 256; byte++) {
    let sum = byte;
    for (let bit = 1; bit <= 32; bit++) {
      sum = sum & 1 ? sum >>> 1 ^ 0xEDB88320 : sum >>> 1;
      if (bit % 8 === 0) tables[bit / 8 - 1][byte] = sum;
    }
  }
  const [one, two, three, four] = tables;
  let [sum, index] = [-1, 0];
  for (; index + 4 <= bytes.length; index += 4) {
    sum ^= bytes[index] | bytes[index + 1] << 8 | bytes[index + 2] << 16 | bytes[index + 3] << 24;
    sum = four[sum & 255] ^ three[sum >>> 8 & 255] ^ two[sum >>> 16 & 255] ^ one[sum >>> 24];
  }
  for (; index < bytes.length; index++) sum = sum >>> 8 ^ one[(sum ^ bytes[index]) & 255];
  return ~sum;
}

/** Refuses a file of which a byte has changed: dates that are a little wrong would go unseen. */
function verify(bytes) {
  // The last section has the sum of what is before it: its head, its name and four bytes as hexadecimal digits.
  const [end, head] = [bytes.length - 19, "\0\x11\bchecksum"];
  const last = String.fromCharCode(...bytes.subarray(Math.max(0, end)));
  if (end < 0 || !last.startsWith(head)) throw new Error("it ends too early");
  const sum = new DataView(new ArrayBuffer(4));
  sum.setInt32(0, checksum(bytes.subarray(0, end)), true);
  if (last.slice(head.length) !== sum.getUint32(0).toString(16).padStart(8, "0")) throw new Error("its checksum is another");
}

/** The program in a file. */
async function compiled(source) {
  const bytes = ArrayBuffer.isView(source) ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength) : new Uint8Array(source);
  // The engine compiles on another thread while the sum is made here; its error for a damaged file is ignored.
  const module = WebAssembly.compile(bytes);
  module.catch(() => {});
  verify(bytes);
  return module;
}

/** Returns the text of a thrown value, which may be anything. */
const said = (cause) => (cause instanceof Error ? cause.message : String(cause));

/** Loads a file that exports a function, and returns the object for its calls. */
async function made(make, name, exported, source, read) {
  let content;
  try {
    content = await opened(source, read);
  } catch (cause) {
    throw problem("noFile", `${name} cannot be read: ${said(cause)}`, { cause });
  }
  try {
    const module = content instanceof WebAssembly.Module ? content : await compiled(content);
    const { exports } = await WebAssembly.instantiate(module);
    if (!exports[exported]) throw new Error(`it has no ${exported}`);
    return make(exports);
  } catch (cause) {
    throw problem("damagedFile", `${name} is damaged or another file: ${said(cause)}`, { cause });
  }
}

/** Loads a file; the one beside this module only once, unless that fails. */
function loader(make, name, beside, exported, read) {
  let kept;
  return (source) => {
    if (source !== undefined) return made(make, name, exported, source, read);
    kept ??= made(make, name, exported, beside(), read).catch((error) => {
      kept = undefined;
      throw error;
    });
    return kept;
  };
}

// Written out, since bundlers look for an address in this form to take the file along.
const files = {
  almanac: () => new URL("./almanac.wasm", import.meta.url), insults: () => new URL("./almanac-insults.wasm", import.meta.url),
};

/** Both loaders, with what reads an address. */
export const loaders = (read) => ({
  load: loader(almanacOf, "almanac.wasm", files.almanac, "day", read),
  loadInsults: loader(insultsOf, "almanac-insults.wasm", files.insults, "insult", read),
});

export const { load, loadInsults } = loaders((address) => fetch(address));

/** Loads a file of the web page, which has some of the calls. */
export const loadPart = (name, source = name) => made(calls, name, "answer", source, (address) => fetch(address));

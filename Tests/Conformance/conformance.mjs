#!/usr/bin/env node
// The runner for node; it does what conformance.py does, and prints the same.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const usage = `Asks a program for lunar dates, and compares its answers with the vectors beside this file.

usage: conformance.mjs [--seconds N] [--json] [--vectors FOLDER] LEVEL... -- PROGRAM [ARGUMENT...]

The levels, the questions and the exit codes are those of conformance.py --help.`;
const format = 1;
const ofInstants = ["minute", "second"];
const shownStretches = 40;

class Refusal extends Error {}
const grouped = (number) => String(number).replace(/\B(?=(\d{3})+$)/g, ",");

// Vectors

/** Returns a function that reads a file of the folder, and the manifest, after all digests were compared. */
function readVectors(folder) {
  const text = (name) => {
    try {
      return readFileSync(join(folder, name));
    } catch {
      throw new Refusal(`the vectors have no ${name}: ${folder}`);
    }
  };
  let manifest;
  try {
    manifest = JSON.parse(text("manifest.json"));
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal("manifest.json is not whole: fetch the vectors again");
  }
  if (manifest.format !== format) throw new Refusal(`these vectors have format ${manifest.format ?? "None"}, and this runner reads format ${format}`);
  if (manifest.first !== "1900-01-01" || manifest.last !== "2100-12-31") {
    throw new Refusal(`these vectors are of ${manifest.first} to ${manifest.last}, not of 1900-01-01 to 2100-12-31`);
  }
  const lines = (data) => data.toString("utf8").split("\n").filter((line) => line !== "");
  const digests = new Map(lines(text("SHA256SUMS")).map((line) => line.split("  ").reverse()));
  const rows = (name) => {
    const data = text(name);
    if (name !== "manifest.json") {
      const entry = manifest.files.find((file) => file.name === name);
      if (!entry) throw new Refusal(`the manifest does not name ${name}`);
      const count = lines(data).length;
      if (count < entry.rows) throw new Refusal(`${name} is cut short: ${count} of ${entry.rows} rows`);
    }
    if (createHash("sha256").update(data).digest("hex") !== digests.get(name)) {
      throw new Refusal(`${name} is not the file of SHA256SUMS: it was changed, or is of another version`);
    }
    return name === "manifest.json" ? [] : lines(data).map((line) => JSON.parse(line));
  };
  rows("manifest.json");
  return [manifest, rows];
}

// Questions: each with the answer here, the day to which a verdict belongs, and the other answers that are no failure

// Days are their numbers since 1970-01-01.
const dayOf = (text) => Date.parse(`${text}T00:00:00Z`) / 86_400_000;
const textOf = (day) => new Date(day * 86_400_000).toISOString().slice(0, 10);
const lunar = (year, month, leap, day) => `${year} ${month} ${leap} ${day}`;
const monthWords = (text, day) => lunar(Number(text.slice(0, 4)), Number(text.slice(5, 7)), text.endsWith("L"), day);

/** The months of a calendar by day, and the other answers on days that are disputed or uncertain. */
class Calendar {
  constructor(rows, first, last) {
    Object.assign(this, { months: rows, first: dayOf(first), last: dayOf(last) });
    Object.assign(this, { days: new Map(), others: new Map(), status: new Map(), free: new Set(), backOthers: new Map() });
    rows.forEach((row, index) => {
      const start = dayOf(row.first);
      const end = start + row.days - 1;
      for (let day = start; day <= end; day += 1) this.days.set(day, lunar(row.year, row.month, row.leap, day - start + 1));
      if (row.status === "agreed") return;
      if (!row.others?.length) {
        for (let day = start; day <= end; day += 1) {
          this.free.add(day);
          this.status.set(day, "uncertain");
        }
      }
      for (const other of row.others ?? []) {
        const begins = dayOf(other.first);
        for (let day = Math.min(begins, start); day <= end; day += 1) {
          const before = rows[index - 1];
          const words = day >= begins ? monthWords(other.month, day - begins + 1)
            : lunar(before.year, before.month, before.leap, day - dayOf(before.first) + 1);
          this.others.set(day, [...(this.others.get(day) ?? []), words]);
          if (this.status.get(day) !== "disputed") this.status.set(day, other.by?.length ? "disputed" : "uncertain");
        }
      }
    });
    const add = (words, answer) => this.backOthers.set(words, (this.backOthers.get(words) ?? new Set()).add(answer));
    for (const [day, all] of this.others) {
      add(this.days.get(day), "none");
      for (const words of all) add(words, textOf(day));
    }
  }

  /** The question for the civil day of a lunar date. */
  question(name, words, answer, day) {
    const others = new Set([...(this.backOthers.get(words) ?? [])].filter((other) => other !== answer));
    const free = this.free.has(day);
    return { question: `${name} ${words}`, answer, day, others, status: free ? "uncertain" : this.status.get(day) ?? "disputed", free };
  }
}

function questions(test, calendar, rows, name) {
  const asked = [];
  if (test === "terms") {
    for (const row of rows("terms.jsonl")) {
      row.longitudes.forEach((longitude, index) => {
        const answer = row.days[name][index];
        const others = row.uncertain.filter((o) => o.calendar === name && o.index === index).map((o) => o.other);
        asked.push({ question: `${name} term ${row.year} ${longitude}`, answer, day: dayOf(answer), others: new Set(others), status: "uncertain", free: false });
      });
    }
  } else if (ofInstants.includes(test)) {
    for (const row of rows("terms.jsonl")) {
      row.longitudes.forEach((longitude, index) => {
        const answer = row.utc[index];
        asked.push({ question: `instant ${row.year} ${longitude}`, answer, day: dayOf(answer.slice(0, 10)), others: new Set(), status: "", free: false });
      });
    }
  } else if (test === "traps") {
    for (const { question, answer, status } of rows("traps.jsonl")) {
      const place = question.indexOf(" ");
      const words = question.slice(place + 1);
      if (question.slice(0, place) !== name) continue;
      const day = answer === "none" ? calendar.first : dayOf(words.includes("-") ? words : answer);
      asked.push({ question, answer, day, others: new Set(), status, free: status !== "agreed" });
    }
  } else if (test === "dates") {
    for (let day = calendar.first; day <= calendar.last; day += 1) {
      asked.push({
        question: `${name} ${textOf(day)}`, answer: calendar.days.get(day), day, others: new Set(calendar.others.get(day) ?? []),
        status: calendar.status.get(day) ?? "", free: calendar.free.has(day),
      });
    }
  } else {
    const leaps = new Set(calendar.months.filter((row) => row.leap).map((row) => `${row.year} ${row.month}`));
    for (const row of calendar.months) {
      const start = dayOf(row.first);
      if (start < calendar.first || start > calendar.last) continue;
      if (test === "back") {
        for (const n of [1, row.days]) {
          const day = start + n - 1;
          asked.push(calendar.question(name, lunar(row.year, row.month, row.leap, n), textOf(day), day));
        }
        continue;
      }
      if (row.days === 29) asked.push(calendar.question(name, lunar(row.year, row.month, row.leap, 30), "none", start));
      if (!row.leap && !leaps.has(`${row.year} ${row.month}`)) {
        asked.push(calendar.question(name, lunar(row.year, row.month, true, 1), "none", start));
      }
    }
  }
  return asked;
}

// The program

/** Gives all questions to the program; returns the lines of its answers, and what went wrong, if anything did. */
function run(command, lines, seconds) {
  const limit = 64 * lines.length + 4096;
  const folder = mkdtempSync(join(tmpdir(), "conformance-"));
  const path = join(folder, "questions");
  writeFileSync(path, lines.map((line) => `${line}\n`).join(""));
  const file = openSync(path, "r");
  return new Promise((resolve, reject) => {
    const child = spawn(command[0], command.slice(1), { stdio: [file, "pipe", "pipe"], detached: process.platform !== "win32" });
    let [out, size, err, flood, late] = [[], 0, Buffer.alloc(0), false, false];
    const end = () => {
      try {
        process.platform === "win32" ? child.kill("SIGKILL") : process.kill(-child.pid, "SIGKILL");
      } catch {
        // It has ended.
      }
      child.stdout.destroy();
      child.stderr.destroy();
    };
    const timer = setTimeout(() => {
      late = true;
      end();
    }, seconds * 1000);
    child.stdout.on("data", (chunk) => {
      if (flood) return;
      out.push(chunk);
      size += chunk.length;
      if (size > limit) {
        flood = true;
        end();
      }
    });
    child.stderr.on("data", (chunk) => { err = Buffer.concat([err, chunk]).subarray(-2000); });
    child.on("error", (error) => {
      clearTimeout(timer);
      const reason = { ENOENT: "No such file or directory", EACCES: "Permission denied" }[error.code] ?? error.code;
      reject(new Refusal(`the program cannot be started: ${command[0]}: ${reason}`));
    });
    child.on("close", (code, signal) => {
      clearTimeout(timer);
      const answers = Buffer.concat(out).toString("utf8").split("\n");
      const rest = answers.pop();
      answers.forEach((answer, index) => { answers[index] = answer.replace(/\r+$/, ""); });
      if (rest !== "" && !flood && !late) answers.push(rest);
      const count = `${grouped(Math.min(answers.length, lines.length))} of ${grouped(lines.length)} answers`;
      const words = err.toString("utf8").trim();
      const last = words ? `; its last words: ${words.split(/\r?\n/).at(-1).slice(0, 200)}` : "";
      if (flood) return resolve([[], `it floods: more than ${grouped(limit)} bytes for ${grouped(lines.length)} questions; stopped`]);
      if (late) {
        const silent = size === 0 ? "it is silent" : "it is too slow";
        return resolve([answers.slice(0, lines.length), `${silent}: ${count} after ${seconds} s; stopped`]);
      }
      if (code !== 0) {
        const how = signal ? `signal ${numberOf(signal)}` : `exit code ${code}`;
        return resolve([answers.slice(0, lines.length), `it ended with ${how} after ${count}${last}`]);
      }
      if (answers.length < lines.length) {
        return resolve([[], `it gave ${count}, so that none can be matched: one line per question is expected${last}`]);
      }
      if (answers.length > lines.length) {
        return resolve([[], `it gave ${grouped(answers.length)} lines for ${grouped(lines.length)} questions, so that none can be matched`]);
      }
      return resolve([answers, null]);
    });
  }).finally(() => {
    closeSync(file);
    rmSync(folder, { recursive: true });
  });
}

const signals = { SIGHUP: 1, SIGINT: 2, SIGQUIT: 3, SIGILL: 4, SIGTRAP: 5, SIGABRT: 6, SIGBUS: 7, SIGFPE: 8, SIGKILL: 9, SIGSEGV: 11, SIGPIPE: 13, SIGTERM: 15 };
const numberOf = (signal) => signals[signal] ?? signal;

// Answers

const lunarForm = /^(-?\d{1,4}) (\d{1,2}) (true|false|0|1) (-?\d{1,2})$/;
const instantForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/;

/** The answer in the form of the vectors; null if it has no such form. */
function normal(given, test) {
  const text = ofInstants.includes(test) ? given.trim() : given.trim().toLowerCase();
  if (text === "none") return text;
  if (ofInstants.includes(test)) return instantForm.test(text) ? text : null;
  const match = lunarForm.exec(text);
  if (match) return lunar(Number(match[1]), Number(match[2]), match[3] === "true" || match[3] === "1", Number(match[4]));
  return /^\d{4}-\d\d-\d\d$/.test(text) ? text : null;
}

function secondsBetween(one, other) {
  const value = (text) => Date.parse(`${(text.replace(/Z$/, "") + (text.split(":").length === 2 ? ":00" : "")).slice(0, 19)}Z`);
  const distance = Math.abs(value(one) - value(other)) / 1000;
  return Number.isNaN(distance) ? Infinity : distance;
}

/** The verdict on an answer: same, disputed, uncertain, none, wrong, or bad if it has no form of an answer. */
function judge({ answer, others, status, free }, text, test) {
  if (text === undefined) return ["missing", "no answer"];
  const given = normal(text, test);
  if (given === null) return ["bad", [...text].slice(0, 60).join("")];
  const isNear = ofInstants.includes(test) && given !== "none" && secondsBetween(given, answer) <= (test === "minute" ? 60 : 1);
  if (given === answer || isNear) return ["same", given];
  if (free || others.has(given)) return [status || "disputed", given];
  return [given === "none" ? "none" : "wrong", given];
}

function shown(words) {
  const match = lunarForm.exec(words);
  if (!match) return words;
  const [, year, month, leap, day] = match;
  const padded = (text, width) => (text.startsWith("-") ? `-${text.slice(1).padStart(width - 1, "0")}` : text.padStart(width, "0"));
  return `${padded(year, 4)}-${padded(month, 2)}${leap === "true" ? "L" : ""}-${padded(day, 2)}`;
}

/** Whether a row of known differences is about an answer. */
function explains(row, test, name, { question, day }, given) {
  if (row.calendar !== name || !["dates", "back", "refusals", "traps"].includes(test)) return false;
  if (test === "dates") return question === `${name} ${row.date}` && shown(given) === row.theirs;
  // A table that ends, or is wrong for a century, explains no single answer.
  const start = dayOf(row.date);
  return row.days <= 150 && start <= day && day < start + row.days;
}

/** Answers in a row that differ in the same way; of dates these are days in a row. */
function stretches(test, name, allAsked, answers, causes, first, last) {
  const found = [];
  let previous = null;
  allAsked.forEach((asked, index) => {
    const [kind, given] = judge(asked, answers[index], test);
    const inside = first <= asked.day && asked.day <= last;
    const key = `${kind} ${inside}`;
    const words = asked.question.slice(asked.question.indexOf(" ") + 1);
    if (kind === "same") {
      previous = null;
    } else if (previous === key && (test === "dates" || kind === "missing")) {
      found.at(-1).last = words;
      found.at(-1).count += 1;
    } else {
      previous = key;
      const cause = causes.find((row) => explains(row, test, name, asked, given));
      found.push({
        kind, first: words, last: words, count: 1, theirs: shown(given), ours: shown(asked.answer), inside,
        cause: cause ? `${cause.reason} (${cause.authority})` : null,
      });
    }
  });
  return found;
}

/** The report of a test of a level; tests with the same questions run the program once. */
async function compare(manifest, rows, level, test, command, seconds, answered) {
  const name = level.calendar ?? "instants";
  const calendar = level.calendar ? new Calendar(rows(`lunar-months-${name}.jsonl`), manifest.first, manifest.last) : null;
  const key = `${name} ${ofInstants.includes(test) ? "instants" : test}`;
  const allAsked = questions(test, calendar, rows, name);
  if (!answered.has(key)) answered.set(key, await run(command, allAsked.map((asked) => asked.question), seconds));
  const [answers, fault] = answered.get(key);
  const hasNone = fault !== null && answers.length === 0;
  const all = stretches(test, name, allAsked, answers, rows("known-differences.jsonl"), dayOf(level.first), dayOf(level.last));
  const found = hasNone ? [] : all;
  const failing = found.filter((s) => s.inside && ["none", "wrong", "bad", "missing"].includes(s.kind));
  const kinds = ["disputed", "uncertain", "none", "wrong", "bad", "missing"];
  const counts = Object.fromEntries(kinds.map((kind) => [kind, found.filter((s) => s.kind === kind).reduce((sum, s) => sum + s.count, 0)]));
  const same = hasNone ? 0 : allAsked.length - Object.values(counts).reduce((sum, count) => sum + count, 0);
  return {
    level: `${level.id}/${test}`, first: level.first, last: level.last, questions: allAsked.length,
    passed: failing.length === 0 && fault === null, fault, same, ...counts, stretches: found,
  };
}

function textOfReport(report) {
  const words = {
    disputed: "as others have it", uncertain: "as it may become", none: "without answer", wrong: "wrong", bad: "not understood",
    missing: "missing",
  };
  const counts = [`${grouped(report.same)} the same`,
    ...Object.entries(words).filter(([kind]) => report[kind]).map(([kind, word]) => `${grouped(report[kind])} ${word}`)];
  const lines = [`${report.level}: ${grouped(report.questions)} questions: ${counts.join(", ")}`];
  const isExplained = /\/(dates|back)$/.test(report.level);
  for (const s of report.stretches.slice(0, shownStretches)) {
    const span = s.count === 1 ? s.first : `${s.first} to ${s.last} (${grouped(s.count)})`;
    const cause = s.cause ? `; ${s.cause}` : s.kind === "wrong" && isExplained ? "; cause unknown" : "";
    lines.push(`  ${s.kind}${s.inside ? "" : ", outside the level"}: ${span}: theirs ${s.theirs}, ours ${s.ours}${cause}`);
  }
  if (report.stretches.length > shownStretches) lines.push(`  and ${grouped(report.stretches.length - shownStretches)} more`);
  if (report.fault) lines.push(`  ${report.fault}`);
  lines.push(`  ${report.passed ? "passed" : "FAILED"}: ${report.level}, ${report.first} to ${report.last}`);
  return lines.join("\n");
}

// The command line

async function main(words) {
  if (words.length === 0 || words[0] === "--help" || words[0] === "-h") {
    console.log(usage);
    return words.length ? 0 : 64;
  }
  let folder = join(dirname(fileURLToPath(import.meta.url)), "vectors");
  let [seconds, asJSON] = [120, false];
  const names = [];
  const place = words.indexOf("--");
  if (place < 0 || words.at(-1) === "--") throw new Refusal("the program is missing: chinese -- python3 mine.py");
  const [options, command] = [words.slice(0, place), words.slice(place + 1)];
  while (options.length) {
    const word = options.shift();
    if (word === "--json") asJSON = true;
    else if ((word === "--seconds" || word === "--vectors") && options.length) {
      const value = options.shift();
      if (word === "--vectors") folder = value;
      else if (/^\d+(\.\d+)?$/.test(value) && Number(value) > 0) seconds = Number(value);
      else throw new Refusal(`--seconds ${value}: wanted is a number above 0`);
    } else if (word.startsWith("-")) throw new Refusal(`unknown option ${word}; there are --json, --seconds and --vectors`);
    else names.push(word);
  }
  const [manifest, rows] = readVectors(folder);
  const levels = new Map(manifest.levels.map((level) => [level.id, level]));
  const known = [...levels.keys()].join(", ");
  const chosen = names.flatMap((name) => {
    const at = name.indexOf("/");
    const [subject, test] = at < 0 ? [name, ""] : [name.slice(0, at), name.slice(at + 1)];
    const level = levels.get(subject);
    if (!level) throw new Refusal(`there is no level ${name}; there are ${known}`);
    if (test && !level.tests.includes(test)) throw new Refusal(`${subject} has no test ${test}; it has ${level.tests.join(", ")}`);
    return (test ? [test] : level.tests.filter((one) => one !== "terms")).map((one) => [level, one]);
  });
  if (!chosen.length) throw new Refusal(`a level is missing; there are ${known}`);
  const [answered, reports] = [new Map(), []];
  for (const [level, test] of chosen) {
    const report = await compare(manifest, rows, level, test, command, seconds, answered);
    reports.push(report);
    if (!asJSON) console.log(textOfReport(report));
  }
  const passed = reports.filter((report) => report.passed).length;
  console.log(asJSON ? JSON.stringify({ version: manifest.version, reports }, null, 1) : `${passed} of ${reports.length} passed, vectors of ${manifest.version}`);
  return passed === reports.length ? 0 : 1;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(`conformance: ${error.message}`);
  process.exitCode = 64;
}

// How the C answers for a program that fails, and how Java calls it: with a small program in the place of the widgets, so that neither Swift
// nor the widgets' C has to be built.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import test from "node:test";
import { androidWidgets } from "../../Apps/Android/assemble.mjs";
import { asker, compiled, folder, has } from "./native.mjs";

const missing = ["wat2wasm", "wasm2c", "gcc"].filter((program) => !has(program));
const skip = missing.length > 0 && `${missing.join(" and ")} missing`;
const source = (name) => new URL(name, import.meta.url).pathname;
const failing = (compiler = "gcc") => {
  mkdirSync(folder, { recursive: true });
  execFileSync("wat2wasm", [source("failing.wat"), "-o", join(folder, "failing.wasm")]);
  return compiled(`failing-${compiler}`, new URL(`file://${folder}failing.wasm`), compiler);
};

const arm64 = ["aarch64-linux-gnu-gcc", "qemu-aarch64"];
const noARM64 = skip || (!arm64.every(has) && `${arm64.filter((program) => !has(program)).join(" and ")} missing`);
for (const [machine, [compiler, ...runner], skipped] of [["this machine", ["gcc"], skip], ["ARM64", arm64, noARM64]]) {
  test(`memory that runs out, a failure, depth and length are answers in words, and nothing is left of the call before, on ${machine}`, { skip: skipped }, async () => {
    const { ask: file } = failing(compiler);
    const { ask, end } = asker(file, ...runner);
    const failure = (answer) => JSON.parse(answer).error.message;
    assert.equal(String(await ask("draw", "echo ế")), "echo ế");
    assert.equal(failure(await ask("draw", "m")), "there is not enough memory for this request");
    assert.equal(String(await ask("draw", "g: more memory")), "g: more memory");
    assert.equal(failure(await ask("draw", "t")), "the widget's program has failed, which is a mistake in it");
    assert.equal(failure(await ask("draw", "o")), "the widget's program has failed, which is a mistake in it");
    assert.equal(failure(await ask("widget", "d")), "the request is too deep");
    assert.equal(failure(await ask("widget", "x".repeat(10_000_000))), "the request is longer than 2,097,152 bytes");
    assert.equal(failure(await ask("widget", "x".repeat(200_000))), "the widget's program has failed, which is a mistake in it");
    assert.deepEqual([String(await ask("draw", "c")), String(await ask("widget", "c")), String(await ask("draw", ""))], ["1", "1", ""]);
    end();
  });
}

const header = (jdk) => ["include", "include/linux"].flatMap((part) => ["-I", join(jdk, part)]);
const noJava = skip || (!has("javac") && "javac missing");

test("Java gets the same answers, from two threads at once too", { skip: noJava }, () => {
  const { objects, run, place } = failing();
  const jdk = dirname(dirname(execFileSync("readlink", ["-f", execFileSync("which", ["javac"], { encoding: "utf8" }).trim()], { encoding: "utf8" }).trim()));
  run("-Wall", "-Wextra", "-Werror", "-shared", ...header(jdk), "-o", join(place, "libalmanac.so"), source("../../Apps/Android/jni.c"), ...objects, "-lm", "-lpthread");
  execFileSync("javac", ["-d", place, source("../../Apps/Android/Program.java"), source("Threads.java")]);
  const said = execFileSync("java", [`-Djava.library.path=${place}`, "-cp", place, "almanac.widgets.Threads"], { encoding: "utf8" });
  assert.equal(said, "4000 answers, 0 wrong\n");
});

test("new pictures are asked for after a start of the device and a change of clock, zone and language, and of one kind at its moment", { skip: noJava }, () => {
  const place = join(folder, "redraw");
  for (const [name, text] of Object.entries(JSON.parse(readFileSync(source("android-classes.json"), "utf8")))) {
    const file = join(place, `${name.replaceAll(".", "/")}.java`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `package ${name.replace(/\.\w+$/, "")};\n${text}\n`);
  }
  execFileSync("javac", ["-d", place, "-sourcepath", place, source("../../Apps/Android/Redraw.java"), source("Receiving.java")]);
  const said = execFileSync("java", ["-cp", place, "almanac.widgets.Receiving"], { encoding: "utf8" });
  const kinds = Object.values(androidWidgets()).map(({ kind }) => kind).sort();
  assert.deepEqual(said.trim().split("\n"), [...kinds, "InsultWidget", "alarm of CalendarWidget at 1234, waking nothing"]);
  const actions = Array.from(readFileSync(source("../../Apps/Android/AndroidManifest.xml"), "utf8").matchAll(/intent\.action\.(\w+)/g), ([, name]) => name);
  assert.deepEqual(actions, ["BOOT_COMPLETED", "MY_PACKAGE_REPLACED", "TIME_SET", "TIMEZONE_CHANGED", "LOCALE_CHANGED"]);
});

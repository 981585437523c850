// The program of wasm2c, compiled for this machine or for another, as a process that answers requests.

import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { programInC } from "../../Apps/Android/assemble.mjs";

const own = new URL("../../Apps/Android/", import.meta.url).pathname;
export const folder = new URL("../../.build/android/", import.meta.url).pathname;
/** As CMakeLists.txt has them, but for the optimisation, which no answer depends on. */
const flags = ["-DWASM_RT_MEMCHECK_SIGNAL_HANDLER=0", "-ffp-contract=off", "-fPIC", "-I", own];

export const has = (program) => {
  try {
    execFileSync(program, ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
};

/** Compiles a program in WebAssembly for a machine, and returns the files of its objects and the seconds that it took. */
export function compiled(name, wasm, compiler = "gcc", optimisation = "-O1") {
  const place = join(folder, name);
  mkdirSync(place, { recursive: true });
  for (const [file, text] of Object.entries(programInC(wasm))) writeFileSync(join(place, file), text);
  const run = (...words) => execFileSync(compiler, [optimisation, ...flags, "-I", place, ...words], { stdio: ["ignore", "inherit", "inherit"] });
  const begun = Date.now();
  // The code of wasm2c has warnings; ours has none.
  run("-w", "-c", "-o", join(place, "widgets.o"), join(place, "widgets.c"));
  const seconds = (Date.now() - begun) / 1000;
  run("-std=c11", "-Wall", "-Wextra", "-Werror", "-c", "-o", join(place, "program.o"), join(own, "program.c"));
  const objects = [join(place, "program.o"), join(place, "widgets.o")];
  const ask = join(place, "ask");
  run("-static", "-Wall", "-Wextra", "-Werror", "-o", ask, new URL("ask.c", import.meta.url).pathname, ...objects, "-lm", "-lpthread");
  return { objects, ask, seconds, size: statSync(join(place, "widgets.o")).size, run, place };
}

/** A process that answers requests in their order. */
export function asker(file, ...runner) {
  const [program, ...words] = [...runner, file];
  const child = spawn(program, words, { stdio: ["pipe", "pipe", "inherit"] });
  const waiting = [];
  let bytes = Buffer.alloc(0);
  child.stdout.on("data", (more) => {
    bytes = bytes.length ? Buffer.concat([bytes, more]) : more;
    for (let size; bytes.length >= 4 && bytes.length >= 4 + (size = bytes.readUInt32LE(0)); bytes = bytes.subarray(4 + size)) waiting.shift().resolve(bytes.subarray(4, 4 + size));
  });
  child.on("close", (code, signal) => waiting.splice(0).forEach(({ reject }) => reject(new Error(`the program ended with ${signal || code}`))));
  return {
    ask: (call, request) => new Promise((resolve, reject) => {
      waiting.push({ resolve, reject });
      const text = Buffer.from(request);
      const head = Buffer.alloc(5);
      head.write(call === "draw" ? "d" : "w");
      head.writeUInt32LE(text.length, 1);
      child.stdin.write(Buffer.concat([head, text]));
    }),
    end: () => child.stdin.end(),
  };
}

// WebAssembly: usage: almanac-wasm.adapter.mjs FOLDER, with the folder of almanac.wasm
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
const { load } = await import(pathToFileURL(`${process.argv[2]}/almanac-node.js`));
const almanac = await load();
for await (const line of createInterface({ input: process.stdin })) {
  const [id, ...words] = line.split(" ");
  const [year, month, day] = words[0].split("-").map(Number);
  try {
    const date = words.length === 1 ? almanac.calendar(id).lunarDate({ year, month, day }) : almanac.calendar(id).civilDate({
      year, month: Number(words[1]), isLeapMonth: words[2] === "true", day: Number(words[3]) });
    console.log(words.length === 1 ? `${date.year} ${date.month} ${date.isLeapMonth} ${date.day}`
      : [String(date.year).padStart(4, "0"), ...[date.month, date.day].map((n) => String(n).padStart(2, "0"))].join("-"));
  } catch { console.log("none"); }
}

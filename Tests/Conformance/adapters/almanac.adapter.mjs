// The package for JavaScript: usage: almanac.adapter.mjs FOLDER, with the folder of the built package
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
const { LunarCalendar, formatDate, parseCivilDate } = createRequire(import.meta.url)(process.argv[2]);
for await (const line of createInterface({ input: process.stdin })) {
  const [id, ...words] = line.split(" ");
  try {
    const calendar = LunarCalendar.withId(id);
    const date = words.length === 1 ? calendar.lunarDate(parseCivilDate(words[0])) : calendar.civilDate({
      year: Number(words[0]), month: Number(words[1]), isLeapMonth: words[2] === "true", day: Number(words[3]) });
    console.log(words.length === 1 ? `${date.year} ${date.month} ${date.isLeapMonth} ${date.day}` : formatDate(date));
  } catch { console.log("none"); }
}

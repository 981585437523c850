// Days that almanacs count, from 1899-02-10 to 2101-01-28: `almanac/counted-days`.
//
// The values are those of `rokuyo`, `dogDays` and `nineNines` in `almanac date --format json`. The days themselves, with their names,
// are festivals of the groups `dog-days` and `nine-nines` in `almanac/festivals`. Errors are those of the package, an `AlmanacError`.

import type { CivilDate } from "./index.js";
import type { AlmanacOptions } from "./terms.js";

/** The six days of Japan's almanacs: 大安, 赤口, 先勝, 友引, 先負, 仏滅. */
export type Rokuyo = "taian" | "shakko" | "sensho" | "tomobiki" | "senbu" | "butsumetsu";

/**
 * Which of the six days it is, by the lunar date of the calendar `japanese`; null in other calendars.
 * Codes: wrongKind, noSuchDate, outsideTables, unknownCalendar, unknownSetting.
 */
export function rokuyo(date: CivilDate, options?: Pick<AlmanacOptions, "calendar"> | null): Rokuyo | null;

/** Which of the three fu of the hottest time (三伏, 복날) the day is in, 1 to 3; null if it is in none. Codes: as rokuyo. */
export function dogDays(date: CivilDate, options?: Pick<AlmanacOptions, "calendar"> | null): number | null;

/** Which of the nine nines of winter (数九) the day is in, 1 to 9; null if it is in none. Codes: as rokuyo. */
export function nineNines(date: CivilDate, options?: Pick<AlmanacOptions, "calendar"> | null): number | null;

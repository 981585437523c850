// The 72 pentads (候) of a year, from 1899-02-10 to 2101-01-28: `almanac/pentads`.
//
// Number, name and instant are `pentad`, `pentadName` and `pentadUtc` of `almanac date --format json`. Errors are those of the package, an
// `AlmanacError`.

import type { CivilDate } from "./index.js";
import type { AlmanacOptions } from "./terms.js";

/** A pentad: 5° of the Sun's longitude, a third of a solar term. */
export interface Pentad {
  /** 1 for that which begins with the term at 315° (Lập xuân, 立春), to 72. */
  readonly number: number;
  /** Its name in the list of the calendar: 东风解冻 in China's, 東風解凍 in Japan's; China's in traditional characters if `language` is Chinese in them. */
  readonly name: string;
  /** The longitude of the Sun with which its solar term begins, in degrees: that of `almanac/terms`. */
  readonly termLongitude: number;
  /** Its position in the term, 1 to 3. */
  readonly position: number;
  /** The civil date on which it begins by the clock of the calendar. */
  readonly date: string;
  /** The instant in UTC at which it begins, before 1972 in UT1: `2026-07-01T20:04:12Z`. */
  readonly utc: string;
}

/**
 * The pentad in which a day is, the last one that has begun when the day ends; null in calendars without a list of them, which are those of
 * Vietnam and Korea. Codes: wrongKind, noSuchDate, outsideTables, unknownCalendar, unknownSetting.
 */
export function pentad(date: CivilDate, options?: AlmanacOptions | null): Pentad | null;

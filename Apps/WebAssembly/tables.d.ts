// The rows of the tables that 'almanac export' writes, as JSON. `make api` makes this file from their columns: do not edit.

/** A day of a lunar calendar. */
export interface LunarDate {
  /** The Gregorian year in which the lunar year begins. */
  readonly year: number;
  /** The lunar month, 1 to 12. */
  readonly month: number;
  /** Whether it is a leap month. */
  readonly isLeapMonth: boolean;
  /** The day of the lunar month, 1 to 30. */
  readonly day: number;
}

/** A row of `dates`. */
export interface DateRow {
  /** The civil date. */
  readonly date: string;
  /** The year of the civil date. */
  readonly civilYear: number;
  /** Its quarter, 1 to 4. */
  readonly civilQuarter: number;
  /** Its month, 1 to 12. */
  readonly civilMonth: number;
  /** Its day of the month, 1 to 31. */
  readonly civilDay: number;
  /** ISO 8601: 1 is Monday, 7 Sunday. */
  readonly weekday: number;
  /** ISO 8601: 1 to 53. */
  readonly week: number;
  /** The year the week belongs to. */
  readonly weekYear: number;
  /** The columns of each calendar by its id. */
  readonly calendars: Readonly<Record<string, CalendarDay>>;
}

/** A civil day in one of the calendars of `dates`. */
export interface CalendarDay {
  /** The lunar date. */
  readonly lunar: LunarDate;
  /** Whether the lunar year begins. */
  readonly isNewYear: boolean;
  /** Days to the next day on which a lunar year begins; 0 on the day itself. */
  readonly daysToNewYear: number;
  /** Days since the lunar year began; 0 on the day itself. */
  readonly daysSinceNewYear: number;
  /** The days of the lunar month, 29 or 30. */
  readonly monthDays: number;
  /** Whether nothing can move the lunar date. */
  readonly certain: boolean;
  /** The place of the year in the cycle of sixty, by --language. */
  readonly yearCanChi: string;
  /** The place of the month in that cycle, by the custom of the calendar. */
  readonly monthCanChi: string | null;
  /** The place of the day in that cycle. */
  readonly dayCanChi: string;
  /** Degrees of the solar term that begins, if one does. */
  readonly termLongitude: number | null;
  /** The name of that term, by --language. */
  readonly term: string | null;
  /** The phase of the Moon on its day. */
  readonly moonPhase: "new" | "first-quarter" | "full" | "last-quarter" | null;
  /** Ids of the festivals on the day itself, of the calendar's country, and of the public holidays of --country. */
  readonly festivalIds: readonly string[] | null;
  /** Their names, by --language. */
  readonly festivalNames: readonly string[] | null;
  /** Ids of the festivals that are public holidays. */
  readonly holidayIds: readonly string[] | null;
  /** How many paid days these give by law; null before laws were collected (china 1950-01-01, korea 1949-06-04, vietnam 1995-01-01). */
  readonly paidDays: number | null;
  /** Whether a law names this day as paid, for a festival on it or near it (if decided yearly: on it); null likewise. */
  readonly paidByLaw: boolean | null;
  /** Whether people have the day off by law or decision (not a mere weekend); null where neither laws nor a decision of the day were collected. */
  readonly off: boolean | null;
  /** Whether a decision makes people work on a weekend or holiday; null as off is. */
  readonly worked: boolean | null;
  /** Whether it is a working day, weekends included; null where the year is not decided and neither law nor decision settles the day. */
  readonly working: boolean | null;
  /** Whether it is usually given off, which nothing has decided; null as off is. */
  readonly usuallyOff: boolean | null;
  /** Why the day is off, usually off or worked. */
  readonly offReason: "law" | "forecast" | "in-place" | "bridging" | "chosen" | "weekend" | "temporary" | "election" | "worked" | null;
  /** The id of the festival for which it is. */
  readonly offFestivalId: string | null;
  /** The number of the decision behind it, if a law does not give it. */
  readonly offDecision: string | null;
  /** What the days off of the year rest on. */
  readonly offState: "decided" | "law" | "forecast" | "uncollected" | null;
  /** The day by which the year is usually decided, if it is not: after it, these days may be outdated. */
  readonly offDecidedBy: string | null;
}

/** A row of `days`. */
export interface DayRow {
  /** The civil date. */
  readonly date: string;
  /** The year of the civil date. */
  readonly civilYear: number;
  /** Its quarter, 1 to 4. */
  readonly civilQuarter: number;
  /** Its month, 1 to 12. */
  readonly civilMonth: number;
  /** Its day of the month, 1 to 31. */
  readonly civilDay: number;
  /** ISO 8601: 1 is Monday, 7 Sunday. */
  readonly weekday: number;
  /** ISO 8601: 1 to 53. */
  readonly week: number;
  /** The year the week belongs to. */
  readonly weekYear: number;
  /** The id of the calendar. */
  readonly calendar: string;
  /** The lunar date. */
  readonly lunar: LunarDate;
  /** Whether the lunar year begins. */
  readonly isNewYear: boolean;
  /** Days to the next day on which a lunar year begins; 0 on the day itself. */
  readonly daysToNewYear: number;
  /** Days since the lunar year began; 0 on the day itself. */
  readonly daysSinceNewYear: number;
  /** The days of the lunar month, 29 or 30. */
  readonly monthDays: number;
  /** Whether nothing can move the lunar date. */
  readonly certain: boolean;
  /** The place of the year in the cycle of sixty, by --language. */
  readonly yearCanChi: string;
  /** The place of the month in that cycle, by the custom of the calendar. */
  readonly monthCanChi: string | null;
  /** The place of the day in that cycle. */
  readonly dayCanChi: string;
  /** Degrees of the solar term that begins, if one does. */
  readonly termLongitude: number | null;
  /** The name of that term, by --language. */
  readonly term: string | null;
  /** The phase of the Moon on its day. */
  readonly moonPhase: "new" | "first-quarter" | "full" | "last-quarter" | null;
  /** Ids of the festivals on the day itself, of the calendar's country, and of the public holidays of --country. */
  readonly festivalIds: readonly string[] | null;
  /** Their names, by --language. */
  readonly festivalNames: readonly string[] | null;
  /** Ids of the festivals that are public holidays. */
  readonly holidayIds: readonly string[] | null;
  /** How many paid days these give by law; null before laws were collected (china 1950-01-01, korea 1949-06-04, vietnam 1995-01-01). */
  readonly paidDays: number | null;
  /** Whether a law names this day as paid, for a festival on it or near it (if decided yearly: on it); null likewise. */
  readonly paidByLaw: boolean | null;
  /** Whether people have the day off by law or decision (not a mere weekend); null where neither laws nor a decision of the day were collected. */
  readonly off: boolean | null;
  /** Whether a decision makes people work on a weekend or holiday; null as off is. */
  readonly worked: boolean | null;
  /** Whether it is a working day, weekends included; null where the year is not decided and neither law nor decision settles the day. */
  readonly working: boolean | null;
  /** Whether it is usually given off, which nothing has decided; null as off is. */
  readonly usuallyOff: boolean | null;
  /** Why the day is off, usually off or worked. */
  readonly offReason: "law" | "forecast" | "in-place" | "bridging" | "chosen" | "weekend" | "temporary" | "election" | "worked" | null;
  /** The id of the festival for which it is. */
  readonly offFestivalId: string | null;
  /** The number of the decision behind it, if a law does not give it. */
  readonly offDecision: string | null;
  /** What the days off of the year rest on. */
  readonly offState: "decided" | "law" | "forecast" | "uncollected" | null;
  /** The day by which the year is usually decided, if it is not: after it, these days may be outdated. */
  readonly offDecidedBy: string | null;
}

/** A row of `years`. */
export interface YearRow {
  /** The Gregorian year in which it begins. */
  readonly year: number;
  /** Its first day. */
  readonly newYear: string;
  /** The number of its leap month, if it has one. */
  readonly leapMonth: number | null;
  /** How many months. */
  readonly monthCount: number;
  /** How many days. */
  readonly dayCount: number;
  /** The days of each month. */
  readonly monthLengths: readonly number[];
}

/** A row of `terms`. */
export interface TermRow {
  /** Of the Sun, in degrees. */
  readonly longitude: number;
  /** The name, by --language. */
  readonly name: string;
  /** The civil date in the calendar. */
  readonly date: string;
  /** The instant in Terrestrial Time. */
  readonly tt: string;
  /** The instant in UTC, before 1972 in UT1. */
  readonly utc: string;
  /** The instant by the clock of --zone, if that is given. */
  readonly local: string | null;
  /** Seconds from the nearest midnight of the calendar's clock; negative before it. */
  readonly margin: number;
  /** Whether nothing can move the date. */
  readonly certain: boolean;
  /** The date that it has otherwise. */
  readonly alternative: string | null;
  /** What the instant in UTC assumes. */
  readonly assumption: "delta-t" | "announced-utc" | "future-utc";
}

/** A row of `phases`. */
export interface PhaseRow {
  /** Which phase. */
  readonly phase: "new" | "first-quarter" | "full" | "last-quarter";
  /** The name, by --language. */
  readonly name: string;
  /** The civil date in the calendar. */
  readonly date: string;
  /** The instant in Terrestrial Time. */
  readonly tt: string;
  /** The instant in UTC, before 1972 in UT1. */
  readonly utc: string;
  /** The instant by the clock of --zone, if that is given. */
  readonly local: string | null;
  /** Seconds from the nearest midnight of the calendar's clock; negative before it. */
  readonly margin: number;
  /** Whether nothing can move the date. */
  readonly certain: boolean;
  /** The date that it has otherwise. */
  readonly alternative: string | null;
  /** What the instant in UTC assumes. */
  readonly assumption: "delta-t" | "announced-utc" | "future-utc";
}

/** A row of `seasons`. */
export interface SeasonRow {
  /** The same in every language and year. */
  readonly id: string;
  /** The name, by --language and --naming. */
  readonly name: string;
  /** The season that begins. */
  readonly season: "spring" | "summer" | "autumn" | "winter" | null;
  /** A sentence about it. */
  readonly description: string;
  /** The civil date in the zone. */
  readonly date: string;
  /** The zone of the date. */
  readonly zone: string;
  /** The instant in UTC, before 1972 in UT1. */
  readonly utc: string;
  /** Civil days since the one before. */
  readonly daysSincePrevious: number | null;
  /** What the instant assumes. */
  readonly assumption: "delta-t" | "announced-utc" | "future-utc";
}

/** A row of `festivals`. */
export interface FestivalRow {
  /** The civil date. */
  readonly date: string;
  /** ISO 8601: 1 is Monday, 7 Sunday. */
  readonly weekday: number;
  /** The same in every language and year. */
  readonly id: string;
  /** The name, by --language. */
  readonly name: string;
  /** A festival is public, traditional or an observance; of a day that law or a decision gives, the reason; of your own, which. */
  readonly kind: "public" | "traditional" | "observance" | "law" | "forecast" | "in-place" | "bridging" | "chosen" | "weekend" | "temporary" | "election" | "worked" | "death" | "birthday" | "other";
  /** Paid days by law, which it does not always fix to dates. */
  readonly daysOff: number;
  /** The first of them, if the law fixes them. */
  readonly firstPaidDay: string | null;
  /** The last of them. */
  readonly lastPaidDay: string | null;
  /** The id of the festival whose paid days this one is one of. */
  readonly countedWith: string | null;
  /** Whether the law gives the number of days alone. */
  readonly othersDecided: boolean;
  /** The law behind a public holiday, or the decision about a day. */
  readonly legalBasis: string | null;
  /** The id of the festival for which a day is off or worked. */
  readonly offFestivalId: string | null;
  /** Of public holidays and other days off or worked: what the days off of the year rest on. */
  readonly offState: "decided" | "law" | "forecast" | "uncollected" | null;
}

/** A row of `anniversaries`. */
export interface AnniversaryRow {
  /** The civil date. */
  readonly date: string;
  /** ISO 8601: 1 is Monday, 7 Sunday. */
  readonly weekday: number;
  /** Its id, unique among the anniversaries. */
  readonly id: string;
  /** As it was entered. */
  readonly name: string;
  /** What it is. */
  readonly kind: "death" | "birthday" | "other";
  /** The name, the kind and the years since, by --language. */
  readonly title: string;
  /** Lunar years since it happened, if that is known. */
  readonly years: number | null;
  /** The id of its calendar. */
  readonly calendar: string;
  /** The lunar date. */
  readonly lunar: LunarDate;
  /** Whether nothing can move the lunar date. */
  readonly certain: boolean;
}

/** A row of `sun`. */
export interface SunRow {
  /** The civil day of the city or of --zone, else of local mean time. */
  readonly date: string;
  /** What the Sun does. */
  readonly kind: "normal" | "sunrise-only" | "sunset-only" | "polar-day" | "polar-night";
  /** The instant in UTC (in fact UT1), the first one of the day. */
  readonly sunrise: string | null;
  /** When the Sun is highest, in UTC (in fact UT1). */
  readonly noon: string | null;
  /** The instant in UTC (in fact UT1), the last one of the day. */
  readonly sunset: string | null;
  /** Seconds of the day that the Sun is up. */
  readonly dayLength: number;
  /** Sunrise by the clock of the city or of --zone. */
  readonly localSunrise: string | null;
  /** Noon by that clock. */
  readonly localNoon: string | null;
  /** Sunset by that clock. */
  readonly localSunset: string | null;
}

/** A row of `calendars`. */
export interface CalendarRow {
  /** The id of the calendar. */
  readonly id: string;
  /** The country of its festivals, if it has one. */
  readonly country: string | null;
  /** The first day that has a lunar date. */
  readonly firstDay: string;
  /** The last day that has one. */
  readonly lastDay: string;
  /** The first day of each period, and local time minus UTC in seconds. */
  readonly offsetPeriods: readonly { readonly firstDay: string; readonly offset: number }[];
  /** The day to which its country's laws are known. */
  readonly festivalsKnownAsOf: string | null;
  /** The day to which its country's decisions about days off are known. */
  readonly decisionsKnownAsOf: string | null;
  /** What is not certain: lunar dates, solar terms and phases of the Moon. */
  readonly uncertain: readonly { readonly calendar: string; readonly firstDay: string; readonly lastDay: string; readonly event: string; readonly eventDate: string | null; readonly alternative: string | null; readonly margin: number | null; readonly assumption: "delta-t" | "announced-utc" | "future-utc" | null; readonly leapMonth: number | null; readonly movesLunarDates: boolean }[];
  /** Days on which published tables have other lunar dates. */
  readonly publishedDifferences: readonly { readonly authority: string; readonly firstDay: string; readonly lastDay: string; readonly theirs: LunarDate }[];
  /** The date of the newest source of each kind. */
  readonly knownAsOf: readonly { readonly id: string; readonly date: string }[];
}

/** A row of `uncertain`. */
export interface UncertainRow {
  /** The id of the calendar. */
  readonly calendar: string;
  /** The first day that would have another lunar date, or would lose or get the event. */
  readonly firstDay: string;
  /** The last of these days. */
  readonly lastDay: string;
  /** What is uncertain: a phase of the Moon such as new-moon, term-270 (its longitude) or leap-month. */
  readonly event: string;
  /** The date of the event in the tables. */
  readonly eventDate: string | null;
  /** The date that it has otherwise. */
  readonly alternative: string | null;
  /** Seconds from the nearest midnight of the calendar's clock; negative before it. */
  readonly margin: number | null;
  /** What the date of the event assumes. */
  readonly assumption: "delta-t" | "announced-utc" | "future-utc" | null;
  /** The number of the leap month in the tables, if that is disputed. */
  readonly leapMonth: number | null;
  /** Whether lunar dates depend on it. */
  readonly movesLunarDates: boolean;
}

// The JSON of the command: rows of the tables that 'almanac export' writes, and reports; those of `decided` as lines, for as JSON
// they are the document `DecidedDays`. `make api` makes this file from their columns: do not edit. `almanac.wasm` gives the
// reports of `date`, `month` and `sun` too, `almanac-insults.wasm` those of `insult`.

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
  /** That of the year from the day of the term at 315° (Lập xuân, 立春) on: for some days another. */
  readonly termYearCanChi: string;
  /** The place of the month in that cycle, by the custom of the calendar. */
  readonly monthCanChi: string | null;
  /** The place of the day in that cycle. */
  readonly dayCanChi: string;
  /** Degrees of the solar term that begins, if one does. */
  readonly termLongitude: number | null;
  /** The name of that term, by --language. */
  readonly term: string | null;
  /** Which of the three fu the day is in (三伏, 복날), 1 to 3. */
  readonly dogDays: number | null;
  /** Which of the nine nines of winter (数九), 1 to 9. */
  readonly nineNines: number | null;
  /** Which of the six days of Japan's almanacs (六曜) it is, by the lunar date; null in other calendars. */
  readonly rokuyo: "taian" | "shakko" | "sensho" | "tomobiki" | "senbu" | "butsumetsu" | null;
  /** The phase of the Moon on its day. */
  readonly moonPhase: "new" | "first-quarter" | "full" | "last-quarter" | null;
  /** Ids of the festivals on the day itself, of the calendar's country, and of the public holidays of --country. */
  readonly festivalIds: readonly string[] | null;
  /** Their names, by --language. */
  readonly festivalNames: readonly string[] | null;
  /** Ids of the festivals that are public holidays. */
  readonly holidayIds: readonly string[] | null;
  /** How many paid days these give by law; null before laws were collected (china 1950-01-01, hong-kong 1999-01-01, japan 1948-07-20, korea 1949-06-04, taiwan 2011-01-01, vietnam 1995-01-01). */
  readonly paidDays: number | null;
  /** Whether a law names this day as paid, for a festival on it or near it (if decided yearly: on it); null likewise. */
  readonly paidByLaw: boolean | null;
  /** Which of the 72 pentads (候, 5° of the Sun) the day is in, 1 from 315° on; only of calendars with names for them. */
  readonly pentad: number | null;
  /** Its name in the list of the calendar. */
  readonly pentadName: string | null;
  /** The instant in UTC at which it begins, before 1972 in UT1. */
  readonly pentadUtc: string | null;
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
  /** The law in force by which the day is off, with its article; null if a decision names it. */
  readonly offLaw: string | null;
  /** The basis of the days off of the year. */
  readonly offState: "decided" | "law" | "forecast" | "uncollected" | null;
  /** The day by which the year is usually decided, if it is not: after it, these days may be outdated. */
  readonly offDecidedBy: string | null;
}

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
  /** The assumption behind the instant in UTC. */
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
  /** The assumption behind the instant in UTC. */
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
  /** The assumption behind the instant. */
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
  /** A sentence on what the festival is, by --language. */
  readonly about?: string | null;
  /** A festival is public, traditional or an observance; of a day that law or a decision gives, the reason; of your own, which. */
  readonly kind: "public" | "traditional" | "observance" | "law" | "forecast" | "in-place" | "bridging" | "chosen" | "weekend" | "temporary" | "election" | "worked" | "death" | "birthday" | "other";
  /** The group of days that can be left out, if it is in one. */
  readonly group: "dog-days" | "nine-nines" | "seasons" | "devotions" | "taboo-days" | null;
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
  /** The law in force behind a public holiday, or the decision about a day. */
  readonly legalBasis: string | null;
  /** The id of the festival for which a day is off or worked. */
  readonly offFestivalId: string | null;
  /** Of public holidays and other days off or worked: the basis of the days off of the year. */
  readonly offState: "decided" | "law" | "forecast" | "uncollected" | null;
}

/** A row of `decided`. */
export interface DecidedRow {
  /** The id of the country. */
  readonly country: string;
  /** The day. */
  readonly date: string;
  /** Why it is off, or that it is worked. */
  readonly kind: "in-place" | "bridging" | "chosen" | "weekend" | "temporary" | "election" | "worked";
  /** The id of the festival to whose break it belongs. */
  readonly festivalId: string | null;
  /** The year whose days the decision decides. */
  readonly year: number;
  /** The number of the decision, or its title. */
  readonly number: string;
  /** The date of the decision. */
  readonly decidedOn: string;
  /** Where it can be read. */
  readonly source: string;
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
  /** The kind of event. */
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

/** A row of `recurrence`. */
export interface RecurrenceRow {
  /** The civil date. */
  readonly date: string;
  /** ISO 8601: 1 is Monday, 7 Sunday. */
  readonly weekday: number;
  /** The lunar date, if the rule counts in a lunar calendar. */
  readonly lunar: LunarDate | null;
}

/** A row of `sun`. */
export interface SunRow {
  /** The civil day of the city or of --zone, else of local mean time. */
  readonly date: string;
  /** The course of the Sun. */
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
  readonly offsetPeriods: readonly OffsetPeriod[];
  /** The day to which its country's laws are known. */
  readonly festivalsKnownAsOf: string | null;
  /** The day to which its country's decisions about days off are known. */
  readonly decisionsKnownAsOf: string | null;
  /** The uncertain lunar dates, solar terms and phases of the Moon. */
  readonly uncertain: readonly UncertainRow[];
  /** Days on which published tables have other lunar dates. */
  readonly publishedDifferences: readonly PublishedDifference[];
  /** The date of the newest source of each kind. */
  readonly knownAsOf: readonly KnownData[];
}

/** A period in which a calendar has the same offset from UTC. */
export interface OffsetPeriod {
  /** Its first day. */
  readonly firstDay: string;
  /** Local time minus UTC, in seconds. */
  readonly offset: number;
}

/** A row of `uncertain`. */
export interface UncertainRow {
  /** The id of the calendar. */
  readonly calendar: string;
  /** The first day that would have another lunar date, or would lose or get the event. */
  readonly firstDay: string;
  /** The last of these days. */
  readonly lastDay: string;
  /** The uncertain fact: a phase of the Moon such as new-moon, term-270 (its longitude) or leap-month. */
  readonly event: string;
  /** The date of the event in the tables. */
  readonly eventDate: string | null;
  /** The date that it has otherwise. */
  readonly alternative: string | null;
  /** Seconds from the nearest midnight of the calendar's clock; negative before it. */
  readonly margin: number | null;
  /** The assumption behind the date of the event. */
  readonly assumption: "delta-t" | "announced-utc" | "future-utc" | null;
  /** The number of the leap month in the tables, if that is disputed. */
  readonly leapMonth: number | null;
  /** Whether lunar dates depend on it. */
  readonly movesLunarDates: boolean;
}

/** Days on which a published table has other lunar dates, though ours may be certain. */
export interface PublishedDifference {
  /** Who has the other dates. */
  readonly authority: string;
  /** The first of the days. */
  readonly firstDay: string;
  /** The last. */
  readonly lastDay: string;
  /** The lunar date that the authority has on the first. */
  readonly theirs: LunarDate;
}

/** The date of the newest source of a kind of data. */
export interface KnownData {
  /** The kind of data. */
  readonly id: string;
  /** The date of its newest source. */
  readonly date: string;
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
  /** That of the year from the day of the term at 315° (Lập xuân, 立春) on: for some days another. */
  readonly termYearCanChi: string;
  /** The place of the month in that cycle, by the custom of the calendar. */
  readonly monthCanChi: string | null;
  /** The place of the day in that cycle. */
  readonly dayCanChi: string;
  /** Degrees of the solar term that begins, if one does. */
  readonly termLongitude: number | null;
  /** The name of that term, by --language. */
  readonly term: string | null;
  /** Which of the three fu the day is in (三伏, 복날), 1 to 3. */
  readonly dogDays: number | null;
  /** Which of the nine nines of winter (数九), 1 to 9. */
  readonly nineNines: number | null;
  /** Which of the six days of Japan's almanacs (六曜) it is, by the lunar date; null in other calendars. */
  readonly rokuyo: "taian" | "shakko" | "sensho" | "tomobiki" | "senbu" | "butsumetsu" | null;
  /** The phase of the Moon on its day. */
  readonly moonPhase: "new" | "first-quarter" | "full" | "last-quarter" | null;
  /** Ids of the festivals on the day itself, of the calendar's country, and of the public holidays of --country. */
  readonly festivalIds: readonly string[] | null;
  /** Their names, by --language. */
  readonly festivalNames: readonly string[] | null;
  /** Ids of the festivals that are public holidays. */
  readonly holidayIds: readonly string[] | null;
  /** How many paid days these give by law; null before laws were collected (china 1950-01-01, hong-kong 1999-01-01, japan 1948-07-20, korea 1949-06-04, taiwan 2011-01-01, vietnam 1995-01-01). */
  readonly paidDays: number | null;
  /** Whether a law names this day as paid, for a festival on it or near it (if decided yearly: on it); null likewise. */
  readonly paidByLaw: boolean | null;
  /** Which of the 72 pentads (候, 5° of the Sun) the day is in, 1 from 315° on; only of calendars with names for them. */
  readonly pentad: number | null;
  /** Its name in the list of the calendar. */
  readonly pentadName: string | null;
  /** The instant in UTC at which it begins, before 1972 in UT1. */
  readonly pentadUtc: string | null;
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
  /** The law in force by which the day is off, with its article; null if a decision names it. */
  readonly offLaw: string | null;
  /** The basis of the days off of the year. */
  readonly offState: "decided" | "law" | "forecast" | "uncollected" | null;
  /** The day by which the year is usually decided, if it is not: after it, these days may be outdated. */
  readonly offDecidedBy: string | null;
}

/** A day: `almanac date` and `almanac lunar`. */
export interface Day {
  readonly date: string;
  readonly calendar: string;
  readonly lunar: LunarDate;
  /** Whether nothing can move the lunar date, nor a solar term or a phase of the Moon to or from the day. */
  readonly certain: boolean;
  /** The language that was asked for. */
  readonly language: "vi" | "zh" | "en" | "ko" | "ja" | "hant";
  /** The language of the texts. */
  readonly languageUsed: "vi" | "zh-Hans" | "en" | "ko" | "ja" | "zh-Hant";
  /** ISO 8601: 1 is Monday, 7 Sunday. */
  readonly weekday: number;
  readonly weekdayName: string;
  readonly dayName: string;
  readonly monthName: string;
  /** The place of the lunar year in the cycle of sixty. */
  readonly yearCanChi: string;
  /** That of the year from the day of the term at 315° (Lập xuân, 立春) on: for some days another. */
  readonly termYearCanChi: string;
  /** That of the month; null where the calendar has no custom of reading days. */
  readonly monthCanChi: string | null;
  readonly dayCanChi: string;
  /** The new moon on the first day of the lunar month; null where a table of the past begins it on another day. */
  readonly newMoon: PhaseRow | null;
  /** The name of the solar term in force. */
  readonly solarTerm: string;
  readonly solarTermEvent: TermRow;
  readonly moon: Moon;
  /** Null where the calendar has no custom of reading days. */
  readonly dayAlmanac?: null;
  readonly nayin?: string;
  readonly element?: string;
  readonly animal?: string;
  readonly yearAnimal?: string;
  readonly truc?: string;
  readonly mansion?: string;
  readonly daySpirit?: string;
  readonly isAuspicious?: boolean;
  readonly spiritGrade?: "bad" | "ordinary" | "good";
  /** The kind of month that determines the spirit and the month's cycle; the officer always uses months of solar terms. */
  readonly monthRule?: "lunar" | "solar-terms";
  /** The branches of the six lucky hours; hours says when they are. */
  readonly luckyHours?: readonly string[];
  /** The double hours of the civil day: the first, Tý (子), begins at 23:00 of the evening before, and the last ends at 23:00. */
  readonly hours?: readonly DoubleHour[];
  /** That from 23:00 on: the Tý of the next day, with the stem that this day gives it; dayCanChi holds until midnight. */
  readonly lateHour?: DoubleHour;
  readonly opposite?: string;
  readonly joyDirection?: string;
  /** Whether any of this depends on a solar term near midnight. */
  readonly isTermMarginal?: boolean;
  /** Those on the day, then those near it that make it a paid day, with another date; null in a calendar of no country. */
  readonly festivals: readonly FestivalRow[] | null;
  /** Which of the three fu the day is in (三伏, 복날), 1 to 3. */
  readonly dogDays: number | null;
  /** Which of the nine nines of winter (数九), 1 to 9. */
  readonly nineNines: number | null;
  /** Which of the six days of Japan's almanacs (六曜) it is, by the lunar date; null in other calendars. */
  readonly rokuyo: "taian" | "shakko" | "sensho" | "tomobiki" | "senbu" | "butsumetsu" | null;
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
  /** The law in force by which the day is off, with its article; null if a decision names it. */
  readonly offLaw: string | null;
  /** Whether a decision may still change whether the day is off; null if it is marked for no country. */
  readonly mayChange: boolean | null;
  /** How much is known of the days off of the year; null if they are of no country. */
  readonly daysOffYear: DaysOffYear | null;
  /** Published tables that have another lunar date on the day. */
  readonly publishedDifferences?: readonly PublishedDifference[];
  /** Only with --file: the user's own days. */
  readonly anniversaries?: readonly AnniversaryRow[];
  /** Which of the 72 pentads (候, 5° of the Sun) the day is in, 1 from 315° on; only of calendars with names for them. */
  readonly pentad?: number;
  /** Its name in the list of the calendar. */
  readonly pentadName?: string;
  /** The instant in UTC at which it begins, before 1972 in UT1. */
  readonly pentadUtc?: string;
  /** The event near midnight that decides the lunar date: new-moon, term-270. */
  readonly event?: string;
  /** Its date in the tables. */
  readonly eventDate?: string;
  /** The date that it has otherwise. */
  readonly alternative?: string | null;
  /** Seconds from the nearest midnight of the calendar's clock; negative before it. */
  readonly margin?: number;
  /** The assumption behind its date. */
  readonly assumption?: "delta-t" | "announced-utc" | "future-utc";
  /** The first of the days that would have another lunar date. */
  readonly firstDay?: string;
  readonly lastDay?: string;
  /** Only if it is disputed which month is the leap month. */
  readonly disputed?: Dispute;
}

/** The Moon on a day. */
export interface Moon {
  readonly appearance: "new" | "waxing-crescent" | "first-quarter" | "waxing-gibbous" | "full" | "waning-gibbous" | "last-quarter" | "waning-crescent";
  readonly name: string;
  /** Whether nothing can move a phase of the Moon to or from the day. */
  readonly certain: boolean;
}

/** Two hours, from one hour of the clock on a civil date to another. */
export interface DoubleHour {
  readonly branch: string;
  /** The pillar of the hour, not of the day. */
  readonly canChi: string;
  readonly fromDate: string;
  readonly fromHour: number;
  readonly toDate: string;
  readonly toHour: number;
  readonly spirit: string;
  readonly isAuspicious: boolean;
}

/** How much is known of the days off of a year. */
export interface DaysOffYear {
  readonly year: number;
  /** The basis of the days off. */
  readonly state: "decided" | "law" | "forecast" | "uncollected";
  /** The day of the newest source for this state. */
  readonly stateKnownAsOf: string;
  /** The day by which the year is usually decided; null if it is decided or past. */
  readonly usuallyDecidedBy: string | null;
  /** Whether it has probably been decided since; null where the present day is not known. */
  readonly mayBeOutdated: boolean | null;
}

/** Days whose lunar month is disputed, because sources have different leap months. */
export interface Dispute {
  readonly firstDay: string;
  readonly lastDay: string;
  /** The number of the leap month in the tables, which the association of Japanese calendar makers recommends. */
  readonly leapMonth: number;
}

/** A Gregorian month with lunar days: `almanac month`. */
export interface Month {
  readonly firstDay: string;
  readonly lastDay: string;
  readonly calendar: string;
  /** The language of the texts. */
  readonly languageUsed: "vi" | "zh-Hans" | "en" | "ko" | "ja" | "zh-Hant";
  /** Today, where it is in this month. */
  readonly today: string | null;
  /** How much is known of the days off of the year; null if they are of no country. */
  readonly daysOffYear: DaysOffYear | null;
  readonly days: readonly MonthDay[];
  /** Only with --file: the user's own days. */
  readonly anniversaries?: readonly AnniversaryRow[];
}

/** A day of a month. */
export interface MonthDay {
  readonly date: string;
  /** ISO 8601: 1 is Monday, 7 Sunday. */
  readonly weekday: number;
  readonly weekdayName: string;
  /** The lunar date; null outside the tables. */
  readonly lunar: LunarDate | null;
  /** Whether nothing can move the lunar date. */
  readonly certain: boolean;
  readonly isToday: boolean;
  /** Ids of the festivals on the day itself; null in a calendar of no country. */
  readonly festivalIds: readonly string[] | null;
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
}

/** The next day of a festival or of a lunar day: `almanac next`; an array if several have the name. */
export interface Next {
  readonly date: string;
  /** Of the festival, solar term, phase or lunar day; null for the anniversary of a date. */
  readonly name: string | null;
  readonly calendar: string;
  readonly lunar: LunarDate;
  /** As that of the day. */
  readonly certain: boolean;
  /** Days from today; 0 if it is today. */
  readonly daysToGo: number;
  /** Only if it is disputed which month is the leap month. */
  readonly disputed?: Dispute;
  /** Published tables that have another lunar date on the day. */
  readonly publishedDifferences?: readonly PublishedDifference[];
}

/** The Sun at a place on a day: `almanac sun`. */
export interface Sun {
  /** The civil day of the zone, or of local mean time. */
  readonly date: string;
  /** The zone of the day; null for a day of local mean time at the place. */
  readonly zone: string | null;
  /** Degrees north. */
  readonly latitude: number;
  /** Degrees east. */
  readonly longitude: number;
  /** The course of the Sun. */
  readonly kind: "normal" | "sunrise-only" | "sunset-only" | "polar-day" | "polar-night";
  /** Seconds of the day that the Sun is up. */
  readonly dayLength: number;
  /** The sunset that ends a polar day, or the sunrise that ends a polar night; null on other days, and if the tables end before. */
  readonly until: SunEvent | null;
  /** In order of time. */
  readonly events: readonly SunEvent[];
}

/** A moment of the Sun: `sunrise`, `noon`, `civil-dusk` and so on. */
export interface SunEvent {
  readonly event: string;
  /** The instant in UTC (in fact UT1). */
  readonly utc: string;
  /** Date, time and offset in the zone: 2026-06-21 05:15:57 +07:00; null without a zone. */
  readonly local: string | null;
}

/** An insult: `almanac insult` gives an array of them. */
export interface Insult {
  /** The moment from which it is shown. */
  readonly from: string;
  /** The same in the zone: 2026-06-01 00:00:00 +01:00. */
  readonly local: string;
  readonly slot: number;
  /** The number of insults skipped until then: with the slot, its place in the sequence of its seed and rating. */
  readonly skipped: number;
  readonly text: string;
  readonly code: string;
  readonly bawdy: boolean;
  /** Its words, of one that is made of words. */
  readonly words?: readonly InsultWord[];
  /** Who says it, of a quotation. */
  readonly speaker?: string;
  /** Play, act and scene, or poem. */
  readonly citation?: string;
  readonly line?: number;
}

/** A word of an insult, and where Shakespeare has it. */
export interface InsultWord {
  readonly word: string;
  readonly gloss: string;
  /** Play, act and scene, or poem. */
  readonly citation: string;
  readonly line: number;
}

/** A day of the user's own with its rules: `almanac anniversaries` gives an array of them. */
export interface Anniversary {
  readonly id: string;
  /** As it was entered. */
  readonly name: string;
  /** The name and the kind. */
  readonly title: string;
  readonly kind: "death" | "birthday" | "other";
  readonly every: "year" | "month";
  /** Null for a day of every month. */
  readonly month: number | null;
  readonly day: number;
  readonly leapMonthRule: "regularMonth" | "leapMonthIfPresent" | "bothMonths";
  readonly missingDayRule: "lastDayOfMonth" | "firstDayOfNextMonth" | "skip";
  /** The lunar year in which it happened, if that is known. */
  readonly year: number | null;
  readonly calendar: string;
  /** Its next day; null if there is none before the tables end. */
  readonly next: AnniversaryRow | null;
  /** The days until then. */
  readonly daysToGo: number | null;
}

/** The identifiers that an app and its widget extension share: `almanac identifiers` gives an array of them. */
export interface AppIdentifiers {
  readonly name: string;
  readonly bundle: string;
  readonly widgetBundle: string;
  readonly group: string;
  readonly scheme: string;
  readonly kinds: readonly string[];
  readonly settingKeys: readonly string[];
  readonly documents: readonly string[];
  readonly fonts: readonly string[];
  readonly appEntitlements: readonly string[];
}

/** A table of lunar dates compared with a calendar: `almanac verify`. */
export interface Verification {
  /** The id of the calendar. */
  readonly calendar: string;
  /** The first day of the table that is compared. */
  readonly firstDay: string | null;
  /** The last. */
  readonly lastDay: string | null;
  /** How many days are compared. */
  readonly dayCount: number;
  /** How many have the lunar date of the calendar. */
  readonly same: number;
  /** The others. */
  readonly differences: readonly DifferingDays[];
  /** The days that the calendar does not have, which are not compared. */
  readonly leftOut: readonly DaysLeftOut[];
}

/** Days on which a table has other lunar dates, for one reason. */
export interface DifferingDays {
  /** The first of the days. */
  readonly firstDay: string;
  /** The last of them in the table. */
  readonly lastDay: string;
  /** How many of them the table has. */
  readonly dayCount: number;
  /** The lunar date of the table on the first. */
  readonly theirs: string;
  /** That of the calendar. */
  readonly ours: LunarDate;
  /** Published: an authority has the same; uncertain: it may become so; calendar: another calendar has it. */
  readonly cause: "published" | "uncertain" | "calendar" | "unknown";
  /** The cause in words. */
  readonly reason: string;
}

/** Days of a table that are before or after those of a calendar. */
export interface DaysLeftOut {
  /** The first of the days. */
  readonly firstDay: string;
  /** The last of them. */
  readonly lastDay: string;
  /** How many of them the table has. */
  readonly dayCount: number;
}

/** The four pillars of a moment: `almanac pillars`. */
export interface Pillars {
  /** The moment in UTC. */
  readonly utc: string;
  /** The same by the clock of the zone: 2026-06-01 00:00:00 +01:00. */
  readonly local: string;
  /** When days begin. */
  readonly dayStart: "midnight" | "eleven-pm";
  /** The lunar year on the day of the clock, as calendars print it. */
  readonly yearCanChi: string;
  /** The year from the instant of the term at 315° (Lập xuân, 立春) on. */
  readonly termYearCanChi: string;
  /** The month from the instant of a minor term on. */
  readonly termMonthCanChi: string;
  /** The day, which begins as dayStart says. */
  readonly dayCanChi: string;
  /** The double hour; from 23:00 on the first of the next day. */
  readonly hourCanChi: string;
}

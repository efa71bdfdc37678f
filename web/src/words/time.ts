import { words } from "./words.svelte";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Unit = "day" | "hour" | "minute" | "second";

const UNITS: readonly (readonly [Unit, number])[] = [
  ["day", DAY],
  ["hour", HOUR],
  ["minute", MINUTE],
  ["second", SECOND],
];

/** How far away a moment is: "in 3 hours", "2 days ago". Nothing is rounded up, so nobody has less time than it says. */
export function relative(then: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(words().language, { numeric: "auto" });
  const away = then - now;
  const length = Math.abs(away);
  if (length < 10 * SECOND) return format.format(0, "second");
  const [unit, size] = UNITS.find(([, one]) => length >= one) ?? ["second", SECOND];
  // "Tomorrow" would be wrong for whoever has 24 hours: only "now" has a word of its own.
  return new Intl.RelativeTimeFormat(words().language, { numeric: "always" }).format(Math.trunc(away / size), unit);
}

/** How long something lasts: "1 day, 4 hours". Seconds are told only if there is nothing else to tell. */
export function duration(length: number): string {
  const { language } = words();
  const left = Math.max(0, length);
  const first = UNITS.findIndex(([, size]) => left >= size);
  const [unit, size] = UNITS[first] ?? ["second", SECOND];
  const [nextUnit, nextSize] = UNITS[first + 1] ?? ["second", SECOND];
  const amount = (value: number, of: Unit) =>
    new Intl.NumberFormat(language, { style: "unit", unit: of, unitDisplay: "long" }).format(value);
  const parts = [amount(Math.floor(left / size), unit)];
  const rest = Math.floor((left % size) / nextSize);
  if (rest > 0 && nextUnit !== "second") parts.push(amount(rest, nextUnit));
  return new Intl.ListFormat(language, { type: "unit", style: "short" }).format(parts);
}

/** About how long something lasts: in weeks as soon as it is two of them, then in days, hours, minutes. */
export function roughly(minutes: number): string {
  const found = ROUGHLY.find(([, size]) => minutes >= 2 * size);
  const [unit, size] = found ?? ["minute", 1];
  const count = Math.max(1, Math.ceil(minutes / size));
  const said = new Intl.NumberFormat(words().language, { style: "unit", unit, unitDisplay: "long" }).format(count);
  // French keeps a number and its unit on one line; what browsers know of it does so for hours, but not for minutes.
  return words().language === "fr" ? said.replace(" ", "\u00a0") : said;
}

const ROUGHLY: readonly (readonly [unit: string, minutes: number])[] = [
  ["week", 7 * 24 * 60],
  ["day", 24 * 60],
  ["hour", 60],
];

/** What a clock shows: "4:05", "1:02:03". It counts the second that has begun, so it shows 0:00 only at the end. */
export function clockFace(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / SECOND));
  const two = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** A moment by the visitor's own clock: "Tuesday, 14:30". Beyond a week the weekday would be ambiguous. */
export function dayAndHour(then: number, now: number): string {
  const isNear = Math.abs(then - now) < 6 * DAY;
  const day: Intl.DateTimeFormatOptions = isNear ? { weekday: "long" } : { day: "numeric", month: "long" };
  return new Intl.DateTimeFormat(words().language, { ...day, hour: "2-digit", minute: "2-digit" }).format(then);
}

/** A date: "3 March 2027". */
export function date(then: number): string {
  return new Intl.DateTimeFormat(words().language, { dateStyle: "long" }).format(then);
}

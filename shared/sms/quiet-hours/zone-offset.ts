const DAY_MS = 86_400_000;
/** Clocks change only at quarter hours of UTC. */
const QUARTER_MS = 900_000;

const formats = new Map<string, Intl.DateTimeFormat>();
/** By zone and UTC day: the offset of the whole day, or null if the clock changes on it. */
const days = new Map<string, Map<number, number | null>>();

/** Milliseconds that the local clock is ahead of UTC. Throws a `RangeError` for an unknown zone. */
export function zoneOffsetMs(zone: string, at: number): number {
  const day = Math.floor(at / DAY_MS);
  let known = days.get(zone);
  if (known === undefined) {
    known = new Map();
    days.set(zone, known);
  }
  let offset = known.get(day);
  if (offset === undefined) {
    const start = readOffsetMs(zone, day * DAY_MS);
    offset = start === readOffsetMs(zone, (day + 1) * DAY_MS - 1) ? start : null;
    known.set(day, offset);
  }
  return offset ?? readOffsetMs(zone, Math.floor(at / QUARTER_MS) * QUARTER_MS);
}

/** True for an IANA zone that this machine knows. */
export function isTimeZone(zone: string): boolean {
  // Checking takes long, and most restaurants without a zone don’t have an invalid one.
  if (zone === '') return false;
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
}

function readOffsetMs(zone: string, at: number): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of formatOf(zone).formatToParts(at)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000;
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(timeZone, format);
  }
  return format;
}

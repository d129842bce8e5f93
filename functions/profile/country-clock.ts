import { zoneOffsetMs } from '#shared/sms/quiet-hours/zone-offset.ts';

/** Compares zones in winter and in summer. */
const MOMENTS = [Date.UTC(2026, 0, 15), Date.UTC(2026, 6, 15)];

/** Node supports it, but the types don't have it yet. */
type LocaleWithZones = Intl.Locale & { getTimeZones: () => string[] | undefined };

/** A time zone whose clock applies to a whole country (ISO 3166 alpha-2); empty if it has several, or is unknown. */
export function countryClock(country: string): string {
  if (country === '') return '';
  const zones = (new Intl.Locale(`und-${country}`) as LocaleWithZones).getTimeZones() ?? [];
  const clocks = new Set(zones.map((zone) => MOMENTS.map((at) => zoneOffsetMs(zone, at)).join()));
  return clocks.size === 1 ? (zones[0] ?? '') : '';
}

import { dateFormatter } from '#shared/format/formatter.ts';

const asTime = dateFormatter({
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** In this device’s time zone: `Mon, Nov 23, 9:00 AM`. */
export function printedTime(moment: string): string {
  return asTime(new Date(moment));
}

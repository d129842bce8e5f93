const TIME = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** In this device’s time zone: `Mon, Nov 23, 9:00 AM`. */
export function printedTime(moment: string): string {
  return TIME.format(new Date(moment));
}

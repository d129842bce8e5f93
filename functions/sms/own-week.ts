import { TEXTING_DAYS, type TextingHours } from '#shared/sms/contract/texting-hours.ts';
import type { TextingWeek } from '#shared/sms/quiet-hours/texting-windows.ts';

/** A day without texts opens after it closes. */
const NEVER = { opens: 24 * 60, closes: 0 };

/** Converts the owner's hours to texting rules; undefined if there are none. */
export function ownWeekOf(hours: TextingHours | undefined): TextingWeek | undefined {
  if (hours === undefined) return undefined;
  return TEXTING_DAYS.map((day) => {
    const window = hours[day];
    return window === null ? NEVER : { opens: minutesOf(window.from), closes: minutesOf(window.to) };
  });
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

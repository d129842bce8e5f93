type Time = { hours: number; minutes: string };

function timeOf(written: string): Time {
  const [hours = '0', minutes = '00'] = written.split(':');
  return { hours: Number(hours) % 24, minutes };
}

/** `17:30` → "5:30", "PM" */
function twelveHour(written: string): { time: string; half: string } {
  const { hours, minutes } = timeOf(written);
  const hour = hours % 12 === 0 ? 12 : hours % 12;
  return { time: minutes === '00' ? `${hour}` : `${hour}:${minutes}`, half: hours < 12 ? 'AM' : 'PM' };
}

/** "5–10 PM", "11:30 AM–2 PM", "from 5 PM" */
export function englishSpan(opens: string, closes: string | null): string {
  const from = twelveHour(opens);
  if (closes === null) return `from ${from.time} ${from.half}`;
  const to = twelveHour(closes);
  const isMidnight = closes === '00:00' || closes === '24:00';
  if (isMidnight) return `${from.time} ${from.half}–midnight`;
  return from.half === to.half
    ? `${from.time}–${to.time} ${to.half}`
    : `${from.time} ${from.half}–${to.time} ${to.half}`;
}

/** "17–22 Uhr", "17:30–22 Uhr", "ab 17 Uhr" */
export function germanSpan(opens: string, closes: string | null): string {
  const plain = (written: string) => {
    const { hours, minutes } = timeOf(written);
    return minutes === '00' ? `${hours}` : `${hours}:${minutes}`;
  };
  return closes === null ? `ab ${plain(opens)} Uhr` : `${plain(opens)}–${plain(closes)} Uhr`;
}

/** "17h–22h30", "dès 17h", as the French write it in messages: with "de 17 h à" hours alone would fill a sentence. */
export function frenchSpan(opens: string, closes: string | null): string {
  const plain = (written: string) => {
    const { hours, minutes } = timeOf(written);
    return minutes === '00' ? `${hours}h` : `${hours}h${minutes}`;
  };
  return closes === null ? `dès ${plain(opens)}` : `${plain(opens)}–${plain(closes)}`;
}

/** "17:00–22:00"; `from` is the word before an open end. */
export function plainSpan(from: string) {
  return (opens: string, closes: string | null): string =>
    closes === null ? `${from} ${opens}` : `${opens}–${closes}`;
}

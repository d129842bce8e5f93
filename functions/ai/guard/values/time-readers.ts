import { type Reader, whole } from './reader.ts';
import { VALUE_WORDS } from './value-words.ts';

const words = (pick: (one: (typeof VALUE_WORDS)[string]) => string) =>
  Object.values(VALUE_WORDS).map(pick).join('|');

export const TIME_READERS: readonly Reader[] = [
  {
    kind: 'time',
    pattern:
      /(?<![\d.,:$€£])(\d{1,2})(?:[:.](\d\d))?(?: ?(?:-|to|until|till) ?(\d{1,2})(?:[:.](\d\d))?)? ?([ap])\.? ?m(?!\p{L})\.?/gu,
    read: ([, hour, minute, to, toMinute, half]) => {
      if (to === undefined) return [clockOf(hour, minute, half)];
      const ends = minutesOf(to, toMinute, half);
      const isSameHalf = minutesOf(hour, minute, half) <= ends;
      return [
        clockOf(hour, minute, isSameHalf ? half : half === 'a' ? 'p' : 'a'),
        clockOf(to, toMinute, half),
      ];
    },
  },
  {
    kind: 'time',
    pattern:
      /(?<![\d.,:])(\d{1,2})(?:[:.](\d\d))?(?: ?(?:-|bis|a) ?(\d{1,2})(?:[:.](\d\d))?)? ?(?:uhr|h)(?![\p{L}\d])/gu,
    read: ([, hour, minute, to, toMinute]) => [
      clockOf(hour, minute),
      to === undefined ? undefined : clockOf(to, toMinute),
    ],
  },
  // The form in stored data.
  { kind: 'time', pattern: /^(\d\d):(\d\d)$/g, read: ([, hour, minute]) => [clockOf(hour, minute)] },
  {
    kind: 'time',
    pattern: /(?<![\d.,:])(\d{1,2})([:h])(\d\d)(?!\d)/g,
    read: ([, hour, mark, minute]) => {
      const isOfTwelve = mark === ':' && hour?.startsWith('0') === false && Number(hour) <= 12;
      const clock = clockOf(hour, minute);
      return [isOfTwelve && clock !== undefined ? ofTwelve(clock) : clock];
    },
  },
  { kind: 'time', pattern: whole(words(({ noon }) => noon)), read: () => ['time 12:00'] },
  { kind: 'time', pattern: whole(words(({ midnight }) => midnight)), read: () => ['time 0:00'] },
];

/** Minutes after midnight. `half`: "a" or "p" of a twelve-hour clock. */
function minutesOf(hour: string | undefined, minute = '0', half?: string): number {
  const hours = half === undefined ? Number(hour) % 24 : (Number(hour) % 12) + (half === 'p' ? 12 : 0);
  return hours * 60 + Number(minute);
}

/** "time 17:30"; undefined for an impossible time. */
function clockOf(hour: string | undefined, minute?: string, half?: string): string | undefined {
  if (Number(hour) > (half === undefined ? 24 : 12) || Number(minute ?? 0) > 59) return undefined;
  const minutes = minutesOf(hour, minute, half);
  return `time ${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/** A time without AM or PM: "of twelve 5:30". */
export const ofTwelve = (clock: string) =>
  clock.replace(/^time (\d+)/, (_, hour) => `of twelve ${Number(hour) % 12 || 12}`);

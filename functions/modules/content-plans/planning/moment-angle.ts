import type { PostKind } from '#functions/ai/library/copy-library.ts';
import { WEEKDAYS, type Weekday } from '#shared/site/site-content.ts';
import { type Angle, angleOf } from './angles.ts';
import type { PostSlot } from './post-slots.ts';

/**
 * Moments of the reader's that any restaurant can speak of; `days`: when they are. Mondays and Sundays, on which many are
 * closed, are left to restaurants that say when they open.
 */
const MOMENTS: readonly { kind: PostKind; about: string; days?: readonly Weekday[] }[] = [
  { kind: 'question', about: 'A question to your guests' },
  { kind: 'midweek', about: 'The middle of the week', days: ['wednesday'] },
  { kind: 'thursday', about: 'Thursday', days: ['thursday'] },
  { kind: 'friday', about: 'Friday', days: ['friday'] },
  { kind: 'weekend', about: 'The weekend', days: ['friday', 'saturday'] },
  { kind: 'friends', about: 'A night with friends' },
  { kind: 'date_night', about: 'A night for two' },
  { kind: 'after_work', about: 'After work', days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] },
  { kind: 'solo', about: 'A meal alone' },
  { kind: 'family', about: 'A meal with family' },
  { kind: 'birthday', about: 'Birthdays' },
  { kind: 'first_visit', about: 'A first visit' },
];

/** Gives out moments for slots that the profile has nothing for, each once on a platform before any comes again. */
export function createMoments(): (slot: PostSlot) => Angle {
  const told = new Map<string, number>();
  return ({ platform, date }) => {
    const weekday = WEEKDAYS[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'monday';
    const countOf = (kind: PostKind) => (told.get(kind) ?? 0) + 10 * (told.get(`${platform}#${kind}`) ?? 0);
    const fitting = MOMENTS.filter(({ days }) => days === undefined || days.includes(weekday));
    const [first] = fitting.toSorted((one, other) => countOf(one.kind) - countOf(other.kind));
    const { kind, about } = first ?? { kind: 'question' as const, about: 'A question to your guests' };
    told.set(kind, (told.get(kind) ?? 0) + 1);
    told.set(`${platform}#${kind}`, (told.get(`${platform}#${kind}`) ?? 0) + 1);
    return angleOf('moment', about, { key: `moment#${kind}`, label: kind });
  };
}

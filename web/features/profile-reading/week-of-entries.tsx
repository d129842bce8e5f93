import type { Service } from '#shared/profile/hours.ts';
import { weekOf } from '#shared/profile/week.ts';
import { shownWeek } from '#shared/site/services.ts';
import { WEEKDAYS, type Weekday } from '#shared/site/site-content.ts';
import type { Entry } from './corrections.ts';
import { shortDay } from './day-spans.ts';
import { toldSpan } from './told-time.ts';
import styles from './understood.module.css';

/** The week as guests will read it. */
export function WeekOfEntries({ entries }: { entries: readonly Entry[] }) {
  const taken = entries.filter(({ state }) => state === 'taken');
  const services = taken.flatMap(({ kind, value }) =>
    kind === 'services' ? [value as unknown as Service] : [],
  );
  const told = weekOf({
    services,
    closed_days: taken.flatMap(({ kind, value }) => (kind === 'closed_days' ? [value.text as Weekday] : [])),
  });
  const week = shownWeek(told, services);
  const days = WEEKDAYS.filter((day) => week[day] !== undefined);
  if (days.length === 0) return null;
  return (
    <dl className={styles.week}>
      {days.map((day) => (
        <div key={day}>
          <dt>{shortDay(day)}</dt>
          <dd>{week[day]?.map(({ opens, closes }) => toldSpan(opens, closes)).join(', ') || 'Closed'}</dd>
        </div>
      ))}
    </dl>
  );
}

import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { weekOf } from '#shared/profile/week.ts';
import { shownWeek } from '#shared/site/services.ts';
import { WEEKDAYS } from '#shared/site/site-content.ts';
import { Grid } from '#web/ui/layout.tsx';
import { shortDay } from './day-spans.ts';
import { formatTimeSpan } from './format-time.ts';
import styles from './parsed-preview.module.css';

/** The weekly hours as guests see them; nothing if no day is known. */
export function WeekTable(stated: Pick<RestaurantProfile, 'services' | 'closed_days'>) {
  const week = shownWeek(weekOf(stated), stated.services);
  const days = WEEKDAYS.filter((day) => week[day] !== undefined);
  if (days.length === 0) return null;
  return (
    <Grid columns="auto 1fr" as="dl" size="small" className={styles.week}>
      {days.map((day) => (
        <div key={day}>
          <dt>{shortDay(day)}</dt>
          <dd>
            {week[day]?.map(({ opens, closes }) => formatTimeSpan(opens, closes)).join(', ') || 'Closed'}
          </dd>
        </div>
      ))}
    </Grid>
  );
}

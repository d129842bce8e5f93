import { useState } from 'react';
import type { DatedHours } from '#shared/profile/hours.ts';
import { localDate } from '#shared/profile/projection/local-date.ts';
import { holidaysFrom } from '#shared/profile/public-holidays.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { formatProfileDay } from '#web/profile/reading/format-time.ts';
import { Button } from '#web/ui/button.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Note } from '#web/ui/text.tsx';

const FIRST_SHOWN = 4;

type HolidayListProps = { profile: RestaurantProfile; onAdd: (date: DatedHours) => void };

/** The country's holidays without hours in the profile. */
export function HolidayList({ profile, onAdd }: HolidayListProps) {
  const [isWhole, setWhole] = useState(false);
  const today = localDate(new Date(), profile.time_zone);
  const { region, address, dated_hours } = profile;
  const isKnown = (date: string) => dated_hours.some(({ from, to }) => from <= date && date <= to);
  const missing = holidaysFrom(today, region || address.country).filter(({ date }) => !isKnown(date));
  if (missing.length === 0) return null;
  return (
    <Stack as="section" gap={1} aria-label="Holidays without hours">
      <Note>Mark the holidays when you’re closed. To set special hours, edit the holiday below.</Note>
      <Stack as="ul" gap={0.5}>
        {missing.slice(0, isWhole ? undefined : FIRST_SHOWN).map(({ date, name }) => (
          <Cluster as="li" key={date} gap={1} justify="between" wrap={false}>
            <span>
              {name}, {formatProfileDay(date)}
            </span>
            <Button
              size="small"
              aria-label={`Mark as closed: ${name}, ${formatProfileDay(date)}`}
              onClick={() => onAdd({ name, from: date, to: date, services: [], note: '' })}
            >
              Mark as closed
            </Button>
          </Cluster>
        ))}
      </Stack>
      {isWhole || missing.length <= FIRST_SHOWN ? null : (
        <div>
          <Button size="small" variant="quiet" onClick={() => setWhole(true)}>
            Show all {missing.length}
          </Button>
        </div>
      )}
    </Stack>
  );
}

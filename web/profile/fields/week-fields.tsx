import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { WEEKDAYS, type Weekday } from '#shared/site/site-content.ts';
import { Field } from '#web/ui/field.tsx';
import { CheckGroup } from './check-group.tsx';
import { ListEditor } from './list-editor.tsx';
import { TimeField, timeOrNull } from './time-field.tsx';

type Week = Pick<RestaurantProfile, 'services' | 'closed_days'>;

type WeekFieldsProps = {
  week: Week;
  set: <Part extends keyof Week>(field: Part, value: RestaurantProfile[Part]) => void;
  problems: Readonly<Partial<Record<keyof Week, string>>>;
  /** The heading level that fits the outline. */
  level?: 2 | 3;
};

const DAYS = WEEKDAYS.map((value: Weekday) => ({
  value,
  label: `${value.charAt(0).toUpperCase()}${value.slice(1, 3)}`,
}));

/** The weekly services, and the days without one. */
export function WeekFields({ week, set, problems, level = 2 }: WeekFieldsProps) {
  return (
    <>
      <ListEditor
        title="Weekly hours"
        level={level}
        hint="Add a row for each service, such as lunch and dinner. Leave “Closes” blank if you stay open late."
        noun="service"
        items={week.services}
        blank={{ name: '', days: [], opens: '', closes: null, last_seating: null, season: null, note: '' }}
        onChange={(services) => set('services', services)}
        error={problems.services}
      >
        {(service, change, name) => (
          <>
            <div data-wide="">
              <Field
                label="Name"
                aria-label={`Name of ${name}`}
                placeholder="Lunch"
                value={service.name}
                onChange={({ currentTarget }) => change({ name: currentTarget.value })}
                isOptional
              />
            </div>
            <TimeField label="Opens" value={service.opens} onChange={(opens) => change({ opens })} />
            <TimeField
              label="Closes"
              value={service.closes ?? ''}
              onChange={(closes) => change({ closes: timeOrNull(closes) })}
            />
            <TimeField
              label="Last seating"
              value={service.last_seating ?? ''}
              onChange={(last) => change({ last_seating: timeOrNull(last) })}
            />
            <div data-wide="">
              <CheckGroup
                legend="Days"
                options={DAYS}
                values={service.days}
                onChange={(days) => change({ days })}
              />
            </div>
          </>
        )}
      </ListEditor>
      <CheckGroup
        legend="Closed on"
        options={DAYS}
        values={week.closed_days}
        onChange={(closed) => set('closed_days', closed)}
      />
    </>
  );
}

import CalendarDays from 'lucide-react/icons/calendar-days';
import CopyCheck from 'lucide-react/icons/copy-check';
import { useId } from 'react';
import { WEEKDAYS, type Weekday } from '#shared/site/site-content.ts';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Note, Text } from '#web/ui/text.tsx';
import { Toolbar } from '#web/ui/toolbar.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { DayServices } from './day-services.tsx';
import { type Day, type DayState, dayOf, problemOfDay, type Week, withDays, withState } from './week-days.ts';
import styles from './week-editor.module.css';

type WeekEditorProps = {
  week: Week;
  onWeek: (week: Week) => void;
  problems: Readonly<Partial<Record<keyof Week, string>>>;
  /** The heading level that fits the outline. */
  level?: 2 | 3;
};

const STATES: Readonly<Record<DayState, string>> = { open: 'Open', closed: 'Closed', unknown: 'Not shown' };
const WORKDAYS = WEEKDAYS.slice(0, 5);

/** The week in seven rows: each day is open with services, closed, or not shown. */
export function WeekEditor({ week, onWeek, problems, level = 2 }: WeekEditorProps) {
  const id = useId();
  const refusal = problems.services ?? problems.closed_days;
  return (
    <Stack as="section" gap={1} aria-labelledby={id}>
      <Text as={`h${level}`} id={id} size={1}>
        Weekly hours
      </Text>
      <Note>
        If you close after midnight, enter the closing time under the day you open. If your closing time
        varies, leave “Closes” blank.
      </Note>
      {refusal === undefined ? null : (
        <Text size="small" tone="danger" role="alert">
          {refusal}
        </Text>
      )}
      <Text as="div" line="above">
        {WEEKDAYS.map((day) => (
          <DayRow
            key={day}
            name={day.charAt(0).toUpperCase() + day.slice(1)}
            day={dayOf(week, day)}
            onChange={(changed) => onWeek(withDays(week, [day], changed))}
            onCopy={(days) => onWeek(withDays(week, days, dayOf(week, day)))}
          />
        ))}
      </Text>
    </Stack>
  );
}

type DayRowProps = {
  name: string;
  day: Day;
  onChange: (day: Day) => void;
  onCopy: (days: readonly Weekday[]) => void;
};

function DayRow({ name, day, onChange, onCopy }: DayRowProps) {
  const problem = problemOfDay(day);
  return (
    <fieldset className={styles.day}>
      <VisuallyHidden as="legend">{name}</VisuallyHidden>
      <Cluster gap={1} wrap={false} className={styles.line}>
        <Text as="span" strong flex="fill" aria-hidden="true">
          {name}
        </Text>
        <select
          aria-label={`${name}, open or closed`}
          value={day.state}
          onChange={({ currentTarget: { value } }) => onChange(withState(day, value as DayState))}
        >
          {Object.entries(STATES).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Toolbar
          label={`Copy ${name}`}
          tools={[
            {
              label: `Copy ${name} to Monday through Friday`,
              icon: <CalendarDays />,
              onPress: () => onCopy(WORKDAYS),
            },
            {
              label: `Copy ${name} to all days`,
              icon: <CopyCheck />,
              onPress: () => onCopy(WEEKDAYS),
            },
          ]}
        />
      </Cluster>
      {day.state === 'open' ? (
        <DayServices
          name={name}
          services={day.services}
          onChange={(services) => onChange({ state: services.length > 0 ? 'open' : 'unknown', services })}
        />
      ) : null}
      {problem === undefined ? null : (
        <Text size="small" tone="danger" role="alert">
          {name}: {problem}
        </Text>
      )}
    </fieldset>
  );
}

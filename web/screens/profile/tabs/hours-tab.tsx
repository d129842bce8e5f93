import { WEEKDAYS, type Weekday } from '#shared/site/site-content.ts';
import { Field } from '#web/ui/field.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { CheckGroup } from '../check-group.tsx';
import { ListEditor } from '../list-editor.tsx';
import styles from '../profile-screen.module.css';
import type { ProfileDraft } from '../use-profile-draft.ts';

const DAYS = WEEKDAYS.map((value: Weekday) => ({
  value,
  label: `${value.charAt(0).toUpperCase()}${value.slice(1, 3)}`,
}));

const timeOrNull = (value: string) => (value === '' ? null : value);

/** When guests are served: a week, dates that differ, and words for what neither can say. */
export function HoursTab({ editing }: { editing: ProfileDraft }) {
  const { draft, set, problems } = editing;
  return (
    <div className={styles.fields}>
      <ListEditor
        title="The week"
        hint="One entry for each service: lunch and dinner are two. Leave “Closes” empty for “until late”."
        noun="service"
        items={draft.services}
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
        values={draft.closed_days}
        onChange={(closed) => set('closed_days', closed)}
      />
      <ListEditor
        title="Holidays and other dates"
        hint="On these days they stand in place of the week, and your page tells guests ahead of time."
        noun="date"
        items={draft.dated_hours}
        blank={{ name: '', from: '', to: '', services: [], note: '' }}
        onChange={(dates) => set('dated_hours', dates)}
        error={problems.dated_hours}
      >
        {(date, change, name) => {
          const [service] = date.services;
          const setService = (opens: string, closes: string) =>
            change({ services: opens === '' ? [] : [{ opens, closes: timeOrNull(closes) }] });
          return (
            <>
              <div data-name="short">
                <Field
                  label="What"
                  aria-label={`What ${name} is`}
                  placeholder="Christmas Day"
                  value={date.name}
                  onChange={({ currentTarget }) => change({ name: currentTarget.value })}
                  isOptional
                />
              </div>
              <Field
                label="First day"
                type="date"
                value={date.from}
                onChange={({ currentTarget: { value } }) =>
                  change({ from: value, to: date.to === '' || date.to < value ? value : date.to })
                }
              />
              <Field
                label="Last day"
                type="date"
                value={date.to}
                onChange={({ currentTarget }) => change({ to: currentTarget.value })}
              />
              <TimeField
                label="Opens (empty: closed)"
                value={service?.opens ?? ''}
                onChange={(opens) => setService(opens, service?.closes ?? '')}
              />
              <TimeField
                label="Closes"
                value={service?.closes ?? ''}
                onChange={(closes) => setService(service?.opens ?? '', closes)}
              />
            </>
          );
        }}
      </ListEditor>
      <TextAreaField
        label="In your words"
        hint="What times alone cannot say, such as “kitchen closes when the bread is gone”. Printed under Hours, word for word."
        rows={2}
        value={draft.hours_text}
        onChange={({ currentTarget }) => set('hours_text', currentTarget.value)}
        isOptional
        error={problems.hours_text}
      />
    </div>
  );
}

type TimeFieldProps = { label: string; value: string; onChange: (value: string) => void };

function TimeField({ label, value, onChange }: TimeFieldProps) {
  return (
    <Field
      label={label}
      type="time"
      value={value === '24:00' ? '00:00' : value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

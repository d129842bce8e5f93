import { ListEditor } from '#web/profile/fields/list-editor.tsx';
import { TimeField, timeOrNull } from '#web/profile/fields/time-field.tsx';
import styles from '#web/profile/profile-screen.module.css';
import type { ProfileDraft } from '#web/profile/use-profile-draft.ts';
import { HolidayList } from '#web/profile/week/holiday-list.tsx';
import { HoursText, type TypedWeek } from '#web/profile/week/hours-text.tsx';
import { WeekEditor } from '#web/profile/week/week-editor.tsx';
import { Field } from '#web/ui/field.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';

/** Weekly hours, special dates, and a note. */
export function HoursTab({ editing }: { editing: ProfileDraft }) {
  const { draft, set, problems } = editing;
  const setWeek = ({ services, closed_days, hours_text }: TypedWeek) => {
    set('services', services);
    set('closed_days', closed_days);
    if (hours_text !== undefined) set('hours_text', hours_text);
  };
  return (
    <Stack gap={4} pad={3} className={styles.fields}>
      <HoursText onWeek={setWeek} />
      <WeekEditor week={draft} onWeek={setWeek} problems={problems} />
      <HolidayList
        profile={draft}
        onAdd={(date) =>
          set(
            'dated_hours',
            [...draft.dated_hours, date].toSorted((one, other) => (one.from < other.from ? -1 : 1)),
          )
        }
      />
      <ListEditor
        title="Holidays and other dates"
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
                  label="Name"
                  aria-label={`Name of ${name}`}
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
                label="Opens (blank if closed)"
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
        label="Hours note"
        placeholder="We close when the bread runs out"
        rows={2}
        value={draft.hours_text}
        onChange={({ currentTarget }) => set('hours_text', currentTarget.value)}
        isOptional
        error={problems.hours_text}
      />
    </Stack>
  );
}

import { type FormEvent, useState } from 'react';
import { LEGAL_HOURS, type TextingDay, type TextingHours } from '#shared/sms/contract/texting-hours.ts';
import { errorMessages } from '#web/shell/errors/error-messages.ts';
import { useUpdateTextingHours } from '#web/sms/api/texting-settings.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Cluster, Grid, Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';
import { Text } from '#web/ui/text.tsx';
import { showToast } from '#web/ui/toast.tsx';
import {
  type DayDraft,
  type DraftReading,
  draftOf,
  type HoursDraft,
  readDraft,
  SHOWN_DAYS,
} from './hours-draft.ts';
import styles from './texting-hours.module.css';

/** Seven days, each with hours or without texts. */
export function TextingHoursForm({ saved }: { saved: TextingHours | null }) {
  const [isOwn, setIsOwn] = useState(saved !== null);
  const [draft, setDraft] = useState(() => draftOf(saved));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const update = useUpdateTextingHours();
  const isOther = JSON.stringify(draft) !== JSON.stringify(draftOf(saved));
  const isChanged = isOwn !== (saved !== null) || (isOwn && isOther);
  const change = (day: TextingDay, news: Partial<DayDraft>) => {
    setErrors({});
    setDraft({ ...draft, [day]: { ...draft[day], ...news } });
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const read: DraftReading = isOwn ? readDraft(draft) : { hours: null };
    setErrors(read.errors ?? {});
    if (read.errors !== undefined) return;
    update.mutate(read.hours, {
      onSuccess: ({ message }) => showToast({ tone: 'good', title: message }),
    });
  };
  return (
    <Stack as="form" gap={2} align="start" onSubmit={save} noValidate>
      <SegmentedControl
        label="Texting hours"
        segments={[
          { value: 'law', label: 'All hours allowed by law' },
          { value: 'own', label: 'Custom hours' },
        ]}
        value={isOwn ? 'own' : 'law'}
        onChange={(choice) => setIsOwn(choice === 'own')}
      />
      {isOwn ? <Days draft={draft} errors={errors} onChange={change} /> : null}
      {errors[''] === undefined ? null : <Notice tone="danger">Error: {errors['']}</Notice>}
      {update.isError ? <Notice tone="danger">Error: {errorMessages(update.error).title}</Notice> : null}
      <Button
        variant={isChanged ? 'primary' : 'secondary'}
        type="submit"
        isPending={update.isPending}
        pendingLabel="Saving"
      >
        Save hours
      </Button>
    </Stack>
  );
}

type DaysProps = {
  draft: HoursDraft;
  errors: Readonly<Record<string, string>>;
  onChange: (day: TextingDay, news: Partial<DayDraft>) => void;
};

function Days({ draft, errors, onChange }: DaysProps) {
  return (
    <Stack as="ul" divided width="full" className={styles.days}>
      {SHOWN_DAYS.map((day) => (
        <DayRow
          key={day}
          day={day}
          draft={draft[day]}
          error={errors[day]}
          onChange={(news) => onChange(day, news)}
        />
      ))}
    </Stack>
  );
}

type DayRowProps = {
  day: TextingDay;
  draft: DayDraft;
  error: string | undefined;
  onChange: (news: Partial<DayDraft>) => void;
};

function DayRow({ day, draft: { isOpen, from, to }, error, onChange }: DayRowProps) {
  const name = `${day.charAt(0).toUpperCase()}${day.slice(1)}`;
  const time = (end: 'from' | 'to', value: string) => ({
    label: `${name} ${end}`,
    isLabelHidden: true,
    type: 'time' as const,
    min: LEGAL_HOURS.from,
    max: LEGAL_HOURS.to,
    value,
    'aria-invalid': error !== undefined || undefined,
    onChange: ({ target }: { target: { value: string } }) => onChange({ [end]: target.value }),
  });
  return (
    <Grid align="center" as="li" gap={2} rowGap={0.5} className={styles.day}>
      <Cluster as="label" gap={1} wrap={false} className={styles.name}>
        <input
          type="checkbox"
          checked={isOpen}
          onChange={({ target }) => onChange({ isOpen: target.checked })}
        />
        {name}
      </Cluster>
      {isOpen ? (
        <Cluster as="span" gap={0.5} justify="end" wrap={false} className={styles.times}>
          <Field {...time('from', from)} />
          <span aria-hidden="true">to</span>
          <Field {...time('to', to)} />
        </Cluster>
      ) : (
        <Text as="span" tone="muted" self="end" className={styles.none}>
          No texts
        </Text>
      )}
      {error === undefined ? null : (
        <Text size="small" tone="danger" width="row" role="alert">
          {error}
        </Text>
      )}
    </Grid>
  );
}

import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { ItemFields, Json } from '#shared/editing/grammar.ts';
import { WEEKDAYS } from '#shared/site/site-content.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Cluster, Grid } from '#web/ui/layout.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Text } from '#web/ui/text.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import type { Entry } from './corrections.ts';
import { shortDay } from './day-spans.ts';
import { type EditField, editFieldsOf } from './edit-fields.ts';
import type { EntryKind } from './entry-kinds.ts';
import styles from './parsed-preview.module.css';

type EntryFormProps = { entry: Entry; onChange: (fields: ItemFields) => void; onDone: () => void };

/** Corrects one parsed detail. It is inside the brief’s form, so it can’t be a form itself. */
export function EntryForm({ entry, onChange, onDone }: EntryFormProps) {
  const { kind, value } = entry;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector<HTMLElement>('input, textarea, select')?.focus(), []);
  const endOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.target instanceof HTMLTextAreaElement) return;
    if (event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    onDone();
  };
  return (
    <Grid ref={place} gap={2} rowGap={1.5} align="end" className={styles.form} onKeyDown={endOnEnter}>
      {editFieldsOf(kind).map((field) => (
        <Input
          key={field.name}
          field={field}
          value={value[field.name] ?? null}
          onChange={(next) => onChange(editedFields(kind, field.name, next))}
        />
      ))}
      <Button size="small" onClick={onDone}>
        Done
      </Button>
    </Grid>
  );
}

type InputProps = { field: EditField; value: Json; onChange: (value: Json) => void };

const textOf = (value: Json) => (typeof value === 'string' ? value : '');
const labelOf = (option: string) => {
  const words = option.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function Input({ field, value, onChange }: InputProps) {
  const { label, as, options = [] } = field;
  switch (as) {
    case 'lines':
      return (
        <TextAreaField
          className={styles.wide}
          label={label}
          rows={2}
          value={textOf(value)}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      );
    case 'choice':
      return (
        <SelectField
          label={label}
          options={options.map((option) => ({ value: option, label: labelOf(option) }))}
          value={textOf(value)}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      );
    case 'days':
      return <Days label={label} value={value} onChange={onChange} />;
    case 'span':
      return <OneSpan value={value} onChange={onChange} />;
    case 'time':
      return <Time label={label} value={value} onChange={onChange} />;
    case 'date':
    case 'line':
      return (
        <Field
          label={label}
          type={as === 'date' ? 'date' : 'text'}
          autoComplete="off"
          value={textOf(value)}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      );
  }
}

function Days({ label, value, onChange }: Omit<InputProps, 'field'> & { label: string }) {
  const days = Array.isArray(value) ? value : [];
  return (
    <Cluster as="fieldset" gap={2} rowGap={0.5} align="stretch" width="row" className={styles.days}>
      <Text as="legend" strong>
        {label}
      </Text>
      {WEEKDAYS.map((day) => (
        <label key={day}>
          <input
            type="checkbox"
            checked={days.includes(day)}
            onChange={() => onChange(WEEKDAYS.filter((each) => (each === day) !== days.includes(each)))}
          />
          {shortDay(day)}
        </label>
      ))}
    </Cluster>
  );
}

function Time({ label, value, onChange }: Omit<InputProps, 'field'> & { label: string }) {
  return (
    <Field
      label={label}
      type="time"
      value={textOf(value) === '24:00' ? '00:00' : textOf(value)}
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? null : currentTarget.value)}
    />
  );
}

/** The hours on a date; none means closed. */
function OneSpan({ value, onChange }: Omit<InputProps, 'field'>) {
  const [first] = Array.isArray(value) ? (value as unknown as ItemFields[]) : [];
  const set = (opens: Json, closes: Json) => onChange(opens === null ? [] : [{ opens, closes }]);
  return (
    <>
      <Time
        label="Opens (blank if closed)"
        value={first?.opens ?? null}
        onChange={(opens) => set(opens, first?.closes ?? null)}
      />
      <Time
        label="Closes"
        value={first?.closes ?? null}
        onChange={(closes) => set(first?.opens ?? '12:00', closes)}
      />
    </>
  );
}

const EMPTY_PARTS = { street: '', locality: '', region: '', postal_code: '' };

/** Side effects of a correction on other fields: a typed price has no known amount. */
const ALSO: Partial<Record<EntryKind, Readonly<Record<string, ItemFields>>>> = {
  dishes: { price: { amount: null, variants: [], is_market_price: false } },
  menus: { price: { amount: null } },
  phones: { typed: { number: '' } },
  links: { url: { typed: '' } },
  address: { text: EMPTY_PARTS },
};

/** The fields that change when the owner types a value. */
function editedFields(kind: EntryKind, name: string, value: Json): ItemFields {
  return { [name]: value, ...ALSO[kind]?.[name] };
}

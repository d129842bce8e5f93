import { type ReactNode, useId, useState } from 'react';
import { type DayOrder, readDay } from '#shared/guests/read-day.ts';

import {
  type DayOrderFinding,
  type ExamplesByRole,
  type FieldExample,
  type ListMapping,
  NOT_IN_FILE,
} from '#shared/lists/mapping.ts';
import { printedDay } from '#web/guests/printed-phone.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Cluster, Grid, Stack } from '#web/ui/layout.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Note, Text } from '#web/ui/text.tsx';
import styles from './column-mapper.module.css';
import type { OpenedList } from './list-session.ts';

type ColumnMapperProps<Role extends string> = {
  /** The fields that need a column. */
  required: readonly Role[];
  list: {
    opened: Pick<OpenedList<Role>, 'labels' | 'days' | 'headings' | 'firstRows' | 'proposal' | 'asked'>;
    mapping: ListMapping<Role>;
    /** Fields whose column the owner chose. */
    chosen: readonly Role[];
    isRemembered: boolean;
  };
  mapped: { examples: ExamplesByRole<Role>; finding: DayOrderFinding };
  onColumn: (role: Role, index: number | undefined) => void;
  onOrder: (order: DayOrder) => void;
  heading: 'h2' | 'h3';
  /** More notes about the file. */
  children?: ReactNode;
};

/** Maps the columns of a file: a card per field, with the proposal, its confidence, and an example. */
export function ColumnMapper<Role extends string>(props: ColumnMapperProps<Role>) {
  const { required, list, mapped, onOrder, children, heading: Heading } = props;
  const { opened, mapping, isRemembered } = list;
  const titleId = useId();
  const roles = Object.keys(opened.labels) as Role[];
  // A card stays in place, whatever the owner chooses.
  const [first] = useState(() =>
    roles.filter(
      (role) => [...required, ...opened.asked].includes(role) || mapping.columns[role] !== undefined,
    ),
  );
  const others = roles.filter((role) => !first.includes(role));
  const cardsOf = (shown: readonly Role[]) => (
    <Grid columns={2} as="ul" gap={1.5} className={styles.cards}>
      {shown.map((role) => (
        <FieldCard key={role} {...props} role={role} />
      ))}
    </Grid>
  );
  return (
    <Stack as="section" gap={1.5} pad={1} className={styles.mapper} aria-labelledby={titleId}>
      <Heading id={titleId}>Match your columns</Heading>
      <Note measured>
        {isRemembered
          ? 'We reused your last choices. Change anything that’s wrong.'
          : 'Change anything that’s wrong. We’ll remember your choices.'}
      </Note>
      <FileRows headings={opened.headings} rows={opened.firstRows} />
      {cardsOf(first)}
      {mapped.finding.kind === 'open' ? (
        <OrderQuestion example={mapped.finding.example} order={mapping.order} onOrder={onOrder} />
      ) : null}
      {others.length === 0 ? null : (
        <details className={styles.fold}>
          <Text as="summary" breaks pad={1}>
            {others.length === 1 ? '1 more field' : `${others.length} more fields`}
          </Text>
          {cardsOf(others)}
        </details>
      )}
      {children}
    </Stack>
  );
}

const FOUND = {
  sure: { tone: 'good', text: 'Matched' },
  guess: { tone: 'warning', text: 'Best guess' },
  chosen: { tone: 'neutral', text: 'Your choice' },
  remembered: { tone: 'neutral', text: 'Same as last time' },
} as const;

/** One field that we need: its column, how we found it, and an example of what we read. */
function FieldCard<Role extends string>(props: ColumnMapperProps<Role> & { role: Role }) {
  const { role, required, list, mapped, onColumn } = props;
  const { opened, mapping, chosen, isRemembered } = list;
  const column = mapping.columns[role];
  const isAsked = opened.asked.includes(role);
  const mustChoose = required.includes(role) || isAsked;
  const confidence = isRemembered ? 'remembered' : (opened.proposal.confidences[role] ?? 'guess');
  const found = FOUND[chosen.includes(role) ? 'chosen' : confidence];
  const isDayOpen = role === opened.days && mapped.finding.kind === 'open' && mapping.order === undefined;
  const example = isDayOpen ? undefined : mapped.examples[role];
  const columns = opened.headings.map((heading, index) => ({ value: String(index), label: heading }));
  return (
    <Stack as="li" gap={1} className={styles.card}>
      <SelectField
        label={opened.labels[role]}
        required={mustChoose}
        isOptional={!mustChoose}
        placeholder={mustChoose ? 'Choose a column' : 'Not in this file'}
        options={isAsked ? [{ value: String(NOT_IN_FILE), label: 'Not in this file' }, ...columns] : columns}
        value={String(column ?? '')}
        onChange={({ target: { value } }) => onColumn(role, value === '' ? undefined : Number(value))}
        hint={
          column === undefined ? (
            mustChoose && <Badge tone="danger">Choose a column</Badge>
          ) : (
            <Cluster as="span" gap={1} rowGap={0.5}>
              <Badge tone={found.tone}>{found.text}</Badge>
              {example === undefined ? null : <Example example={example} />}
            </Cluster>
          )
        }
      />
    </Stack>
  );
}

function Example({ example: { from, to } }: { example: FieldExample }) {
  const shown = from.length > 40 ? `${from.slice(0, 37)}…` : from;
  if (to === undefined)
    return (
      <Text as="span" tone="warning" className={styles.unread}>
        We can’t read “{shown}”.
      </Text>
    );
  const result = /^\d{4}-\d\d-\d\d$/.test(to) ? printedDay(to) : to;
  if (result === from) return <span className={styles.example}>{shown}</span>;
  return (
    <span className={styles.example}>
      <Text as="span" tone="muted">
        {shown}
      </Text>{' '}
      → <strong>{result}</strong>
    </span>
  );
}

type QuestionProps = { example: string; order: DayOrder | undefined; onOrder: (order: DayOrder) => void };

/** Asks for the order of day and month if no date in the file settles it. */
function OrderQuestion({ example, order, onOrder }: QuestionProps) {
  const name = useId();
  const read = readDay(example);
  const choices = [
    { value: 'month_first', label: read?.month_first, rule: 'month first' },
    { value: 'day_first', label: read?.day_first, rule: 'day first' },
  ] as const;
  return (
    <Stack as="fieldset" gap={1} className={styles.question}>
      <legend>
        {example === '' ? 'What date format does your file use?' : `Which date does ${example} mean?`}
      </legend>
      {choices.map(({ value, label, rule }) => (
        <Cluster as="label" gap={1} wrap={false} key={value} className={styles.choice}>
          <input type="radio" name={name} checked={order === value} onChange={() => onOrder(value)} />
          <span>
            {label === undefined ? null : <strong>{printedDay(label)}</strong>}
            <Note as="span" measured>
              {rule}
            </Note>
          </span>
        </Cluster>
      ))}
    </Stack>
  );
}

type FileRowsProps = { headings: readonly string[]; rows: readonly (readonly string[])[] };

/** The first rows of a file, so that the owner recognizes it. */
function FileRows({ headings, rows }: FileRowsProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scroll areas must be reachable by keyboard
    <section className={styles.rows} aria-label="File preview" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {headings.map((heading, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns are identified by their position
              <th key={index} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the first rows never change
            <tr key={line}>
              {headings.map((_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns are identified by their position
                <td key={index}>{row[index] ?? ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

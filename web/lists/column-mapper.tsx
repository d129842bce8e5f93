import { type ReactNode, useId, useState } from 'react';
import { type DayOrder, readDay } from '#shared/guests/read-day.ts';
import type { DayOrderFinding } from '#shared/lists/day-order.ts';
import type { ExamplesByRole, ListMapping } from '#shared/lists/mapping.ts';
import { printedDay } from '#web/guests/printed-phone.ts';
import { Cluster, Grid, Stack } from '#web/ui/layout.tsx';
import { Note, Text } from '#web/ui/text.tsx';
import styles from './column-mapper.module.css';
import { FieldCard } from './field-card.tsx';
import type { OpenedList } from './list-kinds.ts';

export type MapperFields<Role extends string> = {
  /** In display order. */
  labels: Readonly<Record<Role, string>>;
  /** The required fields. */
  required: readonly Role[];
  /** The date field. */
  days: Role;
};

type ColumnMapperProps<Role extends string> = {
  fields: MapperFields<Role>;
  list: {
    opened: Pick<OpenedList<Role>, 'headings' | 'firstRows' | 'proposal' | 'asked'>;
    mapping: ListMapping<Role>;
    /** Fields whose column the owner chose. */
    chosen: readonly Role[];
    isRemembered: boolean;
  };
  mapped: { examples: ExamplesByRole<Role>; finding: DayOrderFinding };
  onColumn: (role: Role, index: number | undefined) => void;
  onOrder: (order: DayOrder) => void;
  /** The heading level; `h2` by default. */
  heading?: 'h2' | 'h3';
  /** More notes about the file. */
  children?: ReactNode;
};

/** Maps the columns of a file: a card per field, with the proposal, its confidence, and an example. */
export function ColumnMapper<Role extends string>(props: ColumnMapperProps<Role>) {
  const { fields, list, mapped, onOrder, children, heading: Heading = 'h2' } = props;
  const { opened, mapping, isRemembered } = list;
  const titleId = useId();
  const roles = Object.keys(fields.labels) as Role[];
  // A card stays in place, whatever the owner chooses.
  const [first] = useState(() =>
    roles.filter(
      (role) => [...fields.required, ...opened.asked].includes(role) || mapping.columns[role] !== undefined,
    ),
  );
  const others = roles.filter((role) => !first.includes(role));
  return (
    <Stack as="section" gap={1.5} pad={1} className={styles.mapper} aria-labelledby={titleId}>
      <Heading id={titleId}>Match your columns</Heading>
      <Note measured>
        {isRemembered
          ? 'We reused your last choices. Change anything that’s wrong.'
          : 'Change anything that’s wrong. We’ll remember your choices.'}
      </Note>
      <FileRows headings={opened.headings} rows={opened.firstRows} />
      <Cards {...props} roles={first} />
      {mapped.finding.kind === 'open' ? (
        <OrderQuestion example={mapped.finding.example} order={mapping.order} onOrder={onOrder} />
      ) : null}
      {others.length === 0 ? null : (
        <details className={styles.fold}>
          <Text as="summary" breaks pad={1}>
            {others.length === 1 ? '1 more field' : `${others.length} more fields`}
          </Text>
          <Cards {...props} roles={others} />
        </details>
      )}
      {children}
    </Stack>
  );
}

type CardsProps<Role extends string> = ColumnMapperProps<Role> & { roles: readonly Role[] };

function Cards<Role extends string>(props: CardsProps<Role>) {
  const { fields, mapped, onColumn } = props;
  const { opened, mapping, chosen, isRemembered } = props.list;
  const isDayOpen = mapped.finding.kind === 'open' && mapping.order === undefined;
  return (
    <Grid columns={2} as="ul" gap={1.5} className={styles.cards}>
      {props.roles.map((role) => (
        <FieldCard
          key={role}
          label={fields.labels[role]}
          isRequired={fields.required.includes(role)}
          isAsked={opened.asked.includes(role)}
          headings={opened.headings}
          column={mapping.columns[role]}
          confidence={
            chosen.includes(role) ? 'chosen' : isRemembered ? 'remembered' : opened.proposal.confidences[role]
          }
          example={role === fields.days && isDayOpen ? undefined : mapped.examples[role]}
          onColumn={(index) => onColumn(role, index)}
        />
      ))}
    </Grid>
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

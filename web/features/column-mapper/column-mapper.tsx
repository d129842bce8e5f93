import { type ReactNode, useId, useState } from 'react';
import type { DayOrder } from '#shared/domain/guests/read-day.ts';
import type { DayOrderFinding } from '#shared/domain/lists/day-order.ts';
import type { ExamplesByRole } from '#shared/domain/lists/mapping.ts';
import type { ColumnsByRole, ConfidenceByRole } from '#shared/domain/lists/propose-columns.ts';
import styles from './column-mapper.module.css';
import { FieldCard } from './field-card.tsx';
import { FileRows } from './file-rows.tsx';
import { OrderQuestion } from './order-question.tsx';

export type MapperFields<Role extends string> = {
  /** In the order in which they are shown. */
  labels: Readonly<Record<Role, string>>;
  /** Without these nothing can be read. */
  required: readonly Role[];
  /** The one with days. */
  days: Role;
};

type ColumnMapperProps<Role extends string> = {
  fields: MapperFields<Role>;
  headings: readonly string[];
  firstRows: readonly (readonly string[])[];
  columns: ColumnsByRole<Role>;
  confidences: ConfidenceByRole<Role>;
  examples: ExamplesByRole<Role>;
  /** Fields whose column the owner has chosen. */
  chosen: readonly Role[];
  isRemembered: boolean;
  finding: DayOrderFinding;
  order: DayOrder | undefined;
  onColumn: (role: Role, index: number | undefined) => void;
  onOrder: (order: DayOrder) => void;
  /** Of the title; `h2` where nothing is said. */
  heading?: 'h2' | 'h3';
  /** What else is said of the file. */
  children?: ReactNode;
};

/** Which column of a file is what: a card for each field, with the proposal, how sure it is, and what becomes of a cell. */
export function ColumnMapper<Role extends string>(props: ColumnMapperProps<Role>) {
  const {
    fields,
    headings,
    firstRows,
    columns,
    isRemembered,
    finding,
    children,
    heading: Heading = 'h2',
  } = props;
  const titleId = useId();
  const roles = Object.keys(fields.labels) as Role[];
  // A card stays where it is, whatever is chosen in it.
  const [first] = useState(() =>
    roles.filter((role) => fields.required.includes(role) || columns[role] !== undefined),
  );
  const others = roles.filter((role) => !first.includes(role));
  return (
    <section className={styles.mapper} aria-labelledby={titleId}>
      <Heading id={titleId}>Match your columns</Heading>
      <p className={styles.fine}>
        {isRemembered
          ? 'Same as last time. Change anything that’s wrong.'
          : 'Change anything that’s wrong. We’ll remember it next time.'}
      </p>
      <FileRows headings={headings} rows={firstRows} />
      <Cards {...props} roles={first} />
      {finding.kind === 'open' ? (
        <OrderQuestion example={finding.example} order={props.order} onOrder={props.onOrder} />
      ) : null}
      {others.length === 0 ? null : (
        <details className={styles.fold}>
          <summary>{others.length === 1 ? '1 more field' : `${others.length} more fields`}</summary>
          <Cards {...props} roles={others} />
        </details>
      )}
      {children}
    </section>
  );
}

type CardsProps<Role extends string> = ColumnMapperProps<Role> & { roles: readonly Role[] };

function Cards<Role extends string>(props: CardsProps<Role>) {
  const { fields, headings, columns, confidences, examples, chosen, isRemembered, onColumn } = props;
  const isDayOpen = props.finding.kind === 'open' && props.order === undefined;
  return (
    <ul className={styles.cards}>
      {props.roles.map((role) => (
        <FieldCard
          key={role}
          label={fields.labels[role]}
          isRequired={fields.required.includes(role)}
          headings={headings}
          column={columns[role]}
          confidence={chosen.includes(role) ? 'chosen' : isRemembered ? 'remembered' : confidences[role]}
          example={role === fields.days && isDayOpen ? undefined : examples[role]}
          onColumn={(index) => onColumn(role, index)}
        />
      ))}
    </ul>
  );
}

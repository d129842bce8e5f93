import { type ReactNode, useId, useState } from 'react';
import type { DayOrder } from '#shared/guests/read-day.ts';
import type { DayOrderFinding } from '#shared/lists/day-order.ts';
import type { ExamplesByRole, ListMapping } from '#shared/lists/mapping.ts';
import { Grid, Stack } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './column-mapper.module.css';
import { FieldCard } from './field-card.tsx';
import { FileRows } from './file-rows.tsx';
import type { OpenedList } from './list-kinds.ts';
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
  list: {
    opened: Pick<OpenedList<Role>, 'headings' | 'firstRows' | 'proposal' | 'asked'>;
    mapping: ListMapping<Role>;
    /** Fields whose column the owner has chosen. */
    chosen: readonly Role[];
    isRemembered: boolean;
  };
  mapped: { examples: ExamplesByRole<Role>; finding: DayOrderFinding };
  onColumn: (role: Role, index: number | undefined) => void;
  onOrder: (order: DayOrder) => void;
  /** Of the title; `h2` where nothing is said. */
  heading?: 'h2' | 'h3';
  /** What else is said of the file. */
  children?: ReactNode;
};

/** Which column of a file is what: a card for each field, with the proposal, how sure it is, and what becomes of a cell. */
export function ColumnMapper<Role extends string>(props: ColumnMapperProps<Role>) {
  const { fields, list, mapped, onOrder, children, heading: Heading = 'h2' } = props;
  const { opened, mapping, isRemembered } = list;
  const titleId = useId();
  const roles = Object.keys(fields.labels) as Role[];
  // A card stays where it is, whatever is chosen in it.
  const [first] = useState(() =>
    roles.filter(
      (role) => [...fields.required, ...opened.asked].includes(role) || mapping.columns[role] !== undefined,
    ),
  );
  const others = roles.filter((role) => !first.includes(role));
  return (
    <Stack as="section" gap={1.5} className={styles.mapper} aria-labelledby={titleId}>
      <Heading id={titleId}>Match your columns</Heading>
      <Text size="small" tone="muted" className={styles.fine}>
        {isRemembered
          ? 'Same as last time. Change anything that’s wrong.'
          : 'Change anything that’s wrong. We’ll remember it next time.'}
      </Text>
      <FileRows headings={opened.headings} rows={opened.firstRows} />
      <Cards {...props} roles={first} />
      {mapped.finding.kind === 'open' ? (
        <OrderQuestion example={mapped.finding.example} order={mapping.order} onOrder={onOrder} />
      ) : null}
      {others.length === 0 ? null : (
        <details className={styles.fold}>
          <summary>{others.length === 1 ? '1 more field' : `${others.length} more fields`}</summary>
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

import {
  answersOf,
  guestReader,
  type ReadGuest,
  refusalsOf,
} from '#shared/domain/lists/guests/canonical-guests.ts';
import { COLUMN_ROLES, type ColumnRole } from '#shared/domain/lists/guests/guest-columns.ts';
import { printedDay } from '#web/features/guests/printed-phone.ts';
import { AnswerColumns } from '#web/features/till-export/answer-columns.tsx';
import { ColumnChoices } from '#web/features/till-export/column-choices.tsx';
import { OrderQuestion } from '#web/features/till-export/order-question.tsx';
import { Table } from '#web/ui/table.tsx';
import styles from './guest-list.module.css';
import type { ChosenList, ListReading } from './prepare-list.ts';
import type { GuestListState } from './use-guest-list.ts';

const LABELS: Readonly<Record<ColumnRole, string>> = {
  name: 'Name',
  last_name: 'Last name (if separate)',
  phone: 'Phone number',
  other_phone: 'Backup phone number',
  last_order: 'Last order date',
  permission: 'Marketing opt-in (optional)',
};

const REQUIRED: readonly ColumnRole[] = ['phone', 'last_order'];

/** Rows that show how the file was read. */
const SHOWN_ROWS = 3;

type PanelProps = {
  list: ChosenList;
  reading: ListReading;
  onColumn: GuestListState['setColumn'];
  onOrder: GuestListState['setOrder'];
};

/** Which column of the owner's file is what, with its first rows as they were understood. */
export function ListReadingPanel({ list, reading, onColumn, onOrder }: PanelProps) {
  const { headings, rows } = list.table;
  const { columns, order, finding, isRemembered } = reading;
  const readGuest = guestReader(list.table, { columns, order: order ?? 'month_first' });
  const shown = rows.slice(0, SHOWN_ROWS).map((row) => ({ line: row.line, ...readGuest(row) }));
  const refusals = refusalsOf(list.table, columns).size;
  const answers = answersOf(list.table, columns);
  const needsOrder = order === undefined && finding.kind === 'open';
  return (
    <section className={styles.reading} aria-labelledby="list-reading">
      <h2 id="list-reading">How we read your file</h2>
      <p className={styles.fine}>
        {isRemembered
          ? 'Same as last time. Change anything that’s wrong.'
          : 'Change anything that’s wrong. We’ll remember it next time.'}
      </p>
      <ColumnChoices
        roles={COLUMN_ROLES}
        labels={LABELS}
        required={REQUIRED}
        headings={headings}
        columns={columns}
        onColumn={onColumn}
      />
      <div className={styles.fine}>
        <AnswerColumns
          read={answers.read.map(headingOf)}
          passedOver={answers.passedOver.map(headingOf)}
          advice={`If one says who wants texts, choose it under “${LABELS.permission}”.`}
        />
      </div>
      {refusals === 0 ? null : (
        <p className={styles.refusals}>
          {refusals === 1 ? '1 guest' : `${refusals.toLocaleString('en-US')} guests`} opted out of marketing.
          We won’t text them.
        </p>
      )}
      {finding.kind === 'open' ? (
        <OrderQuestion example={finding.example} order={order} onOrder={onOrder} />
      ) : null}
      <Table
        caption="The first rows of your file"
        columns={[
          { id: 'name', header: 'Guest', cell: ({ name }) => name || 'No name' },
          { id: 'phone', header: 'Phone', cell: ({ phone }) => phone || '–' },
          {
            id: 'day',
            header: 'Last order',
            cell: (guest) => (needsOrder ? 'Choose a date format' : dayCell(guest)),
          },
        ]}
        rows={shown}
        rowKey={({ line }) => String(line)}
      />
    </section>
  );
}

function headingOf({ heading }: { heading: string }): string {
  return heading;
}

function dayCell({ hasDay, lastOrder }: ReadGuest): string {
  if (hasDay) return printedDay(lastOrder);
  return lastOrder === '' ? '–' : `“${lastOrder.slice(0, 30)}” is no day`;
}

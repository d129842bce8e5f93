import { useId, useState } from 'react';
import { printedDay } from '#web/features/guests/printed-phone.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { Table } from '#web/ui/table.tsx';
import { type DayOrder, readDay } from '../till-export/cell-looks.ts';
import { COLUMN_ROLES, type ColumnMap, type ColumnRole } from '../till-export/guess-columns.ts';
import { type ReadGuest, readGuest, refusalsOf } from '../till-export/to-guest-list.ts';
import styles from './guest-list.module.css';
import type { ChosenList, ListReading } from './prepare-list.ts';
import type { GuestListState } from './use-guest-list.ts';

const LABELS: Readonly<Record<ColumnRole, string>> = {
  name: 'Name',
  last_name: 'Last name, if apart',
  phone: 'Phone number',
  last_order: 'Day of the last order',
  permission: 'Wants marketing, if kept',
};

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
  const shown = rows
    .slice(0, SHOWN_ROWS)
    .map((row) => ({ line: row.line, ...readGuest(row, { columns, order: order ?? 'month_first' }) }));
  const refusals = refusalsOf(list.table, columns).size;
  const needsOrder = order === undefined && finding.kind === 'open';
  return (
    <section className={styles.reading} aria-labelledby="list-reading">
      <h2 id="list-reading">How we read your file</h2>
      <p className={styles.fine}>
        {isRemembered
          ? 'As last time. Change what is not right.'
          : 'Change what is not right. We remember it for your next file.'}
      </p>
      <Columns headings={headings} columns={columns} onColumn={onColumn} />
      {refusals === 0 ? null : (
        <p className={styles.refusals}>
          {refusals === 1 ? '1 row says' : `${refusals.toLocaleString('en-US')} rows say`} no to marketing. We
          leave
          {refusals === 1 ? ' it' : ' them'} out.
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
            cell: (guest) => (needsOrder ? 'Say the order first' : dayCell(guest)),
          },
        ]}
        rows={shown}
        rowKey={({ line }) => String(line)}
      />
    </section>
  );
}

type ColumnsProps = Pick<PanelProps, 'onColumn'> & { headings: readonly string[]; columns: ColumnMap };

/** Folded where all that is needed was found: the rows below show whether it is right. */
function Columns({ headings, columns, onColumn }: ColumnsProps) {
  const [startsOpen] = useState(columns.phone === undefined || columns.last_order === undefined);
  const options = headings.map((heading, index) => ({ value: String(index), label: heading }));
  const found = COLUMN_ROLES.map((role) => headings[columns[role] ?? -1]).filter(
    (heading) => heading !== undefined,
  );
  return (
    <details className={styles.fold} open={startsOpen}>
      <summary>
        Columns<span className={styles.fine}> {found.join(', ')}</span>
      </summary>
      <div className={styles.columns}>
        {COLUMN_ROLES.map((role) => (
          <SelectField
            key={role}
            label={LABELS[role]}
            placeholder={role === 'phone' || role === 'last_order' ? 'Choose a column' : 'No such column'}
            options={options}
            value={String(columns[role] ?? '')}
            onChange={({ target }) => onColumn(role, target.value === '' ? undefined : Number(target.value))}
          />
        ))}
      </div>
    </details>
  );
}

function dayCell({ hasDay, lastOrder }: ReadGuest): string {
  if (hasDay) return printedDay(lastOrder);
  return lastOrder === '' ? '–' : `“${lastOrder.slice(0, 30)}” is no day`;
}

type QuestionProps = { example: string; order: DayOrder | undefined; onOrder: (order: DayOrder) => void };

/** Asked where no day of the file shows it by itself. */
function OrderQuestion({ example, order, onOrder }: QuestionProps) {
  const name = useId();
  const read = readDay(example);
  const choices = [
    { value: 'month_first', label: read?.month_first, rule: 'month first' },
    { value: 'day_first', label: read?.day_first, rule: 'day first' },
  ] as const;
  return (
    <fieldset className={styles.question}>
      <legend>{example === '' ? 'What stands first in your dates?' : `What day is ${example}?`}</legend>
      {choices.map(({ value, label, rule }) => (
        <label key={value} className={styles.choice}>
          <input type="radio" name={name} checked={order === value} onChange={() => onOrder(value)} />
          <span>
            {label === undefined ? null : <strong>{printedDay(label)}</strong>}
            <span className={styles.fine}>{rule}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

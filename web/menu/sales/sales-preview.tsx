import type { ReactNode } from 'react';
import { numberFormatter } from '#shared/format/formatter.ts';
import { formatAmount, formatCount } from '#shared/format/numbers.ts';
import type { CountedName, CountedSales } from '#shared/menu/sales/count-sales.ts';
import { printedDay } from '#web/guests/printed-phone.ts';
import { Cluster } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import { Table } from '#web/ui/table.tsx';
import { Note } from '#web/ui/text.tsx';
import { daysOf, soldOf } from './make-menu-sales.ts';
import styles from './sales-dialog.module.css';

const SHOWN_ITEMS = 5;
const asQuantity = numberFormatter({ maximumFractionDigits: 2 });

type SalesPreviewProps = {
  counted: CountedSales;
  /** The rows in the file. */
  rowCount: number;
  countsDuplicates: boolean;
  leftOut: number;
  onCountsDuplicates: (counts: boolean) => void;
  onLeavesOutLikelySums: (leavesOut: boolean) => void;
  /** The button that downloads the rows that weren’t counted. */
  skippedRows: ReactNode;
};

/** The totals of the file: best sellers, and which rows weren’t counted and why. */
export function SalesPreview(props: SalesPreviewProps) {
  const { counted, rowCount, leftOut, onCountsDuplicates, onLeavesOutLikelySums } = props;
  const { items, problems, problemCount, returns, duplicates, sums, voided } = counted;
  const shown = [...items].sort((a, b) => soldOf(b) - soldOf(a)).slice(0, SHOWN_ITEMS);
  if (items.length === 0)
    return (
      <Notice tone="warning">
        We couldn’t find any items in these columns. Check the columns you matched.
      </Notice>
    );
  return (
    <Section title="Sales summary" level={3} gap={1.5}>
      {counted.from === undefined || counted.to === undefined ? null : (
        <p>{periodText({ from: counted.from, to: counted.to })}</p>
      )}
      <Note>
        {formatCount(items.length)} items from {formatCount(rowCount)} rows.{' '}
        {returns === 0 ? '' : `We subtracted ${rowsText(returns)} of returns. `}
        {sums.count === 0 ? '' : `We left out ${rowsText(sums.count)} of totals${namedText(sums.names)}. `}
        {voided === 0 ? '' : `We left out ${rowsText(voided)} of voids and refunds. `}
        {undatedText(counted)}
        {leftOut === 0 ? '' : `We left out the ${leftOut} lowest sellers.`}
      </Note>
      <LikelySums sums={counted.likelySums} onLeavesOut={onLeavesOutLikelySums} />
      {duplicates === 0 ? null : (
        <Cluster as="label" gap={1} wrap={false} className={styles.duplicates}>
          <input
            type="checkbox"
            checked={props.countsDuplicates}
            onChange={({ currentTarget }) => onCountsDuplicates(currentTarget.checked)}
          />
          Count duplicates: {rowsText(duplicates)}
        </Cluster>
      )}
      <Table
        caption="Top-selling items"
        columns={[
          { header: 'Item', cell: ({ name }) => name },
          { header: 'Sold', cell: (item) => grouped(soldOf(item)), isNumeric: true },
          { header: 'Revenue', cell: (item) => sumOf(item, 'revenue'), isNumeric: true },
          { header: 'Cost', cell: (item) => sumOf(item, 'cost'), isNumeric: true },
        ]}
        rows={shown}
        rowKey={({ name }) => name}
      />
      {problemCount === 0 ? null : (
        <Notice tone="warning" title={`${rowsText(problemCount)} not counted`}>
          <ul className={styles.problems}>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
          {problemCount > problems.length ? `And ${problemCount - problems.length} more.` : null}
          {props.skippedRows}
        </Notice>
      )}
    </Section>
  );
}

type LikelySumsProps = { sums: CountedSales['likelySums']; onLeavesOut: (leavesOut: boolean) => void };

/** Only the owner knows whether a row is a dish or a total. Counting both would double the sales. */
function LikelySums({ sums: { count, names, areLeftOut }, onLeavesOut }: LikelySumsProps) {
  if (count === 0) return null;
  return (
    <Notice tone={areLeftOut ? 'neutral' : 'warning'} title="Some rows look like totals">
      {count === 1 ? '1 row' : `${count} rows`}
      {namedText(names)}
      {count > names.length ? ' …' : ''}.
      <Cluster as="label" gap={1} wrap={false} className={styles.duplicates}>
        <input
          type="checkbox"
          checked={areLeftOut}
          onChange={({ currentTarget }) => onLeavesOut(currentTarget.checked)}
        />
        Leave {count === 1 ? 'it' : 'them'} out so sales aren’t counted twice.
      </Cluster>
    </Notice>
  );
}

function undatedText({ undated, stray }: CountedSales): string {
  const unread =
    undated.count === 0
      ? ''
      : `We counted ${rowsText(undated.count)} without a date because we couldn’t read it: ${linesText(undated)}. `;
  const wrong =
    stray.count === 0 ? '' : `We ignored dates in the future or far from the others: ${linesText(stray)}. `;
  return unread + wrong;
}

function linesText({ count, lines }: CountedSales['undated']): string {
  return `line ${lines.join(', ')}${count > lines.length ? ' …' : ''}`;
}

function periodText({ from, to }: { from: string; to: string }): string {
  const days = daysOf({ from, to }) ?? 1;
  if (days === 1) return `Sales on ${printedDay(from)} (1 day)`;
  return `Sales from ${printedDay(from)} to ${printedDay(to)} (${formatCount(days)} days)`;
}

function sumOf({ cells }: CountedName, field: 'revenue' | 'cost'): string {
  const values = cells.map((cell) => cell[field]);
  if (values.includes(null)) return field === 'cost' ? 'typical' : 'menu price';
  const total = values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  return formatAmount(total);
}

function grouped(value: number): string {
  return asQuantity(value);
}

function namedText(names: readonly string[]): string {
  return names.length === 0 ? '' : `: ${names.map((name) => `“${name}”`).join(', ')}`;
}

function rowsText(count: number): string {
  return count === 1 ? '1 row' : `${formatCount(count)} rows`;
}

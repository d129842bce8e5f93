import Search from 'lucide-react/icons/search';
import type { ReactNode } from 'react';
import { BILLING_UNREADABLE } from '#shared/billing/contract/billing-messages.ts';
import type { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { LoadState } from '#web/shell/errors/load-state.tsx';
import { MoreButton, type PagedList } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Note, Text } from '#web/ui/text.tsx';
import styles from './subscriptions.module.css';

type FoundRowsProps<Row> = {
  /** What the list has, such as “invoices”. */
  what: string;
  list: PagedList &
    Parameters<typeof LoadFailure>[0]['query'] & {
      data: { rows: readonly Row[]; moreMatch: boolean } | undefined;
      isError: boolean;
    };
  isFiltered: boolean;
  /** Shown when there is nothing at all. */
  empty: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
};

/** The rows of a search: loading, failed, empty, or with more to read. */
export function FoundRows<Row>({ what, list, isFiltered, empty, children }: FoundRowsProps<Row>) {
  if (list.data === undefined)
    return <LoadState title={BILLING_UNREADABLE} query={list} label={`Loading ${what}…`} lines={6} />;
  const { rows, moreMatch } = list.data;
  const isOver = rows.length === 0 && !list.hasNextPage;
  if (isOver && !isFiltered) return empty;
  return (
    <Stack gap={3} className={styles.stack}>
      {rows.length > 0 ? (
        children(rows)
      ) : isOver ? (
        <EmptyState icon={<Search />} title={`No matching ${what}`}>
          Try another search or status.
        </EmptyState>
      ) : (
        <Text tone="muted">No matches so far. Show more to keep searching.</Text>
      )}
      {moreMatch ? <Note>More restaurants match. Keep typing to narrow the list.</Note> : null}
      <MoreButton list={list}>Show more {what}</MoreButton>
    </Stack>
  );
}

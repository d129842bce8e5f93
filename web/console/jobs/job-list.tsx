import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadState } from '#web/shell/errors/load-state.tsx';
import { MoreButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';

type JobListProps<Row> = {
  query: UseInfiniteQueryResult<Row[]>;
  /** The rows in words, such as "payment events". */
  what: string;
  icon: ReactNode;
  emptyTitle: string;
  emptyText: string;
  columns: readonly TableColumn<Row>[];
  rowKey: (row: Row) => string;
};

/** A table that loads page by page, newest first. */
export function JobList<Row>(props: JobListProps<Row>) {
  const { query, what, icon, emptyTitle, emptyText, columns, rowKey } = props;
  if (query.data === undefined)
    return (
      <LoadState query={query} title={`We couldn’t load ${what}`} label={`Loading ${what}…`} lines={6} />
    );
  if (query.data.length === 0)
    return (
      <EmptyState icon={icon} title={emptyTitle}>
        {emptyText}
      </EmptyState>
    );
  return (
    <Stack gap={2} align="stretch">
      <Table caption={what} isCaptionHidden columns={columns} rows={query.data} rowKey={rowKey} />
      <MoreButton list={query}>Show earlier</MoreButton>
    </Stack>
  );
}

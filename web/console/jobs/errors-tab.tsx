import CircleCheck from 'lucide-react/icons/circle-check';
import { useState } from 'react';
import { ERROR_CODES } from '#shared/contract/errors/error-codes.ts';
import type { ErrorCode } from '#shared/contract/errors/error-names.ts';
import { formatMoment } from '#shared/format/dates.ts';
import { formatCount, formatCounted } from '#shared/format/numbers.ts';
import type { ErrorCount, ErrorPeriod } from '#shared/jobs/contract/jobs.ts';
import { useErrorCounts } from '#web/console/api/jobs.ts';
import { LoadState } from '#web/shell/errors/load-state.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { Note, Text } from '#web/ui/text.tsx';

const COLUMNS: readonly TableColumn<ErrorCount>[] = [
  { header: 'Operation', cell: ({ operation }) => operation },
  {
    header: 'Error',
    cell: ({ code }) => (
      <>
        {errorSentence(code)} <Note as="span">{code}</Note>
      </>
    ),
  },
  {
    header: 'Status',
    cell: ({ status }) => <Badge tone={status >= 500 ? 'danger' : 'neutral'}>{status}</Badge>,
  },
  { header: 'Errors', isNumeric: true, cell: ({ count }) => formatCount(count) },
  { header: 'Last seen', isOneLine: true, cell: ({ last_at }) => formatMoment(last_at) },
];

/** Errors of the API by operation and code. A status from 500 is our fault; the others say what a caller did wrong. */
export function ErrorsTab() {
  const [period, setPeriod] = useState<ErrorPeriod>('24h');
  const errors = useErrorCounts(period);
  return (
    <Stack gap={2}>
      <Cluster>
        <SegmentedControl
          label="Period"
          segments={[
            { value: '24h', label: 'Last 24 hours' },
            { value: '7d', label: 'Last 7 days' },
          ]}
          value={period}
          onChange={setPeriod}
        />
      </Cluster>
      {errors.data === undefined ? (
        <LoadState query={errors} title="We couldn’t load the errors" label="Loading errors…" lines={6} />
      ) : errors.data.errors.length === 0 ? (
        <EmptyState icon={<CircleCheck />} title="No errors">
          No requests failed in this period.
        </EmptyState>
      ) : (
        <>
          <Text tone="muted">{formatCounted(errors.data.total, 'error')} in this period.</Text>
          <Table
            caption="Errors by operation and code"
            isCaptionHidden
            columns={COLUMNS}
            rows={errors.data.errors}
            rowKey={({ operation, code }) => `${operation} ${code}`}
          />
        </>
      )}
    </Stack>
  );
}

/** What callers read with a code. A code of an earlier release has no sentence. */
function errorSentence(code: string): string {
  return Object.hasOwn(ERROR_CODES, code) ? ERROR_CODES[code as ErrorCode].message : '';
}

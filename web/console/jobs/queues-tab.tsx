import { useState } from 'react';
import { formatMoment } from '#shared/format/dates.ts';
import { formatCount } from '#shared/format/numbers.ts';
import type { QueueState } from '#shared/jobs/contract/jobs.ts';
import { WORK_QUEUES, type WorkQueue } from '#shared/jobs/work-queues.ts';
import { useQueues } from '#web/console/api/jobs.ts';
import { LoadState } from '#web/shell/errors/load-state.tsx';
import { Button } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { DeadLetters } from './dead-letters.tsx';

/** All queues, and the dead letters of the chosen one. */
export function QueuesTab() {
  const queues = useQueues();
  const [chosen, setChosen] = useState<WorkQueue>();
  if (queues.data === undefined)
    return <LoadState query={queues} title="We couldn’t load the queues" label="Loading queues…" lines={9} />;
  const dead = queues.data.reduce((sum, { dead_letters }) => sum + dead_letters, 0);
  return (
    <Stack gap={3}>
      <Notice tone={dead === 0 ? 'good' : 'warning'}>
        {dead === 0
          ? 'No dead letters. All work is done or in progress.'
          : 'Fix the cause first, then retry. Discard only messages that should never run.'}
      </Notice>
      <Table
        caption="Queues"
        isCaptionHidden
        isDense
        columns={columnsWith(chosen, setChosen)}
        rows={queues.data}
        rowKey={({ queue }) => queue}
      />
      {chosen === undefined ? null : <DeadLetters key={chosen} queue={chosen} />}
    </Stack>
  );
}

function columnsWith(
  chosen: WorkQueue | undefined,
  choose: (queue: WorkQueue) => void,
): readonly TableColumn<QueueState>[] {
  const count = (header: string, of: 'waiting' | 'in_progress' | 'delayed'): TableColumn<QueueState> => ({
    header,
    isNumeric: true,
    cell: (row) => formatCount(row[of]),
  });
  return [
    { header: 'Queue', cell: ({ queue }) => WORK_QUEUES[queue].label },
    count('Waiting', 'waiting'),
    {
      header: 'Waiting since',
      isNumeric: true,
      cell: ({ waiting_since }) => (waiting_since === null ? '–' : formatMoment(waiting_since)),
    },
    count('In progress', 'in_progress'),
    count('Delayed', 'delayed'),
    {
      header: 'Dead letters',
      isNumeric: true,
      cell: ({ queue, dead_letters }) =>
        dead_letters === 0 && queue !== chosen ? (
          '0'
        ) : (
          <Button
            size="small"
            aria-expanded={queue === chosen}
            aria-label={`View ${formatCount(dead_letters)}, dead letters of ${WORK_QUEUES[queue].label}`}
            onClick={() => choose(queue)}
          >
            View {formatCount(dead_letters)}
          </Button>
        ),
    },
  ];
}

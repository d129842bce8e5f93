import { useEffect, useRef, useState } from 'react';
import { formatMoment } from '#shared/format/dates.ts';
import type { DeadLetter } from '#shared/jobs/contract/jobs.ts';
import { WORK_QUEUES, type WorkQueue } from '#shared/jobs/work-queues.ts';
import { useDeadLetters } from '#web/console/api/jobs.ts';
import { deferredDialog } from '#web/shell/dialogs/deferred-dialog.tsx';
import { LoadState } from '#web/shell/errors/load-state.tsx';
import { Button } from '#web/ui/button.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Note, Text } from '#web/ui/text.tsx';
import { useAct } from './use-act.ts';

const DiscardDialog = deferredDialog(() => import('./discard-dialog.tsx').then((m) => m.DiscardDialog));

/** The dead letters of a queue: what is lost, why, and what to do. */
export function DeadLetters({ queue }: { queue: WorkQueue }) {
  const letters = useDeadLetters(queue);
  const { act, isPending, pending } = useAct();
  const heading = useRef<HTMLHeadingElement>(null);
  // On a phone the list is far below the button that opened it.
  useEffect(() => heading.current?.focus(), []);
  const [discarding, setDiscarding] = useState<DeadLetter>();
  const { label, impact } = WORK_QUEUES[queue];
  const count = letters.data?.length ?? 0;
  return (
    <Stack as="section" gap={2} aria-labelledby="dead-letters">
      <h2 id="dead-letters" ref={heading} tabIndex={-1}>
        Dead letters: {label}
      </h2>
      {letters.data === undefined ? (
        <LoadState
          query={letters}
          title="We couldn’t load the dead letters"
          label="Loading dead letters…"
          lines={4}
        />
      ) : count === 0 ? (
        <Text tone="muted">This queue has no dead letters.</Text>
      ) : (
        <>
          <Cluster gap={2} rowGap={1} justify="between">
            <Text>{impact}</Text>
            <Button
              isPending={isPending && pending?.act === 'retry' && pending.messageId === undefined}
              onClick={() => act({ act: 'retry', queue })}
            >
              Retry all
            </Button>
          </Cluster>
          <Stack as="ul" gap={1} divided>
            {letters.data.map((letter) => (
              <Letter
                key={letter.message_id}
                letter={letter}
                isRetrying={isPending && pending?.act === 'retry' && pending.messageId === letter.message_id}
                onRetry={() => act({ act: 'retry', queue, messageId: letter.message_id })}
                onDiscard={() => setDiscarding(letter)}
              />
            ))}
          </Stack>
        </>
      )}
      <DiscardDialog
        isOpen={discarding !== undefined}
        impact={impact}
        onClose={() => setDiscarding(undefined)}
        onDiscard={(reason) => {
          if (discarding !== undefined)
            act({ act: 'discard', queue, messageId: discarding.message_id, reason });
          setDiscarding(undefined);
        }}
      />
    </Stack>
  );
}

type LetterProps = {
  letter: DeadLetter;
  isRetrying: boolean;
  onRetry: () => void;
  onDiscard: () => void;
};

function Letter({ letter, isRetrying, onRetry, onDiscard }: LetterProps) {
  const { message_id, ids, reason, sent_at, failed_at } = letter;
  const times = [
    sent_at === null ? [] : `Sent ${formatMoment(sent_at)}`,
    failed_at === null ? [] : `Failed ${formatMoment(failed_at)}`,
  ].flat();
  return (
    <Stack as="li" gap={0.5}>
      <Cluster gap={2} rowGap={1} justify="between">
        <strong>{reason}</strong>
        <Cluster gap={1}>
          <Button
            size="small"
            aria-label={`Retry message ${message_id}`}
            isPending={isRetrying}
            onClick={onRetry}
          >
            Retry
          </Button>
          <Button
            size="small"
            variant="quiet"
            aria-label={`Discard message ${message_id}`}
            onClick={onDiscard}
          >
            Discard
          </Button>
        </Cluster>
      </Cluster>
      <Note breaks>
        {[`message ${message_id}`, ...Object.entries(ids).map(([name, id]) => `${name} ${id}`)].join(' · ')}
      </Note>
      <Note>{times.join(' · ')}</Note>
    </Stack>
  );
}

import { useEffect, useRef, useState } from 'react';
import type { Proposal } from '#shared/assistant/assistant-answer.ts';
import { ApiError } from '#web/client/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Fact, Facts } from '#web/ui/facts.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './proposal-card.module.css';
import type { Assistant } from './use-assistant.ts';

type State = 'waiting' | 'done' | 'left' | 'undone';

const OUTCOMES: Readonly<Record<Exclude<State, 'waiting'>, string>> = {
  done: 'Done.',
  left: 'No changes made.',
  undone: 'Change undone.',
};
const CHANGED_MEANWHILE = 'Your profile changed since you asked. Ask me again.';

type ProposalCardProps = { proposal: Proposal; assistant: Assistant };

/**
 * A proposed change with its old and new values. Nothing changes until the owner confirms; the last change can be
 * undone.
 */
export function ProposalCard({ proposal, assistant }: ProposalCardProps) {
  const { title, before, after, change } = proposal;
  const { state, isPending, failure, settle } = useProposalState();
  return (
    <Stack as="section" gap={1} align="start" width="full" className={styles.card} aria-label={title}>
      <Text strong>{title}</Text>
      <Facts look="sides" gap={0.5} width="full" className={styles.sides}>
        <Fact label="Before">{before}</Fact>
        <Fact label="After">{after}</Fact>
      </Facts>
      {state === 'waiting' ? (
        <Cluster gap={1}>
          <Button
            variant="primary"
            size="small"
            isPending={isPending}
            onClick={() => void settle('done', () => assistant.apply(proposal))}
          >
            Confirm
          </Button>
          <Button size="small" onClick={() => void settle('left', () => Promise.resolve())}>
            Cancel
          </Button>
        </Cluster>
      ) : (
        <Outcome
          key={state}
          text={OUTCOMES[state]}
          isOfProfile={state === 'done' && change.kind === 'profile'}
        />
      )}
      {state === 'done' && assistant.canUndo(proposal) ? (
        <Button
          size="small"
          isPending={isPending}
          onClick={() => void settle('undone', () => assistant.undo(proposal))}
        >
          Undo
        </Button>
      ) : null}
      {failure === undefined ? null : <Notice tone="danger">{failure}</Notice>}
    </Stack>
  );
}

function useProposalState() {
  const [state, setState] = useState<State>('waiting');
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const settle = async (to: State, act: () => Promise<void>) => {
    setFailure(undefined);
    setIsPending(true);
    try {
      await act();
      setState(to);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.code === 'profile_changed' ? CHANGED_MEANWHILE : error.message);
    } finally {
      setIsPending(false);
    }
  };
  return { state, isPending, failure, settle };
}

/** Takes the focus, because the selected button is gone. */
function Outcome({ text, isOfProfile }: { text: string; isOfProfile: boolean }) {
  const outcome = useRef<HTMLParagraphElement>(null);
  useEffect(() => outcome.current?.focus(), []);
  return (
    <p ref={outcome} tabIndex={-1} className={styles.outcome}>
      {text}
      {isOfProfile ? ' Publish your website again so guests see this change.' : null}
    </p>
  );
}

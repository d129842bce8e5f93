import { useState } from 'react';
import { useBulkModerate, useModerateContent, type Verdict } from '#web/console/api/moderation.ts';

const DONE = { approve: 'Approved', reject: 'Rejected' } as const;

/**
 * Decisions that are under way, what came of the last one, and the sentence of what failed (spec, website builder §8).
 * `onRefused`: what is shown is no longer what is there.
 */
export function useTriage(onRefused: () => void) {
  const moderate = useModerateContent();
  const bulk = useBulkModerate();
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());
  /** What is being done with all that was selected. */
  const [bulkAction, setBulkAction] = useState<Verdict['action']>();
  const [failure, setFailure] = useState<string>();
  const [outcome, setOutcome] = useState('');

  const track = async (ids: readonly string[], decide: () => Promise<void>) => {
    setFailure(undefined);
    setPending((before) => new Set([...before, ...ids]));
    try {
      await decide();
    } catch (error) {
      setFailure(messageOf(error));
      onRefused();
    } finally {
      setPending((before) => new Set([...before].filter((id) => !ids.includes(id))));
    }
  };

  return {
    pending,
    bulkAction,
    failure,
    outcome,
    decide: (id: string, { action, reason }: Verdict) =>
      track([id], async () => {
        await moderate.mutateAsync({ id, action, reason }).catch((error: unknown) => {
          throw new Error(`Failed to ${action} content: ${messageOf(error)}`);
        });
        setOutcome(`${DONE[action]}.`);
      }),
    decideAll: async (ids: readonly string[], { action, reason }: Verdict) => {
      setBulkAction(action);
      await track(ids, async () => {
        const refused = await bulk.mutateAsync({ ids, action, reason }).catch((error: unknown) => {
          throw new Error(`Failed to bulk ${action}: ${messageOf(error)}`);
        });
        setOutcome(`${DONE[action]}: ${ids.length - refused.length} of ${ids.length}.`);
        const [first] = refused;
        if (first === undefined) return;
        throw new Error(`Failed to bulk ${action}: ${refused.length} of ${ids.length}. ${first.error}`);
      });
      setBulkAction(undefined);
    },
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

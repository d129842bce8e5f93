import { useState } from 'react';
import { useBulkModerate, useModerateContent, type Verdict } from '#web/console/api/moderation.ts';

const DONE = { approve: 'Approved', reject: 'Rejected' } as const;

/**
 * Decisions in progress, the result of the last one, and the message of a failed one (spec, website builder §8).
 * `onRefused` is called if the list is out of date.
 */
export function useTriage(onRefused: () => void) {
  const moderate = useModerateContent();
  const bulk = useBulkModerate();
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());
  /** The bulk action in progress. */
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

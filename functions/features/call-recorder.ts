import type { MeteredCall } from '#functions/ai/meter.ts';
import { aiUsed } from './ai-events.ts';
import type { AiUsageRepository, UsagePlace } from './ai-usage-repository.ts';
import type { ModelHealthBook } from './model-health.ts';
import { pendingRecords } from './pending-records.ts';

type Taken = Omit<MeteredCall<unknown>, 'result'>;

/** Records the usage of calls and whether the model responded. `begin` starts a call now. */
export function createCallRecorder(dependencies: {
  usage: Pick<AiUsageRepository, 'record'>;
  health: Pick<ModelHealthBook, 'note'>;
  now: () => number;
}): { begin: (place: UsagePlace, callId: string) => (taken: Taken) => Promise<void> } {
  const { usage, health, now } = dependencies;
  const records = pendingRecords();
  return {
    begin: (place, callId) => {
      const startedAt = now();
      return async ({ costMicros, hasFailed, rejectedTexts, model }) => {
        const spent = { milliseconds: Math.round(now() - startedAt), costMicros, hasFailed };
        const event = aiUsed(place, callId, { ...spent, ...(model && { model }) });
        await records.write(() => usage.record(place, { callId, rejectedTexts, ...spent }, event));
        for (const outcome of model?.outcomes ?? []) await health.note(outcome);
      };
    },
  };
}

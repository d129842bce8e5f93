import type { SpendingRules } from '#functions/modules/platform-costs/spending-rules.ts';
import type { Meter } from '#functions/platform/ai/meter.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { aiUsed } from './ai-events.ts';
import type { AiUsageRepository, CallRecord } from './ai-usage-repository.ts';
import type { MeterDependencies } from './create-meter.ts';
import { keptRecords } from './kept-records.ts';

/** Whose use it is where nobody but the platform asks. No restaurant has this id. */
export const PLATFORM_ID = 'platform';

type Dependencies = Pick<MeterDependencies, 'isPriced' | 'clock' | 'newId' | 'now'> & {
  usage: Pick<AiUsageRepository, 'reserve' | 'refund' | 'record'>;
  rules: Pick<SpendingRules, 'assertMaySpend'>;
};

const NO_LIMITS = { day: Number.POSITIVE_INFINITY, hour: Number.POSITIVE_INFINITY };

/** The meter of what administrators ask: the platform has neither switches nor a plan, but it has a budget and a cost. */
export function createPlatformMeter(dependencies: Dependencies): Meter {
  const { usage, rules, isPriced, clock, newId, now = () => performance.now() } = dependencies;
  const records = keptRecords();
  const check: Meter['check'] = async ({ feature }) => {
    if (isPriced(feature)) await rules.assertMaySpend();
  };
  return {
    check,
    measure: async (use, call) => {
      await check(use);
      const place = { ...use, at: clock.now() };
      const callId = newId();
      await usage.reserve(place, callId, NO_LIMITS);
      const startedAt = now();
      const record = (taken: Pick<CallRecord, 'costMicros' | 'hasFailed' | 'rejectedTexts'>) => {
        const spent = { ...taken, milliseconds: Math.round(now() - startedAt) };
        const event = aiUsed(place, callId, spent);
        return records.write(() => usage.record(place, { callId, ...spent }, event));
      };
      const made = await call().catch(async (error: unknown) => {
        const settle =
          error instanceof AppError
            ? usage.refund(place, callId)
            : record({ costMicros: 0, hasFailed: true });
        await settle.catch(() => undefined);
        throw error;
      });
      const { costMicros, hasFailed, rejectedTexts } = made;
      await record({ costMicros, hasFailed, rejectedTexts });
      return made.result;
    },
  };
}

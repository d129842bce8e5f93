import type { Meter } from '#functions/ai/meter.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { SpendingRules } from '#functions/platform-settings/spending-rules.ts';
import type { AiUsageRepository } from './ai-usage-repository.ts';
import { createCallRecorder } from './call-recorder.ts';
import type { MeterDependencies } from './create-meter.ts';

/** The ID that the platform’s own usage is counted under. No restaurant has it. */
export const PLATFORM_ID = 'platform';

type Dependencies = Pick<MeterDependencies, 'health' | 'clock' | 'newId' | 'now'> & {
  usage: Pick<AiUsageRepository, 'reserve' | 'refund' | 'record'>;
  rules: Pick<SpendingRules, 'reserve'>;
};

const NO_LIMITS = { day: Number.POSITIVE_INFINITY, hour: Number.POSITIVE_INFINITY };

/** The meter for administrators’ requests. The platform has no switches and no plan, but a budget and costs. */
export function createPlatformMeter(dependencies: Dependencies): Meter {
  const { usage, rules, health, clock, newId, now = () => performance.now() } = dependencies;
  const recorder = createCallRecorder({ usage, health, now });
  return {
    check: async () => undefined,
    reserve: rules.reserve,
    // The platform has no usage limits.
    giveBack: async () => undefined,
    measure: async (use, call) => {
      const place = { ...use, at: clock.now() };
      const callId = newId();
      await usage.reserve(place, callId, NO_LIMITS);
      const record = recorder.begin(place, callId);
      const made = await call().catch(async (error: unknown) => {
        const settle =
          error instanceof AppError
            ? usage.refund(place, callId)
            : record({ costMicros: 0, hasFailed: true });
        await settle.catch(() => undefined);
        throw error;
      });
      await record(made);
      return made.result;
    },
  };
}

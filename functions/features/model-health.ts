import * as z from 'zod/mini';
import type { Clock } from '#functions/platform/clock.ts';
import type { PlatformRecordsRepository } from '#functions/platform/records/platform-records-repository.ts';

const HealthSchema = z.object({
  answered_at: z.optional(z.iso.datetime()),
  failed_at: z.optional(z.iso.datetime()),
  /** Why it failed, for administrators. */
  failure: z.optional(z.string()),
  unusable_at: z.optional(z.iso.datetime()),
  /** Why its answer was not used, for administrators. */
  unusable: z.optional(z.string()),
});

/** When the text model last responded, and when and why it last failed, or gave an answer that was not used. */
export type ModelHealth = z.output<typeof HealthSchema>;
/** Without a failure, it responded. */
export type ModelOutcome = { failure?: string; unusable?: string };

export type ModelHealthBook = {
  get: () => Promise<ModelHealth>;
  /** Stores at most one of each kind per minute and process. Never throws, and nothing waits for it. */
  note: (outcome: ModelOutcome) => Promise<void>;
};

const KIND = { scope: 'model_health', data: HealthSchema };
const RECORD = 'text';
const NOTED_EVERY_MILLISECONDS = 60_000;

export function createModelHealthBook(settings: {
  records: PlatformRecordsRepository;
  clock: Clock;
}): ModelHealthBook {
  const { clock } = settings;
  const stored = settings.records.of(KIND);
  let last: { failure: string | undefined; at: number } | undefined;
  let lastUnusableAt: number | undefined;
  const isRecent = (at: number | undefined) =>
    at !== undefined && clock.now().getTime() - at < NOTED_EVERY_MILLISECONDS;
  const isNoted = ({ failure, unusable }: ModelOutcome) =>
    last?.failure === failure && isRecent(last?.at) && (unusable === undefined || isRecent(lastUnusableAt));
  return {
    get: async () => (await stored.find(RECORD))?.data ?? {},
    note: async (outcome) => {
      if (isNoted(outcome)) return;
      const { failure, unusable } = outcome;
      const at = clock.now();
      last = { failure, at: at.getTime() };
      if (unusable !== undefined) lastUnusableAt = at.getTime();
      try {
        const present = await stored.find(RECORD);
        const time = at.toISOString();
        const noted = failure === undefined ? { answered_at: time } : { failed_at: time, failure };
        // Another process stored a newer one.
        await stored.save({
          record_id: RECORD,
          version: (present?.version ?? 0) + 1,
          data: {
            ...present?.data,
            ...noted,
            ...(unusable !== undefined && { unusable_at: time, unusable }),
          },
        });
      } catch {
        last = undefined;
        lastUnusableAt = undefined;
      }
    },
  };
}

/** True if the last request to the model failed. */
export function gaveNoAnswer({ answered_at = '', failed_at = '' }: ModelHealth): boolean {
  return failed_at > answered_at;
}

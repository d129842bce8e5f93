import * as z from 'zod/mini';
import { AppError } from '#functions/platform/app-error.ts';
import { type Clock, epochSeconds } from '#functions/platform/clock.ts';
import type { PlatformRecordsRepository } from '#functions/platform/records/platform-records-repository.ts';

const KIND = {
  scope: 'budget_reservations',
  data: z.object({ micros_by_minute: z.record(z.string(), z.int()) }),
};
const RECORD = 'models';
/** By then a call has ended, and what it cost is in the costs of the month that functions go by. */
const KEPT_MILLISECONDS = 5 * 60_000;
/** A call that others overtake tries again: thirty at once need thirty at most. The built-in writer writes for more. */
const MOST_ATTEMPTS = 30;

/** Replaces what was reserved by what it took, in millionths of a dollar. */
export type Settle = (costMicros: number) => Promise<void>;

/**
 * What calls under way may cost, and what those that ended lately did, by the minute in which they began. One that died is
 * counted until its minute is dropped.
 */
export function createBudgetReservations({
  records,
  clock,
}: {
  records: PlatformRecordsRepository;
  clock: Clock;
}) {
  const stored = records.of(KIND);
  /** Adds to a minute, in one conditional write. False where all minutes together would be more than `most`. */
  const add = async (minute: string, micros: number, most: number): Promise<boolean> => {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
      const record = await stored.find(RECORD);
      const now = clock.now();
      const first = minuteOf(new Date(now.getTime() - KEPT_MILLISECONDS));
      const minutes = Object.entries(record?.data.micros_by_minute ?? {}).filter(([each]) => each >= first);
      const total = minutes.reduce((sum, [, each]) => sum + each, micros);
      if (total > most) return false;
      const micros_by_minute: Record<string, number> = Object.fromEntries(minutes);
      micros_by_minute[minute] = (micros_by_minute[minute] ?? 0) + micros;
      const isSaved = await stored.save({
        record_id: RECORD,
        version: (record?.version ?? 0) + 1,
        data: { micros_by_minute },
        expires_at: epochSeconds(now) + 86_400,
      });
      if (isSaved) return true;
    }
    throw new AppError('unavailable');
  };
  return {
    /** Undefined where `roomMicros` is less than what is reserved with it. */
    reserve: async (micros: number, roomMicros: number): Promise<Settle | undefined> => {
      const minute = minuteOf(clock.now());
      if (!(await add(minute, micros, roomMicros))) return undefined;
      return async (costMicros) => {
        await add(minute, costMicros - micros, Number.POSITIVE_INFINITY);
      };
    },
  };
}

const minuteOf = (at: Date) => at.toISOString().slice(0, 16);

import type { Meter, MeteredUse } from '#functions/ai/meter.ts';
import type { EntitlementCheck } from '#functions/billing/plan-entitlements.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { SpendingRules } from '#functions/platform-settings/spending-rules.ts';
import { billedAs } from '#shared/billing/plan-catalog.ts';
import {
  ABUSE_LIMIT_PER_HOUR,
  type AiFeature,
  FEATURE_LABELS,
  noneAllowed,
  switchedOff,
} from '#shared/features/ai-features.ts';
import { formatCounted } from '#shared/format/numbers.ts';
import type { AiUsageRepository, UsageLimits, UsagePlace } from './ai-usage-repository.ts';
import { createCallRecorder } from './call-recorder.ts';
import type { FeatureTogglesRepository } from './feature-toggles-repository.ts';
import type { ModelHealthBook } from './model-health.ts';
import { toggleOf } from './toggle-of.ts';

export type MeterDependencies = {
  toggles: Pick<FeatureTogglesRepository, 'get'>;
  usage: AiUsageRepository;
  /** The plan’s limits for the current period. */
  plans: EntitlementCheck;
  /** The limits that apply to every restaurant. */
  rules: SpendingRules;
  /** True if its calls cost the platform money besides the model. */
  isPriced: (feature: AiFeature) => boolean;
  health: Pick<ModelHealthBook, 'note'>;
  clock: Clock;
  newId: () => string;
  /** Milliseconds of a monotonic clock. */
  now?: () => number;
};

/**
 * Checks the switch, the plan, and the limits, makes the call, and records its usage: six table calls per metered call.
 */
export function createMeter(dependencies: MeterDependencies): Meter {
  const { usage, plans, rules, health, clock, newId, now = () => performance.now() } = dependencies;
  const recorder = createCallRecorder({ usage, health, now });
  const giveBack: Meter['giveBack'] = async (use, { at, id }) => {
    const taken = { ...demandOf(use), at, periodStart: undefined };
    await Promise.all([usage.giveBack({ ...use, at }, id), plans.giveBack(taken, id)]);
  };
  return {
    giveBack,
    reserve: rules.reserve,
    measure: async (use, call) => {
      const limits = await limitsOf(dependencies, use);
      const place = { ...use, at: clock.now() };
      const callId = newId();
      const demand = demandOf(use);
      await assertAffordable(dependencies, use);
      const taken = await plans.take(demand);
      if (!(await usage.reserve(place, callId, limits))) {
        await plans.giveBack(taken);
        throw await usedUp(usage, place, limits);
      }
      const record = recorder.begin(place, callId);
      const made = await call().catch(async (error: unknown) => {
        // The response doesn’t depend on it. A use that can’t be refunded now ends with its day.
        const settle = isFree(error)
          ? Promise.all([usage.refund(place, callId), plans.giveBack(taken)])
          : record({ costMicros: 0, hasFailed: true });
        await Promise.resolve(settle).catch(() => undefined);
        throw error;
      });
      await record(made);
      // As with a refund, the response doesn’t depend on it.
      if (made.isNoUse) await giveBack(use, { at: place.at, id: callId }).catch(() => undefined);
      return made.result;
    },
    check: async (use) => {
      const limits = await limitsOf(dependencies, use);
      const place = { ...use, at: clock.now() };
      const { usesOfDay, usesOfHour } = await usage.get(place);
      await assertAffordable(dependencies, use);
      await plans.check(demandOf(use));
      if (usesOfDay >= limits.day || usesOfHour >= limits.hour) throw await usedUp(usage, place, limits);
    },
  };
}

/** Assistants parse messages, which isn’t text generation that plans count. */
function demandOf({ feature, restaurantId }: MeteredUse) {
  return { feature: billedAs(feature), restaurantId, amount: feature === 'marketing_assistant' ? 0 : 1 };
}

/** Throws `AppError('budget_reached')`. */
async function assertAffordable(
  { rules, isPriced }: Pick<MeterDependencies, 'rules' | 'isPriced'>,
  { feature }: MeteredUse,
): Promise<void> {
  if (isPriced(feature)) await rules.assertMaySpend();
}

/** Throws `AppError('feature_off')`. */
async function limitsOf(
  { toggles, rules }: Pick<MeterDependencies, 'toggles' | 'rules'>,
  { feature, restaurantId }: MeteredUse,
): Promise<UsageLimits> {
  const [row, byDefault] = await Promise.all([toggles.get(restaurantId), rules.defaultLimits(feature)]);
  const { enabled, rate_limits: own } = toggleOf(row, feature);
  if (!enabled) throw new AppError('feature_off', { message: switchedOff(feature) });
  const day = own.daily_limit ?? byDefault.daily_limit ?? Number.POSITIVE_INFINITY;
  const hour = own.hourly_limit ?? byDefault.hourly_limit ?? ABUSE_LIMIT_PER_HOUR;
  // A limit of 0 never resets, so the message doesn’t say to try again later.
  if (day === 0 || hour === 0) throw new AppError('feature_off', { message: noneAllowed(feature) });
  return { day, hour };
}

async function usedUp(
  usage: Pick<AiUsageRepository, 'get'>,
  place: UsagePlace,
  limits: UsageLimits,
): Promise<AppError> {
  const isDay = (await usage.get(place)).usesOfDay >= limits.day;
  const retryAfterSeconds = secondsLeft(place.at, isDay ? 86_400 : 3_600);
  const [limit, window] = isDay ? [limits.day, 'a day'] : [limits.hour, 'an hour'];
  const label = FEATURE_LABELS[place.feature].replace(/^The/, 'the');
  const uses = formatCounted(limit, 'use');
  const message = `You’ve reached your limit of ${uses} ${window} for ${label}. Try again in ${waitOf(retryAfterSeconds)}.`;
  return new AppError('too_many_requests', { message, retryAfterSeconds });
}

/** Seconds until the current window of this length ends. */
function secondsLeft(at: Date, windowSeconds: number): number {
  const seconds = Math.floor(at.getTime() / 1000);
  return windowSeconds - (seconds % windowSeconds);
}

function waitOf(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 90) return `${Math.ceil(minutes / 60)} hours`;
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}

function isFree(error: unknown): boolean {
  return error instanceof AppError && !error.isAfterWork && error.code !== 'unavailable';
}

import type { Meter, MeteredUse } from '#functions/ai/meter.ts';
import type { PlanDoor } from '#functions/billing/plan-door.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { SpendingRules } from '#functions/platform-settings/spending-rules.ts';
import { billedAs } from '#shared/billing/plan-catalogue.ts';
import {
  ABUSE_LIMIT_PER_HOUR,
  type AiFeature,
  FEATURE_LABELS,
  noneAllowed,
  switchedOff,
} from '#shared/features/ai-features.ts';
import type { AiUsageRepository, UsageLimits, UsagePlace } from './ai-usage-repository.ts';
import { createCallRecorder } from './call-recorder.ts';
import type { FeatureTogglesRepository } from './feature-toggles-repository.ts';
import type { ModelHealthBook } from './model-health.ts';
import { toggleOf } from './toggle-of.ts';

export type MeterDependencies = {
  toggles: Pick<FeatureTogglesRepository, 'get'>;
  usage: AiUsageRepository;
  /** What the restaurant's plan has for its period. */
  plans: PlanDoor;
  /** What holds for every restaurant. */
  rules: SpendingRules;
  /** Whether its calls cost the platform money beside that of a model. */
  isPriced: (feature: AiFeature) => boolean;
  health: Pick<ModelHealthBook, 'note'>;
  clock: Clock;
  newId: () => string;
  /** Milliseconds of a clock that only goes forward. */
  now?: () => number;
};

/** Switch, then plan, then limits, then the call, then what it took: six calls to the tables for one that is metered. */
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
        // The answer does not depend on it: a use that cannot be refunded just now ends with its day.
        const settle = isFree(error)
          ? Promise.all([usage.refund(place, callId), plans.giveBack(taken)])
          : record({ costMicros: 0, hasFailed: true });
        await Promise.resolve(settle).catch(() => undefined);
        throw error;
      });
      await record(made);
      // As with a refund: the answer does not depend on it.
      if (made.isCanceled) await giveBack(use, { at: place.at, id: callId }).catch(() => undefined);
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

/** Assistants read what people type, as they type it: that is no text which a plan counts. */
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
  // Nobody need come back later for it, as with a limit that is used up.
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
  const label = FEATURE_LABELS[place.feature].replace(/^./, (first) => first.toLowerCase());
  const uses = limit === 1 ? '1 use' : `${limit.toLocaleString('en-US')} uses`;
  const message = `You’ve reached your limit of ${uses} ${window} for ${label}. Try again in ${waitOf(retryAfterSeconds)}.`;
  return new AppError('too_many_requests', { message, retryAfterSeconds });
}

/** Until the window of this length (seconds) that a moment is in ends. */
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

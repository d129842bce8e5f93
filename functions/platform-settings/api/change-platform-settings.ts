import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import { conflictSince, nextVersion } from '#functions/platform/records/recent-changes.ts';
import { saveChange } from '#functions/platform/records/save-change.ts';
import type { PlatformSettings } from '#functions/platform-settings/platform-settings-store.ts';
import { BILLED_FEATURES, type BilledFeature, PLAN_IDS, type PlanId } from '#shared/billing/plan-catalog.ts';
import { type LimitsOfPlans, lessThanSmaller } from '#shared/billing/plan-limits.ts';
import type { RouteInput } from '#shared/contract/route.ts';
import { isSameJson } from '#shared/editing/same-json.ts';
import { AI_FEATURES, type AiFeature } from '#shared/features/ai-features.ts';
import { SETTINGS_MESSAGES } from '#shared/platform-settings/contract/platform-settings.ts';
import type { platformSettingsRoutes } from '#shared/platform-settings/contract/platform-settings-routes.ts';
import { RETENTION_KINDS, withSetRetention } from '#shared/platform-settings/retention.ts';
import type { PlatformSettingsDependencies } from './dependencies.ts';
import { describeSettings } from './describe-settings.ts';

type ChangePlatformSettings = typeof platformSettingsRoutes.changePlatformSettings;
type Body = RouteInput<ChangePlatformSettings>['body'];
type Values = Readonly<Record<string, string | number | null>>;

/**
 * Changes settings with one conditional write. Keeps others' changes since the caller's version. If the caller changes
 * the same setting, the response is 409 with its current value.
 */
export function createChangePlatformSettings(
  dependencies: PlatformSettingsDependencies,
): Operation<ChangePlatformSettings> {
  const { settings, clock, waitBefore } = dependencies;
  const store = { read: settings.get, save: settings.save, isSame: isSameJson, waitBefore };
  return async ({ body }, { audit }) => {
    const after = await saveChange(store, async (present) => {
      const next = withChanges(present, body);
      refuseOvertaken(present, body);
      if (body.plan_limits !== undefined) refuseLessForMore(next.planLimits);
      const changed = differing(valuesOf(present), valuesOf(next));
      audit.before = pick(valuesOf(present), changed);
      audit.after = pick(valuesOf(next), changed);
      if (changed.length === 0) return undefined;
      const { version, updated_at, recent_changes } = nextVersion(
        { version: present.version, recent_changes: present.recentChanges },
        changed,
        clock.now(),
      );
      return { ...next, version, updatedAt: updated_at, recentChanges: recent_changes };
    });
    return { data: await describeSettings(dependencies, after) };
  };
}

function withChanges(present: PlatformSettings, body: Body): PlatformSettings {
  const {
    brand_name = present.brandName,
    default_limits = {},
    monthly_budget,
    plan_limits = {},
    dunning = present.dunning,
    postal_address = present.postalAddress,
    retention = {},
  } = body;
  const plans = PLAN_IDS.map((id) => [id, { ...present.planLimits[id], ...plan_limits[id] }]);
  return {
    ...present,
    dunning,
    postalAddress: postal_address,
    retention: withSetRetention({ ...present.retention, ...retention }),
    planLimits: Object.fromEntries(plans) as LimitsOfPlans,
    brandName: brand_name,
    defaultLimits: { ...present.defaultLimits, ...default_limits },
    monthlyBudgetCents: monthly_budget === undefined ? present.monthlyBudgetCents : cents(monthly_budget),
  };
}

function cents(dollars: number | null): number | null {
  return dollars === null ? null : Math.round(dollars * 100);
}

/** Throws `invalid_input` if a plan would have less than a smaller one. */
function refuseLessForMore(limits: LimitsOfPlans): void {
  const less = lessThanSmaller(limits);
  if (less.length === 0) return;
  const paths = less.map(({ plan, feature }) => [
    planLimitPath(plan, feature),
    SETTINGS_MESSAGES.lessThanSmaller,
  ]);
  throw new AppError('invalid_input', { fields: Object.fromEntries(paths) });
}

function planLimitPath(plan: PlanId, feature: BilledFeature): string {
  return `plan_limits.${plan}.${feature}`;
}

/** Throws `settings_changed` if one of the call's settings was changed since the caller's version. */
function refuseOvertaken(present: PlatformSettings, body: Body): void {
  if (body.version === present.version) return;
  const row = { version: present.version, recent_changes: present.recentChanges };
  const conflict = conflictSince(row, body.version, (path) => valuesOf(present)[path]);
  const named = namedBy(body);
  const isOvertaken = named.some((path) => Object.hasOwn(conflict.changes, path));
  if (body.version < present.version && conflict.is_whole && !isOvertaken) return;
  throw new AppError('settings_changed', { conflict, isAfterWork: true });
}

/** The settings by their paths. */
function valuesOf({
  brandName,
  defaultLimits,
  monthlyBudgetCents,
  planLimits,
  dunning,
  postalAddress,
  retention,
}: PlatformSettings): Values {
  const ofPlans = PLAN_IDS.flatMap((plan) =>
    BILLED_FEATURES.map((feature) => [planLimitPath(plan, feature), planLimits[plan][feature]] as const),
  );
  const limits = AI_FEATURES.flatMap((feature) => [
    [`default_limits.${feature}.daily_limit`, defaultLimits[feature].daily_limit] as const,
    [`default_limits.${feature}.hourly_limit`, defaultLimits[feature].hourly_limit] as const,
  ]);
  return {
    brand_name: brandName,
    monthly_budget: monthlyBudgetCents === null ? null : monthlyBudgetCents / 100,
    postal_address: postalAddress,
    dunning: `Email the owner on days 0, ${dunning.reminder_days.join(', ')}. Pause the plan on day ${dunning.grace_days}.`,
    ...Object.fromEntries([...limits, ...ofPlans]),
    ...Object.fromEntries(RETENTION_KINDS.map((kind) => [`retention.${kind}`, retention[kind]])),
  };
}

function namedBy({
  brand_name,
  default_limits = {},
  monthly_budget,
  plan_limits = {},
  dunning,
  postal_address,
  retention = {},
}: Body): string[] {
  const features = Object.keys(default_limits) as AiFeature[];
  return [
    ...(brand_name === undefined ? [] : ['brand_name']),
    ...(monthly_budget === undefined ? [] : ['monthly_budget']),
    ...(dunning === undefined ? [] : ['dunning']),
    ...(postal_address === undefined ? [] : ['postal_address']),
    ...Object.keys(retention).map((kind) => `retention.${kind}`),
    ...features.flatMap((feature) => [
      `default_limits.${feature}.daily_limit`,
      `default_limits.${feature}.hourly_limit`,
    ]),
    ...PLAN_IDS.flatMap((plan) =>
      BILLED_FEATURES.filter((feature) => plan_limits[plan]?.[feature] !== undefined).map((feature) =>
        planLimitPath(plan, feature),
      ),
    ),
  ];
}

function differing(before: Values, after: Values): string[] {
  return Object.keys(after).filter((path) => before[path] !== after[path]);
}

function pick(values: Values, paths: readonly string[]): Values {
  return Object.fromEntries(paths.map((path) => [path, values[path] ?? null]));
}

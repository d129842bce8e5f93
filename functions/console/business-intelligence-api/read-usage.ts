import { activityFigures } from '#shared/console/business-intelligence/activity-figures.ts';
import type { UsageSource } from '#shared/console/business-intelligence/make-report.ts';
import { AI_FEATURES } from '#shared/features/ai-features.ts';
import { aiFiguresOf } from '#shared/metrics/ai-figures.ts';
import { analyticsPeriod } from '#shared/metrics/analytics-period.ts';
import type { BusinessIntelligenceDependencies } from './dependencies.ts';

/** Reads usage in a period and the one before it. Always seven reads. */
export async function readUsage(
  { figures }: Pick<BusinessIntelligenceDependencies, 'figures'>,
  { now, days }: { now: Date; days: number },
): Promise<UsageSource> {
  const features = AI_FEATURES.map((feature) => `feature#${feature}` as const);
  const [platform, ...ofFeatures] = await figures.listDaysOf(
    ['platform', ...features],
    analyticsPeriod(now, 2 * days),
  );
  const { from } = analyticsPeriod(now, days);
  return {
    figures: activityFigures(platform?.days ?? [], { now, days }),
    aiUsage: AI_FEATURES.flatMap((feature, at) =>
      (ofFeatures[at]?.days ?? [])
        .filter(({ day }) => day >= from)
        .map(({ day, counts }) => ({ day, feature, ...aiFiguresOf(counts) })),
    ),
  };
}

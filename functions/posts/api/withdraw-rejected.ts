import type { Writer, WriterOfMany } from '#functions/ai/writer.ts';
import { rejectedAmong } from '#functions/moderation/rejected-among.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { PlanRow } from '#functions/posts/content-plan-row.ts';
import { withdrawFromPlan } from '#functions/posts/withdraw-from-plan.ts';
import type { ContentCreatorDependencies } from './dependencies.ts';

/** A writer that also collects the IDs of flagged texts. */
export function notingFlagged(writer: WriterOfMany): { writer: WriterOfMany; flagged: string[] } {
  const flagged: string[] = [];
  const noting =
    (write: Writer['write']): Writer['write'] =>
    async (...asked) => {
      const written = await write(...asked);
      flagged.push(...(written.flagged ?? []));
      return written;
    };
  const withinOneUse: WriterOfMany['withinOneUse'] = (use, work) =>
    writer.withinOneUse(use, (write) => work(noting(write)));
  return { writer: { write: noting(writer.write), withinOneUse }, flagged };
}

/**
 * Returns the stored calendar without text that was rejected before or while it was written. Call it after storing, so
 * that a later rejection finds the text in the calendar.
 */
export async function withoutRejectedTexts(
  { plans, moderation }: Pick<ContentCreatorDependencies, 'plans' | 'moderation'>,
  plan: PlanRow,
  flagged: readonly string[],
): Promise<PlanRow> {
  const { restaurant_id: restaurantId, plan_id: planId } = plan;
  let isChanged = false;
  for (const rejected of await rejectedAmong(moderation, flagged)) {
    isChanged = (await withdrawFromPlan(plans, { restaurantId, planId }, rejected)) || isChanged;
  }
  if (!isChanged) return plan;
  const kept = await plans.find(restaurantId, planId);
  if (kept === undefined) throw new AppError('not_found');
  return kept;
}

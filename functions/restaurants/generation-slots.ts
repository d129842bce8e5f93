import type { Expression } from '#functions/platform/aws/dynamo-table.ts';
import { MAX_RUNNING_JOBS, MAX_WEBSITES } from '#shared/websites/generation-limits.ts';

/** A running generation. `requestedAt` in ISO format. */
export type GenerationRun = {
  restaurantId: string;
  websiteId: string;
  generationId: string;
  requestedAt: string;
};

const isBelow = (set: 'running_generations' | 'claimed_websites', max: string) =>
  `(attribute_not_exists(${set}) OR size(${set}) < ${max})`;

/**
 * A missing restaurant has no sets, so its limits aren't reached. No outer parentheses, because AND binds before OR.
 */
export function hasFreeSlot(run: GenerationRun, { maxRuns }: { maxRuns: number }): Expression {
  const isFree = `${isBelow('running_generations', ':maxRuns')} AND ${isBelow('claimed_websites', ':maxWebsites')}`;
  return {
    expression: `contains(running_generations, :run) OR attribute_exists(restaurant_id) AND ${isFree}`,
    values: { ':run': runEntry(run), ':maxRuns': maxRuns, ':maxWebsites': MAX_WEBSITES },
  };
}

export function hasFreeSlotToRegenerate(run: GenerationRun): Expression {
  const isRunning = 'contains(running_generations, :run)';
  return {
    expression: `contains(claimed_websites, :website) AND (${isRunning} OR ${isBelow('running_generations', ':maxRuns')})`,
    values: { ':run': runEntry(run), ':website': run.websiteId, ':maxRuns': MAX_RUNNING_JOBS },
  };
}

/** An entry of `running_generations`: `<website>/<generation>/<time of the request>`. */
export function runEntry({ websiteId, generationId, requestedAt }: GenerationRun): string {
  return `${websiteId}/${generationId}/${requestedAt}`;
}

export function runOf(restaurantId: string, entry: string): GenerationRun {
  const [websiteId = '', generationId = '', requestedAt = ''] = entry.split('/');
  return { restaurantId, websiteId, generationId, requestedAt };
}

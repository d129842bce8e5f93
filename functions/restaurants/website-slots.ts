import * as z from 'zod/mini';
import type { DynamoTable } from '#functions/platform/aws/dynamo-table.ts';
import { MAX_RUNNING_JOBS, MAX_WEBSITES } from '#shared/websites/generation-limits.ts';
import {
  type GenerationRun,
  hasFreeSlot,
  hasFreeSlotToRegenerate,
  runEntry,
  runOf,
} from './generation-slots.ts';

const idSet = z._default(z.set(z.string()), () => new Set<string>());
/** The part of a restaurant's row that limits its websites. DynamoDB has no empty sets: absent means empty. */
export const SlotsSchema = z.object({
  claimed_websites: idSet,
  running_generations: idSet,
  /** `published#<id>` for each public website, and others. */
  counted_websites: idSet,
});
const PUBLISHED = 'published#';
type Slots = z.infer<typeof SlotsSchema>;

export type WebsiteSlots = {
  /**
   * Reserves a slot for a generation and claims the website's existence in one conditional write, within
   * `MAX_RUNNING_JOBS` and `MAX_WEBSITES`. Safe to repeat. False if there is no free slot or no such restaurant.
   */
  startGeneration: (run: GenerationRun) => Promise<boolean>;
  /** The same for a website created within one call, which needs no slot in the queue. */
  startAddition: (run: GenerationRun) => Promise<boolean>;
  /** Reserves a slot for regenerating a counted website. False if there is no free slot or no such website. */
  startRegeneration: (run: GenerationRun) => Promise<boolean>;
  /** Frees the slot of a finished generation or addition. Safe to repeat. */
  finishGeneration: (run: GenerationRun) => Promise<void>;
  /** The runs that occupy slots, and the number of existing and planned websites. */
  findSlots: (restaurantId: string) => Promise<{ websites: number; running: GenerationRun[] }>;
  /** IDs of the public websites. */
  findPublished: (restaurantId: string) => Promise<string[]>;
  /** Removes the claim of a website that doesn't exist or is being deleted, so that it isn't counted again. */
  dropClaim: (restaurantId: string, websiteId: string) => Promise<void>;
};

export function slotsIn(table: DynamoTable<Slots>): WebsiteSlots {
  return {
    startGeneration: (run) => start(run, { maxRuns: MAX_RUNNING_JOBS }),
    startAddition: (run) => start(run, { maxRuns: MAX_WEBSITES }),
    startRegeneration: async (run) => {
      const started = await table.update(
        { restaurant_id: run.restaurantId },
        { expression: 'ADD running_generations :runs', values: { ':runs': new Set([runEntry(run)]) } },
        hasFreeSlotToRegenerate(run),
      );
      return started !== undefined;
    },
    finishGeneration: async (run) => {
      await removeEntry(run.restaurantId, 'running_generations', runEntry(run));
    },
    findSlots: async (restaurantId) => {
      const found = await table.find({ restaurant_id: restaurantId });
      return {
        websites: found?.claimed_websites.size ?? 0,
        running: [...(found?.running_generations ?? [])].map((entry) => runOf(restaurantId, entry)),
      };
    },
    findPublished: async (restaurantId) => {
      const found = await table.find({ restaurant_id: restaurantId });
      return [...(found?.counted_websites ?? [])]
        .filter((entry) => entry.startsWith(PUBLISHED))
        .map((entry) => entry.slice(PUBLISHED.length));
    },
    dropClaim: (restaurantId, websiteId) => removeEntry(restaurantId, 'claimed_websites', websiteId),
  };

  async function start(run: GenerationRun, limits: { maxRuns: number }): Promise<boolean> {
    const started = await table.update(
      { restaurant_id: run.restaurantId },
      {
        expression: 'ADD running_generations :runs, claimed_websites :websites',
        values: { ':runs': new Set([runEntry(run)]), ':websites': new Set([run.websiteId]) },
      },
      hasFreeSlot(run, limits),
    );
    return started !== undefined;
  }

  async function removeEntry(restaurantId: string, set: keyof Slots, entry: string): Promise<void> {
    await table.update(
      { restaurant_id: restaurantId },
      { expression: `DELETE ${set} :entries`, values: { ':entries': new Set([entry]) } },
      { expression: `contains(${set}, :entry)`, values: { ':entry': entry } },
    );
  }
}

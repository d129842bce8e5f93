import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { type GreetingFacts, greetingsTask } from '#functions/ai/texts/greetings-task.ts';
import type { Writer } from '#functions/ai/writer.ts';
import type { SmsCampaignDependencies } from '#functions/sms/campaigns-api/dependencies.ts';
import type { SmsWords } from '#functions/sms/campaigns-api/sms-input.ts';
import type { TextContext } from './text-facts.ts';

type Stores = Pick<SmsCampaignDependencies, 'lists' | 'hasTextModel'>;
type Greeted = { restaurantId: string; words: SmsWords; context: TextContext };

/** Earlier releases stored the greetings alone. */
const StoredSchema = z.union([
  z.object({ greetings: z.array(z.string()), prompt_version: z.optional(z.string()) }),
  z.pipe(
    z.array(z.string()),
    z.transform((greetings) => ({ greetings })),
  ),
]);
const STORED = { contentType: 'application/json', cacheControl: 'no-store' };

/**
 * Returns a model's greetings for these words, requested once and stored, so that a launch sends what its preview
 * showed. Returns none without a model, if it fails, or if moderation flags them: then the library's are used.
 */
export async function writeGreetings(
  stores: Stores,
  write: Writer['write'],
  greeted: Greeted,
): Promise<readonly string[]> {
  if (!stores.hasTextModel) return [];
  const kept = await findGreetings(stores, greeted);
  if (kept.length > 0) return kept;
  const { restaurantId } = greeted;
  const { result, flagged, promptVersion } = await write(greetingsTask, factsOf(greeted), { restaurantId });
  const { greetings } = result;
  if (greetings.length === 0 || flagged !== undefined) return [];
  await stores.lists.put(
    keyOf(greeted),
    JSON.stringify({ greetings, prompt_version: promptVersion }),
    STORED,
  );
  return greetings;
}

/** Finds the greetings that a preview showed. */
export async function findGreetings(
  { lists, hasTextModel }: Stores,
  greeted: Greeted,
): Promise<readonly string[]> {
  const kept = hasTextModel ? await lists.find(keyOf(greeted)) : undefined;
  return kept === undefined ? [] : StoredSchema.parse(JSON.parse(kept)).greetings;
}

function factsOf({ words: { restaurantName, offer }, context: { dish, language } }: Greeted): GreetingFacts {
  return { restaurantName, offer, dish, language };
}

function keyOf(greeted: Greeted): string {
  const hash = createHash('sha256')
    .update(JSON.stringify(factsOf(greeted)))
    .digest('hex');
  return `${greeted.restaurantId}/greetings/${hash}.json`;
}

import type { Writer } from '#functions/ai/writer.ts';
import { campaignText } from '#functions/sms/campaigns-api/campaign-text.ts';
import type { SmsCampaignDependencies } from '#functions/sms/campaigns-api/dependencies.ts';
import type { SmsWords } from '#functions/sms/campaigns-api/sms-input.ts';
import { findGreetings, writeGreetings } from './campaign-greetings.ts';
import { type Known, readTextContext } from './text-facts.ts';

/** Writes the text of a campaign. With `write`, a model may greet; otherwise it uses the greetings of a preview. */
export async function writeCampaignText(
  dependencies: Pick<SmsCampaignDependencies, 'websites' | 'lists' | 'hasTextModel'>,
  { words, ...known }: Known & { words: SmsWords },
  write?: Writer['write'],
) {
  const context = await readTextContext(dependencies, known);
  const greeted = { restaurantId: known.restaurantId, words, context };
  const greetings =
    write === undefined
      ? await findGreetings(dependencies, greeted)
      : await writeGreetings(dependencies, write, greeted);
  return campaignText(words, context, greetings);
}

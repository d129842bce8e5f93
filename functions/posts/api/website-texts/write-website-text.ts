import type * as z from 'zod/mini';
import { faqTask } from '#functions/ai/rewrite/faq/faq-task.ts';
import { builtInRewriteTask, rewriteTask } from '#functions/ai/rewrite/rewrite-task.ts';
import type { TextCaller, Writer } from '#functions/ai/writer.ts';
import type { WebsiteDocument } from '#functions/websites/website-rows.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import type { TextAction } from '#shared/site/editing/text-actions.ts';
import type { FaqItemSchema } from '#shared/site/site-content.ts';
import { faqFactsOf, rewriteFactsOf } from './text-facts-of.ts';

type For = {
  website: WebsiteDocument;
  profile: RestaurantProfile;
  caller: TextCaller;
  write: Writer['write'];
};
type Asked = { path: string; text: string; action: TextAction };
type WrittenText = {
  text: string;
  changed: boolean;
  message?: string;
  items: z.infer<typeof FaqItemSchema>[];
};

const NO_FACTS =
  'Your FAQ already covers everything in your profile. Add your address, menu, parking, or payment details to your profile, or write your own question.';

/** The only caller of a writer for page texts. */
export async function writeWebsiteText(
  { website, profile, caller, write }: For,
  asked: Asked,
): Promise<WrittenText> {
  const { path, text, action } = asked;
  if (action === 'write_faqs') {
    const { items } = (await write(faqTask, faqFactsOf(website, profile), caller)).result;
    return items.length === 0
      ? { text, changed: false, message: NO_FACTS, items }
      : { text, changed: true, items };
  }
  const facts = rewriteFactsOf({ website, profile }, { path, text, action });
  const isByRules = action === 'describe' || facts.suggestions.some((each) => each.trim() === text.trim());
  const { result } = await (isByRules
    ? write(builtInRewriteTask, facts, caller)
    : write(rewriteTask, facts, caller));
  const { before: _before, ...rewritten } = result;
  return { ...rewritten, items: [] };
}

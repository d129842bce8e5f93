import * as z from 'zod/mini';
import { defineTextTask } from '#functions/ai/text-task.ts';
import { FaqItemSchema } from '#shared/site/site-content.ts';
import { libraryOf } from '../../library/libraries.ts';
import { FaqFactsSchema } from './faq-facts.ts';
import { writeFaqs } from './write-faqs.ts';

/** Questions with answers from known facts. Facts are printed as they are, so no model is asked. */
export const faqTask = defineTextTask({
  name: 'faqs',
  feature: 'content_generation',
  facts: FaqFactsSchema,
  result: z.object({ items: z.array(FaqItemSchema) }),
  compose: (facts) => ({ items: writeFaqs(facts, libraryOf(facts.language)) }),
  check: () => undefined,
});

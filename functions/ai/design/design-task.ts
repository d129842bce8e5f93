import { defineTextTask } from '#functions/ai/text-task.ts';
import { WebsiteFactsSchema } from '#functions/ai/website-facts.ts';
import { composeDesign } from './compose-design.ts';
import { DesignSchema } from './design.ts';

/**
 * The design of a website. Rules decide contrast and section order, so the built-in writer does this exactly, right
 * away, and for free. No model is asked.
 */
export const designTask = defineTextTask({
  name: 'design',
  facts: WebsiteFactsSchema,
  result: DesignSchema,
  compose: composeDesign,
  check: () => undefined,
});

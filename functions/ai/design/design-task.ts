import { defineTextTask } from '#functions/ai/text-task.ts';
import { WebsiteFactsSchema } from '#functions/ai/website-facts.ts';
import { composeDesign } from './compose-design.ts';
import { DesignSchema } from './design.ts';

/**
 * The looks of a website. A palette has to pass contrast rules and an order has to name each section once:
 * arithmetic, not prose. The built-in writer does it exactly, right away, and free of charge, so no model is asked.
 */
export const designTask = defineTextTask({
  name: 'design',
  facts: WebsiteFactsSchema,
  result: DesignSchema,
  compose: composeDesign,
  check: () => undefined,
});

import type { TemplateId } from '#shared/site/site-content.ts';
import { CAFE_1 } from '#shared/site/templates/cafe-1.ts';
import { CASUAL_DINING_1 } from '#shared/site/templates/casual-dining-1.ts';
import { ETHNIC_1 } from '#shared/site/templates/ethnic-1.ts';
import { FAST_FOOD_1 } from '#shared/site/templates/fast-food-1.ts';
import { FINE_DINING_1 } from '#shared/site/templates/fine-dining-1.ts';
import { FINE_DINING_2 } from '#shared/site/templates/fine-dining-2.ts';
import type { Template } from './template.ts';

export const TEMPLATES: Readonly<Record<TemplateId, Template>> = {
  'fine-dining-1': FINE_DINING_1,
  'casual-dining-1': CASUAL_DINING_1,
  'fast-food-1': FAST_FOOD_1,
  'cafe-1': CAFE_1,
  'ethnic-1': ETHNIC_1,
  'fine-dining-2': FINE_DINING_2,
};

export function findTemplate(id: TemplateId): Template {
  return TEMPLATES[id];
}

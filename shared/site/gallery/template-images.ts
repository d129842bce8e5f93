import type { TemplateId } from '#shared/site/site-content.ts';
import type { TemplateImage } from './template-image.ts';
import { CAFE_1_IMAGES } from './template-images/cafe-1.ts';
import { CASUAL_DINING_1_IMAGES } from './template-images/casual-dining-1.ts';
import { ETHNIC_1_IMAGES } from './template-images/ethnic-1.ts';
import { FAST_FOOD_1_IMAGES } from './template-images/fast-food-1.ts';
import { FINE_DINING_1_IMAGES } from './template-images/fine-dining-1.ts';
import { FINE_DINING_2_IMAGES } from './template-images/fine-dining-2.ts';

/** The drawn pictures of the gallery's sample restaurants: the hero first, then the gallery. */
export const TEMPLATE_IMAGES: Readonly<Record<TemplateId, readonly TemplateImage[]>> = {
  'fine-dining-1': FINE_DINING_1_IMAGES.own,
  'casual-dining-1': CASUAL_DINING_1_IMAGES.own,
  'fast-food-1': FAST_FOOD_1_IMAGES.own,
  'cafe-1': CAFE_1_IMAGES.own,
  'ethnic-1': ETHNIC_1_IMAGES.own,
  'fine-dining-2': FINE_DINING_2_IMAGES.own,
};

/** Those of a restaurant of which no dish can be shown, likewise. */
export const NEUTRAL_TEMPLATE_IMAGES: Readonly<Record<TemplateId, readonly TemplateImage[]>> = {
  'fine-dining-1': FINE_DINING_1_IMAGES.neutral,
  'casual-dining-1': CASUAL_DINING_1_IMAGES.neutral,
  'fast-food-1': FAST_FOOD_1_IMAGES.neutral,
  'cafe-1': CAFE_1_IMAGES.neutral,
  'ethnic-1': ETHNIC_1_IMAGES.neutral,
  'fine-dining-2': FINE_DINING_2_IMAGES.neutral,
};

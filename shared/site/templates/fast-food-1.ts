import { FINE_DINING_1 } from '#shared/site/templates/fine-dining-1.ts';
export const FAST_FOOD_1 = FINE_DINING_1;

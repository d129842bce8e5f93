import { FINE_DINING_1 } from '#shared/site/templates/fine-dining-1.ts';
export const CAFE_1 = FINE_DINING_1;

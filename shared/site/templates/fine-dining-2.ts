import { FINE_DINING_1 } from '#shared/site/templates/fine-dining-1.ts';
export const FINE_DINING_2 = FINE_DINING_1;

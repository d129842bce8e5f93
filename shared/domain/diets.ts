import * as z from 'zod/mini';

/** Rules that a whole kitchen keeps, as its owner says them. */
export const DIETS = ['vegan', 'vegetarian', 'pescatarian', 'halal', 'kosher', 'gluten_free'] as const;
export const DietSchema = z.enum(DIETS);
export type Diet = z.infer<typeof DietSchema>;

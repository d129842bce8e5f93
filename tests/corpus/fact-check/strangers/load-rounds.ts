import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import type { ToldRestaurant } from '../a-told-restaurant.ts';
import type { StrangersText } from './strangers-text.ts';

/** Rounds that came with restaurants of their own, as data. */
const ROUNDS = ['seventh', 'eighth', 'ninth', 'tenth', 'eleventh'] as const;

/** Texts by the restaurant that they are about. */
const TextsSchema = z.record(z.string(), z.array(z.string()));
const RoundSchema = z.object({
  restaurants: z.array(z.custom<ToldRestaurant>((told) => typeof told === 'object' && told !== null)),
  true: TextsSchema,
  false: TextsSchema,
});

const rounds = ROUNDS.map((name) =>
  RoundSchema.parse(
    JSON.parse(readFileSync(path.join(import.meta.dirname, '..', 'rounds', `${name}.json`), 'utf8')),
  ),
);

const rowsOf = (texts: z.infer<typeof TextsSchema>): StrangersText[] =>
  Object.entries(texts).flatMap(([name, all]) => all.map((text): StrangersText => [name, text]));

export const RESTAURANTS_OF_ROUNDS: readonly ToldRestaurant[] = rounds.flatMap(
  ({ restaurants }) => restaurants,
);
export const TRUE_OF_ROUNDS = rounds.flatMap((round) => rowsOf(round.true));
export const FALSE_OF_ROUNDS = rounds.flatMap((round) => rowsOf(round.false));

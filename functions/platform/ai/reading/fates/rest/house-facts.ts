import { kitchenDiets } from '#functions/ai/readers/facts/kitchen-diets.ts';
import { readStatedKind } from '#functions/ai/readers/facts/stated-kind.ts';
import type { Span } from '../../reader.ts';
import { passage, type Reading } from './rest-reading.ts';

/** Adds what a clause says of the house as a whole: its kind, its cuisines, and diets of all that it cooks. */
export function addHouseFacts(reading: Reading, clause: Span): void {
  const { source, folded } = reading;
  const { kind, cuisines, isCertain } = readStatedKind(source, folded, clause, reading.opening > 0);
  const isSaid = !reading.hasKindInName || readStatedKind(source, folded, clause, false).kind !== undefined;
  if (kind !== undefined && isSaid && !reading.hasKind) {
    reading.hasKind = true;
    reading.proposals.push({
      field: 'kind',
      value: source.slice(kind.start, kind.end).slice(0, 60),
      ...passage(reading, kind, isCertain),
    });
  }
  for (const cuisine of cuisines) {
    const value = source.slice(cuisine.start, cuisine.end);
    const key = folded.slice(cuisine.start, cuisine.end);
    if (reading.cuisines.has(key) || reading.cuisines.size >= 6) continue;
    reading.cuisines.add(key);
    reading.proposals.push({
      field: 'cuisines',
      value: value.slice(0, 40),
      ...passage(reading, cuisine, isCertain),
    });
  }
  for (const { diet, start, end } of kitchenDiets(folded, clause)) {
    if (reading.diets.has(diet)) continue;
    reading.diets.add(diet);
    reading.proposals.push({ field: 'diets', value: diet, ...passage(reading, { start, end }, true) });
  }
}

import { capital } from '../phrases/sentence.ts';
import { isSize } from './column-heads.ts';
import { cutLine } from './line-prices.ts';

/** "Roti 20 / Butter Roti 25", "Short stack 6 / full stack 8" */
const TWO_DISHES = /^(\p{L}*?\s?(\p{L}{3,})\s+[^\p{L}/]*\d)\s+\/\s+(\p{L}[^\d/]*\s\2\s+[^\p{L}/]*\d\D?)$/u;

/** "Espresso 2 · Cortado 3": several dishes, each with a price. */
export function dishesOnLine(line: string): string[] {
  const parts = line.split(/\s*[·•|;]\s*|(?<=\d[^\p{L}\s]?)\s{3,}(?=\p{L})/u);
  const [, one, , other] = TWO_DISHES.exec(line) ?? [];
  if (one !== undefined && other !== undefined) return [one, capital(other)];
  const isDish = (part: string) => {
    const { words, price } = cutLine(part);
    return price !== undefined && /^[^,:]*\p{L}{3}[^,:]*$/u.test(words) && !isSize(words);
  };
  return parts.length > 1 && parts.every(isDish) ? parts : [line];
}

import type { Reference } from '#functions/ai/references/reference.ts';
import { readValues } from '../guard/values/read-values.ts';
import type { RewriteFacts } from './rewrite-facts.ts';

/** A text whose facts are replaced with references, so that a model can't change them. */
export type MaskedText = { text: string; references: Reference[] };

type Fixed = { start: number; end: number };

/** Masks prices, numbers, dates, times, phones, links, and the names of the restaurant and its dishes. Pure. */
export function maskedText({ text, websiteName, profile, dishes }: RewriteFacts): MaskedText {
  const names = [websiteName, profile.name, ...dishes.map(({ name }) => name)];
  const found = [
    ...readValues(text, profile.languages[0] ?? 'en').map(({ start, end }) => ({ start, end })),
    ...[...new Set(names)].filter((name) => name !== '').flatMap((name) => placesOf(name, text)),
    ...[...text.matchAll(/\p{Nd}+/gu)].map(({ 0: digits, index }) => ({
      start: index,
      end: index + digits.length,
    })),
  ];
  const fixed = merged(found);
  let masked = '';
  let at = 0;
  const references = fixed.map(({ start, end }, index): Reference => {
    const prints = text.slice(start, end).trim();
    const id = `fact_${index + 1}`;
    const begin = text.indexOf(prints, start);
    masked += `${text.slice(at, begin)}{${id}}`;
    at = begin + prints.length;
    return { id, prints };
  });
  return { text: masked + text.slice(at), references };
}

function placesOf(name: string, text: string): Fixed[] {
  const places: Fixed[] = [];
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + name.length))
    places.push({ start: at, end: at + name.length });
  return places;
}

/** Sorted, with overlapping ones merged. */
function merged(found: readonly Fixed[]): Fixed[] {
  const whole: Fixed[] = [];
  for (const each of found.toSorted((a, b) => a.start - b.start)) {
    const last = whole.at(-1);
    if (last !== undefined && each.start < last.end) last.end = Math.max(last.end, each.end);
    else whole.push({ ...each });
  }
  return whole;
}

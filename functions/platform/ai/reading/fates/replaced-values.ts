import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import type { Span } from '../reader.ts';
import type { Unprinted } from './unprinted.ts';

/** A value that was corrected later, and what holds in its place. */
export type Replaced = { corrected: Unprinted[]; replacements: (Span & { old: string; now: string })[] };

const VALUE = '[$€£]?\\d{1,4}(?:[.,]\\d{1,2})?';
/** "13 not 12", "13 et non 12", "13 statt 12". */
const NOT = new RegExp(
  `(?<![\\d.,])(${VALUE})(?:\\s?€)?,? (?:and not|not|rather than|instead of|y no|no|en vez de|en lugar de|et non|et pas|pas|au lieu de|e non|non|invece di|und nicht|nicht|statt|anstatt) (${VALUE})(?![\\d%]|[.,]\\d)`,
  'g',
);
/** How far before the correction the value may stand. In UTF-16. */
const REACH = 600;
const MOST = 10;
const NEAR = 60;
const PLAIN =
  /^(?:sorry|oops|the|is|are|it|its|it's|and|but|actually|now|should|be|correction|perdon|es|son|el|la|pardon|c'est|le|les|scusate|scusa|il|lo|sono|der|die|das|ist|kostet|cuesta|costa|coute|costs?)$/;

function sentenceStart(folded: string, at: number): number {
  const before = folded.slice(Math.max(0, at - 120), at);
  const stop = Math.max(before.lastIndexOf('. '), before.lastIndexOf('\n'), before.lastIndexOf('! '));
  return at - before.length + (stop < 0 ? 0 : stop + 1);
}

/** Where the old value stands: beside a word of the correction, or nearest to a correction that has none. */
function oldPlace(folded: string, old: string, before: number, said: string): number | undefined {
  const words = (said.match(/[a-zßœæ']{3,}/g) ?? []).filter((word) => !PLAIN.test(word));
  const text = folded.slice(Math.max(0, before - REACH), before);
  const offset = before - text.length;
  let at = text.lastIndexOf(old);
  while (at >= 0) {
    const isWhole =
      !/[\d.,]$/.test(text.slice(Math.max(0, at - 1), at)) &&
      !/^(?:\d|[.,:]\d)/.test(text.slice(at + old.length, at + old.length + 2));
    const near =
      text
        .slice(Math.max(0, at - NEAR), at)
        .split(/[,;\n]/)
        .at(-1) ?? '';
    if (isWhole && (words.length === 0 || words.some((word) => near.includes(word)))) return offset + at;
    at = at === 0 ? -1 : text.lastIndexOf(old, at - 1);
  }
  return undefined;
}

/**
 * "Cubana 11 … Sorry, cubana is 12 not 11": the later value in the place of the earlier one. The words of the correction
 * are not for guests.
 */
export function replacedIn(folded: string): Replaced {
  const replaced: Replaced = { corrected: [], replacements: [] };
  for (const found of [...folded.matchAll(NOT)].slice(0, MOST)) {
    const digits = (value = '') => value.replace(/^[$€£]/, '');
    const [now, old] = [digits(found[1]), digits(found[2])];
    const start = sentenceStart(folded, found.index);
    const at = oldPlace(folded, old, start, folded.slice(start, found.index));
    if (at === undefined) continue;
    replaced.replacements.push({ start: at, end: at + old.length, old, now });
    replaced.corrected.push({ start, end: found.index + found[0].length, reason: 'corrected_or_denied' });
  }
  return replaced;
}

/** A text of the same length with the values that hold, where they fit. */
export function withReplaced(source: string, { replacements }: Replaced): string {
  return replacements.reduce(
    (text, { start, end, old, now }) =>
      now.length > old.length ? text : text.slice(0, start) + now.padStart(old.length) + text.slice(end),
    source,
  );
}

function amountOf(price: string): number {
  return Number(price.replace(',', '.'));
}

/** Dishes and menus that were read with a value that holds no more, with the one that holds. */
export function withLongerPrices(
  facts: readonly ProfileProposal[],
  { replacements }: Replaced,
): ProfileProposal[] {
  const longer = replacements.filter(({ old, now }) => now.length > old.length);
  if (longer.length === 0) return [...facts];
  return facts.map((fact) => {
    if (fact.field !== 'dishes' && fact.field !== 'menus') return fact;
    const found = longer.find(({ start, end }) => start >= fact.start && end <= fact.end);
    if (found === undefined) return fact;
    const { old, now } = found;
    const whole = new RegExp(`(?<![\\d.,])${old.replace('.', '\\.')}(?![\\d]|[.,]\\d)`);
    const renewed = <Priced extends { price: string; amount: number | null }>(priced: Priced): Priced => ({
      ...priced,
      price: priced.price.replace(whole, now),
      amount: priced.amount === amountOf(old) ? amountOf(now) : priced.amount,
    });
    if (fact.field === 'menus') return { ...fact, value: renewed(fact.value) };
    return { ...fact, value: { ...renewed(fact.value), variants: fact.value.variants.map(renewed) } };
  });
}

/** Both together: what is replaced already stays as it is. */
export function withLater(first: Replaced, later: Replaced): Replaced {
  const isNew = ({ start, end }: Span) =>
    ![...first.corrected, ...first.replacements].some((one) => one.start < end && start < one.end);
  return {
    corrected: [...first.corrected, ...later.corrected.filter(isNew)],
    replacements: [...first.replacements, ...later.replacements.filter(isNew)],
  };
}

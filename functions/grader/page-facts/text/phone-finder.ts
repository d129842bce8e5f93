import { Collection } from '#functions/grader/page-facts/collect-facts.ts';
import type { Facts } from '#functions/grader/page-facts/page-facts.ts';
import { snippetAround } from '#functions/grader/page-facts/snippet.ts';
import type { OutlineElement } from '#functions/grader/page-facts/traverse-dom.ts';
import { phoneDigits, phoneOfLink, phonesIn } from './phones.ts';

/** A number with and without country code counts as one. */
const keyOf = (digits: string) => digits.slice(-9);

/** Finds the restaurant's phone numbers, first in links, then in lines, without fax numbers. */
export class PhoneFinder {
  readonly #inLines: { digits: string; line: string; index: number }[] = [];
  readonly #others = new Set<string>();
  /** Pages often repeat numbers at top and bottom. */
  readonly #known = new Set<string>();

  next(line: string, before: string): void {
    if (this.#known.has(line)) return;
    const { phones, others } = phonesIn(line, before);
    if (phones.length > 0) this.#known.add(line);
    for (const { text, index } of phones) {
      const digits = phoneDigits(text);
      if (digits !== undefined) this.#inLines.push({ digits, line, index });
    }
    for (const { text } of others) this.#others.add(keyOf(phoneDigits(text) ?? ''));
  }

  facts(links: readonly OutlineElement[]): Facts<string> {
    const found = new Collection<string>();
    // The same number may be phone and fax.
    for (const { digits } of this.#inLines) this.#others.delete(keyOf(digits));
    for (const link of links) {
      const digits = phoneDigits(phoneOfLink(link.attributes.href ?? '') ?? '');
      if (digits !== undefined && !this.#others.has(keyOf(digits))) found.add(digits, link, keyOf(digits));
    }
    for (const { digits, line, index } of this.#inLines)
      found.add(digits, { snippet: () => snippetAround(line, index) }, keyOf(digits));
    return found.facts();
  }
}

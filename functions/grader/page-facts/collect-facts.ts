import type { Fact, Facts } from './page-facts.ts';

/** Facts per kind and page. More would prove nothing new. */
const KEPT = 10;

/** The evidence of a fact: words, or an element that can quote itself, which is slow. */
type Quote = string | { snippet: () => string };

/** Collects facts of one kind. */
export class Collection<Value> {
  readonly #first: Fact<Value>[] = [];
  readonly #seen = new Set<string>();
  #count = 0;

  /** Only the first fact with a key counts; without a key, all do. */
  add(value: Value, quote: Quote, key?: string): void {
    if (key !== undefined && this.#seen.has(key)) return;
    if (key !== undefined) this.#seen.add(key);
    this.#count += 1;
    if (this.#first.length < KEPT)
      this.#first.push({ value, snippet: typeof quote === 'string' ? quote : quote.snippet() });
  }

  facts(): Facts<Value> {
    return { count: this.#count, first: this.#first };
  }
}

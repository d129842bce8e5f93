import type { Fact, Facts } from './page-facts.ts';

/** Facts per kind and page. More would prove nothing new. */
const KEPT = 10;

/**
 * The evidence of a fact: words, or something that can quote itself. Quoting is slow, so only kept facts are
 * quoted.
 */
type Quote = string | { snippet: () => string };

/** Collects facts of one kind. Only the first with the same value or key counts. */
export class Collection<Value> {
  readonly #first: Fact<Value>[] = [];
  readonly #seen = new Set<string>();
  #count = 0;

  /** Whether no more facts are kept. */
  get isFull(): boolean {
    return this.#first.length >= KEPT;
  }

  add(value: Value, quote: Quote, key = typeof value === 'string' ? value : JSON.stringify(value)): void {
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    this.#count += 1;
    if (this.#first.length < KEPT) this.#first.push({ value, snippet: quoted(quote) });
  }

  /** Counts equal values, too. */
  addEvery(fact: () => { value: Value; quote: Quote }): void {
    this.#count += 1;
    if (this.#first.length >= KEPT) return;
    const { value, quote } = fact();
    this.#first.push({ value, snippet: quoted(quote) });
  }

  facts(): Facts<Value> {
    return { count: this.#count, first: this.#first };
  }
}

function quoted(quote: Quote): string {
  return typeof quote === 'string' ? quote : quote.snippet();
}

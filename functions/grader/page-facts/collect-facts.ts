import type { Fact, Facts } from './page-facts.ts';

/** Of one kind on one page: more prove nothing more. */
const KEPT = 10;

/** What proves a fact: words, or what can quote itself. Quoting is work, so that only what is kept is quoted. */
type Quote = string | { snippet: () => string };

/** Gathers facts of one kind; of the same value, or with the same key, only the first counts. */
export class Collection<Value> {
  readonly #first: Fact<Value>[] = [];
  readonly #seen = new Set<string>();
  #count = 0;

  /** Nothing more is quoted. */
  get isFull(): boolean {
    return this.#first.length >= KEPT;
  }

  add(value: Value, quote: Quote, key = typeof value === 'string' ? value : JSON.stringify(value)): void {
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    this.#count += 1;
    if (this.#first.length < KEPT) this.#first.push({ value, snippet: quoted(quote) });
  }

  /** Counts equal values too. */
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

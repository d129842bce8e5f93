import type { Fact, Facts } from './page-facts.ts';

/** Of one kind on one page: more prove nothing more. */
const KEPT = 10;

/** Gathers facts of one kind; of the same value only the first counts. */
export class Collection<Value> {
  readonly #first: Fact<Value>[] = [];
  readonly #seen = new Set<string>();
  #count = 0;

  add(value: Value, snippet: string): void {
    const key = JSON.stringify(value);
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    this.addEvery(value, snippet);
  }

  /** Counts equal values too. */
  addEvery(value: Value, snippet: string): void {
    this.#count += 1;
    if (this.#first.length < KEPT) this.#first.push({ value, snippet });
  }

  facts(): Facts<Value> {
    return { count: this.#count, first: this.#first };
  }
}

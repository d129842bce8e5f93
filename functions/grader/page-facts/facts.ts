/** A statement on a page with its evidence (at most 200 characters). */
export type Fact<Value> = { value: Value; snippet: string };

/** The first few facts and their total count. */
export type Facts<Value> = { count: number; first: Fact<Value>[] };

/** `provider`: the service; null for a page of the website itself. */
export type LinkOffer = { url: string; provider: string | null };

/** Facts per kind and page. More would prove nothing new. */
const KEPT = 10;

/** The evidence of a fact: words, or an element that can quote itself, which is slow. */
export type Quote = string | { snippet: () => string };
type Found<Value> = { value: Value; quote: Quote; key?: string };

/** Collects facts of one kind. Of facts with the same key, the first counts. */
export function factsOf<Value>(found: Iterable<Found<Value>>): Facts<Value> {
  const facts: Facts<Value> = { count: 0, first: [] };
  const known = new Set<string>();
  for (const { value, quote, key } of found) {
    if (key !== undefined && known.has(key)) continue;
    if (key !== undefined) known.add(key);
    facts.count += 1;
    if (facts.count <= KEPT)
      facts.first.push({ value, snippet: typeof quote === 'string' ? quote : quote.snippet() });
  }
  return facts;
}

/** The longest quote, in characters. */
const SNIPPET_CHARACTERS = 200;
const NEEDS_TIDYING = /^\s|\s$|\s\s|[^\S ]/;

/** Puts text on one line. The check comes first, because most texts need no change. */
export function tidy(text: string): string {
  return NEEDS_TIDYING.test(text) ? text.replace(/\s+/g, ' ').trim() : text;
}

/** Cuts a quote to 200 characters on one line, beginning shortly before `index` in a longer text. */
export function cutSnippet(text: string, index = 0): string {
  const start = text.length <= SNIPPET_CHARACTERS ? 0 : Math.max(0, index - 100);
  return tidy(text.slice(start, start + SNIPPET_CHARACTERS));
}

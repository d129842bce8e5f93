import { Collection } from './collect-facts.ts';
import type { PageOutline } from './outline-page.ts';
import type { PageFacts } from './page-facts.ts';
import { cutSnippet, snippetAround } from './snippet.ts';
import { AddressFinder } from './text/addresses.ts';
import { PhoneFinder } from './text/phone-finder.ts';

export type TextFacts = Pick<PageFacts, 'prices' | 'phones' | 'addresses'>;

/** Longer lines are cut. */
const LINE_CHARACTERS = 1000;

const PRICE =
  /(?:[$€£]\s?\d{1,4}(?:[.,]\d{2})?|(?=\d)(?<!\d|(?:^|[^.…])[.,])\d{1,4}(?:[.,]\d{1,2})?\s?(?:€|EUR\b|CHF\b)|(?=\d)(?<!\d|(?:^|[^.…])[.,]|[/:-])\d{1,3}[.,]\d{2}$)/g;
/** Every price contains this. */
const PRICE_SIGN = /[$€£]|EUR|CHF|[.,]\d\d$/;
/** Phone numbers and addresses have at least seven characters. */
const SHORTEST_FACT = 7;
/** `One Beacon Street` */
const HOUSE_IN_WORDS = /^(?:One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten) [A-Z]/;
/** Prices that aren't of dishes. */
const NO_MENU_PRICE =
  /\b(?:gift ?(?:cards?|vouchers?|certificates?)|gutscheine?|ch[èe]ques?[- ]cadeaux?|cart[ea] regalo|tarjetas? regalo|buono regalo|founded|raised|donat\w*|deposit|orders? (?:of|over)|minimum|free delivery|delivery fee|cover charge|tickets?|corkage|(?:a|per) year|membership)\b|\bmin\.? [$€£]|[$€£]\d{1,3} off\b/i;

/** Reads facts from visible text. */
export function readText(outline: PageOutline): TextFacts {
  const prices = new Collection<string>();
  const phones = new PhoneFinder();
  const addresses = new Collection<string>();
  for (const element of outline.named('address'))
    if (/\d/.test(element.text())) addresses.add(cutSnippet(element.text()), element);
  const addressFinder = new AddressFinder();
  let before = '';
  for (const whole of outline.lines) {
    const line = whole.slice(0, LINE_CHARACTERS);
    // Most lines have no digits, so check them first.
    if (/\d/.test(line) || HOUSE_IN_WORDS.test(line)) {
      const isPriced = PRICE_SIGN.test(line);
      if (isPriced && (prices.isFull || !NO_MENU_PRICE.test(line)))
        for (const match of line.matchAll(PRICE))
          prices.addEvery(() => ({ value: match[0].trim(), quote: snippetAround(line, match.index) }));
      // Most menu lines are short names with prices, which are no phone numbers or addresses.
      if (line.length > SHORTEST_FACT) {
        phones.next(line, before);
        const address = isPriced || addresses.isFull ? undefined : addressFinder.next(line, before);
        if (address !== undefined) addresses.add(cutSnippet(address), cutSnippet(address));
      }
    }
    before = line;
  }
  return {
    prices: prices.facts(),
    phones: phones.facts(outline.named('a')),
    addresses: addresses.facts(),
  };
}

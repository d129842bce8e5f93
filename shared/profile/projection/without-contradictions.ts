import { isSameJson } from '#shared/editing/same-json.ts';
import type { SiteContent } from '#shared/site/site-content.ts';
import type { FactKind } from './fact-kinds.ts';
import { factsOf } from './fact-paths.ts';

type Faq = { question: string; answer: string };
/** True if an answer states an earlier value of a detail of the kind. */
type Contradicts = (said: string, before: SiteContent, now: SiteContent) => boolean;

const TIME = /\b\d{1,2}(?:[:.h]\d\d)?\s?(?:[ap]\.?m\b|uhr\b|h\b)|\b\d{1,2}:\d\d\b/i;
const BOOKING = /reserv|\bbook|walk-?ins?\b|riserv|prenot|réserv|tisch/i;

const digitsOf = (text: string) => text.replace(/\D/g, '');
const fold = (text: string) => text.trim().toLocaleLowerCase('en');

const CONTRADICTS: Readonly<Record<FactKind, Contradicts>> = {
  cuisine: () => false,
  menu: (said, before, now) => {
    const prices = new Map(now.menu_items.map(({ name, price }) => [fold(name), price]));
    return before.menu_items.some(
      ({ name, price }) =>
        price !== '' &&
        fold(name) !== '' &&
        prices.get(fold(name)) !== price &&
        says(said, name) &&
        says(said, price),
    );
  },
  hours: (said) => TIME.test(said),
  contact: (said, before, now) => {
    const [{ phone, address }, present] = [before.pages[0].sections.contact, now.pages[0].sections.contact];
    const digits = digitsOf(phone);
    const isOldPhone =
      digits.length >= 5 && digits !== digitsOf(present.phone) && digitsOf(said).includes(digits);
    return isOldPhone || (address !== '' && address !== present.address && says(said, address));
  },
  booking: (said) => BOOKING.test(said),
  visit: (said, before, now) => {
    const present = visitTexts(now);
    return visitTexts(before).some((text) => !present.includes(text) && says(said, withoutStop(text)));
  },
  name: () => false,
  tagline: () => false,
  story: () => false,
  welcome: () => false,
};

function visitTexts({ pages }: SiteContent): string[] {
  const { payment = '', parking = '', access = '', notes = '' } = pages[0].sections.contact;
  return [payment, parking, access, ...notes.split('\n')].filter((text) => text.trim() !== '');
}

const withoutStop = (text: string) => text.trim().replace(/\.$/, '');

function says(said: string, words: string): boolean {
  return fold(said).includes(fold(words));
}

/** The content without questions whose answers state earlier values. */
export function withoutContradictions(
  before: SiteContent,
  now: SiteContent,
  kinds: readonly FactKind[],
): SiteContent {
  // Special dates come and go without making an answer wrong.
  const lasting = (content: SiteContent, kind: FactKind) => factsOf({ ...content, dated_hours: [] }, kind);
  const changed = kinds.filter((kind) => !isSameJson(lasting(before, kind), lasting(now, kind)));
  if (changed.length === 0) return now;
  const [{ sections }] = now.pages;
  const isTrue = ({ question, answer }: Faq) =>
    !changed.some((kind) => CONTRADICTS[kind](`${question} ${answer}`, before, now));
  const items = sections.faq.items.filter(isTrue);
  if (items.length === sections.faq.items.length) return now;
  return { ...now, pages: [{ sections: { ...sections, faq: { ...sections.faq, items } } }] };
}

import { isGlue } from '#functions/platform/ai/reading/clauses/glue.ts';
import { VERB } from '#functions/platform/ai/reading/clauses/split-clauses.ts';
import type { Span } from '#functions/platform/ai/reading/reader.ts';
import type { Dish } from '#shared/profile/menu.ts';
import type { ProfileProposal } from '#shared/profile/profile-reading.ts';

type Text = { source: string; folded: string };
type Fact<Field extends ProfileProposal['field']> = Extract<ProfileProposal, { field: Field }>;

/** So many dishes in one line are a list. */
const FEWEST_LISTED = 3;
const LONGEST_NAME = 6;
const LONGEST_LISTED = 4;
/** "A1 ", "12. ": the code before a dish. */
const CODE = /^\W*[a-z]{0,2}\d{1,3}[a-z]?[.):]?\s/;
/** "500 ml", "x10", "2 eggs": numbers that belong to a dish. */
const AMOUNT =
  /(?<![a-z\d])(?:n[o°º.]*\s?)?\d+(?:[.,/]\d+)?\s?(?:oz|g|gr|kg|lb|l|cl|dl|ml|cc|pcs?|ud|st|stuck|inch|pieces?)(?![a-z])|^(?:n[o°º.]*\s?)?\d+(?:\/\d)?\s|\([^)]*\)/g;
/** "$12", "12,50 euro" */
const PLAIN_PRICE = /^[^\d(]{0,4}\d[\d.,'’ ]*[^\d(]{0,12}$/u;
/** Numbers that say hours, shares, or a second price. */
const OTHER_NUMBER = /\d\s*[-/%]|\d\s+[a-z]|\d[.:h]\d|\s\d+(?:,\d\d)?$/;
/** "3 courses": no name of a menu. */
const COUNT_OF_COURSES = /^[\p{L}\d]+[ -](?:courses?|corsi|plats|gange|tiempos)$/iu;
const DENIES =
  /^(?:we |nous |on |wir )?(?:no|not|non|ne|nur|only|solo|sin|sans|pas|senza|kein|nicht|do not|don't|walk)/;
const LONGEST_ACCESS = 60;

/** The facts whose form is regular stay certain; the others are only proposed. Pure. */
export function withCertainty(text: Text, facts: readonly ProfileProposal[]): ProfileProposal[] {
  const dishes = facts.filter((fact): fact is Fact<'dishes'> => fact.field === 'dishes');
  return facts.map((fact) =>
    fact.confidence === 'likely' || isRegular(text, fact, dishes) ? fact : unsure(fact),
  );
}

/** Kinds of facts that are not asked have a form that nothing else has, or are the owner's own words. */
function isRegular(text: Text, fact: ProfileProposal, dishes: readonly Fact<'dishes'>[]): boolean {
  const said = text.folded.slice(fact.start, fact.end);
  switch (fact.field) {
    case 'dishes':
      return isPlainDish(fact.value) && (isLine(text, fact) || isListed(text, fact, dishes));
    case 'menus':
      return (
        /\d/.test(fact.value.price || '0') && !COUNT_OF_COURSES.test(fact.value.name) && !VERB.test(said)
      );
    case 'booking':
      return fact.value.policy !== 'not_taken' || DENIES.test(said);
    case 'access':
      return said.length <= LONGEST_ACCESS && !/[?(]/.test(said);
    default:
      return true;
  }
}

/** A short name without a sentence in it, with a price for each size. */
function isPlainDish({ name, price, variants, is_market_price }: Dish): boolean {
  const folded = name.toLowerCase();
  return (
    !/\([^)]*$/.test(price) &&
    (PLAIN_PRICE.test(price) || variants.length > 0 || is_market_price) &&
    variants.every(({ label }) => label.trim() !== '') &&
    name.split(' ').length <= LONGEST_NAME &&
    !/[.:;]\s/.test(name) &&
    !OTHER_NUMBER.test(folded.replace(AMOUNT, ' '))
  );
}

const lineAround = ({ source }: Text, { start, end }: Span): Span => {
  const behind = source.indexOf('\n', end);
  return { start: source.lastIndexOf('\n', start - 1) + 1, end: behind < 0 ? source.length : behind };
};

/** A line of its own, behind its code. */
function isLine(text: Text, { start, end }: Span): boolean {
  const line = lineAround(text, { start, end });
  const before = text.folded.slice(line.start, start).replace(CODE, '');
  return !/[\p{L}\d]/u.test(before) && isGlue(text.folded.slice(end, line.end));
}

/** A few words between marks, or among other dishes of a line; a mark or the next dish follows. */
function isListed(text: Text, fact: Fact<'dishes'>, dishes: readonly Fact<'dishes'>[]): boolean {
  if (fact.value.name.split(' ').length > LONGEST_LISTED || /[,;]/.test(fact.value.name)) return false;
  const line = lineAround(text, fact);
  const said = text.folded.slice(fact.start, fact.end);
  const first = fact.start + Math.max(0, said.search(/[\p{L}\d(]/u));
  const last = fact.start + said.trimEnd().replace(/[,;.]+$/, '').length;
  const others = dishes.filter(({ start }) => start >= line.start && start < line.end);
  const isMarked = /^\s*(?:[,;.|•·/(]|$)/.test(text.folded.slice(last, line.end));
  const isFollowed = others.some(({ start }) => start >= last && isGlue(text.folded.slice(last, start)));
  const begins = /(?:^|[,;:.?!|•·/]\s*)$/.test(text.folded.slice(line.start, first));
  return (isMarked || isFollowed) && (begins || others.length >= FEWEST_LISTED);
}

/** How to get in is the owner's words anyway: they only stand among the notes. */
function unsure(fact: ProfileProposal): ProfileProposal {
  const { field, value, start, end, words } = fact;
  if (field !== 'access') return { ...fact, confidence: 'likely' };
  return { field: 'house_notes', value: { text: value }, confidence: 'certain', start, end, words };
}

import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import type { Fact, FactOf, Gold } from '../gold.ts';
import { holdsWords, plainDigits, plainPrice, plainWords } from '../plain-words.ts';
import { addAsked, addPrinted, emptyTally, type Tally, type Verdict } from './tally.ts';

type PlainField = Exclude<Fact['field'], 'services' | 'dated_hours' | 'dishes'>;
type ValueOf<Field extends PlainField> = Extract<ProfileProposal, { field: Field }>['value'];

/** Whether a proposed value matches the fact. */
const MATCHES: { [Field in PlainField]: (fact: FactOf<Field>, value: ValueOf<Field>) => boolean } = {
  name: isOneOf,
  kind: isOneOf,
  cuisines: isOneOf,
  email: ({ values }, value) => values.some((each) => each.toLowerCase() === value.trim().toLowerCase()),
  payment: isPassage,
  parking: isPassage,
  access: isPassage,
  diets: ({ diet }, value) => diet === value,
  phones: ({ number }, value) => number === value.number,
  links: ({ kind, contains, optional }, value) =>
    (optional === true || kind === value.kind) && holdsWords(`${value.url} ${value.typed}`, contains),
  address: ({ contains }, value) => {
    const whole = Object.values(value).join(' ');
    return contains.every((part) => holdsWords(whole, part));
  },
  booking: ({ policy }, value) => policy === value.policy,
  closed_days: ({ day }, value) => day === value,
  menus: ({ names, kind, prices, optional }, value) =>
    names.some((name) => plainWords(name) === plainWords(value.name)) &&
    (optional === true ||
      ((kind === undefined || kind === value.kind) &&
        (prices === undefined || prices.some((price) => plainPrice(price) === plainPrice(value.price))))),
  people: ({ name }, value) => holdsWords(value.name, name) || holdsWords(name, value.name),
};

export const PLAIN_FIELDS = Object.keys(MATCHES) as PlainField[];

/** Matches facts and proposals of one field one to one, so a fact that is printed twice is wrong once. */
export function scoreField(field: PlainField, gold: Gold, proposals: readonly ProfileProposal[]): Tally {
  const tally = emptyTally();
  const matches = MATCHES[field] as (fact: Fact, value: unknown) => boolean;
  const facts = gold.facts.filter((fact) => fact.field === field);
  const printed = proposals.filter((one) => one.field === field);
  const taken = new Set<unknown>();
  for (const fact of facts.toSorted(
    (one, other) => Number(one.optional ?? false) - Number(other.optional ?? false),
  )) {
    const match = printed.find((one) => !taken.has(one) && matches(fact, one.value));
    if (match !== undefined) taken.add(match);
    if (fact.optional === true) continue;
    addAsked(tally, field, { isFound: match !== undefined, what: factText(fact) });
    if (match === undefined) continue;
    const verdict = isTooLong(gold, field, match.value) ? 'wrong' : 'right';
    addPrinted(tally, field, { verdict, what: JSON.stringify(match.value) });
  }
  for (const one of printed) {
    if (taken.has(one)) continue;
    addPrinted(tally, field, {
      verdict: verdictOfRest(gold, field, one.value),
      what: JSON.stringify(one.value),
    });
  }
  return tally;
}

function isOneOf({ values }: { values: readonly string[] }, value: string): boolean {
  return values.some((each) => plainWords(each) === plainWords(value));
}

function isPassage({ values }: { values: readonly string[] }, value: string): boolean {
  return values.some((each) => holdsWords(value, each) || holdsWords(each, value));
}

/** An address that includes words of another sentence. */
function isTooLong(gold: Gold, field: PlainField, value: unknown): boolean {
  return field === 'address' && !isWithinAddresses(gold, value as ValueOf<'address'>);
}

function isWithinAddresses({ facts }: Gold, { text }: ValueOf<'address'>): boolean {
  const allowed = plainWords(
    facts.map((fact) => (fact.field === 'address' ? fact.text : '')).join(' '),
  ).split(' ');
  return plainWords(text)
    .split(' ')
    .every((word) => allowed.includes(word));
}

/** Judges a proposal without an expected fact: wrong, unless the brief supports it. */
function verdictOfRest(gold: Gold, field: PlainField, value: unknown): Verdict {
  switch (field) {
    case 'address':
      return isWithinAddresses(gold, value as ValueOf<'address'>) ? 'neutral' : 'wrong';
    case 'kind':
      return holdsWords(gold.text, value as string) &&
        /^ristorante$|^restaurante?$/.test(plainWords(value as string))
        ? 'neutral'
        : 'wrong';
    case 'booking':
      return (value as ValueOf<'booking'>).policy === 'unknown' ? 'neutral' : 'wrong';
    case 'links': {
      const digits = plainDigits((value as ValueOf<'links'>).url);
      const isPhone = gold.facts.some(
        (fact) => fact.field === 'phones' && digits.includes(fact.number.slice(1)),
      );
      return isPhone ? 'neutral' : 'wrong';
    }
    case 'menus': {
      const { name, price } = value as ValueOf<'menus'>;
      return holdsWords(gold.text, name) && price === '' ? 'neutral' : 'wrong';
    }
    case 'payment':
    case 'parking':
    case 'access':
      return gold.words.some((words) => holdsWords(words, value as string)) ? 'neutral' : 'wrong';
    default:
      return 'wrong';
  }
}

function factText(fact: Fact): string {
  const { field: _, optional: __, ...rest } = fact;
  return Object.values(rest).flat().join(' or ');
}

import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import { isNamedForJob } from '../facts/people.ts';
import type { Span } from '../reader.ts';
import { certaintyFeatures } from './certainty-features.ts';
import { CERTAINTY_WEIGHTS } from './certainty-weights.ts';
import { styleFeatures } from './place-features.ts';
import { isPlainlySaid } from './plainly-said.ts';
import { readWhole } from './read-whole.ts';

/** Less likely facts are proposed, not printed as data. */
const LEAST_PROBABILITY = 0.85;
/** Where that lets too much through or holds too much back: by the open briefs, each judged by weights without it. */
const LEAST_BY_FIELD: Readonly<Partial<Record<ProfileProposal['field'], number>>> = {
  closed_days: 0.5,
  access: 0.6,
  payment: 0.7,
  address: 0.8,
  phones: 0.5,
  email: 0.5,
  booking: 0.75,
  menus: 0.65,
  dated_hours: 0.7,
};
/**
 * The owner's own words, which are judged as sentences; the country, which follows from the address; and what the house
 * is, which a few words say or do not.
 */
export const UNJUDGED: ReadonlySet<string> = new Set([
  'story',
  'house_notes',
  'hours_text',
  'region',
  'kind',
  'cuisines',
  'diets',
]);

/** How likely it is that a fact is what its owner meant, from 0 to 1. */
export function probabilityOf(features: readonly string[]): number {
  const sum = features.reduce((total, name) => total + (CERTAINTY_WEIGHTS[name] ?? 0), 0);
  return 1 / (1 + Math.exp(-sum));
}

/** From which probability on a fact of this field is printed as data. */
export function leastProbabilityOf(field: ProfileProposal['field']): number {
  return LEAST_BY_FIELD[field] ?? LEAST_PROBABILITY;
}

/** Facts of which nobody can be sure are only proposed, however clear the rule was that read them. */
export function withCertainty(
  text: { source: string; folded: string; named: string; unprinted: readonly Span[] },
  facts: readonly ProfileProposal[],
): ProfileProposal[] {
  const whole = readWhole(text, facts);
  const style = styleFeatures(whole);
  return facts.map((fact) => {
    if (fact.confidence === 'likely' || UNJUDGED.has(fact.field) || isSaid(text.folded, fact)) return fact;
    const isSure = probabilityOf(certaintyFeatures(whole, style, fact)) >= leastProbabilityOf(fact.field);
    if (isSure) return fact;
    return fact.field === 'people' && isNamedForJob(fact.value, fact.words) ? nameAlone(fact) : unsure(fact);
  });
}

/** The words themselves leave nothing to judge. */
const isSaid = (folded: string, fact: ProfileProposal) =>
  isSaidName(folded, fact) || isPlainlySaid(folded, fact);

/** How to pay, park and get in are the owner's words anyway: they only stand among the notes. */
function unsure(fact: ProfileProposal): ProfileProposal {
  const { field, value, start, end, words } = fact;
  if (field !== 'payment' && field !== 'parking' && field !== 'access')
    return { ...fact, confidence: 'likely' };
  return { field: 'house_notes', value: { text: value }, confidence: 'certain', start, end, words };
}

/** "My wife Darlene makes the pies": who does what is sure, whatever else the sentence tells. */
function nameAlone(fact: ProfileProposal & { field: 'people' }): ProfileProposal {
  const at = Math.max(0, fact.words.indexOf(fact.value.name));
  const words = fact.words.slice(at, at + fact.value.name.length);
  const start = fact.start + at;
  return { ...fact, value: { ...fact.value, sentence: '' }, start, end: start + words.length, words };
}

/** "Our place is called …", "Nombre: …": the text says itself that this is the name. */
const SAID_BEFORE =
  /(?:(?<![a-z])(?:called|named|name is|name's|se llama|nos llamamos|s'appelle|nous nous appelons|si chiama|ci chiamiamo|hei(?:ß|ss)t|hei(?:ß|ss)en)|(?<![a-z])name of (?:the|our|my) [a-z]{3,12} is|(?<![a-z])(?:name|nombre|nom|nome|nombre comercial|nom commercial|insegna|enseigne|rotulo|brand|name of (?:the |our |my )?[a-z]{3,12}|name des [a-z]{3,12})\s?[:=])\s{0,2}["“«„]?$|(?:^|[.!?\n]\s{0,2})(?:we are|we're|somos|nous sommes|siamo|wir sind) (?:the |el |la |le |les |il |das |die |der )?$/;
/** Behind its last word, not in the middle of it: "Nos llamamos Verde que te quiero". */
const ENDS_HERE = /^\s?(?:["”»“]|[,.;:!()\n–—-]|$|(?:in|at|on|located|since|we|en|a|et|y|und|and) )/;

function isSaidName(folded: string, { field, start, end }: ProfileProposal): boolean {
  if (field !== 'name' || !SAID_BEFORE.test(folded.slice(Math.max(0, start - 40), start))) return false;
  return ENDS_HERE.test(folded.slice(end, end + 12));
}

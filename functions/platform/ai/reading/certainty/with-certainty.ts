import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import { isNamedForJob } from '../facts/people.ts';
import type { Span } from '../reader.ts';
import { isTouched } from '../text/spans.ts';
import { certaintyFeatures } from './certainty-features.ts';
import { CERTAINTY_WEIGHTS } from './certainty-weights.ts';
import { styleFeatures } from './place-features.ts';
import { isPlainlySaid } from './plainly-said.ts';
import { readWhole } from './read-whole.ts';
import { isIntroduced, isSaidName } from './said-names.ts';

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
    if (fact.field === 'name' && fact.confidence === 'likely' && isIntroducedName(text, fact))
      return { ...fact, confidence: 'certain' };
    if (fact.confidence === 'likely' || UNJUDGED.has(fact.field) || isSaid(text, fact)) return fact;
    if (probabilityOf(certaintyFeatures(whole, style, fact)) >= leastProbabilityOf(fact.field)) return fact;
    return fact.field === 'people' && isNamedForJob(fact.value, fact.words) ? nameAlone(fact) : unsure(fact);
  });
}

/** Whether the words themselves leave nothing to judge. */
export function isSaid(text: { source: string; folded: string }, fact: ProfileProposal): boolean {
  return fact.field === 'name' ? isSaidName(text, fact) : isPlainlySaid(text.folded, fact);
}

/** "Website for Rosalind's Kitchen": no other words with capitals make a doubt of it. */
function isIntroducedName(
  text: { source: string; folded: string; unprinted: readonly Span[] },
  fact: ProfileProposal & { field: 'name' },
): boolean {
  return isIntroduced(text, fact) && !isTouched(fact, text.unprinted);
}

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

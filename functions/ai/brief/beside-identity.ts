import { isHours, isSentence } from '#functions/ai/readers/pieces/sentence-forms.ts';
import type { ProfileProposal, ProfileReading } from '#shared/profile/profile-reading.ts';
import { listedDishes } from '../readers/menu/dish-list.ts';

const CONTACT: ReadonlySet<ProfileProposal['field']> = new Set<ProfileProposal['field']>([
  'phones',
  'email',
  'links',
  'address',
]);
const TOLD_WITH_IT = /^(?:since|opened|founded|established|run|owned|started)\b|\bwho\b/i;
const WE_ARE = /^(?:we(?: are|['’]re)|somos|nous sommes|wir sind|siamo)(?: (?:an?|una?|une|eine?))? $/iu;
/** Most of the letters are said by facts. */
const MOST = 0.6;

/**
 * The proposal without what the headline says of it: "Diner in Reno, breakfast all day" leaves "breakfast all day". A
 * sentence of which the headline is only a part stays whole. Pure.
 */
export function besideIdentity(
  proposal: ProfileProposal,
  identity: string,
  { proposals }: ProfileReading,
): ProfileProposal[] {
  const { field, words, start, end, confidence } = proposal;
  const at = identity === '' ? -1 : words.indexOf(identity);
  if (at < 0 || (field !== 'story' && field !== 'house_notes' && field !== 'hours_text')) return [proposal];
  const rest = words.slice(at + identity.length).replace(/^[\s,.;:–—-]+/, '');
  // "We are a ramen spot in Cleveland." is the headline, and not said again.
  const isIntroduced = WE_ARE.test(words.slice(0, at));
  if (isIntroduced && rest === '') return [];
  if (at > 3 || TOLD_WITH_IT.test(rest)) return [proposal];
  const within = proposals.filter((each) => each.start < end && each.end > start);
  const contact = within.filter((each) => CONTACT.has(each.field));
  const said = contact.reduce((sum, each) => sum + each.words.length, 0);
  if (!/[\p{L}\d]{3}/u.test(rest) || said >= rest.length * MOST) return [];
  const passage = { start, end, words, confidence };
  const dishes = listedDishes(rest, true);
  if (dishes !== undefined) return dishes.map((value) => ({ field: 'dishes', value, ...passage }));
  const text = rest.replace(/^(?:with|con|avec|mit)\s/iu, '');
  if (isHours(text)) {
    const isRead = within.some((each) => each.field === 'services' || each.field === 'closed_days');
    return isRead ? [] : [{ field: 'hours_text', value: text, ...passage }];
  }
  return [{ field: isSentence(text) ? 'story' : 'house_notes', value: { text }, ...passage }];
}

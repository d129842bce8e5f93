import { ModelFailure } from '../../model-failure.ts';
import type { OwnerRecord } from '../../website-facts.ts';
import { fold, readOwnerText, statedText } from '../reading/owner-text.ts';
import { mentionedFeatures, readFeatures } from '../reading/read-features.ts';
import type { MenuDraft } from './menu/menu-draft.ts';
import type { Story } from './story/story.ts';

/** Everything the owner typed, as one text. */
function recordOf(facts: OwnerRecord): string {
  const { restaurantName, websiteName, requirements, address, phone, contentPreferences } = facts;
  return [
    restaurantName,
    websiteName,
    requirements,
    address ?? '',
    phone ?? '',
    JSON.stringify(contentPreferences),
  ].join('\n');
}

/** Numbers of any script, as written: "14.50" is one. */
function numbersIn(text: string): string[] {
  return text.match(/\p{Nd}+(?:[.,:]\p{Nd}+)*/gu) ?? [];
}

function assertNumbersKnown(written: string, facts: OwnerRecord): void {
  const known = new Set(numbersIn(recordOf(facts)));
  if (numbersIn(written).some((number) => !known.has(number))) {
    throw new ModelFailure('The model stated a number that the owner did not give.');
  }
}

function assertPricesKnown(draft: MenuDraft, facts: OwnerRecord): void {
  const record = recordOf(facts);
  if (draft.items.some(({ price }) => price !== '' && !record.includes(price.trim()))) {
    throw new ModelFailure('The model stated a price that the owner did not give.');
  }
}

/** Every word of a dish's name stands in the record; singular and plural count as the same. */
function assertDishesKnown(draft: MenuDraft, facts: OwnerRecord): void {
  const record = fold(statedText(readOwnerText(recordOf(facts).normalize('NFC'))));
  const stems = (name: string) =>
    fold(name.normalize('NFC'))
      .match(/\p{L}+/gu)
      ?.map((word) => word.replace(/s$/, '')) ?? [];
  const isKnown = (name: string) => stems(name).every((stem) => record.includes(stem));
  if (draft.items.some(({ name }) => name.trim() === '' || !isKnown(name))) {
    throw new ModelFailure('The model listed a dish that the owner did not name.');
  }
}

const PRAISE =
  /\b(?:award|michelin|prize|best in|voted|renowned|free[- ]range|generations?)|\b[Cc]hef \p{Lu}\p{L}+/gu;
/** Features whose words also belong to general talk of food. */
const GENERAL_TALK = new Set([
  'charcoal',
  'smoker',
  'tandoor',
  'small',
  'neighbourhood',
  'candlelight',
  'late',
  'all-day',
  'wine-list',
  'cocktails',
  'shared-table',
  'robata',
]);

/** Claims that only an owner may make; general words about a cuisine pass. */
function assertClaimsKnown(written: string, facts: OwnerRecord): void {
  const record = recordOf(facts);
  const said = new Set(readFeatures(readOwnerText(record)).has.map(({ id }) => id));
  const features = mentionedFeatures(readOwnerText(written)).filter(
    ({ id }) => !GENERAL_TALK.has(id) && !said.has(id),
  );
  const praise = [...written.matchAll(PRAISE)].filter(
    (found) => !record.toLowerCase().includes(found[0].toLowerCase()),
  );
  if (features.length > 0 || praise.length > 0) {
    throw new ModelFailure('The model made a claim that the owner did not make.');
  }
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

/** @throws ModelFailure when the story holds a number or a claim that is not the owner's */
export function assertStoryGrounded(story: Story, facts: OwnerRecord): void {
  const written = textsOf({ ...story, opening_hours: {} }).join('\n');
  assertNumbersKnown(written, facts);
  assertClaimsKnown(written, facts);
}

/** @throws ModelFailure when the menu holds a dish, price, number or claim that is not the owner's */
export function assertMenuGrounded(draft: MenuDraft, facts: OwnerRecord): void {
  const written = textsOf(draft).join('\n');
  assertPricesKnown(draft, facts);
  assertNumbersKnown(written, facts);
  assertDishesKnown(draft, facts);
  assertClaimsKnown(written, facts);
}

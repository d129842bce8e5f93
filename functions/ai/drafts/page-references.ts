import { known, type Reference } from '#functions/ai/references/reference.ts';
import type { PageFacts } from '#functions/ai/website-facts.ts';
import type { Dish, Menu } from '#shared/profile/menu.ts';
import { printedAddress } from '#shared/profile/printed-address.ts';

/** The words of a page name few dishes, so a model doesn’t get a menu of hundreds. */
const MOST_DISHES = 60;

/** What the words of a page may state: nothing private, and no hours, because the page prints those itself. */
export function pageReferences({ profile, websiteName }: PageFacts): Reference[] {
  const { address, booking } = profile;
  return known([
    { id: 'website_name', prints: websiteName },
    { id: 'name', prints: profile.name },
    { id: 'kind', prints: profile.kind },
    ...numbered('cuisine', profile.cuisines),
    { id: 'place', prints: address.locality },
    { id: 'street', prints: address.street },
    { id: 'address', prints: printedAddress(address) },
    ...numbered(
      'phone',
      profile.phones.map(({ typed }) => typed),
    ),
    { id: 'booking', prints: booking.note },
    { id: 'payment', prints: profile.payment },
    { id: 'parking', prints: profile.parking },
    { id: 'access', prints: profile.access },
    ...profile.menus.flatMap((menu, index) => ofMenu(`menu_${index + 1}`, menu)),
    ...profile.dishes.slice(0, MOST_DISHES).flatMap((dish, index) => ofDish(`dish_${index + 1}`, dish)),
    ...profile.people.flatMap(({ name, role, sentence }, index) => [
      { id: `person_${index + 1}`, prints: name },
      { id: `person_${index + 1}_role`, prints: role, of: `person_${index + 1}` },
      { id: `said_by_${index + 1}`, prints: sentence },
    ]),
    ...numbered(
      'sentence',
      profile.story.map(({ text }) => text),
    ),
    ...numbered(
      'note',
      profile.house_notes.map(({ text }) => text),
    ),
  ]);
}

const numbered = (kind: string, texts: readonly string[]): Reference[] =>
  texts.map((prints, index) => ({ id: `${kind}_${index + 1}`, prints }));

function ofDish(id: string, { name, description, price, variants, availability }: Dish): Reference[] {
  const prices = variants.map((variant) => `${variant.label} ${variant.price}`).join(', ');
  return [
    { id, prints: name },
    { id: `${id}_description`, prints: description, of: id },
    { id: `${id}_price`, prints: price || prices, of: id },
    { id: `${id}_availability`, prints: availability, of: id },
  ];
}

function ofMenu(id: string, { name, description, price, availability }: Menu): Reference[] {
  return [
    { id, prints: name },
    { id: `${id}_description`, prints: description, of: id },
    { id: `${id}_price`, prints: price, of: id },
    { id: `${id}_availability`, prints: availability, of: id },
  ];
}

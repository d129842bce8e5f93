import type { MenuItem, SiteContent } from '#shared/site/site-content.ts';
import type { Dish, Menu } from './menu.ts';
import { printedAddress } from './printed-address.ts';
import { FACT_KINDS, type FactKind } from './projection/fact-kinds.ts';
import type { RestaurantProfile } from './restaurant-profile.ts';
import { takesReservations } from './takes-reservations.ts';
import { weekOf } from './week.ts';

/** One dish as a page prints it. `menu_items[i]` is `dishes[i]`, so that a place in one is a place in the other. */
export function menuItemOf({ name, description, price, variants, course, image, ...dish }: Dish): MenuItem {
  const sizes = variants.map((variant) => `${variant.label} ${variant.price}`.trim());
  const notes = [description, dish.availability].filter((text) => text !== '');
  return {
    name,
    description: notes.join(' · '),
    price: price === '' ? sizes.join(' / ') : price,
    ...(image !== '' && { image }),
    ...(course !== '' ? { course } : dish.menu !== '' ? { course: dish.menu } : {}),
  };
}

/** A menu with a price, or with words of its own, stands behind the dishes; one that is only their heading does not. */
function itemOfMenu({ name, description, availability, price }: Menu): MenuItem[] {
  const notes = [description, availability].filter((text) => text !== '');
  if (price === '' && notes.length === 0) return [];
  return [{ name, description: notes.join(' · '), price }];
}

type Printers = Record<FactKind, (content: SiteContent, profile: RestaurantProfile) => SiteContent>;

const PRINTERS: Printers = {
  cuisine: (content, { cuisines }) => ({ ...content, cuisine: cuisines.join(', ') }),
  menu: (content, { dishes, menus }) => ({
    ...content,
    menu_items: [...dishes.map(menuItemOf), ...menus.flatMap(itemOfMenu)],
  }),
  hours: (content, profile) => ({
    ...withContact(content, { hours: profile.hours_text }),
    opening_hours: weekOf(profile),
  }),
  contact: (content, { phones, address, email }) =>
    withContact(content, {
      phone: phones[0]?.typed ?? '',
      address: printedAddress(address),
      email: email === '' ? undefined : email,
    }),
  booking: (content, profile) =>
    withContact(content, {
      takes_reservations: takesReservations(profile),
      reservation_url: profile.links.find(({ kind }) => kind === 'booking')?.url,
    }),
};

type Contact = SiteContent['pages'][0]['sections']['contact'];
type ContactFacts = { [Name in keyof Contact]?: Contact[Name] | undefined };

function withContact(content: SiteContent, facts: ContactFacts): SiteContent {
  const [{ sections }] = content.pages;
  const contact = Object.fromEntries(
    Object.entries({ ...sections.contact, ...facts }).filter(([, value]) => value !== undefined),
  ) as Contact;
  return { ...content, pages: [{ sections: { ...sections, contact } }] };
}

/** The content with the given kinds of facts as the profile has them; all else stays. Pure. */
export function projectProfile(
  content: SiteContent,
  profile: RestaurantProfile,
  kinds: readonly FactKind[] = FACT_KINDS,
): SiteContent {
  return kinds.reduce((projected, kind) => PRINTERS[kind](projected, profile), content);
}

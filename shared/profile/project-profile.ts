import { withDishLines } from '#shared/site/review/dish-lines.ts';
import { isRegularService } from '#shared/site/services.ts';
import type { SiteContent, SiteService } from '#shared/site/site-content.ts';
import type { SiteLink, SitePhone } from '#shared/site/ways-to-reach.ts';
import type { Link } from './contact.ts';
import { restaurantCurrency } from './currency-of-country.ts';
import { capital } from './phrases/sentence.ts';
import { WORD_PRINTERS } from './print-words.ts';
import { printedAddress } from './printed-address.ts';
import { FACT_KINDS, type FactKind } from './projection/fact-kinds.ts';
import { menuItemsOf } from './projection/printed-menu.ts';
import type { RestaurantProfile } from './restaurant-profile.ts';
import { takesReservations } from './takes-reservations.ts';
import { weekOf } from './week.ts';

type Printers = Record<FactKind, (content: SiteContent, profile: RestaurantProfile) => SiteContent>;

const PRINTERS: Printers = {
  cuisine: (content, { cuisines }) => ({ ...content, cuisine: cuisines.join(', ') }),
  menu: (content, profile) => {
    const menu_items = withDishLines(content, menuItemsOf(profile));
    const currency = menu_items.length === 0 ? undefined : restaurantCurrency(profile);
    return withFacts({ ...content, menu_items }, { currency });
  },
  hours: (content, profile) => ({
    ...withFacts(withContact(content, { hours: profile.hours_text }), { services: servicesOf(profile) }),
    opening_hours: weekOf(profile),
  }),
  contact: (content, { phones, address, email, links }) =>
    withFacts(
      withContact(content, {
        phone: phones[0]?.typed ?? '',
        address: printedAddress(address),
        email: email === '' ? undefined : email,
      }),
      { phones: phonesOf(phones), links: linksOf(links) },
    ),
  booking: (content, profile) =>
    withContact(content, {
      takes_reservations: takesReservations(profile),
      reservation_url: bookingLink(profile.links)?.url,
    }),
  visit: (content, profile) =>
    withFacts(withContact(content, visitOf(profile, content)), { diets: dietsOf(profile) }),
  ...WORD_PRINTERS,
};

/** The booking button's link: the first booking link. */
export function bookingLink(links: RestaurantProfile['links']): Link | undefined {
  return links.find(({ kind }) => kind === 'booking');
}

function linksOf(links: RestaurantProfile['links']): SiteLink[] | undefined {
  const booking = bookingLink(links);
  const others = links.filter((link) => link !== booking);
  return others.length === 0 ? undefined : others.map(({ typed, ...link }) => ({ ...link, text: typed }));
}

function phonesOf(phones: RestaurantProfile['phones']): SitePhone[] | undefined {
  if (phones.length < 2 && (phones[0]?.label ?? '') === '') return undefined;
  return phones.map(({ typed, ...phone }) => ({ ...phone, text: typed }));
}

/** Empty if the weekly hours say everything and no other words are needed. */
function servicesOf(profile: RestaurantProfile): SiteService[] | undefined {
  const { services, hours_text } = profile;
  const week = weekOf(profile);
  const isInWeek = (service: SiteService) =>
    isRegularService(service) &&
    service.days.every((day) => week[day] !== undefined) &&
    [service.name, service.note, service.last_seating ?? ''].every((said) => said === '');
  const saysMore = services.length > 0 && (hours_text !== '' || !services.every(isInWeek));
  return saysMore ? services : undefined;
}

/** "Everything halal.", "Halal.", "All our food is halal." */
const OF_EVERYTHING = /^(?:(?:everything|all|our|the|food|is|100%)\s)+|[.!]+$/giu;

/** Notes with their own section or question aren’t repeated here. */
function visitOf(
  { payment, parking, access, house_notes, diets }: RestaurantProfile,
  { pages }: SiteContent,
): ContactFacts {
  const { about, features, faq, hero } = pages[0].sections;
  const printed = [
    `${hero.tagline}.`,
    about.content,
    ...features.map(({ content }) => content),
    ...faq.items.map(({ answer }) => answer),
  ];
  const notes = house_notes
    .map(({ text }) => capital(text))
    // The diets of the whole kitchen have their own line.
    .filter((text) => !diets.some((diet) => text.replace(OF_EVERYTHING, '').toLowerCase() === diet))
    .filter((text) => !printed.some((said) => said.includes(text)))
    .join('\n');
  const said = { payment: capital(payment), parking: capital(parking), access: capital(access), notes };
  return Object.fromEntries(
    Object.entries(said).map(([name, text]) => [name, text === '' ? undefined : text]),
  );
}

function dietsOf({ diets }: RestaurantProfile): RestaurantProfile['diets'] | undefined {
  return diets.length === 0 ? undefined : diets;
}

type OptionalFacts = {
  [Name in 'currency' | 'services' | 'phones' | 'links' | 'diets']?: SiteContent[Name] | undefined;
};

/** Removes undefined values. */
function withFacts(content: SiteContent, facts: OptionalFacts): SiteContent {
  const said = Object.entries({ ...content, ...facts }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(said) as SiteContent;
}

type Contact = SiteContent['pages'][0]['sections']['contact'];
type ContactFacts = { [Name in keyof Contact]?: Contact[Name] | undefined };

function withContact(content: SiteContent, facts: ContactFacts): SiteContent {
  const [{ sections }] = content.pages;
  const contact = Object.fromEntries(
    Object.entries({ ...sections.contact, ...facts }).filter(([, value]) => value !== undefined),
  ) as Contact;
  return { ...content, pages: [{ sections: { ...sections, contact } }] };
}

/** The content with these kinds of details from the profile. Everything else stays. Pure. */
export function projectProfile(
  content: SiteContent,
  profile: RestaurantProfile,
  kinds: readonly FactKind[] = FACT_KINDS,
): SiteContent {
  return kinds.reduce((projected, kind) => PRINTERS[kind](projected, profile), content);
}

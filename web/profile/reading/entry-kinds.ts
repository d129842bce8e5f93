import type { PRIVATE_REASONS, ProfileProposal } from '#shared/profile/profile-reading.ts';

/** Where words of a text can go: into a field of the profile, to the designer, or nowhere. */
export type EntryKind = ProfileProposal['field'] | 'wishes' | 'not_for_guests';
export type PrivateReason = (typeof PRIVATE_REASONS)[number];

/** Whole sentences of the owner: each can become any other of them. */
export const SENTENCE_KINDS = [
  'story',
  'house_notes',
  'wishes',
  'not_for_guests',
] as const satisfies readonly EntryKind[];

/** What one entry of a kind is called. */
export const ENTRY_LABELS: Record<EntryKind, string> = {
  name: 'Name',
  kind: 'Kind of place',
  region: 'Country',
  time_zone: 'Time zone',
  currency: 'Currency',
  address: 'Address',
  email: 'Email',
  booking: 'Booking',
  payment: 'Payment',
  parking: 'Parking',
  access: 'Access',
  hours_text: 'Hours in your words',
  cuisines: 'Cuisine',
  diets: 'All dishes are',
  languages: 'Language',
  phones: 'Phone',
  links: 'Link',
  services: 'Open',
  closed_days: 'Closed',
  dated_hours: 'On a date',
  menus: 'Menu',
  dishes: 'Dish',
  people: 'Person',
  story: 'Story',
  house_notes: 'Good to know',
  wishes: 'Wish',
  not_for_guests: 'Not for guests',
};

/** The parts in which a reading is shown, in the order in which guests need them. */
export const ENTRY_GROUPS: readonly { title: string; kinds: readonly EntryKind[] }[] = [
  { title: 'Menu', kinds: ['menus', 'dishes'] },
  { title: 'Hours', kinds: ['services', 'closed_days', 'dated_hours', 'hours_text'] },
  {
    title: 'Contact',
    kinds: ['address', 'phones', 'email', 'links', 'booking', 'payment', 'parking', 'access'],
  },
  {
    title: 'Character',
    kinds: ['name', 'kind', 'cuisines', 'diets', 'languages', 'region', 'time_zone', 'currency'],
  },
  { title: 'Your story', kinds: ['story', 'people'] },
  { title: 'Good to know', kinds: ['house_notes'] },
  { title: 'Wishes for the design', kinds: ['wishes'] },
  { title: 'Not for guests', kinds: ['not_for_guests'] },
];

export const REASON_LABELS: Record<PrivateReason, string> = {
  to_the_maker: 'Looks like a note to us',
  not_to_be_mentioned: 'You asked us to leave this out',
  private_matter: 'Looks private',
  corrected_or_denied: 'You corrected this',
  self_praise: 'Praise sounds better from guests',
  placeholder: 'Looks like a placeholder',
  markup: 'Looks like code',
};

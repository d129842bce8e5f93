import type { PRIVATE_REASONS, ProfileProposal } from '#shared/profile/profile-reading.ts';

/** What a parsed piece of text can become: a profile field, a design request, or a private note. */
export type EntryKind = ProfileProposal['field'] | 'wishes' | 'not_for_guests';
export type PrivateReason = (typeof PRIVATE_REASONS)[number];

/** Kinds that hold a whole sentence. An entry can change from one to another. */
export const SENTENCE_KINDS = [
  'story',
  'house_notes',
  'wishes',
  'not_for_guests',
] as const satisfies readonly EntryKind[];

/** The label of one entry. */
export const ENTRY_LABELS: Record<EntryKind, string> = {
  name: 'Name',
  kind: 'Type of restaurant',
  region: 'Country',
  time_zone: 'Time zone',
  currency: 'Currency',
  address: 'Address',
  email: 'Email',
  booking: 'Reservations',
  payment: 'Payment',
  parking: 'Parking',
  access: 'Access',
  hours_text: 'Hours note',
  cuisines: 'Cuisine',
  diets: 'All dishes are',
  languages: 'Language',
  phones: 'Phone',
  links: 'Link',
  services: 'Open',
  closed_days: 'Closed',
  dated_hours: 'Special hours',
  menus: 'Menu',
  dishes: 'Dish',
  people: 'Person',
  story: 'Story',
  house_notes: 'Good to know',
  wishes: 'Design request',
  not_for_guests: 'Private',
};

/** The groups on the screen, in the order in which guests need them. */
export const ENTRY_GROUPS: readonly { title: string; kinds: readonly EntryKind[] }[] = [
  { title: 'Menu', kinds: ['menus', 'dishes'] },
  { title: 'Hours', kinds: ['services', 'closed_days', 'dated_hours', 'hours_text'] },
  {
    title: 'Contact',
    kinds: ['address', 'phones', 'email', 'links', 'booking', 'payment', 'parking', 'access'],
  },
  {
    title: 'Basics',
    kinds: ['name', 'kind', 'cuisines', 'diets', 'languages', 'region', 'time_zone', 'currency'],
  },
  { title: 'Your story', kinds: ['story', 'people'] },
  { title: 'Good to know', kinds: ['house_notes'] },
  { title: 'Design requests', kinds: ['wishes'] },
  { title: 'Private', kinds: ['not_for_guests'] },
];

export const REASON_LABELS: Record<PrivateReason, string> = {
  to_the_maker: 'Looks like a note to us',
  not_to_be_mentioned: 'You asked us to leave this out',
  private_matter: 'Looks private',
  corrected_or_denied: 'You corrected this',
  self_praise: 'Praise works better from guests',
  placeholder: 'Looks like a placeholder',
  markup: 'Looks like code',
};

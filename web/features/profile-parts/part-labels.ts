import type { ProfilePart } from '#shared/profile/completeness.ts';

/** Parts of a profile as people say them. */
export const PART_LABELS: Record<ProfilePart, string> = {
  name: 'Name',
  kind: 'Kind of place',
  address: 'Address',
  phone: 'Phone',
  hours: 'Opening hours',
  menu: 'Dishes',
  prices: 'Prices',
  booking: 'How to book',
  story: 'Your story',
  photos: 'Photos of your dishes',
  cuisine: 'Cuisine',
  diets: 'Diets',
  payment: 'Payment',
  access: 'Access and parking',
  links: 'Links',
};

/** What a page has with a part that it lacks now. */
export const PART_GAINS: Record<ProfilePart, string> = {
  name: 'With a name guests can search for you.',
  kind: 'With the kind of place guests see at once whether it is for them.',
  address: 'With your address guests find the door.',
  phone: 'With a phone number guests can call you.',
  hours: 'With your hours guests know when to come.',
  menu: 'With your dishes guests know what they are going to eat.',
  prices: 'With prices no dish reads like one that is too expensive.',
  booking: 'With a word on booking guests know whether they need a table.',
  story: 'With your story the page says what no other restaurant can.',
  photos: 'With photos of your plates guests trust what they read.',
  cuisine: 'With your cuisine guests who feel like it find you.',
  diets: 'With diets a table with one vegan or celiac guest can choose you.',
  payment: 'With a word on payment nobody is surprised at the end.',
  access: 'With a word on access guests can plan their way.',
  links: 'With links guests follow you where they already are.',
};

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
  name: 'Lets guests search for you by name',
  kind: 'Shows guests what kind of place you are',
  address: 'Helps guests find you',
  phone: 'With a phone number guests can call you.',
  hours: 'With your hours guests know when to come.',
  menu: 'Lets guests see what you serve',
  prices: 'Guests often assume unlisted prices are high',
  booking: 'Tells guests if they need a reservation',
  story: 'Sets you apart from other restaurants',
  photos: 'With photos of your plates guests trust what they read.',
  cuisine: 'Helps guests find you when they crave your kind of food',
  diets: 'With diets a table with one vegan or celiac guest can choose you.',
  payment: 'Tells guests how they can pay',
  access: 'With a word on access guests can plan their way.',
  links: 'With links guests follow you where they already are.',
};

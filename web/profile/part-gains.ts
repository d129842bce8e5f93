import type { ProfilePart } from '#shared/profile/completeness.ts';

/** Why each missing part matters. */
export const PART_GAINS: Record<ProfilePart, string> = {
  name: 'Lets guests search for you by name',
  kind: 'Tells guests what to expect',
  address: 'Helps guests find you',
  phone: 'Lets guests call you',
  hours: 'Tells guests when you’re open',
  menu: 'Lets guests see what you serve',
  prices: 'Guests often assume unlisted prices are high',
  booking: 'Tells guests if they need a reservation',
  story: 'Sets you apart from other restaurants',
  photos: 'Makes guests hungry',
  cuisine: 'Helps guests find you when they crave your kind of food',
  diets: 'Helps groups with vegan or celiac guests choose you',
  payment: 'Tells guests how they can pay',
  access: 'Helps guests plan how to get there',
  links: 'Lets guests follow you on social media',
};

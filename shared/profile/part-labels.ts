import type { ProfilePart } from './completeness.ts';

/** The labels of the parts of a profile. */
export const PART_LABELS: Record<ProfilePart, string> = {
  name: 'Name',
  kind: 'Type of restaurant',
  address: 'Address',
  phone: 'Phone',
  hours: 'Opening hours',
  menu: 'Dishes',
  prices: 'Prices',
  booking: 'Reservations',
  story: 'Your story',
  photos: 'Food photos',
  cuisine: 'Cuisine',
  diets: 'Dietary options',
  payment: 'Payment',
  access: 'Access and parking',
  links: 'Links',
};

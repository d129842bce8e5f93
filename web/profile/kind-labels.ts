import type { FactKind } from '#shared/profile/projection/fact-kinds.ts';

/** The labels of the kinds of facts on a website. */
export const KIND_LABELS: Record<FactKind, string> = {
  cuisine: 'Cuisine',
  menu: 'Menu',
  hours: 'Opening hours',
  contact: 'Phone, address, and email',
  booking: 'Reservations',
  visit: 'Payment, parking, access, and policies',
  name: 'Name',
  tagline: 'Tagline',
  story: 'Story',
  welcome: 'Reservation note',
};

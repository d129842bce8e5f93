import type { FactKind } from '#shared/profile/projection/fact-kinds.ts';

/** Kinds of facts that a website shows, as people say them. */
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

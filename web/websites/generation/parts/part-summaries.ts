import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import type { Contact } from '#web/profile/fields/contact-fields.tsx';
import { LINK_LABELS } from '#web/profile/fields/link-labels.ts';
import { daySpans } from '#web/profile/reading/day-spans.ts';

/** "Open Tue–Sun"; empty text where nothing of the week is known. */
export function hoursSummary({
  services,
  closed_days,
}: Pick<RestaurantProfile, 'services' | 'closed_days'>): string {
  const open = daySpans([...new Set(services.flatMap(({ days }) => days))]);
  if (open !== '') return `Open ${open.replace('Every day', 'every day')}`;
  const closed = daySpans(closed_days);
  return closed === '' ? '' : `Closed ${closed.replace('Every day', 'every day')}`;
}

/** "Phone, address, Instagram"; empty text where nothing is known. */
export function contactSummary({ address, phones, email, links }: Contact): string {
  const known = [
    ...(phones.some(({ typed }) => typed !== '') ? ['phone'] : []),
    ...(Object.values(address).some((part) => part !== '') ? ['address'] : []),
    ...(email === '' ? [] : ['email']),
  ];
  const kinds = links.filter(({ url }) => url !== '').map(({ kind }) => LINK_LABELS[kind]);
  const told = [...known, ...new Set(kinds)].join(', ');
  return told.charAt(0).toUpperCase() + told.slice(1);
}

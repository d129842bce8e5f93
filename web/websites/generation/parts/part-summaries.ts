import type { Contact } from '#web/profile/fields/contact-fields.tsx';
import { LINK_LABELS } from '#web/profile/fields/link-labels.ts';

/** "Phone, address, Instagram"; empty if nothing is known. */
export function contactSummary({ address, phones, email, links }: Contact): string {
  const known = [
    ...(phones.some(({ typed }) => typed !== '') ? ['phone'] : []),
    ...(Object.values(address).some((part) => part !== '') ? ['address'] : []),
    ...(email === '' ? [] : ['email']),
  ];
  const kinds = links.filter(({ url }) => url !== '').map(({ kind }) => LINK_LABELS[kind]);
  const summary = [...known, ...new Set(kinds)].join(', ');
  return summary.charAt(0).toUpperCase() + summary.slice(1);
}

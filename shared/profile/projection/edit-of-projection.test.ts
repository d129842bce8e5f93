import { expect, test } from 'vitest';
import { aProfile } from '#tests/builders/a-profile.ts';
import { aSiteContent } from '#tests/builders/a-site-content.ts';
import { projectProfile } from '../project-profile.ts';
import { emptyProfile, type RestaurantProfile } from '../restaurant-profile.ts';
import { editOfProjection } from './edit-of-projection.ts';
import type { FactKind } from './fact-kinds.ts';

const POLICY = 'pages[0].sections.contact.takes_reservations';
const LINK = 'pages[0].sections.contact.reservation_url';
const NOT_TAKEN = { booking: { ...emptyProfile('').booking, policy: 'not_taken' } } as const;
const WITH_LINK = {
  links: [{ kind: 'booking', url: 'https://a.example.com/', typed: '', label: '' }],
} as never;
const CONTACT = 'pages[0].sections.contact';
const PHONE = { number: '', typed: '(212) 555-0147', label: '' };

/** What an edit of a page that shows this kind of facts changes in the profile. */
function edited(kind: FactKind, given: Partial<RestaurantProfile>, [path, value]: [string, unknown]) {
  const profile = aProfile(given);
  const content = projectProfile(aSiteContent(), profile, [kind]);
  const changes = { [path]: value } as Parameters<typeof editOfProjection>[1];
  return editOfProjection({ content, profile }, changes, [kind]);
}

test.each<[FactKind, Partial<RestaurantProfile>, [string, unknown], object]>([
  ['booking', {}, [POLICY, false], { 'booking.policy': 'not_taken' }],
  ['booking', {}, [POLICY, true], {}],
  ['booking', NOT_TAKEN, [POLICY, true], { 'booking.policy': 'accepted' }],
  ['booking', WITH_LINK, [LINK, ''], { 'links.delete_index': 0 }],
  [
    'booking',
    WITH_LINK,
    [LINK, 'https://b.example.com/'],
    { 'links[0].url': 'https://b.example.com/', 'links[0].typed': '' },
  ],
  ['contact', { email: '' }, [`${CONTACT}.email`, 'a@b.co'], { email: 'a@b.co' }],
  [
    'contact',
    { phones: [] },
    [`${CONTACT}.phone`, '(212) 555-0199'],
    { 'phones[0]': { typed: '(212) 555-0199' } },
  ],
  ['contact', { phones: [PHONE] }, [`${CONTACT}.phone`, ''], { 'phones.delete_index': 0 }],
  [
    'contact',
    { phones: [PHONE] },
    [`${CONTACT}.phone`, '(212) 555-0199'],
    { 'phones[0].typed': '(212) 555-0199', 'phones[0].number': '' },
  ],
])('an edit of %s changes the profile: %o, %o', (kind, given, change, expected) => {
  expect(edited(kind, given, change)).toEqual({ profileChanges: expected, ownKinds: [] });
});

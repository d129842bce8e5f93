import { expect, test } from 'vitest';
import type { Service } from './hours.ts';
import { OVERLAP, problemOfServices } from './service-problem.ts';

const aService = (opens: string, closes: string | null, more: Partial<Service> = {}): Service => ({
  name: '',
  days: ['friday'],
  opens,
  closes,
  last_seating: null,
  season: null,
  note: '',
  ...more,
});
const LUNCH = aService('11:00', '15:00');
const WINTER = { from: '11-01', to: '02-28', name: '' };

test.each<[string, Service[]]>([
  ['begin when the one before ends', [LUNCH, aService('15:00', '22:00')]],
  ['are listed in reverse order', [aService('15:00', '22:00'), LUNCH]],
  ['are on other days', [LUNCH, aService('14:00', '16:00', { days: ['saturday'] })]],
  ['apply in a season', [LUNCH, aService('14:00', '16:00', { season: WINTER })]],
  ['have no closing time', [LUNCH, aService('14:00', null)]],
])('services that %s don’t overlap', (_, services) => expect(problemOfServices(services)).toBeUndefined());

test.each<[string, Service[]]>([
  ['by a minute', [LUNCH, aService('14:59', '22:00')]],
  ['in reverse order', [aService('14:59', '22:00'), LUNCH]],
  ['on one of their days', [LUNCH, aService('14:00', '16:00', { days: ['thursday', 'friday'] })]],
  ['after midnight', [aService('18:00', '02:00'), aService('23:00', '03:00')]],
])('services that overlap %s have a problem', (_, services) =>
  expect(problemOfServices(services)).toBe(OVERLAP),
);

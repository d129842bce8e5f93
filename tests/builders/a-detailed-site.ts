import { projectProfile } from '#shared/profile/project-profile.ts';
import { withNearDates } from '#shared/profile/projection/print-facts.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import type { SiteContent, Weekday } from '#shared/site/site-content.ts';
import { aProfile } from './a-profile.ts';
import { aSiteContent } from './a-site-content.ts';

const WEEK: Weekday[] = ['tuesday', 'wednesday', 'thursday'];
const service = (name: string, days: Weekday[], [opens, closes]: [string, string | null]) => ({
  name,
  days,
  opens,
  closes,
  last_seating: null,
  season: null,
  note: '',
});

/** A profile with every kind of hours and contact detail. */
export function aDetailedProfile(given: Partial<RestaurantProfile> = {}): RestaurantProfile {
  return aProfile({
    phones: [
      { number: '+12125550147', typed: '(212) 555-0147', label: '' },
      { number: '+12125550148', typed: '(212) 555-0148', label: 'WhatsApp' },
      { number: '', typed: '555-0149', label: 'Catering' },
    ],
    links: [
      { kind: 'instagram', url: 'https://www.instagram.com/lupo.nyc/', typed: '@lupo.nyc' },
      { kind: 'booking', url: 'https://tables.example/lupo', typed: '' },
      { kind: 'ordering', url: 'https://orders.example/lupo?from=site', typed: '' },
      { kind: 'map', url: 'https://maps.example/lupo', typed: '' },
      { kind: 'other', url: 'https://lupo.example/gifts', typed: 'Gift cards' },
    ],
    services: [
      service('Lunch', WEEK, ['12:00', '14:30']),
      { ...service('Dinner', [...WEEK, 'friday'], ['18:00', '23:00']), last_seating: '21:30' },
      { ...service('', ['saturday'], ['18:00', null]), note: 'until late' },
      service('', ['sunday'], ['17:00', null]),
      service('Kitchen', [...WEEK, 'friday'], ['18:00', '22:00']),
      {
        ...service('Terrace', ['friday', 'saturday'], ['16:00', '22:00']),
        season: { from: '05-01', to: '09-30', name: '' },
      },
      {
        ...service('Brunch', ['sunday'], ['10:00', '14:00']),
        season: { from: '06-01', to: '08-31', name: 'Summer' },
      },
    ],
    hours_text: 'The first Tuesday of the month we cook for the block.',
    ...given,
  });
}

/** The website of this restaurant. */
export function aDetailedSite(changes: Partial<SiteContent> = {}, profile = aDetailedProfile()): SiteContent {
  const printed = projectProfile(aSiteContent(changes), profile);
  return withNearDates(printed, profile, { today: '2026-12-01' });
}

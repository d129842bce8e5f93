import { expect, test } from 'vitest';
import { readProfile } from '../read-profile.ts';

const hoursIn = (text: string) =>
  readProfile(text, { region: '', language: '', currency: '', today: '2026-11-22' })
    .proposals.filter(({ confidence }) => confidence === 'certain')
    .flatMap((one) => (one.field === 'hours_text' ? [one.value] : one.field === 'services' ? ['data'] : []));

test.each([
  [
    'We run a food truck. Weds lunch at the courthouse square 11-2, Fri night Hops Brewery 5-9, Sat farmers market 8-1.',
    'Weds lunch at the courthouse square 11-2, Fri night Hops Brewery 5-9, Sat farmers market 8-1',
  ],
  [
    'Find the truck: Tuesday 11-2 at Main Plaza, Thursday 5-8 at Hop Yard. Cash only.',
    'Find the truck: Tuesday 11-2 at Main Plaza, Thursday 5-8 at Hop Yard.',
  ],
  [
    'A wood fired van. Wed Kelham Island 5-9, Thurs Dronfield (Sainsbury car park) 5-8.30, Sat Bakewell market 10-3.',
    'Wed Kelham Island 5-9, Thurs Dronfield (Sainsbury car park) 5-8.30, Sat Bakewell market 10-3',
  ],
  [
    'Unser Imbisswagen: Dienstag 11-14 Uhr Marktplatz, Freitag 17-21 Uhr beim Bahnhof.',
    'Dienstag 11-14 Uhr Marktplatz, Freitag 17-21 Uhr beim Bahnhof',
  ],
])('hours at several places stand as they were written, and are no week: %s', (text, expected) => {
  expect(hoursIn(text)).toEqual([expected]);
});

test.each([
  'Food truck. Open Tue-Sun 11-9.',
  'Taco cart at Elm Park. Monday to Friday 11-3, Saturday 10-4.',
  'Bistro Luna. Lunch Mon-Fri 11-2 in the bar, dinner Tue-Sat 5-9 at the park side terrace.',
])('hours of one place stay data: %s', (text) => {
  expect(hoursIn(text)).toContain('data');
});

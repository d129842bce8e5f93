import { expect, test } from 'vitest';
import type { OpeningHours } from '#shared/site/site-content.ts';
import { readOwnerText } from '../owner-text.ts';
import { readHours } from './read-hours.ts';

const split = [
  { opens: '12:00', closes: '15:00' },
  { opens: '19:00', closes: '23:00' },
];
const allDay = (opens: string, closes: string): OpeningHours =>
  Object.fromEntries(
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [
      day,
      [{ opens, closes }],
    ]),
  );

const cases: readonly (readonly [said: string, printed: string, opening: OpeningHours])[] = [
  ['closed Mondays', 'Closed on Mondays', { monday: [] }],
  ['Mondays closed', 'Closed on Mondays', { monday: [] }],
  ['closed on Sunday and Monday', 'Closed on Sundays and Mondays', { sunday: [], monday: [] }],
  ['chiuso il lunedì', 'Closed on Mondays', { monday: [] }],
  ['fermé le dimanche', 'Closed on Sundays', { sunday: [] }],
  ['cerrado los martes', 'Closed on Tuesdays', { tuesday: [] }],
  ['Montag Ruhetag', 'Closed on Mondays', { monday: [] }],
  [
    'open Tue-Sun 12-15 and 19-23',
    'Tuesday to Sunday 12–15 and 19–23',
    { tuesday: split, wednesday: split, thursday: split, friday: split, saturday: split, sunday: split },
  ],
  [
    'open 12-15 and 19-23, closed Mondays',
    'Open 12–15 and 19–23; closed on Mondays',
    {
      monday: [],
      tuesday: split,
      wednesday: split,
      thursday: split,
      friday: split,
      saturday: split,
      sunday: split,
    },
  ],
  ['daily from 8am', 'Daily from 8am', {}],
  ['Open 7 days a week 9:00-17:30', 'Daily 9:00–17:30', allDay('09:00', '17:30')],
  [
    'Open every day except Tuesday 18:00-02:00',
    'Wednesday to Monday 18:00–02:00; closed on Tuesdays',
    { ...allDay('18:00', '02:00'), tuesday: [] },
  ],
  [
    'Sat & Sun 11am-3pm',
    'Saturday and Sunday 11am–3pm',
    { saturday: [{ opens: '11:00', closes: '15:00' }], sunday: [{ opens: '11:00', closes: '15:00' }] },
  ],
  [
    'open Fri 11-3pm and 5-10pm',
    'Friday 11–3pm and 5–10pm',
    {
      friday: [
        { opens: '11:00', closes: '15:00' },
        { opens: '17:00', closes: '22:00' },
      ],
    },
  ],
  [
    'open 8-16 weekdays, 9-17 weekends',
    'Monday to Friday 8–16; Saturday and Sunday 9–17',
    {
      ...allDay('08:00', '16:00'),
      saturday: [{ opens: '09:00', closes: '17:00' }],
      sunday: [{ opens: '09:00', closes: '17:00' }],
    },
  ],
  ['Mon-Fri 6-10', 'Monday to Friday 6–10', {}],
  [
    'Öffnungszeiten Mi-So 11-22 Uhr',
    'Wednesday to Sunday 11–22 Uhr',
    Object.fromEntries(
      ['wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [
        day,
        [{ opens: '11:00', closes: '22:00' }],
      ]),
    ),
  ],
  [
    'Ouvert de samedi à dimanche 12h-22h',
    'Saturday and Sunday 12h–22h',
    { saturday: [{ opens: '12:00', closes: '22:00' }], sunday: [{ opens: '12:00', closes: '22:00' }] },
  ],
  ['closed Sunday evenings', 'Closed on Sunday evenings', {}],
  ['closed in August', 'Closed in August', {}],
  ['open daily 11am-late', 'Daily 11am until late', {}],
  [
    'Wednesday, 6pm until midnight',
    'Wednesday 6pm–midnight',
    { wednesday: [{ opens: '18:00', closes: '00:00' }] },
  ],
  ['happy hour 5-7pm', '', {}],
  ['live jazz on Fridays 8pm-11pm', '', {}],
  ['open kitchen, seats 40, tacos 4-6, since 1974', '', {}],
  ['sun terrace', '', {}],
  ['', '', {}],
];

test.each(cases)('"%s" is read as "%s"', (said, printed, opening) => {
  expect(readHours(readOwnerText(said))).toMatchObject({ printed, opening });
  expect(readHours(readOwnerText(said)).opening).toEqual(opening);
});

import { expect, test } from 'vitest';
import { printReading } from '#tests/builders/printed-reading.ts';
import { readHours } from './read-hours.ts';

const context = { region: 'US', language: 'en', currency: 'USD', today: '2026-11-22' };

function read(source: string): string[] {
  return printReading(readHours({ source, free: [{ start: 0, end: source.length }] }, context));
}

const WEEKS: readonly (readonly [said: string, ...read: string[]])[] = [
  [
    'Open 11 to 9 daily, Sundays 12 to 8, closed Tuesdays.',
    'mo,we-sa 11:00-21:00',
    'su 12:00-20:00',
    'closed tu',
  ],
  ['Mon-Thu 9a-9p, Fri-Sun 9a-10p, closed Tues', 'mo,we,th 09:00-21:00', 'fr-su 09:00-22:00', 'closed tu'],
  [
    'lunch 11:30-2:30 mon-fri dinner 4:30-9 mon-sat closed sun',
    'Lunch mo-fr 11:30-14:30',
    'Dinner mo-sa 16:30-21:00',
    'closed su',
  ],
  ['SUN-THU 11AM-10PM FRI & SAT 11AM-MIDNIGHT', 'mo-th,su 11:00-22:00', 'fr,sa 11:00-00:00'],
  ['Mon-Sat 11-10 (midnight Fri & Sat)', 'mo-th 11:00-22:00', 'fr,sa 11:00-00:00'],
  ['12-10 daily (11 Fri & Sat)', 'mo-th,su 12:00-22:00', 'fr,sa 12:00-23:00'],
  [
    'Open Sat and Sun 9-5, we close Friday at 2. Mon-Thu 9-8.',
    'sa,su 09:00-17:00',
    'fr 09:00-14:00',
    'mo-th 09:00-20:00',
  ],
  ['Mon-Fri 9-5, Sat 10-4, kitchen 12-3', 'mo-fr 09:00-17:00', 'sa 10:00-16:00', '"kitchen 12-3"'],
  [
    'Tues to Fri: 12pm – 3pm (last order 2.30pm), 6pm – 10pm (last order 9.30pm)',
    'tu-fr 12:00-15:00 last 14:30',
    'tu-fr 18:00-22:00 last 21:30',
  ],
  ['M-F 10:30a-3:30p, closed wknds', 'mo-fr 10:30-15:30', 'closed sa', 'closed su'],
  ['Mon–Fri 11-2:30 and 5-10', 'mo-fr 11:00-14:30', 'mo-fr 17:00-22:00'],
  ['Tues thru Sat dinner 5 to 10pm', 'Dinner tu-sa 17:00-22:00'],
  ['We are a family trattoria, open daily 7am-3pm', 'daily 07:00-15:00'],
  ['open every day except Monday', 'closed mo'],
  ['Open every day except Tuesday, 6pm-11pm', 'mo,we-su 18:00-23:00', 'closed tu'],
  ['We are closed Mondays.', 'closed mo'],
  ['Closed on Sunday and Monday', 'closed mo', 'closed su'],
  ['Mondays closed', 'closed mo'],
  ["We're not open on Mondays", 'closed mo'],
  ['weekends from 9am', 'sa,su 09:00-'],
  ['Dinner Tue-Sat 5-10, last seating 9', 'Dinner tu-sa 17:00-22:00 last 21:00'],
  ['Open Wed-Sun from 5 until late', 'we-su 17:00- (until late)'],
  ['noon to midnight every day', 'daily 12:00-00:00'],
  ['Open 24/7', 'daily 00:00-24:00'],
  ['M-F 7a-3p', 'mo-fr 07:00-15:00'],
  [
    'Mon-Thu 11am-9pm, Fri-Sat 11am-10pm, Sun 12-8pm',
    'mo-th 11:00-21:00',
    'fr,sa 11:00-22:00',
    'su 12:00-20:00',
  ],
  ['Open Tuesday to Sunday, 5-10', 'tu-su 17:00-22:00'],
  [
    'Hours: Tuesday-Saturday 5:30pm - 10pm. Closed Sunday and Monday.',
    'tu-sa 17:30-22:00',
    'closed mo',
    'closed su',
  ],
  ['Lunch Tue–Fri 12–2:30, dinner Tue–Sat 6–10', 'Lunch tu-fr 12:00-14:30', 'Dinner tu-sa 18:00-22:00'],
  ['Tue–Sat lunch 12–2, dinner 5–10', 'Lunch tu-sa 12:00-14:00', 'Dinner tu-sa 17:00-22:00'],
  [
    'Lunch 12–2:30, dinner 5:30–10, closed Mondays',
    'Lunch tu-su 12:00-14:30',
    'Dinner tu-su 17:30-22:00',
    'closed mo',
  ],
  [
    'Monday: Closed\nTuesday: 11:00 AM - 9:00 PM\nWednesday: 11:00 AM - 9:00 PM',
    'closed mo',
    'tu 11:00-21:00',
    'we 11:00-21:00',
  ],
  [
    'Mon - Thu\n11am - 9pm\nFri - Sat\n11am - 11pm\nSun\nClosed',
    'mo-th 11:00-21:00',
    'fr,sa 11:00-23:00',
    'closed su',
  ],
  ['were open tuesday to saturday 11 to 8', 'tu-sa 11:00-20:00'],
  [
    'Mon-Thu 11:30-2 & 5-9, Fri till 10',
    'mo-th 11:30-14:00',
    'mo-th 17:00-21:00',
    'fr 11:30-14:00',
    'fr 17:00-22:00',
  ],
  [
    'Lunch 12-2.30 Monday to Saturday, Sunday lunch 12 till 4',
    'Lunch mo-sa 12:00-14:30',
    'Lunch su 12:00-16:00',
  ],
  ['Lunch 12-2 Mon-Fri, Sat & Sun 11-3', 'Lunch mo-fr 12:00-14:00', 'sa,su 11:00-15:00'],
  ['Tuesday through Thursday five to nine thirty', 'tu-th 17:00-21:30'],
  ['Sunday brunch from ten to two', 'Brunch su 10:00-14:00'],
  ['Open half past five to ten Tuesday to Sunday', 'tu-su 17:30-22:00'],
  ['open noon to midnight except sunday noon to 8', 'mo-sa 12:00-00:00', 'su 12:00-20:00'],
  ['opens at 4 Tuesday through Sunday and stays open til midnight', 'tu-su 16:00-00:00'],
  ['so: mon-sat 11-10, sun 11-9', 'mo-sa 11:00-22:00', 'su 11:00-21:00'],
  ['Sundays we close at 9', '"Sundays we close at 9"'],
  ['Breakfast all day. Monday-Friday 6a-2p', 'mo-fr 06:00-14:00'],
  ['Sat 12pm - 11pm\nSun 12pm - 9pm (last orders 8.15pm)', 'sa 12:00-23:00', 'su 12:00-21:00 last 20:15'],
  ['Mon 9-5 | Tue 9-5 | Wed closed', 'mo 09:00-17:00', 'tu 09:00-17:00', 'closed we'],
  ['Open 8-4 weekdays, 9-3 weekends', 'mo-fr 08:00-16:00', 'sa,su 09:00-15:00'],
  ['Sat & Sun 10am–2pm brunch', 'Brunch sa,su 10:00-14:00'],
  ['Brunch Saturday and Sunday 10-2', 'Brunch sa,su 10:00-14:00'],
  [
    'Breakfast 7-11 and lunch 11:30-3, Monday through Friday',
    'Breakfast mo-fr 07:00-11:00',
    'Lunch mo-fr 11:30-15:00',
  ],
  ['Open seven days a week, 11:30am to 10pm', 'daily 11:30-22:00'],
  ['Open 11-9 daily', 'daily 11:00-21:00'],
  ['We open at 7 and close at 3, Monday to Friday', 'mo-fr 07:00-15:00'],
  ['Sunday to Thursday 5-9, Friday and Saturday 5-10', 'mo-th,su 17:00-21:00', 'fr,sa 17:00-22:00'],
  ['Sun–Thu 11am–9pm, Fri & Sat until 11', 'mo-th,su 11:00-21:00', 'fr,sa 11:00-23:00'],
  ['Open daily 5-10, until 11 on Fridays and Saturdays', 'mo-th,su 17:00-22:00', 'fr,sa 17:00-23:00'],
  ['Open daily 5pm-10pm, closed Mondays', 'tu-su 17:00-22:00', 'closed mo'],
  ['Mon-Fri 12:00-14:30, 17:30-22:00', 'mo-fr 12:00-14:30', 'mo-fr 17:30-22:00'],
  ['Mon-Sat 0700-1500', 'mo-sa 07:00-15:00'],
  ['Thursday through Monday, 5pm to close', 'mo,th-su 17:00- (to close)'],
  ['Fri-Sat 6pm-2am', 'fr,sa 18:00-02:00'],
  ['Wed, Thu & Sun 4–10pm; Fri & Sat 4pm–midnight', 'we,th,su 16:00-22:00', 'fr,sa 16:00-00:00'],
  ['open Tue-Sun 12-15 and 19-23', 'tu-su 12:00-15:00', 'tu-su 19:00-23:00'],
  ['Open Tuesday-Sunday 12-10pm, kitchen closes at 9:30', 'tu-su 12:00-22:00 (kitchen closes at 9:30)'],
  [
    'Open Mon-Sat 8am-6pm, closed Sundays and public holidays',
    'mo-sa 08:00-18:00',
    'closed su',
    '"closed Sundays and public holidays"',
  ],
  ['Open Tuesday to Saturday 5-10 with live music on Fridays', 'tu-sa 17:00-22:00'],
  ['Summer (June–August): daily 11am–11pm', 'daily 11:00-23:00 [06-01..08-31 Summer]'],
  ['Open Mondays 5-10 from May to September', 'mo 17:00-22:00 [05-01..09-30]'],
  ['Takeout daily 11am-8pm', 'Takeout daily 11:00-20:00'],
  ['Kitchen: Mon-Sat 12-9pm. Bar: Mon-Sat 12pm-1am', 'Kitchen mo-sa 12:00-21:00', 'Bar mo-sa 12:00-01:00'],
  ['Wed-Sat 5 p.m. - 10 p.m.', 'we-sa 17:00-22:00'],
  [
    'Tuesday–Friday: 7 am – 6 pm\nSaturday: 8 am – 4 pm\nClosed Sunday & Monday',
    'tu-fr 07:00-18:00',
    'sa 08:00-16:00',
    'closed mo',
    'closed su',
  ],
];

const DATED: typeof WEEKS = [
  [
    'Noon to 9pm May through September, noon to 6pm Thu-Sun in winter',
    'daily 12:00-21:00 [05-01..09-30]',
    '"noon to 6pm Thu-Sun in winter"',
  ],
  ['closed Dec 24–26', '2026-12-24..2026-12-26 closed'],
  ['Closed December 24th to January 2nd', '2026-12-24..2027-01-02 closed'],
  ['Thanksgiving 12-6', 'Thanksgiving 2026-11-26 12:00-18:00'],
  [
    'Closed Christmas Day and New Year’s Day',
    'Christmas Day 2026-12-25 closed',
    'New Year’s Day 2027-01-01 closed',
  ],
  [
    'Closed Thanksgiving, Christmas and Easter Sunday',
    'Thanksgiving 2026-11-26 closed',
    'Christmas 2026-12-25 closed',
    'Easter Sunday 2027-03-28 closed',
  ],
  ['We are closed in January', '2027-01-01..2027-01-31 closed'],
  ['Closed Mondays and Christmas Day', 'closed mo', 'Christmas Day 2026-12-25 closed'],
  ['Closed July 4th', 'July 4th 2027-07-04 closed'],
  ['Christmas Eve: 11am-3pm', 'Christmas Eve 2026-12-24 11:00-15:00'],
  ['closed Nov 10 to 20', '2027-11-10..2027-11-20 closed'],
  ['closed March 3, 2027', '2027-03-03 closed'],
];

const DOUBTFUL: typeof WEEKS = [
  ['weekends from 9', '? sa,su 09:00-', '? sa,su 21:00-', '"weekends from 9"'],
  [
    'Mon-Thu 8am-8pm, Sat 10-5, Fridays until 2',
    'mo-th 08:00-20:00',
    'sa 10:00-17:00',
    '? fr 10:00-14:00',
    '"Fridays until 2"',
  ],
  ['Open Mon-Fri 6-10', '? mo-fr 06:00-10:00', '? mo-fr 18:00-22:00', '"Open Mon-Fri 6-10"'],
  ['lunch Mon-Fri, brunch Sat & Sun 10–2', 'Brunch sa,su 10:00-14:00', '"lunch Mon-Fri"'],
  ["May to September we're also open Mondays", '"May to September we\'re also open Mondays"'],
  ['Open 11-9', '? daily 11:00-21:00', '"Open 11-9"'],
  ['Closed Sunday evenings', '"Closed Sunday evenings"'],
  ['Open Tuesday to Sunday.', '"Open Tuesday to Sunday."'.replace('.', '')],
  [
    'Mon-Fri 9-5\nMon-Fri 9-4',
    '? mo-fr 09:00-17:00',
    '? mo-fr 09:00-16:00',
    '"Mon-Fri 9-5"',
    '"Mon-Fri 9-4"',
  ],
  [
    'Open Mon-Sat 5pm-10pm, closed Mondays',
    '? mo-sa 17:00-22:00',
    '? closed mo',
    '"Open Mon-Sat 5pm-10pm, closed Mondays"',
  ],
  ['Usually open Tue-Sat 5-10', '? tu-sa 17:00-22:00', '"Usually open Tue-Sat 5-10"'],
  ['the kitchen closes at 9:30pm', '"the kitchen closes at 9:30pm"'],
  ['no lunch on Mondays', '"no lunch on Mondays"'],
];

const NO_HOURS: readonly string[] = [
  'kids 5-9 half price',
  'serves 4-6',
  'since 1998',
  'table for 2-8',
  'Tacos 4-6, burritos 8-12',
  'Call 718-555-0142',
  '15-20 minutes walk',
  'ages 6–12',
  'staff meeting Mondays 9-10',
  'we used to open at 6',
  'Starting in March we open Mondays 5-9',
  'we would love to open Sundays 10-4',
  'open kitchen, open fire',
  'sun-dried tomatoes, Sat with friends',
  'live jazz on Fridays 8-11',
  'trivia Tuesdays 7-9pm',
  'Our dough rests for 48 hours',
  'Lunch 12 €, dinner 18-25 €',
  'sun terrace with 14 seats',
  'parties of 8-20 welcome',
  'Sunday roast 18.50',
  'we had lunch on Tuesday',
  'May I come in? We march on.',
  '',
];

test.each([...WEEKS, ...DATED, ...DOUBTFUL])('"%s"', (said, ...expected) => {
  expect(read(said)).toEqual(expected);
});

test.each([
  ['happy hour Mon–Fri 4–6', 'Happy hour: Mon–Fri 4–6'],
  ['Happy Hour: weekdays 3-6pm', 'Happy Hour: weekdays 3-6pm'],
  ['Dinner daily 5-10. Happy hour 5-6:30pm daily', 'Dinner daily 17:00-22:00', 'Happy hour: 5-6:30pm daily'],
])('a happy hour is a menu: "%s"', (said, ...expected) => {
  expect(read(said)).toEqual(expected);
});

test.each(NO_HOURS)('"%s" says nothing about hours', (said) => {
  expect(read(said).filter((line) => !line.startsWith('? "'))).toEqual([]);
});

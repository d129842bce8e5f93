import { expect, test } from 'vitest';
import { readPageFacts } from '../read-page-facts.ts';

const hoursOn = (...lines: string[]) =>
  readPageFacts(
    lines.map((line) => `<p>${line}</p>`).join(''),
    'https://restaurant.example/',
  ).hours.first.map(({ value }) => value);

test.each([
  'Happy Hour Mon-Fri 5-6 PM',
  'Live music Friday 7 pm – 10 pm',
  'Trivia night Thursdays 8 PM - 10 PM',
  'Luau Night: Wednesday 6 pm – 9 pm',
  'Thursday Oct 12, 5pm-9pm — Little Harpeth Brewery',
  'Samstag, 12. Oktober, 18:00–22:00 Uhr Weinprobe',
  'Valet parking Fri–Sat 5pm–10pm',
  'Box office: Mon–Fri 10am–4pm',
  'Sat 11am – 3pm: DJ Rosa',
  'Tickets on sale Monday 10am–6pm',
  'Ages 6-12 eat free daily',
  'Tables of 6-10 on Monday',
  'Open for groups of 8-12 every day',
  'Soup for 4-6 every day',
  'Open mic until 10pm on Friday',
  'Open bar Saturday until 11pm',
  'Half price until 6pm Monday',
  'Dinner is served 4-6 guests per table Sunday',
])('%s says nothing of when the house is open', (line) => expect(hoursOn(line)).toEqual([]));

test.each([
  'Sunday Jazz Brunch 10am–2pm',
  'Open Tue–Sun 5–10pm, live music Fridays',
  'Sat noon until half past two',
  'Tuesday to Friday, noon until half past two',
  'Dienstag bis Sonntag von elf bis halb drei',
  'Sun 12pm - half past ten',
  'Friday night 5pm–1am',
  'Every weekday 11 am until sold out',
  'Taproom: Wed–Sun 12–8pm',
  'World-class dining, Mon-Sat 5pm–10pm',
  'Sept 1 – Nov 30: Tue–Sun 5pm–9pm',
  'Hours on Oct 31: Fri 5pm–9pm',
  'Du mardi au samedi de midi à minuit',
  'Hours: 11-9 daily',
  'We are open 7-3 Monday to Friday',
  'Open Tues-Sun, 5 till close',
  'Fri & Sat 5-late',
  'Kitchen open til 10pm daily',
  'Open Friday & Saturday until 2 AM',
  'Breakfast served 7-11 Sat/Sun',
  'Freitag offen bis 23 Uhr',
  'Viernes abierto hasta las 23:30',
])('%s are hours', (line) => expect(hoursOn(line)).toEqual([line]));

test.each([
  'Half past two is when Tom wakes up on Monday',
  'Lunch for ten to twelve people',
  'Formule midi à 19,90 € du lundi au vendredi',
  'Meet us at noon on Saturday',
  'A dinner at midnight',
  'Monday: half a chicken',
])('%s are no hours', (line) => expect(hoursOn(line)).toEqual([]));

test('times below a heading are those of what it names', () => {
  expect(hoursOn('Hours', '10 a.m. to midnight', '7 days a week')).toEqual(['10 a.m. to midnight']);
  expect(hoursOn('Orari', 'Tutti i giorni', '12:30 - 15:00', '19:00 - 24:00')).toEqual([
    'Tutti i giorni 12:30 - 15:00',
    '19:00 - 24:00',
  ]);
  expect(hoursOn('Happy Hour', 'Mon – Fri', '3pm – 6pm', 'Hours', 'Daily', '8am – 3pm')).toEqual([
    'Daily 8am – 3pm',
  ]);
  expect(hoursOn('Happy Hour', 'Margherita $14', 'Mon – Fri 4pm – 9pm')).toEqual(['Mon – Fri 4pm – 9pm']);
  expect(hoursOn('Happy Hour', 'Visit us', 'Mon – Fri 3pm – 6pm')).toEqual(['Mon – Fri 3pm – 6pm']);
  expect(hoursOn('Hours & Location', '12-14 High Street', 'Phone 555.01.23')).toEqual([]);
  expect(hoursOn('Our story', '12:30 - 15:00')).toEqual([]);
});

import { expect, test } from 'vitest';
import type { ColumnRole } from '#shared/lists/guests/guest-columns.ts';
import { mapGuestList } from '#shared/lists/guests/map-guest-list.ts';
import type { ListMapping } from '#shared/lists/mapping.ts';
import { emptyProfile } from '#shared/profile/restaurant-profile.ts';
import { type Draft, readForPreview, readForSending } from './draft-request.ts';
import type { ChosenList } from './prepare-list.ts';

const OWN_LIST: ChosenList = {
  file: new File(['customer_name,phone_number,last_order_date\nAna,2125550147,2026-08-19\n'], 'guests.csv'),
  mapped: undefined,
};

const TABLE = {
  headings: ['Name', 'Phone', 'Last Visit'],
  headingLine: 1,
  rows: [{ line: 2, cells: ['Ana', '2125550147', '03/04/2026'] }],
};

const reading = (mapping: Partial<ListMapping<ColumnRole>>): ChosenList => ({
  file: new File(['Name,Phone,Last Visit\nAna,2125550147,03/04/2026\n'], 'register.csv'),
  mapped: mapGuestList(
    TABLE,
    { columns: { name: 0, phone: 1, last_order: 2 }, order: undefined, ...mapping },
    { purpose: 'campaign', place: { ...emptyProfile('Osteria Lupo'), region: 'US' } },
  ),
});

const aDraft = (change: Partial<Draft> = {}): Draft => ({
  typed: { restaurantName: 'Osteria Lupo', offer: 'Free dessert', offerCode: 'DOLCE' },
  options: { lapsedRule: 'thirty_days', holdOutPercent: 0, oneCodePerGuest: false, later: undefined },
  list: OWN_LIST,
  hasConsent: true,
  ...change,
});

test.each([
  [
    'words',
    { typed: { restaurantName: 'Osteria Lupo', offer: ' ', offerCode: 'DOLCE' } },
    'Please fill in all required fields',
  ],
  ['a list', { list: undefined }, 'Please upload a customer list CSV file'],
  [
    'a column of phone numbers',
    { list: reading({ columns: { last_order: 2 } }) },
    'Choose the column with phone numbers',
  ],
  [
    'a column of days',
    { list: reading({ columns: { phone: 1 } }) },
    'Choose the column with last order dates',
  ],
  [
    'the order of day and month',
    { list: reading({}) },
    'Choose your file’s date format (month first or day first)',
  ],
  [
    'a moment',
    { options: { ...aDraft().options, later: { day: '', time: '11:00' } } },
    'Choose a date and time',
  ],
  [
    'the consent of the guests',
    { hasConsent: false },
    'Confirm that everyone on your list agreed to get your texts.',
  ],
])('nothing is sent without %s', (_, change, message) => {
  expect(readForSending(aDraft(change))).toMatchObject({ message });
});

test('a preview needs the text, but no list or consent', () => {
  const empty = { restaurantName: '', offer: '', offerCode: '' };
  expect(readForPreview(aDraft({ typed: empty }))).toEqual({
    message: 'Please fill in all fields to generate preview',
    fields: {
      restaurantName: 'Fill in this field.',
      offer: 'Fill in this field.',
      offerCode: 'Fill in this field.',
    },
  });
  expect(readForPreview(aDraft({ list: undefined, hasConsent: false }))).toMatchObject({ list: undefined });
});

test('a list with our columns is sent unchanged, with all options', () => {
  const options = {
    lapsedRule: 'usual_gap',
    holdOutPercent: 10,
    oneCodePerGuest: true,
    later: { day: '2026-11-23', time: '11:00' },
  } as const;
  expect(readForSending(aDraft({ options }))).toEqual({
    body: {
      restaurantName: 'Osteria Lupo',
      offer: 'Free dessert',
      offerCode: 'DOLCE',
      lapsed_rule: 'usual_gap',
      holdout_percent: 10,
      one_code_per_guest: true,
      send_at: new Date('2026-11-23T11:00').toISOString(),
    },
    list: { file: OWN_LIST.file, linesAdded: 0 },
  });
});

test('a list from another system is sent with our columns, under its own name', async () => {
  const read = readForSending(aDraft({ list: reading({ order: 'day_first' }) }));
  const file = 'list' in read ? read.list?.file : undefined;
  expect([file?.name, await file?.text()]).toEqual([
    'register.csv',
    "customer_name,phone_number,last_order_date\nAna,'+12125550147,2026-04-03\n",
  ]);
});

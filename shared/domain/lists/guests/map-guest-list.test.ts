import { expect, test } from 'vitest';
import { emptyProfile } from '#shared/profile/restaurant-profile.ts';
import { readListTable } from '../list-table.ts';
import { refusedCsv } from '../mapping.ts';
import type { ListPurpose } from './canonical-guests.ts';
import { GUEST_LIST, guestConfidences, proposeGuestColumns } from './guest-columns.ts';
import { mapGuestList } from './map-guest-list.ts';

const place = (region: string) => ({ ...emptyProfile('Lupo'), region });

function mapped(
  lines: readonly string[],
  { region = 'US', purpose = 'campaign' as ListPurpose, order = undefined as 'day_first' | undefined } = {},
) {
  const table = readListTable(new TextEncoder().encode(lines.join('\r\n')), GUEST_LIST);
  const columns = proposeGuestColumns(table);
  const found = mapGuestList(table, { columns, order }, { purpose, place: place(region) });
  return { table, columns, found };
}

const GERMAN = [
  'Kundennr;Nachname;Vorname;Telefon privat;Mobil;Kunde seit;Letzter Besuch;Werbung erlaubt',
  '1;Weiß;Jürgen;030 901820;0151 23456789;01.02.2024;25.07.2026;ja',
  '2;Groß;Ina;;0171 2345678;11.11.2025;03.08.2026;nein',
  '3;Ümit;Can;;12;11.11.2025;03.08.2026;',
];

test('each field of a German list has an example of what becomes of it', () => {
  const { found } = mapped(GERMAN, { region: 'DE' });
  expect(found.examples).toEqual({
    name: { from: 'Jürgen', to: 'Jürgen Weiß' },
    last_name: { from: 'Weiß', to: 'Jürgen Weiß' },
    phone: { from: '0151 23456789', to: '+49 1512 3456789' },
    other_phone: { from: '030 901820', to: '+49 30 901820' },
    last_order: { from: '25.07.2026', to: '2026-07-25' },
    permission: { from: 'ja', to: 'May be texted' },
  });
  expect(found).toMatchObject({ order: 'day_first', missing: undefined, refusals: 1 });
});

test('a campaign leaves out who refuses, an import records it', () => {
  expect(mapped(GERMAN, { region: 'DE' }).found.csv.trim().split(/\r?\n/)).toEqual([
    'customer_name,phone_number,last_order_date',
    "Jürgen Weiß,'+4915123456789,2026-07-25",
    '',
    'Can Ümit,12,2026-08-03',
  ]);
  expect(mapped(GERMAN, { region: 'DE', purpose: 'import' }).found.csv.trim().split(/\r?\n/)).toEqual([
    'customer_name,phone_number,last_order_date,sms_opt_in',
    "Jürgen Weiß,'+4915123456789,2026-07-25,ja",
    "Ina Groß,'+491712345678,2026-08-03,nein",
    'Can Ümit,12,2026-08-03,',
  ]);
});

test('refused rows are the owner’s own, with the reason behind them', () => {
  const { table, found } = mapped(GERMAN, { region: 'DE' });
  expect(found.refused).toEqual([
    { line: 4, reason: 'phone_number “12” isn’t a phone number. Include the area code, or delete the line.' },
  ]);
  expect(refusedCsv(table, found.refused).split('\r\n')).toEqual([
    'Kundennr,Nachname,Vorname,Telefon privat,Mobil,Kunde seit,Letzter Besuch,Werbung erlaubt,Reason',
    '3,Ümit,Can,,12,11.11.2025,03.08.2026,,"phone_number “12” isn’t a phone number. Include the area code, or delete the line."',
    '',
  ]);
});

test('rows without headings are refused by their own lines', () => {
  const { found } = mapped(['Ana,212-555-0147,2026-08-19', 'Bo,12,2026-08-19', 'Cy,212-555-0149,2026-08-19']);
  expect(found.refused.map(({ line }) => line)).toEqual([2]);
});

test('nothing is made before the owner has said what the file cannot show', () => {
  const lines = ['Name,Phone,Last Visit', 'Ana,2125550147,03/04/2026'];
  expect(mapped(lines).found).toMatchObject({
    missing: 'Choose your file’s date format (month first or day first)',
    csv: '',
  });
  expect(mapped(lines, { order: 'day_first' }).found).toMatchObject({ missing: undefined });
  expect(mapped(['Name,Phone', 'Ana,2125550147']).found.missing).toBe(
    'Please choose the column with the day of the last order',
  );
  expect(mapped(['Name,Phone', 'Ana,2125550147'], { purpose: 'import' }).found.missing).toBeUndefined();
});

test('a heading that says it is sure, one that may is likely, cells alone are a guess', () => {
  const confidencesOf = (...lines: string[]) => {
    const { table, columns } = mapped(lines);
    return guestConfidences(table, columns);
  };
  expect(confidencesOf('Name,Mobile,Last Visit', 'Ana,2125550147,2026-08-19')).toEqual({
    name: 'sure',
    phone: 'sure',
    last_order: 'sure',
  });
  expect(confidencesOf('Member,Contact,Date', 'Ana,2125550147,2026-08-19')).toEqual({
    name: 'likely',
    phone: 'likely',
    last_order: 'likely',
  });
  expect(confidencesOf('Ana,2125550147,2026-08-19', 'Bo,2125550148,2026-08-20')).toEqual({
    name: 'guess',
    phone: 'guess',
    last_order: 'guess',
  });
});

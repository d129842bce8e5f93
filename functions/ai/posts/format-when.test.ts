import { expect, test } from 'vitest';
import { formatHours } from './format-when.ts';

const day = (opens: string, closes: string | null) => [{ opens, closes }];

test.each([
  ['en', day('17:00', '22:00'), '5–10 PM'],
  ['en', day('11:30', '14:00'), '11:30 AM–2 PM'],
  ['en', day('18:00', '00:00'), '6 PM–midnight'],
  ['en', day('17:00', null), 'from 5 PM'],
  ['es', day('17:00', '22:30'), '17:00–22:30'],
  ['fr', day('17:00', '22:30'), '17h–22h30'],
  ['de', day('17:00', '22:00'), '17–22 Uhr'],
  ['it', day('12:00', null), 'dalle 12:00'],
  ['de', [...day('12:00', '15:00'), ...day('18:00', '22:00')], '12–15 Uhr und 18–22 Uhr'],
])('in %s all hours of a day are displayed: %j', (language, hours, said) => {
  expect(formatHours(hours, language)).toBe(said);
});

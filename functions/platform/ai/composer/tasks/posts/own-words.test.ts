import { expect, test } from 'vitest';
import { postHouseOf } from '#functions/modules/content-plans/planning/post-house.ts';
import { aPostBrief } from '#tests/builders/a-post-brief.ts';
import { aProfile } from '#tests/builders/a-profile.ts';
import { createCouldBeAnothers } from './own-words.ts';

const dish = { name: 'Cacio e pepe', description: 'Pecorino, pepper', price: '$18', availability: '' };
const brief = aPostBrief({ date: '2027-05-03', dishes: [dish] });
const couldBeAnothers = createCouldBeAnothers(brief, postHouseOf(aProfile(), { theme: '', tone: undefined }));

test.each([
  'Sunday, May 9, is Mother’s Day. We’re open 9 AM–2 PM. Cacio e pepe, $18.',
  'Read the menu, order this anyway. Ask for the Cacio e pepe.',
  'Osteria Lupo: Open Friday, 6–11 PM. Reply STOP to opt out.',
])('another house could write nine words in a row of "%s"', (text) => {
  expect(couldBeAnothers(text)).toBe(true);
});

test.each([
  'Mother’s Day, Sunday, May 9. Cacio e pepe, $18. Open 9 AM–2 PM.',
  'Mother’s Day at Osteria Lupo: Sunday, May 9. Open 9 AM–2 PM.',
  'Pecorino, pepper. Open Friday, 6–11 PM. Call (212) 555-0147 to book.',
  'OSTERIA LUPO: Cacio e pepe ($18). Reply STOP to opt out.',
])('no other house writes as long a run of "%s"', (text) => {
  expect(couldBeAnothers(text)).toBe(false);
});

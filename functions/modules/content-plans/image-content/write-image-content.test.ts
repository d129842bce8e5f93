import { expect, test } from 'vitest';
import { createWriter } from '#functions/platform/ai/writer.ts';
import { aBlindEye } from '#tests/builders/a-blind-eye.ts';
import { anOpenMeter } from '#tests/builders/a-meter.ts';
import { aProfile } from '#tests/builders/a-profile.ts';
import { writeImageContent } from './write-image-content.ts';

test('words for a picture of the house are its story, and name no dish and no menu', async () => {
  const writer = createWriter({ provider: 'composer' }, { meter: anOpenMeter(), inspect: aBlindEye });
  const profile = aProfile();
  const { texts, dish } = await writeImageContent(
    { profile, restaurantId: 'one', writer },
    {
      picture: { ids: ['one'], alt: 'Our terrace' },
      types: ['facebook', 'instagram'],
      turn: 0,
      today: '2027-01-15',
    },
  );
  expect(dish).toBe('');
  expect(texts).toHaveLength(2);
  for (const { text } of texts) {
    expect(text).toContain('We opened in 1998.');
    expect(text).not.toMatch(/Tasting menu|Carbonara/);
  }
});

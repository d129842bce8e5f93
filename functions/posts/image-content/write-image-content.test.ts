import { expect, test } from 'vitest';
import { sentencesOf } from '#functions/ai/posts/sentences.ts';
import { createWriter } from '#functions/ai/writer.ts';
import { IMAGE_CONTENT_TYPES } from '#shared/posts/contract/image-content.ts';
import { emptyProfile, type RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { smsSegments } from '#shared/sms/sms-segments.ts';
import { anOpenMeter } from '#tests/builders/a-meter.ts';
import { aNoopInspector } from '#tests/builders/a-noop-inspector.ts';
import { aProfile } from '#tests/builders/a-profile.ts';
import { writeImageContent } from './write-image-content.ts';

const contentOf = (profile: RestaurantProfile, image: { ids: string[]; alt: string } | undefined, turn = 0) =>
  writeImageContent(
    {
      profile,
      caller: { restaurantId: 'one' },
      writer: createWriter({ provider: 'built-in' }, { meter: anOpenMeter(), inspect: aNoopInspector }),
    },
    { image, types: [...IMAGE_CONTENT_TYPES], turn, today: '2027-01-15' },
  );

const LANGUAGES = ['en', 'es', 'fr', 'de', 'it'];

test.each(LANGUAGES)(
  'in %s every type is written from a photo alone, with no sentence twice',
  async (language) => {
    const empty = { ...emptyProfile('Blue Heron Grill'), languages: [language] };
    for (const turn of [0, 1, 2, 3]) {
      const { texts, dish, generated_content } = await contentOf(empty, { ids: ['one'], alt: '' }, turn);
      expect(dish).toBe('');
      expect(texts.map(({ content_type }) => content_type)).toEqual(IMAGE_CONTENT_TYPES);
      for (const { text } of texts) expect(text.trim()).not.toBe('');
      const sentences = texts
        .flatMap(({ text }) => sentencesOf(text))
        .filter((each) => each !== 'blue heron grill');
      expect(sentences.filter((each, at) => sentences.indexOf(each) !== at)).toEqual([]);
      const sms = texts.find(({ content_type }) => content_type === 'sms_campaign')?.text ?? '';
      expect(smsSegments(sms)).toMatchObject({ segments: 1 });
      expect(generated_content.hashtags.length).toBeGreaterThanOrEqual(3);
    }
  },
);

test.each(LANGUAGES)('in %s copy for a dish names it, with no sentence twice', async (language) => {
  const profile = aProfile({ languages: [language] });
  for (const turn of [0, 1, 2, 3]) {
    const { texts, dish } = await contentOf(profile, { ids: ['one'], alt: 'Our carbonara' }, turn);
    expect(dish).toBe('Carbonara');
    const sentences = texts.flatMap(({ text }) => sentencesOf(text));
    expect(sentences.filter((each, at) => sentences.indexOf(each) !== at)).toEqual([]);
    for (const { content_type, text } of texts)
      if (content_type !== 'menu_description') expect(text, content_type).toMatch(/carbonara/i);
  }
});

test('copy for a photo without a dish names no dish', async () => {
  const { texts, dish } = await contentOf(aProfile(), { ids: ['one'], alt: 'Our terrace' });
  expect(dish).toBe('');
  for (const { text } of texts) expect(text).not.toMatch(/Tasting menu|Carbonara|Cacio/);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  GenerateImageContentSchema,
  IMAGE_CONTENT_TYPES,
  SERVER_TYPE_OF,
} from '#shared/posts/contract/image-content.ts';
import { contentTypesOf } from './content-types.ts';

const asked = (content_types: string[], selected_platforms: string[] = []) =>
  contentTypesOf(GenerateImageContentSchema.parse({ content_types, selected_platforms }));

test.each([
  [['facebook'], ['facebook']],
  [
    ['tiktok', 'facebook'],
    ['facebook', 'tiktok'],
  ],
  [['Facebook'], ['facebook']],
  [['story'], ['social_media_story']],
  [['promotional'], ['instagram']],
  [['email_campaign', 'instagram'], ['instagram']],
  [[], ['instagram']],
])('a social media caption for %j is written for %j', (platforms, types) => {
  expect(asked(['social_media_caption'], platforms)).toEqual(types);
});

test.each([
  [['promotional_content'], ['facebook'], ['promotional_content']],
  [['promotional_content'], ['google_ads'], ['google_ads']],
  [['menu_description'], ['facebook'], ['menu_description']],
  [['email_marketing'], ['email_campaign'], ['email_campaign']],
  [['sms_marketing'], [], ['sms_campaign']],
  [['promotional_content', 'google_ads'], ['google_ads'], ['promotional_content', 'google_ads']],
  [['promotional_content'], ['promotional_content', 'google_ads'], ['promotional_content', 'google_ads']],
  [
    ['social_media_caption', 'promotional_content'],
    ['facebook', 'tiktok'],
    ['facebook', 'tiktok', 'promotional_content'],
  ],
  [['social_media_caption', 'facebook'], ['tiktok'], ['tiktok', 'facebook']],
])('%j for %j are written as %j', (types, platforms, written) => {
  expect(asked(types, platforms)).toEqual(written);
});

test('choices of the screen, sent as server types with platforms, are all written', () => {
  fc.assert(
    fc.property(fc.subarray([...IMAGE_CONTENT_TYPES], { minLength: 1 }), (chosen) => {
      const serverTypes = [...new Set(chosen.map((type) => SERVER_TYPE_OF[type]))];
      expect(asked(serverTypes, chosen).toSorted()).toEqual(chosen.toSorted());
    }),
  );
});

test('a refreshed caption narrows the platforms and nothing else', () => {
  expect(asked(['facebook', 'instagram', 'email_campaign'], ['instagram'])).toEqual([
    'instagram',
    'email_campaign',
  ]);
  expect(asked(['facebook', 'instagram'])).toEqual(['facebook', 'instagram']);
});

test.each([[['linkedin']], [['facebook', 'an unknown place']]])(
  'in %j an unknown platform is rejected with the known ones',
  (selected_platforms) => {
    const asked = { content_types: ['social_media_caption'], selected_platforms };
    const refusal = GenerateImageContentSchema.safeParse(asked).error?.issues[0]?.message;
    expect(refusal).toMatch(/^Choose facebook, instagram/);
  },
);

test('an unknown content type is rejected', () => {
  expect(GenerateImageContentSchema.safeParse({ content_types: ['billboard'] }).success).toBe(false);
});

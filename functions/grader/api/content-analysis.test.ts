import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Emulators } from '#infra/local/emulators.ts';
import { ContentResultSchema } from '#shared/posts/contract/content-analysis.ts';
import { aProfile } from '#tests/builders/a-profile.ts';
import { anAnalyst } from '#tests/builders/ai-analysis-setup.ts';
import { openEmulators } from '#tests/builders/emulators.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

test('a week of posts is written by platform, for one use of writing, with ranges alone', async () => {
  const { analyze, meter } = await anAnalyst({ profile: aProfile() });
  const { status, body } = await analyze({ analysis_type: 'content', name: 'Lupo Uptown' });
  expect(status).toBe(200);
  expect(ContentResultSchema.parse(body.data)).toEqual(body.data);
  const { social_media } = body.data.generated_content;
  expect(social_media.campaign_theme).toBe('A week at Lupo Uptown');
  expect(Object.keys(social_media.platform_content)).toEqual(['facebook', 'instagram', 'google_business']);
  expect(JSON.stringify(social_media.platform_content)).toMatch(/Lupo ?Uptown/);
  expect(body.data.performance_projections.monthly_reach).toMatch(
    /^[\d,]+ to [\d,]+ views a month for every 1,000/,
  );
  expect(meter.uses.map(({ feature }) => feature)).toEqual(['content_generation']);
});

test('an empty restaurant gets a week of posts', async () => {
  const { analyze } = await anAnalyst();
  const { status, body } = await analyze({ analysis_type: 'content' });
  expect(status).toBe(200);
  const { platform_content } = body.data.generated_content.social_media;
  const posts = Object.values(platform_content as Record<string, { post_text: string }[]>).flat();
  expect(posts).toHaveLength(6);
});

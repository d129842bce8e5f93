import { expect, test } from 'vitest';
import type { SiteImage } from '#shared/images/contract/site-image.ts';
import type { ModerationItem } from '#shared/moderation/contract/moderation-routes.ts';
import type { EnhancedImage } from '#shared/photos/contract/enhancement.ts';
import type { ContentPlan } from '#shared/posts/contract/content-plan.ts';
import { aSidewaysPhoto } from '#tests/builders/hostile-images.ts';
import { until } from '#tests/builders/until.ts';
import { aFoodPhoto } from './an-enhanced-image.ts';
import type { ApiClient } from './api-client.ts';
import { anOwner, type Owner } from './owner.ts';

type Platform = { api: ApiClient; administrator: () => Promise<string> };

const WITHDRAWN = { timeoutMs: 120_000, everyMs: 500 };
const CURE = 'Broth that cures the flu';

/** Image enhancer, content creator, and moderation, over HTTP only, in local mode and on deployed stacks. */
export function defineAiToolsJourneys(platform: () => Platform): void {
  test('a photo is enhanced, enhanced again from the gallery, and chosen for the posts of a week', async () => {
    const { api } = platform();
    const owner = await anOwner(api);
    const { token } = owner;
    const enhanced = await anEnhancedPhoto(api, owner);
    const params = { id: enhanced.image_id };
    const again = await api('enhanceImage', {
      token,
      body: { image_id: params.id, preset: 'modern_minimal' },
    });
    expect(again.body.data).toMatchObject({ enhanced_image: { alt_text: 'A pizza with basil' } });
    const crops = await api('cropEnhancedImage', { token, params, body: { places: ['instagram_post'] } });
    expect(crops.body.data).toMatchObject({ crops: [{ width: 1080, height: 1350, meets_spec: true }] });
    const used = await api('useEnhancedImage', { token, params, body: {} });
    const { image_id } = used.body.data as SiteImage;

    const plan = await aPlan(api, owner, { offer: 'Soup and bread for $8', image_id });
    expect(plan.posts.map((post) => post.image_id)).toEqual([image_id]);
    expect((await api('deleteEnhancedImage', { token, params })).status).toBe(200);
    const { images } = (await api('listEnhancedImages', { token })).body.data as { images: EnhancedImage[] };
    expect(images).toHaveLength(1);
    const kept = await api('getContentPlan', { token, params: { id: plan.plan_id } });
    expect(kept.body.data).toEqual(plan);
  });

  test('content that an administrator rejects is removed from the owner’s posts', async () => {
    const { api, administrator } = platform();
    const [owner, admin] = [await anOwner(api), await administrator()];
    const { token, restaurantId } = owner;
    const { plan_id } = await aPlan(api, owner, { offer: CURE });
    const posts = async () => {
      const { body } = await api('getContentPlan', { token, params: { id: plan_id } });
      return JSON.stringify((body.data as ContentPlan).posts);
    };
    expect(await posts()).toMatch(/cures the flu/i);
    const flagged = await until(async () => {
      const { body } = await api('listFlaggedContent', { token: admin, query: { search: restaurantId } });
      const { content } = body.data as { content: ModerationItem[] };
      return content.length > 0 ? content : undefined;
    }, WITHDRAWN);
    for (const { moderation_id } of flagged) {
      const query = { moderation_id, action: 'reject', reason: 'Prove it.' };
      expect((await api('moderateContent', { token: admin, query })).status).toBe(200);
    }
    await until(async () => (/cures the flu/i.test(await posts()) ? undefined : true), WITHDRAWN);
    expect(await posts()).not.toMatch(/cures the flu/i);
  });

  test('a new About text and a review reply are written from the profile, and a reply needs its review', async () => {
    const { api } = platform();
    const { token } = await anOwner(api);
    const textOf = async (body: object) => {
      const answer = await api('generateImageContent', { token, body });
      expect(answer.status).toBe(200);
      return (answer.body.data as { texts: { content_type: string; text: string }[] }).texts;
    };
    const [about] = await textOf({ content_types: ['about'] });
    expect(about?.content_type).toBe('about');
    expect(about?.text.length).toBeGreaterThan(40);
    const review = { text: 'slow service but great food', mood: 'mixed' };
    const [reply] = await textOf({ content_types: ['review_reply'], review });
    expect(reply?.text).toMatch(/thank|appreciate/i);
    const refused = await api('generateImageContent', { token, body: { content_types: ['review_reply'] } });
    expect([refused.status, refused.body.fields]).toEqual([422, { review: 'Enter the review.' }]);
  });

  test('an administrator’s limit is enforced and explained, and so is a feature that is off', async () => {
    const { api, administrator } = platform();
    const [owner, admin] = [await anOwner(api), await administrator()];
    const { token, restaurantId: restaurant_id } = owner;
    const dish = { name: 'Cacio e pepe', description: 'Pecorino, black pepper', price: '16', amount: 16 };
    expect((await api('updateProfile', { token, body: { 'dishes[0]': dish } })).status).toBe(200);
    const change = async (more: object) => {
      const body = { restaurant_id, feature_name: 'content_generation', ...more };
      expect((await api('updateFeatureToggle', { token: admin, body })).status).toBe(200);
    };
    const words = () =>
      api('generateImageContent', { token, body: { content_types: ['facebook', 'menu_description'] } });

    await change({ rate_limits: { daily_limit: 1, hourly_limit: null } });
    const written = await words();
    expect(written.status).toBe(200);
    const { texts } = written.body.data as { texts: { content_type: string; text: string }[] };
    expect(texts.map(({ content_type }) => content_type)).toEqual(['facebook', 'menu_description']);
    for (const { text } of texts) expect(text).toMatch(/cacio e pepe|pecorino/i);

    const limited = await words();
    expect(limited.body).toMatchObject({ code: 'too_many_requests' });
    expect(limited.body.error).toContain('You’ve reached your limit of 1 use a day');
    expect([limited.status, Number(limited.retryAfterSeconds) > 0]).toEqual([429, true]);

    await change({ enabled: false });
    const off = await words();
    expect([off.status, off.body.code]).toEqual([403, 'feature_off']);
    expect(off.body.error).toContain('turned off for your restaurant');
    await change({ enabled: true, rate_limits: { daily_limit: null, hourly_limit: null } });
    expect((await words()).status).toBe(200);
  });
}

async function anEnhancedPhoto(api: ApiClient, owner: Owner): Promise<EnhancedImage> {
  const upload_id = await aFoodPhoto(api, owner, await aSidewaysPhoto({ width: 1600, height: 1200 }));
  const body = { upload_id, preset: 'menu_photo_perfect', alt_text: 'A pizza with basil' };
  const answer = await api('enhanceImage', { token: owner.token, body });
  expect(answer.status).toBe(201);
  return (answer.body.data as { enhanced_image: EnhancedImage }).enhanced_image;
}

async function aPlan(api: ApiClient, { token }: Owner, more: object): Promise<ContentPlan> {
  const body = { platforms: ['facebook'], weeks: 1, posts_per_week: 1, ...more };
  const answer = await api('createContentPlan', { token, body });
  expect(answer.status).toBe(201);
  return answer.body.data as ContentPlan;
}

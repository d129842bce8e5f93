import type { ContentPlan, ContentPost } from '#shared/posts/contract/content-plan.ts';

/** A post about a dish on Instagram, with these changes. */
export function aContentPost(changes: Partial<ContentPost> = {}): ContentPost {
  return {
    post_id: 'post-1',
    week: 1,
    platform: 'instagram',
    content_type: 'Dish',
    about: 'Cacio e pepe',
    date: '2026-11-25',
    time: '11:30',
    day_reason: 'Before lunch on a Wednesday.',
    subject: '',
    text: 'Cacio e pepe, $18.',
    hashtags: ['#pasta'],
    alt_text: '',
    image_id: null,
    focus: { x: 0.5, y: 0.5 },
    button: null,
    written_by: 'built-in',
    ...changes,
  };
}

/** A content calendar of these posts that starts on November 24, 2026. */
export function aContentPlan(posts: ContentPost[], changes: Partial<ContentPlan> = {}): ContentPlan {
  return {
    plan_id: 'plan-1',
    theme: '',
    platforms: [...new Set(posts.map(({ platform }) => platform))],
    weeks: Math.max(...posts.map(({ week }) => week)),
    starts_on: '2026-11-24',
    created_at: '2026-11-23T12:00:00.000Z',
    posts_total: posts.length,
    version: 1,
    language: 'en-US',
    restaurant_name: 'Osteria Lupo',
    posts,
    missing: [],
    projections: { monthly_reach: '', monthly_engagement: '', revenue_impact: '', basis: '' },
    ...changes,
  };
}

import type { contentCreatorRoutes } from '#shared/posts/contract/content-creator-routes.ts';
import type { TenantRow } from './tenant-row.ts';

/** Rows for posts and image copy. */
export const CONTENT_TENANT_ROWS: Record<keyof typeof contentCreatorRoutes, TenantRow> = {
  listOccasions: { proof: 'own data' },
  createContentPlan: {
    proof: 'own data',
    body: { platforms: ['facebook'], weeks: 1, offer: 'Soup and bread for $8' },
  },
  listContentPlans: { proof: 'own data' },
  getContentPlan: { proof: 'foreign id', id: 'content_plan' },
  editPost: {
    proof: 'foreign id',
    id: 'content_plan',
    request: (id) => ({ params: { id, postId: 'p1' }, body: { text: 'Mine now.' } }),
  },
  writePostAgain: {
    proof: 'foreign id',
    id: 'content_plan',
    request: (id) => ({ params: { id, postId: 'p1' } }),
  },
  deleteContentPlan: { proof: 'foreign id', id: 'content_plan' },
  generateImageContent: {
    proof: 'foreign id',
    id: 'image',
    request: (image_id) => ({ body: { image_id, content_types: ['facebook'] } }),
  },
  rewriteText: {
    proof: 'foreign id',
    id: 'website',
    request: (id) => ({
      params: { id },
      body: { path: 'pages[0].sections.about.content', text: 'Come hungry.', action: 'rewrite' },
    }),
  },
  getRewrite: { proof: 'own data', params: { id: 'a-rewrite-of-someone' } },
  cancelRewrite: { proof: 'own data', params: { id: 'a-rewrite-of-someone' } },
};

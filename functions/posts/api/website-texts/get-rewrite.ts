import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { ContentCreatorDependencies } from '#functions/posts/api/dependencies.ts';
import type { contentCreatorRoutes } from '#shared/posts/contract/content-creator-routes.ts';

/** The text so far of a rewrite in progress. */
export function createGetRewrite({
  rewrites,
}: Pick<ContentCreatorDependencies, 'rewrites'>): Operation<typeof contentCreatorRoutes.getRewrite> {
  return async ({ params }, { restaurantId }) => ({
    text: await rewrites.getText({ restaurantId, rewriteId: params.id }),
  });
}

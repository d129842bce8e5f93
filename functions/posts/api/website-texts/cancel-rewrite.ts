import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { ContentCreatorDependencies } from '#functions/posts/api/dependencies.ts';
import type { contentCreatorRoutes } from '#shared/posts/contract/content-creator-routes.ts';

/** Marks a rewrite as canceled. The call that writes it sees the mark within a second. */
export function createCancelRewrite({
  rewrites,
}: Pick<ContentCreatorDependencies, 'rewrites'>): Operation<typeof contentCreatorRoutes.cancelRewrite> {
  return async ({ params }, { restaurantId }) => {
    await rewrites.cancel({ restaurantId, rewriteId: params.id });
    return { canceled: true };
  };
}

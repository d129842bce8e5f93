import { AppError } from '#functions/platform/app-error.ts';
import type { OwnerCaller } from '#functions/platform/auth/caller.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import { lazy } from '#functions/platform/lazy.ts';
import type { ContentCreatorDependencies } from '#functions/posts/api/dependencies.ts';
import { getProfile } from '#functions/profile/get-profile.ts';
import type { contentCreatorRoutes } from '#shared/posts/contract/content-creator-routes.ts';
import { textActionsOf } from '#shared/site/editing/text-actions.ts';

const loadWriting = lazy(() => import('./write-website-text.ts'));
const loadFollowing = lazy(() => import('./follow-rewrite.ts'));

type Dependencies = Pick<
  ContentCreatorDependencies,
  'websites' | 'profiles' | 'restaurants' | 'rewrites' | 'writer'
>;

/** Rewrites a text of a website, or answers new questions. Stores only the use. A rewrite without a change is free. */
export function createRewriteText(
  dependencies: Dependencies,
): Operation<typeof contentCreatorRoutes.rewriteText> {
  const { websites, rewrites, writer } = dependencies;
  return async ({ params, body }, caller) => {
    const { restaurantId } = caller;
    const [website, { profile }, { writeWebsiteText }] = await Promise.all([
      websites.getDocument({ restaurantId, websiteId: params.id }),
      getProfile(dependencies, restaurantId),
      loadWriting(),
    ]);
    const { path, text, action, rewrite_id: rewriteId } = body;
    if (!textActionsOf(path, text).includes(action))
      throw new AppError('invalid_input', {
        fields: { action: 'That action isn’t available for this text.' },
      });
    const use = { feature: 'content_generation', restaurantId } as const;
    let message = '';
    const rewrite = (reader: OwnerCaller) =>
      writer.withinOneUse(use, async (write) => {
        const written = await writeWebsiteText({ website, profile, caller: reader, write }, body);
        if (written.changed) return written;
        message = written.message ?? '';
        throw new AppError('nothing_to_write');
      });
    try {
      if (rewriteId === undefined || caller.onWords !== undefined) return await rewrite(caller);
      const { followRewrite } = await loadFollowing();
      return await followRewrite({ rewrites, key: { restaurantId, rewriteId }, caller }, rewrite);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'nothing_to_write') throw error;
      return { text, changed: false, message, items: [] };
    }
  };
}

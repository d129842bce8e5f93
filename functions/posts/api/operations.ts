import type { Operations } from '#functions/platform/http/http-handler.ts';
import type { contentCreatorRoutes } from '#shared/posts/contract/content-creator-routes.ts';
import { createCreateContentPlan } from './create-content-plan.ts';
import { createDeleteContentPlan } from './delete-content-plan.ts';
import type { ContentCreatorDependencies } from './dependencies.ts';
import { createEditPost } from './edit-post.ts';
import { createGetContentPlan } from './get-content-plan.ts';
import { createGenerateImageContent } from './image-content/generate-image-content.ts';
import { createListContentPlans } from './list-content-plans.ts';
import { createListOccasions } from './list-occasions.ts';
import { createCancelRewrite } from './website-texts/cancel-rewrite.ts';
import { createGetRewrite } from './website-texts/get-rewrite.ts';
import { createRewriteText } from './website-texts/rewrite-text.ts';
import { createWritePostAgain } from './write-post-again.ts';

export function createContentCreatorOperations(
  dependencies: ContentCreatorDependencies,
): Operations<typeof contentCreatorRoutes> {
  return {
    listOccasions: createListOccasions(dependencies),
    createContentPlan: createCreateContentPlan(dependencies),
    listContentPlans: createListContentPlans(dependencies),
    getContentPlan: createGetContentPlan(dependencies),
    editPost: createEditPost(dependencies),
    writePostAgain: createWritePostAgain(dependencies),
    deleteContentPlan: createDeleteContentPlan(dependencies),
    generateImageContent: createGenerateImageContent(dependencies),
    rewriteText: createRewriteText(dependencies),
    getRewrite: createGetRewrite(dependencies),
    cancelRewrite: createCancelRewrite(dependencies),
  };
}

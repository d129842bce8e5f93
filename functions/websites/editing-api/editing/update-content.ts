import type { ImageRecord } from '#functions/images/images-repository.ts';
import { newTextsOfWebsite } from '#functions/moderation/texts-of-website.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import { auditRecordValues } from '#functions/profile/audit-values.ts';
import { changeDocument, type DocumentChange } from '#functions/websites/change-document.ts';
import type { WebsiteEditingDependencies } from '#functions/websites/editing-api/dependencies.ts';
import type { WebsiteDocument } from '#functions/websites/website-rows.ts';
import { kindsFromProfile, withOwnKinds } from '#shared/profile/projection/fact-kinds.ts';
import { localDate } from '#shared/profile/projection/local-date.ts';
import { printFacts } from '#shared/profile/projection/print-facts.ts';
import { printedPaths } from '#shared/profile/projection/stale-facts.ts';
import { applyContentChanges } from '#shared/site/editing/content-editing.ts';
import type { ContentChanges } from '#shared/websites/contract/website-editing.ts';
import type { websiteEditingRoutes } from '#shared/websites/contract/website-editing-routes.ts';
import { attachImages, refuseForeign } from './attach-images.ts';
import { detachDeletedImages } from './detach-deleted-images.ts';
import { type EditedFacts, editFacts } from './edit-facts.ts';
import { withoutRejectedTexts } from './without-rejected-texts.ts';

type Dependencies = Pick<
  WebsiteEditingDependencies,
  'websites' | 'images' | 'clock' | 'profiles' | 'restaurants' | 'restaurantNames' | 'inspect' | 'moderation'
>;

const SAVED = 'Changes saved.';
const SAVED_BEHIND_HTML = 'Changes saved. Guests see your custom HTML until you switch back to sections.';

/** Applies all changes by path, or none. Facts from the profile are changed in the profile. */
export function createUpdateContent(
  dependencies: Dependencies,
): Operation<typeof websiteEditingRoutes.updateContent> {
  return async ({ params, query, body }, { restaurantId, audit }) => {
    const key = { restaurantId, websiteId: params.id };
    const facts = await editFacts(dependencies, { key, changes: body, baseVersion: query.version });
    let attached: ImageRecord[] = [];
    let flagged: readonly string[] = [];
    const saved = await changeDocument(dependencies, { key, baseVersion: query.version }, async (before) => {
      audit.before = { version: before.version };
      const changed = await changeContent(dependencies, before, { changes: body, facts });
      attached = changed.attached;
      flagged = changed.flagged;
      return changed;
    });
    const document = await withoutRejectedTexts(dependencies, saved, flagged);
    noteProfile(audit, facts, document);
    const imageIds = attached.map(({ image_id }) => image_id);
    const gone = await detachDeletedImages(dependencies, document, imageIds);
    refuseForeign(
      attached.filter(({ image_id }) => gone.includes(image_id)).map(({ url }) => url),
      body,
    );
    return {
      message: document.content_source === 'html' ? SAVED_BEHIND_HTML : SAVED,
      data: answerOf(document),
    };
  };
}

async function changeContent(
  dependencies: Dependencies,
  before: WebsiteDocument,
  { changes, facts }: { changes: ContentChanges; facts: EditedFacts },
): Promise<DocumentChange & { attached: ImageRecord[]; flagged: readonly string[] }> {
  const applied = applyContentChanges(before.content, changes);
  if (!applied.isApplied) throw new AppError('invalid_input', { fields: applied.fields });
  const { content, attached } = await attachImages(dependencies, before, {
    content: applied.content,
    changes,
  });
  const texts = newTextsOfWebsite(before.content, content);
  const flagged = await dependencies.inspect(texts, { restaurantId: before.restaurant_id });
  const { changed, ownKinds } = facts;
  const fact_sources =
    ownKinds.length === 0 ? before.fact_sources : withOwnKinds(before.fact_sources, ownKinds);
  const fields = { ...(fact_sources !== undefined && { fact_sources }) };
  if (changed === undefined)
    return { fields: { ...fields, content }, paths: applied.changedPaths, attached, flagged };
  const kinds = kindsFromProfile(fact_sources);
  const { profile } = changed.row;
  const today = localDate(dependencies.clock.now(), profile.time_zone);
  const printed = printFacts(content, profile, { kinds, today });
  // Includes changes that follow in other facts, such as booking from a phone.
  const paths = [...new Set([...applied.changedPaths, ...printedPaths(content, printed, kinds)])];
  return { fields: { ...fields, content: printed }, paths, attached, flagged };
}

/** Adds the profile's previous and new values to the audit record. */
function noteProfile(
  auditRecord: { before?: object; after?: object },
  { changed }: EditedFacts,
  { version }: WebsiteDocument,
): void {
  if (changed === undefined) return;
  auditRecord.before = {
    ...auditRecord.before,
    profile: auditRecordValues(changed.before, changed.changedPaths),
  };
  auditRecord.after = { version, profile: auditRecordValues(changed.row, changed.changedPaths) };
}

function answerOf({ version, updated_at, content }: WebsiteDocument) {
  return { version, updated_at, image_assets: content.image_assets };
}

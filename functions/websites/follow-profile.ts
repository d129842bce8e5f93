import { imageFolderOf } from '#functions/images/content-images.ts';
import type { ImagesRepository } from '#functions/images/images-repository.ts';
import { getProfile, type ProfileReader } from '#functions/profile/get-profile.ts';
import type { ProfileRow } from '#functions/profile/profile-row.ts';
import { kindsFromProfile } from '#shared/profile/projection/fact-kinds.ts';
import { DATED_HOURS } from '#shared/profile/projection/fact-paths.ts';
import { daysAfter, localDate } from '#shared/profile/projection/local-date.ts';
import { printFacts } from '#shared/profile/projection/print-facts.ts';
import { printedPaths } from '#shared/profile/projection/stale-facts.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import type { DatedOpening, SiteContent } from '#shared/site/site-content.ts';
import { type ChangeDocumentDependencies, changeDocument } from './change-document.ts';
import { keyOf } from './website-keys.ts';
import type { WebsiteDocument } from './website-rows.ts';

export type FollowProfileDependencies = ChangeDocumentDependencies &
  ProfileReader & { images: Pick<ImagesRepository, 'find'> };

/** `row`: the profile whose facts the document shows; undefined if all facts are its own. */
export type FollowedProfile = { document: WebsiteDocument; row: ProfileRow | undefined };

/**
 * Updates a document with the profile's current facts, as a regular change that conflict messages include. Writes
 * nothing if it is up to date.
 */
export async function followProfile(
  dependencies: FollowProfileDependencies,
  document: WebsiteDocument,
): Promise<FollowedProfile> {
  if (kindsFromProfile(document.fact_sources).length === 0) {
    return { document: await withoutPastDates(dependencies, document), row: undefined };
  }
  const row = await getProfile(dependencies, document.restaurant_id);
  const followed = await changeDocument(
    dependencies,
    { key: keyOf(document), baseVersion: undefined },
    async (before) => {
      const kinds = kindsFromProfile(before.fact_sources);
      const known = await withDishImages(dependencies, before, row.profile);
      const today = localDate(dependencies.clock.now(), row.profile.time_zone);
      const content = printFacts(known, row.profile, { kinds, today });
      return {
        fields: { content },
        paths: printedPaths(before.content, content, kinds),
      };
    },
  );
  return { document: followed, row };
}

/** Removes the website's own dates a day after they end, because its time zone is unknown. */
async function withoutPastDates(
  dependencies: ChangeDocumentDependencies,
  document: WebsiteDocument,
): Promise<WebsiteDocument> {
  const yesterday = daysAfter(localDate(dependencies.clock.now(), ''), -1);
  const isOver = ({ to }: DatedOpening) => to < yesterday;
  if (document.content.dated_hours?.some(isOver) !== true) return document;
  return changeDocument(
    dependencies,
    { key: keyOf(document), baseVersion: undefined },
    async ({ content }) => ({
      fields: { content: { ...content, dated_hours: content.dated_hours?.filter((date) => !isOver(date)) } },
      paths: [DATED_HOURS],
    }),
  );
}

/** Adds an asset for each existing image of the profile's dishes. */
export async function withDishImages(
  { images }: Pick<FollowProfileDependencies, 'images'>,
  { restaurant_id, content }: Pick<WebsiteDocument, 'restaurant_id' | 'content'>,
  { dishes }: RestaurantProfile,
): Promise<SiteContent> {
  const urls = [...new Set(dishes.map(({ image }) => image))].filter(
    (url) => url !== '' && !Object.hasOwn(content.image_assets, url),
  );
  if (urls.length === 0) return content;
  const found = await Promise.all(urls.map((url) => images.find(restaurant_id, imageFolderOf(url) ?? '')));
  const assets = found
    .filter((image) => image !== undefined)
    .filter(({ url }) => urls.includes(url))
    .map(({ url, asset }) => [url, asset] as const);
  return { ...content, image_assets: { ...content.image_assets, ...Object.fromEntries(assets) } };
}

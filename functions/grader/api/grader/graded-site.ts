import type { AiAnalysisDependencies } from '#functions/grader/api/dependencies.ts';
import type { PageReading } from '#functions/grader/page-facts/page-reading.ts';
import { keyOf } from '#functions/websites/website-keys.ts';
import { type GradedSite, NO_SITE, OUTSIDE_SITE } from '#shared/grader/graded-site.ts';
import { siteKeyOf } from '#shared/grader/same-site.ts';
import { kindsFromProfile } from '#shared/profile/projection/fact-kinds.ts';

type Visit = {
  restaurantId: string;
  /** The requested address; undefined if no website is known. */
  address: string | undefined;
  reading: PageReading | undefined;
};

/** Finds the address of the newest website that the restaurant has published here. */
export async function findPublishedAddress(
  { websites }: Pick<AiAnalysisDependencies, 'websites'>,
  restaurantId: string,
): Promise<string | undefined> {
  const newest = await websites.listNewest(restaurantId);
  return newest.websites.find(({ status }) => status === 'published')?.url;
}

/** Finds who built the page, by the address where the reading ended. */
export async function findGradedSite(
  { websites, sitesOrigin }: Pick<AiAnalysisDependencies, 'websites' | 'sitesOrigin'>,
  { restaurantId, address, reading }: Visit,
): Promise<GradedSite> {
  if (address === undefined) return NO_SITE;
  const place = siteKeyOf(reading?.outcome === 'read' ? reading.transfer.url : address);
  if (!place.startsWith(`${siteKeyOf(sitesOrigin)}/`)) return OUTSIDE_SITE;
  const own = (await websites.listNewest(restaurantId)).websites.find(
    ({ slug }) => slug !== undefined && siteKeyOf(`${sitesOrigin}/${slug}`) === place,
  );
  const document = own && (await websites.findDocument(keyOf(own)));
  if (document === undefined) return OUTSIDE_SITE;
  const isPrinted = document.content_source === 'sections';
  return { kind: 'ours', from_profile: isPrinted ? kindsFromProfile(document.fact_sources) : [] };
}

import type { PublishedPage, Surroundings } from '#functions/checklist/surroundings.ts';
import { getProfile } from '#functions/profile/get-profile.ts';
import { keyOf } from '#functions/websites/website-keys.ts';
import type { WebsiteRecord } from '#functions/websites/website-rows.ts';
import type { ChecklistDependencies } from './dependencies.ts';

/** Reads only the newest, so the cost doesn't grow with the history. */
const [NEWEST_WEBSITES, NEWEST_PAGES, NEWEST_IMAGES, NEWEST_CAMPAIGNS] = [20, 3, 20, 20];

type Dependencies = Omit<ChecklistDependencies, 'checklists'>;

/** Makes at most ten reads, seven of them in parallel. Throws `AppError('not_found')` if the restaurant is deleted. */
export async function gatherEvidence(
  dependencies: Dependencies,
  restaurantId: string,
): Promise<Surroundings> {
  const { clock, users, images, campaigns, redemptions, publishNeedsVerifiedEmail } = dependencies;
  const [profile, user, pages, newestImages, { campaigns: newest }, totals] = await Promise.all([
    getProfile(dependencies, restaurantId),
    users.find(restaurantId),
    publishedPages(dependencies, restaurantId),
    images.list(restaurantId, { limit: NEWEST_IMAGES }),
    campaigns.list(restaurantId, { limit: NEWEST_CAMPAIGNS }),
    redemptions.totals(restaurantId),
  ]);
  const uploadedAt = newestImages.images.map(({ created_at }) => created_at);
  return {
    now: clock.now(),
    publishNeedsVerifiedEmail,
    profile,
    user,
    pages,
    uploadedAt,
    campaigns: newest,
    redemptions: totals,
  };
}

async function publishedPages(
  { websites }: Pick<Dependencies, 'websites'>,
  restaurantId: string,
): Promise<PublishedPage[]> {
  const { websites: newest } = await websites.listNewest(restaurantId, NEWEST_WEBSITES);
  const published = newest.filter(({ status }) => status === 'published').slice(0, NEWEST_PAGES);
  return Promise.all(
    published.map(async (website) => ({
      name: website.website_name,
      publishedAt: website.published_at ?? website.updated_at,
      phone: await phoneOnPage(websites, website),
    })),
  );
}

/** Known only if the content is as published: custom HTML and later changes may show another number. */
async function phoneOnPage(
  websites: Pick<Dependencies['websites'], 'findDocument'>,
  website: WebsiteRecord,
): Promise<string | undefined> {
  const document = await websites.findDocument(keyOf(website));
  if (document === undefined || document.version !== website.published_version) return undefined;
  if (document.content_source === 'html') return undefined;
  return document.content.pages[0]?.sections.contact.phone;
}

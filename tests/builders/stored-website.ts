import { assembleContent } from '#functions/websites/generation-worker/assemble-content.ts';
import type { SiteContent } from '#shared/site/site-content.ts';
import { aDish } from './a-profile.ts';
import { aSparseProfile } from './a-sparse-profile.ts';
import { drawAll, quickImages } from './quick-images.ts';
import type { Owner, WebsiteSetup } from './website-setup.ts';
import { aDesign, aMenu, aStory } from './writer.ts';

const STORED_FACTS = {
  cuisines: ['Italian'],
  dishes: [
    aDish({ name: 'Cacio e pepe', description: 'Pecorino and pepper', price: '14.50', course: 'Pasta' }),
  ],
  closed_days: ['monday' as const],
  hours_text: 'Closed on Mondays',
};

/** Stores a website like the worker's, without the worker; `change` edits its content. Returns its id. */
export async function aStoredWebsite(
  { setup, owner }: { setup: WebsiteSetup; owner: Owner },
  websiteName: string,
  change: (content: SiteContent) => SiteContent = (content) => content,
): Promise<string> {
  const { stores, clock, workerDependencies } = setup;
  const websiteId = workerDependencies.ids.next();
  const design = aDesign();
  const images = await drawAll(quickImages(stores.sites), websiteId, design);
  const texts = { story: aStory(), menu: aMenu() };
  const content = change(
    assembleContent({
      websiteName,
      profile: aSparseProfile(STORED_FACTS),
      ...texts,
      design,
      images,
      brief: '',
      today: clock.now().toISOString().slice(0, 10),
    }),
  );
  const ids = { restaurant_id: owner.restaurantId, website_id: websiteId };
  const details = { features_used: [], ai_model: 'a test writer', generation_time: 0 };

  const now = clock.now().toISOString();
  const summary = {
    ...ids,
    website_name: websiteName,
    status: 'completed' as const,
    created_at: now,
    updated_at: now,
    design_category: content.design_category,
    hero_image: content.hero_image,
    restaurant_name: 'Osteria Lupo',
  };
  const { restaurantId } = owner;
  const run = { restaurantId, websiteId, generationId: websiteId, requestedAt: now };
  await stores.restaurants.startGeneration(run);
  await stores.websites.reserve(run);
  await stores.websites.create({
    summary,
    document: {
      ...ids,
      version: 1,
      updated_at: now,
      content,
      content_source: 'sections',
      recent_changes: [],
      custom_requirements: '',
      design_preferences: {},
      generation_details: details,
    },
  });
  await stores.restaurants.countWebsite(restaurantId, { websiteId, as: 'total', at: now });
  await stores.restaurants.finishGeneration(run);
  return websiteId;
}

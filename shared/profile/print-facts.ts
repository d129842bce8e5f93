import type { SiteContent } from '#shared/site/site-content.ts';
import type { FactKind } from './fact-kinds.ts';
import { projectProfile } from './project-profile.ts';
import type { RestaurantProfile } from './restaurant-profile.ts';

/** `projectProfile` without pictures of dishes of whose files the content knows nothing: they were deleted. */
export function printFacts(
  content: SiteContent,
  profile: RestaurantProfile,
  kinds: readonly FactKind[],
): SiteContent {
  const printed = projectProfile(content, profile, kinds);
  if (!kinds.includes('menu')) return printed;
  const isKnown = (image: string) => Object.hasOwn(content.image_assets, image);
  const menu_items = printed.menu_items.map(({ image, ...item }) =>
    image === undefined || !isKnown(image) ? item : { ...item, image },
  );
  return { ...printed, menu_items };
}

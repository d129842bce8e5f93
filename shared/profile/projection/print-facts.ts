import type { SiteContent, SiteService } from '#shared/site/site-content.ts';
import { projectProfile } from '../project-profile.ts';
import type { RestaurantProfile } from '../restaurant-profile.ts';
import type { FactKind } from './fact-kinds.ts';
import { daysAfter } from './local-date.ts';
import { seasonDates } from './season-dates.ts';
import { withoutContradictions } from './without-contradictions.ts';

/** How many days ahead special hours are printed. */
const DAYS_AHEAD = 60;

/** `today`: ISO date at the restaurant. */
export type Printing = { kinds: readonly FactKind[]; today: string };

/**
 * The content as published: `projectProfile` with upcoming special hours, without deleted images, and without answers
 * that state an outdated detail.
 */
export function printFacts(
  content: SiteContent,
  profile: RestaurantProfile,
  printing: Printing,
): SiteContent {
  const { kinds } = printing;
  let printed = projectProfile(content, profile, kinds);
  if (kinds.includes('menu')) printed = withKnownImages(printed);
  if (kinds.includes('hours')) printed = withNearDates(printed, profile, printing);
  return withoutContradictions(content, printed, kinds);
}

function withKnownImages(content: SiteContent): SiteContent {
  const isKnown = (image: string) => Object.hasOwn(content.image_assets, image);
  const menu_items = content.menu_items.map(({ image, ...item }) =>
    image === undefined || !isKnown(image) ? item : { ...item, image },
  );
  return { ...content, menu_items };
}

/** The content with what depends on today: special hours, and the year of seasons. */
export function withNearDates(
  { dated_hours: _before, services, ...content }: SiteContent,
  profile: RestaurantProfile,
  { today }: Pick<Printing, 'today'>,
): SiteContent {
  const last = daysAfter(today, DAYS_AHEAD);
  const dated_hours = profile.dated_hours.filter(({ from, to }) => to >= today && from <= last);
  return {
    ...content,
    ...(services && { services: services.map((service) => withSeasonDates(service, today)) }),
    ...(dated_hours.length > 0 && { dated_hours }),
  };
}

function withSeasonDates(service: SiteService, today: string): SiteService {
  const { season } = service;
  return season === null ? service : { ...service, season: { ...season, dates: seasonDates(season, today) } };
}

import type { BusinessEvent } from '#shared/contract/events.ts';
import type { WebsiteRecord } from './website-rows.ts';

/** The event of a new website. */
export function siteCreated(
  website: Pick<WebsiteRecord, 'restaurant_id' | 'website_id' | 'created_at'>,
): BusinessEvent {
  const { restaurant_id, website_id, created_at: at } = website;
  const data = { website_id };
  return { event_id: `site_created/${website_id}`, kind: 'site_created', at, restaurant_id, data };
}

/** The event of a publication. `website`: as it is saved with it. */
export function sitePublished(website: WebsiteRecord, at: string, version: number): BusinessEvent {
  const { restaurant_id, website_id, revision } = website;
  const event_id = `site_published/${website_id}/${revision}`;
  return { event_id, kind: 'site_published', at, restaurant_id, data: { website_id, version } };
}

/** The event of a website that is no longer public. */
export function siteUnpublished(website: WebsiteRecord, at: string): BusinessEvent {
  const { restaurant_id, website_id, revision } = website;
  const event_id = `site_unpublished/${website_id}/${revision}`;
  return { event_id, kind: 'site_unpublished', at, restaurant_id, data: { website_id } };
}

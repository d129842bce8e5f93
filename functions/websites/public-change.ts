import type { WebsiteRecord } from './website-rows.ts';

/** One update of the summary item's public fields. The names need `#status` and `#url`. */
export function publicChange(website: WebsiteRecord) {
  const fields = {
    revision: website.revision,
    '#status': website.status,
    '#url': website.url,
    slug: website.slug,
    published_at: website.published_at,
    published_version: website.published_version,
    published_profile_version: website.published_profile_version,
    published_images: website.published_images,
    page_locked_until: website.page_locked_until,
  };
  const entries = Object.entries(fields);
  const given = entries.filter(([, value]) => value !== undefined);
  const absent = entries.filter(([, value]) => value === undefined).map(([name]) => name);
  const placeholder = (name: string) => `:${name.replace('#', '')}`;
  const set = `SET ${given.map(([name]) => `${name} = ${placeholder(name)}`).join(', ')}`;
  return {
    set: absent.length === 0 ? set : `${set} REMOVE ${absent.join(', ')}`,
    values: Object.fromEntries(given.map(([name, value]) => [placeholder(name), value])),
  };
}

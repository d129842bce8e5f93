import type { LinkKind } from '#shared/site/ways-to-reach.ts';

/** What a link of a kind leads to. */
export const LINK_LABELS: Record<LinkKind, string> = {
  website: 'Website',
  booking: 'Reservations',
  ordering: 'Online ordering',
  instagram: 'Instagram',
  facebook: 'Facebook',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  x: 'X',
  whatsapp: 'WhatsApp',
  map: 'Map',
  reviews: 'Reviews',
  other: 'Other',
};

import type { LinkKind } from '#shared/site/ways-to-reach.ts';

/** The labels of link types. */
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

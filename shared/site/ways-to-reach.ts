import * as z from 'zod/mini';

/** `text` as the owner writes it; `number` is E.164, or empty if unknown. */
export const SitePhoneSchema = z.object({
  text: z.string().check(z.maxLength(50)),
  label: z.string().check(z.maxLength(40)),
  number: z.string().check(z.regex(/^(\+[1-9]\d{4,14})?$/)),
});
export type SitePhone = z.infer<typeof SitePhoneSchema>;

export const LINK_KINDS = [
  'website',
  'booking',
  'ordering',
  'instagram',
  'facebook',
  'tiktok',
  'youtube',
  'x',
  'whatsapp',
  'map',
  'reviews',
  'other',
] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

/** `text` as the owner writes it, such as `@lupo.nyc`; may be empty. */
export const SiteLinkSchema = z.object({
  kind: z.enum(LINK_KINDS),
  url: z.string().check(z.maxLength(2_000), z.regex(/^https?:\/\//i)),
  text: z.string().check(z.maxLength(160)),
});
export type SiteLink = z.infer<typeof SiteLinkSchema>;

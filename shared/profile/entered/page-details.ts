import * as z from 'zod/mini';
import { WEB_ADDRESS } from '#shared/contract/field-messages.ts';
import { EnteredHoursSchema, EnteredLinksSchema } from './entered-facts-schema.ts';

/** The details to look for on a page. */
export const PAGE_DETAILS = ['name', 'menu_text', 'hours', 'address', 'phones', 'email', 'links'] as const;
export type PageDetail = (typeof PAGE_DETAILS)[number];

export const FOUND_IN = ['structured data', 'link on the page', 'text on the page', 'PDF'] as const;
export type FoundIn = (typeof FOUND_IN)[number];

/** The restaurant’s details on a page. `menu_text`, `hours`, and `links` fit `generateWebsite`. */
export const StatedDetailsSchema = z
  .object({
    /** Of the page, after redirects. */
    url: z.string(),
    name: z.optional(z.string()),
    menu_text: z.optional(z.string()),
    hours: z.optional(EnteredHoursSchema),
    links: z.optional(EnteredLinksSchema),
    found_in: z.partialRecord(z.enum(PAGE_DETAILS), z.array(z.enum(FOUND_IN))),
    nothing_found: z.array(z.enum(PAGE_DETAILS)),
    /** Pages of the same website that may have more, most useful first. Each needs its own call. */
    more_pages: z.array(z.string()),
    /** Photos that `readPagePhoto` can fetch. */
    photos: z.array(z.object({ url: z.string(), description: z.string() })),
  })
  .register(z.globalRegistry, { id: 'StatedDetails' });
export type StatedDetails = z.infer<typeof StatedDetailsSchema>;

const url = z
  .string(WEB_ADDRESS)
  .check(z.trim(), z.minLength(1, WEB_ADDRESS), z.maxLength(2_000, WEB_ADDRESS));

export const ReadPageSchema = z.strictObject({
  url,
  /** The owner confirms that it is their website, so it is read even if its robots.txt disallows programs. */
  is_mine: z._default(z.boolean(), false),
});

export const ReadPagePhotoSchema = z.strictObject({
  url,
  /** The owner confirms the right to use the photo. */
  has_rights: z.literal(true, 'Confirm that you have the rights to these photos.'),
});

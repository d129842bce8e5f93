import * as z from 'zod/mini';
import { WEB_ADDRESS } from '#shared/contract/field-messages.ts';
import { EnteredHoursSchema, EnteredLinksSchema } from './entered-facts-schema.ts';

/** What is looked for on a page. */
export const PAGE_DETAILS = ['name', 'menu_text', 'hours', 'address', 'phones', 'email', 'links'] as const;
export type PageDetail = (typeof PAGE_DETAILS)[number];

export const FOUND_IN = ['structured data', 'link on the page', 'text on the page', 'PDF'] as const;
export type FoundIn = (typeof FOUND_IN)[number];

/** What a page states of a restaurant. `menu_text`, `hours` and `links` are what `generateWebsite` takes. */
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
    /** Pages of the same website that may say more, the most useful first. Each is read by a call of its own. */
    more_pages: z.array(z.string()),
    /** What may be taken from the page with `readPagePhoto`. */
    photos: z.array(z.object({ url: z.string(), description: z.string() })),
  })
  .register(z.globalRegistry, { id: 'StatedDetails' });
export type StatedDetails = z.infer<typeof StatedDetailsSchema>;

const url = z
  .string(WEB_ADDRESS)
  .check(z.trim(), z.minLength(1, WEB_ADDRESS), z.maxLength(2_000, WEB_ADDRESS));

export const ReadPageSchema = z.strictObject({
  url,
  /** The owner says that it is the restaurant's own website: read also where its robots.txt asks programs not to. */
  is_mine: z._default(z.boolean(), false),
});

export const ReadPagePhotoSchema = z.strictObject({
  url,
  /** The owner says that the restaurant may use the photo. */
  has_rights: z.literal(true, 'Confirm that you have the rights to these photos.'),
});

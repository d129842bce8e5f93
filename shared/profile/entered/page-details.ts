import * as z from 'zod/mini';
import { EnteredHoursSchema, EnteredLinksSchema } from '#shared/profile/entered/entered-facts-schema.ts';

/** What is looked for on a page. */
export const PAGE_DETAILS = ['name', 'menu_text', 'hours', 'address', 'phones', 'email', 'links'] as const;
export type PageDetail = (typeof PAGE_DETAILS)[number];

export const FOUND_IN = ['structured data', 'link on the page'] as const;

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
  })
  .register(z.globalRegistry, { id: 'StatedDetails' });
export type StatedDetails = z.infer<typeof StatedDetailsSchema>;

const ENTER_ADDRESS = 'Enter a web address, such as https://example.com.';

export const ReadPageSchema = z.strictObject({
  url: z
    .string(ENTER_ADDRESS)
    .check(z.trim(), z.minLength(1, ENTER_ADDRESS), z.maxLength(2_000, ENTER_ADDRESS)),
  /** The owner says that it is the restaurant's own website: read also where its robots.txt asks programs not to. */
  is_mine: z._default(z.boolean(), false),
});

import * as z from 'zod/mini';
import {
  attributeOf,
  type GateFinding,
  type ParsedPage,
  rawTextOf,
} from '#functions/websites/publish-gate/gate-page.ts';
import { jsonLdText } from '#shared/site/page/json-ld.ts';

const OfferSchema = z.strictObject({
  '@type': z.literal('Offer'),
  /** The size or occasion, if a dish has several prices. */
  name: z.optional(z.string()),
  price: z.optional(z.string()),
  priceCurrency: z.optional(z.string()),
});
export type JsonLdOffer = z.infer<typeof OfferSchema>;

const MenuItemSchema = z.strictObject({
  '@type': z.literal('MenuItem'),
  name: z.string(),
  description: z.optional(z.string()),
  offers: z.optional(z.union([OfferSchema, z.array(OfferSchema)])),
});
export type JsonLdMenuItem = z.infer<typeof MenuItemSchema>;

const MenuSchema = z.strictObject({
  '@type': z.literal('Menu'),
  name: z.string(),
  url: z.string(),
  hasMenuItem: z.optional(z.array(MenuItemSchema)),
  hasMenuSection: z.optional(
    z.array(
      z.strictObject({
        '@type': z.literal('MenuSection'),
        name: z.string(),
        hasMenuItem: z.array(MenuItemSchema),
      }),
    ),
  ),
});
export type JsonLdMenu = z.infer<typeof MenuSchema>;

const HoursSchema = z.strictObject({
  '@type': z.literal('OpeningHoursSpecification'),
  dayOfWeek: z.string(),
  /** ISO dates of a season. Absent for the regular week. */
  validFrom: z.optional(z.string()),
  validThrough: z.optional(z.string()),
  opens: z.string(),
  closes: z.string(),
});
export type JsonLdOpeningHours = z.infer<typeof HoursSchema>;

const DatedHoursSchema = z.strictObject({
  '@type': z.literal('OpeningHoursSpecification'),
  validFrom: z.string(),
  validThrough: z.string(),
  opens: z.string(),
  closes: z.string(),
});
export type JsonLdDatedHours = z.infer<typeof DatedHoursSchema>;

const RestaurantSchema = z.strictObject({
  '@type': z.literal('Restaurant'),
  name: z.string(),
  description: z.optional(z.string()),
  url: z.string(),
  image: z.optional(z.string()),
  servesCuisine: z.optional(z.string()),
  telephone: z.optional(z.union([z.string(), z.array(z.string())])),
  email: z.optional(z.string()),
  address: z.optional(z.string()),
  sameAs: z.optional(z.array(z.string())),
  openingHoursSpecification: z.optional(z.array(HoursSchema)),
  specialOpeningHoursSpecification: z.optional(z.array(DatedHoursSchema)),
  hasMenu: z.optional(MenuSchema),
});
export type JsonLdRestaurant = z.infer<typeof RestaurantSchema>;

const FaqPageSchema = z.strictObject({
  '@type': z.literal('FAQPage'),
  mainEntity: z.array(
    z.strictObject({
      '@type': z.literal('Question'),
      name: z.string(),
      acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text: z.string() }),
    }),
  ),
});
export type JsonLdFaqPage = z.infer<typeof FaqPageSchema>;

/** The schema.org types and properties that a page may use. Ratings and reviews are excluded. */
const JsonLdSchema = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.tuple([RestaurantSchema], FaqPageSchema),
});

export function differs(element: string, message: string): GateFinding {
  return { code: 'structured_data_differs', element, message };
}

/** Collapses white space, as the page does. */
export function plain(text: string | undefined): string {
  return (text ?? '').replace(/\s+/g, ' ').trim();
}

/** Quotes a short text for messages. */
export function quoted(text: string): string {
  return `"${text.length > 80 ? `${text.slice(0, 80)}…` : text}"`;
}

const DATA = 'script[type="application/ld+json"]';

/** The `@type` of the innermost object on a path. */
function typeAt(data: unknown, path: readonly PropertyKey[]): string {
  let [value, type] = [data, 'Data'];
  for (const key of path) {
    value =
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? Reflect.get(value, key)
        : undefined;
    type = z.looseObject({ '@type': z.string() }).safeParse(value).data?.['@type'] ?? type;
  }
  return type;
}

/** The most parts named in findings. */
const MOST_PARTS = 100;

function unknownParts(data: unknown, issues: readonly z.core.$ZodIssue[]): GateFinding[] {
  return issues.slice(0, MOST_PARTS).map((issue) => {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : issue.path.slice(-1).map(String);
    const part = `${typeAt(data, issue.path)} ${keys.join(', ').slice(0, 60)}`.trim();
    const message = `The search data includes something we don’t allow (${part}).`;
    return { code: 'structured_data_unknown', element: part, message };
  });
}

type Graph = z.infer<typeof JsonLdSchema>['@graph'];

/** Returns the page's structured data, or what is wrong with its form. */
export function readJsonLd(page: ParsedPage): { graph: Graph } | { findings: GateFinding[] } {
  const scripts = page.elements.filter(
    (element) =>
      element.tagName === 'script' &&
      attributeOf(element, 'type')?.trim().toLowerCase() === 'application/ld+json',
  );
  const [script] = scripts;
  const message = 'The search data is missing, repeated, or unreadable.';
  const findings = [{ code: 'structured_data_unreadable', element: DATA, message }];
  if (!script || scripts.length > 1) return { findings };
  try {
    const data: unknown = JSON.parse(rawTextOf(script));
    const parsed = JsonLdSchema.safeParse(data);
    if (!parsed.success) return { findings: unknownParts(data, parsed.error.issues) };
    // Search engines read duplicate keys differently, so the text must match its own data.
    if (jsonLdText(data) !== rawTextOf(script).trim()) return { findings };
    return { graph: parsed.data['@graph'] };
  } catch {
    return { findings };
  }
}

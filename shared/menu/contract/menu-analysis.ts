import * as z from 'zod/mini';
import { CERTAINTIES, MENU_CLASSES } from '#shared/menu/menu-class.ts';
import { SUGGESTION_KINDS } from '#shared/menu/suggestions/suggestion.ts';

const share = z.number().check(z.gte(0), z.lte(1));
const menuClass = z.nullable(z.enum(MENU_CLASSES));

/** An item of a menu result; the first three fields are the spec's (owner tools §3). */
const RatedItemSchema = z
  .object({
    name: z.string(),
    performance_score: z.int().check(z.gte(0), z.lte(100)),
    /** Of the price, as a fraction; less than 0 where one costs more than it brings. */
    profit_margin: z.number().check(z.lte(1)),
    /** `given`: the owner's cost. `typical`: what is usual for the course. */
    margin_basis: z.enum(['typical', 'given']),
    course: z.string(),
    /** Null unless it is certain. */
    menu_class: menuClass,
    /** What it is as the figures stand. */
    leaning: menuClass,
    certainty: z.enum(CERTAINTIES),
    /** Share of 1,000 resamples with the same class; null without sales. */
    stability: z.nullable(share),
    sold: z.nullable(z.number()),
    share: z.nullable(share),
    price: z.nullable(z.number()),
    /** Price less cost of one. */
    contribution: z.nullable(z.number()),
  })
  .register(z.globalRegistry, { id: 'RatedMenuItem' });

const CutsSchema = z.object({
  /** Share of all sales from which an item is popular: 70 % of an equal share. */
  popularity_cut: share,
  /** Mean contribution of all that was sold. */
  margin_cut: z.number(),
  sold: z.number(),
  has_enough_data: z.boolean(),
});

const MoneyRangeSchema = z.object({ low: z.number(), high: z.number() });
const OfferSchema = z.object({ words: z.string(), code: z.string() });

const SuggestionSchema = z
  .object({
    id: z.string(),
    kind: z.enum(SUGGESTION_KINDS),
    item: z.string(),
    title: z.string(),
    reason: z.string(),
    /** More profit a month; null without sales. */
    profit: z.nullable(MoneyRangeSchema),
    revenue: z.nullable(MoneyRangeSchema),
    formula: z.string(),
    source: z.nullable(z.object({ name: z.string(), url: z.string() })),
    /** What `updateProfile` takes; null where the owner gives something first. */
    changes: z.nullable(z.record(z.string(), z.json())),
    /** Path of the profile for what the owner gives. */
    wants: z.nullable(z.string()),
    before: z.string(),
    after: z.string(),
    offer: z.nullable(OfferSchema),
  })
  .register(z.globalRegistry, { id: 'MenuSuggestion' });

const items = z.array(RatedItemSchema);

/** What the analysis of a menu answers (spec, owner tools §3: menu result), with what it is made from. */
export const MenuResultSchema = z
  .object({
    analysis_type: z.literal('menu'),
    item_performance: z.object({
      high_performers: items,
      underperformers: items,
      hidden_gems: items,
      /** Sold, but in no class with certainty. */
      undecided: items,
    }),
    promotional_strategies: z.object({
      recommended_campaigns: z.array(
        z.object({
          name: z.string(),
          type: z.enum(['Facebook Ad', 'SMS Campaign']),
          expected_impact: z.string(),
          item: z.string(),
          offer: OfferSchema,
        }),
      ),
    }),
    revenue_impact: z.object({
      potential_monthly_increase: z.string(),
      annual_potential: z.string(),
      range: z.nullable(MoneyRangeSchema),
      formula: z.string(),
    }),
    basis: z.enum(['sales', 'menu']),
    cuts: z.nullable(CutsSchema),
    /** Items that were sold and have no price. */
    unpriced: z.array(z.string()),
    suggestions: z.array(SuggestionSchema),
    /** Where the menu was read; `sample`: nowhere, these are dishes of the cuisine with made-up prices. */
    menu_source: z.enum(['profile', 'website', 'sample']),
    menu_items: z.int(),
    /** Of the profile that suggestions change; null where the menu is not the profile's. */
    profile_version: z.nullable(z.int()),
    currency: z.string(),
    sales_period: z.nullable(
      z.object({ from: z.nullable(z.string()), to: z.nullable(z.string()), days: z.int() }),
    ),
    /** Of what is usual where no cost was given. */
    costs_as_of: z.string(),
  })
  .register(z.globalRegistry, { id: 'MenuResult' });
export type MenuResult = z.output<typeof MenuResultSchema>;

/** Classes of one part of the sales. */
export const MenuClassesSchema = z
  .object({ items, cuts: CutsSchema, unpriced: z.array(z.string()), currency: z.string() })
  .register(z.globalRegistry, { id: 'MenuClasses' });

export type RatedItem = z.output<typeof RatedItemSchema>;
export type MenuSuggestion = z.output<typeof SuggestionSchema>;

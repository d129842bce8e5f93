import * as z from 'zod/mini';
import { CERTAINTIES, MENU_CLASSES } from '#shared/menu/menu-class.ts';
import { SUGGESTION_KINDS } from '#shared/menu/suggestions/suggestion.ts';

const share = z.number().check(z.gte(0), z.lte(1));
const menuClass = z.nullable(z.enum(MENU_CLASSES));

/** An item of a menu result. The first three fields are the spec’s (owner tools §3). */
const RatedItemSchema = z
  .object({
    name: z.string(),
    performance_score: z.int().check(z.gte(0), z.lte(100)),
    /** As a fraction of the price; negative if it costs more than it earns. */
    profit_margin: z.number().check(z.lte(1)),
    /** `given`: the owner’s cost. `typical`: the usual cost of the course. */
    margin_basis: z.enum(['typical', 'given']),
    course: z.string(),
    /** Null unless certain. */
    menu_class: menuClass,
    /** The class according to the numbers. */
    leaning: menuClass,
    certainty: z.enum(CERTAINTIES),
    /** The share of 1,000 resamples with the same class; null without sales. */
    stability: z.nullable(share),
    sold: z.nullable(z.number()),
    share: z.nullable(share),
    price: z.nullable(z.number()),
    /** Price minus cost of one. */
    contribution: z.nullable(z.number()),
  })
  .register(z.globalRegistry, { id: 'RatedMenuItem' });

const CutsSchema = z.object({
  /** The share of items sold from which an item is popular: 70% of an equal share. */
  popularity_cut: share,
  /** The mean margin of all items sold. */
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
    /** Additional profit per month; null without sales. */
    profit: z.nullable(MoneyRangeSchema),
    revenue: z.nullable(MoneyRangeSchema),
    formula: z.string(),
    source: z.nullable(z.object({ name: z.string(), url: z.string() })),
    /** Changes for `updateProfile`; null if the owner has to provide something first. */
    changes: z.nullable(z.record(z.string(), z.json())),
    /** The profile path of what the owner provides. */
    wants: z.nullable(z.string()),
    before: z.string(),
    after: z.string(),
    offer: z.nullable(OfferSchema),
  })
  .register(z.globalRegistry, { id: 'MenuSuggestion' });

const items = z.array(RatedItemSchema);

/** A menu analysis (spec, owner tools §3: menu result) with its basis. */
export const MenuResultSchema = z
  .object({
    analysis_type: z.literal('menu'),
    item_performance: z.object({
      high_performers: items,
      underperformers: items,
      hidden_gems: items,
      /** Items without a certain class. */
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
    /** Items sold that have no price. */
    unpriced: z.array(z.string()),
    suggestions: z.array(SuggestionSchema),
    /** The source of the menu; `sample`: typical dishes with made-up prices. */
    menu_source: z.enum(['profile', 'website', 'sample']),
    menu_items: z.int(),
    /** The version of the profile that suggestions change; null if the menu isn’t from the profile. */
    profile_version: z.nullable(z.int()),
    currency: z.string(),
    sales_period: z.nullable(
      z.object({ from: z.nullable(z.string()), to: z.nullable(z.string()), days: z.int() }),
    ),
    /** Margins from typical costs. */
    costs_as_of: z.string(),
  })
  .register(z.globalRegistry, { id: 'MenuResult' });
export type MenuResult = z.output<typeof MenuResultSchema>;

/** The classes in one part of the sales. */
export const MenuClassesSchema = z
  .object({ items, cuts: CutsSchema, unpriced: z.array(z.string()), currency: z.string() })
  .register(z.globalRegistry, { id: 'MenuClasses' });

export type RatedItem = z.output<typeof RatedItemSchema>;
export type MenuSuggestion = z.output<typeof SuggestionSchema>;

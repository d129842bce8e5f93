import { weeklyPotentialOfType } from '#shared/checklist/revenue-potential.ts';
import type { GraderResult } from '#shared/grader/contract/grader.ts';
import { type ComponentScores, overallScore } from './component-score.ts';
import { GRADER_COMPONENTS, type GraderComponent } from './components.ts';
import type { GradeBundle } from './grade-bundle.ts';

/**
 * One more Yelp star came with 5% to 9% more revenue: independent restaurants in Seattle, 2003 to 2009 (Luca, Harvard
 * Business School working paper 12-016).
 */
const STUDY = { low: 0.05, high: 0.09 } as const;
/** When the data was collected. */
const AS_OF = '2026-11';
const STUDY_SOURCE =
  'M. Luca, “Reviews, Reputation, and Revenue,” Harvard Business School working paper 12-016. One Yelp star: 5% to 9% of revenue (independent restaurants in Seattle, 2003 to 2009).';

/** The type of work whose weekly potential a component uses. */
const TASKS = {
  website: 'online_ordering',
  social_media: 'social_media_posting',
  google_business: 'google_business_optimization',
  menu_optimization: 'menu_optimization',
} as const satisfies Record<GraderComponent, string>;

const WEEKS_PER_MONTH = 52 / 12;

const CLAIM = 'Industry claim, not measured at your restaurant';
/** The spec’s industry claims. */
export const WEBSITE_CLAIM = { text: '$500-2000/month', label: CLAIM };
const INDUSTRY_CLAIMS = [
  { text: 'AI can raise revenue 15-30%', label: CLAIM },
  { text: 'AI can save 10+ hours a week', label: CLAIM },
];

type Estimate = { low: number; high: number; basis: GraderResult['revenue_impact']['basis'] };
type Finances = Pick<GradeBundle, 'monthly_revenue' | 'currency' | 'site'>;

/** The estimated value of the missing points, as a range with its basis. */
export function revenueEffect(
  components: ComponentScores,
  finances: Finances,
): GraderResult['revenue_impact'] {
  const { monthly_revenue: revenue, currency, site } = finances;
  const isKnown = revenue !== null && revenue > 0;
  const { low, high, basis } = isKnown
    ? byRevenue(overallScore(components, site.kind !== 'none'), revenue)
    : byTasks(components);
  const money = moneyIn(isKnown && currency !== '' ? currency : 'USD');
  return {
    monthly_revenue_increase: range(low, high, money),
    annual_potential: { low_estimate: money(12 * low), high_estimate: money(12 * high) },
    basis,
    industry_claims: INDUSTRY_CLAIMS,
  };
}

/** A complete presence counts as at most one star. */
function byRevenue(score: number | null, revenue: number): Estimate {
  const missing = (100 - (score ?? 100)) / 100;
  return {
    low: toTens(revenue * STUDY.low * missing),
    high: toTens(revenue * STUDY.high * missing),
    basis: {
      formula: `Your monthly revenue × 5% to 9% × ${Math.round(missing * 100)}% (the gap between your grade and 100%). We assume a complete online presence is worth one Yelp star.`,
      source: STUDY_SOURCE,
      as_of: AS_OF,
    },
  };
}

function byTasks(components: ComponentScores): Estimate {
  const weekly = GRADER_COMPONENTS.map((name) => {
    const { score } = components[name];
    return score === null ? 0 : (weeklyPotentialOfType(TASKS[name]) * (100 - score)) / 100;
  }).reduce((total, each) => total + each, 0);
  const monthly = weekly * WEEKS_PER_MONTH;
  return {
    low: toTens((monthly * STUDY.low) / STUDY.high),
    high: toTens(monthly),
    basis: {
      formula:
        'Weekly potential of ordering, social media, Google, and the menu × the missing share of each × 52 weeks ÷ 12 months. The low end is 5/9 of that, like the study’s 5% to 9% range. For your own estimate, enter your monthly revenue in your profile.',
      source: `These are our estimates of extra weekly sales. ${STUDY_SOURCE}`,
      as_of: AS_OF,
    },
  };
}

function toTens(amount: number): number {
  return Math.round(amount / 10) * 10;
}

/** Creating a formatter takes longer than grading by all rules. */
const formats = new Map<string, Intl.NumberFormat>();

function moneyIn(currency: string): (amount: number) => string {
  const format =
    formats.get(currency) ??
    new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 });
  formats.set(currency, format);
  return (amount) => format.format(amount);
}

function range(low: number, high: number, money: (amount: number) => string): string {
  return low === high ? money(low) : `${money(low)}-${money(high)}`;
}

import type { GradeBundle } from '#shared/grader/grade-bundle.ts';
import { OUTSIDE_SITE } from '#shared/grader/graded-site.ts';
import type { GraderFact, GraderFacts } from '#shared/grader/grader-facts.ts';
import { RULE_IDS, type RuleId } from '#shared/grader/rules/rules.ts';

export const seen = (value?: number | string): GraderFact => ({
  state: 'seen',
  ...(value !== undefined && { value }),
  snippet: '<p>as it stands there</p>',
  source: 'page',
});
export const ABSENT: GraderFact = { state: 'absent', snippet: '', source: 'page' };
export const NOT_MEASURED: GraderFact = { state: 'not_measured', snippet: '', source: 'page' };

/** The same fact for every rule, except those in `given`. */
export function someGraderFacts(each: GraderFact, given: Partial<GraderFacts> = {}): GraderFacts {
  const all = Object.fromEntries(RULE_IDS.map((id) => [id, each])) as Record<RuleId, GraderFact>;
  return { ...all, ...given };
}

/** A presence with a few gaps. */
export const ORDINARY_FACTS: GraderFacts = someGraderFacts(seen(), {
  site_speed: seen(2.4),
  site_ordering: ABSENT,
  site_findable: seen('described'),
  social_network: ABSENT,
  google_profile: seen('map'),
  google_structured_data: seen('partial'),
  google_rating: NOT_MEASURED,
  google_reviews: NOT_MEASURED,
  google_photos: NOT_MEASURED,
  menu_readable: seen('pdf'),
  menu_prices: seen(3),
  menu_photos: seen('undescribed'),
  menu_known: seen('few'),
  menu_described: seen(0.3),
});

export function aGradeBundle(given: Partial<GradeBundle> = {}): GradeBundle {
  return {
    grade_id: '019303e4-0000-7000-8000-000000000001',
    graded_at: '2026-11-22T12:00:00.000Z',
    rule_version: '2026-11-22',
    restaurant: {
      name: 'Osteria Lupo',
      website: 'https://lupo.example/',
      google_business_url: '',
      cuisine_type: 'Italian',
      location: 'New York',
    },
    site: OUTSIDE_SITE,
    monthly_revenue: null,
    currency: 'USD',
    facts: ORDINARY_FACTS,
    technical: {
      address: 'https://lupo.example/',
      status: 200,
      redirects: 0,
      page_bytes: 40_000,
      is_compressed: true,
      blocking_resources: 2,
      images: 4,
      images_without_description: 1,
    },
    notes: [],
    previous: null,
    ...given,
  };
}

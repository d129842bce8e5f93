import type { GradeComponent, GraderResult } from '#shared/grader/contract/grader.ts';
import {
  ADD_GOOGLE_PHOTOS,
  ADD_ORDERING,
  CREATE_INSTAGRAM,
  HAS_TITLE,
  LOAD_FASTER,
  LOADS,
  NO_ORDERING,
  SECURE,
} from '#shared/grader/rules/shared-sentences.ts';

type Example = Pick<GradeComponent, 'label' | 'score' | 'grade' | 'priority'>;

const LOADED = 'Your page loaded in 2.8 seconds.';

/** A sample quotes nothing. */
const example = (component: Example): GradeComponent => ({ ...component, confidence: 1, evidence: [] });

/**
 * Shown if nothing could be analyzed (spec, owner tools §4: 72.5, C+, Needs Improvement). It is the same for every
 * restaurant, always with a "Sample data" badge.
 */
export const SAMPLE_GRADE: GraderResult = {
  analysis_type: 'grader',
  grade_id: 'sample',
  graded_at: '2026-01-01T00:00:00.000Z',
  rule_version: 'sample',
  restaurant: {
    name: 'Sample restaurant',
    website: '',
    google_business_url: '',
    cuisine_type: '',
    location: '',
  },
  overall_grade: { score: 72.5, letter_grade: 'C+', status: 'Needs Improvement' },
  confidence: 1,
  confidence_notes: [],
  component_scores: {
    website: example({ label: 'Website', score: 70, grade: 'C', priority: 'medium' }),
    social_media: example({ label: 'Social media', score: 60, grade: 'C', priority: 'medium' }),
    google_business: example({ label: 'Google Business', score: 85, grade: 'B', priority: 'low' }),
    menu_optimization: example({ label: 'Menu', score: 77, grade: 'B', priority: 'medium' }),
  },
  action_plan: {
    immediate_actions: [
      {
        rule_id: 'site_ordering',
        component: 'website',
        action: ADD_ORDERING,
        impact: 'High',
        effort: 'Medium',
        points: 25,
        screen: 'profile',
      },
      {
        rule_id: 'social_instagram',
        component: 'social_media',
        action: CREATE_INSTAGRAM,
        impact: 'Medium',
        effort: 'Low',
        points: 25,
        screen: 'profile',
      },
      {
        rule_id: 'google_photos',
        component: 'google_business',
        action: ADD_GOOGLE_PHOTOS,
        impact: 'Low',
        effort: 'Medium',
        points: null,
        screen: 'google',
      },
    ],
  },
  revenue_impact: {
    monthly_revenue_increase: '$500-$2,000',
    annual_potential: { low_estimate: '$6,000', high_estimate: '$24,000' },
    basis: { formula: '12 × sample monthly increase', source: 'Sample figures.', as_of: '2026-01-01' },
    industry_claims: [],
  },
  website_score: {
    score: 70,
    grade: 'C',
    band: 'amber',
    components: [
      {
        part: 'accessibility',
        label: 'Accessibility',
        points: 30,
        max_points: 30,
        sentence: LOADS,
      },
      {
        part: 'ssl',
        label: 'SSL',
        points: 15,
        max_points: 15,
        sentence: SECURE,
      },
      {
        part: 'loading_speed',
        label: 'Loading speed',
        points: 10,
        max_points: 15,
        sentence: LOADED,
      },
      {
        part: 'basic_setup',
        label: 'Basic setup',
        points: 5,
        max_points: 5,
        sentence: HAS_TITLE,
      },
      {
        part: 'online_ordering',
        label: 'Online ordering',
        points: 0,
        max_points: 25,
        sentence: NO_ORDERING,
      },
      {
        part: 'found_and_read',
        label: 'Search and accessibility',
        points: 10,
        max_points: 10,
        sentence: 'Search engines can read your page, and it fits phone screens.',
      },
    ],
    issues: [NO_ORDERING, LOADED],
    recommendations: [ADD_ORDERING, LOAD_FASTER],
    validation_data: { accessible: true, has_ssl: true, response_time: 2.8 },
    speed_label: 'Good',
    technical: {
      address: null,
      status: 200,
      redirects: 0,
      page_bytes: 840_000,
      is_compressed: true,
      blocking_resources: 4,
      images: 18,
      images_without_description: 6,
    },
    improvement: {
      potential_gain: 30,
      revenue_impact: { text: '$500-2000/month', label: 'Industry estimate, not your data' },
    },
  },
};

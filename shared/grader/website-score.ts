import type {
  GradeAction,
  GradeComponent,
  GradeEvidence,
  WebsiteScore,
} from '#shared/grader/contract/grader.ts';
import { MAX_ACTIONS, planActions } from './action-plan.ts';
import { bandOf, speedLabelOf } from './bands.ts';
import { WEBSITE_PARTS, type WebsitePart } from './components.ts';
import type { GradeBundle } from './grade-bundle.ts';
import { WEBSITE_CLAIM } from './revenue-effect.ts';
import { isFlagged, type RuleFact } from './rules/grader-rule.ts';
import { WEBSITE_RULES } from './rules/website-rules.ts';

const LABELS: Readonly<Record<WebsitePart, string>> = {
  accessibility: 'Accessibility',
  ssl: 'SSL',
  loading_speed: 'Loading speed',
  basic_setup: 'Basic setup',
  online_ordering: 'Online ordering',
  found_and_read: 'Search and accessibility',
};

const PART_OF = new Map<string, WebsitePart | undefined>(WEBSITE_RULES.map(({ id, part }) => [id, part]));

const FLAGGED = new Map<string, (points: number | null) => boolean>(
  WEBSITE_RULES.map((rule) => [rule.id, (points) => isFlagged(rule, points)]),
);

/** The breakdown of the website score (spec: website score breakdown). */
export function breakDownWebsite(bundle: GradeBundle, website: GradeComponent): WebsiteScore {
  const { facts, technical } = bundle;
  const { state, value } = facts.site_speed;
  const seconds = state === 'seen' && typeof value === 'number' ? value : null;
  const looked = bundle.site.kind === 'none' ? website.evidence.slice(0, 1) : website.evidence;
  const open = looked.filter(({ rule_id, points }) => FLAGGED.get(rule_id)?.(points));
  return {
    score: website.score,
    grade: website.grade,
    band: website.score === null ? null : bandOf(website.score),
    components: WEBSITE_PARTS.map((part) => componentOf(part, website.evidence)),
    issues: open.map(({ sentence }) => sentence),
    recommendations: planActions(website.evidence, bundle.site)
      .map(({ action }: GradeAction) => action)
      .slice(0, MAX_ACTIONS),
    validation_data: {
      accessible: truthOf(facts.site_reachable),
      has_ssl: isInsecure(facts.site_reachable) ? false : truthOf(facts.site_https),
      response_time: seconds,
    },
    speed_label: seconds === null ? null : speedLabelOf(seconds),
    technical,
    improvement: {
      potential_gain: website.score === null ? null : 100 - website.score,
      revenue_impact: WEBSITE_CLAIM,
    },
  };
}

function componentOf(part: WebsitePart, all: readonly GradeEvidence[]): WebsiteScore['components'][number] {
  const evidence = all.filter(({ rule_id }) => PART_OF.get(rule_id) === part);
  const measured = evidence.filter(({ points }) => points !== null);
  const looked = measured.length === 0 ? evidence : measured;
  const others = evidence.filter((each) => !looked.includes(each)).map(({ label }) => label.toLowerCase());
  const sentences = looked.map(({ sentence }) => sentence);
  if (others.length > 0) sentences.push(`Not checked: ${others.join(', ')}.`);
  return {
    part,
    label: LABELS[part],
    points: measured.length === 0 ? null : measured.reduce((sum, { points }) => sum + (points ?? 0), 0),
    // Only measured rules, so that the parts add up to the score.
    max_points: looked.reduce((sum, { weight }) => sum + weight, 0),
    sentence: sentences.join(' '),
  };
}

/** There is no secure connection now, whatever was measured earlier. */
function isInsecure({ state, value }: RuleFact): boolean {
  return state === 'absent' && (value === 'certificate' || value === 'no_secure_connection');
}

function truthOf({ state }: { state: string }): boolean | null {
  return state === 'not_measured' ? null : state === 'seen';
}

import type { GradeComponent, GradeEvidence } from '#shared/grader/contract/grader.ts';
import { letterOf, priorityOf } from './bands.ts';
import { GRADER_COMPONENTS, type GraderComponent } from './components.ts';

export const COMPONENT_LABELS: Readonly<Record<GraderComponent, string>> = {
  website: 'Website',
  social_media: 'Social media',
  google_business: 'Google Business',
  menu_optimization: 'Menu',
};

/** Share of the overall grade. Guests decide by the website first, and the other three are seen through it. */
export const COMPONENT_SHARES: Readonly<Record<GraderComponent, number>> = {
  website: 0.4,
  social_media: 0.2,
  google_business: 0.2,
  menu_optimization: 0.2,
};

/** What has less than this share of it measured has no score, but a website that does not open. */
const LEAST_MEASURED = 0.5;

/** Points of what was measured, of 100. What was not measured neither adds nor takes. */
export function scoreComponent(component: GraderComponent, all: readonly GradeEvidence[]): GradeComponent {
  const evidence = all.filter((each) => each.component === component);
  const measured = evidence.filter(({ points }) => points !== null);
  const weight = sum(measured.map((each) => each.weight));
  const now = sum(measured.filter(({ read_at }) => read_at === undefined).map((each) => each.weight));
  const whole = sum(evidence.map((each) => each.weight));
  const isDown = measured.some(({ rule_id, points }) => rule_id === 'site_reachable' && points === 0);
  const score =
    weight < whole * LEAST_MEASURED
      ? scoreOfLittle(isDown)
      : Math.round((100 * sum(measured.map(({ points }) => points ?? 0))) / weight);
  return {
    score,
    grade: score === null ? null : letterOf(score),
    priority: score === null ? 'medium' : priorityOf(score),
    label: COMPONENT_LABELS[component],
    confidence: Math.round((100 * now) / whole) / 100,
    evidence,
  };
}

/** Whatever keeps a website from opening, there is nothing of it to give points for. */
const scoreOfLittle = (isDown: boolean) => (isDown ? 0 : null);

export type ComponentScores = Readonly<Record<GraderComponent, GradeComponent>>;

/**
 * With one decimal; null where too little has a score. A website that was looked at is enough; of a restaurant of which
 * no website is known (`isSiteKnown`), all others must have one.
 */
export function overallScore(components: ComponentScores, isSiteKnown: boolean): number | null {
  const scored = GRADER_COMPONENTS.filter((name) => components[name].score !== null);
  const shares = sum(scored.map((name) => COMPONENT_SHARES[name]));
  const isEnough = shares >= LEAST_MEASURED || (isSiteKnown && scored.includes('website'));
  if (!isEnough) return null;
  const points = sum(scored.map((name) => (components[name].score ?? 0) * COMPONENT_SHARES[name]));
  return Math.round((10 * points) / shares) / 10;
}

/** Share of all weight that was measured with this grade. */
export function overallConfidence(components: ComponentScores): number {
  const shares = GRADER_COMPONENTS.map((name) => components[name].confidence * COMPONENT_SHARES[name]);
  return Math.round(100 * sum(shares)) / 100;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

import type { GradeComponent, GradeEvidence } from '#shared/grader/contract/grader.ts';
import { letterOf, priorityOf } from './bands.ts';
import { GRADER_COMPONENTS, type GraderComponent } from './components.ts';

export const COMPONENT_LABELS: Readonly<Record<GraderComponent, string>> = {
  website: 'Website',
  social_media: 'Social media',
  google_business: 'Google Business',
  menu_optimization: 'Menu',
};

/**
 * The share of the overall grade. The website counts most, because guests decide by it and find the rest through it.
 */
export const COMPONENT_SHARES: Readonly<Record<GraderComponent, number>> = {
  website: 0.4,
  social_media: 0.2,
  google_business: 0.2,
  menu_optimization: 0.2,
};

/** A component needs at least this measured share for a score, unless the website doesn’t open. */
const LEAST_MEASURED = 0.5;

/** Points out of 100 of what was measured. Unmeasured rules don’t count. */
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

/** A website that doesn’t open gets no points for its content. */
const scoreOfLittle = (isDown: boolean) => (isDown ? 0 : null);

export type ComponentScores = Readonly<Record<GraderComponent, GradeComponent>>;

/**
 * One decimal; null if too little has a score. The website’s score is enough. Without a known website (`isSiteKnown`),
 * all other components need one.
 */
export function overallScore(components: ComponentScores, isSiteKnown: boolean): number | null {
  const scored = GRADER_COMPONENTS.filter((name) => components[name].score !== null);
  const shares = sum(scored.map((name) => COMPONENT_SHARES[name]));
  const isEnough = shares >= LEAST_MEASURED || (isSiteKnown && scored.includes('website'));
  if (!isEnough) return null;
  const points = sum(scored.map((name) => (components[name].score ?? 0) * COMPONENT_SHARES[name]));
  return Math.round((10 * points) / shares) / 10;
}

/** The share of all weights that this grade measured. */
export function overallConfidence(components: ComponentScores): number {
  const shares = GRADER_COMPONENTS.map((name) => components[name].confidence * COMPONENT_SHARES[name]);
  return Math.round(100 * sum(shares)) / 100;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

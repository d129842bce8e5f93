import { createHash } from 'node:crypto';
import { evidenceOf } from '#shared/grader/compare-grades.ts';
import { GRADER_COMPONENTS } from '#shared/grader/components.ts';
import type { GraderResult, GradeSummary } from '#shared/grader/contract/grader.ts';
import type { GradeRow } from './grades-repository.ts';

/** The parts of a result that lists show and later grades compare. */
export function gradeRow(restaurant_id: string, result: GraderResult, bytes: string): GradeRow {
  const { overall_grade, component_scores } = result;
  const scores = GRADER_COMPONENTS.map((name) => [name, component_scores[name].score] as const);
  return {
    restaurant_id,
    grade_id: result.grade_id,
    graded_at: result.graded_at,
    website: result.restaurant.website,
    ...overall_grade,
    component_scores: Object.fromEntries(scores) as GradeSummary['component_scores'],
    confidence: result.confidence,
    rule_version: result.rule_version,
    points: Object.fromEntries(evidenceOf(result).map(({ rule_id, points }) => [rule_id, points])),
    planned: result.action_plan.immediate_actions.map(({ rule_id }) => rule_id),
    digest: digestOf(bytes),
  };
}

export function digestOf(bytes: string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The row for lists. */
export function summaryOf(row: GradeRow): GradeSummary {
  const { restaurant_id: _restaurant, points: _points, planned: _planned, digest: _digest, ...summary } = row;
  return summary;
}

import type {
  GradeComparison,
  GradeEvidence,
  GraderResult,
  GradeSummary,
} from '#shared/grader/contract/grader.ts';
import { GRADER_COMPONENTS } from './components.ts';

type Graded = { summary: GradeSummary; result: GraderResult };

/** The rules whose points differ between two grades, in the order of the later grade. */
export function compareGrades(before: Graded, after: Graded): GradeComparison {
  const earlier = new Map(evidenceOf(before.result).map((each) => [each.rule_id, each]));
  const changes = evidenceOf(after.result).flatMap((now) => {
    const then = earlier.get(now.rule_id)?.points ?? null;
    if (then === now.points) return [];
    const { rule_id, component, label, weight, sentence } = now;
    return [{ rule_id, component, label, weight, before: then, after: now.points, sentence }];
  });
  return { before: before.summary, after: after.summary, changes };
}

export function evidenceOf({ component_scores }: Pick<GraderResult, 'component_scores'>): GradeEvidence[] {
  return GRADER_COMPONENTS.flatMap((name) => component_scores[name].evidence);
}

import type { GradeEvidence, GraderResult } from '#shared/grader/contract/grader.ts';
import { planActions } from './action-plan.ts';
import { applyRules } from './apply-rules.ts';
import { signedLetterOf, statusOf } from './bands.ts';
import { type ComponentScores, overallConfidence, overallScore, scoreComponent } from './component-score.ts';
import type { GradeBundle } from './grade-bundle.ts';
import { revenueEffect } from './revenue-effect.ts';
import { breakDownWebsite } from './website-score.ts';

/** Grades a bundle. Pure: the same bundle gives the same result, byte for byte. */
export function gradePresence(bundle: GradeBundle): GraderResult {
  const evidence = applyRules(bundle.facts);
  const component_scores: ComponentScores = {
    website: scoreComponent('website', evidence),
    social_media: scoreComponent('social_media', evidence),
    google_business: scoreComponent('google_business', evidence),
    menu_optimization: scoreComponent('menu_optimization', evidence),
  };
  const score = overallScore(component_scores, bundle.site.kind !== 'none');
  const { grade_id, graded_at, rule_version, restaurant } = bundle;
  return {
    analysis_type: 'grader',
    grade_id,
    graded_at,
    rule_version,
    restaurant,
    overall_grade:
      score === null
        ? { score, letter_grade: null, status: 'Not Measured' }
        : { score, letter_grade: signedLetterOf(score), status: statusOf(score) },
    confidence: overallConfidence(component_scores),
    confidence_notes: bundle.notes,
    component_scores,
    action_plan: { immediate_actions: planActions(evidence, bundle.site) },
    revenue_impact: revenueEffect(component_scores, bundle),
    website_score: breakDownWebsite(bundle, component_scores.website),
    ...(bundle.previous !== null && { progress: progressSince(bundle.previous, score, evidence) }),
  };
}

type Previous = NonNullable<GradeBundle['previous']>;

function progressSince(
  previous: Previous,
  score: number | null,
  evidence: readonly GradeEvidence[],
): NonNullable<GraderResult['progress']> {
  const change = (each: GradeEvidence) => {
    const before = previous.points[each.rule_id] ?? null;
    return before === null || each.points === null ? 0 : each.points - before;
  };
  return {
    previous_grade_id: previous.grade_id,
    previous_graded_at: previous.graded_at,
    score_change:
      score === null || previous.score === null ? null : Math.round(10 * (score - previous.score)) / 10,
    came_true: evidence.filter((each) => change(each) > 0 && previous.planned.includes(each.rule_id)),
    gained: evidence.filter((each) => change(each) > 0 && !previous.planned.includes(each.rule_id)),
    lost: evidence.filter((each) => change(each) < 0),
  };
}

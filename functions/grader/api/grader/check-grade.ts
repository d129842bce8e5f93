import type { AiAnalysisDependencies } from '#functions/grader/api/dependencies.ts';
import { digestOf } from '#functions/grader/grade-row.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import { evidenceOf } from '#shared/grader/compare-grades.ts';
import type { aiAnalysisRoutes } from '#shared/grader/contract/ai-analysis-routes.ts';
import { gradePresence } from '#shared/grader/grade-presence.ts';
import { RULE_VERSION } from '#shared/grader/rules/rules.ts';

/** Applies today's rules to the facts of an earlier grade. */
export function createCheckGrade({
  grades,
  gradeFiles,
}: Pick<AiAnalysisDependencies, 'grades' | 'gradeFiles'>): Operation<typeof aiAnalysisRoutes.checkGrade> {
  return async ({ params: { id } }, { restaurantId }) => {
    const [row, bundle] = await Promise.all([
      grades.get(restaurantId, id),
      gradeFiles.getBundle({ restaurantId, gradeId: id }),
    ]);
    const result = gradePresence(bundle);
    const digest = digestOf(JSON.stringify(result));
    const evidence = evidenceOf(result);
    const differing = evidence.filter(({ rule_id, points }) => row.points[rule_id] !== points);
    return {
      data: {
        grade_id: id,
        is_same: digest === row.digest,
        stored_digest: row.digest,
        digest,
        rule_version: row.rule_version,
        current_rule_version: RULE_VERSION,
        rules_run: evidence.length,
        differing_rules: differing.map(({ rule_id }) => rule_id),
      },
    };
  };
}

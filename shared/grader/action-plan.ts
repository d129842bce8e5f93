import type { GradeAction, GradeEvidence } from '#shared/grader/contract/grader.ts';
import { COMPONENT_SHARES } from './component-score.ts';
import type { GradedSite } from './graded-site.ts';
import { remediationOf } from './remediation.ts';
import { type GraderRule, isFlagged } from './rules/grader-rule.ts';
import { GRADER_RULES } from './rules/rules.ts';

/** The most recommendations (spec, owner tools §9). */
export const MAX_ACTIONS = 5;

const EFFORTS = ['Low', 'Medium', 'High'] as const;

type Open = { rule: GraderRule; points: number; gain: number };

/** The first actions of the plan. */
export function planActions(evidence: readonly GradeEvidence[], site: GradedSite): GradeAction[] {
  return worthDoing(evidence, site).slice(0, MAX_ACTIONS);
}

/** Most points first; ties by least effort, then by the order of the table. */
export function worthDoing(evidence: readonly GradeEvidence[], site: GradedSite): GradeAction[] {
  return openRules(evidence).map(({ rule, points, gain }) => {
    const { screen, action, brings } = remediationOf(rule, site);
    return {
      rule_id: rule.id,
      component: rule.component,
      action,
      impact: impactOf(gain),
      effort: rule.effort,
      points: brings ? points : null,
      screen,
    };
  });
}

/** Flagged rules with points left to gain, with their effect on the overall grade. */
function openRules(evidence: readonly GradeEvidence[]): Open[] {
  const byRule = new Map(evidence.map((each) => [each.rule_id, each]));
  const isUp = byRule.get('site_reachable')?.points !== 0;
  const open = GRADER_RULES.flatMap((rule) => {
    const given = byRule.get(rule.id)?.points ?? rule.weight;
    // If a website doesn’t open, only that is recommended. Its content comes later.
    const isNext = isUp || rule.id === 'site_reachable' || !isOnSite(rule);
    if (!isFlagged(rule, given) || !isNext) return [];
    const missing = rule.weight - given;
    return [{ rule, points: missing, gain: missing * COMPONENT_SHARES[rule.component] }];
  });
  return open.sort((one, other) => other.gain - one.gain || effortOf(one) - effortOf(other));
}

function isOnSite({ fixLocation }: GraderRule): boolean {
  return fixLocation === 'page' || fixLocation === 'server';
}

const effortOf = ({ rule }: Open) => EFFORTS.indexOf(rule.effort);

/** In points of the overall grade. */
function impactOf(gain: number): GradeAction['impact'] {
  if (gain >= 4) return 'High';
  return gain >= 2 ? 'Medium' : 'Low';
}

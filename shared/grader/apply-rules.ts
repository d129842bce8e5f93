import type { GradeEvidence } from '#shared/grader/contract/grader.ts';
import type { GraderFacts } from './grader-facts.ts';
import type { GraderRule, RuleFact } from './rules/grader-rule.ts';
import { GRADER_RULES, type RuleId } from './rules/rules.ts';

const NOT_MEASURED = 'We couldn’t check this.';

/** Applies every rule, in the order of the table. */
export function applyRules(facts: GraderFacts): GradeEvidence[] {
  return GRADER_RULES.map((rule) => {
    const fact = facts[rule.id];
    const { points, sentence } = judge(rule, fact);
    return {
      rule_id: rule.id,
      component: rule.component,
      label: rule.label,
      weight: rule.weight,
      points,
      state: stateOf(points, rule.weight),
      sentence,
      snippet: fact.snippet,
      source: fact.source,
      ...(fact.read_at !== undefined && { read_at: fact.read_at }),
    };
  });
}

function judge(rule: GraderRule<RuleId>, fact: RuleFact): { points: number | null; sentence: string } {
  if (fact.state === 'not_measured') return { points: null, sentence: NOT_MEASURED };
  const level = rule.levels.find(({ holds }) => holds(fact));
  if (level === undefined) throw new Error(`Rule ${rule.id} has no last level.`);
  const { points, sentence } = level;
  return { points, sentence: typeof sentence === 'string' ? sentence : sentence(fact) };
}

function stateOf(points: number | null, weight: number): GradeEvidence['state'] {
  if (points === null) return 'not_measured';
  if (points === 0) return 'missed';
  return points === weight ? 'met' : 'partly';
}

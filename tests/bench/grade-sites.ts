import { gatherFacts } from '#functions/grader/gather/gather-facts.ts';
import { digestOf } from '#functions/grader/grade-row.ts';
import { applyRules } from '#shared/grader/apply-rules.ts';
import { gradePresence } from '#shared/grader/grade-presence.ts';
import type { GraderFacts } from '#shared/grader/grader-facts.ts';
import { emptyProfile } from '#shared/profile/restaurant-profile.ts';
import { ABSENT, aGradeBundle } from '#tests/builders/a-grade-bundle.ts';
import { aPageReading } from '#tests/builders/a-page-reading.ts';
import { FIXTURE_SITES } from '#tests/corpus/sites/fixture-sites.ts';
import { type Bench, rounded } from './bench-figure.ts';

const RUNS = 20;

/** Properties of the grades of sixty sites: repeatable bytes, and one rule for each fact. */
export const gradeSites: Bench = {
  name: 'grade-sites',
  measure: async () => {
    const all = FIXTURE_SITES.map(({ html }) => factsOf(html));
    const same = all.filter(isAlwaysTheSame).length;
    const changes = all.flatMap(movedByEachFact);
    const exact = changes.filter(({ id, moved }) => moved.length === 1 && moved[0] === id).length;
    return [
      {
        name: 'sites whose stored facts give the same bytes in each run',
        value: rounded(same / all.length, 3),
        limit: 1,
        bound: 'at least',
        detail: `${same} of ${all.length} sites, ${RUNS} runs each`,
      },
      {
        name: 'facts whose removal changes only their own rule',
        value: rounded(exact / changes.length, 3),
        limit: 1,
        bound: 'at least',
        detail: `${exact} of ${changes.length} facts that give points on ${all.length} sites`,
      },
    ];
  },
};

function factsOf(html: string): GraderFacts {
  const profile = emptyProfile('Osteria Lupo');
  return gatherFacts({
    reading: aPageReading(html),
    place: { outcome: 'off' },
    googleBusinessUrl: '',
    profile,
  });
}

function isAlwaysTheSame(facts: GraderFacts): boolean {
  const stored = JSON.stringify(aGradeBundle({ facts }));
  const digests = Array.from({ length: RUNS }, () =>
    digestOf(JSON.stringify(gradePresence(JSON.parse(stored)))),
  );
  return new Set(digests).size === 1;
}

/** Each rule with points, and the rules whose points change when its fact is removed. */
function movedByEachFact(facts: GraderFacts): { id: string; moved: string[] }[] {
  const before = applyRules(facts);
  return before.flatMap(({ rule_id: id, points }) => {
    if (points === null || points === 0) return [];
    const after = applyRules({ ...facts, [id]: ABSENT });
    const moved = after.filter((each, i) => each.points !== before[i]?.points).map(({ rule_id }) => rule_id);
    return [{ id, moved }];
  });
}

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { GraderResultSchema } from '#shared/grader/contract/grader.ts';
import {
  ABSENT,
  aGradeBundle,
  NOT_MEASURED,
  ORDINARY_FACTS,
  seen,
  someGraderFacts,
} from '#tests/builders/a-grade-bundle.ts';
import { applyRules } from './apply-rules.ts';
import { gradePresence } from './grade-presence.ts';
import { NO_SITE } from './graded-site.ts';
import type { GraderFact } from './grader-facts.ts';
import { RULE_IDS } from './rules/rules.ts';

const anyFact: fc.Arbitrary<GraderFact> = fc.record(
  {
    state: fc.constantFrom('seen', 'absent', 'not_measured'),
    value: fc.oneof(
      fc.double({ min: 0, max: 500, noNaN: true }),
      fc.constantFrom('link', 'booking', 'html', 'pdf', 'profile', 'complete', 'described', 'anything'),
    ),
    snippet: fc.string({ maxLength: 200 }),
    source: fc.constantFrom('page', 'profile', 'google'),
  },
  { requiredKeys: ['state', 'snippet', 'source'] },
);
const anyFacts = fc.record(Object.fromEntries(RULE_IDS.map((id) => [id, anyFact]))) as fc.Arbitrary<
  typeof ORDINARY_FACTS
>;

test('one changed fact changes only its rule', () => {
  fc.assert(
    fc.property(anyFacts, fc.constantFrom(...RULE_IDS), anyFact, (facts, id, changed) => {
      const before = applyRules(facts).filter(({ rule_id }) => rule_id !== id);
      const after = applyRules({ ...facts, [id]: changed }).filter(({ rule_id }) => rule_id !== id);
      expect(after).toEqual(before);
    }),
  );
});

test.each(RULE_IDS)('%s changes when its fact is removed', (id) => {
  const best = { site_speed: seen(1), site_ordering: seen('link'), site_findable: seen('described') };
  const facts = someGraderFacts(seen(5), {
    ...best,
    google_profile: seen('profile'),
    google_structured_data: seen('complete'),
    google_reviews: seen(100),
    google_photos: seen(10),
    menu_readable: seen('html'),
    menu_photos: seen('described'),
    menu_known: seen('priced'),
  });
  const before = applyRules(facts);
  const after = applyRules({ ...facts, [id]: ABSENT });
  expect(before.every(({ state }) => state === 'met')).toBe(true);
  const moved = after.filter((each, i) => each.points !== before[i]?.points).map(({ rule_id }) => rule_id);
  expect(moved).toEqual([id]);
});

test('any facts give a well-formed, deterministic result', () => {
  fc.assert(
    fc.property(anyFacts, fc.option(fc.integer({ min: 0, max: 1_000_000 })), (facts, monthly_revenue) => {
      const bundle = aGradeBundle({ facts, monthly_revenue });
      const result = gradePresence(bundle);
      expect(GraderResultSchema.parse(result)).toEqual(result);
      expect(gradePresence(JSON.parse(JSON.stringify(bundle)))).toEqual(result);
      expect(result.action_plan.immediate_actions.length).toBeLessThanOrEqual(5);
      expect(result.website_score.recommendations.length).toBeLessThanOrEqual(5);
    }),
  );
});

test('more evidence never lowers a grade', () => {
  fc.assert(
    fc.property(anyFacts, fc.constantFrom(...RULE_IDS), (facts, id) => {
      if (facts[id].state === 'not_measured') return;
      const without = gradePresence(aGradeBundle({ facts: { ...facts, [id]: ABSENT } }));
      const { overall_grade } = gradePresence(aGradeBundle({ facts }));
      expect(overall_grade.score ?? 0).toBeGreaterThanOrEqual(without.overall_grade.score ?? 0);
    }),
  );
});

test('an ordinary presence is graded by the table of rules', () => {
  const { overall_grade, component_scores, action_plan, confidence } = gradePresence(aGradeBundle());
  const scores = Object.values(component_scores).map(({ score, grade, priority }) => [
    score,
    grade,
    priority,
  ]);
  expect(scores).toEqual([
    [70, 'C', 'medium'],
    [85, 'B', 'low'],
    [80, 'B', 'low'],
    [54, 'D', 'high'],
  ]);
  expect(overall_grade).toEqual({ score: 71.8, letter_grade: 'C+', status: 'Needs Improvement' });
  expect(confidence).toBe(0.92);
  expect(action_plan.immediate_actions.map(({ rule_id, impact }) => [rule_id, impact])).toEqual([
    ['site_ordering', 'High'],
    ['social_network', 'Medium'],
    ['menu_readable', 'Medium'],
    ['menu_known', 'Medium'],
    ['menu_prices', 'Medium'],
  ]);
});

const SITE_RULES = RULE_IDS.filter((id) => id.startsWith('site_'));
const everySiteFact = (fact: GraderFact) => Object.fromEntries(SITE_RULES.map((id) => [id, fact]));

test('an unreachable website is the first fix, and its unseen content is no issue', () => {
  const facts = {
    ...ORDINARY_FACTS,
    ...everySiteFact(NOT_MEASURED),
    site_reachable: { ...ABSENT, value: 'server_error' },
    site_https: seen(),
  };
  const { website_score, action_plan } = gradePresence(aGradeBundle({ facts }));
  expect(website_score.validation_data).toMatchObject({ accessible: false, has_ssl: true });
  expect(website_score.score).toBe(0);
  expect(website_score.issues).toHaveLength(1);
  expect(website_score.issues[0]).toBe('Your website’s server returned an error.');
  expect(action_plan.immediate_actions[0]?.rule_id).toBe('site_reachable');
});

test('all causes of an unreachable website give the same first grade', () => {
  const scoreOf = (value: string, site_https: GraderFact) => {
    const site = { ...everySiteFact(NOT_MEASURED), site_reachable: { ...ABSENT, value }, site_https };
    const facts = { ...ORDINARY_FACTS, ...site };
    return gradePresence(aGradeBundle({ facts })).component_scores.website.score;
  };
  expect([
    scoreOf('timeout', NOT_MEASURED),
    scoreOf('connection_refused', NOT_MEASURED),
    scoreOf('redirect_loop', seen()),
    scoreOf('server_error', seen()),
    scoreOf('certificate', ABSENT),
  ]).toEqual([0, 0, 0, 0, 0]);
});

test('no website scores 0 of 100', () => {
  const { website_score } = gradePresence(
    aGradeBundle({ facts: { ...ORDINARY_FACTS, ...everySiteFact(ABSENT) } }),
  );
  expect(website_score.score).toBe(0);
});

test('a restaurant without a website is told to build one, not to fix one', () => {
  const facts = {
    ...ORDINARY_FACTS,
    ...everySiteFact(ABSENT),
    site_reachable: { ...ABSENT, value: 'no_website' },
  };
  const { action_plan, website_score } = gradePresence(aGradeBundle({ facts, site: NO_SITE }));
  const action = 'Create a website in Website Builder, or enter the address of your existing one.';
  expect(action_plan.immediate_actions[0]).toMatchObject({
    rule_id: 'site_reachable',
    action,
    points: 30,
    screen: 'websites',
  });
  expect(website_score.recommendations).toEqual([action]);
  expect(website_score.issues).toEqual(['We didn’t find a website.']);
});

test.each([
  ['link', 25, false],
  ['booking', 15, false],
  ['button', 15, false],
  ['hidden', 15, false],
  ['unclear', 15, false],
  ['unread', 15, false],
  [undefined, 0, true],
] as const)(
  'ordering seen as %s gives %d points, and is flagged only if it gives none',
  (value, points, isFlagged) => {
    const site_ordering = value === undefined ? ABSENT : seen(value);
    const { website_score, action_plan } = gradePresence(
      aGradeBundle({ facts: { ...ORDINARY_FACTS, site_ordering } }),
    );
    const ordering = website_score.components.find(({ part }) => part === 'online_ordering');
    expect(ordering?.points).toBe(points);
    const advice = [...website_score.issues, ...website_score.recommendations];
    expect(advice.some((sentence) => /order/.test(sentence))).toBe(isFlagged);
    const fixed = action_plan.immediate_actions.map(({ rule_id }) => rule_id);
    expect(fixed.includes('site_ordering')).toBe(isFlagged);
  },
);

test('the website’s parts add up to its score and name what wasn’t checked', () => {
  const facts = { ...ORDINARY_FACTS, site_parts: NOT_MEASURED };
  const { website_score } = gradePresence(aGradeBundle({ facts }));
  const sumOf = (field: 'points' | 'max_points') =>
    website_score.components.reduce((sum, part) => sum + (part[field] ?? 0), 0);
  expect(sumOf('max_points')).toBe(99);
  expect(website_score.score).toBe(Math.round((100 * sumOf('points')) / 99));
  const found = website_score.components.find(({ part }) => part === 'found_and_read');
  expect(found?.sentence).toContain('Not checked: secure images and scripts.');
  expect(found?.sentence).not.toContain('We couldn’t check this.');
});

test('unmeasured parts lower the confidence, not the grade', () => {
  const whole = gradePresence(aGradeBundle());
  const facts = { ...ORDINARY_FACTS, site_ordering: NOT_MEASURED };
  const part = gradePresence(aGradeBundle({ facts }));
  expect(part.confidence).toBeLessThan(whole.confidence);
  expect(part.component_scores.website?.score).toBeGreaterThanOrEqual(70);

  const none = gradePresence(aGradeBundle({ facts: someGraderFacts(NOT_MEASURED) }));
  expect(none.overall_grade).toEqual({ score: null, letter_grade: null, status: 'Not Measured' });
  expect(none.confidence).toBe(0);
  expect(none.action_plan.immediate_actions).toEqual([]);
});

test('without the website, one known component is no total grade', () => {
  const accounts = { social_facebook: seen('https://facebook.com/lupo'), social_instagram: seen('x') };
  const { overall_grade, component_scores } = gradePresence(
    aGradeBundle({ facts: { ...someGraderFacts(NOT_MEASURED), ...accounts } }),
  );
  expect(component_scores.social_media?.score).toBe(100);
  expect(overall_grade).toEqual({ score: null, letter_grade: null, status: 'Not Measured' });
});

test('an unreachable website still gets a total grade', () => {
  const facts = { ...someGraderFacts(NOT_MEASURED), site_reachable: { ...ABSENT, value: 'server_error' } };
  expect(gradePresence(aGradeBundle({ facts })).overall_grade).toMatchObject({ score: 0, letter_grade: 'F' });
});

test('announced points are listed as fixed, others as gained or lost', () => {
  const previous = {
    grade_id: 'before',
    graded_at: '2026-11-01T12:00:00.000Z',
    score: 60,
    points: { site_ordering: 25, social_facebook: 0, social_instagram: 0, social_reviews: null },
    planned: ['social_facebook', 'social_reviews', 'site_ordering'],
  };
  const { progress } = gradePresence(aGradeBundle({ previous }));
  expect(progress).toMatchObject({ previous_grade_id: 'before', score_change: 11.8 });
  expect(progress?.came_true.map(({ rule_id }) => rule_id)).toEqual(['social_facebook']);
  expect(progress?.gained.map(({ rule_id }) => rule_id)).toEqual(['social_instagram']);
  expect(progress?.lost.map(({ rule_id }) => rule_id)).toEqual(['site_ordering']);
});

test('the revenue effect is a range with its formula and source', () => {
  const bySize = gradePresence(aGradeBundle({ monthly_revenue: 40_000 })).revenue_impact;
  expect(bySize.monthly_revenue_increase).toBe('$560-$1,020');
  expect(bySize.annual_potential).toEqual({ low_estimate: '$6,720', high_estimate: '$12,240' });
  expect(bySize.basis.source).toContain('12-016');
  const byTasks = gradePresence(aGradeBundle()).revenue_impact;
  expect(byTasks.monthly_revenue_increase).toMatch(/^\$[\d,]+-\$[\d,]+$/);
  expect(byTasks.industry_claims.every(({ label }) => label.startsWith('Industry claim'))).toBe(true);
});

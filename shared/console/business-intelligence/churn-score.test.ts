import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Counts } from '#shared/metrics/event-figures.ts';
import { AT_RISK_SCORE, churnScore, IMMEDIATE_SCORE } from './churn-score.ts';
import { contactDraft } from './contact-draft.ts';
import { behaviorDays, behaviorOf, type RestaurantBehavior } from './restaurant-behavior.ts';

const AS_OF = '2026-09-30T12:00:00.000Z';
const BUSY = { actions: 30, changes: 10, campaigns: 2, aiUses: 12 };

function aBehavior(overrides: Partial<RestaurantBehavior> = {}): RestaurantBehavior {
  return {
    standing: { basis: 'plan', planId: 'basic', endsAt: undefined },
    asOf: AS_OF,
    daysSinceSignUp: 200,
    daysSinceAction: 1,
    lately: BUSY,
    before: BUSY,
    publishedWebsites: 1,
    failedAiUses: 0,
    failedGenerations: 0,
    rejectedContent: 0,
    ...overrides,
  };
}

const use = fc
  .record({ others: fc.nat(500), changes: fc.nat(200), campaigns: fc.nat(20), aiUses: fc.nat(300) })
  .map(({ others, ...of }) => ({ ...of, actions: others + of.changes + of.campaigns + of.aiUses }));
const day = fc
  .integer({ min: -400, max: 400 })
  .map((days) => new Date(Date.parse(AS_OF) + days * 86_400_000).toISOString());
const behaviors: fc.Arbitrary<RestaurantBehavior> = fc.record({
  standing: fc.oneof(
    fc.record({
      basis: fc.constant('plan' as const),
      planId: fc.constant('basic' as const),
      endsAt: fc.option(day, { nil: undefined }),
    }),
    fc.record({ basis: fc.constant('past_due' as const), planId: fc.constant('basic' as const), since: day }),
    fc.record({ basis: fc.constant('trial' as const), endsAt: day }),
  ),
  asOf: fc.constant(AS_OF),
  daysSinceSignUp: fc.nat(900),
  daysSinceAction: fc.option(fc.nat(89), { nil: undefined }),
  lately: use,
  before: use,
  publishedWebsites: fc.nat(3),
  failedAiUses: fc.nat(300),
  failedGenerations: fc.nat(30),
  rejectedContent: fc.nat(30),
});

test('an active, paying customer has no risk', () => {
  expect(churnScore(aBehavior())).toEqual({ score: 0, reasons: [] });
});

test.each<[string, Partial<RestaurantBehavior>, number, string]>([
  [
    'canceled',
    { standing: { basis: 'plan', planId: 'basic', endsAt: '2026-10-10T12:00:00.000Z' } },
    70,
    'The plan is canceled and ends in 10 days.',
  ],
  [
    'past due',
    { standing: { basis: 'past_due', planId: 'basic', since: '2026-09-26T12:00:00.000Z' } },
    44,
    'The last payment is 4 days past due.',
  ],
  [
    'trial',
    { standing: { basis: 'trial', endsAt: '2026-10-01T12:00:00.000Z' }, daysSinceSignUp: 13 },
    25,
    'The trial ends in 1 day, and the owner hasn’t chosen a plan.',
  ],
  ['silent', { daysSinceAction: 31 }, 30, 'No activity for 31 days.'],
  ['silent for long', { daysSinceAction: undefined }, 45, 'No activity in the last 90 days.'],
  [
    'less AI',
    { lately: { ...BUSY, aiUses: 6, actions: 24 } },
    10,
    '6 AI requests in the last 30 days, down from 12.',
  ],
  ['less work', { lately: { ...BUSY, actions: 15 } }, 20, '3 actions in the last 30 days, down from 18.'],
  ['failures', { failedAiUses: 3 }, 10, '3 of 12 AI requests failed in the last 30 days.'],
])('%s has its points and sentence', (_name, overrides, points, text) => {
  expect(churnScore(aBehavior(overrides))).toMatchObject({ score: points, reasons: [{ points, text }] });
});

test('a new restaurant gets no points for inactivity', () => {
  const nothing = { actions: 1, changes: 0, campaigns: 0, aiUses: 0 };
  const score = churnScore(
    aBehavior({
      standing: { basis: 'trial', endsAt: '2026-10-10T12:00:00.000Z' },
      daysSinceSignUp: 4,
      daysSinceAction: 4,
      lately: nothing,
      before: { ...nothing, actions: 0 },
      publishedWebsites: 0,
    }),
  );
  expect(score).toEqual({ score: 0, reasons: [] });
});

test('a score is 0 to 100, with the heaviest reasons first and every number in the metrics', () => {
  fc.assert(
    fc.property(behaviors, (behavior) => {
      const { score, reasons } = churnScore(behavior);
      expect(score).toBe(
        Math.min(
          100,
          reasons.reduce((sum, { points }) => sum + points, 0),
        ),
      );
      const points = reasons.map((reason) => reason.points);
      expect(points).toEqual(points.toSorted((one, other) => other - one));
      for (const { text, figures } of reasons) {
        const quoted = [...text.matchAll(/\d[\d,]*/g)].map(([number]) => Number(number.replaceAll(',', '')));
        expect(quoted.length).toBeGreaterThan(0);
        for (const number of quoted) expect(Object.values(figures)).toContain(number);
      }
    }),
  );
});

test('a canceled plan needs action now, and a silent month with an offline website is a risk', () => {
  expect(IMMEDIATE_SCORE).toBeLessThanOrEqual(70);
  const { score } = churnScore(aBehavior({ daysSinceAction: 31, publishedWebsites: 0 }));
  expect(score).toBeGreaterThanOrEqual(AT_RISK_SCORE);
});

test('behavior comes from the counters of its period', () => {
  const days: { day: string; counts: Counts }[] = [
    { day: '2026-07-15', counts: { count_site_published: 4 } },
    { day: '2026-08-15', counts: { count_ai_used: 5, count_sms_launched: 1 } },
    { day: '2026-09-20', counts: { count_ai_used: 3, sum_ai_used_errors: 2, count_generation_failed: 1 } },
    { day: '2026-09-28', counts: { count_content_rejected: 2 } },
    { day: '2026-10-01', counts: { count_ai_used: 9 } },
  ];
  const about = { signedUpAt: '2026-03-01T09:00:00.000Z', publishedWebsites: 1, asOf: AS_OF };
  expect(behaviorDays(AS_OF)).toEqual({ from: '2026-07-03', to: '2026-09-30' });
  expect(behaviorOf(days, { ...about, standing: aBehavior().standing })).toMatchObject({
    daysSinceSignUp: 213,
    // Rejected content isn't an action of the restaurant.
    daysSinceAction: 10,
    lately: { actions: 3, aiUses: 3, campaigns: 0, changes: 0 },
    before: { actions: 6, aiUses: 5, campaigns: 1, changes: 0 },
    failedAiUses: 2,
    failedGenerations: 1,
    rejectedContent: 2,
  });
});

test('an email states reasons without numbers, and only reasons that apply', () => {
  fc.assert(
    fc.property(behaviors, (behavior) => {
      const { reasons } = churnScore(behavior);
      const { subject, text } = contactDraft('Osteria Lupo', reasons);
      expect(subject).toBe('How is Osteria Lupo doing with Tableside?');
      expect(text).not.toMatch(/\d|undefined/);
      expect(text.split('\n\n')).toHaveLength(4 + Math.min(3, reasons.length));
    }),
  );
});

const kindsOf = (overrides: Partial<RestaurantBehavior>) =>
  churnScore(aBehavior(overrides)).reasons.map(({ kind, points }) => `${kind} ${points}`);
const used = (actions: number, aiUses = 0) => ({ actions, changes: 1, campaigns: 1, aiUses });
const NO_USE = { actions: 0, changes: 0, campaigns: 0, aiUses: 0 };
const trialEnding = (endsAt: string): Partial<RestaurantBehavior> => ({
  standing: { basis: 'trial', endsAt },
});

test.each<[string, Partial<RestaurantBehavior>, string[]]>([
  ['a trial that ends in 5 days', trialEnding('2026-10-05T12:00:00.000Z'), ['trial_ending 25']],
  ['a trial that ends in 6 days', trialEnding('2026-10-06T12:00:00.000Z'), []],
  ['13 quiet days', { daysSinceAction: 13 }, []],
  ['14 quiet days', { daysSinceAction: 14 }, ['silent 15']],
  ['29 quiet days', { daysSinceAction: 29 }, ['silent 15']],
  ['30 quiet days', { daysSinceAction: 30 }, ['silent 30']],
  ['59 quiet days', { daysSinceAction: 59 }, ['silent 30']],
  ['60 quiet days', { daysSinceAction: 60 }, ['silent 40']],
  ['13 days after signing up', { daysSinceSignUp: 13, daysSinceAction: 14, publishedWebsites: 0 }, []],
  ['14 days after signing up', { daysSinceSignUp: 14, publishedWebsites: 0 }, ['no_website 15']],
  ['use that fell by half', { before: used(10), lately: used(5) }, ['use_fell 10']],
  ['use that fell by less than half', { before: used(10), lately: used(6) }, []],
  ['use that fell by four fifths', { before: used(10), lately: used(2) }, ['use_fell 20']],
  ['too little use for a trend', { before: used(9), lately: used(1) }, []],
  ['AI use that fell by half', { before: used(16, 6), lately: used(13, 3) }, ['ai_use_fell 10']],
  ['AI use that fell by four fifths', { before: used(15, 5), lately: used(11, 1) }, ['ai_use_fell 15']],
  ['too little AI use for a trend', { before: used(14, 4), lately: used(10, 0) }, []],
  [
    'two periods without a campaign or change',
    { daysSinceSignUp: 60, lately: NO_USE, before: NO_USE },
    ['no_campaigns 10', 'no_changes 5'],
  ],
  ['one day less than two periods', { daysSinceSignUp: 59, lately: NO_USE, before: NO_USE }, []],
  [
    'a fifth of AI requests failed',
    { lately: used(15, 5), before: used(15, 5), failedAiUses: 1 },
    ['ai_failures 10'],
  ],
  ['less than a fifth failed', { lately: used(16, 6), before: used(16, 6), failedAiUses: 1 }, []],
  ['few AI requests', { lately: used(14, 4), before: used(14, 4), failedAiUses: 4 }, []],
  ['one failed generation', { failedGenerations: 1, rejectedContent: 1 }, []],
  ['two failed generations', { failedGenerations: 2 }, ['failed_generations 10']],
  ['two rejected items', { rejectedContent: 2 }, ['rejected_content 5']],
])('at the limits of the rules: %s', (_, behavior, reasons) => {
  expect(kindsOf(behavior)).toEqual(reasons);
});

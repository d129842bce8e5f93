import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Counts } from '#shared/metrics/event-figures.ts';
import { businessFigures } from './business-figures.ts';
import { businessInsights, businessRecommendations, type Insight } from './business-insights.ts';
import { REPORT_TYPES, reportFileName } from './business-report.ts';
import { makeReport, makeUsageReport } from './make-report.ts';

const NOW = new Date('2026-09-30T12:00:00.000Z');
const NO_RISK = { scored: 0, atRisk: 0, immediate: 0, monthly: 0, riskiest: undefined };

/** No more subscriptions end than start. */
const plans = fc
  .record({ basic: fc.nat(30), enterprise: fc.nat(3), ended: fc.nat(5) })
  .map(({ basic, enterprise, ended }) => ({
    count_subscription_started: basic + enterprise + ended,
    split_subscription_started_plan_id_basic: basic + ended,
    split_subscription_started_plan_id_enterprise: enterprise,
    count_subscription_ended: ended,
    split_subscription_ended_plan_id_basic: ended,
  }));
const others = fc.record({
  count_signed_up: fc.nat(50),
  count_setup_completed: fc.nat(50),
  sum_invoice_paid_total_cents: fc.nat(9_000_000),
  count_invoice_overdue: fc.nat(4),
  count_code_redeemed: fc.nat(400),
  sum_code_redeemed_amount_cents: fc.nat(900_000),
  count_ai_used: fc.nat(5_000),
  sum_ai_used_errors: fc.nat(400),
  count_content_flagged: fc.nat(9),
});
const counts = fc.tuple(plans, others).map(([of, other]) => ({ ...of, ...other }));
const dayNames = fc
  .integer({ min: 0, max: 400 })
  .map((days) => new Date(NOW.getTime() - days * 86_400_000).toISOString().slice(0, 10));
const history = fc
  .uniqueArray(fc.record({ day: dayNames, counts }), { selector: ({ day }) => day, maxLength: 40 })
  .map((days) => days.toSorted((one, other) => (one.day < other.day ? -1 : 1)));
const risks = fc
  .record({
    scored: fc.nat(3_000),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    monthly: fc.nat(90_000),
  })
  .map(({ scored, share, monthly }) => {
    const atRisk = Math.floor(scored * share);
    const riskiest = atRisk === 0 ? undefined : { restaurantId: 'r', name: 'Osteria Lupo', score: 85 };
    return { scored, atRisk, immediate: Math.floor(atRisk / 2), monthly, riskiest };
  });
const periods = fc.constantFrom(1, 7, 30, 90);

function numbersOf(text: string): number[] {
  return [...text.matchAll(/\d[\d,]*(\.\d+)?/g)].map(([number]) => Number(number.replaceAll(',', '')));
}

describe('insights and recommendations', () => {
  test('every number in a sentence is in its metrics, and every metric is from the business', () => {
    fc.assert(
      fc.property(history, risks, periods, (ever, risk, days) => {
        const figures = businessFigures(ever, { now: NOW, days });
        const sentences = [...businessInsights(figures, risk), ...businessRecommendations(figures, risk)];
        for (const sentence of sentences) {
          const quoted = numbersOf(sentence.text);
          expect({ sentence, quoted }).toMatchObject({
            quoted: quoted.filter((number) => Object.values(sentence.figures).includes(number)),
          });
          expect(sentence.text).not.toMatch(/NaN|undefined|null|Infinity/);
        }
        expectTrue(sentences, figures, risk);
      }),
    );
  });

  test('a platform without activity has no insights', () => {
    const figures = businessFigures([], { now: NOW, days: 30 });
    expect(businessInsights(figures, NO_RISK)).toEqual([]);
    expect(businessRecommendations(figures, NO_RISK)).toEqual([]);
  });

  test('they read as sentences', () => {
    const ever: { day: string; counts: Counts }[] = [
      {
        day: '2026-08-15',
        counts: {
          count_signed_up: 3,
          count_setup_completed: 1,
          count_subscription_started: 2,
          split_subscription_started_plan_id_basic: 2,
          sum_invoice_paid_total_cents: 9_800,
          count_content_flagged: 2,
        },
      },
      {
        day: '2026-09-15',
        counts: {
          sum_invoice_paid_total_cents: 14_750,
          count_invoice_overdue: 1,
          count_content_flagged: 10,
          count_content_approved: 3,
          count_content_dropped: 1,
        },
      },
    ];
    const figures = businessFigures(ever, { now: NOW, days: 30 });
    const riskiest = { restaurantId: 'r1', name: 'Osteria Lupo', score: 85 };
    const risk = { scored: 2, atRisk: 1, immediate: 1, monthly: 49, riskiest };
    expect(businessInsights(figures, risk).map(({ text }) => text)).toEqual([
      'Restaurants paid $148 in the last 30 days, 50.5% more than the $98 in the previous 30 days.',
      '2 active subscriptions are worth $98 a month at list prices.',
      '1 of 2 customers, worth $49 a month, is at risk of leaving.',
    ]);
    expect(businessRecommendations(figures, risk).map(({ text }) => text)).toEqual([
      'Contact Osteria Lupo first. Its risk score is 85 out of 100.',
      'Follow up on 1 overdue invoice before we pause unpaid plans.',
      'Help restaurants start a website. 2 of 3 restaurants have never had one.',
      'Review flagged content. 8 items need a decision, and 10 items were flagged in the last 30 days.',
    ]);
  });
});

/** Checks the numbers in sentences against the metrics. */
function expectTrue(
  sentences: readonly Insight[],
  figures: ReturnType<typeof businessFigures>,
  risk: { scored: number; atRisk: number; monthly: number },
): void {
  const truths: Record<string, Record<string, number>> = {
    revenue: { paid: Math.round(figures.revenue), before: Math.round(figures.revenueBefore) },
    recurring: { active: figures.active, recurring: Math.round(figures.recurring) },
    churn_risk: { atRisk: risk.atRisk, scored: risk.scored, monthly: Math.round(risk.monthly) },
    customers: { newThisMonth: figures.newThisMonth, ended: figures.ended },
    overdue: { overdue: figures.overdue },
    setups: { open: figures.incompleteSetups, restaurants: figures.restaurants },
    flagged: { waiting: figures.waitingTexts, flagged: figures.activity.content_flagged.now },
  };
  for (const { kind, figures: quoted } of sentences) {
    const { [kind]: truth = {} } = truths;
    for (const [name, value] of Object.entries(truth)) {
      if (name in quoted) expect({ kind, name, value: quoted[name] }).toEqual({ kind, name, value });
    }
  }
}

const AI_USAGE = [
  {
    day: '2026-09-01',
    feature: 'digital_grader' as const,
    requests: 2,
    errors: 0,
    milliseconds: 300,
    costMicros: 10,
  },
];

describe('reports', () => {
  test('each report type has metrics, and tables with complete rows', () => {
    fc.assert(
      fc.property(history, risks, periods, (ever, risk, days) => {
        const figures = businessFigures(ever, { now: NOW, days });
        for (const type of REPORT_TYPES) {
          const usage = { figures, aiUsage: AI_USAGE };
          const report =
            type === 'usage'
              ? makeUsageReport(usage)
              : makeReport(type, {
                  figures,
                  risk,
                  atRisk: [
                    { name: 'Lupo', plan: 'Basic', risk_score: 85, reason: 'No activity for 40 days.' },
                  ],
                  months: [{ month: '2026-09', revenue: 49, isOver: false }],
                  forecast: [{ month: '2026-10', predicted_revenue: 49, confidence: 20 }],
                });
          expect(report.key_figures.length).toBeGreaterThan(3);
          for (const { columns, rows } of report.tables)
            for (const row of rows) expect(Object.keys(row)).toEqual(columns.map(({ id }) => id));
        }
      }),
      { numRuns: 20 },
    );
  });

  test('a report file is named by type and day', () => {
    expect(reportFileName('executive', '2026-09-30T23:59:00.000Z')).toBe('executive-report-2026-09-30');
  });
});

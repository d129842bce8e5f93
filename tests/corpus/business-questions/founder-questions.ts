import type { KnownQuestion } from './money-questions.ts';
import { aiDollars, exact, number, type PlainPlatform, percent, whole } from './plain-platform.ts';

const TODAY = '2026-11-22';
const NOW = '2026-11-22T18:00:00.000Z';
const D30 = ['2026-10-24', TODAY] as const;
const D30_BEFORE = ['2026-09-24', '2026-10-23'] as const;
const YEAR = ['2026-01-01', TODAY] as const;
const EVER = ['2000-01-01', TODAY] as const;
const NOVEMBER = ['2026-11-01', TODAY] as const;
const month = (name: string) => [`${name}-01`, `${name}-31`] as const;
const OCTOBER = month('2026-10');
const SEPTEMBER = month('2026-09');
const Q3 = ['2026-07-01', '2026-09-30'] as const;

const both =
  (...figures: ((p: PlainPlatform) => string | string[])[]) =>
  (p: PlainPlatform) =>
    figures.flatMap((figure) => figure(p));
const revenue = (days: readonly [string, string]) => (p: PlainPlatform) => whole(p.revenue(days));
const mrr = (day: string) => (p: PlainPlatform) => exact(p.mrr(day));
const happened = (kind: string, days: readonly [string, string]) => (p: PlainPlatform) =>
  number(p.count(kind, days));
const PLANS = { Basic: 'basic', Professional: 'professional', Enterprise: 'enterprise' } as const;
const byPlan =
  (figure: (p: PlainPlatform, plan: 'basic' | 'professional' | 'enterprise') => string) =>
  (p: PlainPlatform) =>
    Object.entries(PLANS).map(([name, plan]) => `${name} ${figure(p, plan)}`);
const share = (part: number, all: number) => percent((100 * part) / all);
const users = (name: string, fields: readonly string[]) => (p: PlainPlatform) => {
  const used = p.mostUsing(name, fields).length;
  return `${used} of 24 (${share(used, 24)})`;
};
const aiOf = (days: readonly [string, string], feature: string) => (p: PlainPlatform) =>
  p.ai(days, { feature });

/** As a tired founder types: short, with typos, two questions together, about all kinds of dates. */
export const FOUNDER_QUESTIONS: readonly KnownQuestion[] = [
  ['revenue this months', revenue(NOVEMBER)],
  ['rev oct', revenue(OCTOBER)],
  ['revnue in septmber', revenue(SEPTEMBER)],
  ['total revenu for octobr', revenue(OCTOBER)],
  ['what did we take today', revenue([TODAY, TODAY])],
  ['revenue sept vs oct', both(revenue(SEPTEMBER), revenue(OCTOBER))],
  ["what was oct's revenue compared to sept's", both(revenue(SEPTEMBER), revenue(OCTOBER))],
  ['did we make more in sept or oct', both(revenue(SEPTEMBER), revenue(OCTOBER))],
  ['how much more did we make in october than in may', both(revenue(OCTOBER), revenue(month('2026-05')))],
  ['revenue for the last full month', revenue(OCTOBER)],
  ['revenue from 1 to 15 nov', revenue(['2026-11-01', '2026-11-15'])],
  ['revenue nov 1-15', revenue(['2026-11-01', '2026-11-15'])],
  ['revenue 9/1 to 9/15', revenue(['2026-09-01', '2026-09-15'])],
  ['sales on 11/19', revenue(['2026-11-19', '2026-11-19'])],
  ['revenue last friday', revenue(['2026-11-20', '2026-11-20'])],
  ['revenue week of nov 4', revenue(['2026-11-02', '2026-11-08'])],
  ['revenue h1', revenue(['2026-01-01', '2026-06-30'])],
  ['Q1 vs Q2 revenue', both(revenue(['2026-01-01', '2026-03-31']), revenue(['2026-04-01', '2026-06-30']))],
  ['are sales going up', both(revenue(D30), revenue(D30_BEFORE))],
  ['how fast are we growing', both(revenue(D30), revenue(D30_BEFORE))],
  ['basic vs pro revenue last month', byPlan((p, plan) => exact(p.revenue(OCTOBER, { plan })))],
  ['how much came from basic in q3', (p) => exact(p.revenue(Q3, { plan: 'basic' }))],
  ['% of revenue from enterprise', (p) => share(p.revenue(D30, { plan: 'enterprise' }), p.revenue(D30))],
  ['percent of mrr from enterprise', (p) => share(p.mrr(TODAY, 'enterprise'), p.mrr(TODAY))],
  [
    'what share of customers are on basic',
    (p) => share(p.subscriptions(TODAY, 'basic'), p.subscriptions(TODAY)),
  ],
  ['how much has trattoria lucca paid us', (p) => exact(p.revenue(EVER, { restaurant: 'Trattoria Lucca' }))],
  ['money from saffron slate this year', (p) => exact(p.revenue(YEAR, { restaurant: 'Saffron & Slate' }))],
  [
    'top 3 payers all time',
    (p) =>
      p
        .payers(EVER)
        .slice(0, 3)
        .map(({ name, cents }) => `${name} ${exact(cents)}`),
  ],
  [
    'biggest customer',
    (p) =>
      p
        .payers(D30)
        .slice(0, 1)
        .map(({ name }) => name),
  ],
  [
    'lowest paying restaurants',
    (p) => ["Abuela Nieve's Kitchen (Demo) $0", ...p.debtors().map((name) => `${name} $0`)],
  ],
  ['which restaurants spend least', (p) => p.debtors().map((name) => `${name} $0`)],
  ['did we earn more this month than last month', both(revenue(NOVEMBER), revenue(OCTOBER))],
  [
    'is the menu optimizer being used more than last month',
    (p) => number(aiOf(OCTOBER, 'menu_optimizer')(p).requests),
  ],
  [
    'how much revenue did professional plan bring in last month',
    (p) => exact(p.revenue(OCTOBER, { plan: 'professional' })),
  ],
  [
    'show me our top ten customers',
    (p) =>
      p
        .payers(D30)
        .slice(0, 10)
        .map(({ name }) => name),
  ],
  ['how much has Casa Piñata spent in total', (p) => exact(p.revenue(EVER, { restaurant: 'Casa Piñata' }))],
  [
    'what percentage of our restaurants are paying',
    (p) => share(p.subscriptions(TODAY), p.count('signed_up', EVER)),
  ],
  ['when did trattoria lucca sign up', () => 'signed up on Jun'],
  ['how long has golden wok been a customer', () => 'signed up on Aug'],
  ["what's zaatar junction's status", () => 'Its last invoice is overdue'],
  ['so what was rev like back in march 26', revenue(month('2026-03'))],
  ['whats our 30 day revenue', revenue(D30)],
  [
    'content generator vs menu optimizer usage',
    (p) => [
      `content generation ${aiOf(D30, 'content_generation')(p).requests}`,
      `menu optimizer ${aiOf(D30, 'menu_optimizer')(p).requests}`,
    ],
  ],
  [
    'how many restaurants do not have a plan',
    (p) => number(p.count('signed_up', EVER) - p.subscriptions(TODAY)),
  ],
  [
    'facebook vs sms campaigns last month',
    both(happened('ad_launched', OCTOBER), happened('sms_launched', OCTOBER)),
  ],
  ['restaurants at the end of 2025', happened('signed_up', ['2000-01-01', '2025-12-31'])],
  ['revenue jan', revenue(month('2026-01'))],
  ['revenue so far in nov', revenue(NOVEMBER)],
  ['who is past due and by how much', (p) => [...p.debtors(), exact(p.owed())]],
  ['projected revenue this month', () => 'November 2026'],
  ['bottom 5 restaurants by revenue this year', () => "Abuela Nieve's Kitchen (Demo) $0"],
  ['overdue last month', () => 'as of Oct 31, 2026): 1'],
  ['whats the mrr rn', mrr(TODAY)],
  ['MRR change from june to now', both(mrr('2026-06-30'), mrr(TODAY))],
  ['mrr growth this year', both(mrr('2025-12-31'), mrr(TODAY))],
  ['mrr end of october', mrr('2026-10-31')],
  ['current mrr vs 3 months ago', both(mrr('2026-08-31'), mrr(TODAY))],
  ['mrr a year ago', mrr('2025-11-22')],
  ['subscribers at end of q2', (p) => number(p.subscriptions('2026-06-30'))],
  ['number of restaurants on basic', (p) => number(p.subscriptions(TODAY, 'basic'))],
  ['plan distribution', byPlan((p, plan) => number(p.subscriptions(TODAY, plan)))],
  ['how many restaurants are not paying', (p) => number(p.count('signed_up', EVER) - p.subscriptions(TODAY))],
  ['how many are in trial', (p) => number(p.inTrial(NOW).length)],
  ['when do the trials end', (p) => p.inTrial(NOW)],
  ['who is on trial right now', (p) => p.inTrial(NOW)],
  ["when does samovar's trial run out", () => 'Nov 25, 2026'],
  ['who is about to leave', (p) => p.leaving()],
  ['seoul sparrow plan', () => 'Enterprise plan, $399 a month'],
  ['when does green gable end', () => 'It’s canceled and ends on'],
  ['is bodega tramuntana active', () => 'Professional plan, $149 a month'],
  ['how much is overdue', (p) => exact(p.owed())],
  ['past due amount', (p) => exact(p.owed())],
  ['total outstanding', (p) => exact(p.owed())],
  ['how much does taverna owe us', (p) => exact(p.owed('Taverna'))],
  ['bad debt this year', (p) => exact(4_900 * p.count('invoice_written_off', YEAR))],
  [
    'how many people upgraded this year',
    (p) => number(p.count('subscription_changed', YEAR) - p.downgrades(YEAR)),
  ],
  [
    'net new customers this quarter',
    (p) =>
      number(
        p.count('subscription_started', ['2026-10-01', TODAY]) -
          p.count('subscription_ended', ['2026-10-01', TODAY]),
      ),
  ],
  ['who signed up last', (p) => p.signedUpIn(D30)],
  ['signups in july and august', happened('signed_up', ['2026-07-01', '2026-08-31'])],
  [
    'how many new restaurants vs last month',
    both(happened('signed_up', NOVEMBER), happened('signed_up', OCTOBER)),
  ],
  [
    'restaurants that never finished setup',
    (p) => number(p.count('signed_up', EVER) - p.count('setup_completed', EVER)),
  ],
  ['revenue and signups this month', both(revenue(NOVEMBER), happened('signed_up', NOVEMBER))],
  ['mrr and churn', both(mrr(TODAY), (p) => percent(p.churn(D30)))],
  ['give me revenue, mrr and churn', both(revenue(D30), mrr(TODAY), (p) => percent(p.churn(D30)))],
  ['how many restaurants use the image enhancement', users('2026-11', ['image_enhancement'])],
  ['what percent of restaurants use ai', users('2026-11', ['image_enhancement', 'ai_content'])],
  ['what % of restaurants send texts', users('2026-11', ['sms_campaigns'])],
  ['how many restaurants ran ads last month', users('2026-10', ['facebook_ads'])],
  [
    'how many photos got enhanced in september',
    (p) => number(aiOf(SEPTEMBER, 'image_enhancement')(p).requests),
  ],
  [
    'how many times was the marketing assistant used in october',
    (p) => number(aiOf(OCTOBER, 'marketing_assistant')(p).requests),
  ],
  ['menu optimiser cost this yr', (p) => aiDollars(aiOf(YEAR, 'menu_optimizer')(p).micros)],
  ['how slow is the ai', (p) => `${number(Math.round(p.ai(D30).milliseconds / p.ai(D30).requests))} ms`],
  [
    'is ai getting slower',
    (p) =>
      [D30, D30_BEFORE].map(
        (days) => `${number(Math.round(p.ai(days).milliseconds / p.ai(days).requests))} ms`,
      ),
  ],
  [
    'how many coupons were used vs previous 30 days',
    (p) =>
      [D30, D30_BEFORE].map((days) =>
        number(p.count('code_redeemed', days) - p.count('redemption_undone', days)),
      ),
  ],
  ['texts included in pro', () => '10,000'],
  ['why did mrr go up this year', mrr(TODAY)],
  ['revenue next month', () => 'December 2026'],
  ['next 3 months revenue forecast', () => ['December 2026', 'January 2027', 'February 2027']],
];

import type { KnownQuestion } from './money-questions.ts';
import { aiDollars, exact, number, type PlainPlatform, percent, whole } from './plain-platform.ts';

const TODAY = '2026-11-22';
const NOW = '2026-11-22T18:00:00.000Z';
const D30 = ['2026-10-24', TODAY] as const;
const D30_BEFORE = ['2026-09-24', '2026-10-23'] as const;
const LAST_WEEK = ['2026-11-09', '2026-11-15'] as const;
const THIS_WEEK = ['2026-11-16', TODAY] as const;
const YESTERDAY = ['2026-11-21', '2026-11-21'] as const;
const NOVEMBER = ['2026-11-01', TODAY] as const;
const OCTOBER = ['2026-10-01', '2026-10-31'] as const;
const SEPTEMBER = ['2026-09-01', '2026-09-30'] as const;
const QUARTER = ['2026-10-01', TODAY] as const;
const YEAR = ['2026-01-01', TODAY] as const;
const EVER = ['2000-01-01', TODAY] as const;
const PLANS = { Basic: 'basic', Professional: 'professional', Enterprise: 'enterprise' } as const;

const happened = (kind: string, days: readonly [string, string]) => (p: PlainPlatform) =>
  number(p.count(kind, days));
const byPlan = (days: readonly [string, string]) => (p: PlainPlatform) =>
  Object.entries(PLANS).map(([name, plan]) => `${name} ${exact(p.revenue(days, { plan }))}`);
const arpu = (p: PlainPlatform) => exact(Math.round(p.mrr(TODAY) / p.subscriptions(TODAY)));
const bestPlan = (p: PlainPlatform) =>
  Object.entries(PLANS)
    .map(([name, plan]) => ({ name, cents: p.revenue(D30, { plan }) }))
    .toSorted((one, other) => other.cents - one.cents)
    .slice(0, 1)
    .map(({ name, cents }) => `highest: ${name} ${exact(cents)}`);
const bestMonth = (p: PlainPlatform) => {
  const months = Array.from({ length: 19 }, (_, at) => new Date(Date.UTC(2025, 4 + at, 1)));
  const names = months.map((month) => month.toISOString().slice(0, 7));
  return exact(Math.max(...names.map((name) => p.revenue([`${name}-01`, `${name}-31`]))));
};

/** A platform manager's week of questions, written before the catalog; null: no metric answers it. */
export const MANAGER_QUESTIONS: readonly KnownQuestion[] = [
  ['revenue last month', (p) => whole(p.revenue(OCTOBER))],
  ['how much did we make this week', (p) => whole(p.revenue(THIS_WEEK))],
  ['mrr now', (p) => exact(p.mrr(TODAY))],
  ['how many new signups last week', happened('signed_up', LAST_WEEK)],
  ['who signed up yesterday', (p) => ['Sign-ups · yesterday', ...p.signedUpIn(YESTERDAY)]],
  ['whos overdue', (p) => p.debtors()],
  ['how much is owed to us', (p) => exact(p.owed())],
  ['which restaurants are at risk', () => ['Customers at risk', '2 of 24']],
  ['what should i do today', () => 'Start with this today'],
  ['churn rate last 30 days', (p) => percent(p.churn(D30))],
  ['why is revenue down', (p) => [whole(p.revenue(D30)), whole(p.revenue(D30_BEFORE))]],
  ['revenue by plan this month', byPlan(NOVEMBER)],
  [
    'top 5 restaurants by revenue this year',
    (p) =>
      p
        .payers(YEAR)
        .slice(0, 5)
        .map(({ name, cents }) => `${name} ${exact(cents)}`),
  ],
  ['ai cost this month', (p) => aiDollars(p.ai(NOVEMBER).micros)],
  ['which ai feature is used most', () => 'highest:'],
  ['how many texts went out last week', () => 'Texts (last week'],
  [
    'flagged content waiting',
    (p) =>
      number(
        p.count('content_flagged', EVER) -
          p.count('content_approved', EVER) -
          p.count('content_rejected', EVER),
      ),
  ],
  ['forecast next 6 months', () => ['December 2026', 'May 2027']],
  ['how many restaurants on professional', (p) => number(p.subscriptions(TODAY, 'professional'))],
  ['whos in trial', (p) => p.inTrial(NOW)],
  ['how is golden wok doing', () => 'signed up on'],
  ['revenue for trattoria lucca', (p) => exact(p.revenue(D30, { restaurant: 'Trattoria Lucca' }))],
  ['cancelations this month', happened('subscription_ended', NOVEMBER)],
  ['compare october and september revenue', (p) => [whole(p.revenue(OCTOBER)), whole(p.revenue(SEPTEMBER))]],
  ['avg revenue per restaurant', arpu],
  ['what does churn rate mean', () => 'ended subscriptions as a share of those active'],
  ['price of enterprise', () => '$399'],
  ['how many restaurants in austin', null],
  ['revenue excluding basic last month', byPlan(OCTOBER)],
  [
    'restaurants that never finished setup',
    (p) => number(p.count('signed_up', EVER) - p.count('setup_completed', EVER)),
  ],
  ['reveneu oct', (p) => whole(p.revenue(OCTOBER))],
  ['new subscribtions this quarter', happened('subscription_started', QUARTER)],
  ['how many cancled last month', happened('subscription_ended', OCTOBER)],
  ['is ai failing a lot', (p) => number(p.ai(D30).errors)],
  [
    'ai response time today',
    (p) => {
      const { milliseconds, requests } = p.ai([TODAY, TODAY]);
      // AI Analytics rounds to tenths before it shows whole numbers.
      const average = Math.round((10 * milliseconds) / requests) / 10;
      return requests === 0 ? 'nothing to count' : `${number(Math.round(average))} ms`;
    },
  ],
  [
    'ai spend by feature last month',
    (p) => `menu optimizer ${aiDollars(p.ai(OCTOBER, { feature: 'menu_optimizer' }).micros)}`,
  ],
  [
    'biggest customers',
    (p) =>
      p
        .payers(D30)
        .slice(0, 1)
        .map(({ name }) => name),
  ],
  ['who pays the least', () => "Abuela Nieve's Kitchen (Demo) $0"],
  ['downgrades this year', (p) => number(p.downgrades(YEAR))],
  [
    'upgrades since july',
    (p) =>
      number(p.count('subscription_changed', ['2026-07-01', TODAY]) - p.downgrades(['2026-07-01', TODAY])),
  ],
  ['refunds last month', null],
  ['overdue invoices', (p) => number(p.overdue())],
  ['renewals next week', () => 'Upcoming renewals'],
  ['credits used this month', () => 'Credits used (this month'],
  [
    'how many photos enhanced yesterday',
    (p) => number(p.ai(YESTERDAY, { feature: 'image_enhancement' }).requests),
  ],
  ['facebook ads launched this month', happened('ad_launched', NOVEMBER)],
  [
    'promo codes redeemed last 7 days',
    (p) => number(p.count('code_redeemed', THIS_WEEK) - p.count('redemption_undone', THIS_WEEK)),
  ],
  ['who hasnt paid us', (p) => p.debtors()],
  ['moderation approval rate', null],
  ['signups per week', () => 'Sign-ups (last 84 days'],
  ['best month so far', bestMonth],
  ['mrr growth this year', (p) => [exact(p.mrr(TODAY)), exact(p.mrr('2025-12-31'))]],
  ['which plan brings in the most', bestPlan],
  ['arpu', arpu],
  ['how many restaurants do we have', happened('signed_up', EVER)],
  ['restaurants not using ai', null],
  ['roi of sms campaigns', () => 'Feature ROI'],
  ['when does casa pinata renew', () => 'renews on'],
  [
    'basic vs pro subscribers',
    (p) => [
      `Basic ${number(p.subscriptions(TODAY, 'basic'))}`,
      `Professional ${number(p.subscriptions(TODAY, 'professional'))}`,
    ],
  ],
  ['how are we doing', (p) => ['Revenue in the last 30 days', whole(p.revenue(D30))]],
];

/** Another week, written after the catalog and measured before tuning: the query that the answer names. */
export const LATER_QUESTIONS: readonly KnownQuestion[] = [
  ['sales yesterday', () => 'Revenue · yesterday'],
  ['whats coming in next month', () => 'Revenue forecast'],
  ['income per plan last quarter', () => 'Revenue · last quarter · by plan'],
  ['did we grow this month', () => 'Revenue · this month so far · vs.'],
  ['who are our newest restaurants', () => 'Sign-ups'],
  ['how many people cancelled this week', () => 'Ended subscriptions · this week'],
  ['anyone about to cancel', () => 'Canceled subscriptions still active'],
  ['list of trials', () => 'Restaurants on a free trial'],
  ['restaurants w/o a plan', () => 'Restaurants without a plan'],
  ['money owed by golden wok', () => 'Overdue amount'],
  ['blue heron grill plan', () => 'Plan · Blue Heron Grill'],
  ['how much did kintsugi pay this year', () => 'Revenue · Kintsugi'],
  ['aboutme saffron slate', null],
  ['ai requests per day last week', () => 'AI requests · last week · by day'],
  ['most expensive ai feature this month', () => 'AI cost · this month so far · by feature'],
  ['menu optimizer usage', () => 'AI requests · menu optimizer · last 30 days'],
  ['errors in the grader last month', () => 'Failed AI requests · digital grader · last month'],
  ['sms sent in october', () => 'Texts · October 2026'],
  ['how many campaigns ran last month', () => 'Campaigns launched · last month'],
  ['websites made this year', () => 'Websites created · this year'],
  ['sites published this month', () => 'Website publications · this month'],
  ['what needs moderation', () => 'Content to review'],
  ['failed payments this month', () => 'Failed renewals · this month'],
  ['lost customers since june', () => 'Ended subscriptions · Jun 1'],
  ['subscribers per plan', () => 'Active subscriptions · as of Nov 22, 2026 · by plan'],
  ['enterprise revenue in august', () => 'Revenue · Enterprise · August 2026'],
  ['revenue in california', null],
  ['arr', () => 'Annual recurring revenue'],
  ['why did mrr drop', () => 'why it changed'],
  ['priorities for today', () => 'To do'],
];

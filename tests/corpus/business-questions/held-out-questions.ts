import type { KnownQuestion } from './money-questions.ts';
import { aiDollars, exact, number, percent, whole } from './plain-platform.ts';

const TODAY = '2026-11-22';
const NOW = '2026-11-22T18:00:00.000Z';
const D30 = ['2026-10-24', TODAY] as const;
const YEAR = ['2026-01-01', TODAY] as const;
const EVER = ['2000-01-01', TODAY] as const;
const NOVEMBER = ['2026-11-01', TODAY] as const;
const OCTOBER = ['2026-10-01', '2026-10-31'] as const;
const AUGUST = ['2026-08-01', '2026-08-31'] as const;

/**
 * Held out: written after the grammar, and never used to extend it. The test reports only how many are right, so use
 * the other files to add words.
 */
export const HELD_OUT_QUESTIONS: readonly KnownQuestion[] = [
  ['morning! quick one: what came in yesterday?', (p) => whole(p.revenue(['2026-11-21', '2026-11-21']))],
  ['october numbers for revenue please', (p) => whole(p.revenue(OCTOBER))],
  ['how did sales do in august', (p) => whole(p.revenue(AUGUST))],
  ['total income since we started', (p) => whole(p.revenue(EVER))],
  ['revenue past fortnight', (p) => whole(p.revenue(['2026-11-09', TODAY]))],
  [
    'what did the enterprise guys pay us in october',
    (p) => exact(p.revenue(OCTOBER, { plan: 'enterprise' })),
  ],
  ['biggest revenue month of 2026', (p) => exact(p.revenue(OCTOBER))],
  ['revenue trend this year by month', (p) => [exact(p.revenue(AUGUST)), exact(p.revenue(OCTOBER))]],
  [
    'which restaurant brought in the most money in august',
    (p) =>
      p
        .payers(AUGUST)
        .slice(0, 1)
        .map(({ name }) => name),
  ],
  ['what has smokehollow paid since january', (p) => exact(p.revenue(YEAR, { restaurant: 'Smokehollow' }))],
  ['how much does golden wok pay', (p) => exact(p.revenue(D30, { restaurant: 'Golden Wok' }))],
  ['monthly recurring rev', (p) => exact(p.mrr(TODAY))],
  ['mrr today vs end of august', (p) => [exact(p.mrr(TODAY)), exact(p.mrr('2026-08-31'))]],
  ['mrr from basic plans', (p) => exact(p.mrr(TODAY, 'basic'))],
  ['how much mrr did we have on 1 sept', (p) => exact(p.mrr('2026-09-01'))],
  ['whats our arr now', (p) => exact(12 * p.mrr(TODAY))],
  ['how many subscribers now vs start of year', null],
  ['count of pro customers', (p) => number(p.subscriptions(TODAY, 'professional'))],
  [
    'how many customers on each plan',
    (p) => [`Basic ${p.subscriptions(TODAY, 'basic')}`, `Enterprise ${p.subscriptions(TODAY, 'enterprise')}`],
  ],
  ['names of basic customers', (p) => p.plansOn(TODAY, 'basic')],
  ['paying customers at the end of last month', (p) => number(p.subscriptions('2026-10-31'))],
  ['who is still on the free trial', (p) => p.inTrial(NOW)],
  ['how many trials do we have right now', (p) => number(p.inTrial(NOW).length)],
  ['does kintsugi owe anything', (p) => number(p.overdue('Kintsugi'))],
  ['money we are still owed', (p) => exact(p.owed())],
  ['which accounts are past due', (p) => p.debtors()],
  ['number of unpaid invoices', (p) => number(p.overdue())],
  ['what is tidewrack subscribed to', () => 'Enterprise plan'],
  ['when will le petit grognard renew', () => 'It renews on'],
  ['anyone cancelling soon', (p) => p.leaving()],
  ['how many people left us this year', (p) => number(p.count('subscription_ended', YEAR))],
  ['churn in the last 3 months', (p) => percent(p.churn(['2026-08-23', TODAY]))],
  ['new restaurants since september', (p) => number(p.count('signed_up', ['2026-09-01', TODAY]))],
  ['who joined this month', (p) => p.signedUpIn(NOVEMBER)],
  ['sign-ups & upgrades this year', (p) => number(p.count('signed_up', YEAR))],
  ['which month had the fewest signups this year', () => 'October 2026 0'],
  ['ai bill last month', (p) => aiDollars(p.ai(OCTOBER).micros)],
  [
    'how much did the grader cost us this year',
    (p) => aiDollars(p.ai(YEAR, { feature: 'digital_grader' }).micros),
  ],
  ['number of ai requests on nov 10', (p) => number(p.ai(['2026-11-10', '2026-11-10']).requests)],
  [
    'share of ai requests from content generation',
    (p) => percent((100 * p.ai(D30, { feature: 'content_generation' }).requests) / p.ai(D30).requests),
  ],
  ['how reliable is the ai', null],
  ['ai failures by feature', (p) => `digital grader ${p.ai(D30, { feature: 'digital_grader' }).errors}`],
  [
    'what fraction of restaurants use the photo enhancer',
    (p) => percent((100 * p.mostUsing('2026-11', ['image_enhancement']).length) / 24),
  ],
  [
    'heaviest ai users',
    (p) =>
      p
        .mostUsing('2026-11', ['image_enhancement', 'ai_content'])
        .slice(0, 3)
        .map(({ name }) => name),
  ],
  [
    'texts sent by smokehollow this month',
    (p) =>
      number(
        p.mostUsing('2026-11', ['sms_campaigns']).find(({ name }) => name.startsWith('Smokehollow'))?.used ??
          0,
      ),
  ],
  ['ads started in october', (p) => number(p.count('ad_launched', OCTOBER))],
  [
    'promo codes used in october',
    (p) => number(p.count('code_redeemed', OCTOBER) - p.count('redemption_undone', OCTOBER)),
  ],
  ['sites published in august', (p) => number(p.count('site_published', AUGUST))],
  ['how many sites are online right now', null],
  ['items flagged in november', (p) => number(p.count('content_flagged', NOVEMBER))],
  ['what does basic cost', () => '$49'],
  ['how many texts does enterprise get', () => '50,000'],
  [
    'what share of revenue is pro',
    (p) => percent((100 * p.revenue(D30, { plan: 'professional' })) / p.revenue(D30)),
  ],
  ['what made mrr jump this month', (p) => exact(p.mrr(TODAY))],
  ['how much will we make in december', () => 'December 2026'],
  ['whats the cheapest way to get customers', null],
  ['how many waiters does golden wok have', null],
  ['average tip', null],
  ['revenue per square foot', null],
  ['is stripe down', null],
  ['how many sessions did our site have', null],
  ['which competitor is growing fastest', null],
];

import { exact, number, type PlainPlatform, percent, whole } from './plain-platform.ts';

/** An administrator's question on November 22, 2026, and what the answer must contain; null: unanswerable. */
export type KnownQuestion = readonly [
  question: string,
  answer: ((platform: PlainPlatform) => string | string[]) | null,
];

const TODAY = '2026-11-22';
const D30 = ['2026-10-24', TODAY] as const;
const BEFORE = ['2026-09-24', '2026-10-23'] as const;
const D7 = ['2026-11-16', TODAY] as const;
const D90 = ['2026-08-25', TODAY] as const;
const NOVEMBER = ['2026-11-01', TODAY] as const;
const OCTOBER = ['2026-10-01', '2026-10-31'] as const;
const SEPTEMBER = ['2026-09-01', '2026-09-30'] as const;
const YEAR = ['2026-01-01', TODAY] as const;
const EVER = ['2000-01-01', TODAY] as const;
const month = (name: string): readonly [string, string] => [`${name}-01`, `${name}-31`];

export const MONEY_QUESTIONS: readonly KnownQuestion[] = [
  ['revenue', (p) => whole(p.revenue(D30))],
  ['how much did we make last month', (p) => whole(p.revenue(OCTOBER))],
  ['How much did we make in the last 30 days?', (p) => whole(p.revenue(D30))],
  ['whats our revenue this month', (p) => whole(p.revenue(NOVEMBER))],
  ['how much money came in yesterday', (p) => whole(p.revenue(['2026-11-21', '2026-11-21']))],
  ['revenue this week', (p) => whole(p.revenue(D7))],
  ['revenue last week?', (p) => whole(p.revenue(['2026-11-09', '2026-11-15']))],
  ['total revenue last 90 days', (p) => whole(p.revenue(D90))],
  ['revenue in march', (p) => whole(p.revenue(month('2026-03')))],
  ['revenue in december', (p) => whole(p.revenue(month('2025-12')))],
  ['how much have we earned this year', (p) => whole(p.revenue(YEAR))],
  ['ytd revenue', (p) => whole(p.revenue(YEAR))],
  ['how much revenue have we made all time', (p) => whole(p.revenue(EVER))],
  ['revenue since june', (p) => whole(p.revenue(['2026-06-01', TODAY]))],
  ['revenue from july to september', (p) => whole(p.revenue(['2026-07-01', '2026-09-30']))],
  ['q3 revenue', (p) => whole(p.revenue(['2026-07-01', '2026-09-30']))],
  ['last quarter sales', (p) => whole(p.revenue(['2026-07-01', '2026-09-30']))],
  ['revenue 2025', (p) => whole(p.revenue(['2025-01-01', '2025-12-31']))],
  ['revnue last mnth', (p) => whole(p.revenue(OCTOBER))],
  ['what did we bring in on november 3', (p) => whole(p.revenue(['2026-11-03', '2026-11-03']))],
  ['revenue past 6 months', (p) => whole(p.revenue(['2026-05-23', TODAY]))],
  [
    'revenue this month compared with last month',
    (p) => [
      whole(p.revenue(NOVEMBER)),
      whole(p.revenue(OCTOBER)),
      exact(Math.abs(p.revenue(NOVEMBER) - p.revenue(OCTOBER))),
    ],
  ],
  ['october vs september revenue', (p) => [whole(p.revenue(OCTOBER)), whole(p.revenue(SEPTEMBER))]],
  [
    'is revenue up or down',
    (p) => [
      whole(p.revenue(D30)),
      whole(p.revenue(BEFORE)),
      percent(Math.abs((100 * (p.revenue(D30) - p.revenue(BEFORE))) / p.revenue(BEFORE))),
    ],
  ],
  ['did revenue grow last month', (p) => [whole(p.revenue(OCTOBER)), whole(p.revenue(SEPTEMBER))]],
  ['growth rate', (p) => percent(Math.abs((100 * (p.revenue(D30) - p.revenue(BEFORE))) / p.revenue(BEFORE)))],
  [
    'revenue by plan',
    (p) => [
      `Basic ${exact(p.revenue(D30, { plan: 'basic' }))}`,
      `Enterprise ${exact(p.revenue(D30, { plan: 'enterprise' }))}`,
    ],
  ],
  ['which plan brings in the most revenue?', (p) => bestPlan(p)],
  ['how much do we make from enterprise', (p) => exact(p.revenue(D30, { plan: 'enterprise' }))],
  ['basic plan revenue last month', (p) => exact(p.revenue(OCTOBER, { plan: 'basic' }))],
  ['pro revenue in q3', (p) => exact(p.revenue(['2026-07-01', '2026-09-30'], { plan: 'professional' }))],
  ['best month for revenue', (p) => exact(Math.max(...monthsOf().map((name) => p.revenue(month(name)))))],
  [
    'how much has Trattoria Lucca paid us so far',
    (p) => exact(p.revenue(EVER, { restaurant: 'Trattoria Lucca' })),
  ],
  ['revenue from golden wok last month', (p) => exact(p.revenue(OCTOBER, { restaurant: 'Golden Wok' }))],
  [
    'what did "Le Petit Grognard" pay this year',
    (p) => exact(p.revenue(YEAR, { restaurant: 'Le Petit Grognard' })),
  ],
  ['abuela nieves kitchen revenue this year', (p) => exact(p.revenue(YEAR, { restaurant: 'Abuela Nieve' }))],
  ['casa pinata revenue in may', (p) => exact(p.revenue(month('2026-05'), { restaurant: 'Casa Piñata' }))],
  [
    'top 3 restaurants by revenue this year',
    (p) =>
      p
        .payers(YEAR)
        .slice(0, 3)
        .map(({ name, cents }) => `${name} ${exact(cents)}`),
  ],
  [
    'who are our best customers',
    (p) =>
      p
        .payers(D30)
        .slice(0, 1)
        .map(({ cents }) => exact(cents)),
  ],
  ['whats our mrr', (p) => exact(p.mrr(TODAY))],
  ['MRR at the end of september', (p) => exact(p.mrr('2026-09-30'))],
  ['mrr in september', (p) => exact(p.mrr('2026-09-30'))],
  [
    'mrr by plan',
    (p) => [`Basic ${exact(p.mrr(TODAY, 'basic'))}`, `Professional ${exact(p.mrr(TODAY, 'professional'))}`],
  ],
  ['did mrr grow this month', (p) => [exact(p.mrr(TODAY)), exact(p.mrr('2026-10-31'))]],
  ['arr', (p) => exact(12 * p.mrr(TODAY))],
  ['arpu', (p) => exact(Math.round(p.mrr(TODAY) / p.subscriptions(TODAY)))],
  ['average revenue per customer', (p) => exact(Math.round(p.mrr(TODAY) / p.subscriptions(TODAY)))],
  ['churn?', (p) => percent(p.churn(D30))],
  ['what is our churn rate', (p) => percent(p.churn(D30))],
  ['churn rate last 90 days', (p) => percent(p.churn(D90))],
  ['retention rate', (p) => percent(100 - p.churn(D30))],
  ['how many customers do we have', (p) => number(p.subscriptions(TODAY))],
  ['how many paying restaurants', (p) => number(p.subscriptions(TODAY))],
  ['active subscriptions on july 1', (p) => number(p.subscriptions('2026-07-01'))],
  [
    'subscribers by plan',
    (p) => [`Basic ${p.subscriptions(TODAY, 'basic')}`, `Enterprise ${p.subscriptions(TODAY, 'enterprise')}`],
  ],
  ['how many restaurants are on the pro plan', (p) => number(p.subscriptions(TODAY, 'professional'))],
  [
    'which plan is most popular',
    (p) =>
      number(
        Math.max(
          ...(['basic', 'professional', 'enterprise'] as const).map((plan) => p.subscriptions(TODAY, plan)),
        ),
      ),
  ],
  ['which restaurants are on enterprise', (p) => p.plansOn(TODAY, 'enterprise')],
  ['new customers this quarter', (p) => number(p.count('subscription_started', ['2026-10-01', TODAY]))],
  ['new subscriptions last month', (p) => number(p.count('subscription_started', OCTOBER))],
  ['how many customers did we lose this year', (p) => number(p.count('subscription_ended', YEAR))],
  ['how many cancelled in the last 90 days', (p) => number(p.count('subscription_ended', D90))],
  ['upgrades this year', (p) => number(p.count('subscription_changed', YEAR) - downs(p))],
  ['how many invoices were paid last month', (p) => number(p.invoicesPaid(OCTOBER))],
  ['overdue payments', (p) => number(p.overdue())],
  ['how many restaurants are past due', (p) => number(p.overdue())],
  ['who owes us money', (p) => p.debtors()],
  ['does golden wok owe us anything', (p) => number(p.overdue('Golden Wok'))],
  ['invoices written off', (p) => number(p.count('invoice_written_off', D30))],
  ['failed payments last month', (p) => number(p.count('invoice_overdue', OCTOBER))],
  ['how much is the pro plan', () => '$149'],
  ['what do our plans cost', () => ['$49', '$149', '$399']],
  ['what is included in basic', () => ['200', '2,000']],
  [
    'Why did revenue change?',
    (p) => [whole(p.revenue(D30)), whole(p.revenue(BEFORE)), signed(p.revenue(D30) - p.revenue(BEFORE))],
  ],
  [
    'why did revenue drop this month',
    (p) => [
      whole(p.revenue(NOVEMBER)),
      signed(p.revenue(NOVEMBER) - p.revenue(['2026-10-01', '2026-10-22'])),
    ],
  ],
  [
    'why did revenue change in october',
    (p) => [
      whole(p.revenue(OCTOBER)),
      whole(p.revenue(SEPTEMBER)),
      signed(p.revenue(OCTOBER) - p.revenue(SEPTEMBER)),
    ],
  ],
  ['why did mrr change this year', (p) => signed(p.mrr(TODAY) - p.mrr('2025-12-31'))],
  [
    'average revenue per month',
    (p) =>
      exact(
        Math.round(
          monthsOf()
            .slice(1, -1)
            .slice(-11)
            .reduce((sum, name) => sum + p.revenue(month(name)), 0) / 11,
        ),
      ),
  ],
];

function signed(cents: number): string {
  if (cents === 0) return 'did not change';
  return `${cents > 0 ? '+' : ''}${exact(cents)}`;
}

function monthsOf(): string[] {
  const names: string[] = [];
  for (let at = 0; at < 19; at += 1)
    names.push(new Date(Date.UTC(2025, 4 + at, 1)).toISOString().slice(0, 7));
  return names;
}

function bestPlan(p: PlainPlatform): string {
  const plans = [
    ['Basic', p.revenue(D30, { plan: 'basic' })],
    ['Professional', p.revenue(D30, { plan: 'professional' })],
    ['Enterprise', p.revenue(D30, { plan: 'enterprise' })],
  ] as const;
  const [name, cents] = [...plans].sort((one, other) => other[1] - one[1])[0] ?? ['', 0];
  return `highest: ${name} ${exact(cents)}`;
}

/** The demo's plan downgrades this year. */
function downs(p: PlainPlatform): number {
  return p.downgrades(YEAR);
}

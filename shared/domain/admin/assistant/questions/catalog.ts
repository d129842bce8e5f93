import type { AssistantSection } from '../metrics/metric.ts';
import type { MetricId } from '../metrics/metrics.ts';
import type { Group } from '../platform-query.ts';
import type { Slots } from './slots.ts';

/** What is answered in words of its own, not by a query over the figures. */
export type SaidAnswer = 'help' | 'summary' | 'todo' | 'atRisk' | 'prices' | 'limits' | 'forecast';
type Answered =
  | { metric: MetricId; group?: Group }
  | { said: SaidAnswer }
  /** What a screen shows and is not counted again here. */
  | { shown: string; section: AssistantSection };
/** A question that can be answered. `ask`: ways to ask it; the first is offered as a button. */
export type Entry = Answered & { ask: readonly string[]; when?: ((slots: Slots) => boolean) | undefined };

/** Each figure: of any period, group, plan, feature and restaurant that it is kept by. */
const OF_METRICS: Readonly<Record<MetricId, string>> = {
  revenue: 'Revenue | how much money did we make | paid revenue',
  mrr: 'Monthly recurring revenue | mrr of customers | recurring sales',
  arr: 'Annual recurring revenue',
  arpu: 'Average revenue per user',
  paidInvoices: 'Paid invoices | invoices revenue',
  overdue:
    'Overdue invoices | overdue | overdue payments | how many restaurants are overdue | overdue restaurants | overdue customers',
  overdueAmount:
    'How much is overdue? | how much money are we owed | how much overdue | amount restaurants owe | revenue overdue | value of overdue invoices | total amount outstanding invoices | how much do overdue customers owe | total outstanding | total overdue | total overdue customers',
  failedPayments: 'Failed renewals | failed payments | failed invoices | failed customer payments',
  writtenOff: 'Invoices written off',
  writtenOffAmount: 'Amount written off | bad debt | revenue written off',
  renewals: 'Upcoming renewals | how many subscriptions renew | how many restaurants renew',
  creditsPurchased: 'Credits purchased | credits | credit revenue',
  creditsUsed: 'Credits used | credit use | credit spending',
  subscriptions:
    'Active subscriptions | customers | how many paying customers | active customers | restaurants that are customers',
  newSubscriptions:
    'New subscriptions | new customers | new paying customers | customers signed up | created subscriptions | how many restaurants subscribed new',
  netSubscriptions: 'Net new subscriptions | net new customers',
  cancellations:
    'Canceled subscriptions | cancellations | lost customers | restaurants lost | how many restaurants canceled | how many left',
  churnRate:
    'What is our churn rate? | churn | customer churn | rate of cancellations | restaurant churn | rate churn',
  retentionRate: 'Retention rate | customer retention | retention',
  upgrades: 'Upgrades | customer upgrades | how many restaurants upgraded',
  downgrades: 'Downgrades | customer downgrades | how many restaurants downgraded',
  planChanges: 'Plan changes | how many restaurants changed plan',
  trials:
    'Who is in a trial? | trials | how many restaurants in trial | active trials | how many trials | customers in trial',
  leaving:
    'Who has canceled? | who is leaving | how many restaurants are leaving | customers about to leave | subscriptions about to cancel',
  standing:
    'Plan of a restaurant | status | customer | signup | when did it sign up | renewal | trial | leaving | ended | plan | is it active | how long a customer | how is it doing | subscription status | how long',
  restaurants: 'How many restaurants do we have? | restaurants | total restaurants | how many restaurants',
  withoutPlan:
    'Restaurants without a plan | without plan | how many restaurants without a plan | customers without plan',
  payingRate:
    'Share of restaurants that pay | percent of restaurants paying | share of restaurants that are customers | percent of restaurants active subscription',
  signups:
    'Sign-ups | signups | new restaurants | how many restaurants signed up | restaurants joined | how many new restaurants | new signups | new restaurants signed up',
  deletions: 'Deleted restaurants | deleted | how many restaurants were deleted',
  incompleteSetups:
    'Incomplete setups | restaurants without a website | how many restaurants never finished setup | setup incomplete',
  setups: 'Completed setups | setups | how many restaurants finished setup | restaurants that set up',
  verifiedEmails: 'Verified emails | how many restaurants verified their email',
  aiRequests: 'AI requests | ai | ai usage | usage | ai usage of restaurants | number of ai calls',
  aiUsers:
    'How many restaurants use AI? | share of restaurants that use ai | ai adoption | adoption | how many restaurants ai | share of restaurants ai | how many restaurants use | ai adoption rate',
  aiCost: 'AI cost | ai bill | cost of ai usage | how much do we spend on ai',
  aiCostPerRequest: 'AI cost per request | ai cost per call | cost per request',
  aiErrors: 'Failed AI requests | ai errors | failed requests | ai failing',
  aiErrorRate: 'AI error rate | error rate | ai request error rate',
  aiSuccessRate: 'AI success rate | success | ai success',
  aiTime:
    'AI response time | response time | how long does ai take | how slow is ai | ai slower | how long do ai requests take | ai speed | request time | ai request response time',
  campaigns: 'Campaigns launched | campaigns',
  ads: 'Ads launched | ads | ads started | facebook ad campaigns',
  adUsers:
    'How many restaurants ran ads? | share of restaurants that run ads | ad adoption | how many restaurants use ads | share of restaurants use ads | how many restaurants run ad campaigns',
  adSpend: 'Ad spend | cost of ads | how much is spent on ads',
  failedAds: 'Failed ads | ad errors',
  textCampaigns: 'Text campaigns launched | text campaigns',
  texts: 'Texts sent | texts | sms sent | number of text messages',
  textUsers:
    'How many restaurants sent texts? | share of restaurants that send texts | text adoption | how many restaurants use texts | how many restaurants run text campaigns',
  redemptions: 'Codes redeemed | redemptions | promo codes used',
  redeemedAmount: 'Value of redeemed codes | revenue from redemptions | revenue from redeemed codes',
  websites: 'Websites | how many websites are there',
  newWebsites: 'Websites created | new websites',
  publications: 'Website publications | websites published | publications',
  generations: 'Websites generated | generations | ai generated websites',
  failedGenerations: 'Failed website generations | failed generations | website errors | failed websites',
  photos: 'Photos uploaded | photos | uploaded photos',
  tasks: 'Checklist tasks completed | tasks | completed tasks',
  flagged: 'Flagged content | items flagged | flagged',
  waiting:
    'Content waiting for a decision | content waiting | flagged content waiting | moderation | what is pending | active content',
  approved: 'Approved content | content approved',
  rejected: 'Rejected content | content rejected',
};

const OF_SAID: Readonly<Record<SaidAnswer, string>> = {
  forecast: 'Revenue forecast | forecast | how much money will we make | expected revenue',
  prices: 'What do the plans cost? | price | price of a plan',
  limits:
    'What is included in each plan? | limits | text limit | ad limit | photo limit | ai limit | use limit | content limit',
  atRisk:
    'Which restaurants are at risk? | at risk | churn risk | customers likely to leave | how many restaurants are at risk',
  summary: 'How are we doing? | summary | overview | status',
  todo: 'What should I do today? | what needs attention | todo | restaurant todo',
  help: 'What can you do? | help',
};

const OF_SCREENS: readonly [section: AssistantSection, shown: string, ask: string][] = [
  [
    'revenueAnalytics',
    'How much more restaurants pay that use a feature, and the measured lift of ads',
    'Feature ROI | roi | roi of ads | roi of texts | roi of text campaigns | roi of ai | roi of campaigns | lift | lift of ads',
  ],
  [
    'revenueAnalytics',
    'Suggested prices, and what they would bring',
    'Suggested prices | should we raise prices | price forecast',
  ],
  [
    'businessIntelligence',
    'Customers by segment, with their revenue',
    'Customer segments | segments | revenue by segment',
  ],
  [
    'restaurants',
    'Which restaurants are suspended',
    'Suspended restaurants | suspended | how many restaurants are suspended | suspended customers',
  ],
  [
    'costs',
    'What the platform and each restaurant cost by the month',
    'Platform costs | hosting cost | cost of the platform',
  ],
  ['leads', 'Questions from the contact form', 'Leads | new leads | contact form questions'],
  [
    'features',
    'Which restaurants have a feature switched off, and their limits',
    'Feature switches and limits | which features are turned off | feature limits | switched off restaurants',
  ],
  ['activity', 'Who did what on the platform', 'Activity log | who did what | who changed what'],
];

const hasPlan = ({ plans, groups, name }: Slots) =>
  name === undefined && (plans.length > 0 || groups.includes('plan'));
const ofRestaurants = ({ groups, name }: Slots) => name !== undefined || groups.includes('restaurant');
const hasRestaurant = ({ name }: Slots) => name !== undefined;
/** The most or the least of restaurants. */
const isRanking = ({ order, groups }: Slots) =>
  order !== undefined && groups.every((group) => group === 'restaurant');
/** The best month, week or day. */
const isBestTime = ({ order, groups }: Slots) =>
  order !== undefined && groups.some((group) => group === 'month' || group === 'week' || group === 'day');
const asksGrowth = ({ asks }: Slots) => asks.has('growth');

/** Questions that mean something else where they have a slot. */
const OF_CASES: readonly [ask: string, answered: Answered, when?: Entry['when']][] = [
  ['Best month for revenue | best month', { metric: 'revenue' }, isBestTime],
  ['Revenue growth | growth rate | how fast are we growing', { metric: 'revenue' }, asksGrowth],
  [
    'Top restaurants by revenue | top | best customers | biggest restaurants | customers that pay most | biggest paying restaurant',
    { metric: 'revenue', group: 'restaurant' },
    isRanking,
  ],
  ['Revenue of each restaurant | spend | how much spent', { metric: 'revenue' }, ofRestaurants],
  ['Price of a plan | cost | how much does a plan cost | customer price', { said: 'prices' }, hasPlan],
  [
    'How many texts does a plan get? | texts of a plan | ads of a plan | photos of a plan',
    { said: 'limits' },
    hasPlan,
  ],
  [
    'Subscribers by plan | how many restaurants on a plan | restaurants on a plan | active restaurants on a plan | customers on a plan | by plan',
    { metric: 'subscriptions' },
    hasPlan,
  ],
  [
    'New subscriptions by plan | new | new restaurants on a plan | signups on a plan | signed up restaurants on a plan',
    { metric: 'newSubscriptions' },
    hasPlan,
  ],
  [
    'Newest restaurants | newest | newest customers | newest signups',
    { metric: 'signups', group: 'restaurant' },
  ],
];

const asks = (ask: string) => ask.split(' | ');
const entriesOf = <Key extends string>(
  table: Readonly<Record<Key, string>>,
  answered: (key: Key) => Answered & Pick<Entry, 'when'>,
) => (Object.entries(table) as [Key, string][]).map(([key, ask]) => ({ ask: asks(ask), ...answered(key) }));

/** About 80 questions. */
export const CATALOG: readonly Entry[] = [
  ...entriesOf(OF_METRICS, (metric) => ({ metric, ...(metric === 'standing' && { when: hasRestaurant }) })),
  ...entriesOf(OF_SAID, (said) => ({ said })),
  ...OF_SCREENS.map(([section, shown, ask]) => ({ ask: asks(ask), shown, section })),
  ...OF_CASES.map(([ask, answered, when]) => ({ ask: asks(ask), ...answered, when })),
];

/** Ways to ask for a figure, the first as it is offered. */
export const waysToAsk = (metric: MetricId) => asks(OF_METRICS[metric]);

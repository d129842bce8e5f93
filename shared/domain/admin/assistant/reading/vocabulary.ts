import type { AiFeature } from '../../../ai-features.ts';
import type { PlanId } from '../../../billing/plan-catalogue.ts';

/** What words of a question stand for. Each word of a question must be known, or nothing is answered. */
const SUBJECTS = {
  revenue:
    'revenue, revenues, rev, sales, turnover, income, earnings, earn, earned, earning, earns, made, make, makes, making, money, bring in, brought in, brings in, bringing in, take in, took in, pull in, pulled in, takings, received, receive, got paid, dollars, bucks, collect, collected, paid, paid us, pay, pays, pay us, pays us, pay up, bring, brings, brought, generate, generates, revenue generated',
  mrr: 'mrr, monthly recurring revenue, recurring revenue, monthly recurring, run rate, monthly run rate',
  arr: 'arr, annual recurring revenue, yearly recurring revenue, annual run rate, annualized revenue, yearly run rate',
  arpu: 'arpu, arpa, average revenue per user, average revenue per customer, average revenue per restaurant, average revenue per account, average revenue per subscription, average revenue per subscriber, revenue per customer, revenue per user, revenue per account, revenue per subscriber, average customer pay, average subscription price',
  churnRate: 'churn, churn rate, churning, attrition, attrition rate, cancellation rate',
  retentionRate: 'retention, retention rate, customer retention, retain, retaining',
  subscription:
    'subscription, subscriptions, subs, sub, subscriber, subscribers, customer, customers, client, clients, paying, paid customers, paid accounts, paid restaurants, paid users, paying customers, paying restaurants, paying accounts, paying users, paying clients, paid plans, paid subscriptions, paid subscribers, subscribed, subscribe, members, member, active subscription, active subscriptions, active subs, active subscriber, active subscribers, active customer, active customers, active clients',
  began: 'new, started, began, gained, gain, won, win, acquired, acquire, added, add, newly, picked up',
  net: 'net new, net adds, net additions, net gain, net added',
  people: 'people, folks',
  guest: 'guest, guests, diners, diner',
  signup:
    'signup, signups, sign up, sign ups, signed up, signing up, signs up, registered, register, registration, registrations, registering, joined, join, joining, onboarded, came on board',
  ended:
    'churned, churns, canceled, cancelled, cancel, cancels, canceling, cancelling, cancellation, cancellations, cancelations, ended, lost, lose, losing, leave, left, leaving, quit, quitting, unsubscribed, dropped out, dropped us, terminated, expired',
  upgrade: 'upgrade, upgrades, upgraded, upgrading',
  downgrade: 'downgrade, downgrades, downgraded, downgrading',
  planChange:
    'plan change, plan changes, changed plan, changed plans, switched plan, switched plans, plan switches',
  withoutPlan:
    'not paying, do not pay, does not pay, are not paying, not paying us, without a plan, without plan, no plan, have no plan, has no plan, without a subscription, without subscription, no subscription, not subscribed, not on a plan, not on any plan, do not have a plan, do not have any plan, do not have a subscription, do not subscribe, non paying, nonpaying, free accounts, free restaurants, free users, freeloaders, unpaying, not paying anything, pay nothing',
  trial:
    'trial, trials, free trial, free trials, in trial, on trial, in a trial, on a trial, trialing, trialling, trial users, trial accounts, trial restaurants, trial customers, trialists, trialers',
  leaving:
    'about to leave, about to cancel, about to churn, about to end, going to leave, going to cancel, ending soon, leaving soon, cancelling soon, canceling soon, scheduled to cancel, set to cancel, will cancel, pending cancellation, pending cancellations, canceled but still running, cancel at period end, on their way out, on the way out',
  ends: 'status, end, ends, ending, expire, expires, expiring, run out, runs out, running out',
  overdue:
    'overdue, past due, unpaid, owe, owes, owed, owing, outstanding, not paid, behind on payments, behind on payment, late on payment, late on payments, late payments, late payment, delinquent, overdue payments, overdue invoices, unpaid invoices, overdue payment, owe us, owes us',
  failedPayment:
    'failed payment, failed payments, payment failures, payment failure, payments failed, declined payments, declined cards, failed renewals, cards declined, payments declined, payments bounced, bounced',
  writtenOff: 'written off, write off, write offs, bad debt, bad debts, wrote off',
  invoice: 'invoice, invoices, bills',
  isPaid: 'settled',
  /** What runs is known of subscriptions alone. */
  active: 'active, running, live, online, public, open, in progress, ongoing, currently running',
  renewal: 'renewals, renewal, renew, renews, renewing, upcoming renewals, up for renewal',
  credit: 'credit, credits, credits purchased, credits sold, prepaid credit',
  bought: 'bought, buy, purchased, purchase, purchases, sold',
  restaurant:
    'restaurant, restaurants, account, accounts, tenant, tenants, venue, venues, eatery, eateries, owner, owners, users, user',
  howMany:
    'how many restaurants, how many accounts, how many owners, how many venues, how many users, how many tenants, how many different restaurants, how many of our restaurants, how many of the restaurants, number of restaurants, number of accounts, count of restaurants, restaurant count',
  shareOf:
    'percent of restaurants, percentage of restaurants, share of restaurants, proportion of restaurants, percent of the restaurants, percentage of the restaurants, share of the restaurants, percent of our restaurants, percentage of our restaurants, share of our restaurants, percent of accounts, share of accounts, percent of owners, share of owners, fraction of restaurants, percent of all restaurants, share of all restaurants, percentage of all restaurants, ratio of restaurants, percent of all accounts, proportion of our restaurants',
  incomplete:
    'incomplete, incomplete setups, incomplete setup, unfinished, unfinished setups, unfinished setup, not set up, without a website, without website, without a site, no website, no site, never had a website, have no website, not finished setup, not finished setting up, not completed setup, never finished setup, never finished, never set up, never completed setup, not yet set up, stuck in setup, did not finish setup, have not finished setup',
  setup: 'setup, setups, completed setup, completed setups, finished setup, finished setting up, set up',
  deleted:
    'deleted, deletions, deletion, removed, deleted accounts, deleted restaurants, closed their account',
  verified:
    'verified, verified email, verified emails, email verifications, verified their email, verified addresses, confirmed their email',
  ai: 'ai, artificial intelligence, llm, model, models, bedrock',
  use: 'request, requests, calls, usage, use, used, uses, using, utilization',
  adoption: 'adoption, adoption rate, adopted, adopt, uptake, penetration',
  cost: 'cost, costs, costing, cost us, costs us, expense, expenses, bill, burn, burning, expensive',
  spend: 'spend, spends, spent, spending, spending on, spend on, spent on',
  error: 'error, errors, failure, failures, failed, fail, fails, failing, broken, crashes, mistakes',
  rate: 'rate, percentage, percent, share, ratio, proportion, fraction, pct, portion',
  success: 'success, success rate, succeed, succeeded, successful',
  latency:
    'response time, response times, processing time, processing times, latency, average response time, average processing time',
  time: 'time, speed, how long, how slow, how fast, how quick, slow, slowness, respond',
  take: 'take, takes, took',
  perUse: 'per request, per call, per use, a request, each request, a call',
  campaign: 'campaign, campaigns, promotion, promotions, marketing campaigns',
  ad: 'ad, ads, advert, adverts, facebook ad, facebook ads, facebook, facebook campaigns, advertising, meta ads',
  sms: 'text campaign, text campaigns, sms campaign, sms campaigns, texting campaigns, win back campaigns',
  text: 'text, texts, text messages, text message, sms, messages, smses',
  launched:
    'launched, launch, launches, ran, run, started running, created, sent, send, sends, went out, sent out',
  redemption:
    'redemption, redemptions, redeemed, redeem, redeeming, coupon, voucher, promo code, codes redeemed, code redemptions, coupons redeemed, codes, promo codes, coupons, vouchers, redeemed codes',
  amount: 'amount, value, worth, volume',
  website: 'website, websites, site, sites, web sites, webpages',
  published: 'published, publish, publications, publication, publishes, went live, gone live',
  generated: 'generated, generations, generation, written by ai, written, built',
  created: 'created, create, made new',
  flagged: 'flagged, flags, flagged content, content flagged, flagged items, flagged texts',
  content: 'content, items, things, posts, moderation',
  approved: 'approved, approvals, approve',
  rejected: 'rejected, rejections, reject, taken down',
  waiting:
    'waiting, pending, in the queue, in queue, queue, to review, need review, needs review, waiting for review, awaiting review, unreviewed, to moderate, review, need moderation, needs moderation, moderation queue, backlog',
  photo: 'photo, photos, picture, pictures, image, images, uploads',
  uploaded: 'uploaded, upload',
  task: 'checklist, checklist tasks, checklist items, tasks, task, todo, todos',
  done: 'completed, complete, done, ticked, finished, ticked off',
  suspended: 'suspended, suspend, blocked, banned',
  forecast:
    'forecast, forecasts, forecasted, predict, predicted, prediction, predictions, projected, projection, projections, expect, expected, outlook, estimate, estimated, will, going to, next',
  profit: 'profit, profits, profitable, profitability, margin, margins, ebitda, net income, gross margin',
  acquisition:
    'cac, ltv, clv, lifetime value, customer lifetime value, acquisition cost, customer acquisition cost, payback, runway, nps',
  risk: 'at risk, risk, risks, risky, churn risk, likely to leave, likely to churn, might leave, may leave, might churn, might cancel, endangered, unhappy',
  discount: 'discount, discounts, discounted, refund, refunds, refunded',
  tax: 'tax, taxes, vat',
  price: 'price, prices, priced, pricing, charge, list price, price list',
  howMuchIs: 'how much is, how much are, how much for',
  limit:
    'limit, limits, include, includes, included, allowance, quota, quotas, get with, comes with, contain, contains, come with',
} as const;
export type Subject = keyof typeof SUBJECTS;

/** What is to be done with a figure. */
const MODIFIERS = {
  why: 'why, how come, reason, reasons, what caused, caused, cause, explain, what drove, drove, drives, driving, what is behind, behind, due to what, what happened to, what happened with, what happened, breakdown of the change, account for',
  change:
    'change, changed, changes, changing, growth, growing, grow, grew, grown, grows, trend, trending, up, down, increase, increased, increases, increasing, decrease, decreased, decreasing, drop, dropped, dropping, rise, rose, rising, risen, fall, fell, falling, fallen, decline, declined, declining, shrink, shrinking, shrank, better, worse, improve, improved, improving, difference, more or less, jump, jumped, dip, dipped, spike, spiked, higher, lower, delta, are we growing, how much more, how much less, how many more, how many fewer, how much higher, how much lower, how fast are we growing, how are we growing, growing fast, growing faster, gone up, gone down, go up, go down, going up, going down, went up, went down, growth rate, doing better, doing worse',
  compare: 'compared, compare, compares, comparing, comparison, versus, vs, v, against, than, relative',
  before:
    'before, previous period, the previous period, period before, the period before, before that, the one before, previously, prior period',
  most: 'most, top, best, highest, biggest, largest, greatest, leading, max, maximum, busiest, favorite, favourite, popular, most popular, peak, record, strongest, fastest growing, heaviest, number one, most often, mostly, the most, main, ranked, rank, ranking',
  least:
    'least, lowest, worst, fewest, smallest, min, minimum, quietest, least popular, weakest, bottom, least often, lightest',
  average: 'average, avg, mean, on average, averaged',
  day: 'by day, per day, each day, every day, a day, daily, day by day, which day, what day, day, days',
  week: 'by week, per week, each week, every week, a week, weekly, week by week, which week, what week, week, weeks',
  month:
    'by month, per month, each month, every month, a month, monthly, month by month, which month, what month, month, months',
  overTime: 'over time, trend line, timeline, history, historically, chart, graph, plot, curve',
  plan: 'by plan, per plan, each plan, every plan, which plan, what plan, plan, plans, tier, tiers, by tier, per tier, package, packages',
  feature:
    'by feature, per feature, each feature, every feature, which feature, what feature, which features, what features, feature, features, tool, tools, by tool, per tool, which tool, which tools, what tool, what tools, ai features, ai tools, ai feature, ai tool',
  byRestaurant:
    'by restaurant, per restaurant, each restaurant, by customer, per customer, by customers, by restaurants, by account, per account, each customer, which restaurant, which restaurants, what restaurants, what restaurant, which customer, which customers, which account, which accounts, who, whom, whose, which owners, which owner, name the, list the, list all, list of, list, names of, which clients, which client',
  every:
    'by, split by, broken down by, break down by, grouped by, group by, breakdown by, broken down, break down, breakdown, split, distribution, mix, spread',
  monthOverMonth: 'month over month, mom, month on month',
  yearOverYear: 'year over year, yoy, year on year',
  weekOverWeek: 'week over week, wow, week on week',
} as const;
export type Modifier = keyof typeof MODIFIERS;

const PLANS: Readonly<Record<PlanId, string>> = {
  basic: 'basic, basic plan, basic plans, basics',
  professional:
    'professional, pro, professional plan, pro plan, professionals, professional plans, pro plans, pros',
  enterprise: 'enterprise, enterprise plan, enterprise plans, enterprises, ent',
};

const FEATURES: Readonly<Record<AiFeature, string>> = {
  image_enhancement:
    'image enhancement, image enhancements, image enhancer, photo enhancer, photo enhancement, enhancer, enhancement, enhancements, photo tool, image tool, enhanced photos, enhanced images, photos enhanced, photos got enhanced, photos were enhanced, images enhanced, pictures enhanced, enhanced, picture enhancer',
  content_generation:
    'content generation, content generator, content creator, text generation, content writer, writing, copywriting, content tool, ai writing',
  marketing_assistant: 'marketing assistant, owners assistant, restaurant assistant',
  menu_optimizer:
    'menu optimizer, menu optimiser, menu optimization, menu optimisation, optimizer, menu tool',
  digital_grader:
    'digital grader, digital presence grader, grader, presence grader, digital presence, grading, grades, website grader, grade',
};

/** Words that say nothing of their own. */
const FILLERS =
  `a an the our my we us i me you your it its they them their there this that these those is are was were be been being
  am do does did has have had having what which how much many when where of on in at to from for with and or so as all
  any some get gets getting got give gives show tell see know want need find look looking like please pls plz thanks hey
  hi hello can could would should may might total totals overall number count figure figures stat stats data report
  current currently now right moment presently still just only exactly roughly about approximately platform
  tableside company business system really actually question lately recently latest recent ok okay into out also then
  guys anybody anyone btw here also then too again well let lets if while during within over using across whole entire
  already yet lol hmm um yo many s t re ve quickly times back come comes came coming go gone doing far so called each`
    .split(/\s+/)
    .join(', ');

/** Words that say at once what is asked about, and which end of it or that restaurants are to be named. */
const SUPERLATIVES: readonly [phrases: string, subject: Subject, modifier: Modifier][] = [
  ['slower, getting slower', 'time', 'change'],
  ['faster, getting faster, quicker', 'time', 'change'],
  ['slowest', 'time', 'most'],
  ['fastest, quickest', 'time', 'least'],
  ['most expensive, priciest, costliest', 'cost', 'most'],
  ['cheapest, least expensive', 'cost', 'least'],
  ['top payers, biggest payers, best payers, top spenders, biggest spenders', 'revenue', 'most'],
  ['payers, payer, spenders, spender', 'revenue', 'byRestaurant'],
  [
    'newest restaurant, newest restaurants, newest customer, newest customers, newest account, newest accounts, newest signup, newest signups, signed up last, signed up most recently, joined last, joined most recently, last signup, last to sign up, last restaurant to sign up, latest restaurant to sign up, newest',
    'signup',
    'byRestaurant',
  ],
];

export type Meaning =
  | { kind: 'subject'; subject: Subject; modifier?: Modifier }
  | { kind: 'modifier'; modifier: Modifier }
  | { kind: 'plan'; plan: PlanId }
  | { kind: 'feature'; feature: AiFeature }
  | { kind: 'filler' };

const split = (phrases: string) => phrases.split(', ');
const named = <Name extends string>(
  table: Readonly<Record<Name, string>>,
  meaning: (name: Name) => Meaning,
) =>
  (Object.entries(table) as [Name, string][]).flatMap(([name, phrases]) =>
    split(phrases).map((phrase) => [phrase, meaning(name)] as const),
  );

/** Each phrase with what it means. Where two have the same, the later stands. */
export const PHRASES: ReadonlyMap<string, Meaning> = new Map([
  ...split(FILLERS).map((phrase) => [phrase, { kind: 'filler' } as const] as const),
  ...named(SUBJECTS, (subject) => ({ kind: 'subject', subject })),
  ...named(MODIFIERS, (modifier) => ({ kind: 'modifier', modifier })),
  ...SUPERLATIVES.flatMap(([phrases, subject, modifier]) =>
    split(phrases).map((phrase) => [phrase, { kind: 'subject', subject, modifier } as const] as const),
  ),
  ...named(PLANS, (plan) => ({ kind: 'plan', plan })),
  ...named(FEATURES, (feature) => ({ kind: 'feature', feature })),
]);

export const LONGEST_PHRASE = Math.max(...[...PHRASES.keys()].map((phrase) => phrase.split(' ').length));

/** Words that a typing error may be mended to. */
export const KNOWN_WORDS: readonly string[] = [
  ...new Set(
    [...PHRASES].filter(([, { kind }]) => kind !== 'filler').flatMap(([phrase]) => phrase.split(' ')),
  ),
];

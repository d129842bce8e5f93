import type { Question } from '#shared/assistant/matching/nearest.ts';
import type { AssistantSection } from '#shared/console/assistant/metrics/metric.ts';
import type { MetricId } from '#shared/console/assistant/metrics/metrics.ts';
import type { Group } from '#shared/console/assistant/platform-query.ts';
import type { Slots } from './slots.ts';

/** Answers with their own text, not from a query. */
export type SaidAnswer = 'help' | 'summary' | 'todo' | 'atRisk' | 'prices' | 'limits' | 'forecast';
/** A question that has an answer. `ask` lists ways to ask it; the first is the button label. */
export type Entry = Question<Slots> &
  (
    | { metric: MetricId; group?: Group | undefined }
    | { said: SaidAnswer }
    /** The section that shows the answer. */
    | { section: AssistantSection }
  );

/** A slot that the question must have, if the same words mean something else without it. */
const CONDITIONS: Readonly<Record<string, (slots: Slots) => boolean>> = {
  restaurant: ({ name }) => name !== undefined,
  plan: ({ plans, groups, name }) => name === undefined && (plans.length > 0 || groups.includes('plan')),
  ofRestaurants: ({ groups, name }) => name !== undefined || groups.includes('restaurant'),
  ranking: ({ order, groups }) => order !== undefined && groups.every((group) => group === 'restaurant'),
  bestTime: ({ order, groups }) =>
    order !== undefined && groups.some((group) => /day|week|month/.test(group)),
  growth: ({ asks }) => asks.has('growth'),
};

/** About 80 questions: the metric, answer, or section; then ways to ask. */
const TABLE = `
revenue | Revenue | how much money did we make | paid revenue
mrr | Monthly recurring revenue | mrr of customers | recurring sales
arr | Annual recurring revenue
arpu | Average revenue per user
paidInvoices | Paid invoices | invoices revenue
overdue | Overdue invoices | overdue | overdue payments | how many restaurants are overdue | overdue restaurants | overdue customers
overdueAmount | How much is overdue? | how much money are we owed | how much overdue | amount restaurants owe | revenue overdue | value of overdue invoices | total amount outstanding invoices | how much do overdue customers owe | total outstanding | total overdue | total overdue customers
failedPayments | Failed renewals | failed payments | failed invoices | failed customer payments
writtenOff | Invoices written off
writtenOffAmount | Amount written off | bad debt | revenue written off
renewals | Upcoming renewals | how many subscriptions renew | how many restaurants renew
creditsPurchased | Credits purchased | credits | credit revenue
creditsUsed | Credits used | credit use | credit spending
subscriptions | Active subscriptions | customers | how many paying customers | active customers | restaurants that are customers
newSubscriptions | New subscriptions | new customers | new paying customers | customers signed up | created subscriptions | how many restaurants subscribed new
netSubscriptions | Net new subscriptions | net new customers
cancellations | Canceled subscriptions | cancellations | lost customers | restaurants lost | how many restaurants canceled | how many left
churnRate | What is our churn rate? | churn | customer churn | rate of cancellations | restaurant churn | rate churn
retentionRate | Retention rate | customer retention | retention
upgrades | Upgrades | customer upgrades | how many restaurants upgraded
downgrades | Downgrades | customer downgrades | how many restaurants downgraded
planChanges | Plan changes | how many restaurants changed plan
trials | Who is on a free trial? | trials | how many restaurants in trial | active trials | when do trials end | how many trials | customers in trial
leaving | Who has canceled? | who is leaving | how many restaurants are leaving | customers about to leave | subscriptions about to cancel
standing if restaurant | Plan of a restaurant | status | customer | signup | when did it sign up | renewal | trial | leaving | ended | when does it end | when does the trial end | plan | is it active | how long a customer | how is it doing | subscription status | how long
restaurants | How many restaurants do we have? | restaurants | total restaurants | how many restaurants
withoutPlan | Restaurants without a plan | without plan | how many restaurants without a plan | customers without plan
payingRate | Share of restaurants that pay | percent of restaurants paying | share of restaurants that are customers | percent of restaurants active subscription
signups | Sign-ups | signups | new restaurants | how many restaurants signed up | restaurants joined | how many new restaurants | new signups | new restaurants signed up
deletions | Deleted restaurants | deleted | how many restaurants were deleted
incompleteSetups | Incomplete setups | restaurants without a website | how many restaurants never finished setup | setup incomplete
setups | Completed setups | setups | how many restaurants finished setup | restaurants that set up
verifiedEmails | Verified emails | how many restaurants verified their email
aiRequests | AI requests | ai | ai usage | usage | ai usage of restaurants | number of ai calls
aiUsers | How many restaurants use AI? | share of restaurants that use ai | ai adoption | adoption | how many restaurants ai | share of restaurants ai | how many restaurants use | ai adoption rate
aiCost | AI cost | ai bill | cost of ai usage | how much do we spend on ai
aiCostPerRequest | AI cost per request | ai cost per call | cost per request
aiErrors | Failed AI requests | ai errors | failed requests | ai failing
aiErrorRate | AI error rate | error rate | ai request error rate
aiSuccessRate | AI success rate | success | ai success
aiTime | AI response time | response time | how long does ai take | how slow is ai | ai slower | how long do ai requests take | ai speed | request time | ai request response time
campaigns | Campaigns launched | campaigns
ads | Ads launched | ads | ads started | facebook ad campaigns
adUsers | How many restaurants ran ads? | share of restaurants that run ads | ad adoption | how many restaurants use ads | share of restaurants use ads | how many restaurants run ad campaigns
adSpend | Ad spend | cost of ads | how much is spent on ads
failedAds | Failed ads | ad errors
textCampaigns | Text campaigns launched | text campaigns
texts | Texts sent | texts | sms sent | number of text messages
textUsers | How many restaurants sent texts? | share of restaurants that send texts | text adoption | how many restaurants use texts | how many restaurants run text campaigns
redemptions | Codes redeemed | redemptions | promo codes used
redeemedAmount | Value of redeemed codes | revenue from redemptions | revenue from redeemed codes
websites | Websites | how many websites are there
newWebsites | Websites created | new websites
publications | Website publications | websites published | publications
generations | Websites generated | generations | ai generated websites
failedGenerations | Failed website generations | failed generations | website errors | failed websites
photos | Photos uploaded | photos | uploaded photos
tasks | Checklist tasks completed | tasks | completed tasks
flagged | Flagged content | items flagged | flagged
waiting | Content waiting for a decision | content waiting | flagged content waiting | moderation | what is pending | active content
approved | Approved content | content approved
rejected | Rejected content | content rejected
say forecast | Revenue forecast | forecast | how much money will we make | expected revenue
say prices | What do the plans cost? | price | price of a plan
say limits | What is included in each plan? | limits | text limit | ad limit | photo limit | ai limit | use limit | content limit
say atRisk | Which restaurants are at risk? | at risk | churn risk | customers likely to leave | how many restaurants are at risk
say summary | How are we doing? | summary | overview | status
say todo | What should I do today? | what needs attention | todo | restaurant todo
say help | What can you do? | help
show revenueAnalytics | Feature ROI | roi | roi of ads | roi of texts | roi of text campaigns | roi of ai | roi of campaigns | lift | lift of ads
show revenueAnalytics | Suggested prices | should we raise prices | price forecast
show businessIntelligence | Customer segments | segments | revenue by segment
show restaurants | Suspended restaurants | suspended | how many restaurants are suspended | suspended customers
show costs | Platform costs | hosting cost | cost of the platform
show leads | Leads | new leads | contact form questions
show features | Feature switches and limits | which features are turned off | feature limits | switched off restaurants
show activity | Activity log | who did what | who changed what
revenue if bestTime | Best month for revenue | best month
revenue if growth | Revenue growth | growth rate | how fast are we growing
revenue by restaurant if ranking | Top restaurants by revenue | top | best customers | biggest restaurants | customers that pay most | biggest paying restaurant
revenue if ofRestaurants | Revenue of each restaurant | spend | how much spent
say prices if plan | Price of a plan | cost | how much does a plan cost | customer price
say limits if plan | How many texts does a plan get? | texts of a plan | ads of a plan | photos of a plan
subscriptions if plan | Subscribers by plan | how many restaurants on a plan | restaurants on a plan | active restaurants on a plan | customers on a plan | by plan
newSubscriptions if plan | New subscriptions by plan | new | new restaurants on a plan | signups on a plan | signed up restaurants on a plan
signups by restaurant | Newest restaurants | newest | newest customers | newest signups
`;

export const CATALOG: readonly Entry[] = TABLE.trim().split('\n').map(entryOf);

function entryOf(line: string): Entry {
  const [what = '', ...ask] = line.split(' | ');
  const [, verb, key, group, condition = ''] =
    /^(say |show )?(\w+)(?: by (\w+))?(?: if (\w+))?$/.exec(what) ?? [];
  const entry = { ask, when: CONDITIONS[condition] };
  if (verb === 'say ') return { ...entry, said: key as SaidAnswer };
  if (verb === 'show ') return { ...entry, section: key as AssistantSection };
  return { ...entry, metric: key as MetricId, group: group as Group | undefined };
}

/** Ways to ask for a metric; the first is the button label. */
export const waysToAsk = (metric: MetricId): readonly string[] =>
  CATALOG.find((entry) => 'metric' in entry && entry.metric === metric)?.ask ?? [];

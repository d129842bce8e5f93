import type { MetricId } from '../metrics/metrics.ts';
import type { Subject } from './vocabulary.ts';

/** Subjects that mean a metric together, and those that may stand beside them without changing it. */
type SubjectRule = { metric: MetricId; need: readonly Subject[]; may?: readonly Subject[] };

const RULES: readonly SubjectRule[] = [
  { metric: 'revenue', need: ['revenue'], may: ['restaurant', 'subscription', 'amount'] },
  { metric: 'mrr', need: ['mrr'], may: ['revenue', 'subscription', 'restaurant'] },
  { metric: 'arr', need: ['arr'], may: ['revenue', 'subscription'] },
  { metric: 'arpu', need: ['arpu'], may: ['revenue'] },
  { metric: 'churnRate', need: ['churnRate'], may: ['rate', 'restaurant'] },
  { metric: 'churnRate', need: ['churnRate', 'subscription'], may: ['rate'] },
  { metric: 'churnRate', need: ['ended', 'rate'], may: ['subscription'] },
  { metric: 'retentionRate', need: ['retentionRate'], may: ['rate', 'subscription', 'restaurant'] },
  { metric: 'subscriptions', need: ['subscription'], may: ['restaurant'] },
  { metric: 'subscriptions', need: ['subscription', 'active'] },
  { metric: 'newSubscriptions', need: ['began', 'subscription'], may: ['restaurant', 'signup'] },
  { metric: 'newSubscriptions', need: ['signup', 'subscription'], may: ['restaurant'] },
  { metric: 'newSubscriptions', need: ['created', 'subscription'] },
  { metric: 'cancellations', need: ['ended'], may: ['subscription', 'restaurant'] },
  { metric: 'upgrades', need: ['upgrade'], may: ['subscription', 'restaurant'] },
  { metric: 'downgrades', need: ['downgrade'], may: ['subscription', 'restaurant'] },
  { metric: 'planChanges', need: ['planChange'], may: ['subscription', 'restaurant'] },
  { metric: 'overdue', need: ['overdue'], may: ['invoice', 'subscription', 'restaurant', 'revenue'] },
  {
    metric: 'failedPayments',
    need: ['failedPayment'],
    may: ['invoice', 'subscription', 'restaurant', 'renewal'],
  },
  { metric: 'renewals', need: ['renewal'], may: ['subscription', 'restaurant', 'invoice'] },
  { metric: 'paidInvoices', need: ['invoice', 'revenue'] },
  { metric: 'writtenOff', need: ['writtenOff', 'invoice'] },
  { metric: 'writtenOffAmount', need: ['writtenOff'], may: ['revenue', 'amount'] },
  { metric: 'creditsPurchased', need: ['credit'], may: ['bought', 'restaurant', 'subscription'] },
  { metric: 'creditsUsed', need: ['credit', 'use'], may: ['restaurant', 'subscription'] },
  { metric: 'restaurants', need: ['restaurant'] },
  // How many restaurants did something is another figure than how often it was done.
  { metric: 'restaurants', need: ['howMany'] },
  { metric: 'subscriptions', need: ['howMany', 'subscription'] },
  { metric: 'newSubscriptions', need: ['howMany', 'began', 'subscription'], may: ['signup'] },
  { metric: 'cancellations', need: ['howMany', 'ended'], may: ['subscription'] },
  { metric: 'upgrades', need: ['howMany', 'upgrade'] },
  { metric: 'downgrades', need: ['howMany', 'downgrade'] },
  { metric: 'overdue', need: ['howMany', 'overdue'] },
  { metric: 'signups', need: ['howMany', 'signup'], may: ['began'] },
  { metric: 'deletions', need: ['howMany', 'deleted'] },
  { metric: 'incompleteSetups', need: ['howMany', 'incomplete'], may: ['setup'] },
  { metric: 'setups', need: ['howMany', 'setup'], may: ['done'] },
  { metric: 'verifiedEmails', need: ['howMany', 'verified'] },
  { metric: 'signups', need: ['signup'], may: ['restaurant', 'began'] },
  { metric: 'signups', need: ['began', 'restaurant'], may: ['signup'] },
  { metric: 'deletions', need: ['deleted'], may: ['restaurant'] },
  { metric: 'incompleteSetups', need: ['incomplete'], may: ['restaurant', 'setup'] },
  { metric: 'setups', need: ['setup'], may: ['restaurant', 'done'] },
  { metric: 'verifiedEmails', need: ['verified'], may: ['restaurant'] },
  { metric: 'aiRequests', need: ['ai'] },
  { metric: 'aiRequests', need: ['use'], may: ['ai', 'restaurant'] },
  { metric: 'aiRequests', need: ['ai', 'use'], may: ['restaurant'] },
  { metric: 'aiCost', need: ['ai', 'cost'], may: ['use'] },
  { metric: 'aiErrors', need: ['ai', 'error'], may: ['use'] },
  { metric: 'aiErrors', need: ['use', 'error'], may: ['ai'] },
  { metric: 'aiErrorRate', need: ['error', 'rate'], may: ['ai', 'use'] },
  { metric: 'aiSuccessRate', need: ['success'], may: ['ai', 'use', 'rate'] },
  { metric: 'aiTime', need: ['time'], may: ['ai', 'use'] },
  { metric: 'aiCostPerRequest', need: ['cost', 'perUse'], may: ['ai', 'use'] },
  { metric: 'campaigns', need: ['campaign'], may: ['launched', 'restaurant'] },
  { metric: 'ads', need: ['ad'], may: ['launched', 'restaurant', 'campaign'] },
  { metric: 'adSpend', need: ['ad', 'cost'], may: ['restaurant'] },
  { metric: 'failedAds', need: ['ad', 'error'] },
  { metric: 'textCampaigns', need: ['sms'], may: ['launched', 'restaurant'] },
  { metric: 'texts', need: ['text'], may: ['launched', 'restaurant'] },
  { metric: 'redemptions', need: ['redemption'], may: ['restaurant'] },
  { metric: 'redeemedAmount', need: ['redemption', 'revenue'], may: ['amount'] },
  { metric: 'redeemedAmount', need: ['redemption', 'amount'] },
  { metric: 'websites', need: ['website'], may: ['restaurant'] },
  { metric: 'newWebsites', need: ['website', 'created'], may: ['restaurant'] },
  { metric: 'newWebsites', need: ['website', 'began'] },
  { metric: 'publications', need: ['published'], may: ['website', 'restaurant'] },
  { metric: 'generations', need: ['generated'], may: ['ai', 'website'] },
  { metric: 'failedGenerations', need: ['website', 'error'], may: ['generated'] },
  { metric: 'failedGenerations', need: ['generated', 'error'], may: ['website'] },
  { metric: 'flagged', need: ['flagged'], may: ['content'] },
  { metric: 'approved', need: ['approved'], may: ['content'] },
  { metric: 'rejected', need: ['rejected'], may: ['content'] },
  { metric: 'waiting', need: ['waiting'], may: ['content', 'flagged'] },
  { metric: 'photos', need: ['photo'], may: ['uploaded', 'restaurant'] },
  { metric: 'tasks', need: ['task'], may: ['done', 'restaurant'] },
];

/** The metric that all of these mean together; undefined where nothing covers each of them. */
export function metricOf(subjects: ReadonlySet<Subject>): MetricId | undefined {
  const fitting = RULES.filter(
    ({ need, may = [] }) =>
      need.every((subject) => subjects.has(subject)) &&
      [...subjects].every((subject) => need.includes(subject) || may.includes(subject)),
  );
  return fitting.toSorted((one, other) => other.need.length - one.need.length)[0]?.metric;
}

import type { Difference } from '#shared/audit/contract/activity.ts';
import { PLAN_CATALOG, PLAN_IDS } from '#shared/billing/plan-catalog.ts';
import { isSameJson } from '#shared/editing/same-json.ts';
import { numberFormatter } from '#shared/format/formatter.ts';
import { profilePathLabel } from './profile-path-label.ts';
import { asValues, type ReadAuditRecord, type Values } from './read-audit-record.ts';

/** Labels of the audit record fields that are shown to people. */
const LABELS: Readonly<Record<string, string>> = {
  status: 'Status',
  notes: 'Note',
  note: 'Note',
  tags: 'Tags',
  url: 'Address',
  website_name: 'Name',
  content_source: 'Built with',
  filename: 'File',
  guests: 'Guests',
  duplicates: 'Duplicates',
  opted_out: 'Opted out',
  errors: 'Rows with errors',
  daily_budget_cents: 'Daily budget',
  fixed_cost_cents: 'Fixed cloud cost',
  acquisition_spend_cents: 'Acquisition spend',
  days: 'Days',
  items: 'Items',
  ad_account: 'Ad account',
  page: 'Facebook Page',
  brand_name: 'Brand name',
  postal_address: 'Postal address',
  dunning: 'Failed payments',
  'retention.generations': 'Days to keep website generations',
  'retention.failed_emails': 'Days to keep failed emails',
  'retention.leads': 'Days to keep leads',
  monthly_budget: 'Monthly budget in dollars',
};

/** What bills were before and after. Where there was no bill before, the sentence says it all. */
const OF_BILLS: Readonly<Record<string, string>> = {
  plan: 'Plan',
  next_plan: 'Plan starting next month',
  credit: 'Credit',
  refunded: 'Refunded',
  invoice_status: 'Invoice',
};

/** The message of the operation names the new status. */
const IN_THE_SENTENCE: readonly string[] = [
  'updateChecklistItem',
  'updateChecklistStatus',
  'pauseFacebookAd',
  'resumeFacebookAd',
  'endFacebookAd',
  'unpublishWebsite',
];

const MOST_CHARACTERS = 160;

/** The fields of an audit record that changed, with labels and formatted values, in the record’s order. */
export function differencesOf({ operation, before, after }: ReadAuditRecord): Difference[] {
  const isInSentence = (name: string) => name === 'status' && IN_THE_SENTENCE.includes(operation);
  const isBilled = 'plan' in before;
  const labels = isBilled ? { ...LABELS, ...OF_BILLS } : LABELS;
  const fields = differing(before, after).filter(
    (name) => Object.hasOwn(labels, name) && !isInSentence(name),
  );
  const value = isBilled ? billed : amount;
  return [
    ...fields.map((name) => difference(labels[name] ?? name, value(name, before), value(name, after))),
    ...profileDifferences(before, after),
  ];
}

/** Profile changes, including those made on a website. */
function profileDifferences(before: Values, after: Values): Difference[] {
  const [old, now] = [before, after].map((values) =>
    asValues(values.values ?? asValues(values.profile).values),
  ) as [Values, Values];
  return differing(old, now).map((path) => difference(profilePathLabel(path), old[path], now[path]));
}

function differing(before: Values, after: Values): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => !isSameJson(before[name] ?? null, after[name] ?? null));
}

function difference(name: string, before: unknown, after: unknown): Difference {
  return { name, before: inWords(before), after: inWords(after) };
}

const asDollars = numberFormatter({
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** Audit records store cents; people read dollars. */
function amount(name: string, values: Values): unknown {
  const value = values[name];
  return name.endsWith('_cents') && typeof value === 'number' ? asDollars(value / 100) : value;
}

/** Records of bills hold dollars and the IDs of plans. */
function billed(name: string, values: Values): unknown {
  const value = values[name];
  if (typeof value === 'number') return asDollars(value);
  const plan = PLAN_IDS.find((id) => id === value);
  return plan === undefined ? value : PLAN_CATALOG[plan].name;
}

/** Null for an empty value. */
function inWords(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'string') return cut(value.replaceAll('_', ' '));
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  if (!Array.isArray(value)) return 'too_long' in asValues(value) ? 'a long text' : 'other details';
  if (value.length === 0) return null;
  if (value.every((part) => typeof part !== 'object')) return cut(value.join(', '));
  return value.length === 1 ? '1 entry' : `${value.length} entries`;
}

function cut(text: string): string {
  return text.length <= MOST_CHARACTERS ? text : `${text.slice(0, MOST_CHARACTERS - 1).toWellFormed()}…`;
}

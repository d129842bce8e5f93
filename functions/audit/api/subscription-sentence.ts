import { priceOf } from '#shared/billing/price-words.ts';
import { planNamed } from './plan-named.ts';
import type { ReadAuditRecord, Values } from './read-audit-record.ts';

/** Describes everything that one plan change did: the new plan, its cost, and any change to the cancellation. */
export function subscriptionSentence({ before, after }: Pick<ReadAuditRecord, 'before' | 'after'>): string {
  const parts = [...planPart(before, after), ...endPart(before, after)];
  return parts.length === 0 ? 'Made no changes to the plan.' : parts.join(' ');
}

function planPart(before: Values, after: Values): string[] {
  const { unconfirmed_upgrade: upgrade } = after;
  if (typeof upgrade === 'string' && upgrade !== before.unconfirmed_upgrade)
    return [`Chose ${planNamed(upgrade)}, pending bank confirmation.`];
  if (after.plan === before.plan && after.next_plan === before.next_plan) return [];
  const cost = typeof after.charged === 'number' ? ` for ${priceOf(Math.round(after.charged * 100))}` : '';
  const from = after.next_plan === undefined ? '' : ', starting next month';
  return [`Chose ${planNamed(after.next_plan ?? after.plan)}${cost}${from}.`];
}

function endPart(before: Values, after: Values): string[] {
  const [was, is] = [before, after].map((values) => values.cancel_at_period_end === true);
  if (is === was) return [];
  return is
    ? ['Canceled the plan, effective at the end of the billing month.']
    : ['Undid the plan cancellation.'];
}

import { kindOf } from './audit-record-kinds.ts';

/** Values of billing records that are IDs or one of our own words. */
const OUR_WORDS = new Set([
  'action',
  'checkout',
  'invoice',
  'invoice_id',
  'invoice_status',
  'next_plan',
  'plan',
  'state',
  'unconfirmed_upgrade',
]);

/** An audit record as its restaurant's owner may see it: without an administrator's reason for a billing action. */
export function withoutInternalReason<Row extends { operation?: unknown; after?: unknown }>(row: Row): Row {
  if (row.operation !== 'actOnSubscription' || typeof row.after !== 'string') return row;
  const { reason: _reason, ...after } = JSON.parse(row.after);
  return { ...row, after: JSON.stringify(after) };
}

/**
 * What an audit record keeps of its values (JSON) when the account is deleted: amounts, plans, and states of billing,
 * and nothing that people typed. Undefined for nothing.
 */
export function valuesAfterDeletion(operation: string, values: string): string | undefined {
  if (kindOf(operation) !== 'billing') return undefined;
  const kept = Object.entries(JSON.parse(values)).filter(
    ([name, value]) => typeof value === 'number' || typeof value === 'boolean' || OUR_WORDS.has(name),
  );
  return kept.length === 0 ? undefined : JSON.stringify(Object.fromEntries(kept));
}

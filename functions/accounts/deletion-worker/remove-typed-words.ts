import { internalTo } from '#functions/platform/audit/audit-record.ts';
import { valuesAfterDeletion } from '#functions/platform/audit/audit-values.ts';
import type { Expression } from '#functions/platform/aws/expression.ts';
import type { DeleteAccountDependencies } from './dependencies.ts';

/** Removes from a restaurant's audit records what could name people. Who did what, when, and amounts remain. */
export async function removeTypedWords(
  { partition }: Pick<DeleteAccountDependencies, 'partition'>,
  restaurantId: string,
): Promise<void> {
  for (const id of [restaurantId, internalTo(restaurantId)])
    for (const name of ['before', 'after'])
      await partition('receipts', id).changeEach((row) => withoutWords(row, name));
}

/** Undefined if it has none. */
function withoutWords(row: Record<string, unknown>, name: string): Expression | undefined {
  const values = row[name];
  if (typeof values !== 'string') return undefined;
  const kept = valuesAfterDeletion(String(row.operation), values);
  if (kept === values) return undefined;
  const names = { '#values': name };
  return kept === undefined
    ? { expression: 'REMOVE #values', names }
    : { expression: 'SET #values = :kept', names, values: { ':kept': kept } };
}

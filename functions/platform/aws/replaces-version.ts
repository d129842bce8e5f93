import type { Expression } from './dynamo-table.ts';

/**
 * Of the write of a row that stands in for the version before it; the first has none. The condition fails where
 * somebody else was faster.
 */
export function replacesVersion({ version }: { version: number }): Expression {
  if (version === 1)
    return { expression: 'attribute_not_exists(#version)', names: { '#version': 'version' } };
  return {
    expression: '#version = :before',
    names: { '#version': 'version' },
    values: { ':before': version - 1 },
  };
}

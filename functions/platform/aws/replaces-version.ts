import type { Expression } from './dynamo-table.ts';

/**
 * The condition of a write that replaces the previous version of a row; a first version has none. It fails after a
 * concurrent write.
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

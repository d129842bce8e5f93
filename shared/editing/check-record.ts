import { type Grammar, readField, wholeList } from './grammar.ts';
import { readPath } from './record-value.ts';

/**
 * What of a whole record an owner could not have entered: a message for each path. What came from outside (an
 * import) is measured by the same rules as every edit.
 */
export function checkRecord(grammar: Grammar, record: object): Record<string, string> {
  const rules = [
    ...grammar.fields,
    ...[...grammar.lists].map(([path, list]) => [path, wholeList(list)] as const),
  ];
  return Object.fromEntries(
    rules.flatMap(([path, rule]) => {
      const read = readField<unknown>(rule, readPath(grammar, record, path) ?? null);
      return 'message' in read ? [[path, read.message]] : [];
    }),
  );
}

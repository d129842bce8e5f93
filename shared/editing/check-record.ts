import { type Grammar, readField, wholeList } from './grammar.ts';
import { readPath } from './record-value.ts';

/** Checks a whole record, such as an import, by the same rules as edits. Returns a message for each invalid path. */
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

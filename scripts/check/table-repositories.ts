import { TABLES } from '#infra/resources.ts';

/** Forms of a table's name: `config.USERS_TABLE_NAME` (not its declaration), `table('users')`, `tables.users`. */
const NAMED = String.raw`(?:\b(?:\w+\.)?([A-Z_]+)_TABLE_NAME\b(?!\??:)|\btable(?:Name)?\('(\w+)'\)|\b(?:tables|tableNames)\.([a-z]\w+))`;

/** A repository gets `table(<name>)` or an equivalent. */
const OPENED = new RegExp(
  String.raw`\b(create\w+)\((?:\{[^{}]*\btableName:\s*|\{ \.\.\.|on\()?${NAMED}`,
  'g',
);
/** The only repository that opens with its first item. */
const DEFERRED = new RegExp(String.raw`\bopenAuditRecords\(${NAMED}\)`, 'g');
const MENTIONED = new RegExp(NAMED, 'g');

export type ProductFile = { path: string; text: string };

/**
 * Everything that uses a table, by the table's name in `infra/resources.ts`: the repositories opened on it, and the
 * paths of files that use its name otherwise.
 */
export function findTableAccess(files: Iterable<ProductFile>): Map<string, Set<string>> {
  const access = new Map<string, Set<string>>();
  const note = (who: string, [variable, local, field]: (string | undefined)[]) => {
    const table = local ?? field ?? camelCase(variable ?? '');
    if (!(table in TABLES)) return;
    access.set(table, (access.get(table) ?? new Set()).add(who));
  };
  for (const { path, text } of files) {
    for (const [, repository = '', ...named] of text.matchAll(OPENED)) note(repository, named);
    for (const [, ...named] of text.replaceAll(OPENED, '').replaceAll(DEFERRED, '').matchAll(MENTIONED))
      note(path, named);
  }
  return access;
}

/** `EMAIL_TOKENS` → `emailTokens`. */
function camelCase(variable: string): string {
  return variable.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

import { TABLES } from '#infra/resources.ts';

/** How a table is named: `config.USERS_TABLE_NAME` (not where it is declared), `table('users')`, `tables.users`. */
const NAMED = String.raw`(?:\b(?:\w+\.)?([A-Z_]+)_TABLE_NAME\b(?!\??:)|\btable(?:Name)?\('(\w+)'\)|\b(?:tables|tableNames)\.([a-z]\w+))`;

/** A repository is given `table(<name>)`, or what has the same meaning. */
const OPENED = new RegExp(
  String.raw`\b(create\w+)\((?:\{[^{}]*\btableName:\s*|\{ \.\.\.|on\()?${NAMED}`,
  'g',
);
/** The one repository that is opened with the first item. */
const DEFERRED = new RegExp(String.raw`\bopenAuditRecords\(${NAMED}\)`, 'g');
const MENTIONED = new RegExp(NAMED, 'g');

export type ProductFile = { path: string; text: string };

/**
 * What reaches each table, by the table's name in `infra/resources.ts`: the repositories that are opened on it, and the
 * path of each file that does anything else with its name.
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

/** A repository is given `tableName: config.USERS_TABLE_NAME`, `tableName('users')` or `tables.users`. */
const OPENED =
  /\b(create\w+)\(\{[^{}]*\btableName:\s*(?:tableName\('(\w+)'\)|(?:config|environment|local)\.(\w+)_TABLE_NAME|\w+\.([a-z]\w+))/g;

/** Which repositories the product opens on each table, by the table's name in `infra/resources.ts`. */
export function findTableRepositories(texts: Iterable<string>): Map<string, Set<string>> {
  const repositories = new Map<string, Set<string>>();
  for (const text of texts) {
    for (const [, repository = '', local, variable, field] of text.matchAll(OPENED)) {
      const table = local ?? field ?? camelCase(variable ?? '');
      repositories.set(table, (repositories.get(table) ?? new Set()).add(repository));
    }
  }
  return repositories;
}

/** `EMAIL_TOKENS` → `emailTokens`. */
function camelCase(variable: string): string {
  return variable.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

import type * as z from 'zod/mini';

/** One sentence per invalid field, by its path. */
type Fields = Readonly<Record<string, string>>;

/** The message for fields that aren't in the contract. */
export const UNKNOWN_FIELD = 'This field isn’t supported.';

/** The most unknown fields in an answer, because callers choose how many they send. */
const MOST_UNKNOWN = 20;

/** The most fields in an answer, because lists may have many invalid entries. */
const MOST_FIELDS = 100;

const MOST_CHARACTERS = 100;

export function fieldsOf(issues: readonly z.core.$ZodIssue[]): Fields {
  const fields: Record<string, string> = {};
  let unknownLeft = MOST_UNKNOWN;
  for (const issue of issues) {
    const path = issue.path.map(String).join('.');
    if (issue.code === 'unrecognized_keys') {
      const named = issue.keys.slice(0, unknownLeft);
      for (const key of named) fields[path === '' ? key : `${path}.${key}`] = UNKNOWN_FIELD;
      unknownLeft -= named.length;
    } else {
      fields[path === '' ? 'body' : path] ??= issue.message;
    }
  }
  return fields;
}

/** Limits the number of fields and the length of their names. */
export function boundedFields(fields: Fields): Fields {
  const first = Object.entries(fields).slice(0, MOST_FIELDS);
  return Object.fromEntries(first.map(([name, sentence]) => [shortened(name), sentence]));
}

function shortened(name: string): string {
  return name.length <= MOST_CHARACTERS ? name : `${name.slice(0, MOST_CHARACTERS - 1).toWellFormed()}…`;
}

import type * as z from 'zod/mini';

/** A sentence for each field that is wrong, by its path. */
type Fields = Readonly<Record<string, string>>;

/** What is said of a field that the contract does not have. */
export const UNKNOWN_FIELD = 'This field isn’t supported.';

/** Unknown fields that an answer names: the caller chooses how many there are. */
const MOST_UNKNOWN = 20;

/** Fields that an answer names at all: a list has as many wrong entries as its caller likes. */
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

/** As many of them as an answer names, with the beginnings of long names. */
export function boundedFields(fields: Fields): Fields {
  const first = Object.entries(fields).slice(0, MOST_FIELDS);
  return Object.fromEntries(first.map(([name, sentence]) => [shortened(name), sentence]));
}

function shortened(name: string): string {
  return name.length <= MOST_CHARACTERS ? name : `${name.slice(0, MOST_CHARACTERS - 1).toWellFormed()}…`;
}

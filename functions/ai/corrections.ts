import type * as z from 'zod/mini';
import type { Finding } from '#functions/ai/guard/fact-source.ts';
import { ANSWER_FAILURES, type ModelFailure } from '#functions/ai/models/model-failure.ts';
import { fencedJson } from './fenced-text.ts';

/** The most mistakes that a second request names. */
const MOST_NAMED = 12;

const IN_JSON = 'Your last answer was not valid JSON. Answer with one complete JSON object and nothing else.';
const IN_FORM = 'Your last answer did not match the required format. Answer again in that format.';

/** What a second request adds after an answer that is no JSON or breaks the schema. Undefined for other failures. */
export function correctForm({ message, cause }: ModelFailure): string[] | undefined {
  if (message === ANSWER_FAILURES.unreadable) return [IN_JSON];
  if (message !== ANSWER_FAILURES.wrongForm) return undefined;
  const named = issuesOf(cause).slice(0, MOST_NAMED).map(describeIssue);
  return named.length === 0 ? [IN_FORM] : [IN_FORM, fencedJson('wrong', named)];
}

/** Reads the error by its shape, because its class would add zod's 60 languages to the start of each function. */
function issuesOf(cause: unknown): readonly z.core.$ZodIssue[] {
  return cause instanceof Error && 'issues' in cause ? (cause.issues as readonly z.core.$ZodIssue[]) : [];
}

/** Where an answer breaks the schema, and what is expected there. Holds no words of the answer but its field names. */
function describeIssue(issue: z.core.$ZodIssue): Record<string, unknown> {
  const { code, path, expected, values, minimum, maximum, keys } = issue as z.core.$ZodIssue & Expectation;
  return { field: path.join('.'), wrong: code, expected, options: values, minimum, maximum, unknown: keys };
}

type Expectation = Partial<Record<'expected' | 'values' | 'minimum' | 'maximum' | 'keys', unknown>>;

/** What a second request adds after unproven claims. The model's own words are quoted as data, like the record. */
export function correctClaims(findings: readonly Finding[]): string[] {
  const named = findings.slice(0, MOST_NAMED).map(({ kind, words }) => ({ kind, words }));
  return [
    'Your last answer stated things that are not in the record. Write it again without:',
    fencedJson('unknown', named),
  ];
}

import type { Fact, Facts } from '#functions/grader/page-facts/page-facts.ts';
import type { FactSource } from '#shared/grader/components.ts';
import type { GraderFact } from '#shared/grader/grader-facts.ts';

const SNIPPET_CHARACTERS = 200;

type Seen = { value?: number | string; snippet?: string; source: FactSource };

export function seen({ value, snippet = '', source }: Seen): GraderFact {
  const quoted = snippet.slice(0, SNIPPET_CHARACTERS).toWellFormed();
  return { state: 'seen', ...(value !== undefined && { value }), snippet: quoted, source };
}

export function absent(source: FactSource, value?: string): GraderFact {
  return { state: 'absent', ...(value !== undefined && { value }), snippet: '', source };
}

export function notMeasured(source: FactSource): GraderFact {
  return { state: 'not_measured', snippet: '', source };
}

/** Whether the page has something. */
export function onPage(fact: Fact<unknown> | undefined): GraderFact {
  return fact === undefined ? absent('page') : seen({ snippet: fact.snippet, source: 'page' });
}

/** Quotes the first of several facts on the page; undefined without one. */
export function firstSeen(
  facts: Facts<unknown> | undefined,
  value?: number | string,
): GraderFact | undefined {
  const [first] = facts?.first ?? [];
  return first && seen({ ...(value !== undefined && { value }), snippet: first.snippet, source: 'page' });
}

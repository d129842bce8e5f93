import { offered, type Reference } from '#functions/ai/references/reference.ts';

/** What a model is given beside the references: how to write, not what to state. */
type Writing = Readonly<Record<string, unknown>>;

/**
 * The record as JSON with every "<" escaped, so that nothing in it can close the frame around it; then the request.
 * `references` stand in it as "facts", each with what it prints.
 */
export function recordPrompt(writing: Writing, references: readonly Reference[], request: string): string {
  const record = { ...writing, facts: offered(references) };
  return `<record>\n${JSON.stringify(record, null, 1).replaceAll('<', '\\u003c')}\n</record>\n${request}`;
}

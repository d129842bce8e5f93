import { fencedJson } from '#functions/ai/fenced-text.ts';
import { offered, type Reference } from '#functions/ai/references/reference.ts';

/** What a model is given beside the references: how to write, not what to state. */
type Writing = Readonly<Record<string, unknown>>;

/** The record as fenced data, then the request. `references` are its "facts", each with what it prints. */
export function recordPrompt(writing: Writing, references: readonly Reference[], request: string): string {
  return `${fencedJson('record', { ...writing, facts: offered(references) })}\n${request}`;
}

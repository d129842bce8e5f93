import { fencedJson } from '#functions/ai/fenced-text.ts';
import { offered, type Reference } from '#functions/ai/references/reference.ts';

/** How a model should write, beside the references that say what to state. */
type Writing = Readonly<Record<string, unknown>>;

/** Returns the record as fenced data, then the request. `references` become "facts" with their printed values. */
export function recordPrompt(writing: Writing, references: readonly Reference[], request: string): string {
  return `${fencedJson('record', { ...writing, facts: offered(references) })}\n${request}`;
}

import * as z from 'zod/mini';
import type { InspectedText } from '#functions/ai/inspection.ts';
import { ANSWER_FAILURES, ModelFailure } from '#functions/ai/models/model-failure.ts';
import { defineTextTask } from '#functions/ai/text-task.ts';
import { readNames } from '../guard/read-names.ts';
import { libraryOf } from '../library/libraries.ts';
import { REWRITE_PROMPT } from '../prompts/rewrite.ts';
import { recordPrompt } from '../record-prompt.ts';
import { splitSuggestions, withSuggestions } from './kept-suggestions.ts';
import { type RewriteFacts, RewriteFactsSchema, type Rewritten, RewrittenSchema } from './rewrite-facts.ts';
import { rewriteText } from './rewrite-text.ts';
import { maskedText } from './text-facts.ts';

const AnswerSchema = z.object({ text: z.string().check(z.minLength(1), z.maxLength(5_000)) });

const BUILT_IN = {
  name: 'rewrite',
  feature: 'content_generation',
  facts: RewriteFactsSchema,
  result: RewrittenSchema,
  compose: (facts: RewriteFacts) => rewriteText(facts, libraryOf(facts.profile.languages[0] ?? 'en')),
  forReaders: readersTexts,
} as const;

/** Where rules alone write: a line for a dish, which states nothing of it, and a text of which nothing is reviewed yet. */
export const builtInRewriteTask = defineTextTask({ ...BUILT_IN, check: () => undefined });

/** Other words for one text of a page. */
export const rewriteTask = defineTextTask({
  ...BUILT_IN,
  prompt: {
    system: REWRITE_PROMPT.system,
    request: REWRITE_PROMPT.request,
    text: (facts) => {
      const { text, references } = maskedText(splitSuggestions(facts).facts);
      const record = { language: facts.profile.languages[0] ?? 'en', kind: facts.kind, text };
      return recordPrompt(record, references, REWRITE_PROMPT.requests[facts.action]);
    },
    references: (facts) => maskedText(splitSuggestions(facts).facts).references,
    answer: AnswerSchema,
    preview: 'text',
    complete: ({ text }, facts): Rewritten => {
      if (text === '') throw new ModelFailure(ANSWER_FAILURES.wrongForm);
      const whole = withSuggestions(text.trim(), splitSuggestions(facts));
      return { text: whole, changed: whole !== facts.text.trim(), before: facts.text };
    },
    words: ({ text }) => [text],
    source: ({ text, websiteName, profile }) => ({
      language: profile.languages[0] ?? '',
      names: [websiteName, profile.name],
      said: [text],
    }),
  },
  check: assertFactsKept,
});

/** What of a text is new to readers. */
function readersTexts({ text, before, changed }: Rewritten): InspectedText[] {
  const about = { used_for: 'website', part: 'rewrite' };
  return changed ? [{ contentType: 'generated_text', field: 'text', text, before, about }] : [];
}

/** @throws ModelFailure when a fact of the text is missing, or the answer isn’t what was asked for */
function assertFactsKept({ text }: Rewritten, facts: RewriteFacts): void {
  const { facts: own } = splitSuggestions(facts);
  const kept = maskedText(own).references.map(({ prints }) => prints);
  const names = readNames(own.text, facts.profile.languages[0] ?? '').map(({ words }) => words);
  if ([...kept, ...names].some((fact) => !text.includes(fact)))
    throw new ModelFailure('The model left out a fact.');
  const isOtherLength =
    (facts.action === 'shorter' && text.length >= facts.text.length) ||
    (facts.action === 'longer' && text.length <= facts.text.length);
  if (isOtherLength) throw new ModelFailure('The model didn’t change the length as requested.');
}

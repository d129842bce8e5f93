import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { adCopyTask } from '#functions/ai/ads/ad-copy-task.ts';
import { pageTask } from '#functions/ai/drafts/page-task.ts';
import { postsTask } from '#functions/ai/posts/posts-task.ts';
import { createPrintedCheck } from '#functions/platform/ai/fact-check/create-fact-check.ts';
import type { FactFinding } from '#functions/platform/ai/fact-check/fact-source.ts';
import { createPrinting } from '#functions/platform/ai/references/print-references.ts';
import type { Prompt } from '#functions/platform/ai/text-task.ts';

/** What a model was given, and what it answered or a stranger wrote in its place. */
const AnsweredCaseSchema = z.object({
  task: z.enum(['story', 'posts', 'ad_copy']),
  facts: z.unknown(),
  /** An answer of the tool, all of it true. */
  answer: z.optional(z.unknown()),
  /** Texts that each state one thing that is not in the record. */
  falsehoods: z._default(z.array(z.object({ text: z.string(), false: z.string() })), []),
});
export type AnsweredCase = z.infer<typeof AnsweredCaseSchema>;

const ROUNDS = [
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
] as const;

/** Cases of all rounds, one a line, each written before anything was mended for it. */
export function loadAnswers(): AnsweredCase[] {
  return ROUNDS.flatMap((name) =>
    readFileSync(path.join(import.meta.dirname, `${name}.jsonl`), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => AnsweredCaseSchema.parse(JSON.parse(line))),
  );
}

/** Finds what a template states beside its references, as the writer's door does. */
type FindIn = (template: string) => { text: string; findings: readonly FactFinding[] };

type Opened = {
  find: FindIn;
  /** The templates of an answer that guests would read. */
  templates: (answer: unknown) => readonly string[];
};

/** The door of a case's task, with its record. */
export function openCase({ task, facts }: AnsweredCase): Opened {
  if (task === 'story') return opened(pageTask.prompt, pageTask.facts.parse(facts));
  if (task === 'posts') return opened(postsTask.prompt, postsTask.facts.parse(facts));
  return opened(adCopyTask.prompt, adCopyTask.facts.parse(facts));
}

function opened<Facts, Result, Answer>(
  prompt: Prompt<Facts, Result, Answer> | undefined,
  facts: Facts,
): Opened {
  if (prompt === undefined) throw new Error('No model is asked for this task.');
  const printing = createPrinting(prompt.references?.(facts) ?? []);
  const check = createPrintedCheck(prompt.source(facts));
  return {
    find: (template) => {
      const printed = printing.readAs(String(printing.print(template)));
      return { text: printed.text, findings: [...printed.findings, ...check(printed)] };
    },
    templates: textsIn,
  };
}

/** Every string of an answer but the ids of posts. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => (key === 'post_id' ? [] : textsIn(each)));
}

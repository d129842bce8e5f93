import type * as z from 'zod/mini';
import type { Finding } from '#functions/ai/guard/fact-source.ts';
import { ANSWER_FAILURES, ModelFailure } from '#functions/ai/models/model-failure.ts';
import { lazy } from '#functions/platform/lazy.ts';
import { createPrinting } from './references/print-references.ts';
import type { TextTask } from './text-task.ts';

/**
 * `result` is absent if no text can be used. `findings`: what is wrong with the rejected texts. `rejected`: their
 * number.
 */
export type ReadAnswer<Result> = { result?: Result; findings: Finding[]; rejected: number };

export type AnswerReader<Result> = {
  /** What readers may see of a text that is still being written. */
  preview: (template: string) => string;
  /** Throws `ModelFailure` where the answer breaks the schema or a rule of the task, whatever it states. */
  read: (answer: unknown) => ReadAnswer<Result>;
};

/** Loaded with the first text that a model writes: the built-in writer's words need no check. */
const loadGuard = lazy(() => import('#functions/ai/guard/guard-printed.ts'));

/** Reads answers to a task with a prompt: prints their references, and has the guard check each text separately. */
export async function createAnswerReader<Facts, Result, Answer>(
  task: TextTask<Facts, Result, Answer>,
  prompt: NonNullable<TextTask<Facts, Result, Answer>['prompt']>,
  facts: Facts,
): Promise<AnswerReader<Result>> {
  const source = prompt.source?.(facts);
  const printing = createPrinting(prompt.references?.(facts) ?? []);
  const guard = source && (await loadGuard()).createPrintedGuard(source);
  const rules = sentencesOf(prompt.system);
  const guarded = (text: string) => {
    const printed = printing.readAs(text);
    const { findings, unproven } = guard?.([printed]) ?? { findings: [], unproven: [] };
    const counted = findings.filter(({ kind }) => kind !== 'claim' || prompt.isReviewed !== true);
    return { text, findings: [...counted, ...foreignTo(printed.own, rules)], unproven };
  };
  return {
    preview: printing.preview,
    read: (raw) => {
      const answer = parsed(prompt.answer, prompt.references === undefined ? raw : printing.print(raw));
      const texts = new Set(prompt.words?.(answer).filter((text) => text !== ''));
      const checked = [...texts].map(guarded);
      const rejected = checked.filter(({ findings }) => findings.length > 0);
      const findings = rejected.flatMap((one) => one.findings);
      const used = without(answer, new Set(rejected.map(({ text }) => text)));
      const unproven = checked.flatMap((one) => one.unproven);
      const noted = { findings, rejected: rejected.length };
      try {
        const result = prompt.complete(used, facts, unproven);
        task.check(result, facts);
        return { result, ...noted };
      } catch (error) {
        if (rejected.length === 0 || !(error instanceof ModelFailure)) throw error;
        return noted;
      }
    },
  };
}

/** Shorter sentences of a prompt may be part of any text. */
const SHORTEST_RULE = 30;
const MARKUP = /<[a-z!/?][^>]*>?/giu;

const sentencesOf = (system: string) =>
  system
    .split(/(?<=[.!?:])\s+/u)
    .map((sentence) => sentence.toLowerCase())
    .filter(({ length }) => length >= SHORTEST_RULE);

/** What guests must never read: HTML, and sentences of the prompt. */
function foreignTo(own: string, rules: readonly string[]): Finding[] {
  const said = own.toLowerCase();
  return [
    ...(own.match(MARKUP) ?? []).map((words) => ({ kind: 'markup' as const, words })),
    ...rules.filter((rule) => said.includes(rule)).map((words) => ({ kind: 'prompt' as const, words })),
  ];
}

/** The same value with empty text for each of these texts. */
function without<Answer>(answer: Answer, rejected: ReadonlySet<string>): Answer {
  const emptied = (value: unknown): unknown => {
    if (typeof value === 'string') return rejected.has(value) ? '' : value;
    if (Array.isArray(value)) return value.map(emptied);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, emptied(each)]));
  };
  return rejected.size === 0 ? answer : (emptied(answer) as Answer);
}

function parsed<Answer>(schema: z.ZodMiniType<Answer>, answer: unknown): Answer {
  const result = schema.safeParse(answer);
  if (!result.success) throw new ModelFailure(ANSWER_FAILURES.wrongForm, { cause: result.error });
  return result.data;
}

import type * as z from 'zod/mini';
import type { Finding } from '#functions/ai/guard/fact-source.ts';
import { lazy } from '../lazy.ts';
import { ModelFailure } from './model-failure.ts';
import { createPrinting } from './references/print-references.ts';
import type { ModelRequest, TextModel, TextUsage } from './text-model.ts';
import type { TextTask } from './text-task.ts';

type Spent = Omit<TextUsage, 'milliseconds'>;

/** What asking has brought. */
export type Attempt<Result> = {
  /** Absent: the composer writes. */
  written?: { result: Result; model: string };
  fallbackReason?: string;
  usage: Spent;
  /** Texts that stated what their source does not hold. The first is written again; after a second the composer writes. */
  rejectedTexts: number;
};

export type Asking = { loadModel: () => Promise<TextModel>; now: () => number };

/** Where no model writes. */
export const NOTHING_ASKED: Attempt<never> = {
  usage: { requests: 0, inputTokens: 0, outputTokens: 0 },
  rejectedTexts: 0,
};

/** Findings that a model is told of: enough to mend, not a text of their own. */
const NAMED_FINDINGS = 12;
/** A second writing is not begun with less time than this. */
const SHORTEST_WRITING_MILLISECONDS = 2_000;

/** Loaded with the first text that a model writes: the composer's own words need no check. */
const loadGuard = lazy(() => import('#functions/ai/guard/guard-printed.ts'));

/** Has a model write, and its words checked against what they may state. Rejects nothing. */
export async function askModel<Facts, Result, Answer>(
  task: TextTask<Facts, Result, Answer>,
  facts: Facts,
  { loadModel, now }: Asking,
): Promise<Attempt<Result>> {
  const { prompt } = task;
  if (prompt === undefined) return NOTHING_ASKED;
  const spent: Spent = { ...NOTHING_ASKED.usage };
  let rejectedTexts = 0;
  const startedAt = now();
  const printing = createPrinting(prompt.references?.(facts) ?? []);
  const guard = lazy(async () => (await loadGuard()).createPrintedGuard(prompt.source(facts)));
  const guarded = async (words: readonly string[]) => {
    const texts = words.filter((text) => text !== '').map(printing.readAs);
    return texts.length === 0 ? { findings: [], unproven: [] } : (await guard())(texts);
  };
  const write = async (model: TextModel, found: readonly Finding[], withinMilliseconds: number) => {
    const answer = await asked(model, spent, {
      toolName: `write_${task.name}`,
      system: prompt.system,
      prompt: [prompt.text(facts), ...correction(found)].join('\n'),
      schema: prompt.answer,
      withinMilliseconds,
    });
    const printed = prompt.references === undefined ? answer : printing.print(answer);
    const written = parsed(prompt.answer, printed);
    const { findings: all, unproven } = await guarded(prompt.words(written));
    const result = prompt.complete(written, facts, unproven);
    task.check(result, facts);
    const findings = all.filter(({ kind }) => kind !== 'claim' || prompt.isReviewed !== true);
    if (findings.length > 0) rejectedTexts += 1;
    return { result, findings };
  };
  try {
    const model = await loadModel();
    const first = await write(model, [], model.deadlineMilliseconds);
    const timeLeft = model.deadlineMilliseconds - (now() - startedAt);
    const isWrittenAgain = first.findings.length > 0 && timeLeft >= SHORTEST_WRITING_MILLISECONDS;
    const { result, findings } = isWrittenAgain ? await write(model, first.findings, timeLeft) : first;
    if (findings.length > 0) throw new ModelFailure(reasonOf(findings));
    return { written: { result, model: model.id }, usage: spent, rejectedTexts };
  } catch (error) {
    const fallbackReason = error instanceof ModelFailure ? error.message : 'The model could not be used.';
    return { fallbackReason, usage: spent, rejectedTexts };
  }
}

/** What the model answers, unchecked. Adds to `spent`: one request where the call fails. */
async function asked(model: TextModel, spent: Spent, request: ModelRequest): Promise<unknown> {
  spent.requests += 1;
  const { answer, usage } = await model.ask(request);
  spent.requests += usage.requests - 1;
  spent.inputTokens += usage.inputTokens;
  spent.outputTokens += usage.outputTokens;
  return answer;
}

/** What a model is told before it writes again. Its own words come back as data, like the record. */
function correction(findings: readonly Finding[]): string[] {
  if (findings.length === 0) return [];
  const named = findings.slice(0, NAMED_FINDINGS).map(({ kind, words }) => ({ kind, words }));
  return [
    'You have written this before, and stated what the record does not hold. Write it again without:',
    `<unknown>\n${JSON.stringify(named).replaceAll('<', '\\u003c')}\n</unknown>`,
  ];
}

/** Kinds alone: what was invented is kept nowhere. */
function reasonOf(findings: readonly Finding[]): string {
  const kinds = [...new Set(findings.map(({ kind }) => kind))];
  return `The model stated what the owner did not say: ${kinds.join(', ')}.`;
}

function parsed<Answer>(schema: z.ZodMiniType<Answer>, answer: unknown): Answer {
  const result = schema.safeParse(answer);
  if (!result.success) throw new ModelFailure('The model’s answer did not have the asked-for form.');
  return result.data;
}

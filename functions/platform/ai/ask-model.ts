import type * as z from 'zod/mini';
import type { Finding } from '#functions/ai/guard/fact-source.ts';
import {
  type LanguageModel,
  type ModelRequest,
  type ModelUsage,
  NO_MODEL_USAGE,
} from '#functions/ai/models/language-model.ts';
import { ANSWER_FAILURES, ModelFailure } from '#functions/ai/models/model-failure.ts';
import { lazy } from '../lazy.ts';
import type { ModelUse } from './meter.ts';
import { createPrinting } from './references/print-references.ts';
import type { TextTask } from './text-task.ts';

/** What asking has brought. */
export type Attempt<Result> = {
  /** Absent: the built-in writer writes. */
  written?: { result: Result; model: string };
  fallbackReason?: string;
  usage: ModelUsage;
  /** Texts that stated what their source does not hold. The first is written again; after a second the built-in writer writes. */
  rejectedTexts: number;
  /** Of each time that the model was asked: that it answered, or why it didn’t. */
  outcomes: ModelUse['outcomes'];
};

export type Asking = {
  loadModel: () => Promise<LanguageModel>;
  now: () => number;
  /** Aborted when nobody waits for the text any longer. Then what was spent is all that comes back. */
  signal?: AbortSignal | undefined;
};

type Outcome = ModelUse['outcomes'][number];

const UNUSABLE = 'The model couldn’t be used.';
const UNEXPECTED = new ModelFailure(UNUSABLE, { kind: 'service' });

/** Where no model writes. */
export const NOTHING_ASKED: Attempt<never> = {
  usage: NO_MODEL_USAGE,
  rejectedTexts: 0,
  outcomes: [],
};

/** Findings that a model is told of: enough to mend, not a text of their own. */
const NAMED_FINDINGS = 12;
/** A second writing is not begun with less time than this. */
const SHORTEST_WRITING_MILLISECONDS = 2_000;

/** Loaded with the first text that a model writes: the built-in writer's words need no check. */
const loadGuard = lazy(() => import('#functions/ai/guard/guard-printed.ts'));

/** Has a model write, and its words checked against what they may state. Rejects nothing. */
export async function askModel<Facts, Result, Answer>(
  task: TextTask<Facts, Result, Answer>,
  facts: Facts,
  { loadModel, now, signal }: Asking,
): Promise<Attempt<Result>> {
  const { prompt } = task;
  if (prompt === undefined) return NOTHING_ASKED;
  const spent: ModelUsage = { ...NO_MODEL_USAGE };
  const outcomes: Outcome[] = [];
  let rejectedTexts = 0;
  const startedAt = now();
  const image = prompt.image?.(facts);
  const printing = createPrinting(prompt.references?.(facts) ?? []);
  const guard = lazy(async () => (await loadGuard()).createPrintedGuard(prompt.source(facts)));
  const guarded = async (words: readonly string[]) => {
    const texts = words.filter((text) => text !== '').map(printing.readAs);
    return texts.length === 0 ? { findings: [], unproven: [] } : (await guard())(texts);
  };
  const write = async (model: LanguageModel, found: readonly Finding[], withinMilliseconds: number) => {
    const answer = await asked(
      model,
      { spent, outcomes },
      {
        name: `write_${task.name}`,
        system: prompt.system,
        prompt: [prompt.text(facts), ...correction(found)].join('\n'),
        ...(image && { image }),
        schema: prompt.answer,
        withinMilliseconds,
        signal,
      },
    );
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
    const deadline = image === undefined ? model.deadlineMilliseconds : model.imageDeadlineMilliseconds;
    const first = await write(model, [], deadline);
    const timeLeft = deadline - (now() - startedAt);
    const isWrittenAgain = first.findings.length > 0 && timeLeft >= SHORTEST_WRITING_MILLISECONDS;
    const { result, findings } = isWrittenAgain ? await write(model, first.findings, timeLeft) : first;
    if (findings.length > 0) throw new ModelFailure(reasonOf(findings));
    return { written: { result, model: model.id }, usage: spent, rejectedTexts, outcomes };
  } catch (error) {
    if (signal?.aborted) return { usage: spent, rejectedTexts, outcomes };
    const fallbackReason = error instanceof ModelFailure ? error.message : UNUSABLE;
    return { fallbackReason, usage: spent, rejectedTexts, outcomes };
  }
}

/**
 * What the model answers, unchecked. Adds to `spent` and `outcomes`: one request where the model can’t say what a failure
 * took. One that was canceled says nothing of the service, and what it took is estimated.
 */
async function asked(
  model: LanguageModel,
  { spent, outcomes }: { spent: ModelUsage; outcomes: Outcome[] },
  request: ModelRequest,
): Promise<unknown> {
  request.signal?.throwIfAborted();
  try {
    const { answer, usage } = await model.ask(request);
    add(spent, usage);
    outcomes.push({});
    return answer;
  } catch (error) {
    const { kind, message, usage } = error instanceof ModelFailure ? error : UNEXPECTED;
    if (request.signal?.aborted) {
      add(spent, usage ?? estimated(request));
      throw error;
    }
    add(spent, usage ?? { ...NO_MODEL_USAGE, requests: 1 });
    if (kind !== 'paused') outcomes.push(kind === 'service' ? { failure: message } : {});
    throw error;
  }
}

const CHARACTERS_PER_TOKEN = 4;

/** A model reads the whole request before it is stopped, and doesn’t say what that took. */
function estimated({ system, prompt }: ModelRequest): ModelUsage {
  const inputTokens = Math.ceil((system.length + prompt.length) / CHARACTERS_PER_TOKEN);
  return { requests: 1, inputTokens, outputTokens: 0 };
}

function add(spent: ModelUsage, usage: ModelUsage): void {
  spent.requests += usage.requests;
  spent.inputTokens += usage.inputTokens;
  spent.outputTokens += usage.outputTokens;
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
  if (!result.success) throw new ModelFailure(ANSWER_FAILURES.wrongForm);
  return result.data;
}

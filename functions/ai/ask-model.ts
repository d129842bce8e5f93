import { hasClaimList } from '#functions/ai/guard/claims/claim-languages.ts';
import type { Finding } from '#functions/ai/guard/fact-source.ts';
import { type LanguageModel, type ModelUsage, NO_MODEL_USAGE } from '#functions/ai/models/language-model.ts';
import type { ModelDeadlines } from '#functions/ai/models/model-deadlines.ts';
import { ModelFailure } from '#functions/ai/models/model-failure.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { callModel, type Outcome, UNEXPECTED } from './call-model.ts';
import { correctClaims, correctForm } from './corrections.ts';
import { createFieldReader } from './field-reader.ts';
import type { ModelUse } from './meter.ts';
import { promptVersion } from './prompt-version.ts';
import { createAnswerReader } from './read-answer.ts';
import type { ReserveCost } from './reserve-cost.ts';
import type { TextTask } from './text-task.ts';

/** What asking has brought. */
export type Attempt<Result> = {
  /** Absent: the built-in writer writes. */
  written?: { result: Result; model: string; promptVersion: string };
  fallbackReason?: string;
  usage: ModelUsage;
  /** Texts that stated what their source doesn’t hold. The built-in writer writes each of them. */
  rejectedTexts: number;
  /** Of each time that the model was asked: that it answered, or why it didn’t. */
  outcomes: ModelUse['outcomes'];
};

export type Asking = {
  loadModel: () => Promise<LanguageModel>;
  now: () => number;
  reserve: ReserveCost;
  /** Aborted when no one waits for the text anymore. Then only the usage is returned. */
  signal?: AbortSignal | undefined;
  /** Called with the words so far, unchecked, of a task that shows them. */
  onWords?: ((text: string) => void) | undefined;
  deadline?: keyof ModelDeadlines | undefined;
};

/** The built-in writer costs nothing, so no owner is refused. */
export const BUDGET_REACHED = 'This month’s budget can’t cover the model.';
/** Used where no owner reviews the text first: it may have claims that we can’t find. */
const UNCHECKED_LANGUAGE = 'We can’t fact-check the model in this language.';

/** Where no model writes. */
export const NOTHING_ASKED: Attempt<never> = {
  usage: NO_MODEL_USAGE,
  rejectedTexts: 0,
  outcomes: [],
};

/** A second writing is not begun with less time than this. */
const SHORTEST_WRITING_MILLISECONDS = 2_000;
/**
 * The most requests for one text, whatever the reason: a busy service, a refused format, no JSON, a wrong schema, or no
 * usable text.
 */
const MOST_REQUESTS = 2;

/**
 * Asks a model for a text, and checks each part of it against the facts. Never rejects. If the answer isn't JSON, breaks
 * the schema, or has no usable text, asks once more within the same deadline.
 */
export async function askModel<Facts, Result, Answer>(
  task: TextTask<Facts, Result, Answer>,
  facts: Facts,
  { loadModel, now, reserve, signal, onWords, deadline: kind = 'call' }: Asking,
): Promise<Attempt<Result>> {
  const { prompt } = task;
  if (prompt === undefined) return NOTHING_ASKED;
  const source = prompt.source?.(facts);
  const isCheckable = source === undefined || prompt.isReviewed || hasClaimList(source.language);
  if (!isCheckable) return { ...NOTHING_ASKED, fallbackReason: UNCHECKED_LANGUAGE };
  const spent: ModelUsage = { ...NO_MODEL_USAGE };
  const outcomes: Outcome[] = [];
  let rejectedTexts = 0;
  const startedAt = now();
  const image = prompt.image?.(facts);
  const reader = await createAnswerReader(task, prompt, facts);
  const previewing = () => {
    if (onWords === undefined || prompt.preview === undefined) return undefined;
    const read = createFieldReader(prompt.preview);
    let shown = '';
    return (part: string) => {
      const text = reader.preview(read(part));
      if (text !== shown) onWords(text);
      shown = text;
    };
  };
  const write = async (model: LanguageModel, correction: readonly string[], withinMilliseconds: number) => {
    const request = {
      name: `write_${task.name}`,
      system: prompt.system,
      prompt: [prompt.text(facts), ...correction].join('\n'),
      ...(image && { image }),
      schema: prompt.answer,
      withinMilliseconds,
      signal,
      onPart: previewing(),
      ...(correction.length > 0 && { isSecond: true as const }),
    };
    try {
      const answer = await callModel(model, { spent, outcomes, reserve }, request);
      const { result, findings, rejected } = reader.read(answer);
      rejectedTexts += rejected;
      return { result, failure: new ModelFailure(reasonOf(findings)), correction: correctClaims(findings) };
    } catch (error) {
      const correct = error instanceof ModelFailure ? correctForm(error) : undefined;
      if (correct === undefined) throw error;
      return { result: undefined, failure: error, correction: correct };
    }
  };
  try {
    const model = await loadModel();
    const deadline = model.deadlines[image === undefined ? kind : 'image'];
    const first = await write(model, [], deadline);
    const timeLeft = deadline - (now() - startedAt);
    const mayAskAgain = timeLeft >= SHORTEST_WRITING_MILLISECONDS && spent.requests < MOST_REQUESTS;
    const isAskedAgain = first.result === undefined && mayAskAgain;
    const { result, failure } = isAskedAgain ? await write(model, first.correction, timeLeft) : first;
    if (result === undefined) throw failure;
    const written = { result, model: model.id, promptVersion: promptVersion(prompt) };
    return { written, usage: spent, rejectedTexts, outcomes };
  } catch (error) {
    if (signal?.aborted) return { usage: spent, rejectedTexts, outcomes };
    const isBudgetReached = error instanceof AppError && error.code === 'budget_reached';
    if (isBudgetReached) outcomes.push({ failure: BUDGET_REACHED });
    const isUnusable = error instanceof ModelFailure && error.kind === 'answer';
    if (isUnusable) outcomes.splice(-1, 1, { unusable: error.message });
    const reason = isBudgetReached ? BUDGET_REACHED : UNEXPECTED.message;
    const fallbackReason = error instanceof ModelFailure ? error.message : reason;
    return { fallbackReason, usage: spent, rejectedTexts, outcomes };
  }
}

/** Names of kinds whose plural says nothing to administrators. */
const KINDS: Partial<Record<Finding['kind'], string>> = {
  claim: 'claims that need proof',
  reference: 'unknown references',
  markup: 'HTML',
  prompt: 'sentences of the prompt',
};

/** Kinds alone: what was invented is kept nowhere. */
function reasonOf(findings: readonly Finding[]): string {
  const kinds = [...new Set(findings.map(({ kind }) => KINDS[kind] ?? `${kind}s`))];
  return `The model added claims the owner didn’t make: ${kinds.join(', ')}.`;
}

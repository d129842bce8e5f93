import type * as z from 'zod/mini';
import { hasClaimList } from '#functions/ai/guard/claims/claim-languages.ts';
import type { Finding } from '#functions/ai/guard/fact-source.ts';
import { type LanguageModel, type ModelUsage, NO_MODEL_USAGE } from '#functions/ai/models/language-model.ts';
import type { ModelDeadlines } from '#functions/ai/models/model-deadlines.ts';
import { ANSWER_FAILURES, ModelFailure } from '#functions/ai/models/model-failure.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { lazy } from '#functions/platform/lazy.ts';
import { asked, type Outcome } from './asked.ts';
import { fencedJson } from './fenced-text.ts';
import { createFieldReader } from './field-reader.ts';
import type { ModelUse } from './meter.ts';
import { promptVersion } from './prompt-version.ts';
import { createPrinting } from './references/print-references.ts';
import type { ReserveCost } from './reserve-cost.ts';
import type { TextTask } from './text-task.ts';

/** What asking has brought. */
export type Attempt<Result> = {
  /** Absent: the built-in writer writes. */
  written?: { result: Result; model: string; promptVersion: string };
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
  reserve: ReserveCost;
  /** Aborted when nobody waits for the text any longer. Then what was spent is all that comes back. */
  signal?: AbortSignal | undefined;
  /** Called with the words so far, unchecked, of a task that shows them. */
  onWords?: ((text: string) => void) | undefined;
  deadline?: keyof ModelDeadlines | undefined;
};

const UNUSABLE = 'The model couldn’t be used.';
/** The built-in writer costs nothing, so no owner is refused. */
export const BUDGET_REACHED = 'This month’s budget can’t cover the model.';
/** Its text would be rejected: where no owner reviews it first, a claim that nobody can find must not go out. */
const UNCHECKED_LANGUAGE = 'We can’t fact-check the model in this language.';

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
  const printing = createPrinting(prompt.references?.(facts) ?? []);
  const guard = source && (await loadGuard()).createPrintedGuard(source);
  const guarded = (words: readonly string[]) => {
    const texts = words.filter((text) => text !== '').map(printing.readAs);
    return guard === undefined || texts.length === 0 ? { findings: [], unproven: [] } : guard(texts);
  };
  const previewing = () => {
    if (onWords === undefined || prompt.preview === undefined) return undefined;
    const read = createFieldReader(prompt.preview);
    let shown = '';
    return (part: string) => {
      const text = printing.preview(read(part));
      if (text !== shown) onWords(text);
      shown = text;
    };
  };
  const write = async (model: LanguageModel, found: readonly Finding[], withinMilliseconds: number) => {
    const answer = await asked(
      model,
      { spent, outcomes, reserve },
      {
        name: `write_${task.name}`,
        system: prompt.system,
        prompt: [prompt.text(facts), ...correction(found)].join('\n'),
        ...(image && { image }),
        schema: prompt.answer,
        withinMilliseconds,
        signal,
        onPart: previewing(),
      },
    );
    const printed = prompt.references === undefined ? answer : printing.print(answer);
    const written = parsed(prompt.answer, printed);
    const { findings: all, unproven } = guarded(prompt.words?.(written) ?? []);
    const result = prompt.complete(written, facts, unproven);
    task.check(result, facts);
    const findings = all.filter(({ kind }) => kind !== 'claim' || prompt.isReviewed !== true);
    if (findings.length > 0) rejectedTexts += 1;
    return { result, findings };
  };
  try {
    const model = await loadModel();
    const deadline = model.deadlines[image === undefined ? kind : 'image'];
    const first = await write(model, [], deadline);
    const timeLeft = deadline - (now() - startedAt);
    const isWrittenAgain = first.findings.length > 0 && timeLeft >= SHORTEST_WRITING_MILLISECONDS;
    const { result, findings } = isWrittenAgain ? await write(model, first.findings, timeLeft) : first;
    if (findings.length > 0) throw new ModelFailure(reasonOf(findings));
    const written = { result, model: model.id, promptVersion: promptVersion(prompt) };
    return { written, usage: spent, rejectedTexts, outcomes };
  } catch (error) {
    if (signal?.aborted) return { usage: spent, rejectedTexts, outcomes };
    const isBudgetReached = error instanceof AppError && error.code === 'budget_reached';
    if (isBudgetReached) outcomes.push({ failure: BUDGET_REACHED });
    const reason = isBudgetReached ? BUDGET_REACHED : UNUSABLE;
    const fallbackReason = error instanceof ModelFailure ? error.message : reason;
    return { fallbackReason, usage: spent, rejectedTexts, outcomes };
  }
}

/** What a model is told before it writes again. Its own words come back as data, like the record. */
function correction(findings: readonly Finding[]): string[] {
  if (findings.length === 0) return [];
  const named = findings.slice(0, NAMED_FINDINGS).map(({ kind, words }) => ({ kind, words }));
  return [
    'You have written this before, and stated what the record does not hold. Write it again without:',
    fencedJson('unknown', named),
  ];
}

/** Kinds alone: what was invented is kept nowhere. */
function reasonOf(findings: readonly Finding[]): string {
  const kinds = [...new Set(findings.map(({ kind }) => kind))];
  return `The model made claims the owner didn’t: ${kinds.join(', ')}.`;
}

function parsed<Answer>(schema: z.ZodMiniType<Answer>, answer: unknown): Answer {
  const result = schema.safeParse(answer);
  if (!result.success) throw new ModelFailure(ANSWER_FAILURES.wrongForm);
  return result.data;
}

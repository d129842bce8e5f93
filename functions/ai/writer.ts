import type { TextUsage } from '#functions/ai/models/language-model.ts';
import type { ConfiguredModel } from '#functions/ai/models/load-model.ts';
import type { ModelDeadlines } from '#functions/ai/models/model-deadlines.ts';
import { modelPrice } from '#functions/ai/models/model-price.ts';
import type { ModelSettings } from '#functions/ai/models/model-settings.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { lazy } from '#functions/platform/lazy.ts';
import type { ErrorCode } from '#shared/contract/errors/error-names.ts';
import { tokenCostMicros } from '#shared/platform-settings/ai-prices.ts';
import { type Asking, type Attempt, askModel, BUDGET_REACHED, NOTHING_ASKED } from './ask-model.ts';
import type { Inspect } from './inspection.ts';
import type { Meter, MeteredCall, MeteredUse } from './meter.ts';
import { createReserveCost } from './reserve-cost.ts';
import type { TextTask } from './text-task.ts';

/** The caller of a text. */
export type TextCaller = {
  restaurantId: string;
  /** A key of `MODEL_DEADLINES`; default: `call`. A text about an image always has the deadline of `image`. */
  deadline?: keyof ModelDeadlines;
  /**
   * Aborted when no one waits for the text. Set by calls that store nothing, so that local mode and Lambda behave
   * alike, and by jobs that the owner can cancel.
   */
  signal?: AbortSignal | undefined;
  /** Called with the unchecked text so far, if the task shows it and the model streams. */
  onWords?: ((text: string) => void) | undefined;
};

/** The result and how it was written. A generation stores it with its job. */
export type Written<Result> = {
  result: Result;
  /** `built-in` or the model's ID. */
  model: string;
  /** The version of the model's prompt. Absent for the built-in writer. */
  promptVersion?: string;
  /** Why the built-in writer replaced a failed model, in one sentence. Absent otherwise. */
  fallbackReason?: string;
  /** The model's usage, even if its answer wasn't used. */
  usage: TextUsage;
  /** The number of model texts with unsupported statements. Absent if none. */
  rejectedTexts?: number;
  /** IDs of content for moderators. Absent if none. */
  flagged?: string[];
};

/** All generated text goes through this. */
export type Writer = {
  /**
   * Never rejects because a model failed: the built-in writer replaces it. Rejects invalid facts, refusals of the
   * meter, and canceled calls; a canceled call's usage is metered.
   */
  write: <Facts, Result, Answer>(
    task: TextTask<Facts, Result, Answer>,
    facts: Facts,
    caller: TextCaller,
  ) => Promise<Written<Result>>;
};

/** A writer for several texts in one request. */
export type WriterOfMany = Writer & {
  /**
   * Writes several texts of one request, such as the weeks of a calendar, as one use, which is checked first.
   * Rejects refusals of the meter and failures of the work.
   */
  withinOneUse: <Result>(
    use: MeteredUse,
    work: (write: Writer['write']) => Promise<Result>,
  ) => Promise<Result>;
};

/** The writer's name in records of generated text; `composer` in earlier releases. */
export const BUILT_IN_MODEL = 'built-in';

/** The dependencies of the writer. */
type WriterDependencies = { meter: Meter; inspect: Inspect; now?: () => number };

/**
 * Creates the writer. A model is loaded when a call first needs it. Tasks with a feature are metered, and texts for
 * readers are moderated before they are returned.
 */
export function createWriter(
  settings: ModelSettings,
  { meter, inspect, now = () => performance.now() }: WriterDependencies,
): WriterOfMany {
  const asking = settings.provider === 'built-in' ? undefined : askingOf(settings, { meter, now });
  const noting =
    (note: (attempt: Attempt<unknown>) => void): Writer['write'] =>
    async (task, given, caller) => {
      const facts = task.facts.parse(given);
      const startedAt = now();
      const { signal, onWords, deadline } = caller;
      const attempt =
        asking === undefined
          ? NOTHING_ASKED
          : await askModel(task, facts, { ...asking, signal, onWords, deadline });
      const { fallbackReason, rejectedTexts } = attempt;
      note(attempt);
      if (signal?.aborted) throw new AppError('canceled');
      const written = {
        ...(attempt.written ?? { result: task.compose(facts), model: BUILT_IN_MODEL }),
        ...(fallbackReason !== undefined && { fallbackReason }),
        ...(rejectedTexts > 0 && { rejectedTexts }),
        usage: { ...attempt.usage, milliseconds: Math.round(now() - startedAt) },
      };
      const flagged = await inspect(task.forReaders?.(written.result) ?? [], caller);
      return flagged.length === 0 ? written : { ...written, flagged };
    };
  const withinOneUse: WriterOfMany['withinOneUse'] = async (use, work) => {
    const attempts: Attempt<unknown>[] = [];
    const running: Promise<unknown>[] = [];
    const noted = noting((attempt) => attempts.push(attempt));
    const write: Writer['write'] = (...asked) => {
      const writing = noted(...asked);
      running.push(writing);
      return writing;
    };
    const done = await meter.measure(use, async () => {
      const outcome = await settled(work(write));
      // If one fails, the others still report their usage.
      await Promise.allSettled(running);
      const { hasFailed, ...spent } = spentOn(attempts, settings);
      const wasCanceled = outcome.status === 'rejected' && isCanceled(outcome.reason);
      // The model's text was paid for even if the work failed; a refusal by rules isn't the writer's failure.
      const isRefused =
        outcome.status === 'rejected' && outcome.reason instanceof AppError && !spent.model?.inputTokens;
      // A model's failure is recorded even if nothing replaces its text. With a used-up budget, no model is asked.
      const hasAsked = spent.model?.outcomes.some(({ failure }) => failure !== BUDGET_REACHED) ?? false;
      if (outcome.status === 'rejected' && (attempts.length === 0 || (isRefused && !hasAsked)))
        throw outcome.reason;
      const isNoUse = wasCanceled || isRefused;
      const isBroken = outcome.status === 'rejected' && !isNoUse;
      const ended = { hasFailed: hasFailed || isBroken, ...(isNoUse && { isNoUse }) };
      return { result: outcome, ...ended, ...spent };
    });
    if (done.status === 'rejected') throw done.reason;
    return done.value;
  };
  return {
    write: async (task, facts, caller) => {
      const { feature, isDoneByRulesToo = false } = task;
      const isUse = asking !== undefined || !isDoneByRulesToo;
      if (feature === undefined || !isUse) return noting(() => undefined)(task, facts, caller);
      const parsed = task.facts.parse(facts);
      const use = { feature, restaurantId: caller.restaurantId };
      const writing = withinOneUse(use, async (one) => {
        const written = await one(task, facts, caller);
        // Work by rules isn't a use.
        if (isDoneByRulesToo && written.fallbackReason === BUDGET_REACHED)
          throw new AppError('budget_reached', { message: BUDGET_REACHED });
        return written;
      });
      return writing.catch((error: unknown) => {
        if (isDoneByRulesToo && isRefusedUse(error)) return doneByRules(task, parsed, error);
        throw error;
      });
    },
    withinOneUse,
  };
}

async function settled<Result>(work: Promise<Result>): Promise<PromiseSettledResult<Result>> {
  const [outcome] = await Promise.allSettled([work]);
  return outcome;
}

/** Refusals of the meter that don't prevent work by rules. */
const REFUSALS: readonly ErrorCode[] = [
  'feature_off',
  'plan_needed',
  'plan_paused',
  'plan_used_up',
  'budget_reached',
  'too_many_requests',
];

const isCanceled = (error: unknown) => error instanceof AppError && error.code === 'canceled';

const isRefusedUse = (error: unknown): error is AppError =>
  error instanceof AppError && REFUSALS.includes(error.code);

function doneByRules<Facts, Result, Answer>(
  task: TextTask<Facts, Result, Answer>,
  facts: Facts,
  { message: fallbackReason }: AppError,
): Written<Result> {
  const usage = { ...NOTHING_ASKED.usage, milliseconds: 0 };
  return { result: task.compose(facts), model: BUILT_IN_MODEL, fallbackReason, usage };
}

function spentOn(
  attempts: readonly Attempt<unknown>[],
  settings: ModelSettings,
): Omit<MeteredCall<unknown>, 'result'> {
  const sumOf = (of: (attempt: Attempt<unknown>) => number) =>
    attempts.reduce((sum, one) => sum + of(one), 0);
  const usage = {
    inputTokens: sumOf((one) => one.usage.inputTokens),
    outputTokens: sumOf((one) => one.usage.outputTokens),
  };
  const price = modelPrice(settings);
  const costMicros = price === undefined ? 0 : tokenCostMicros(usage, price);
  return {
    costMicros,
    // A model that wasn't called, for example without budget, didn't fail.
    hasFailed: attempts.some(
      ({ fallbackReason, usage }) => fallbackReason !== undefined && usage.requests > 0,
    ),
    rejectedTexts: sumOf(({ rejectedTexts }) => rejectedTexts),
    ...(settings.provider !== 'built-in' && {
      model: {
        ...usage,
        costMicros,
        hasPrice: price !== undefined,
        outcomes: attempts.flatMap(({ outcomes }) => outcomes),
      },
    }),
  };
}

function askingOf(settings: ConfiguredModel, { meter, now }: { meter: Meter; now: () => number }): Asking {
  const load = async () => (await import('#functions/ai/models/load-model.ts')).loadModel(settings, now);
  return { loadModel: lazy(load), now, reserve: createReserveCost(meter, modelPrice(settings)) };
}

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

/** Whom a text is written for. */
export type TextCaller = {
  restaurantId: string;
  /** Of `MODEL_DEADLINES`; `call` without it. A text about an image has the deadline of `image` anyway. */
  deadline?: keyof ModelDeadlines;
  /**
   * Aborted when nobody waits for the text any longer. Given by calls that keep nothing, so that local mode and Lambda
   * keep the same, and by jobs that the owner can cancel.
   */
  signal?: AbortSignal | undefined;
  /** Called with the words so far, unchecked, where the task shows them and the model streams. */
  onWords?: ((text: string) => void) | undefined;
};

/** What came back, and how: a generation keeps it with its job. */
export type Written<Result> = {
  result: Result;
  /** `built-in` or the model's id. */
  model: string;
  /** Of the prompt that the model was given; absent for the built-in writer. */
  promptVersion?: string;
  /** Present when the configured model failed and the built-in writer wrote instead: why, in one sentence. */
  fallbackReason?: string;
  /** Of the model, also when its answer was not used. */
  usage: TextUsage;
  /** Texts of the model that stated what the source doesn’t say. Absent for none. */
  rejectedTexts?: number;
  /** Ids of what a person should look at. Absent for nothing. */
  flagged?: string[];
};

/** The one door to text generation. */
export type Writer = {
  /**
   * Never rejects because a model failed: the built-in writer steps in. Rejects facts that are not the task's, what the
   * meter refuses, and what was canceled: then nothing is written, and what a model took until then is metered.
   */
  write: <Facts, Result, Answer>(
    task: TextTask<Facts, Result, Answer>,
    facts: Facts,
    caller: TextCaller,
  ) => Promise<Written<Result>>;
};

/** A writer for work that takes several writings. */
export type WriterOfMany = Writer & {
  /**
   * Several writings that one press asks for, such as the weeks of a plan, counted as one use: it is asked for before
   * any of them. Rejects what the meter refuses, and as the work does.
   */
  withinOneUse: <Result>(
    use: MeteredUse,
    work: (write: Writer['write']) => Promise<Result>,
  ) => Promise<Result>;
};

/** What a record of written text names as the writer; `composer` in records of earlier releases. */
export const BUILT_IN_MODEL = 'built-in';

/** What stands at the door. */
type WriterDependencies = { meter: Meter; inspect: Inspect; now?: () => number };

/**
 * Opens the door. A model is loaded at the first call that wants one; a task of a feature is metered, and what readers
 * will see is looked at before it goes out.
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
      // Where one breaks off, those beside it have still to say what they took.
      await Promise.allSettled(running);
      const { hasFailed, ...spent } = spentOn(attempts, settings);
      if (outcome.status === 'rejected') {
        // What a model wrote before it broke off was paid for; a refusal of what rules wrote is none of the writer's.
        const isRefusal = outcome.reason instanceof AppError && !spent.model?.inputTokens;
        if (attempts.length === 0 || isRefusal) throw outcome.reason;
      }
      const wasCanceled = outcome.status === 'rejected' && isCanceled(outcome.reason);
      const isBroken = outcome.status === 'rejected' && !wasCanceled;
      const ended = { hasFailed: hasFailed || isBroken, ...(wasCanceled && { isCanceled: true }) };
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
        // What rules do is no use.
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

/** Of what the meter refuses with, what says nothing against the rules. */
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
    // A model that wasn’t asked, such as one without a budget, didn’t fail.
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

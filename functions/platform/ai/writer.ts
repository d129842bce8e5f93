import type { TextUsage } from '#functions/ai/models/language-model.ts';
import type { ConfiguredModel } from '#functions/ai/models/load-model.ts';
import { modelPrice } from '#functions/ai/models/model-price.ts';
import type { ModelSettings } from '#functions/ai/models/model-settings.ts';
import type { ErrorCode } from '#shared/contract/errors/error-names.ts';
import { tokenCostMicros } from '#shared/domain/ai-prices.ts';
import { AppError } from '../app-error.ts';
import { lazy } from '../lazy.ts';
import { type Asking, askModel, NOTHING_ASKED } from './ask-model.ts';
import type { Inspect } from './inspection.ts';
import type { Meter, MeteredCall, MeteredUse, ModelUse } from './meter.ts';
import type { TextTask } from './text-task.ts';

/** Whom a text is written for. `isLate`: there is no time left to ask a model, so that rules write. */
export type TextCaller = { restaurantId: string; isLate?: boolean };

/** What came back, and how: a generation keeps it with its job. */
export type Written<Result> = {
  result: Result;
  /** `built-in` or the model's id. */
  model: string;
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
   * Never rejects because a model failed: the built-in writer steps in. Rejects facts that are not the task's, and what the
   * meter refuses.
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
  const asking = settings.provider === 'built-in' ? undefined : askingOf(settings, now);
  const noting =
    (note: (outcomes: ModelUse['outcomes']) => void): Writer['write'] =>
    async (task, given, caller) => {
      const facts = task.facts.parse(given);
      const startedAt = now();
      const isAsked = asking !== undefined && caller.isLate !== true;
      const attempt = isAsked ? await askModel(task, facts, asking) : NOTHING_ASKED;
      const { fallbackReason, rejectedTexts } = attempt;
      note(attempt.outcomes);
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
    const made: Written<unknown>[] = [];
    const outcomes: ModelUse['outcomes'][number][] = [];
    const write = noting((noted) => outcomes.push(...noted));
    const noted: Writer['write'] = async (...asked) => {
      const written = await write(...asked);
      made.push(written);
      return written;
    };
    const done = await meter.measure(use, async () => {
      const outcome = await settled(work(noted));
      const { hasFailed, ...spent } = spentOn(made, settings, outcomes);
      if (outcome.status === 'rejected') {
        // What a model wrote before it broke off was paid for; a refusal of what rules wrote is none of the writer's.
        const isRefusal = outcome.reason instanceof AppError && !spent.model?.inputTokens;
        if (made.length === 0 || isRefusal) throw outcome.reason;
      }
      return { result: outcome, hasFailed: hasFailed || outcome.status === 'rejected', ...spent };
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
      return withinOneUse(use, (one) => one(task, facts, caller)).catch((error: unknown) => {
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
  'plan_used_up',
  'budget_reached',
  'too_many_requests',
];

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
  made: readonly Written<unknown>[],
  settings: ModelSettings,
  outcomes: ModelUse['outcomes'],
): Omit<MeteredCall<unknown>, 'result'> {
  const sumOf = (of: (written: Written<unknown>) => number) => made.reduce((sum, one) => sum + of(one), 0);
  const usage = {
    inputTokens: sumOf((one) => one.usage.inputTokens),
    outputTokens: sumOf((one) => one.usage.outputTokens),
  };
  const price = modelPrice(settings);
  const costMicros = price === undefined ? 0 : tokenCostMicros(usage, price);
  return {
    costMicros,
    hasFailed: made.some(({ fallbackReason }) => fallbackReason !== undefined),
    rejectedTexts: sumOf(({ rejectedTexts = 0 }) => rejectedTexts),
    ...(settings.provider !== 'built-in' && {
      model: { ...usage, costMicros, hasPrice: price !== undefined, outcomes },
    }),
  };
}

function askingOf(settings: ConfiguredModel, now: () => number): Asking {
  const load = async () => (await import('#functions/ai/models/load-model.ts')).loadModel(settings);
  return { loadModel: lazy(load), now };
}

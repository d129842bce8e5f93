import type * as z from 'zod/mini';
import { textCostMicros } from '#shared/domain/ai-prices.ts';
import { lazy } from '../lazy.ts';
import type { BedrockSettings } from './bedrock/bedrock-settings.ts';
import type { Meter } from './meter.ts';
import { ModelFailure } from './model-failure.ts';
import type { TextModel, TextUsage } from './text-model.ts';
import type { TextTask } from './text-task.ts';

export type WriterSettings = { provider: 'composer' } | { provider: 'bedrock'; bedrock: BedrockSettings };

/** Whom a text is written for. */
export type TextCaller = { restaurantId: string };

/** What came back, and how: the record goes into `generation_details`. */
export type Written<Result> = {
  result: Result;
  /** `composer` or the model's id. */
  model: string;
  /** Present when the configured model failed and the composer wrote instead: why, in one sentence. */
  fallbackReason?: string;
  /** Of the model, also when its answer was not used. */
  usage: TextUsage;
};

/** The one door to text generation. */
export type Writer = {
  /**
   * Never rejects because a model failed: the composer steps in. Rejects facts that are not the task's, and what the
   * meter refuses.
   */
  write: <Facts, Result, Answer>(
    task: TextTask<Facts, Result, Answer>,
    facts: Facts,
    caller: TextCaller,
  ) => Promise<Written<Result>>;
};

/** What a record of written text names as the writer. */
export const COMPOSER_MODEL = 'composer';

/** Opens the door. A model is loaded at the first call that wants one; a task of a feature is metered. */
export function createWriter(
  settings: WriterSettings,
  { meter, now = () => performance.now() }: { meter: Meter; now?: () => number },
): Writer {
  const loadModel = settings.provider === 'composer' ? undefined : bedrockModel(settings.bedrock);
  const write: Writer['write'] = async (task, facts) => {
    const startedAt = now();
    const attempt = await ask(task, facts, loadModel);
    const usage = { ...attempt.usage, milliseconds: Math.round(now() - startedAt) };
    if ('result' in attempt) return { result: attempt.result, model: attempt.model, usage };
    const { fallbackReason } = attempt;
    return {
      result: task.compose(facts),
      model: COMPOSER_MODEL,
      ...(fallbackReason !== undefined && { fallbackReason }),
      usage,
    };
  };
  return {
    write: async (task, given, caller) => {
      const facts = task.facts.parse(given);
      const { feature } = task;
      if (feature === undefined) return write(task, facts, caller);
      return meter.measure({ feature, restaurantId: caller.restaurantId }, async () => {
        const result = await write(task, facts, caller);
        const modelId = settings.provider === 'bedrock' ? settings.bedrock.modelId : COMPOSER_MODEL;
        return {
          result,
          costMicros: textCostMicros(modelId, result.usage),
          hasFailed: result.fallbackReason !== undefined,
        };
      });
    },
  };
}

function bedrockModel(settings: BedrockSettings) {
  return lazy(async () => (await import('./bedrock/bedrock-model.ts')).createBedrockModel(settings));
}

type Spent = { usage: Omit<TextUsage, 'milliseconds'> };
type Attempt<Result> = Spent & ({ result: Result; model: string } | { fallbackReason?: string });

const NOTHING_SPENT = { requests: 0, inputTokens: 0, outputTokens: 0 };

/** Asks the model, if there is one and the task has something to ask it. */
async function ask<Facts, Result, Answer>(
  task: TextTask<Facts, Result, Answer>,
  facts: Facts,
  loadModel: (() => Promise<TextModel>) | undefined,
): Promise<Attempt<Result>> {
  const { prompt } = task;
  let usage = NOTHING_SPENT;
  if (loadModel === undefined || prompt === undefined) return { usage };
  try {
    const model = await loadModel();
    usage = { ...NOTHING_SPENT, requests: 1 };
    const asked = await model.ask({
      toolName: `write_${task.name}`,
      system: prompt.system,
      prompt: prompt.text(facts),
      schema: prompt.answer,
    });
    usage = asked.usage;
    const result = prompt.complete(parsed(prompt.answer, asked.answer), facts);
    task.check(result, facts);
    return { result, model: model.id, usage };
  } catch (error) {
    if (error instanceof ModelFailure) return { fallbackReason: error.message, usage };
    return { fallbackReason: 'The model could not be used.', usage };
  }
}

function parsed<Answer>(schema: z.ZodMiniType<Answer>, answer: unknown): Answer {
  const result = schema.safeParse(answer);
  if (!result.success) throw new ModelFailure('The model’s answer did not have the asked-for form.');
  return result.data;
}

import * as z from 'zod/mini';
import { callModel, type Outcome } from '#functions/ai/call-model.ts';
import type { MeteredCall } from '#functions/ai/meter.ts';
import { type LanguageModel, NO_MODEL_USAGE } from '#functions/ai/models/language-model.ts';
import { withAdvice } from '#functions/ai/models/model-advice.ts';
import { ANSWER_FAILURES, ModelFailure } from '#functions/ai/models/model-failure.ts';
import { createReserveCost, type ReserveCost } from '#functions/ai/reserve-cost.ts';
import { PLATFORM_ID } from '#functions/features/create-platform-meter.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import { type TokenPrice, tokenCostMicros } from '#shared/platform-settings/ai-prices.ts';
import type { platformSettingsRoutes } from '#shared/platform-settings/contract/platform-settings-routes.ts';
import type { TriedModelSchema } from '#shared/platform-settings/contract/text-model.ts';
import type { TextProvider } from '#shared/platform-settings/text-provider.ts';
import type { PlatformSettingsDependencies } from './dependencies.ts';

type Tried = z.input<typeof TriedModelSchema>;

const USE = { feature: 'content_generation', restaurantId: PLATFORM_ID } as const;
const AnswerSchema = z.object({ answer: z.string() });
const SYSTEM =
  'An administrator of a platform for restaurants checks that you work. Answer in at most 100 words of plain text, as {"answer": "…"}.';

/** Sends a prompt to the model like a text task. Stores only its usage, not the prompt or the response. */
export function createTryModel({
  loadTextModel,
  textPrice,
  meter,
  providers,
}: Pick<PlatformSettingsDependencies, 'loadTextModel' | 'textPrice' | 'meter' | 'providers'>): Operation<
  typeof platformSettingsRoutes.tryModel
> {
  return async ({ body }) => {
    if (loadTextModel === undefined) throw new AppError('model_missing');
    const [model, price] = [await loadTextModel(), textPrice()];
    const { TEXT_PROVIDER: provider } = providers;
    const trial = { model, provider, price, reserve: createReserveCost(meter, price) };
    return { data: await meter.measure(USE, () => tryOnce(trial, body.prompt)) };
  };
}

type Trial = {
  model: LanguageModel;
  provider: TextProvider;
  price: TokenPrice | undefined;
  reserve: ReserveCost;
};

async function tryOnce(trial: Trial, prompt: string): Promise<MeteredCall<Tried>> {
  const { model, price } = trial;
  const startedAt = performance.now();
  const { answer, failure, usage, outcomes } = await answerOf(trial, prompt);
  const { inputTokens, outputTokens } = usage;
  const cost = price && tokenCostMicros(usage, price);
  const costMicros = cost ?? 0;
  const result = {
    model: model.id,
    answer,
    failure,
    seconds: Math.round(performance.now() - startedAt) / 1000,
    input_tokens: inputTokens,
    output_tokens: outputTokens,
    cost_micros: cost ?? null,
  };
  const used = { inputTokens, outputTokens, costMicros, hasPrice: cost !== undefined, outcomes };
  return { result, costMicros, hasFailed: failure !== null, model: used };
}

async function answerOf({ model, provider, reserve }: Trial, prompt: string) {
  const spent = { ...NO_MODEL_USAGE };
  const outcomes: Outcome[] = [];
  const request = { name: 'answer', system: SYSTEM, prompt, schema: AnswerSchema };
  try {
    const given = { ...request, withinMilliseconds: model.deadlines.call };
    const { success, data } = AnswerSchema.safeParse(
      await callModel(model, { spent, outcomes, reserve }, given),
    );
    if (!success) throw new ModelFailure(ANSWER_FAILURES.wrongForm);
    return { answer: data.answer, failure: null, usage: spent, outcomes };
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    if (error.kind === 'answer') outcomes.splice(-1, 1, { unusable: error.message });
    return { answer: null, failure: withAdvice(error.message, provider), usage: spent, outcomes };
  }
}

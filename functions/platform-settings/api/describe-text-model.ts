import type * as z from 'zod/mini';
import { withAdvice } from '#functions/ai/models/model-advice.ts';
import { readsPhotos } from '#functions/ai/models/model-settings.ts';
import { gaveNoAnswer } from '#functions/features/model-health.ts';
import { addCounts } from '#shared/metrics/event-figures.ts';
import type { TextModelSchema } from '#shared/platform-settings/contract/text-model.ts';
import { isFailing, type RecentUse } from '#shared/platform-settings/provider-status.ts';
import type { PlatformSettingsDependencies, ProviderConfig } from './dependencies.ts';

type TextModel = z.input<typeof TextModelSchema>;

const OFF = { model: '', price: null, state: 'off', last_failure: null, last_unusable: null } as const;

/** Describes the text model for administrators. `recent`: its uses since yesterday. */
export async function describeTextModel(
  dependencies: Pick<
    PlatformSettingsDependencies,
    'figures' | 'health' | 'providers' | 'textPrice' | 'clock'
  >,
  recent: RecentUse | undefined,
): Promise<TextModel> {
  const { health, providers } = dependencies;
  const [last, month] = await Promise.all([health.get(), usedThisMonth(dependencies)]);
  const provider = providers.TEXT_PROVIDER;
  const reads_photos = readsPhotos(providers);
  if (provider === 'built-in') return { ...OFF, provider, reads_photos, month };
  const isDown = gaveNoAnswer(last) || (recent !== undefined && isFailing(recent));
  const failureOf = (at?: string, message?: string) =>
    at === undefined || message === undefined ? null : { at, message: withAdvice(message, provider) };
  return {
    provider,
    model: modelName(providers),
    price: dependencies.textPrice() ?? null,
    reads_photos,
    state: isDown ? 'failing' : 'working',
    last_failure: failureOf(last.failed_at, last.failure),
    last_unusable: failureOf(last.unusable_at, last.unusable),
    month,
  };
}

export function modelName({ TEXT_MODEL, BEDROCK_MODEL_ID }: ProviderConfig): string {
  return TEXT_MODEL ?? BEDROCK_MODEL_ID ?? '';
}

async function usedThisMonth({
  figures,
  clock,
}: Pick<PlatformSettingsDependencies, 'figures' | 'clock'>): Promise<TextModel['month']> {
  const today = clock.now().toISOString().slice(0, 10);
  const [listed] = await figures.listDaysOf(['platform'], { from: `${today.slice(0, 7)}-01`, to: today });
  const counts = addCounts((listed?.days ?? []).map((day) => day.counts));
  return {
    input_tokens: counts.sum_ai_used_input_tokens ?? 0,
    output_tokens: counts.sum_ai_used_output_tokens ?? 0,
    cost_micros: counts.sum_ai_used_model_cost_micros ?? 0,
    unpriced_calls: counts.sum_ai_used_unpriced ?? 0,
  };
}

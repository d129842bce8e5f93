import type { Inspect } from '#functions/ai/inspection.ts';
import { type ModelConfig, modelSettings } from '#functions/ai/models/model-settings.ts';
import { createWriter } from '#functions/ai/writer.ts';
import type { ModerationRepository } from '#functions/moderation/moderation-repository.ts';
import { openModeration } from '#functions/moderation/open-moderation.ts';
import type { DynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { openMeter } from './open-meter.ts';

type Config = ModelConfig & Parameters<typeof openMeter>[0] & Parameters<typeof openModeration>[0];
type OpenedWriter = {
  meter: ReturnType<typeof openMeter>;
  writer: ReturnType<typeof createWriter>;
  inspect: Inspect;
  moderation: ModerationRepository;
  /** Whether a model writes. */
  hasTextModel: boolean;
};

/** Opens the meter, the metered writer, and the moderation of what it writes, on the tables in the function’s environment. */
export function openWriter(config: Config, client: DynamoClient): OpenedWriter {
  const { inspect, moderation } = openModeration(config, client);
  const meter = openMeter(config, client);
  const settings = modelSettings(config);
  const hasTextModel = settings.provider !== 'built-in';
  return { meter, writer: createWriter(settings, { meter, inspect }), inspect, moderation, hasTextModel };
}

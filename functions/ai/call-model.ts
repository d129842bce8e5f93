import { estimatedUsage } from '#functions/ai/models/estimated-tokens.ts';
import {
  type LanguageModel,
  type ModelRequest,
  type ModelUsage,
  NO_MODEL_USAGE,
} from '#functions/ai/models/language-model.ts';
import { isFailureOfService, ModelFailure } from '#functions/ai/models/model-failure.ts';
import type { ModelUse } from './meter.ts';
import type { ReserveCost } from './reserve-cost.ts';

export type Outcome = ModelUse['outcomes'][number];

/** Instead of an error that isn’t the model’s. */
export const UNEXPECTED = new ModelFailure('We couldn’t use the model.', { kind: 'setup' });

type Ask = { spent: ModelUsage; outcomes: Outcome[]; reserve: ReserveCost };

/**
 * Calls the model and returns its unchecked answer. Adds to `spent` and `outcomes`. Throws what `reserve` throws, before
 * the call. If the model reports no usage because it was stopped or failed, the usage is estimated. A canceled call says
 * nothing about the service.
 */
export async function callModel(
  model: LanguageModel,
  { spent, outcomes, reserve }: Ask,
  request: ModelRequest,
): Promise<unknown> {
  const { signal, onPart } = request;
  signal?.throwIfAborted();
  const settle = await reserve(request);
  let taken = NO_MODEL_USAGE;
  let received = 0;
  const counting = (part: string) => {
    received += part.length;
    onPart?.(part);
  };
  try {
    const { answer, usage } = await model.ask({ ...request, onPart: onPart && counting });
    const isSaid = usage.inputTokens + usage.outputTokens > 0;
    const estimated = () => estimatedUsage(request, received || JSON.stringify(answer).length);
    taken = isSaid ? usage : { ...usage, ...estimated() };
    outcomes.push({});
    return answer;
  } catch (error) {
    const { kind, message, usage, requests } = error instanceof ModelFailure ? error : UNEXPECTED;
    const isStopped = signal?.aborted === true;
    const isRead = isStopped || received > 0 || kind === 'timeout' || kind === 'answer';
    const estimated = isRead ? estimatedUsage(request, received) : NO_MODEL_USAGE;
    taken = usage ?? { ...estimated, requests };
    const isNoted = kind !== 'paused' && !isStopped;
    if (isNoted) outcomes.push(isFailureOfService(kind) ? { failure: message } : {});
    throw error;
  } finally {
    add(spent, taken);
    // A reservation that can’t be settled right now ends by itself.
    await settle(taken).catch(() => undefined);
  }
}

function add(spent: ModelUsage, usage: ModelUsage): void {
  spent.requests += usage.requests;
  spent.inputTokens += usage.inputTokens;
  spent.outputTokens += usage.outputTokens;
}

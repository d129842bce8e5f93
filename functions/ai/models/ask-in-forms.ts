import { isNetworkError } from './is-network-error.ts';
import type { LanguageModel, ModelAnswer, ModelRequest } from './language-model.ts';
import { ModelFailure, SERVICE_FAILURES, serviceFailure } from './model-failure.ts';
import { waitToRetry } from './wait-to-retry.ts';

/**
 * How an answer is requested. `strict`: the service holds the model to the schema. `tool`: the model is given it with a
 * tool. `words`: in the prompt. `isStream`: in parts.
 */
export type AnswerForm = { kind: 'strict' | 'tool' | 'words'; isStream: boolean };

/** Works with every model. */
const PLAIN: AnswerForm = { kind: 'words', isStream: false };

type Service = {
  /** What tells this model from others. */
  key: readonly (string | undefined)[];
  /** What the service may take beside words, the best first. */
  kinds: readonly AnswerForm['kind'][];
  /** Sends one request. Throws `ModelFailure` for an answer that says why it failed. */
  send: (request: ModelRequest, form: AnswerForm, signal: AbortSignal) => Promise<ModelAnswer>;
};

/** The forms that each model has refused in this process. */
const refusedByModel = new Map<string, Set<string>>();

/**
 * Asks in the best form that the model hasn’t refused. Sends at most one more request: in the plain form if this one is
 * refused, or the same one if the service is busy and there is time. A form is remembered as refused if the plain one was
 * then accepted; otherwise the request is at fault.
 */
export function askInForms({ key, kinds, send }: Service): LanguageModel['ask'] {
  const model = JSON.stringify(key);
  const refused = refusedByModel.get(model) ?? new Set();
  refusedByModel.set(model, refused);
  const streamed = [...kinds, PLAIN.kind].map((kind) => ({ kind, isStream: true }));
  const whole = kinds.map((kind) => ({ kind, isStream: false }));
  const bestFor = ({ onPart }: ModelRequest): AnswerForm =>
    [...(onPart === undefined ? [] : streamed), ...whole].find((form) => !refused.has(nameOf(form))) ?? PLAIN;
  return async (request) => {
    const signal = deadlineSignal(request);
    const deadline = performance.now() + request.withinMilliseconds;
    const form = bestFor(request);
    let requests = 1;
    const askAgain = async (error: unknown) => {
      if (request.isSecond || !(error instanceof ModelFailure)) throw error;
      const isRefused = form !== PLAIN && isFormRefused(error, form);
      if (!isRefused && !(await waitToRetry(error.response, { deadline, signal }))) throw error;
      requests = 2;
      const given = await send(request, isRefused ? PLAIN : form, signal);
      if (isRefused) refused.add(nameOf(form));
      return given;
    };
    try {
      const { answer, usage } = await send(request, form, signal).catch(askAgain);
      return { answer, usage: { ...usage, requests } };
    } catch (error) {
      const failure = error instanceof ModelFailure ? error : failureToSend(error, signal);
      const isSlow = failure.kind === 'timeout' && request.signal?.aborted !== true;
      // Bedrock may need minutes for a strict schema that it sees first. A tool needs no such time.
      if (isSlow && form.kind === 'strict' && kinds.includes('tool')) refused.add(nameOf(form));
      throw failure.after(requests);
    }
  };
}

const nameOf = ({ kind, isStream }: AnswerForm) => `${kind} ${isStream}`;

/** Some roles on AWS may ask for whole answers alone. */
const isFormRefused = ({ message }: ModelFailure, { isStream }: AnswerForm) =>
  message === SERVICE_FAILURES.badRequest || (isStream && message === SERVICE_FAILURES.denied);

/** Aborted when the time for an answer is over, or when no one waits for it anymore. */
function deadlineSignal({ withinMilliseconds, signal }: ModelRequest): AbortSignal {
  const deadline = AbortSignal.timeout(Math.max(1, Math.round(withinMilliseconds)));
  return signal === undefined ? deadline : AbortSignal.any([signal, deadline]);
}

/** A connection that is stopped at the deadline ends with an error of its own. */
function failureToSend(error: unknown, signal: AbortSignal): ModelFailure {
  if (signal.aborted) return serviceFailure(SERVICE_FAILURES.timeout);
  return serviceFailure(isNetworkError(error) ? SERVICE_FAILURES.unreachable : SERVICE_FAILURES.notCalled);
}

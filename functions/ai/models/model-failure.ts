import { type ModelRequest, type ModelUsage, NO_MODEL_USAGE } from './language-model.ts';

/**
 * `timeout`, `unavailable`: the service gave no answer, and others would get none either. `setup`: its settings or the
 * request are at fault. `answer`: the model gave an answer that can’t be used. `paused`: it wasn’t asked.
 */
export type FailureKind = 'timeout' | 'unavailable' | 'setup' | 'answer' | 'paused';

/** What a service answered with an error: nothing where the connection broke off. */
export type ErrorResponse = { status?: number | undefined; retryAfter?: string | null | undefined };

/** Why a model's answer was not used: one sentence for the record of what was written. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';
  readonly kind: FailureKind;
  /** The usage that the model reported anyway. */
  readonly usage: ModelUsage | undefined;
  /** The number of requests, including retries. */
  readonly requests: number;
  readonly response: ErrorResponse;

  constructor(
    message: string,
    {
      kind = 'answer',
      usage,
      requests = usage?.requests ?? 1,
      response = {},
      cause,
    }: Partial<Pick<ModelFailure, 'kind' | 'usage' | 'requests' | 'response' | 'cause'>> = {},
  ) {
    super(message, { cause });
    this.kind = kind;
    this.usage = usage;
    this.requests = requests;
    this.response = response;
  }

  /** The same failure after so many requests. */
  after(requests: number): ModelFailure {
    const usage = this.usage && { ...this.usage, requests };
    return new ModelFailure(this.message, { kind: this.kind, usage, requests });
  }
}

/** Each client says the same of the same failure. Nothing of what a service says is passed on: it can hold account details. */
export const serviceFailure = (message: ServiceFailureMessage, response: ErrorResponse = {}) =>
  new ModelFailure(message, { kind: KINDS[message] ?? 'unavailable', response });

/** The failure that a status means. */
export function failureOfStatus(
  response: ErrorResponse & { status: number },
  { image }: Pick<ModelRequest, 'image'>,
): ModelFailure {
  const { status } = response;
  if (status === 401 || status === 403) return serviceFailure(SERVICE_FAILURES.denied);
  if (status === 404) return serviceFailure(SERVICE_FAILURES.unknownModel);
  if (status === 429) return serviceFailure(SERVICE_FAILURES.busy, response);
  if (status >= 500) return serviceFailure(SERVICE_FAILURES.serverError, response);
  return new ModelFailure(SERVICE_FAILURES.badRequest, {
    // The image may be at fault, which says nothing of the settings.
    kind: image === undefined ? 'setup' : 'answer',
    usage: { ...NO_MODEL_USAGE, requests: 1 },
  });
}

/** Whether the service itself was at fault, so that asking again soon is no use. */
export const isServiceDown = (kind: FailureKind) => kind === 'timeout' || kind === 'unavailable';

/** Whether administrators have to hear of it: the service is down, or its settings are wrong. */
export const isFailureOfService = (kind: FailureKind) => isServiceDown(kind) || kind === 'setup';

export const SERVICE_FAILURES = {
  timeout: 'The model didn’t answer in time.',
  busy: 'The model was too busy to answer.',
  unreachable: 'We couldn’t reach the model.',
  serverError: 'The model service had an error.',
  notCalled: 'We couldn’t send the request to the model.',
  denied: 'The model service denied access.',
  unknownModel: 'The model service couldn’t find this model.',
  badRequest: 'The model rejected the request.',
  noKey: 'We couldn’t read the model’s API key.',
} as const;

type ServiceFailureMessage = (typeof SERVICE_FAILURES)[keyof typeof SERVICE_FAILURES];

/** All others are `unavailable`. */
const KINDS: Partial<Record<ServiceFailureMessage, FailureKind>> = {
  [SERVICE_FAILURES.timeout]: 'timeout',
  [SERVICE_FAILURES.denied]: 'setup',
  [SERVICE_FAILURES.unknownModel]: 'setup',
  [SERVICE_FAILURES.noKey]: 'setup',
};

export const ANSWER_FAILURES = {
  filtered: 'The model’s content filter stopped the answer.',
  cutOff: 'The model’s answer was cut off.',
  declined: 'The model refused this request.',
  wrongForm: 'The model’s answer had the wrong format.',
  unreadable: 'We couldn’t read the model’s answer.',
  tooLarge: 'The model’s answer was too large.',
} as const;

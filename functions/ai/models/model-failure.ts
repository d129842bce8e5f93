import type { ModelRequest, ModelUsage } from './language-model.ts';

/**
 * `service`: the model gave no answer. `answer`: it gave one that can't be used. `paused`: it wasn't asked, because it
 * failed too often.
 */
export type FailureKind = 'service' | 'answer' | 'paused';

/** Why a model's answer was not used: one sentence for the record of what was written. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';
  readonly kind: FailureKind;
  /** What it took all the same, where the model says so. */
  readonly usage: ModelUsage | undefined;

  constructor(message: string, { kind = 'answer', usage }: { kind?: FailureKind; usage?: ModelUsage } = {}) {
    super(message);
    this.kind = kind;
    this.usage = usage;
  }
}

/** Each client says the same of the same failure. Nothing of what a service says is passed on: it can hold account details. */
export const serviceFailure = (message: ServiceFailureMessage, usage?: ModelUsage) =>
  new ModelFailure(message, { kind: 'service', ...(usage && { usage }) });

/** With an image the image may be at fault: that says nothing of the service, which others ask too. */
export const requestRefused = ({ image }: Pick<ModelRequest, 'image'>) =>
  new ModelFailure(SERVICE_FAILURES.badRequest, { kind: image === undefined ? 'service' : 'answer' });

type ServiceFailureMessage = (typeof SERVICE_FAILURES)[keyof typeof SERVICE_FAILURES];

export const SERVICE_FAILURES = {
  timeout: 'The model didn’t answer in time.',
  busy: 'The model was too busy to answer.',
  unreachable: 'The model couldn’t be reached.',
  serverError: 'The model service had an error.',
  denied: 'Access to the model was denied.',
  unknownModel: 'The model service doesn’t know this model.',
  badRequest: 'The model refused the request.',
  unreadable: 'The model gave an answer that couldn’t be read.',
  tooLarge: 'The model’s answer was too large.',
  notCalled: 'The model couldn’t be called.',
} as const;

export const ANSWER_FAILURES = {
  filtered: 'The model’s content filter stopped the answer.',
  cutOff: 'The model’s answer was cut off.',
  declined: 'The model declined to write this page.',
  wrongForm: 'The model’s answer didn’t have the right form.',
} as const;

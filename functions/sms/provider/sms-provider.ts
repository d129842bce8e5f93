/** A text as a provider is given it. */
export type OutgoingSms = {
  restaurantId: string;
  campaignId: string;
  /** E.164. */
  phone: string;
  text: string;
};

/**
 * How texts leave. A call that fails in any other way than these three has an unknown fate: the text may have gone
 * out, and must not be sent again.
 */
export type SmsProvider = {
  /** Nothing leaves this machine, and deliveries are made up by rule. */
  isSimulated: boolean;
  /** Whether the restaurant has a number to send from. */
  hasSender: (restaurantId: string) => Promise<boolean>;
  /** What the provider calls the text. */
  send: (sms: OutgoingSms) => Promise<string>;
};

/** The provider did not take this text, and never will: `message` says why, for its owner. */
export class SmsRefused extends Error {
  override readonly name = 'SmsRefused';
}

/** The provider did not take this text now: it can be sent later. */
export class SmsDelayed extends Error {
  override readonly name = 'SmsDelayed';
  readonly minutes: number;
  /** Texts came too fast: a slower one may be taken at once. */
  readonly isThrottled: boolean;

  constructor(message: string, settings: { minutes: number; isThrottled?: boolean; cause?: unknown }) {
    super(message, { cause: settings.cause });
    this.minutes = settings.minutes;
    this.isThrottled = settings.isThrottled ?? false;
  }
}

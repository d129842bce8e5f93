/** The text that a provider gets. */
export type OutgoingSms = {
  restaurantId: string;
  campaignId: string;
  /** E.164. */
  phone: string;
  text: string;
};

/**
 * Sends texts. A failure other than these has an unknown outcome: the text may have been sent, and must not be sent
 * again.
 */
export type SmsProvider = {
  /** Nothing leaves this process, and delivery receipts are simulated. */
  isSimulated: boolean;
  /** Whether the restaurant has a number to send from. */
  hasSender: (restaurantId: string) => Promise<boolean>;
  /** Returns the provider's ID of the text. */
  send: (sms: OutgoingSms) => Promise<string>;
};

/** The provider rejected this text permanently. `message` tells the owner why. */
export class SmsRefused extends Error {
  override readonly name = 'SmsRefused';
}

/** The provider rejected this text for now. It can be sent later. */
export class SmsDelayed extends Error {
  override readonly name = 'SmsDelayed';
  readonly minutes: number;
  /** The texts came too fast; a slower one may be accepted right away. */
  readonly isThrottled: boolean;

  constructor(message: string, settings: { minutes: number; isThrottled?: boolean; cause?: unknown }) {
    super(message, { cause: settings.cause });
    this.minutes = settings.minutes;
    this.isThrottled = settings.isThrottled ?? false;
  }
}

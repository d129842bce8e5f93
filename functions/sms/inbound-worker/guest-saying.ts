import type { InboundReading } from '#shared/sms/read-inbound.ts';

/** A text from a guest to a restaurant. */
export type GuestSaying = {
  restaurantId: string;
  /** E.164. */
  phone: string;
  reading: InboundReading;
  /** When we received it. */
  saidAt: Date;
  /** The ID of the guest's text. */
  messageId: string;
};

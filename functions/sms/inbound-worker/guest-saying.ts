import type { InboundReading } from '#shared/sms/read-inbound.ts';

/** A guest who has said something to a restaurant. */
export type GuestSaying = {
  restaurantId: string;
  /** E.164. */
  phone: string;
  reading: InboundReading;
  /** When it came to us. */
  saidAt: Date;
  /** Of the guest's text. */
  messageId: string;
};

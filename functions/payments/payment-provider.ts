/** A card as people recognize it. `expires`: `2029-04`. We never receive its number. */
export type Card = { brand: string; last4: string; expires: string };

/** `token`: the provider's ID of the card. `key`: the idempotency key, charged only once. */
export type Charge = { key: string; token: string; cents: number; description: string };

export type ChargeOutcome =
  | { outcome: 'succeeded'; paymentId: string }
  /** `reason`: a sentence for the owner. */
  | { outcome: 'declined'; reason: string };

/** `cents`: part or all of the payment. `key`: the idempotency key, refunded only once. */
export type Refund = { key: string; paymentId: string; cents: number };

/** Stores and charges cards, whichever provider is configured. Throws `AppError('unavailable')`. */
export type PaymentProvider = {
  /** Undefined if the token belongs to no card. */
  findCard: (token: string) => Promise<Card | undefined>;
  charge: (charge: Charge) => Promise<ChargeOutcome>;
  refund: (refund: Refund) => Promise<void>;
};

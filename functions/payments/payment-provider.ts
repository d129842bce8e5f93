/** A card as people recognize it. `expires`: `2029-04`. Its number never reaches us. */
export type Card = { brand: string; last4: string; expires: string };

/** `token`: what the provider calls the card. `key`: the same key is charged once, however often it is sent. */
export type Charge = { key: string; token: string; cents: number; description: string };

export type ChargeOutcome =
  | { outcome: 'succeeded'; paymentId: string }
  /** `reason`: a sentence for the owner. */
  | { outcome: 'declined'; reason: string };

/** `cents`: a part of what was paid, or all of it. `key`: the same key gives back once. */
export type Refund = { key: string; paymentId: string; cents: number };

/** Where cards are kept and charged: one door, whoever stands behind it. Throws `AppError('unavailable')`. */
export type PaymentProvider = {
  /** Undefined for a token that stands for no card. */
  findCard: (token: string) => Promise<Card | undefined>;
  charge: (charge: Charge) => Promise<ChargeOutcome>;
  refund: (refund: Refund) => Promise<void>;
};

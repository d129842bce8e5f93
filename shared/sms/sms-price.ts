/** In millionths of a US dollar, per segment to a US phone. */
export type SmsPrice = {
  /** The first day of the price. */
  from: string;
  messageMicros: number;
  /** Carrier fees: the highest one. */
  carrierMicros: number;
  source: string;
};

/** Newest last. A new price is a new row, so earlier texts keep theirs. */
export const SMS_PRICES: readonly SmsPrice[] = [
  {
    from: '2020-01-01',
    messageMicros: 8_300,
    carrierMicros: 4_500,
    source:
      'Twilio list price of $0.0083 per US segment plus carrier fees of $0.0035 to $0.0045, October 2026.',
  },
];

/** Cents per segment on a day (`YYYY-MM-DD`): 1.28 in November 2026. */
export function segmentCents(day: string): number {
  return segmentMicros(day) / 10_000;
}

/** Cents for all segments, with two decimals. */
export function smsCostCents(segments: number, day: string): number {
  return Math.round((segments * segmentMicros(day)) / 100) / 100;
}

function segmentMicros(day: string): number {
  const price = SMS_PRICES.findLast(({ from }) => from <= day) ?? SMS_PRICES[0];
  return price === undefined ? 0 : price.messageMicros + price.carrierMicros;
}

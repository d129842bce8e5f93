/** In millionths of a US dollar, for one segment to a phone in the United States. */
export type SmsPrice = {
  /** First day on which it counts. */
  from: string;
  messageMicros: number;
  /** What carriers add: the dearest of them. */
  carrierMicros: number;
  source: string;
};

/** Newest last. A new price is a new row: what was sent before keeps the price of its day. */
export const SMS_PRICES: readonly SmsPrice[] = [
  {
    from: '2020-01-01',
    messageMicros: 8_300,
    carrierMicros: 4_500,
    source:
      'Twilio list price of $0.0083 per US segment plus carrier fees of $0.0035 to $0.0045, October 2026.',
  },
];

/** In cents for one segment on that day (`YYYY-MM-DD`): 1.28 in November 2026. */
export function segmentCents(day: string): number {
  return segmentMicros(day) / 10_000;
}

/** In cents for all segments, to a hundredth of a cent. */
export function smsCostCents(segments: number, day: string): number {
  return Math.round((segments * segmentMicros(day)) / 100) / 100;
}

function segmentMicros(day: string): number {
  const price = SMS_PRICES.findLast(({ from }) => from <= day) ?? SMS_PRICES[0];
  return price === undefined ? 0 : price.messageMicros + price.carrierMicros;
}

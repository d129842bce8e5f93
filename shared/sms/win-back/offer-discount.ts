/** The discount of an offer. Undefined if its words don’t say, such as a free dessert. */
export type OfferDiscount = { percent: number } | { cents: number };

const PERCENT = /(?<!\d)(\d{1,2})\s?%/;
const HALF = /\bhalf[ -](?:off|price)\b/i;
const DOLLARS_OFF = /\$\s?(\d{1,4}(?:\.\d{2})?)\s(?:off|discount)\b/i;
const SAVE_DOLLARS = /\bsave\s\$\s?(\d{1,4}(?:\.\d{2})?)/i;

export function offerDiscount(offer: string): OfferDiscount | undefined {
  const percent = PERCENT.exec(offer)?.[1] ?? (HALF.test(offer) ? '50' : undefined);
  if (percent !== undefined) return Number(percent) === 0 ? undefined : { percent: Number(percent) };
  const dollars = (DOLLARS_OFF.exec(offer) ?? SAVE_DOLLARS.exec(offer))?.[1];
  return dollars === undefined ? undefined : { cents: Math.round(Number(dollars) * 100) };
}

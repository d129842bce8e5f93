/** Dollars for a million tokens. */
export type TokenPrice = { input: number; output: number };

/**
 * On-demand list prices of Amazon Bedrock in us-east-1, as published in December 2024; other regions differ by some
 * percent. An inference profile has its region in front (`eu.amazon.nova-lite-v1:0`).
 */
export const TOKEN_PRICES: Readonly<Record<string, TokenPrice>> = {
  'amazon.nova-micro': { input: 0.035, output: 0.14 },
  'amazon.nova-lite': { input: 0.06, output: 0.24 },
  'amazon.nova-pro': { input: 0.8, output: 3.2 },
};

/** Of a model that is not in the table: the dearest, so that a budget ends too early rather than too late. */
const UNKNOWN_MODEL: TokenPrice = { input: 0.8, output: 3.2 };

/** What a model's work costs, in millionths of a dollar. Dollars for a million tokens are micros for one. */
export function textCostMicros(model: string, usage: { inputTokens: number; outputTokens: number }): number {
  const name = Object.keys(TOKEN_PRICES).find((known) => model.includes(known));
  const { input, output } = (name !== undefined ? TOKEN_PRICES[name] : undefined) ?? UNKNOWN_MODEL;
  return Math.ceil(usage.inputTokens * input + usage.outputTokens * output);
}

/** A question to Google's Places API (New), Text Search Enterprise: list price of $35 for a thousand, March 2025. */
export const PLACES_SEARCH_COST_MICROS = 35_000;

/** Dollars for a gigabyte-second of AWS Lambda on x86 in us-east-1, list price of November 2026. */
export const COMPUTE_PRICE = { dollarsAGigabyteSecond: 0.0000166667, gigabytes: 1.769 } as const;

/** What work costs that the platform does itself, in millionths of a dollar, for so many milliseconds of it. */
export function computeCostMicros(milliseconds: number): number {
  const { dollarsAGigabyteSecond, gigabytes } = COMPUTE_PRICE;
  return Math.ceil((milliseconds / 1000) * gigabytes * dollarsAGigabyteSecond * 1_000_000);
}

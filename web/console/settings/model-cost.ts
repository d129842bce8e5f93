import { numberFormatter } from '#shared/format/formatter.ts';
import { formatCounted } from '#shared/format/numbers.ts';
import type { PlatformSettings } from '#web/console/api/platform-settings.ts';

const asDollars = numberFormatter({ style: 'currency', currency: 'USD', maximumFractionDigits: 4 });
const LEAST_SHOWN_MICROS = 100;

/** Formats millionths of a dollar. One prompt costs far less than a cent. */
export function microDollars(micros: number): string {
  if (micros > 0 && micros < LEAST_SHOWN_MICROS) return 'Less than $0.0001';
  return asDollars(micros / 1_000_000);
}

/** Formats a price in dollars per million tokens. */
export function modelPrice(price: PlatformSettings['text_model']['price']): string {
  if (price === null)
    return 'Unknown. The budget doesn’t include this model’s cost. Set TEXT_INPUT_PRICE and TEXT_OUTPUT_PRICE.';
  if (price.input === 0 && price.output === 0) return 'Free';
  return `${asDollars(price.input)} input, ${asDollars(price.output)} output, per million tokens`;
}

/** Formats the monthly cost of models, with calls whose price is unknown. */
export function modelCost(month: PlatformSettings['text_model']['month']): string {
  const { cost_micros, unpriced_calls: calls } = month;
  if (calls === 0) return microDollars(cost_micros);
  const unknown = `${formatCounted(calls, 'call')} to a model with no known price`;
  if (cost_micros === 0) return `Unknown. The budget doesn’t include ${unknown}.`;
  return `${microDollars(cost_micros)}, plus ${unknown}. The budget doesn’t include calls with no known price.`;
}

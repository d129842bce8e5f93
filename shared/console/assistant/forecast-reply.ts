import type { RevenueOutlook } from '#shared/metrics/revenue/revenue-outlook.ts';
import { type AssistantReply, cannot } from './assistant-reply.ts';
import { wholeDollars } from './format-figure.ts';
import { monthName } from './period.ts';
import type { Ahead } from './questions/read-ahead.ts';

/** The revenue forecast of Revenue Analytics. */
export function forecastReply({ forecast }: RevenueOutlook, { first, last }: Ahead): AssistantReply {
  const months = forecast.slice(first, last + 1);
  const said = months.map(({ month, predicted, low, high }) => {
    const range =
      low === null || high === null ? '' : ` (likely ${wholeDollars(low)} to ${wholeDollars(high)})`;
    return `${monthName(`${month}-01`)} ${wholeDollars(predicted)}${range}`;
  });
  if (months.length === 0 || forecast.every(({ predicted }) => predicted === 0))
    return cannot('There’s no revenue yet to base a forecast on.');
  const sum = months.reduce((total, { predicted }) => total + predicted, 0);
  const together = months.length > 1 ? ` Total: ${wholeDollars(sum)}.` : '';
  const certainty = Math.min(...months.map(({ confidence }) => confidence));
  const name = 'Revenue forecast';
  return {
    text: `${name}: ${said.join(', ')}.${together} Estimated from past months. Confidence: ${certainty}%.`,
    insights: [],
    recommendations: [],
    confidence: 100,
    query: `${name} · ${monthName(`${months[0]?.month}-01`)}${months.length > 1 ? ` – ${monthName(`${months.at(-1)?.month}-01`)}` : ''}`,
    ...(months.length > 1 && {
      chart: {
        title: name,
        kind: 'line' as const,
        unit: 'dollars' as const,
        points: months.map(({ month, predicted }) => ({
          label: monthName(`${month}-01`),
          value: predicted / 100,
        })),
      },
    }),
    section: 'revenueAnalytics',
    suggestions: [],
  };
}

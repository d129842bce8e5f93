import type { AssistantReply } from './assistant-reply.ts';
import { figureText, wholeDollars } from './format-figure.ts';
import type { Performance } from './performance.ts';

/** The key metrics, in one sentence each. */
export function summaryReply(performance: Performance, days: number): AssistantReply {
  const { revenue, active, growth, churn, alerts, recommendations, trends } = performance;
  const text = [
    `Revenue in the last ${days} days: ${wholeDollars(revenue)}.`,
    growth === null ? undefined : `Growth from the previous ${days} days: ${figureText(growth, 'percent')}.`,
    `Active subscriptions: ${figureText(active, 'count')}.`,
    churn === null ? undefined : `Churn rate: ${figureText(churn, 'percent')}.`,
  ];
  return {
    text: text.filter((sentence) => sentence !== undefined).join(' '),
    insights: alerts.map(({ message }) => message),
    recommendations: recommendations.map(({ message }) => message),
    confidence: 100,
    query: `Key metrics · last ${days} days`,
    chart: {
      title: 'Revenue',
      kind: 'line',
      unit: 'dollars',
      points: trends.map(({ date, revenue }) => ({ label: date, value: revenue / 100 })),
    },
    section: 'overview',
    suggestions: [],
  };
}

import type { AssistantReply } from './assistant-reply.ts';
import { figureText, wholeDollars } from './format-figure.ts';
import type { Performance } from './performance.ts';

/** How the platform is doing: the figures of the cards, in a sentence each. */
export function summaryReply(performance: Performance, days: number): AssistantReply {
  const { revenue, active, growth, churn, alerts, recommendations, trends } = performance;
  const text = [
    `Revenue of the last ${days} days: ${wholeDollars(revenue)}.`,
    growth === null ? undefined : `Growth over the ${days} days before: ${figureText(growth, 'percent')}.`,
    `Active subscriptions: ${figureText(active, 'count')}.`,
    churn === null ? undefined : `Churn rate: ${figureText(churn, 'percent')}.`,
  ];
  return {
    text: text.filter((sentence) => sentence !== undefined).join(' '),
    insights: alerts.map(({ message }) => message),
    recommendations: recommendations.map(({ message }) => message),
    confidence: 100,
    query: `Key figures · last ${days} days`,
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

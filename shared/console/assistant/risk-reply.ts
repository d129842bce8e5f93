import type { Insight } from '#shared/console/business-intelligence/business-insights.ts';
import type { AssistantReply } from './assistant-reply.ts';
import { dayName } from './period.ts';

type RiskyCustomer = { name: string; score: number; reason: string };
type AtRisk = { asOf: string; scored: number; atRisk: number; customers: readonly RiskyCustomer[] };

const NAMED = 5;

/** Customers at risk, as Business Intelligence lists them. */
export function atRiskReply({ asOf, scored, atRisk, customers }: AtRisk): AssistantReply {
  const named = customers.slice(0, NAMED);
  const name = `Customers at risk · as of ${dayName(asOf.slice(0, 10))}`;
  const listed = named.map(({ name, score, reason }) => `${name}: ${score} out of 100. ${reason}`);
  const [first] = named;
  return {
    text: [
      `${atRisk} of ${scored} customers ${atRisk === 1 ? 'is' : 'are'} at risk of leaving.`,
      ...listed,
    ].join(' '),
    insights: [],
    recommendations: first === undefined ? ['No one is at risk right now.'] : [`Email ${first.name} first.`],
    confidence: 100,
    query: name,
    ...(named.length > 1 && {
      chart: {
        title: 'Risk score (0 to 100)',
        kind: 'rows' as const,
        unit: 'count' as const,
        points: named.map(({ name: label, score: value }) => ({ label, value })),
      },
    }),
    section: 'businessIntelligence',
    suggestions: [],
  };
}

/** What an admin should do today, most urgent first. */
export function toDoReply(todo: readonly Insight[], days: number): AssistantReply {
  const [first, ...others] = todo;
  return {
    text:
      first === undefined
        ? 'You’re all caught up. No customers at risk, overdue invoices, incomplete setups, or flagged content.'
        : `Start with this today. ${first.text}`,
    insights: [],
    recommendations: others.map(({ text }) => text),
    confidence: 100,
    query: `To do · last ${days} days`,
    section: first === undefined || first.section === 'atRisk' ? 'businessIntelligence' : first.section,
    suggestions: [],
  };
}

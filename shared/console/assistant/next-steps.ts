import { type AssistantReply, UNSURE } from './assistant-reply.ts';
import type { AssistantSection } from './metrics/metric.ts';

/** What to do with a figure of each section, where the answer itself recommends nothing. */
const OF_SECTIONS: Readonly<Record<AssistantSection, string>> = {
  overview: 'See Platform Overview for what needs attention today.',
  businessIntelligence: 'See Business Intelligence for the reasons, and email the owners from there.',
  revenueAnalytics: 'See Revenue Analytics for other horizons and for revenue by feature.',
  aiAnalytics: 'Ask for the same by feature to see where it comes from.',
  subscriptions: 'Follow up on overdue invoices first, then on canceled plans that still run.',
  restaurants: 'Open a restaurant to see how it is doing, and help its owner.',
  moderation: 'Decide on the oldest flagged content first.',
  features: 'Change limits one restaurant at a time, and look at its usage a week later.',
  costs: 'Look at the most expensive restaurants first.',
  leads: 'Reply to the newest question first.',
  activity: 'Filter by administrator or restaurant to find a change.',
};

/** What to do next: what the answer recommends, or a step on the screen that shows the same. */
export function nextSteps({ recommendations, section, confidence }: AssistantReply): string[] {
  if (confidence <= UNSURE) return [];
  if (recommendations.length > 0 || section === undefined) return recommendations;
  return [OF_SECTIONS[section]];
}

import { type AssistantReply, UNSURE } from './assistant-reply.ts';
import type { AssistantSection } from './metrics/metric.ts';

/** The next step per section, if the answer itself recommends nothing. */
const OF_SECTIONS: Readonly<Record<AssistantSection, string>> = {
  overview: 'Go to Platform Overview to see what needs attention today.',
  businessIntelligence: 'Go to Business Intelligence to see risk details and email owners.',
  revenueAnalytics: 'Go to Revenue Analytics for longer forecasts and revenue by feature.',
  aiAnalytics: 'Ask about one feature at a time to see what’s behind the total.',
  subscriptions: 'Follow up on overdue invoices first, then on canceled plans.',
  restaurants: 'Open a restaurant to see how it’s doing and help its owner.',
  moderation: 'Review the oldest flagged content first.',
  features: 'Change limits one restaurant at a time, then check usage a week later.',
  costs: 'Check the restaurants with the highest costs first.',
  leads: 'Reply to the newest question first.',
  activity: 'Filter by administrator or restaurant to find a change.',
};

/** The next steps: recommendations of the answer, or a step in its section. */
export function nextSteps({ recommendations, section, confidence }: AssistantReply): string[] {
  if (confidence <= UNSURE) return [];
  if (recommendations.length > 0 || section === undefined) return recommendations;
  return [OF_SECTIONS[section]];
}

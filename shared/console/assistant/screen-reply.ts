import type { AssistantReply } from './assistant-reply.ts';
import type { AssistantSection } from './metrics/metric.ts';
import { METRICS, type MetricId } from './metrics/metrics.ts';

/** What a screen shows and is not counted again here: where to look. */
export function shownReply({ shown, section }: { shown: string; section: AssistantSection }): AssistantReply {
  return {
    text: `${shown}: I don’t have this figure. Open the screen below to see it.`,
    insights: [],
    recommendations: [],
    confidence: 100,
    query: `${shown} · today`,
    section,
    suggestions: [],
  };
}

/** What a figure counts. */
export function meaningReply(metric: MetricId): AssistantReply {
  const { label, meaning, kind, section } = METRICS[metric];
  const when = kind === 'flow' ? 'It covers the days of a period.' : 'It shows one day.';
  return {
    text: meaning === undefined ? `${label} is a count. ${when}` : `${label}: ${meaning}. ${when}`,
    insights: [],
    recommendations: [],
    confidence: 100,
    query: `${label} · what it means`,
    section,
    suggestions: [],
  };
}

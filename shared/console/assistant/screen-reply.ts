import type { AssistantReply } from './assistant-reply.ts';
import type { AssistantSection } from './metrics/metric.ts';
import { METRICS, type MetricId } from './metrics/metrics.ts';

/** Points to the section that shows a metric. */
export function shownReply({ shown, section }: { shown: string; section: AssistantSection }): AssistantReply {
  return {
    text: `${shown}: I don’t have this data. Open the section below to see it.`,
    insights: [],
    recommendations: [],
    confidence: 100,
    query: `${shown} · today`,
    section,
    suggestions: [],
  };
}

/** The definition of a metric. */
export function meaningReply(metric: MetricId): AssistantReply {
  const { label, meaning, kind, section } = METRICS[metric];
  const when = kind === 'flow' ? 'It covers the period you ask about.' : 'It’s the value on one day.';
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

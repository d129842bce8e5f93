import type { AssistantSection, Unit } from './metrics/metric.ts';

export type ReplyChart = {
  title: string;
  kind: 'line' | 'rows';
  unit: 'count' | 'dollars' | 'percent' | 'milliseconds';
  /** Two or more. */
  points: { label: string; value: number }[];
};

/** A reply of the admin assistant. */
export type AssistantReply = {
  text: string;
  insights: string[];
  recommendations: string[];
  /** 0 to 100: how sure it is that the question means this query. 0 without an answer. */
  confidence: number;
  /** The query in words, such as `AI cost · last 30 days · by feature`. */
  query?: string;
  chart?: ReplyChart;
  section?: AssistantSection;
  /** Questions that it can answer. */
  suggestions: string[];
};

export const chartUnit = (unit: Unit): ReplyChart['unit'] =>
  unit === 'cents' || unit === 'micros' ? 'dollars' : unit;

/** Questions on buttons. */
export const QUICK_QUESTIONS = [
  'How much did we make in the last 30 days?',
  'Why did revenue change?',
  'Which plan brings in the most revenue?',
  'What is our churn rate?',
  'AI cost by feature',
] as const;

/** A reply without an answer, with three questions that have one. */
export function cannot(
  why: string,
  suggestions: readonly string[] = QUICK_QUESTIONS.slice(0, 3),
): AssistantReply {
  return {
    text: `I can’t answer that. ${why}`,
    insights: [],
    recommendations: [],
    confidence: 0,
    suggestions: [...suggestions],
  };
}

/** The confidence of an answer that is only the closest match. */
export const UNSURE = 30;

/** The closest match to an unclear question, with related questions. */
export function unsure(
  closest: AssistantReply | undefined,
  { why, near }: { why: string; near: readonly string[] },
): AssistantReply {
  if (closest === undefined || closest.confidence === 0) return cannot(why, near);
  const { chart: _, ...figure } = closest;
  return {
    ...figure,
    text: `${why} Here’s the closest match. ${closest.text}`,
    insights: [],
    confidence: UNSURE,
    suggestions: [...near],
  };
}

export const unknownWord = (word: string) => `I don’t know what “${word}” means.`;

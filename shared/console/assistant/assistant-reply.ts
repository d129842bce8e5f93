import type { AssistantSection, Unit } from './metrics/metric.ts';

export type ReplyChart = {
  title: string;
  kind: 'line' | 'rows';
  unit: 'count' | 'dollars' | 'percent' | 'milliseconds';
  /** Two or more. */
  points: { label: string; value: number }[];
};

/** What the administrators' assistant says. */
export type AssistantReply = {
  text: string;
  insights: string[];
  recommendations: string[];
  /** 0 to 100: how surely the question was read as this query. 0 for what is not answered. */
  confidence: number;
  /** The query in words, such as `AI cost · last 30 days · by feature`. */
  query?: string;
  chart?: ReplyChart;
  section?: AssistantSection;
  /** Questions that can be answered. */
  suggestions: string[];
};

export const chartUnit = (unit: Unit): ReplyChart['unit'] =>
  unit === 'cents' || unit === 'micros' ? 'dollars' : unit;

/** Pressed in place of being typed. */
export const QUICK_QUESTIONS = [
  'How much did we make in the last 30 days?',
  'Why did revenue change?',
  'Which plan brings in the most revenue?',
  'What is our churn rate?',
  'AI cost by feature',
] as const;

/** What is not answered, with three questions that are. */
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

/** The confidence of the closest figure, which is labeled as the closest only. */
export const UNSURE = 30;

/** The closest figure of a question that was not certainly understood, with the nearest questions. */
export function unsure(
  closest: AssistantReply | undefined,
  { why, near }: { why: string; near: readonly string[] },
): AssistantReply {
  if (closest === undefined || closest.confidence === 0) return cannot(why, near);
  const { chart: _, ...figure } = closest;
  return {
    ...figure,
    text: `${why} The closest I have: ${closest.text}`,
    insights: [],
    confidence: UNSURE,
    suggestions: [...near],
  };
}

export const unknownWord = (word: string) => `I don’t know what “${word}” means here.`;

import * as z from 'zod/mini';
import { defineRoutes } from '#shared/contract/route.ts';
import {
  AssistantAnswerSchema,
  AssistantQuestionSchema,
  PERFORMANCE_DAYS,
  type PerformancePeriod,
  PlatformPerformanceSchema,
} from './business-assistant.ts';

const PERIODS = Object.keys(PERFORMANCE_DAYS) as [PerformancePeriod, ...PerformancePeriod[]];

/** The administrators' assistant: it answers from the platform's figures, and changes nothing. */
export const businessAssistantRoutes = defineRoutes({
  getPlatformPerformance: {
    summary: 'How the platform is doing: key figures, trends, and what wants attention.',
    method: 'GET',
    path: '/ai-assistant/platform-performance',
    access: 'admin',
    query: z.strictObject({
      time_period: z._default(z.enum(PERIODS, `Use one of ${PERIODS.join(', ')}.`), '30d'),
    }),
    status: 200,
    response: z.object({ data: PlatformPerformanceSchema }),
    errors: [],
    defaultError: 'Failed to fetch analytics data',
    throttle: { rate: 20, burst: 40 },
  },
  askBusinessAssistant: {
    summary: 'Answers a question about the platform from its metrics, or says that they can’t answer it.',
    method: 'POST',
    path: '/ai-assistant/chat',
    access: 'admin',
    body: AssistantQuestionSchema,
    status: 200,
    response: z.object({ data: AssistantAnswerSchema }),
    errors: [],
    defaultError: 'Failed to get response from AI assistant',
    receipt: false,
    limit: 'readings',
    throttle: { rate: 20, burst: 40 },
  },
});

import * as z from 'zod/mini';
import { defineRoutes, forAdmin } from '#shared/contract/route.ts';
import {
  AssistantAnswerSchema,
  AssistantQuestionSchema,
  PERFORMANCE_DAYS,
  type PerformancePeriod,
  PlatformPerformanceSchema,
} from './business-assistant.ts';

const PERIODS = Object.keys(PERFORMANCE_DAYS) as [PerformancePeriod, ...PerformancePeriod[]];

/** The admin assistant. It answers from the platform's metrics and changes nothing. */
export const businessAssistantRoutes = defineRoutes({
  getPlatformPerformance: {
    summary: 'Get the platform’s key metrics, trends, and alerts.',
    ...forAdmin('GET', '/ai-assistant/platform-performance'),
    query: z.strictObject({
      time_period: z._default(z.enum(PERIODS, `Use one of these values: ${PERIODS.join(', ')}.`), '30d'),
    }),
    status: 200,
    response: z.object({ data: PlatformPerformanceSchema }),
    errors: [],
    defaultError: 'Failed to fetch analytics data',
  },
  askBusinessAssistant: {
    summary: 'Answer a question using the platform’s metrics, or explain why it can’t be answered.',
    ...forAdmin('POST', '/ai-assistant/chat'),
    body: AssistantQuestionSchema,
    status: 200,
    response: z.object({ data: AssistantAnswerSchema }),
    errors: [],
    defaultError: 'Failed to get response from AI assistant',
    audit: false,
    limit: 'readings',
  },
});

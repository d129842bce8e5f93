import type { BusinessAssistantDependencies } from '#functions/console/assistant-api/dependencies.ts';
import { openChurnRecords } from '#functions/console/churn-records.ts';
import type { Caller } from '#functions/platform/auth/caller.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { figureDaysOf, SOME_HISTORY } from './a-platform-history.ts';
import { aClock } from './clock.ts';
import { interfere } from './interference.ts';
import { platformRules } from './platform-rules.ts';
import { openRepositories } from './repositories.ts';

/** When the administrators' assistant is asked. */
export const ASKED_AT = '2026-11-22T18:00:00.000Z';

export const ADMINISTRATOR: Caller = {
  userId: 'admin',
  role: 'admin',
  isImpersonating: false,
  requestId: 'one',
  clientIp: '127.0.0.1',
  cookies: new Map(),
  audit: {},
};

/** Adds `SOME_HISTORY` to the metrics. */
export async function countSomeHistory(): Promise<void> {
  const { figures } = openRepositories();
  for (const [scope, days] of figureDaysOf(SOME_HISTORY)) {
    for (const { day, counts } of days)
      await figures.add({ scope, day, shard: 'a' }, counts, { first: '1', last: '1' });
  }
}

/** The assistant's dependencies, without a model. `calls`: calls of the tables so far. */
export function businessAssistantSetup(): {
  dependencies: BusinessAssistantDependencies;
  calls: () => number;
} {
  const client = createDynamoClient();
  let calls = 0;
  interfere({ dynamo: client }, async (_call, proceed) => {
    calls += 1;
    await proceed();
  });
  const { figures, restaurants, restaurantNames, subscriptions, invoices, planUsage, platformRecords } =
    openRepositories(client);
  const clock = aClock(ASKED_AT);
  const dependencies: BusinessAssistantDependencies = {
    figures,
    restaurants,
    names: restaurantNames,
    subscriptions,
    invoices,
    planUsage,
    churn: openChurnRecords(platformRecords),
    rules: platformRules({ platformRecords }, clock),
    readWithModel: async () => undefined,
    clock,
  };
  return { dependencies, calls: () => calls };
}

/** A request body of the assistant's screen. */
export const aQuestion = (query: string) => ({
  query,
  context: 'business_intelligence' as const,
  include_insights: true,
});

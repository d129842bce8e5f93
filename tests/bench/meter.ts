import { BatchGetCommand, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { openMeter } from '#functions/features/open-meter.ts';
import { createDynamoClient, type DynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { SETTINGS_SECONDS } from '#functions/platform-settings/platform-rules.ts';
import { type Emulators, startEmulators, tableName } from '#infra/local/emulators.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import { type Bench, medianTurns, rounded } from './bench-figure.ts';

/** With the warm-up, below a restaurant's hourly limit. */
const ROUNDS = 201;
const DAY = new Date().toISOString().slice(0, 10);
const LIMITS = { daily_limit: 1_000, hourly_limit: 1_000 };
const USE = { feature: 'content_generation', restaurantId: 'metered' } as const;

/** A metered call that does nothing ÷ only the meter's DynamoDB calls. */
export const meter: Bench = {
  name: 'meter',
  measure: async () => {
    const emulators = await startEmulators();
    try {
      const times = await timesOf(emulators);
      return [
        {
          name: 'meter, time it adds to a call ÷ its DynamoDB calls alone',
          value: rounded(times.metered / times.bare),
          limit: 1.2,
          bound: 'at most',
          detail: `${rounded(times.metered)} ms ÷ ${rounded(times.bare)} ms, median of ${ROUNDS}; switch and limits, the plan, one use of its period, of the month, and of the day, what it took with its event`,
        },
      ];
    } finally {
      await emulators.stop();
    }
  },
};

async function timesOf(emulators: Emulators) {
  Object.assign(process.env, emulators.environment);
  const client = createDynamoClient();
  for (const restaurantId of [USE.restaurantId, 'bare']) await addSwitch(client, restaurantId);
  const config = {
    FEATURE_TOGGLES_TABLE_NAME: tableName('featureToggles'),
    AI_USAGE_TABLE_NAME: tableName('aiUsage'),
    SUBSCRIPTIONS_TABLE_NAME: tableName('subscriptions'),
    RESTAURANTS_TABLE_NAME: tableName('restaurants'),
    PLAN_USAGE_TABLE_NAME: tableName('planUsage'),
    PLATFORM_RECORDS_TABLE_NAME: tableName('platformRecords'),
    FIGURES_TABLE_NAME: tableName('figures'),
    SETTINGS_SECONDS,
    TEXT_PROVIDER: 'bedrock' as const,
  };
  const { measure } = openMeter(config, client);
  const nothing = async () => ({ result: undefined, costMicros: 120, hasFailed: false });
  const tasks = { metered: () => measure(USE, nothing), bare: bareCalls(client, config) };
  await medianTurns(tasks, 20);
  return medianTurns(tasks, ROUNDS);
}

async function addSwitch(client: DynamoClient, restaurant_id: string): Promise<void> {
  const toggle = { enabled: true, rate_limits: LIMITS, updated_at: new Date().toISOString() };
  const toggles = { [USE.feature]: toggle };
  await openRepositories(client).toggles.save({ restaurant_id, version: 1, toggles });
}

/**
 * The meter's own calls: the toggle, the plan with one use of its period and month, one use of the day and hour, and
 * the usage.
 */
function bareCalls(client: DynamoClient, config: Parameters<typeof openMeter>[0]) {
  const {
    FEATURE_TOGGLES_TABLE_NAME,
    AI_USAGE_TABLE_NAME,
    SUBSCRIPTIONS_TABLE_NAME,
    RESTAURANTS_TABLE_NAME,
    PLAN_USAGE_TABLE_NAME,
  } = config;
  const restaurant_id = 'bare';
  const read = { Keys: [{ restaurant_id }], ConsistentRead: true };
  const usage = {
    TableName: AI_USAGE_TABLE_NAME,
    Key: { restaurant_id, usage_key: `${USE.feature}#${DAY}` },
    ReturnValues: 'ALL_NEW',
  } as const;
  let count = 0;
  return async () => {
    count += 1;
    const Key = { restaurant_id };
    await client.send(new GetCommand({ TableName: FEATURE_TOGGLES_TABLE_NAME, Key, ConsistentRead: true }));
    const RequestItems = { [SUBSCRIPTIONS_TABLE_NAME]: read, [RESTAURANTS_TABLE_NAME]: read };
    await client.send(new BatchGetCommand({ RequestItems }));
    for (const month of [`from#${DAY}`, DAY.slice(0, 7)])
      await client.send(
        new UpdateCommand({
          TableName: PLAN_USAGE_TABLE_NAME,
          Key: { restaurant_id, month },
          ReturnValues: 'ALL_NEW',
          UpdateExpression: 'SET expires_at = if_not_exists(expires_at, :expires) ADD #feature :one',
          ConditionExpression: 'attribute_not_exists(#feature) OR #feature <= :before',
          ExpressionAttributeNames: { '#feature': 'ai_content' },
          ExpressionAttributeValues: { ':one': 1, ':expires': 2_000_000_000, ':before': 999 },
        }),
      );
    await client.send(
      new UpdateCommand({
        ...usage,
        UpdateExpression:
          'SET expires_at = if_not_exists(expires_at, :expires), #call = :until ADD uses :one, #hour :one',
        ConditionExpression:
          '(attribute_not_exists(uses) OR uses < :day) AND (attribute_not_exists(#hour) OR #hour < :hour)',
        ExpressionAttributeNames: { '#hour': 'h12', '#call': `call-${count}` },
        ExpressionAttributeValues: {
          ':one': 1,
          ':expires': 2_000_000_000,
          ':until': DAY,
          ':day': 1_000,
          ':hour': 1_000,
        },
      }),
    );
    await client.send(
      new UpdateCommand({
        ...usage,
        UpdateExpression:
          'SET #event = :event REMOVE #call ADD requests :one, errors :errors, milliseconds :milliseconds, cost_micros :cost, rejected_texts :rejected',
        ConditionExpression: 'attribute_exists(#call)',
        ExpressionAttributeNames: { '#event': 'event', '#call': `call-${count}` },
        ExpressionAttributeValues: {
          ':event': anEvent(count),
          ':one': 1,
          ':errors': 0,
          ':milliseconds': 1,
          ':cost': 120,
          ':rejected': 0,
        },
      }),
    );
  };
}

function anEvent(count: number) {
  return {
    event_id: `ai_used/call-${count}`,
    kind: 'ai_used',
    at: new Date().toISOString(),
    restaurant_id: 'bare',
    data: { feature: USE.feature, milliseconds: 1, cost_micros: 120, errors: 0 },
  };
}

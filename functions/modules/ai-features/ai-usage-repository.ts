import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { changeWithEvent } from '#functions/modules/events/with-event.ts';
import { openTable } from '#functions/platform/aws/dynamo-table.ts';
import type { BusinessEvent } from '#shared/contract/events.ts';
import type { AiFeature } from '#shared/domain/ai-features.ts';

/** Seconds for which a day of usage is kept: figures of the platform outlive it. */
const KEPT_SECONDS = 400 * 24 * 60 * 60;

const count = z._default(z.int().check(z.nonnegative()), 0);

/** One feature of a restaurant on one day (UTC). Its hours are attributes `h00` to `h23`. */
const AiUsageRowSchema = z.catchall(
  z.object({
    restaurant_id: z.string(),
    usage_key: z.string(),
    /** Calls that were let through. */
    uses: count,
    /** Of those, calls that have come to an end. */
    requests: count,
    errors: count,
    milliseconds: count,
    cost_micros: count,
    /** Texts of a model that stated what nobody said, and were not used. */
    rejected_texts: count,
  }),
  z.unknown(),
);

export type AiUsage = {
  usesOfDay: number;
  usesOfHour: number;
  requests: number;
  errors: number;
  milliseconds: number;
  costMicros: number;
  rejectedTexts: number;
};

export type UsagePlace = { restaurantId: string; feature: AiFeature; at: Date };
/** Most uses of the day and of the hour; Infinity for no limit. */
export type UsageLimits = { day: number; hour: number };
export type CallRecord = {
  callId: string;
  milliseconds: number;
  costMicros: number;
  hasFailed: boolean;
  rejectedTexts?: number | undefined;
};

export type AiUsageRepository = {
  /** What is counted for the day and the hour of a moment. */
  get: (place: UsagePlace) => Promise<AiUsage>;
  /** Counts one use. False when the day or the hour is used up: however many calls come at once, no more get through. */
  reserve: (place: UsagePlace, limits: UsageLimits) => Promise<boolean>;
  /** Takes one use back. */
  refund: (place: UsagePlace) => Promise<void>;
  /** Records a call that has ended, once: the same call recorded again in a row is one. */
  record: (place: UsagePlace, call: CallRecord, event: BusinessEvent) => Promise<void>;
};

const keyOf = ({ restaurantId, feature, at }: UsagePlace) => ({
  restaurant_id: restaurantId,
  usage_key: `${feature}#${at.toISOString().slice(0, 10)}`,
});
const hourOf = ({ at }: UsagePlace) => `h${at.toISOString().slice(11, 13)}`;

/** Usage of AI features: one row a restaurant, feature and day, so that a limit and a figure are one read. */
export function createAiUsageRepository(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): AiUsageRepository {
  const table = openTable({ ...settings, schema: AiUsageRowSchema });
  return {
    get: async (place) => {
      const row = await table.find(keyOf(place));
      return {
        usesOfDay: row?.uses ?? 0,
        usesOfHour: Number(row?.[hourOf(place)] ?? 0),
        requests: row?.requests ?? 0,
        errors: row?.errors ?? 0,
        milliseconds: row?.milliseconds ?? 0,
        costMicros: row?.cost_micros ?? 0,
        rejectedTexts: row?.rejected_texts ?? 0,
      };
    },
    reserve: async (place, { day, hour }) => {
      const expires = Math.floor(place.at.getTime() / 1000) + KEPT_SECONDS;
      const change = {
        expression: 'SET expires_at = if_not_exists(expires_at, :expires) ADD uses :one, #hour :one',
        names: { '#hour': hourOf(place) },
        values: { ':one': 1, ':expires': expires },
      };
      const condition = {
        expression:
          '(attribute_not_exists(uses) OR uses < :day) AND (attribute_not_exists(#hour) OR #hour < :hour)',
        values: { ':day': storable(day), ':hour': storable(hour) },
      };
      return (await table.update(keyOf(place), change, condition)) !== undefined;
    },
    refund: async (place) => {
      await table.update(
        keyOf(place),
        {
          expression: 'ADD uses :minusOne, #hour :minusOne',
          names: { '#hour': hourOf(place) },
          values: { ':minusOne': -1 },
        },
        { expression: 'uses > :zero AND #hour > :zero', values: { ':zero': 0 } },
      );
    },
    record: async (place, { callId, milliseconds, costMicros, hasFailed, rejectedTexts = 0 }, event) => {
      const change = {
        expression:
          'SET last_call = :call ADD requests :one, errors :errors, milliseconds :milliseconds, cost_micros :cost, rejected_texts :rejected',
        values: {
          ':call': callId,
          ':one': 1,
          ':errors': hasFailed ? 1 : 0,
          ':milliseconds': milliseconds,
          ':cost': costMicros,
          ':rejected': rejectedTexts,
        },
      };
      const isNew = { expression: 'attribute_not_exists(last_call) OR last_call <> :call' };
      await table.update(keyOf(place), changeWithEvent(change, event), isNew);
    },
  };
}

/** DynamoDB knows no Infinity. */
function storable(limit: number): number {
  return Math.min(limit, Number.MAX_SAFE_INTEGER);
}

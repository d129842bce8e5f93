import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { openTable, type Page } from '#functions/platform/aws/dynamo-table.ts';
import { changeWithEvent } from '#functions/platform/events/with-event.ts';
import type { BusinessEvent } from '#shared/contract/events.ts';
import type { AiFeature } from '#shared/features/ai-features.ts';
import { FIXED_RETENTION } from '#shared/platform-settings/retention.ts';

/** How long a day of usage is kept, in seconds. Platform counters are kept longer. */
const KEPT_SECONDS = FIXED_RETENTION.usage.days * 86_400;

/** Longer than any metered call can take. An older unfinished call has died. */
export const LONGEST_CALL_SECONDS = 60;
const INDEX = 'byActive';
const ACTIVE_KIND = 'active';
/** Prefix of the attribute of a call in progress. Its value is the latest time at which it can end. */
const CALL = 'call#';

const count = z._default(z.int().check(z.nonnegative()), 0);

/**
 * One feature of a restaurant on one day (UTC). Attributes `h00` to `h23` are its hours, `call#<id>` its calls in
 * progress.
 */
const AiUsageRowSchema = z.catchall(
  z.object({
    restaurant_id: z.string(),
    usage_key: z.string(),
    /** Calls that were allowed. */
    uses: count,
    /** Allowed calls that have ended. */
    requests: count,
    errors: count,
    milliseconds: count,
    cost_micros: count,
    /** Model texts that were rejected because they made unsupported claims. */
    rejected_texts: count,
    /** The latest time at which the newest call can end. The index finds rows with calls in progress by it. */
    active_kind: z.optional(z.literal(ACTIVE_KIND)),
    active_until: z.optional(z.iso.datetime()),
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
  /** Allowed calls that never ended and have timed out. Their cost is unknown. */
  unfinished: number;
};

/** The usage of a feature on one day. */
export type AiUsageDay = Pick<AiUsage, 'requests' | 'errors' | 'milliseconds' | 'costMicros'> & {
  day: string;
};

export type UsagePlace = { restaurantId: string; feature: AiFeature; at: Date };
/** The most uses per day and per hour, at least 1; Infinity for no limit. */
export type UsageLimits = { day: number; hour: number };
export type CallRecord = {
  callId: string;
  milliseconds: number;
  costMicros: number;
  hasFailed: boolean;
  rejectedTexts?: number | undefined;
};

export type AiUsageRepository = {
  /** The usage of a feature on the day and in the hour of a moment. */
  get: (place: UsagePlace) => Promise<AiUsage>;
  /** The same for many restaurants and features. Those without usage are left out. */
  listUses: (
    restaurantIds: readonly string[],
    features: readonly AiFeature[],
    at: Date,
  ) => Promise<(Omit<UsagePlace, 'at'> & Pick<AiUsage, 'usesOfDay' | 'usesOfHour'>)[]>;
  /** The days from the first to the last, inclusive, on which a restaurant used a feature. */
  listDays: (
    use: Pick<UsagePlace, 'restaurantId' | 'feature'>,
    days: { from: string; to: string },
  ) => Promise<AiUsageDay[]>;
  /** Unfinished calls of the whole platform. A call that died counts for `LONGEST_CALL_SECONDS`. */
  countActiveEventually: (now: Date) => Promise<number>;
  /**
   * Counts one use for a call that begins now. False if the daily or hourly limit is reached, even if many calls come
   * at the same time. A call that is sent again because its answer was lost counts once.
   */
  reserve: (place: UsagePlace, callId: string, limits: UsageLimits) => Promise<boolean>;
  /** Refunds the use of a call in progress, once. */
  refund: (place: UsagePlace, callId: string) => Promise<void>;
  /** Refunds a use of the day, not of the hour, after its call was recorded; once per ID. */
  giveBack: (place: UsagePlace, id: string) => Promise<void>;
  /** Records an ended call. Recording it again right away has no effect. */
  record: (place: UsagePlace, call: CallRecord, event: BusinessEvent) => Promise<void>;
};

const keyOf = ({ restaurantId, feature, at }: UsagePlace) => ({
  restaurant_id: restaurantId,
  usage_key: `${feature}#${at.toISOString().slice(0, 10)}`,
});
/** A call is in progress until it is recorded or refunded. */
const UNDER_WAY = { expression: 'attribute_exists(#call)' };
const callName = (callId: string) => `${CALL}${callId}`;
/** The most items in one batch read. */
const BATCH = 100;
const hourOf = ({ at }: Pick<UsagePlace, 'at'>) => `h${at.toISOString().slice(11, 13)}`;

/**
 * AI feature usage. One row per restaurant, feature, and day holds both its limit and its count, so both are one read.
 */
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
        unfinished: callsOf(row).filter((until) => until <= place.at.toISOString()).length,
      };
    },
    listUses: async (restaurantIds, features, at) => {
      const places = restaurantIds.flatMap((restaurantId) =>
        features.map((feature) => ({ restaurantId, feature, at })),
      );
      const batches = Array.from({ length: Math.ceil(places.length / BATCH) }, (_, index) =>
        table.findMany(places.slice(index * BATCH, (index + 1) * BATCH).map(keyOf)),
      );
      const rows = (await Promise.all(batches)).flat();
      return rows.flatMap(({ restaurant_id: restaurantId, usage_key, uses, ...row }) => {
        const feature = features.find((each) => usage_key.startsWith(`${each}#`));
        const usesOfHour = Number((row as Record<string, unknown>)[hourOf({ at })] ?? 0);
        return feature === undefined ? [] : [{ restaurantId, feature, usesOfDay: uses, usesOfHour }];
      });
    },
    listDays: async ({ restaurantId, feature }, { from, to }) => {
      const rows = await readPages((startAfter) =>
        table.query({
          expression: 'restaurant_id = :id AND usage_key BETWEEN :from AND :to',
          values: { ':id': restaurantId, ':from': `${feature}#${from}`, ':to': `${feature}#${to}` },
          startAfter,
        }),
      );
      return rows.map(({ usage_key, requests, errors, milliseconds, cost_micros }) => ({
        day: usage_key.slice(feature.length + 1),
        requests,
        errors,
        milliseconds,
        costMicros: cost_micros,
      }));
    },
    countActiveEventually: async (now) => {
      const at = now.toISOString();
      const rows = await readPages((startAfter) =>
        table.queryIndex(INDEX, {
          expression: 'active_kind = :kind AND active_until > :now',
          values: { ':kind': ACTIVE_KIND, ':now': at },
          startAfter,
        }),
      );
      return rows.flatMap(callsOf).filter((until) => until > at).length;
    },
    reserve: async (place, callId, { day, hour }) => {
      const expires = Math.floor(place.at.getTime() / 1000) + KEPT_SECONDS;
      const until = new Date(place.at.getTime() + LONGEST_CALL_SECONDS * 1000).toISOString();
      const change = {
        expression:
          'SET expires_at = if_not_exists(expires_at, :expires), #call = :until, active_kind = :kind, active_until = :until ADD uses :one, #hour :one',
        names: { '#hour': hourOf(place), '#call': callName(callId) },
        values: { ':one': 1, ':expires': expires, ':until': until, ':kind': ACTIVE_KIND },
      };
      const condition = {
        expression:
          'attribute_not_exists(#call) AND (attribute_not_exists(uses) OR uses < :day) AND (attribute_not_exists(#hour) OR #hour < :hour)',
        values: { ':day': storable(day), ':hour': storable(hour) },
      };
      if ((await table.update(keyOf(place), change, condition)) !== undefined) return true;
      // It may be our own write: the client retries requests that got no answer.
      return (await table.find(keyOf(place)))?.[callName(callId)] !== undefined;
    },
    refund: async (place, callId) => {
      await table.update(
        keyOf(place),
        {
          expression: 'REMOVE #call ADD uses :minusOne, #hour :minusOne',
          names: { '#hour': hourOf(place), '#call': callName(callId) },
          values: { ':minusOne': -1 },
        },
        UNDER_WAY,
      );
    },
    giveBack: async (place, id) => {
      const values = { ':minusOne': -1, ':ids': new Set([id]) };
      const change = { expression: 'ADD uses :minusOne, given_back :ids', values };
      const isNew = 'uses > :none AND NOT contains(given_back, :id)';
      await table.update(keyOf(place), change, { expression: isNew, values: { ':none': 0, ':id': id } });
    },
    record: async (place, { callId, milliseconds, costMicros, hasFailed, rejectedTexts = 0 }, event) => {
      const change = {
        expression:
          'REMOVE #call ADD requests :one, errors :errors, milliseconds :milliseconds, cost_micros :cost, rejected_texts :rejected',
        names: { '#call': callName(callId) },
        values: {
          ':one': 1,
          ':errors': hasFailed ? 1 : 0,
          ':milliseconds': milliseconds,
          ':cost': costMicros,
          ':rejected': rejectedTexts,
        },
      };
      await table.update(keyOf(place), changeWithEvent(change, event), UNDER_WAY);
    },
  };
}

/** The latest end of each call that was neither recorded nor refunded. */
function callsOf(row: Readonly<Record<string, unknown>> | undefined): string[] {
  return Object.entries(row ?? {}).flatMap(([name, until]) => (name.startsWith(CALL) ? [String(until)] : []));
}

async function readPages<Item>(
  read: (startAfter: Page<Item>['lastKey']) => Promise<Page<Item>>,
): Promise<Item[]> {
  const items: Item[] = [];
  let startAfter: Page<Item>['lastKey'];
  do {
    const page = await read(startAfter);
    items.push(...page.items);
    startAfter = page.lastKey;
  } while (startAfter !== undefined);
  return items;
}

/** DynamoDB can’t store Infinity. */
function storable(limit: number): number {
  return Math.min(limit, Number.MAX_SAFE_INTEGER);
}

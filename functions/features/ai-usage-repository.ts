import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { openTable, type Page } from '#functions/platform/aws/dynamo-table.ts';
import { changeWithEvent } from '#functions/platform/events/with-event.ts';
import type { BusinessEvent } from '#shared/contract/events.ts';
import type { AiFeature } from '#shared/features/ai-features.ts';

/** Seconds for which a day of usage is kept: figures of the platform outlive it. */
const KEPT_SECONDS = 400 * 24 * 60 * 60;

/** Longer than any metered call may take: a call that is older and has not ended has died. */
export const LONGEST_CALL_SECONDS = 60;
const INDEX = 'byActive';
const ACTIVE_KIND = 'active';
/** Begins the name of the attribute of a call in flight. Its value: until when it may run. */
const CALL = 'call#';

const count = z._default(z.int().check(z.nonnegative()), 0);

/**
 * One feature of a restaurant on one day (UTC). Its hours are attributes `h00` to `h23`, its calls in flight
 * `call#<id>`.
 */
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
    /** Until when the call that began last may run: rows with calls in flight are found by it. */
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
  /** Calls that were let through, never came to an end, and whose time is over: what they cost nobody knows. */
  unfinished: number;
};

/** What a feature was used for on one day. */
export type AiUsageDay = Pick<AiUsage, 'requests' | 'errors' | 'milliseconds' | 'costMicros'> & {
  day: string;
};

export type UsagePlace = { restaurantId: string; feature: AiFeature; at: Date };
/** Most uses of the day and of the hour, at least one; Infinity for no limit. */
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
  /** What is counted for the day and the hour of a moment; restaurants and features without any use are left out. */
  listUses: (
    restaurantIds: readonly string[],
    features: readonly AiFeature[],
    at: Date,
  ) => Promise<(Omit<UsagePlace, 'at'> & Pick<AiUsage, 'usesOfDay' | 'usesOfHour'>)[]>;
  /** The days of a restaurant's feature that have any use, from the first to the last, both included. */
  listDays: (
    use: Pick<UsagePlace, 'restaurantId' | 'feature'>,
    days: { from: string; to: string },
  ) => Promise<AiUsageDay[]>;
  /** Calls of the whole platform that have begun and not ended. One that died counts for `LONGEST_CALL_SECONDS`. */
  countActiveEventually: (now: Date) => Promise<number>;
  /**
   * Counts one use, by a call that begins now. False when the day or the hour is used up: however many calls come at
   * once, no more get through. Sent again because its answer was lost, it is one.
   */
  reserve: (place: UsagePlace, callId: string, limits: UsageLimits) => Promise<boolean>;
  /** Takes the use of a call under way back, once. */
  refund: (place: UsagePlace, callId: string) => Promise<void>;
  /** Takes a use back from the day, not from the hour, after its call was recorded; once for an id. */
  giveBack: (place: UsagePlace, id: string) => Promise<void>;
  /** Records a call that has ended, once: the same call recorded again in a row is one. */
  record: (place: UsagePlace, call: CallRecord, event: BusinessEvent) => Promise<void>;
};

const keyOf = ({ restaurantId, feature, at }: UsagePlace) => ({
  restaurant_id: restaurantId,
  usage_key: `${feature}#${at.toISOString().slice(0, 10)}`,
});
/** A call is under way until it is recorded or refunded. */
const UNDER_WAY = { expression: 'attribute_exists(#call)' };
const callName = (callId: string) => `${CALL}${callId}`;
/** Items that one read of many takes. */
const BATCH = 100;
const hourOf = ({ at }: Pick<UsagePlace, 'at'>) => `h${at.toISOString().slice(11, 13)}`;

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
      // It may be our own: the client sends again what it had no answer to.
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

/** Until when each call may run that was neither recorded nor refunded. */
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

/** DynamoDB knows no Infinity. */
function storable(limit: number): number {
  return Math.min(limit, Number.MAX_SAFE_INTEGER);
}

import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { AppError } from '#functions/platform/app-error.ts';
import { type Expression, openTable } from '#functions/platform/aws/dynamo-table.ts';
import { ANSWER_IDS } from './answer-id.ts';
import { isOutcomeUnknown, type Send, SendSchema } from './send-row.ts';
import { TEST_IDS } from './test-id.ts';

const INDEX = 'byDue';
const DUE_KIND = 'sms';
/** The most keys that DynamoDB reads in one call. */
const KEYS_OF_A_BATCH = 100;

export type SendKey = { restaurantId: string; campaignId: string; phone: string };

type DuePage = { sends: Send[]; next: Record<string, string> | undefined };

export type SendsRepository = {
  find: (key: SendKey) => Promise<Send | undefined>;
  /** Finds texts by phone. */
  findMany: (campaign: Omit<SendKey, 'phone'>, phones: readonly string[]) => Promise<Map<string, Send>>;
  /** Stores a text for later. False if the guest already has a row in this campaign. */
  hold: (key: SendKey, held: { until: Date }) => Promise<boolean>;
  /**
   * Stores a text without a campaign, such as a test or an answer. It is due right away and contains its words.
   * False if it exists.
   */
  holdText: (key: SendKey, due: { text: string; at: Date; goodUntil: Date }) => Promise<boolean>;
  /** Takes a text that has no row yet. The only caller who gets true hands it to the provider. */
  take: (key: SendKey, at: Date) => Promise<boolean>;
  /** The same for a held text that is due. */
  takeHeld: (key: SendKey, at: Date) => Promise<boolean>;
  /** Postpones a held text. */
  postpone: (key: SendKey, held: { until: Date }) => Promise<void>;
  /** Returns a taken text that was certainly not sent. */
  giveBack: (key: SendKey, held: { until: Date; reason: string }) => Promise<void>;
  /** Marks a text as accepted by the provider. A receipt that arrived earlier stays. */
  markSent: (key: SendKey, sent: { providerId: string; at: Date }) => Promise<void>;
  /** Marks a taken text that the provider rejected. */
  markFailed: (key: SendKey, failed: { reason: string; at: Date }) => Promise<void>;
  /** Drops a text at the last moment: a held one, or one without a row. */
  drop: (key: SendKey, dropped: { reason: string; at: Date }) => Promise<void>;
  /** Replaces a deleted guest's number with a mark, and drops held texts. Safe to repeat. */
  forget: (key: SendKey, forgotten: { mark: string; reason: string; at: Date }) => Promise<void>;
  /** Records a receipt. The first final one counts. False for a text that is settled or unknown. */
  settle: (
    key: SendKey,
    receipt: { state: 'delivered' | 'failed'; reason: string | undefined; at: Date },
  ) => Promise<boolean>;
  /** Notes that the guest redeemed this text's code. Repeating it is safe. */
  noteReturn: (key: SendKey, redemption: { id: string; at: string }) => Promise<void>;
  /** Reverts that redemption. */
  forgetReturn: (key: SendKey, redemption: { id: string }) => Promise<void>;
  /** Finds answers and tests to one number. Their count sets the cost. */
  findOfNoCampaign: (restaurantId: string, phone: string) => Promise<Send[]>;
  /** Yields all texts of a campaign, ordered by phone. */
  listOfCampaign: (campaign: Omit<SendKey, 'phone'>) => AsyncGenerator<Send[]>;
  /** Lists due texts of all restaurants, earliest first. Eventually consistent. */
  listDueEventually: (by: Date, startAfter: Record<string, string> | undefined) => Promise<DuePage>;
};

/** The ledger of texts by restaurant, campaign, and guest: one row, so at most one text. */
export function createSendsRepository(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): SendsRepository {
  const table = openTable({ ...settings, schema: SendSchema });
  const change = async (key: SendKey, how: { set: Expression; when: Expression }) =>
    (await table.update(keyOf(key), how.set, how.when)) !== undefined;

  async function* listBeginning(restaurantId: string, beginning: string) {
    let startAfter: Record<string, string> | undefined;
    do {
      const page = await table.query({
        expression: 'restaurant_id = :restaurant AND begins_with(send_id, :beginning)',
        values: { ':restaurant': restaurantId, ':beginning': beginning },
        startAfter,
      });
      yield page.items;
      startAfter = page.lastKey;
    } while (startAfter !== undefined);
  }

  return {
    find: (key) => table.find(keyOf(key)),
    findMany: async (campaign, phones) => {
      const found = new Map<string, Send>();
      for (let index = 0; index < phones.length; index += KEYS_OF_A_BATCH) {
        const keys = phones
          .slice(index, index + KEYS_OF_A_BATCH)
          .map((phone) => keyOf({ ...campaign, phone }));
        for (const send of await table.findMany(keys)) found.set(send.phone, send);
      }
      return found;
    },
    hold: (key, { until }) =>
      table.put({ ...rowOf(key), state: 'held', due_kind: DUE_KIND, due_at: until.toISOString() }, IS_NEW),
    holdText: (key, { text, at, goodUntil }) => {
      const due = { state: 'held' as const, due_kind: DUE_KIND, due_at: at.toISOString() };
      return table.put({ ...rowOf(key), ...due, text, good_until: goodUntil.toISOString() }, IS_NEW);
    },
    take: (key, at) =>
      table.put({ ...rowOf(key), state: 'dispatching', dispatched_at: at.toISOString() }, IS_NEW),
    takeHeld: (key, at) =>
      change(key, {
        set: {
          expression: 'SET #state = :state, dispatched_at = :at REMOVE due_kind, due_at, reason',
          names: STATE,
          values: { ':state': 'dispatching', ':at': at.toISOString() },
        },
        when: IS_HELD,
      }),
    postpone: async (key, { until }) => {
      const set = { expression: 'SET due_at = :until', values: { ':until': until.toISOString() } };
      await change(key, { set, when: { ...IS_HELD, names: STATE } });
    },
    giveBack: async (key, { until, reason }) => {
      const set = {
        expression:
          'SET #state = :next, due_kind = :kind, due_at = :until, reason = :reason REMOVE dispatched_at',
        names: STATE,
        values: {
          ':next': 'held',
          ':kind': DUE_KIND,
          ':until': until.toISOString(),
          ':reason': reason,
        },
      };
      await change(key, { set, when: IS_TAKEN });
    },
    markSent: async (key, { providerId, at }) => {
      const set = {
        expression: 'SET #state = :next, provider_id = :provider, settled_at = :at',
        names: STATE,
        values: { ':next': 'sent', ':provider': providerId, ':at': at.toISOString() },
      };
      await change(key, { set, when: IS_TAKEN });
    },
    markFailed: async (key, { reason, at }) => {
      await change(key, { set: endedAs('failed', reason, at), when: IS_TAKEN });
    },
    drop: async (key, { reason, at }) => {
      const set = endedAs('dropped', reason, at);
      const names = { ...STATE, '#due': 'due_at', '#kind': 'due_kind' };
      const dropped = await change(key, {
        set: { ...set, expression: `${set.expression} REMOVE #due, #kind`, names },
        when: IS_HELD,
      });
      const row = { ...rowOf(key), state: 'dropped' as const, reason, settled_at: at.toISOString() };
      if (!dropped) await table.put(row, IS_NEW);
    },
    forget: async (key, { mark, reason, at }) => {
      const send = await table.find(keyOf(key));
      if (send === undefined) return;
      // A worker has taken it and is about to record the outcome.
      if (send.state === 'dispatching' && !isOutcomeUnknown(send, at)) throw new AppError('unavailable');
      const { due_kind: _kind, due_at: _at, ...rest } = send;
      const dropped = { state: 'dropped' as const, reason, settled_at: at.toISOString() };
      const row = { ...rest, ...(send.state === 'held' && dropped), ...rowOf({ ...key, phone: mark }) };
      await table.put(row, IS_NEW);
      await table.delete(keyOf(key));
    },
    settle: (key, { state, reason, at }) =>
      change(key, {
        set: endedAs(state, reason, at),
        when: {
          expression: '#state = :taken OR #state = :sent',
          values: { ':taken': 'dispatching', ':sent': 'sent' },
        },
      }),
    noteReturn: async (key, { id, at }) => {
      const set = {
        expression: 'SET redemption_id = :id, came_back_at = :at',
        values: { ':id': id, ':at': at },
      };
      await change(key, { set, when: { expression: 'attribute_exists(send_id)' } });
    },
    forgetReturn: async (key, { id }) => {
      const set = { expression: 'REMOVE redemption_id, came_back_at' };
      await change(key, { set, when: { expression: 'redemption_id = :id', values: { ':id': id } } });
    },
    findOfNoCampaign: async (restaurantId, phone) => {
      const found: Send[] = [];
      for (const beginning of [ANSWER_IDS, TEST_IDS]) {
        for await (const page of listBeginning(restaurantId, beginning)) {
          found.push(...page.filter((send) => send.phone === phone));
        }
      }
      return found;
    },
    listOfCampaign: ({ restaurantId, campaignId }) => listBeginning(restaurantId, `${campaignId}#`),
    listDueEventually: async (by, startAfter) => {
      const { items, lastKey } = await table.queryIndex(INDEX, {
        expression: 'due_kind = :kind AND due_at <= :by',
        values: { ':kind': DUE_KIND, ':by': by.toISOString() },
        limit: 1_000,
        startAfter,
      });
      return { sends: items, next: lastKey };
    },
  };
}

const STATE = { '#state': 'state' };
const IS_NEW = { expression: 'attribute_not_exists(send_id)' };
const IS_HELD = { expression: '#state = :held', values: { ':held': 'held' } };
const IS_TAKEN = { expression: '#state = :taken', values: { ':taken': 'dispatching' } };

function keyOf({ restaurantId, campaignId, phone }: SendKey) {
  return { restaurant_id: restaurantId, send_id: `${campaignId}#${phone}` };
}

function rowOf(key: SendKey) {
  return { ...keyOf(key), campaign_id: key.campaignId, phone: key.phone };
}

function endedAs(state: Send['state'], reason: string | undefined, at: Date): Expression {
  const values = { ':next': state, ':at': at.toISOString() };
  const set = 'SET #state = :next, settled_at = :at';
  if (reason === undefined) return { expression: set, names: STATE, values };
  return { expression: `${set}, reason = :reason`, names: STATE, values: { ...values, ':reason': reason } };
}

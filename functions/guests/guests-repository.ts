import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { AppError } from '#functions/platform/app-error.ts';
import { openTable } from '#functions/platform/aws/dynamo-table.ts';
import type { OptOut } from '#shared/guests/contract/guest.ts';
import type { Trial } from '#shared/sms/win-back/trial.ts';
import { holdingBack, type NewsOfGuest, newGuest, optingOut, recording, releasing } from './guest-changes.ts';
import { type GuestRow, GuestRowSchema } from './guest-row.ts';
import { createFindKnownGuests, type FindKnownGuests } from './known-guests-repository.ts';
import { ProofSchema, proofOf } from './retained-proof.ts';
import { createFindStopped, StoppedSchema } from './stopped-guests-repository.ts';
import { stoppedKey } from './stopped-number.ts';

export type GuestKey = { restaurantId: string; phone: string };

/** A guest's data from a list or an order. */
export type GuestNews = GuestKey & NewsOfGuest;

export type ListedNews = Omit<GuestNews, 'restaurantId'>;

type GuestPage = { guests: GuestRow[]; lastPhone: string | undefined };

export type GuestsRepository = {
  find: (key: GuestKey) => Promise<GuestRow | undefined>;
  /** Throws `not_found`. */
  get: (key: GuestKey) => Promise<GuestRow>;
  findKnown: FindKnownGuests;
  /** By number, after `startAfter`. */
  list: (
    restaurantId: string,
    page: { limit: number; startAfter?: string | undefined },
  ) => Promise<GuestPage>;
  /** Adds new data. Keeps an existing consent or opt-out. Safe to repeat. */
  record: (news: GuestNews) => Promise<GuestRow>;
  /** The same for many guests of a restaurant, each listed once: 25 new guests per call, one known guest per call. */
  recordAll: (restaurantId: string, all: readonly ListedNews[]) => Promise<GuestRow[]>;
  /** The same, with fewer calls for a new guest. */
  recordNew: (news: GuestNews) => Promise<GuestRow>;
  /** The same for a known guest only. False if the guest was deleted. */
  recordKnown: (news: GuestNews) => Promise<boolean>;
  /** Keeps an earlier opt-out. Throws `not_found`. */
  optOut: (key: GuestKey, optOut: OptOut) => Promise<GuestRow>;
  /**
   * Opts a number out of texts, known guest or not. Returns the opt-out in effect: the first one that wasn't undone.
   */
  stopTexts: (key: GuestKey, stop: OptOut) => Promise<OptOut>;
  /** Undoes opt-outs from before that time. Returns the one that was in effect, if any. */
  resumeTexts: (key: GuestKey, saidAt: Date) => Promise<OptOut | undefined>;
  /**
   * Claims the guest for this campaign's win-back text, right before it is sent. Undefined if the guest is deleted,
   * has opted out, or was claimed by another campaign after `notSince`. Safe to repeat for the same campaign.
   */
  claimWinBack: (
    key: GuestKey,
    winBack: { campaignId: string; at: Date; notSince: Date; trial: Trial },
  ) => Promise<GuestRow | undefined>;
  /** Puts the guest in a campaign's control group. Stores nothing for a deleted guest. Safe to repeat. */
  holdBack: (key: GuestKey, heldBack: { campaignId: string; trial: Trial }) => Promise<void>;
  /** Undoes this for a campaign that never began: the previous trial counts again. Safe to repeat. */
  release: (key: GuestKey, campaignId: string) => Promise<void>;
  /**
   * Claims the guest's return for a batch. False if another batch has it, or the guest's trial has changed. Safe to
   * repeat for the same batch.
   */
  claimReturn: (
    key: GuestKey,
    cameBack: { campaignId: string; on: string; batch: string },
  ) => Promise<boolean>;
  /** Records the carrier's report that the number isn't mobile. Stores nothing for a deleted guest. */
  markLandline: (key: GuestKey) => Promise<void>;
  /**
   * Keeps the opt-out under a hash of the number, and the consent under another hash, which expires. Throws
   * `not_found`.
   */
  delete: (key: GuestKey, at: Date) => Promise<void>;
};

const WRITTEN_AT_ONCE = 25;

/** Guests by restaurant and number. */
export function createGuestsRepository(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): GuestsRepository {
  const table = openTable({ ...settings, schema: GuestRowSchema });
  const stopped = openTable({ ...settings, schema: StoppedSchema });
  const proofs = openTable({ ...settings, schema: ProofSchema });
  const findKnown = createFindKnownGuests(settings);
  const findAllStopped = createFindStopped(settings);
  const find: GuestsRepository['find'] = async (key) =>
    key.phone.startsWith('+') ? table.find(keyOf(key)) : undefined;
  const get: GuestsRepository['get'] = async (key) => {
    const row = await find(key);
    if (row === undefined) throw new AppError('not_found');
    return row;
  };
  const findStopped = async (key: GuestKey) => (await stopped.find(stoppedKeyOf(key)))?.opt_out;

  const record: GuestsRepository['record'] = async (news) =>
    (await table.update(keyOf(news), recording(news), EXISTS)) ?? recordNew(news);
  const recordNew: GuestsRepository['recordNew'] = async (news) => {
    // A new guest may have opted out with this number before and been deleted.
    const optOut = (await findStopped(news)) ?? news.optOut;
    const made = await table.update(keyOf(news), recording({ ...news, optOut }), IS_NEW);
    if (made === undefined) return record(news);
    // A STOP that arrived while the row was created is only in the stopped numbers.
    const stop = made.opt_out ?? (await findStopped(news));
    if (stop === undefined || made.opt_out !== undefined) return made;
    return (await table.update(keyOf(news), optingOut(stop), EXISTS)) ?? made;
  };

  const recordAll: GuestsRepository['recordAll'] = async (restaurantId, all) => {
    const phones = all.map(({ phone }) => phone);
    const before = await findAllStopped(restaurantId, phones);
    const listed = all.map((news) => ({ news, row: newGuest(restaurantId, news) }));
    const unmarked = listed.filter(({ row }) => !before.has(row.phone));
    const made = await table.insertMany(unmarked.map(({ row }) => row));
    // Existing guests, and numbers with an opt-out, are written one by one.
    const rows: GuestRow[] = [];
    for (let index = 0; index < listed.length; index += WRITTEN_AT_ONCE)
      rows.push(
        ...(await Promise.all(
          listed
            .slice(index, index + WRITTEN_AT_ONCE)
            .map(async ({ news, row }) => (made.has(row) ? row : record({ ...news, restaurantId }))),
        )),
      );
    // As in `recordNew`.
    const after = await findAllStopped(restaurantId, phones);
    return Promise.all(
      rows.map(async (row) => {
        const stop = after.get(row.phone);
        if (stop === undefined || row.opt_out !== undefined) return row;
        return (await table.update(keyOf({ ...row, restaurantId }), optingOut(stop), EXISTS)) ?? row;
      }),
    );
  };

  const remove: GuestsRepository['delete'] = async (key, at) => {
    const { opt_out, consent } = await get(key);
    if (opt_out !== undefined) await stopped.put({ ...stoppedKeyOf(key), opt_out }, IS_NEW);
    if (consent !== undefined) await proofs.put(proofOf(key, consent, at));
    // An opt-out at this moment must survive, so the deletion starts over.
    if (!(await table.delete(keyOf(key), opt_out === undefined ? HAS_NOT_OPTED_OUT : undefined)))
      await remove(key, at);
  };

  return {
    find,
    get,
    findKnown,
    list: async (restaurantId, { limit, startAfter }) => {
      const { items, lastKey } = await table.query({
        expression: 'restaurant_id = :restaurant AND begins_with(phone, :plus)',
        values: { ':restaurant': restaurantId, ':plus': '+' },
        limit,
        startAfter: startAfter === undefined ? undefined : keyOf({ restaurantId, phone: startAfter }),
      });
      return { guests: items, lastPhone: lastKey?.phone };
    },
    record,
    recordAll,
    recordNew,
    recordKnown: async (news) => (await table.update(keyOf(news), recording(news), EXISTS)) !== undefined,
    optOut: async (key, optOut) => {
      await get(key);
      const row = await table.update(keyOf(key), optingOut(optOut), EXISTS);
      if (row === undefined) throw new AppError('not_found');
      return row;
    },
    stopTexts: async (key, stop) => {
      // Write the stopped number first: a guest created in parallel checks it afterwards.
      await stopped.put({ ...stoppedKeyOf(key), opt_out: stop }, IS_NEW);
      await table.update(keyOf(key), optingOut(stop), EXISTS);
      return (await findStopped(key)) ?? stop;
    },
    resumeTexts: async (key, saidAt) => {
      const previous = (await find(key))?.opt_out ?? (await findStopped(key));
      const wasBefore = {
        expression: 'opt_out.#at < :at',
        names: { '#at': 'at' },
        values: { ':at': saidAt.toISOString() },
      };
      await stopped.delete(stoppedKeyOf(key), wasBefore);
      await table.update(keyOf(key), { expression: 'REMOVE opt_out' }, wasBefore);
      return previous !== undefined && previous.at < saidAt.toISOString() ? previous : undefined;
    },
    claimWinBack: async (key, { campaignId, at, notSince, trial }) => {
      const change = {
        expression: 'SET win_back = :claim, trial = :trial',
        values: {
          ':claim': { at: at.toISOString(), campaign_id: campaignId },
          ':trial': { campaign_id: campaignId, group: 'texted', ...trial },
        },
      };
      return table.update(keyOf(key), change, {
        expression:
          'attribute_exists(phone) AND attribute_not_exists(opt_out) AND ' +
          '(attribute_not_exists(win_back) OR win_back.campaign_id = :campaign OR win_back.#at <= :notSince)',
        names: { '#at': 'at' },
        values: { ':campaign': campaignId, ':notSince': notSince.toISOString() },
      });
    },
    holdBack: async (key, { campaignId, trial }) => {
      const { overTrial, asFirst } = holdingBack(campaignId, trial);
      (await table.update(keyOf(key), overTrial.change, overTrial.when)) ??
        (await table.update(keyOf(key), asFirst.change, asFirst.when));
    },
    release: async (key, campaignId) => {
      const { change, when } = releasing(campaignId, await find(key));
      await table.update(keyOf(key), change, when);
    },
    claimReturn: async (key, { campaignId, on, batch }) => {
      const change = {
        expression: 'SET came_back = :cameBack',
        values: { ':cameBack': { campaign_id: campaignId, on, counted_by: batch } },
      };
      const claimed = await table.update(keyOf(key), change, {
        expression:
          'trial.campaign_id = :campaign AND (attribute_not_exists(came_back) OR ' +
          'came_back.campaign_id <> :campaign OR came_back.counted_by = :batch)',
        values: { ':campaign': campaignId, ':batch': batch },
      });
      return claimed !== undefined;
    },
    markLandline: async (key) => {
      const change = { expression: 'SET is_landline = :true', values: { ':true': true } };
      await table.update(keyOf(key), change, EXISTS);
    },
    delete: remove,
  };
}

const EXISTS = { expression: 'attribute_exists(phone)' };
const IS_NEW = { expression: 'attribute_not_exists(phone)' };
const HAS_NOT_OPTED_OUT = { expression: 'attribute_not_exists(opt_out)' };

function keyOf({ restaurantId, phone }: GuestKey) {
  return { restaurant_id: restaurantId, phone };
}

function stoppedKeyOf({ restaurantId, phone }: GuestKey) {
  return { restaurant_id: restaurantId, phone: stoppedKey(restaurantId, phone) };
}

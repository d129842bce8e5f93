import * as z from 'zod/mini';
import type { ObjectStore } from '#functions/platform/aws/object-store.ts';
import { DECISION_RULES } from '#shared/sms/contract/sms-campaign.ts';
import { LAPSED_RULES } from '#shared/sms/win-back/lapsed.ts';

const day = z.string();

/** One guest of a list with the facts behind the decision, so that deciding again gives the same result. */
const DecidedGuestSchema = z.object({
  phone: z.string(),
  name: z.string(),
  /** Order days in the list itself; other days were known before. */
  listed: z.array(day),
  /** Whether the list says that the guest wants no texts. */
  refuses: z._default(z.boolean(), false),
  facts: z.object({
    hasOptedOut: z.boolean(),
    hasConsent: z.boolean(),
    mayBeMobile: z.boolean(),
    isForeign: z.boolean(),
    visits: z.array(day),
    lastWinBackAt: z.optional(z.iso.datetime()),
    isHeldBack: z._default(z.boolean(), false),
  }),
  /** Whether the guest was known before. A guest who is no longer known was deleted since. */
  wasKnown: z.boolean(),
  action: z.enum(['send', 'hold', 'skip']),
  rule: z.optional(z.enum(DECISION_RULES)),
  until: z.optional(z.iso.datetime()),
});
export type DecidedGuest = z.output<typeof DecidedGuestSchema>;

/** Stored with the list: terms and time of the decisions, and the proof of consent. */
const ListHeadSchema = z.object({
  terms: z.object({
    campaign_id: z.string(),
    time_zone: z.string(),
    state: z.string(),
    /** The owner's stricter hours, Sunday first, in minutes of the day. */
    own_week: z.optional(z.array(z.object({ opens: z.int(), closes: z.int() }))),
    today: day,
    lapsed_rule: z.enum(LAPSED_RULES),
    hold_out_percent: z.number(),
    text_cents: z.number(),
    budget_cents: z.optional(z.number()),
    keeps_quiet_hours: z.boolean(),
  }),
  decided_for: z.iso.datetime(),
  /** The time that the owner chose. Until then, all texts are held. */
  send_at: z.optional(z.iso.datetime()),
  consent: z.object({ at: z.iso.datetime(), by: z.string(), sentence: z.string(), file: z.string() }),
  errors: z.array(z.string()),
});
export type ListHead = z.output<typeof ListHeadSchema>;

const PartSchema = z.object({ guests: z.array(DecidedGuestSchema) });

/** Guests per file, which a worker reads for one message. */
export const GUESTS_OF_A_PART = 250;
/** Packing more in parallel would block the process. */
const WRITTEN_AT_ONCE = 4;
const OBJECT = { contentType: 'application/json', cacheControl: 'no-store' } as const;

type List = Pick<ObjectStore, 'put' | 'find'>;

/** Writes a list into its own folder. Returns the number of parts. */
export async function writeCampaignList(
  lists: List,
  folder: string,
  list: { head: ListHead; guests: readonly DecidedGuest[] },
): Promise<number> {
  const parts = Math.ceil(list.guests.length / GUESTS_OF_A_PART);
  const writes = Array.from({ length: parts }, (_, part) => () => {
    const guests = list.guests.slice(part * GUESTS_OF_A_PART, (part + 1) * GUESTS_OF_A_PART);
    return lists.put(partKey(folder, part), JSON.stringify({ guests }), OBJECT);
  });
  writes.push(() => lists.put(`${folder}list.json`, JSON.stringify(list.head), OBJECT));
  for (let index = 0; index < writes.length; index += WRITTEN_AT_ONCE) {
    await Promise.all(writes.slice(index, index + WRITTEN_AT_ONCE).map((write) => write()));
  }
  return parts;
}

/** Undefined after the list has expired. */
export async function readListHead(lists: List, folder: string): Promise<ListHead | undefined> {
  const text = await lists.find(`${folder}list.json`);
  return text === undefined ? undefined : ListHeadSchema.parse(JSON.parse(text));
}

/** Returns no guests if the part doesn't exist. */
export async function readListPart(lists: List, folder: string, part: number): Promise<DecidedGuest[]> {
  const text = await lists.find(partKey(folder, part));
  return text === undefined ? [] : PartSchema.parse(JSON.parse(text)).guests;
}

/** Replaces a guest's number with a mark and removes all other facts about the guest. Safe to repeat. */
export async function forgetInList(
  lists: List,
  list: { folder: string; parts: number },
  { phone, mark }: { phone: string; mark: string },
): Promise<void> {
  for (let part = 0; part < list.parts; part += 1) {
    const guests = await readListPart(lists, list.folder, part);
    if (!guests.some((guest) => guest.phone === phone)) continue;
    const left = guests.map((guest) => (guest.phone === phone ? forgotten(guest, mark) : guest));
    await lists.put(partKey(list.folder, part), JSON.stringify({ guests: left }), OBJECT);
  }
}

function forgotten({ action, rule, until }: DecidedGuest, mark: string): DecidedGuest {
  const facts = {
    hasOptedOut: false,
    hasConsent: false,
    mayBeMobile: true,
    isForeign: false,
    isHeldBack: false,
  };
  return {
    phone: mark,
    name: '',
    listed: [],
    refuses: false,
    facts: { ...facts, visits: [] },
    wasKnown: false,
    action,
    rule,
    until,
  };
}

function partKey(folder: string, part: number): string {
  return `${folder}${String(part).padStart(4, '0')}.json`;
}

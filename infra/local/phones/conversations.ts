import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import type { RestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';

/** Guests' texts, beside the outbox's `sms` with the texts they received. */
export const SAID_FOLDER = 'sms-from-guests';
/** The newest IDs are last in a folder. This many texts are enough, however many there are. */
const TEXTS_READ = 500;

const GotSchema = z.object({ at: z.string(), to: z.string(), text: z.string(), restaurantId: z.string() });
const GuestTextSchema = z.object({
  at: z.string(),
  from: z.string(),
  text: z.string(),
  restaurantId: z.string(),
});

export type Text = { id: string; at: string; by: 'restaurant' | 'guest'; text: string };
/** A restaurant's conversation on one simulated phone, oldest text first. */
export type Conversation = { restaurant_id: string; restaurant_name: string; phone: string; texts: Text[] };

type FoundText = Text & { restaurantId: string; phone: string };

/** The outbox's phones, latest conversation first. */
export async function readConversations(
  outboxDirectory: string,
  restaurants: Pick<RestaurantsRepository, 'find'>,
): Promise<Conversation[]> {
  const got = await readTexts(path.join(outboxDirectory, 'sms'), (value) => {
    const { to, ...text } = GotSchema.parse(value);
    return { ...text, phone: to, by: 'restaurant' };
  });
  const sent = await readTexts(path.join(outboxDirectory, SAID_FOLDER), (value) => {
    const { from, ...text } = GuestTextSchema.parse(value);
    return { ...text, phone: from, by: 'guest' };
  });
  const texts = [...got, ...sent].sort((one, other) => one.at.localeCompare(other.at));
  const byPhone = Map.groupBy(texts, ({ restaurantId, phone }) => `${restaurantId}#${phone}`);
  const names = await namesOf(restaurants, new Set(texts.map(({ restaurantId }) => restaurantId)));
  const conversations = [...byPhone.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [conversation([first, ...others], names.get(first.restaurantId))],
  );
  return conversations.sort((one, other) => lastAt(other).localeCompare(lastAt(one)));
}

function conversation(texts: [FoundText, ...FoundText[]], name: string | undefined): Conversation {
  const [{ restaurantId, phone }] = texts;
  return {
    restaurant_id: restaurantId,
    restaurant_name: name ?? 'Deleted restaurant',
    phone,
    texts: texts.map(({ id, at, by, text }) => ({ id, at, by, text })),
  };
}

function lastAt({ texts }: Conversation): string {
  return texts.at(-1)?.at ?? '';
}

async function namesOf(restaurants: Pick<RestaurantsRepository, 'find'>, ids: ReadonlySet<string>) {
  const found = await Promise.all([...ids].map((id) => restaurants.find(id)));
  return new Map(found.flatMap((each) => (each === undefined ? [] : [[each.restaurant_id, each.name]])));
}

async function readTexts(
  folder: string,
  parse: (value: unknown) => Omit<FoundText, 'id'>,
): Promise<FoundText[]> {
  const names = (await listFiles(folder)).filter((name) => name.endsWith('.json')).sort();
  return Promise.all(
    names.slice(-TEXTS_READ).map(async (name) => {
      const value: unknown = JSON.parse(await readFile(path.join(folder, name), 'utf8'));
      return { id: name.slice(0, -'.json'.length), ...parse(value) };
    }),
  );
}

async function listFiles(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

import { expect, test } from 'vitest';
import { EVENTS, type EventKind } from '#shared/contract/events.ts';
import { aLog } from '#tests/builders/log.ts';
import { refreshListed } from './refresh-listed.ts';

/** Events of restaurants named after their kinds. Returns those whose row is read again. */
async function refreshed(kinds: string[]): Promise<string[]> {
  const read: string[] = [];
  const dependencies = {
    log: aLog(),
    customers: {
      find: async (id: string) => {
        read.push(id);
        throw new Error('Stop here.');
      },
    },
  };
  const seen = kinds.map((kind) => ({ event: { kind, restaurant_id: kind } }));
  await refreshListed(
    dependencies as unknown as Parameters<typeof refreshListed>[0],
    seen as unknown as Parameters<typeof refreshListed>[1],
  );
  return read;
}

test('every event of a subscription refreshes its restaurant in the console’s list', async () => {
  const kinds = (Object.keys(EVENTS) as EventKind[]).filter((kind) =>
    /^(?:subscription|renewal)_/.test(kind),
  );
  expect(kinds.length).toBeGreaterThan(4);
  expect((await refreshed(kinds)).toSorted()).toEqual(kinds.toSorted());
});

test('a restaurant with several events is read once, and other events read nothing', async () => {
  expect(await refreshed(['signed_up', 'invoice_paid', 'signed_up', 'code_redeemed'])).toEqual([
    'signed_up',
    'invoice_paid',
  ]);
});

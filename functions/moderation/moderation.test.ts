import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { EVENT_ATTRIBUTE, setStreamStandIn } from '#functions/platform/aws/event-carrier.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import type { BusinessEvent } from '#shared/contract/events.ts';
import { aClock } from '#tests/builders/clock.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { aMortalProcess, type Interference, interfere } from '#tests/builders/interference.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import { someFlaggedText } from '#tests/builders/some-flagged-text.ts';
import { createInspect } from './create-inspect.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

let restaurants = 0;

function setup(interference?: Interference) {
  const client = createDynamoClient();
  if (interference !== undefined) interfere({ dynamo: client }, interference);
  const clock = aClock('2026-11-22T12:00:00.000Z');
  const restaurantId = `owner-${++restaurants}`;
  const { moderation } = openRepositories(client);
  const inspect = createInspect({ moderation, clock });
  return {
    clock,
    restaurantId,
    moderation,
    look: (...texts: string[]) => inspect(texts.map(someFlaggedText), { restaurantId }),
  };
}

const CURE = 'Our soup cures the flu.';

test('a clean text stores nothing and makes no call', async () => {
  const process = aMortalProcess();
  process.dieAfter(0);
  const { look } = setup(process.interference);
  expect(await look('A bowl of soup, and bread from the oven.', '  ')).toEqual([]);
});

test('a flagged text is one row with its rules, its sentences, and the event', async () => {
  const { look, moderation, restaurantId } = setup();
  const [id = ''] = await look(`We open at five. ${CURE}`);
  expect(await moderation.find(id)).toEqual({
    restaurant_id: restaurantId,
    moderation_id: id,
    content_type: 'generated_text',
    content_data: { text: `We open at five. ${CURE}`, used_for: 'website' },
    text: `We open at five. ${CURE}`,
    flags: ['health.disease'],
    passages: [{ rule: 'health.disease', passage: CURE }],
    status: 'flagged',
    flagged_at: '2026-11-22T12:00:00.000Z',
  });
});

test('the same content again is the same row, also in parallel', async () => {
  const { look, moderation, clock } = setup();
  const [first] = await look(CURE);
  clock.advance(60);
  const again = await Promise.all([look(CURE), look(CURE.toUpperCase()), look('Our soup cures the flu')]);
  expect(new Set(again.flat())).toEqual(new Set([first]));
  expect(await moderation.find(first ?? '')).toMatchObject({ flagged_at: '2026-11-22T12:00:00.000Z' });
});

test('content with a decision isn’t flagged again', async () => {
  const { look, moderation } = setup();
  const [id = ''] = await look(CURE);
  const row = await moderation.find(id);
  if (row === undefined) throw new Error('The row is missing.');
  const decision = {
    status: 'approved',
    decisionId: 'one',
    administratorId: 'admin',
    at: '2026-11-22T13:00:00.000Z',
  } as const;
  expect(await moderation.decide(row, decision)).toMatchObject({ status: 'approved', reviewed_by: 'admin' });
  expect(await moderation.decide(row, { ...decision, status: 'rejected' })).toBeUndefined();
  expect(await look(CURE)).toEqual([id]);
  expect(await moderation.find(id)).toMatchObject({ status: 'approved' });
});

test('of very many texts each flagged one is recorded, the last ones in one row', async () => {
  const { look, moderation } = setup();
  const dishes = Array.from({ length: 300 }, (_, at) =>
    at % 3 === 0 ? `Soup ${at} cures the flu.` : `Soup ${at}, with bread.`,
  );
  const ids = await look(...dishes);
  expect(ids).toHaveLength(21);
  const rows = await Promise.all(ids.map((id) => moderation.find(id)));
  const passages = rows.flatMap((row) => row?.passages.map(({ passage }) => passage));
  expect(passages).toEqual(dishes.filter((dish) => dish.includes('cures')));
  expect(rows.at(-1)?.text).toContain('Soup 297 cures the flu.');
});

test('all flagged parts of a text that is too long for a row are recorded', async () => {
  const { look, moderation } = setup();
  const innocent = 'Our bread rests for a day, and then for another one. '.repeat(10_000);
  const ids = await look(`Our soup cures the flu. ${innocent}Our tea cures colds.`);
  const rows = await Promise.all(ids.map((id) => moderation.find(id)));
  expect(rows.map((row) => row?.text)).toEqual(['Our soup cures the flu.\nOur tea cures colds.']);
});

test('open content of a deleted restaurant is dropped once', async () => {
  const { look, moderation, restaurantId } = setup();
  const [open = '', decided = ''] = [...(await look(CURE)), ...(await look('Voted best pizza in town.'))];
  const at = '2026-11-22T13:00:00.000Z';
  const rows = await Promise.all([open, decided].map((id) => moderation.find(id)));
  const [openRow, decidedRow] = rows;
  if (openRow === undefined || decidedRow === undefined) throw new Error('A row is missing.');
  const decision = { status: 'approved', decisionId: 'one', administratorId: 'admin', at } as const;
  await moderation.decide(decidedRow, decision);
  const events: unknown[] = [];
  setStreamStandIn(async (write, send) => {
    events.push((write.attributes[EVENT_ATTRIBUTE] as BusinessEvent).event_id);
    return send();
  });
  await moderation.dropUndecided(restaurantId, at);
  expect(events).toEqual([`content_dropped/${open}`]);
  setStreamStandIn(undefined);
  expect(await moderation.decide(openRow, decision)).toBeUndefined();
  expect((await moderation.find(open))?.is_dropped).toBe(true);
});

test('a process that dies right after any of its calls leaves nothing that the next one doesn’t repair', async () => {
  for (let call = 1; call <= 40; call += 3) {
    const process = aMortalProcess();
    process.dieAfter(call);
    const { look, restaurantId } = setup(process.interference);
    await look(CURE).catch(() => undefined);
    const { moderation } = openRepositories();
    const inspect = createInspect({ moderation, clock: aClock() });
    const ids = await inspect([someFlaggedText(CURE)], { restaurantId });
    const found = await moderation.searchEventually(restaurantId, { status: 'flagged', limit: 100 });
    expect(found.rows.map(({ moderation_id }) => moderation_id)).toEqual(ids);
  }
});

test('a removal that is repeated keeps its first time and shows all places', async () => {
  const { look, moderation } = setup();
  const [id = ''] = await look(CURE);
  const row = await moderation.find(id);
  if (row === undefined) throw new Error('The row is missing.');
  await moderation.noteWithdrawal(row, ['website'], '2026-11-22T13:00:00.000Z');
  await moderation.noteWithdrawal(row, ['website', 'ad'], '2026-11-22T14:00:00.000Z');
  expect(await moderation.find(id)).toMatchObject({
    withdrawn_at: '2026-11-22T13:00:00.000Z',
    withdrawn_from: ['website', 'ad'],
  });
});

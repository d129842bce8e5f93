import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { MODEL_DEADLINES } from '#functions/ai/models/model-deadlines.ts';
import type { Writer, WriterOfMany } from '#functions/ai/writer.ts';
import { aProfile } from '#tests/builders/a-profile.ts';
import { writePlan } from './write-plan.ts';

/** Every metered call ends within 28 seconds. */
const MOST_MILLISECONDS = 28_000;
/** After this time the library replaces the model. */
const LONGEST_WRITING = MODEL_DEADLINES.call;
const WEEKS = 4;
/** The number of posts in such a calendar. */
const PLACES = 2 * 2 * WEEKS;

/** A model whose calls take these times in turn (milliseconds) and that always writes the same. */
function aSlowWriter(durations: readonly number[]) {
  let time = 0;
  let writings = 0;
  const write: Writer['write'] = async (task, facts) => {
    const usage = { requests: 1, inputTokens: 0, outputTokens: 0, milliseconds: 0 };
    const endsAt = time + (durations[writings] ?? LONGEST_WRITING);
    writings += 1;
    await Promise.resolve();
    time = Math.max(time, endsAt);
    const composed = task.compose(task.facts.parse(facts));
    const same = JSON.parse(
      JSON.stringify(composed, (key, value) => (key === 'text' ? 'We are open.' : value)),
    );
    return { result: task.result.parse(same), model: 'a slow model', usage };
  };
  const withinOneUse: WriterOfMany['withinOneUse'] = (_use, work) => work(write);
  return { withinOneUse, now: () => time, writings: () => writings };
}

async function planWith(durations: readonly number[]) {
  const writer = aSlowWriter(durations);
  const { posts } = await writePlan(
    { profile: aProfile(), caller: { restaurantId: 'one' }, writer },
    {
      platforms: ['facebook', 'instagram'],
      weeks: WEEKS,
      posts_per_week: 2,
      startsOn: '2026-11-23',
      theme: '',
      tone: undefined,
      offer: '',
      dishes: [],
      occasions: [],
    },
  );
  const texts = new Set(posts.map(({ post: { text } }) => text));
  const byModel = posts.filter(({ post }) => post.written_by === 'a slow model').length;
  return { milliseconds: writer.now(), writings: writer.writings(), texts: texts.size, byModel };
}

test('a calendar of four weeks ends within 28 seconds, however slow its generations are', async () => {
  const anyDuration = fc.integer({ min: 0, max: LONGEST_WRITING });
  await fc.assert(
    fc.asyncProperty(fc.array(anyDuration, { minLength: WEEKS, maxLength: WEEKS }), async (durations) => {
      const { milliseconds } = await planWith(durations);
      expect(milliseconds).toBeLessThanOrEqual(MOST_MILLISECONDS);
    }),
    { numRuns: 20 },
  );
});

test('a model’s repeated text becomes the library’s draft without a second request', async () => {
  const plan = await planWith([5_000, 5_000, 5_000, 9_000]);
  expect(plan).toEqual({ milliseconds: 9_000, writings: WEEKS, texts: PLACES, byModel: 1 });
});

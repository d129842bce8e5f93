import { afterEach, expect, test } from 'vitest';
import type { PostBrief, PostFacts } from '#functions/ai/posts/post-facts.ts';
import { postsTask } from '#functions/ai/posts/posts-task.ts';
import { createWriter } from '#functions/ai/writer.ts';
import { anOpenMeter } from '#tests/builders/a-meter.ts';
import { aNoopInspector } from '#tests/builders/a-noop-inspector.ts';
import { aPostBrief, aPostRestaurant } from '#tests/builders/a-post-brief.ts';
import { aToolAnswer, startConverseServer } from '#tests/builders/models/converse-server.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const OFFER = '20% off dinner on Tuesdays';
const dish = (name: string, price: string) => ({ name, description: '', price, availability: '' });
const brief = (over: Partial<PostBrief>) =>
  aPostBrief({ day: { date: '2026-11-27', hours: [{ opens: '17:00', closes: '22:00' }] }, ...over });
const facts: PostFacts = {
  restaurant: aPostRestaurant(),
  briefs: [
    brief({ dishes: [dish('Carbonara', '$19')] }),
    brief({ post_id: 'p2', dishes: [dish('Tiramisù', '$9')], day: null }),
    brief({ post_id: 'p3', angle: 'offer', words: OFFER, day: null }),
  ],
  drafts: [],
};
const post = (post_id: string, text: string) => ({ post_id, subject: '', text });
const GOOD = [
  post('p1', '{post_1_dish_1}, {post_1_dish_1_price}. {post_1_hours}'),
  post('p2', 'Save room for {post_2_dish_1}. Who is in?'),
  post('p3', '{post_3_words}: bring someone along.'),
];

async function setup(...answers: (typeof GOOD)[]) {
  const server = await startConverseServer(answers.map((posts) => aToolAnswer('write_posts', { posts })));
  closing.push(server.close);
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
  const bedrock = {
    modelId: 'vendor.model-v1:0',
    region: 'eu-west-1',
    endpoint: server.endpoint,
    credentials,
  };
  const writer = createWriter(
    { provider: 'bedrock', bedrock },
    { meter: anOpenMeter(), inspect: aNoopInspector },
  );
  const write = (given = facts) => writer.write(postsTask, given, { restaurantId: 'rest_1' });
  return { write, calls: server.calls };
}

const write = async (...answers: (typeof GOOD)[]) => (await setup(...answers)).write();

test('posts in a language without a claims list are written without a model', async () => {
  const { write, calls } = await setup(GOOD);
  const restaurant = { ...facts.restaurant, language: 'pl' };
  const { model, fallbackReason } = await write({ ...facts, restaurant });
  expect(model).toBe('built-in');
  expect(fallbackReason).toBe('We can’t fact-check the model in this language.');
  expect(calls).toEqual([]);
});

test('a model’s posts are printed with their referenced facts', async () => {
  const { model, result } = await write(GOOD);
  expect(model).toBe('vendor.model-v1:0');
  expect(result.posts.map(({ text }) => text)).toEqual([
    'Carbonara, $19. Friday, 5–10 PM',
    'Save room for Tiramisù. Who is in?',
    `${OFFER}: bring someone along.`,
  ]);
});

test.each([
  ['is missing', 1, undefined],
  ['is empty', 1, post('p2', '')],
  ['is longer than its platform takes', 1, post('p2', `{post_2_dish_1} ${'mmm '.repeat(20_000)}`)],
  ['says another again', 1, post('p2', '{post_1_dish_1}, {post_1_dish_1_price}. {post_1_hours}')],
  ['leaves out its offer', 2, post('p3', 'There is something for you.')],
])('one that %s is written by the built-in writer, and the others stay', async (_title, place, bad) => {
  const answer = GOOD.flatMap((good, index) => (index === place ? (bad ?? []) : good));
  const { model, result } = await write(answer);
  expect(model).toBe('vendor.model-v1:0');
  const texts = result.posts.map(({ text }) => text);
  const [first] = (await write(GOOD)).result.posts;
  expect(texts[0]).toBe(first?.text);
  expect(texts[place]).toContain(place === 1 ? 'Tiramisù' : OFFER);
  expect(texts[place]).not.toBe(bad?.text);
});

test.each([
  ['a price of another post’s dish', 'Get {post_2_dish_1} for {post_1_dish_1_price}.'],
  ['an hour of its own', '{post_2_dish_1}, from 5 on.'],
  ['a diet of its own', '{post_2_dish_1}: vegan, of course.'],
])('%s is reported to the model, and its second text is used', async (_title, text) => {
  const { model, rejectedTexts, result } = await write([post('p2', text)], GOOD);
  expect({ model, rejectedTexts }).toEqual({ model: 'vendor.model-v1:0', rejectedTexts: 1 });
  expect(result.posts[1]?.text).toBe('Save room for Tiramisù. Who is in?');
});

test('where no post can be used the built-in writer writes all', async () => {
  const { model, fallbackReason, result } = await write([post('p9', 'Hello')]);
  expect(model).toBe('built-in');
  expect(fallbackReason).toBe('The model didn’t write any usable posts.');
  expect(result.posts.every(({ text }) => text !== '')).toBe(true);
});

import { expect, onTestFinished, test } from 'vitest';
import { anOpenMeter } from '#tests/builders/a-meter.ts';
import { aNoopInspector } from '#tests/builders/a-noop-inspector.ts';
import {
  MODEL_PROTOCOLS,
  type ModelProtocol,
  type ModelReply,
  startModelServer,
} from '#tests/builders/model-protocols.ts';
import { MODEL_TOOLS } from '#tests/builders/model-tools.ts';
import type { ModelSettings } from './models/model-settings.ts';
import { createWriter, type Writer, type Written } from './writer.ts';

const TOOLS = Object.entries(MODEL_TOOLS);
const SHORT_MILLISECONDS = 300;

/** What a tool shows with these settings, and how it was written. */
async function run(tool: string, settings: ModelSettings) {
  const writer = createWriter(settings, { meter: anOpenMeter(), inspect: aNoopInspector });
  const asked: Written<unknown>[] = [];
  const write: Writer['write'] = async (...given) => {
    const written = await writer.write(...given);
    if (given[0].prompt !== undefined) asked.push(written);
    return written;
  };
  return { shown: await MODEL_TOOLS[tool]?.run({ write }), asked };
}

async function serve(protocol: ModelProtocol, reply: ModelReply | ((name: string) => ModelReply)) {
  const server = await startModelServer(protocol, ({ name }) =>
    typeof reply === 'function' ? reply(name) : reply,
  );
  onTestFinished(async () => void (await server.close()));
  return server;
}

const UNREADABLE = 'We couldn’t read the model’s answer.';
const LATE = 'The model didn’t answer in time.';
const FAILURES: readonly [title: string, reply: ModelReply, reason: string, requests: number][] = [
  ['429 with Retry-After', { status: 429, retryAfter: '0' }, 'The model was too busy to answer.', 2],
  ['429 with a long Retry-After', { status: 429, retryAfter: '90' }, 'The model was too busy to answer.', 1],
  ['500', { status: 500, retryAfter: '0' }, 'The model service had an error.', 2],
  ['a timeout', 'silence', LATE, 1],
  ['a slow drip', 'drip', LATE, 1],
  ['broken JSON', { answer: '{"text": "Sit "down""}' }, UNREADABLE, 2],
  ['a truncated answer', { cut: '{"text": "Sit do' }, 'The model’s answer was cut off.', 1],
  ['an answer that ends midway', { answer: '{"text": "Sit do' }, UNREADABLE, 2],
  ['a refusal', { refusal: 'I can’t help with that.' }, 'The model refused this request.', 1],
  ['a wrong schema', { answer: { title: 7 } }, 'The model’s answer had the wrong format.', 2],
  ['a call of a tool that isn’t there', { call: 'delete_website' }, 'The model refused this request.', 1],
  ['1 MB', { answer: { text: 'x'.repeat(1_000_001) } }, 'The model’s answer was too large.', 1],
];

test.each(MODEL_PROTOCOLS.flatMap((protocol) => FAILURES.map((failure) => [protocol, ...failure] as const)))(
  '%s: %s leaves every tool with the built-in writer',
  async (protocol, _title, reply, fallbackReason, requests) => {
    const server = await serve(protocol, reply);
    const settings = server.settings(
      typeof reply === 'string' ? { deadlineMilliseconds: SHORT_MILLISECONDS } : {},
    );
    const answers = TOOLS.map(async ([tool]) => {
      const { shown, asked } = await run(tool, settings);
      expect({ tool, shown }).toEqual({ tool, shown: (await run(tool, { provider: 'built-in' })).shown });
      expect({ tool, asked }).toMatchObject({
        tool,
        asked: [{ model: 'built-in', fallbackReason, usage: { requests } }],
      });
    });
    await Promise.all(answers);
    // On a busy machine a short deadline may end before its request arrives.
    if (typeof reply !== 'string') expect(server.calls).toHaveLength(requests * TOOLS.length);
  },
);

const INJECTED = [
  ['a link', 'Order at https://evil.example/now today.', /evil/],
  ['a script', '<script>alert("evil")</script> and come in.', /evil|<script/],
  ['a false claim', 'Voted the best kitchen in town.', /voted|best kitchen/i],
  ['a sentence of the prompt', 'You answer only in the form that is asked for. Come in.', /only in the form/],
  ['a call of a tool', '{delete_website} Come in.', /delete_website/],
] as const;

test.each(
  MODEL_PROTOCOLS.flatMap((protocol) => INJECTED.map((injected) => [protocol, ...injected] as const)),
)('%s: %s in an answer is never shown', async (protocol, _title, text, sign) => {
  const sayings = new Map(TOOLS.map(([tool, { saying }]) => [tool, saying(text)]));
  for (const [tool, answer] of sayings) {
    const server = await serve(protocol, { answer });
    const { shown, asked } = await run(tool, server.settings());
    expect(asked).toHaveLength(1);
    // The owner checks the lines of a photo in the menu table, and its photo has them.
    if (tool === 'menu photo') expect(shown).toEqual({ lines: [text] });
    else
      expect({ tool, shown: JSON.stringify(shown ?? null) }).not.toMatchObject({
        shown: expect.stringMatching(sign),
      });
  }
});

test.each(MODEL_PROTOCOLS)(
  '%s: a quote that isn’t in the text is dropped, and the others stay',
  async (protocol) => {
    const quote = (text: string) => ({ field: 'story', value: { text }, confidence: 'certain', words: text });
    const proposals = [quote('We cook in a wood oven.'), quote('We won an award.')];
    const answer = { language: 'en', proposals, wishes: [{ words: 'Make it dark.' }], not_for_guests: [] };
    const server = await serve(protocol, { answer });
    const { shown, asked } = await run('read', server.settings());
    expect(asked[0]).toMatchObject({
      model: 'canned-answers',
      promptVersion: expect.stringMatching(/^[0-9a-f]{12}$/),
    });
    const placed = expect.objectContaining({ ...quote('We cook in a wood oven.'), start: 29 });
    expect(shown).toMatchObject({ wishes: [], proposals: expect.arrayContaining([placed]) });
    expect(JSON.stringify(shown)).not.toMatch(/award|dark/);
  },
);

const [TRUE, FALSE] = ['Sit down with us.', 'Dinner from 25.'];
const ad = (headline: string) => ({
  primary_text: `{offer}. Say {promo_code}. ${TRUE}`,
  headline,
  description: 'Come in',
});
const PARTLY_FALSE: Readonly<Record<string, object>> = {
  draft: { ...MODEL_TOOLS.draft?.saying(TRUE), hero_description: FALSE },
  ads: { variants: [ad('Come in'), ad(FALSE), ad('Come in')] },
  texts: { greetings: [`{name}: ${TRUE}`, `{name}: ${FALSE}`] },
  captions: {
    posts: [
      { post_id: 'facebook', subject: '', text: TRUE },
      { post_id: 'email_campaign', subject: 'Come in', text: FALSE },
    ],
  },
};

test.each(
  MODEL_PROTOCOLS.flatMap((protocol) =>
    Object.entries(PARTLY_FALSE).map((one) => [protocol, ...one] as const),
  ),
)('%s: of %s, only the text with an unsupported claim is replaced', async (protocol, tool, answer) => {
  const server = await serve(protocol, { answer });
  const { shown, asked } = await run(tool, server.settings());
  expect(asked[0]).toMatchObject({ model: 'canned-answers', rejectedTexts: 1, usage: { requests: 1 } });
  expect(JSON.stringify(shown)).toContain(TRUE);
  expect(JSON.stringify(shown)).not.toContain(FALSE);
});

import { expect, onTestFinished, test } from 'vitest';
import {
  aCompletion,
  anError,
  COMPLETION_USAGE,
  startOpenAiServer,
} from '#functions/ai/models/openai-compatible/openai-server.ts';
import { measureProvider, repeatedSentences, tableOf } from './provider-drafts.ts';
import { settingsOfFlags } from './provider-run.ts';

const STORY = {
  tagline: 'Sit down, a long lunch',
  hero_description: 'A table is set at {website_name}.',
  meta_description: '{website_name}: a table is set.',
  about_content: '{sentence_1}',
  contact_description: 'Come and see us.',
};
const BRIEFS = [
  { name: 'Osteria Lupo', text: 'We cook in a wood oven.' },
  { name: 'Casa Verde', text: 'We cook in a wood oven.' },
];

test('of two pages whose second answer fails, half fell back to the built-in writer', async () => {
  const server = await startOpenAiServer(({ body }) =>
    JSON.stringify(body.messages).includes('Casa Verde') ? anError(401) : aCompletion(STORY),
  );
  const flags = { provider: 'openai-compatible', model: 'a-local-model', 'base-url': server.baseUrl };
  onTestFinished(async () => void (await server.close()));
  const figures = await measureProvider(settingsOfFlags(flags, {}), BRIEFS);
  expect(figures).toMatchObject({
    provider: 'openai-compatible',
    model: 'a-local-model',
    pages: 2,
    fallbackRate: 0.5,
    guardRejections: 0,
    inputTokens: COMPLETION_USAGE.prompt_tokens,
    outputTokens: COMPLETION_USAGE.completion_tokens,
    dollars: 0,
  });
  expect(figures.words).toBeGreaterThan(0);
  expect(tableOf(figures)).toContain('| 50% | 100 | 50 |');
  expect(tableOf({ ...figures, dollars: null })).toContain('| unknown |');
});

test('a provider whose address is missing is refused with a sentence that says what to set', () => {
  expect(() => settingsOfFlags({ provider: 'openai-compatible', model: 'm' }, {})).toThrow(
    'Set TEXT_BASE_URL (such as http://localhost:11434/v1) and TEXT_MODEL too. The flags --model and --base-url set',
  );
});

test('a sentence counts as repeated from its second time on', () => {
  expect(repeatedSentences(['Come in. Sit down.', 'Come in.', 'Come in.'])).toBe(2);
});

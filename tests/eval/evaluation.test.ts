import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { NOT_ANSWERABLE } from '#tests/builders/a-writing-model.ts';
import {
  MODEL_PROTOCOLS,
  type ModelCall,
  type ModelProtocol,
  type ModelReply,
  startModelServer,
} from '#tests/builders/model-protocols.ts';
import { COMPLETION_USAGE } from '#tests/builders/models/openai-server.ts';
import { figureOf, SHARED_COLUMNS } from './columns.ts';
import { copyCounts, repeatedSentences } from './copy-counts.ts';
import { drafts } from './drafts.ts';
import { settingsOfFlags } from './eval-settings.ts';
import { type Result, tableOf } from './evaluation.ts';
import { EVALUATIONS } from './evaluations.ts';
import { compareResults, saveResult } from './saved-results.ts';

const AD = {
  primary_text: '{dish}: {offer} at {name}. Say {promo_code}.',
  headline: '{dish}',
  description: '{name}',
};
/** A model's answer to each kind of request. */
const ANSWERS: Readonly<Record<string, object>> = {
  write_story: {
    tagline: 'Sit down, a long lunch',
    hero_description: 'A table is set at {website_name}.',
    meta_description: '{website_name}: a table is set.',
    about_content: 'Come in and sit down.',
    contact_description: 'Come and see us.',
  },
  write_read_profile: { language: 'en', proposals: [], wishes: [], not_for_guests: [] },
  write_read_question: NOT_ANSWERABLE,
  write_ad_copy: { variants: [AD, AD, AD] },
};
const answerTo = ({ name }: ModelCall) => ({ answer: ANSWERS[name] ?? {} });
/** Variables that an operator sets besides flags. */
const VARIABLES = {
  AWS_REGION: 'us-east-1',
  TEXT_API_KEY: 'a-key',
  TEXT_INPUT_PRICE: '0.4',
  TEXT_OUTPUT_PRICE: '1.6',
};

async function setup(reply: (call: ModelCall) => ModelReply, protocol: ModelProtocol = 'openai-compatible') {
  const { baseUrl, calls, close } = await startModelServer(protocol, reply);
  onTestFinished(async () => void (await close()));
  const flags = { provider: protocol, model: 'a-model', 'base-url': baseUrl };
  return { settings: settingsOfFlags(flags, VARIABLES), calls, baseUrl };
}

const byName = EVALUATIONS.map((each) => [each.name, each] as const);
const byProtocol = MODEL_PROTOCOLS.flatMap((protocol) => byName.map((each) => [protocol, ...each] as const));

test.each(byProtocol)('%s: a model is evaluated at %s', async (provider, task, { evaluate }) => {
  const { settings, calls } = await setup(answerTo, provider);
  const result = await evaluate(settings, 1);
  expect(result).toMatchObject({ task, provider, model: 'a-model', cases: 1 });
  expect(calls, 'the first is unmeasured').toHaveLength(2);
  expect(result.figures).toMatchObject({
    fallback_rate: 0,
    guard_rejections: 0,
    input_tokens: COMPLETION_USAGE.prompt_tokens,
    output_tokens: COMPLETION_USAGE.completion_tokens,
    dollars: 0.00012,
  });
});

test('npm run eval prints the table of a model on Bedrock', async () => {
  const { baseUrl, calls } = await setup(answerTo, 'bedrock');
  const given = ['--provider', 'bedrock', '--model', 'vendor.model', '--base-url', baseUrl];
  const { stdout } = await promisify(execFile)('node', ['tests/eval/run.ts', 'ads', ...given], {
    env: { ...process.env, ...VARIABLES },
  });
  const [titles = '', , row = ''] = stdout.split('\n');
  expect(titles).toContain('| facts found | facts right | contradictions | requests honored |');
  expect(row).toContain('| bedrock | vendor.model | 11 |');
  const measured = calls.length - 1;
  expect(row).toContain(`| ${100 * measured} | ${50 * measured} |`);
});

const { EVAL_BASE_URL, EVAL_MODEL, EVAL_API_KEY = '' } = process.env;
if (EVAL_BASE_URL && EVAL_MODEL) {
  const flags = { provider: 'openai-compatible', model: EVAL_MODEL, 'base-url': EVAL_BASE_URL };
  test.each(byName)(
    '%s: the model of EVAL_BASE_URL is evaluated',
    async (_name, { evaluate }) => {
      const result = await evaluate(settingsOfFlags(flags, { TEXT_API_KEY: EVAL_API_KEY }), 1);
      console.info(tableOf([result]));
      expect(result.figures.output_tokens).toBeGreaterThan(0);
    },
    120_000,
  );
} else {
  console.info('No evaluation with a real model: set EVAL_BASE_URL and EVAL_MODEL for one.');
}

test('when the second of two drafts fails, half fell back to the built-in writer', async () => {
  const { settings } = await setup((call) =>
    call.prompt.includes('Harbor') ? { status: 401 } : answerTo(call),
  );
  const { figures } = await drafts.evaluate(settings, 2);
  expect(figures).toMatchObject({ fallback_rate: 50, input_tokens: 100, output_tokens: 50 });
  expect(figures.words).toBeGreaterThan(0);
});

test('a model that keeps failing is called for each case', async () => {
  const { settings, calls } = await setup(() => ({ status: 503, retryAfter: '600' }));
  const { figures } = await drafts.evaluate(settings, 8);
  expect(figures.fallback_rate).toBe(100);
  expect(calls).toHaveLength(1 + 8);
});

test('a provider without an address is refused with what to set', () => {
  expect(() => settingsOfFlags({ provider: 'openai-compatible', model: 'm' }, {})).toThrow(
    'TEXT_PROVIDER=openai-compatible also needs TEXT_BASE_URL (such as http://localhost:11434/v1) and TEXT_MODEL. The flags --model and --base-url set',
  );
});

test('a share counts all cases together, and is undefined without cases', () => {
  expect(figureOf('facts_found', [{ facts_found: [1, 2] }, { facts_found: [2, 2] }])).toBe(75);
  expect(figureOf('facts_found', [{ facts_found: [0, 0] }])).toBeNull();
  expect(figureOf('words', [{ words: 1 }, { words: 5 }, { words: 3 }, { words: 4 }])).toBe(3.5);
});

test('a sentence counts as repeated from its second use on', () => {
  expect(repeatedSentences(['Come in. Sit down.', 'Come in.', 'Come in.'])).toBe(2);
});

test('banned words and numbers count unless the owner used them', () => {
  const copy = ['Authentic food, freshly made since 1982. 20% off.'];
  expect(copyCounts(copy, 'en', '')).toMatchObject({ banned_words: 2, contradictions: 2 });
  expect(copyCounts(copy, 'en', 'freshly made, 20% off')).toMatchObject({
    banned_words: 1,
    contradictions: 1,
  });
});

test('saved results of a task are compared side by side, with unknown prices as unknown', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'evaluations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const address = pathToFileURL(`${folder}/`);
  const result = (task: string, provider: string, model: string, dollars: number | null): Result => ({
    task,
    provider,
    model,
    cases: 2,
    figures: { words: 90, dollars },
  });
  saveResult(result('drafts', 'built-in', 'built-in', 0), address);
  saveResult(result('drafts', 'openai-compatible', 'qwen2.5:7b', null), address);
  saveResult(result('ads', 'built-in', 'built-in', 0), address);
  expect(readdirSync(folder).filter((file) => file.endsWith('.md'))).toEqual(['ads.md', 'drafts.md']);
  expect(readFileSync(path.join(folder, 'drafts.md'), 'utf8')).toContain(compareResults('drafts', address));
  const cells = SHARED_COLUMNS.map((column) => (column === 'words' ? 90 : column === 'dollars' ? '' : '–'));
  const row = cells.join(' | ');
  expect(compareResults('drafts', address).split('\n').slice(2)).toEqual([
    `| built-in | built-in | 2 | ${row}0.0000 |`,
    `| openai-compatible | qwen2.5:7b | 2 | ${row}unknown |`,
  ]);
  expect(() => compareResults('readers', address)).toThrow('Save one first: npm run eval -- readers --save');
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import config from '../../.dependency-cruiser.mjs';

/**
 * Files with the rule that their one import breaks; no rule if the import is allowed. Type imports, unless `isValue`.
 */
const CASES: readonly { file: string; imports: string; isValue?: boolean; rule?: string }[] = [
  { file: 'shared/billing/plan.ts', imports: 'node:fs', rule: 'shared-runs-on-both-sides' },
  {
    file: 'shared/billing/price.ts',
    imports: '#functions/platform/log.ts',
    rule: 'shared-runs-on-both-sides',
  },
  {
    file: 'functions/accounts/api/session.ts',
    imports: '#functions/images/api/read.ts',
    rule: 'functions-stay-apart',
  },
  {
    file: 'functions/accounts/api/limits.ts',
    imports: '#infra/resources.ts',
    rule: 'functions-know-no-surroundings',
  },
  {
    file: 'functions/platform/http.ts',
    imports: '#functions/accounts/users.ts',
    rule: 'platform-knows-no-noun',
  },
  {
    file: 'functions/accounts/sign.ts',
    imports: '#functions/accounts/api/in.ts',
    rule: 'nouns-know-no-function',
  },
  { file: 'web/ui/button.tsx', imports: '#shared/billing/plan.ts', rule: 'ui-knows-no-product' },
  {
    file: 'web/accounts/login/login.tsx',
    imports: '../welcome/welcome-screen.tsx',
    rule: 'screens-are-opened-by-the-router',
  },
  {
    file: 'web/accounts/session.tsx',
    imports: '#web/app/router.tsx',
    rule: 'nouns-know-no-app',
  },
  { file: 'web/app/main.tsx', imports: '#infra/resources.ts', rule: 'web-runs-in-browsers' },
  {
    file: 'web/client/all-groups.ts',
    imports: '#shared/contract/routes.ts',
    isValue: true,
    rule: 'web-loads-groups-apart',
  },
  { file: 'web/client/names.ts', imports: '#shared/contract/routes.ts' },
  { file: 'infra/app.ts', imports: '#functions/accounts/api/handler.ts', rule: 'infra-reads-needs' },
  { file: 'functions/sms/needs.ts', imports: '#shared/contract/brand.ts', rule: 'needs-are-declarations' },
  {
    file: 'functions/platform/needs/needs.ts',
    imports: '#infra/app.ts',
    rule: 'needs-name-resources',
  },
  { file: 'functions/status/api/one.ts', imports: './two.ts', rule: 'no-circles' },
  { file: 'functions/accounts/api/gone.ts', imports: './not-there.ts', rule: 'no-unresolvable' },
  {
    file: 'functions/accounts/api/rows.ts',
    imports: '#functions/platform/aws/dynamo-table.ts',
    isValue: true,
    rule: 'tables-open-in-repositories',
  },
  { file: 'functions/accounts/api/typed-rows.ts', imports: '#functions/platform/aws/dynamo-table.ts' },
  {
    file: 'functions/accounts/api/rows-repository.ts',
    imports: '#functions/platform/aws/dynamo-table.ts',
    isValue: true,
  },
  {
    file: 'functions/platform/count.ts',
    imports: '@aws-sdk/lib-dynamodb',
    rule: 'tables-are-asked-by-repositories',
  },
  {
    file: 'functions/websites/generation-worker/rows.ts',
    imports: '@aws-sdk/lib-dynamodb',
    isValue: true,
    rule: 'tables-are-asked-by-repositories',
  },
  { file: 'functions/accounts/users-repository.ts', imports: '@aws-sdk/lib-dynamodb' },
  {
    file: 'functions/websites/generation-worker/ask.ts',
    imports: '#functions/ai/models/bedrock/bedrock-model.ts',
    rule: 'texts-come-through-the-writer',
  },
  {
    file: 'functions/accounts/greet.ts',
    imports: '#functions/ai/design/tasks/story/compose-story.ts',
    isValue: true,
    rule: 'texts-come-through-the-writer',
  },
  {
    file: 'functions/profile/api/guess.ts',
    imports: '#functions/ai/readers/read-profile.ts',
    isValue: true,
    rule: 'texts-come-through-the-writer',
  },
  {
    file: 'functions/websites/generation-worker/write.ts',
    imports: '#functions/ai/drafts/menu-task.ts',
    isValue: true,
  },
  {
    file: 'functions/accounts/drafts.ts',
    imports: '#functions/ai/drafts/menu-draft.ts',
    isValue: true,
  },
  { file: 'functions/ai/models/load-model.ts', imports: './bedrock/bedrock-model.ts', isValue: true },
  { file: 'functions/accounts/api/fine.ts', imports: '#functions/accounts/users.ts' },
  { file: 'functions/accounts/api/fine.test.ts', imports: '#infra/resources.ts' },
  { file: 'infra/stack.ts', imports: '#functions/accounts/api/needs.ts' },
  { file: 'functions/leads/api/needs.ts', imports: '#functions/platform/needs/needs.ts' },
  { file: 'infra/local/start.ts', imports: '#functions/accounts/api/handler.ts' },
  { file: 'web/accounts/login/form.tsx', imports: '#web/accounts/session-context.ts' },
];

const root = mkdtempSync(path.join(tmpdir(), 'import-direction-'));
let violations: { file: string; rule: string }[] = [];

beforeAll(async () => {
  const imported = CASES.flatMap(({ file, imports }) => {
    if (imports.startsWith('#')) return [imports.slice(1)];
    if (imports.startsWith('.') && !imports.includes('not-there'))
      return [path.posix.join(path.posix.dirname(file), imports)];
    return [];
  });
  for (const file of imported) write(file, 'export const thing = 1;\n');
  write('functions/status/api/two.ts', "export type * from './one.ts';\n");
  for (const { file, imports, isValue = false } of CASES)
    write(
      file,
      `import ${isValue ? '' : 'type '}* as thing from '${imports}';\nexport type Thing = typeof thing;\n`,
    );
  const client = { name: '@aws-sdk/lib-dynamodb', version: '1.0.0', main: 'index.js' };
  write(`node_modules/${client.name}/package.json`, JSON.stringify(client));
  write(`node_modules/${client.name}/index.js`, 'exports.thing = 1;\n');
  const imports = Object.fromEntries(
    ['shared', 'functions', 'infra', 'web'].map((room) => [`#${room}/*`, `./${room}/*`]),
  );
  write('package.json', JSON.stringify({ name: 'rooms', type: 'module', imports }));
  const { forbidden, options } = config;
  const { tsConfig: _, ...rest } = options;
  const { output } = await cruise(['shared', 'functions', 'infra', 'web'], {
    ...rest,
    baseDir: root,
    validate: true,
    ruleSet: { forbidden },
  });
  // A cycle is reported at the file that was read first.
  violations = (output as ICruiseResult).summary.violations.flatMap(({ from, rule, cycle }) =>
    [from, ...(cycle ?? []).map(({ name }) => name).filter((name) => name !== from)].map((file) => ({
      file,
      rule: rule.name,
    })),
  );
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

test.each(CASES)('$file importing $imports: $rule', ({ file, rule }) => {
  const broken = violations.filter((violation) => violation.file === file).map((violation) => violation.rule);
  expect(broken).toEqual(rule === undefined ? [] : [rule]);
});

import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Runs the command without credentials, with an AWS endpoint that refuses connections. */
function runDeploy(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`${import.meta.dirname}/deploy.ts`, ...args],
    {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, AWS_REGION: 'us-east-1', AWS_ENDPOINT_URL: 'http://127.0.0.1:1' },
    },
  );
  return { status, stdout, stderr };
}

test('--help prints the usage and exits with success', () => {
  const { status, stdout } = runDeploy('--help');
  expect(stdout).toContain('npm run deploy -- --stage <staging|production>');
  expect(status).toBe(0);
});

test('no stage is deployed with a placeholder as the sender of its emails', () => {
  const { status, stderr } = runDeploy('--stage', 'staging');
  expect(stderr).toContain(
    'The stage "staging" can’t be deployed yet. Fix its row in infra/stages.ts: email.sender is "hello@staging.tableside.example", a placeholder.',
  );
  expect(status).toBe(1);
});

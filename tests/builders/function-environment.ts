import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SQSEvent } from 'aws-lambda';
import { vi } from 'vitest';
import { createTokens } from '#functions/platform/auth/token.ts';
import { systemClock } from '#functions/platform/clock.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { functionEnvironment } from '#infra/local/function-environment.ts';
import type { QueueName } from '#infra/resources.ts';
import { aTokenSecret } from './a-token-secret.ts';
import { openRepositories } from './repositories.ts';

const WEB_ORIGIN = 'https://app.example.com';

/**
 * The environment of local mode, for handlers that a test then imports as Lambda does. `dataDirectory` has the outbox.
 * `close` restores the environment.
 */
export async function openFunctionEnvironment({ environment, stores }: Emulators) {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'functions-'));
  const settings = {
    ...{ port: 0, sitesPort: 0, dataDirectory, devWebOrigin: undefined, demo: 'off' as const },
    ...{
      demoAdmin: undefined,
      allowsPrivateAnalysis: false,
      needsSecondFactor: false,
      keepsQuietHours: true,
    },
  };
  const sitesOrigin = 'https://sites.example.com';
  const context = { settings, emulators: environment, webOrigin: WEB_ORIGIN, sitesOrigin };
  const variables = functionEnvironment(context);
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  return {
    dataDirectory,
    /** Creates a user, and returns a token of theirs. */
    signIn: async (user_id: string, role: 'admin' | 'restaurant') => {
      const email = `${user_id}@example.com`;
      const user = { user_id, email, role, email_verified: true, token_version: 0 };
      await openRepositories().users.create({ ...user, created_at: new Date().toISOString() });
      const secret = aTokenSecret(await readFile(variables.TOKEN_SECRET_FILE, 'utf8'));
      return createTokens({ secret, clock: systemClock }).issue({ userId: user_id, role, tokenVersion: 0 });
    },
    /** The messages that wait in a queue, as SQS passes them to a function. */
    waiting: (queue: QueueName): SQSEvent => ({
      Records: (stores.inspectQueue(queue)?.messages.ready ?? []).map(({ messageId, body }) => ({
        messageId,
        body,
        receiptHandle: messageId,
        attributes: {
          ApproximateReceiveCount: '1',
          SentTimestamp: String(Date.now()),
          SenderId: 'sender',
          ApproximateFirstReceiveTimestamp: '0',
        },
        messageAttributes: {},
        md5OfBody: '',
        eventSource: 'aws:sqs',
        eventSourceARN: `arn:aws:sqs:us-east-1:000000000000:${queue}`,
        awsRegion: 'us-east-1',
      })),
    }),
    close: async () => {
      vi.unstubAllEnvs();
      await rm(dataDirectory, { recursive: true });
    },
  };
}

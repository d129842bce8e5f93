import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import { SQSClient } from '@aws-sdk/client-sqs';
import { createApiGateway } from './api-gateway.ts';
import { createDemoAdmin } from './demo-admin.ts';
import { type Emulators, startEmulators, tableName } from './emulators.ts';
import { listen } from './http-listener.ts';
import { type LocalSettings, readLocalSettings, StartError } from './local-settings.ts';
import { startQueuePoller } from './queue-poller.ts';
import { uploadSiteFonts } from './site-fonts.ts';
import { createSitesServer } from './sites-server.ts';
import { ensureWebBuild } from './web-build.ts';
import { createWebServer } from './web-server.ts';

/** How many messages of each queue are worked on at once. */
const GENERATION_WORKERS = 2;
const EMAIL_WORKERS = 1;

export type Platform = { webOrigin: string; sitesOrigin: string; stop: () => Promise<void> };

/**
 * Starts the whole product in this process: emulators, the Lambda handlers behind a stand-in for API
 * Gateway, queue workers, the web app and the sites origin. Writes this process's environment, as
 * the Lambda runtime would, before the handlers are loaded. Throws `StartError` with a sentence.
 */
export async function startPlatform(environment: NodeJS.ProcessEnv): Promise<Platform> {
  const settings = readLocalSettings(environment);
  const web = await listen(settings.port, 'PORT');
  const sites = await listen(settings.sitesPort, 'SITES_PORT');
  const webOrigin = `http://localhost:${web.port}`;
  const sitesOrigin = `http://localhost:${sites.port}`;

  mkdirSync(settings.dataDirectory, { recursive: true });
  const [emulators, webRoot] = await Promise.all([
    openData(settings.dataDirectory),
    ensureWebBuild(projectRoot()),
  ]);
  const variables = functionEnvironment({ settings, emulators, webOrigin, sitesOrigin });
  Object.assign(process.env, variables);
  const connectionFile = path.join(settings.dataDirectory, 'local-environment.json');
  writeFileSync(connectionFile, JSON.stringify(variables, null, 2), { mode: 0o600 });

  const objects = new S3Client({ forcePathStyle: true });
  const bucketName = variables.SITES_BUCKET_NAME ?? '';
  await uploadSiteFonts(objects, bucketName);
  if (settings.demoAdmin !== undefined) {
    await createDemoAdmin(settings.demoAdmin, {
      logins: tableName('logins'),
      users: tableName('users'),
    });
  }

  const functions = await loadFunctions();
  const queues = new SQSClient({});
  const pollers = [
    startQueuePoller({
      client: queues,
      queueUrl: emulators.queueUrl('generation'),
      worker: functions.generationWorker,
      concurrency: GENERATION_WORKERS,
    }),
    startQueuePoller({
      client: queues,
      queueUrl: emulators.queueUrl('emails'),
      worker: functions.emailWorker,
      concurrency: EMAIL_WORKERS,
    }),
  ];
  sites.serve(createSitesServer({ client: objects, bucketName }));
  const outboxDirectory = variables.OUTBOX_DIRECTORY ?? '';
  web.serve(createWebServer({ webRoot, sitesOrigin, outboxDirectory, api: createApiGateway(functions.api) }));

  return {
    webOrigin,
    sitesOrigin,
    stop: async () => {
      await Promise.all([web.close(), sites.close(), ...pollers.map((poller) => poller.stop())]);
      await emulators.stop();
      rmSync(connectionFile);
    },
  };
}

function projectRoot(): string {
  return path.resolve(import.meta.dirname, '..', '..');
}

async function openData(dataDirectory: string): Promise<Emulators> {
  try {
    return await startEmulators({ dataDirectory });
  } catch (cause) {
    if (!isLocked(cause)) throw cause;
    throw new StartError(
      `The data in ${dataDirectory} is already in use by another running instance. Stop it, or choose another folder with DATA_DIR=<folder> npm start.`,
      { cause },
    );
  }
}

function isLocked(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ((cause as NodeJS.ErrnoException).code === 'LEVEL_LOCKED') return true;
  }
  return false;
}

function functionEnvironment(context: {
  settings: LocalSettings;
  emulators: Emulators;
  webOrigin: string;
  sitesOrigin: string;
}): Record<string, string> {
  const { settings, emulators } = context;
  return {
    ...emulators.environment,
    S3_FORCE_PATH_STYLE: 'true',
    STAGE: 'local-mode',
    SERVICE_NAME: 'tableside',
    POWERTOOLS_LOG_LEVEL: process.env.POWERTOOLS_LOG_LEVEL ?? 'ERROR',
    WEB_ORIGIN: context.webOrigin,
    SITES_ORIGIN: context.sitesOrigin,
    TOKEN_SECRET_FILE: tokenSecretFile(settings.dataDirectory),
    EMAIL_PROVIDER: 'outbox',
    EMAIL_SENDER: 'hello@tableside.local',
    OUTBOX_DIRECTORY: path.join(settings.dataDirectory, 'outbox'),
    TEXT_PROVIDER: 'composer',
    ...(settings.demoAdmin === undefined
      ? {}
      : { DEMO_ADMIN_EMAIL: settings.demoAdmin.email, DEMO_ADMIN_PASSWORD: settings.demoAdmin.password }),
  };
}

/** The signing secret, made once for each data folder. */
function tokenSecretFile(dataDirectory: string): string {
  const file = path.join(dataDirectory, 'token-secret');
  if (!existsSync(file)) writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600 });
  return file;
}

/** Loads the very modules that Lambda would load; they read their environment as they load. */
async function loadFunctions() {
  const [auth, dashboard, websites, status, generationWorker, emailWorker] = await Promise.all([
    import('#functions/auth/handler.ts'),
    import('#functions/dashboard/handler.ts'),
    import('#functions/websites/handler.ts'),
    import('#functions/status/handler.ts'),
    import('#functions/generation-worker/handler.ts'),
    import('#functions/email-worker/handler.ts'),
  ]);
  return {
    api: {
      auth: auth.handler,
      dashboard: dashboard.handler,
      websites: websites.handler,
      status: status.handler,
    },
    generationWorker: generationWorker.handler,
    emailWorker: emailWorker.handler,
  };
}

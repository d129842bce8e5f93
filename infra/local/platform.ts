import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import { SQSClient } from '@aws-sdk/client-sqs';
import { createModelHealthBook } from '#functions/features/model-health.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { setFunctionStandIn } from '#functions/platform/aws/called-function.ts';
import { setStreamStandIn } from '#functions/platform/aws/event-carrier.ts';
import { createSqsClient, openQueue } from '#functions/platform/aws/message-queue.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { createIdSource } from '#functions/platform/ids.ts';
import { createPlatformRecordsRepository } from '#functions/platform/records/platform-records-repository.ts';
import type { StreamHandler } from '#functions/platform/stream-handler.ts';
import { createRestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import { createSenderNumbersRepository } from '#functions/sms/sender-numbers-repository.ts';
import { createTextingSettingsRepository } from '#functions/sms/texting-settings-repository.ts';
import { uploadSiteFilesOnce } from '#infra/files/site-files.ts';
import { QUEUES, type QueueName, SCHEDULES } from '#infra/resources.ts';
import { takeDataFolder } from './data-folder.ts';
import { openDemo } from './demo/open-demo.ts';
import { callInProcess, loadDeployedFunctions, loadScheduledFunctions } from './deployed-functions.ts';
import { bucketName, type Emulators, startEmulators, tableName } from './emulators.ts';
import { createEventStream } from './event-stream.ts';
import { functionEnvironment } from './function-environment.ts';
import { createApiGateway } from './http/api-gateway.ts';
import { createDownloadEndpoint } from './http/download-endpoint.ts';
import { type Listener, listen } from './http/http-listener.ts';
import { createPhonesEndpoint } from './http/phones-endpoint.ts';
import { createSitesServer } from './http/sites-server.ts';
import { createUploadEndpoint } from './http/upload-endpoint.ts';
import { ensureWebBuild, webBuildFolder } from './http/web-build.ts';
import { createWebServer } from './http/web-server.ts';
import { type LocalSettings, readLocalSettings } from './local-settings.ts';
import { findPaymentFailure, readPaymentSettings } from './payments/payment-settings.ts';
import { type QueuePoller, startQueuePoller } from './queue-poller.ts';
import { releaseDeadWork } from './release-dead-work.ts';
import { findModelFailure, modelWarning } from './text-model/check-model.ts';
import { readTextSettings, setTextVariables, type TextSettings } from './text-model/text-settings.ts';
import { startTimers } from './timers.ts';

/** Parallel messages per queue. */
const WORKERS: Record<QueueName, number> = {
  generation: 2,
  emails: 1,
  bulkEmails: 1,
  accountDeletions: 1,
  exports: 1,
  withdrawals: 1,
  featureChanges: 1,
  sms: 2,
  smsReceipts: 1,
  inboundTexts: 1,
  paymentEvents: 1,
};

export type Platform = { webOrigin: string; sitesOrigin: string; stop: () => Promise<void> };

/**
 * Starts the whole product in this process: emulators, the Lambda handlers behind a replacement for API Gateway, queue
 * workers, the web app, and the sites origin. Sets this process's environment, as the Lambda runtime would, before it
 * loads the handlers. Throws `StartError` with a sentence.
 */
export async function startPlatform(environment: NodeJS.ProcessEnv): Promise<Platform> {
  const settings = readLocalSettings(environment);
  const text = readTextSettings(environment);
  const payments = readPaymentSettings(environment);
  const dataFolder = takeDataFolder(settings.dataDirectory);
  const { web, sites } = await listenOnBoth(settings).catch((error: unknown) => {
    dataFolder.release();
    throw error;
  });
  const origins = {
    webOrigin: settings.devWebOrigin ?? `http://localhost:${web.port}`,
    sitesOrigin: `http://localhost:${sites.port}`,
  };
  if (settings.devWebOrigin === undefined) console.log(`Starting on ${settings.dataDirectory} …`);
  const [emulators, webRoot] = await Promise.all([
    startEmulators({ ...settings, keepsConnections: true }),
    settings.devWebOrigin === undefined ? ensureWebBuild(projectRoot()) : webBuildFolder(projectRoot()),
  ]);
  if (dataFolder.wasAbandoned) await releaseDeadWork(emulators, systemClock.now());
  const variables = functionEnvironment({ settings, emulators: emulators.environment, ...origins });
  Object.assign(process.env, variables);
  setTextVariables(text);
  // The developer's own AWS profile would override the emulators' credentials.
  delete process.env.AWS_PROFILE;

  const objects = new S3Client({ forcePathStyle: true });
  const uploaded = path.join(settings.dataDirectory, 'site-files.txt');
  await uploadSiteFilesOnce(objects, bucketName('sites'), uploaded);
  const functions = await loadDeployedFunctions({ isLazy: settings.devWebOrigin !== undefined });
  setFunctionStandIn(callInProcess);
  await startEventStream(functions.projector, settings.dataDirectory);
  const { sitesOrigin } = origins;
  const [scheduled] = await Promise.all([
    loadScheduledFunctions(SCHEDULES),
    openDemo(settings, { rows: emulators.rows, clock: systemClock, sitesOrigin }),
  ]);
  // Making the demo keeps this process so busy that a good answer would seem late.
  const modelFailure = findModelFailure(text);
  const pollers = startPollers(emulators, functions.workers);
  const timers = startTimers(scheduled);
  const connection = writeConnection(settings.dataDirectory, variables);
  sites.serve(
    createUploadEndpoint({
      client: objects,
      bucketName: bucketName('transfers'),
      secretAccessKey: emulators.environment.AWS_SECRET_ACCESS_KEY ?? '',
      webOrigin: origins.webOrigin,
      otherwise: createDownloadEndpoint({
        client: objects,
        bucketName: bucketName('transfers'),
        origin: origins.sitesOrigin,
        otherwise: createSitesServer({ client: objects, bucketName: bucketName('sites') }),
      }),
    }),
  );
  web.serve(
    createWebServer({
      webRoot,
      sitesOrigin: origins.sitesOrigin,
      uploadsOrigin: origins.sitesOrigin,
      outboxDirectory: variables.OUTBOX_DIRECTORY,
      demoAdmin: settings.demoAdmin,
      api: createApiGateway(functions.api),
      phones: openPhones(variables.OUTBOX_DIRECTORY, emulators),
    }),
  );
  const paymentFailure = await findPaymentFailure(payments);
  if (paymentFailure !== undefined) console.warn(paymentFailure);
  const failure = await modelFailure;
  if (failure !== undefined) await reportModelFailure(text, failure);
  return {
    ...origins,
    stop: async () => {
      await Promise.all([
        web.close(),
        sites.close(),
        timers.stop(),
        ...pollers.map((poller) => poller.stop()),
      ]);
      await emulators.stop();
      connection.remove();
      dataFolder.release();
    },
  };
}

/** One line for the developer, and the same for administrators. */
async function reportModelFailure(text: TextSettings, failure: string): Promise<void> {
  console.warn(modelWarning(text, failure));
  const client = createDynamoClient();
  const records = createPlatformRecordsRepository({ client, tableName: tableName('platformRecords') });
  await createModelHealthBook({ records, clock: systemClock }).note({ failure });
}

/** The phones of `/dev/phone`, with this instance's tables and queue. */
function openPhones(outboxDirectory: string, emulators: Emulators) {
  const client = createDynamoClient();
  const on = (table: Parameters<typeof tableName>[0]) => ({ client, tableName: tableName(table) });
  return createPhonesEndpoint({
    outboxDirectory,
    restaurants: createRestaurantsRepository(on('restaurants')),
    textingSettings: createTextingSettingsRepository(on('textingSettings')),
    senderNumbers: createSenderNumbersRepository(on('senderNumbers')),
    inboundTexts: openQueue({ client: createSqsClient(), queueUrl: emulators.queueUrl('inboundTexts') }),
    clock: systemClock,
    ids: createIdSource(systemClock),
  });
}

async function listenOnBoth(settings: LocalSettings): Promise<{ web: Listener; sites: Listener }> {
  const web = await listen(settings.port, 'PORT');
  return { web, sites: await listen(settings.sitesPort, 'SITES_PORT') };
}

function projectRoot(): string {
  return path.resolve(import.meta.dirname, '..', '..');
}

/** From here on every event of this process reaches the projector. Events that the last process left come first. */
async function startEventStream(projector: StreamHandler, dataDirectory: string): Promise<void> {
  const folder = path.join(dataDirectory, 'events-on-their-way');
  const stream = createEventStream({ projector, client: createDynamoClient(), folder });
  await stream.catchUp();
  setStreamStandIn(stream.standIn);
}

type Workers = Awaited<ReturnType<typeof loadDeployedFunctions>>['workers'];

function startPollers(emulators: Emulators, workers: Workers): QueuePoller[] {
  const client = new SQSClient({});
  return (Object.keys(QUEUES) as QueueName[]).map((queue) =>
    startQueuePoller({
      client,
      queueUrl: emulators.queueUrl(queue),
      worker: workers[queue],
      concurrency: WORKERS[queue],
    }),
  );
}

/** Lets operator scripts (`create-admin`, `redrive`) reach this instance while it runs. */
function writeConnection(dataDirectory: string, variables: Record<string, string>): { remove: () => void } {
  const file = path.join(dataDirectory, 'local-environment.json');
  writeFileSync(file, JSON.stringify(variables, null, 2), { mode: 0o600 });
  return { remove: () => rmSync(file) };
}

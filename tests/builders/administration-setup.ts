import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { createS3Client, openBucket } from '#functions/platform/aws/object-store.ts';
import { createDispatcher } from '#functions/platform/http/dispatcher.ts';
import { createIdSource } from '#functions/platform/ids.ts';
import { createRestaurantAdministrationOperations } from '#functions/restaurants/api/operations.ts';
import { bucketName } from '#infra/local/emulators.ts';
import type {
  AccountDeletionMessage,
  EmailMessage,
  GenerationMessage,
} from '#shared/contract/queue-messages.ts';
import { API_BASE, type Route } from '#shared/contract/route.ts';
import { restaurantAdministrationRoutes } from '#shared/restaurants/contract/restaurant-administration-routes.ts';
import { anAuditLog } from './audit-log.ts';
import { anHttpEvent, type HttpEventDetails } from './http-event.ts';
import { type Interference, interfere } from './interference.ts';
import { aLog } from './log.ts';
import { openRepositories } from './repositories.ts';

/**
 * The administration function on the emulators, with the messages that it sent. `interference` also applies to queues.
 */
export function setupAdministration(interference?: Interference) {
  const dynamo = createDynamoClient();
  const s3 = createS3Client({ forcePathStyle: true });
  if (interference !== undefined) interfere({ dynamo, s3 }, interference);
  const auditRecords = anAuditLog();
  const clock = { now: () => new Date() };
  const into = <Message>(sent: Message[]) => ({
    send: async (message: Message) => {
      const proceed = async () => void sent.push(message);
      if (interference === undefined) return proceed();
      await interference({ store: 'S3', name: 'SendMessageCommand' }, proceed);
    },
  });
  const sent: AccountDeletionMessage[] = [];
  const mails: EmailMessage[] = [];
  const jobs: GenerationMessage[] = [];
  const repositories = openRepositories(dynamo);
  const handler = createDispatcher({
    routes: restaurantAdministrationRoutes,
    operations: createRestaurantAdministrationOperations({
      ...repositories,
      sites: openBucket({ client: s3, bucketName: bucketName('sites') }),
      accountDeletions: into(sent),
      emails: into(mails),
      generation: into(jobs),
      ids: createIdSource(clock),
      log: aLog(),
      clock,
    }),
    authenticate: async () => ({ userId: 'admin-1', role: 'admin', isImpersonating: false }),
    auditRecords,
    log: aLog(),
  });
  const call = async (
    operation: keyof typeof restaurantAdministrationRoutes,
    params: Record<string, string>,
    details: Omit<HttpEventDetails, 'routeKey' | 'params'> = {},
  ) => {
    const { method, path }: Route = restaurantAdministrationRoutes[operation];
    const event = anHttpEvent({ ...details, routeKey: `${method} ${API_BASE}${path}`, params });
    const { statusCode, body } = await handler(event);
    return { status: statusCode, body: JSON.parse(body ?? '') };
  };
  const remove = (id: string) => call('deleteRestaurant', { id });
  return { call, remove, sent, mails, jobs, auditRecords, repositories };
}

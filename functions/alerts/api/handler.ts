import { randomBytes } from 'node:crypto';
import { createAlertsStore } from '#functions/alerts/alerts-store.ts';
import { openFunction } from '#functions/platform/aws/called-function.ts';
import { openEncryptor } from '#functions/platform/encryption/open-encryptor.ts';
import { httpFunction } from '#functions/platform/http/http-function.ts';
import { alertRoutes } from '#shared/alerts/contract/alert-routes.ts';
import { alertsNeeds } from './needs.ts';
import { createAlertOperations } from './operations.ts';

const SECRET_BYTES = 32;

export const handler = httpFunction(alertRoutes, alertsNeeds, ({ config, records, queue, ids }) =>
  createAlertOperations({
    alerts: createAlertsStore(records),
    emails: queue('emails'),
    callWeb: openFunction(config.PAGE_FETCH_FUNCTION_NAME),
    encryptor: openEncryptor(config),
    createSecret: () => randomBytes(SECRET_BYTES).toString('hex'),
    ids,
  }),
);

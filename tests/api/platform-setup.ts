import type { TestProject } from 'vitest/node';
import { removeData, startRunningPlatform } from '#tests/builders/running-platform.ts';

declare module 'vitest' {
  interface ProvidedContext {
    webOrigin: string;
    dataDirectory: string;
    /** All output of the platform. */
    logFile: string;
  }
}

/** The demo administrator of the shared platform. */
export const TEST_ADMIN = { email: 'admin@example.com', password: 'administrator password' };

/** One platform for all API tests; each test creates its own tenants. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const platform = await startRunningPlatform({
    DEMO_ADMIN_EMAIL: TEST_ADMIN.email,
    DEMO_ADMIN_PASSWORD: TEST_ADMIN.password,
    REGISTRATION_LIMIT: '100000',
    LOGIN_ADDRESS_LIMIT: '100000',
    SMS_QUIET_HOURS: 'off',
    // Logs every request, as deployed stages do.
    POWERTOOLS_LOG_LEVEL: 'INFO',
    ALLOW_PRIVATE_ANALYSIS: 'true',
  });
  project.provide('webOrigin', platform.webOrigin);
  project.provide('dataDirectory', platform.dataDirectory);
  project.provide('logFile', platform.logFile);
  return async () => {
    await platform.stop();
    await removeData(platform);
  };
}

import { randomUUID } from 'node:crypto';
import { createAdmin } from '#scripts/operate/create-admin.ts';
import { defineAiToolsJourneys } from '#tests/api/ai-tools-journeys.ts';
import { openDeployedPlatform } from './deployed-platform.ts';

const deployed = openDeployedPlatform();

defineAiToolsJourneys(() => {
  const { api } = deployed();
  return {
    api,
    administrator: async () => {
      const credentials = { email: `admin-${randomUUID()}@example.com`, password: 'a long enough password' };
      const named = ['--stage', 'local', '--email', credentials.email];
      await createAdmin(named, {}, async () => credentials.password);
      return String((await api('login', { body: credentials })).body.token);
    },
  };
});

import { inject } from 'vitest';
import { defineAiToolsJourneys } from './ai-tools-journeys.ts';
import { createApiClient } from './api-client.ts';
import { TEST_ADMIN } from './platform-setup.ts';

const api = createApiClient(inject('webOrigin'));

defineAiToolsJourneys(() => ({
  api,
  administrator: async () => String((await api('login', { body: TEST_ADMIN })).body.token),
}));

import { inject } from 'vitest';
import { createApiClient } from './api-client.ts';
import { defineConsoleJourneys } from './console-journeys.ts';
import { TEST_ADMIN } from './platform-setup.ts';

const api = createApiClient(inject('webOrigin'));

defineConsoleJourneys(() => ({
  api,
  administrator: async () => String((await api('login', { body: TEST_ADMIN })).body.token),
}));

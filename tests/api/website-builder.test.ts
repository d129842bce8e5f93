import { inject } from 'vitest';
import { createApiClient } from './api-client.ts';
import { defineWebsiteBuilderJourneys } from './website-builder-journeys.ts';

const api = createApiClient(inject('webOrigin'));

defineWebsiteBuilderJourneys(() => ({ api, addressOf: (publicUrl) => publicUrl }));

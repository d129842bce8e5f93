import { inject } from 'vitest';
import { createApiClient } from './api-client.ts';
import { defineEnteredFactsJourneys } from './entered-facts-journeys.ts';
import type { BuilderPlatform } from './opened-website.ts';
import { defineWebsiteBuilderJourneys } from './website-builder-journeys.ts';
import { defineWebsiteEditingJourneys } from './website-editing-journeys.ts';

const api = createApiClient(inject('webOrigin'));

const platform = (): BuilderPlatform => ({ api, addressOf: (publicUrl) => publicUrl });

defineWebsiteEditingJourneys(platform);
defineWebsiteBuilderJourneys(platform);
defineEnteredFactsJourneys(platform);

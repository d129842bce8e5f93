import { defineEnteredFactsJourneys } from '#tests/api/entered-facts-journeys.ts';
import type { BuilderPlatform } from '#tests/api/opened-website.ts';
import { defineWebsiteBuilderJourneys } from '#tests/api/website-builder-journeys.ts';
import { defineWebsiteEditingJourneys } from '#tests/api/website-editing-journeys.ts';
import { openDeployedPlatform } from './deployed-platform.ts';

const deployed = openDeployedPlatform();

const platform = (): BuilderPlatform => {
  const { api, edge } = deployed();
  return { api, addressOf: (publicUrl) => `${edge.sitesOrigin}${new URL(publicUrl).pathname}` };
};

defineWebsiteEditingJourneys(platform);
defineWebsiteBuilderJourneys(platform);
defineEnteredFactsJourneys(platform);

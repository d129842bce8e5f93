import { defineWebsiteBuilderJourneys } from '#tests/api/website-builder-journeys.ts';
import { openDeployedPlatform } from './deployed-platform.ts';

const deployed = openDeployedPlatform();

defineWebsiteBuilderJourneys(() => {
  const { api, edge } = deployed();
  return { api, addressOf: (publicUrl) => `${edge.sitesOrigin}${new URL(publicUrl).pathname}` };
});

import { defineOwnerMarketingJourneys } from '#tests/api/owner-marketing-journeys.ts';
import { openDeployedPlatform } from './deployed-platform.ts';

const deployed = openDeployedPlatform();

/** The stage has providers, but no restaurant is connected to them. */
defineOwnerMarketingJourneys(() => ({
  api: deployed().api,
  webOrigin: deployed().edge.webOrigin,
  simulates: false,
}));

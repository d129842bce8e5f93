import { defineAiToolsJourneys } from '#tests/api/ai-tools-journeys.ts';
import { anAdministrator } from './an-administrator.ts';
import { openDeployedPlatform } from './deployed-platform.ts';

const deployed = openDeployedPlatform();

defineAiToolsJourneys(() => {
  const { api } = deployed();
  return {
    api,
    administrator: async () => (await anAdministrator(api)).token,
  };
});

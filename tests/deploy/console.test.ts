import { defineConsoleJourneys } from '#tests/api/console-journeys.ts';
import { anAdministrator } from './an-administrator.ts';
import { openDeployedPlatform } from './deployed-platform.ts';

const deployed = openDeployedPlatform();

defineConsoleJourneys(() => {
  const { api } = deployed();
  return {
    api,
    administrator: async () => (await anAdministrator(api)).token,
  };
});

import { removeData, startRunningPlatform } from '#tests/builders/running-platform.ts';

/** One platform for all journeys; each journey signs up its own owner. */
export default async function setup(): Promise<() => Promise<void>> {
  const platform = await startRunningPlatform({
    REGISTRATION_LIMIT: '100000',
    LOGIN_ADDRESS_LIMIT: '100000',
    SMS_QUIET_HOURS: 'off',
    ALLOW_PRIVATE_ANALYSIS: 'true',
  });
  process.env.TABLESIDE_ORIGIN = platform.webOrigin;
  process.env.TABLESIDE_DATA = platform.dataDirectory;
  return async () => {
    await platform.stop();
    await removeData(platform);
  };
}

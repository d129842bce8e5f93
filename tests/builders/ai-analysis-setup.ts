import { randomUUID } from 'node:crypto';
import type { Meter } from '#functions/ai/meter.ts';
import { createWriter } from '#functions/ai/writer.ts';
import * as aiAnalysisOperations from '#functions/grader/api/operations.ts';
import { openGradeFiles } from '#functions/grader/grade-files.ts';
import { NO_PLACES, type PlaceFinder } from '#functions/grader/places/place-finder.ts';
import { createS3Client, openBucket } from '#functions/platform/aws/object-store.ts';
import { createDispatcher } from '#functions/platform/http/dispatcher.ts';
import { openOperations } from '#functions/platform/http/open-operations.ts';
import { createIdSource } from '#functions/platform/ids.ts';
import { firstProfile } from '#functions/profile/profile-row.ts';
import { bucketName } from '#infra/local/emulators.ts';
import { aiAnalysisRoutes } from '#shared/grader/contract/ai-analysis-routes.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { anOpenMeter } from './a-meter.ts';
import { aNoopInspector } from './a-noop-inspector.ts';
import { aPageReader } from './a-page-reader.ts';
import { anAuditLog } from './audit-log.ts';
import { aClock } from './clock.ts';
import { anHttpEvent } from './http-event.ts';
import { aLog } from './log.ts';
import type { pageFetchDependencies } from './page-fetch-dependencies.ts';
import { openRepositories } from './repositories.ts';

type Given = {
  fetch?: Parameters<typeof pageFetchDependencies>[0];
  places?: PlaceFinder;
  meter?: Meter;
  profile?: Partial<RestaurantProfile>;
  sitesOrigin?: string;
};

const NO_WEBSITES = { websites_total: 0, websites_published: 0 };

/** The AI analysis routes as an owner calls them, with a restaurant. */
export async function anAnalyst(given: Given = {}) {
  const restaurantId = randomUUID();
  const stores = openRepositories();
  const clock = aClock('2026-11-22T12:00:00.000Z');
  const { pages, calls } = aPageReader(given.fetch);
  const meter = anOpenMeter();
  const bucket = openBucket({
    client: createS3Client({ forcePathStyle: true }),
    bucketName: bucketName('siteVersions'),
  });
  const restaurant = {
    restaurant_id: restaurantId,
    name: 'Osteria Lupo',
    owner_email: `${restaurantId}@example.com`,
    created_at: '2026-11-21T12:00:00.000Z',
  };
  await stores.restaurants.create(restaurant);
  const setProfile = async (profile: Partial<RestaurantProfile>) => {
    const row = (await stores.profiles.find(restaurantId)) ?? firstProfile({ ...restaurant, ...NO_WEBSITES });
    await stores.profiles.save({ ...row, version: row.version + 1, profile: { ...row.profile, ...profile } });
  };
  if (given.profile !== undefined) await setProfile(given.profile);
  const operations = openOperations(aiAnalysisOperations, {
    ...stores,
    gradeFiles: openGradeFiles(bucket),
    pages,
    sitesOrigin: given.sitesOrigin ?? 'https://sites.example',
    places: given.places ?? NO_PLACES,
    meter: given.meter ?? meter,
    writer: createWriter({ provider: 'built-in' }, { meter: given.meter ?? meter, inspect: aNoopInspector }),
    clock,
    ids: createIdSource(clock),
  });
  const callAs = (tenant: string) => {
    const handler = createDispatcher({
      auditRecords: anAuditLog(),
      routes: aiAnalysisRoutes,
      operations,
      authenticate: async () => ({
        userId: tenant,
        role: 'restaurant',
        restaurantId: tenant,
        isImpersonating: false,
      }),
      log: aLog(),
    });
    return async (routeKey: string, parts: Omit<Parameters<typeof anHttpEvent>[0], 'routeKey'> = {}) => {
      const { statusCode, body } = await handler(anHttpEvent({ token: 'token', ...parts, routeKey }));
      return { status: statusCode, body: JSON.parse(body ?? '{}') };
    };
  };
  const call = callAs(restaurantId);
  const analyze = (json: object = {}) => {
    clock.advance(60);
    return call('POST /api/ai/digital-presence/analyze', { json });
  };
  return {
    restaurantId,
    stores,
    bucket,
    calls,
    meter,
    setProfile,
    call,
    callAs,
    analyze,
    grade: async (website: string, more: object = {}) => (await analyze({ website, ...more })).body.data,
  };
}

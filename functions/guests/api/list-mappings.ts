import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { guestRoutes } from '#shared/guests/contract/guest-routes.ts';
import type { GuestsDependencies } from './dependencies.ts';

type Dependencies = Pick<GuestsDependencies, 'textingSettings'>;

export function createGetListMappings({
  textingSettings,
}: Dependencies): Operation<typeof guestRoutes.getListMappings> {
  return async (_input, { restaurantId }) => ({
    data: { mappings: await textingSettings.findMappings(restaurantId) },
  });
}

/** Replaces the saved mapping for files of this shape. */
export function createSaveListMapping({
  textingSettings,
}: Dependencies): Operation<typeof guestRoutes.saveListMapping> {
  return async ({ params: { shape }, body }, { restaurantId, audit }) => {
    await textingSettings.saveMapping(restaurantId, { shape, ...body });
    audit.after = { shape, columns: Object.keys(body.columns).length };
    return {
      message: 'Saved. We’ll match the columns of similar files the same way.',
      data: { mapping: { shape, ...body } },
    };
  };
}

import type { Operations } from '#functions/platform/http/http-handler.ts';
import type { guestRoutes } from '#shared/guests/contract/guest-routes.ts';
import { createDeleteGuest } from './delete-guest.ts';
import type { GuestsDependencies } from './dependencies.ts';
import { createExportGuest } from './export-guest.ts';
import { createExportGuests } from './export-guests.ts';
import { createGetGuest } from './get-guest.ts';
import { createImportGuests } from './import-guests.ts';
import { createListGuests } from './list-guests.ts';
import { createGetListMappings, createSaveListMapping } from './list-mappings.ts';
import { createOptOutGuest } from './opt-out-guest.ts';

export function createGuestOperations(dependencies: GuestsDependencies): Operations<typeof guestRoutes> {
  return {
    listGuests: createListGuests(dependencies),
    getGuest: createGetGuest(dependencies),
    exportGuest: createExportGuest(dependencies),
    exportGuests: createExportGuests(dependencies),
    importGuests: createImportGuests(dependencies),
    getListMappings: createGetListMappings(dependencies),
    saveListMapping: createSaveListMapping(dependencies),
    optOutGuest: createOptOutGuest(dependencies),
    deleteGuest: createDeleteGuest(dependencies),
  };
}

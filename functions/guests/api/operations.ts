export { createDeleteGuest as deleteGuest } from './delete-guest.ts';
export { createExportGuest as exportGuest } from './export-guest.ts';
export { createExportGuests as exportGuests } from './export-guests.ts';
export { createGetGuest as getGuest } from './get-guest.ts';
export { createImportGuests as importGuests } from './import-guests.ts';
export { createListGuests as listGuests } from './list-guests.ts';
export {
  createGetListMappings as getListMappings,
  createSaveListMapping as saveListMapping,
} from './list-mappings.ts';
export { createOptOutGuest as optOutGuest } from './opt-out-guest.ts';

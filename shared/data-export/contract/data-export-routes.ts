import * as z from 'zod/mini';
import { defineRoutes, forOwner } from '#shared/contract/route.ts';

/** How long an archive can be downloaded. Its files are deleted within another day. */
export const EXPORT_KEPT_HOURS = 24;

/** An export of all data of a restaurant. */
const DataExportSchema = z.object({
  export_id: z.string(),
  status: z.enum(['running', 'ready', 'failed']),
  /** Percent. */
  progress: z.int(),
  /** The current or last step. */
  step: z.string(),
  requested_at: z.iso.datetime(),
  /** Once it is ready: its expiration, its size, and a link that works for ten minutes. */
  expires_at: z.nullable(z.iso.datetime()),
  size_bytes: z.nullable(z.int()),
  url: z.nullable(z.string()),
});
export type DataExport = z.infer<typeof DataExportSchema>;

/** All data that we keep about a restaurant, as one archive for its owner. */
export const dataExportRoutes = defineRoutes({
  getDataExport: {
    summary:
      'Get the restaurant’s current or last data export with its progress. A finished export has a download link that works for ten minutes.',
    ...forOwner('GET', '/account/export'),
    impersonation: 'refused',
    status: 200,
    response: z.object({ data: z.object({ export: z.nullable(DataExportSchema) }) }),
    errors: [],
    defaultError: 'We couldn’t load your data export',
    throttle: { rate: 100, burst: 200 },
  },
  startDataExport: {
    summary:
      'Start exporting all of the restaurant’s data as one ZIP file. If an export is running, returns that one. We email the owner when it’s ready.',
    ...forOwner('POST', '/account/export'),
    impersonation: 'refused',
    status: 202,
    response: z.object({ message: z.string(), data: z.object({ export: DataExportSchema }) }),
    errors: ['not_found'],
    defaultError: 'We couldn’t start the data export. Try again.',
    limit: 'imports',
    throttle: { rate: 10, burst: 20 },
  },
});

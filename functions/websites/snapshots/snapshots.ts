import * as z from 'zod/mini';
import { AppError } from '#functions/platform/app-error.ts';
import type { DynamoTable } from '#functions/platform/aws/dynamo-table.ts';
import type { WebsiteKey } from '#functions/websites/website-keys.ts';
import { keyOf, rowsStarting, versionKey, versionPrefix } from '#functions/websites/website-keys.ts';
import { ContentSourceSchema, VERSION_REASONS } from '#shared/websites/contract/website.ts';

/** A kept version of the content, which is stored in the bucket of site versions. */
export const SnapshotSchema = z.object({
  restaurant_id: z.string(),
  website_id: z.string(),
  version: z.int().check(z.positive()),
  reasons: z.pipe(
    z.set(z.enum(VERSION_REASONS)),
    z.transform((kept) => VERSION_REASONS.filter((reason) => kept.has(reason))),
  ),
  created_at: z.iso.datetime(),
  website_name: z.string(),
  content_source: ContentSourceSchema,
  /** The key of the document's JSON. It refers to files of custom HTML and CSS, which never change. */
  content_key: z.string(),
  /** The key of the page as published, if it was. */
  page_key: z.optional(z.string()),
});
export type Snapshot = z.infer<typeof SnapshotSchema>;

/** The snapshots' part of the websites repository. */
export type Snapshots = {
  /** Keeps a version, or adds a reason to a kept one. */
  saveSnapshot: (version: Snapshot) => Promise<Snapshot>;
  findSnapshot: (key: WebsiteKey, version: number) => Promise<Snapshot | undefined>;
  /** The newest snapshots, newest first. */
  listSnapshots: (key: WebsiteKey, limit: number) => Promise<Snapshot[]>;
  deleteSnapshot: (version: Snapshot) => Promise<void>;
};

export function snapshotsIn(versions: DynamoTable<Snapshot>): Snapshots {
  return {
    saveSnapshot: async (version) => {
      const kept = await versions.update(versionKey(keyOf(version), version.version), versionChange(version));
      if (kept === undefined) throw new AppError('unavailable');
      return kept;
    },
    findSnapshot: (key, version) => versions.find(versionKey(key, version)),
    listSnapshots: async ({ restaurantId, websiteId }, limit) => {
      const rows = rowsStarting(restaurantId, versionPrefix(websiteId));
      return (await versions.query({ ...rows, limit, isDescending: true })).items;
    },
    deleteSnapshot: async (version) => {
      await versions.delete(versionKey(keyOf(version), version.version));
    },
  };
}

/** Adds a reason. A published version keeps its page. */
function versionChange({ restaurant_id, version, reasons, ...fields }: Snapshot) {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return {
    expression: `SET #version = :version, ${given.map(([name]) => `${name} = :${name}`).join(', ')} ADD reasons :reasons`,
    names: { '#version': 'version' },
    values: {
      ':version': version,
      ':reasons': new Set(reasons),
      ...Object.fromEntries(given.map(([name, value]) => [`:${name}`, value])),
    },
  };
}

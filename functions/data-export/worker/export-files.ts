import type { UsersRepository } from '#functions/accounts/users-repository.ts';
import { EXPORT_STEPS, type ExportStepId } from '#functions/data-export/export-steps.ts';
import { withoutInternalReason } from '#functions/platform/audit/audit-values.ts';
import type { ObjectStore } from '#functions/platform/aws/object-store.ts';
import type { openPartition } from '#functions/platform/aws/partition.ts';
import type { ArchiveFile } from '#functions/platform/downloads/zip-files.ts';
import { readCustomHtml } from '#functions/websites/custom-html.ts';
import { websiteFiles } from '#functions/websites/pack-website.ts';
import { keyOf } from '#functions/websites/website-keys.ts';
import type { WebsitesRepository } from '#functions/websites/websites-repository.ts';
import { exportedSite } from '#shared/site/files/site-export.ts';
import { slugify } from '#shared/site/slug.ts';
import { EXPORTED_TABLES, type ExportedTableName, exportedValue } from './exported-tables.ts';

export type ExportFilesDependencies = {
  users: Pick<UsersRepository, 'find'>;
  websites: Pick<WebsitesRepository, 'listNewest' | 'getDocument'>;
  sites: Pick<ObjectStore, 'findBytes' | 'list'>;
  siteVersions: Pick<ObjectStore, 'find'>;
  /** A restaurant's items of one table. */
  partition: (
    table: ExportedTableName,
    restaurantId: string,
  ) => Pick<ReturnType<typeof openPartition>, 'pages' | 'sortKeys'>;
};

const README = `Your restaurant’s data.

data/: your account, guests with their consent, ads, texts, posts, invoices, and activity, as JSON
websites/: each website as guests see it (open index.html), with site.json to import it again
photos/: your photos and images at their largest size

Passwords, keys, and our support team’s notes aren’t included. To get the notes, reply to any email from us.
`;

/**
 * Yields the files of a restaurant’s archive. Holds one page of rows or one image in memory. `onStep` is called for
 * each step.
 */
export async function* exportFiles(
  dependencies: ExportFilesDependencies,
  restaurantId: string,
  onStep: (done: number) => Promise<void>,
): AsyncGenerator<ArchiveFile> {
  yield { path: 'README.txt', chunks: [README] };
  for (const [index, { id }] of EXPORT_STEPS.entries()) {
    yield* stepFiles(dependencies, restaurantId, id);
    await onStep(index + 1);
  }
}

async function* stepFiles(
  dependencies: ExportFilesDependencies,
  restaurantId: string,
  step: ExportStepId,
): AsyncGenerator<ArchiveFile> {
  for (const [table, row] of Object.entries(EXPORTED_TABLES)) {
    if (row.step !== step) continue;
    const { pages } = dependencies.partition(table as ExportedTableName, restaurantId);
    yield { path: `data/${row.file}.json`, chunks: jsonOf(pages()) };
  }
  if (step === 'account') yield await accountFile(dependencies, restaurantId);
  if (step === 'websites') yield* allWebsites(dependencies, restaurantId);
  if (step === 'images') yield* allImages(dependencies, restaurantId);
}

async function* jsonOf(pages: AsyncIterable<Record<string, unknown>[]>): AsyncGenerator<string> {
  let separator = '[';
  for await (const page of pages) {
    const rows = page.filter((row) => !isSearchWord(row));
    if (rows.length === 0) continue;
    yield `${separator}\n${rows.map((row) => JSON.stringify(withoutInternalReason(row), exportedValue)).join(',\n')}`;
    separator = ',';
  }
  yield separator === '[' ? '[]\n' : '\n]\n';
}

/** Rows that only list reviewed content for administrators. */
function isSearchWord(row: Record<string, unknown>): boolean {
  return 'word_start' in row;
}

async function accountFile({ users }: ExportFilesDependencies, restaurantId: string): Promise<ArchiveFile> {
  const user = await users.find(restaurantId);
  const { email, email_verified, pending_email, created_at } = user ?? {};
  const account = { email, email_verified, pending_email, created_at };
  return { path: 'data/account.json', chunks: [`${JSON.stringify(account, null, 2)}\n`] };
}

/** Each website in its own folder, as its pages were last saved. */
async function* allWebsites(
  { websites, sites, siteVersions }: ExportFilesDependencies,
  restaurantId: string,
): AsyncGenerator<ArchiveFile> {
  const { websites: all } = await websites.listNewest(restaurantId);
  for (const [index, { website_id: websiteId, url }] of all.entries()) {
    const document = await websites.getDocument(
      keyOf({ restaurant_id: restaurantId, website_id: websiteId }),
    );
    const { content, content_source, custom_requirements, updated_at: updatedAt } = document;
    const own_source = await readCustomHtml(siteVersions, document);
    const site = exportedSite({ content, content_source, own_source, custom_requirements });
    const folder = `websites/${index + 1}-${slugify(content.website_name)}`;
    for await (const file of websiteFiles(sites, { site, publicUrl: url, updatedAt }))
      yield { ...file, path: `${folder}/${file.path}` };
  }
}

const WIDTH = /-(?<width>\d+)\.\w+$/;

/** The largest file of each image. */
async function* allImages(
  { sites, partition }: ExportFilesDependencies,
  restaurantId: string,
): AsyncGenerator<ArchiveFile> {
  for (const table of ['images', 'enhancements'] as const) {
    for (const imageId of await partition(table, restaurantId).sortKeys()) {
      const keys = await sites.list(`images/${imageId}/`);
      const key = keys.toSorted((one, other) => widthOf(other) - widthOf(one))[0];
      const bytes = key === undefined ? undefined : await sites.findBytes(key);
      if (bytes !== undefined) yield { path: `photos/${key?.replace('images/', '')}`, chunks: [bytes] };
    }
  }
}

function widthOf(key: string): number {
  return Number(WIDTH.exec(key)?.groups?.width ?? 0);
}

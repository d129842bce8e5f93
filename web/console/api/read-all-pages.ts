/** More would keep the browser busy for minutes. */
export const MOST_EXPORTED = 20_000;
export const EXPORT_PAGE_SIZE = 100;

type ListPage<Row> = { rows: readonly Row[]; next_cursor?: string | undefined };

/** Reads a list page by page, up to `MOST_EXPORTED`. `onProgress` hears how many rows it has so far. */
export async function readAllPages<Row>(
  readPage: (page: { limit: number; cursor?: string }) => Promise<ListPage<Row>>,
  onProgress: (count: number) => void,
): Promise<Row[]> {
  const all: Row[] = [];
  let next: string | undefined;
  do {
    const page: ListPage<Row> = await readPage({
      limit: EXPORT_PAGE_SIZE,
      ...(next !== undefined && { cursor: next }),
    });
    all.push(...page.rows);
    next = page.next_cursor;
    onProgress(all.length);
  } while (next !== undefined && all.length < MOST_EXPORTED);
  return all.slice(0, MOST_EXPORTED);
}

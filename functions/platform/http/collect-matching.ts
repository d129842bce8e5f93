type Page<Row> = { rows: readonly Row[]; next: string | undefined };
type List<Row> = {
  read: (after: string | undefined) => Promise<Page<Row>>;
  isMatch: (row: Row) => boolean;
  placeOf: (row: Row) => string;
};

/** The most pages that one call reads, for any number of restaurants. */
const PAGES = 5;

/**
 * Reads through a list that can’t filter itself. The answer may be short or empty; the next call continues at `next`,
 * which is undefined at the end.
 */
export async function collectMatching<Row>(
  { read, isMatch, placeOf }: List<Row>,
  { limit, after }: { limit: number; after: string | undefined },
): Promise<{ rows: Row[]; next: string | undefined }> {
  const matching: Row[] = [];
  let place = after;
  for (let page = 0; page < PAGES; page += 1) {
    const { rows, next } = await read(place);
    for (const row of rows) {
      if (!isMatch(row)) continue;
      matching.push(row);
      if (matching.length === limit) return { rows: matching, next: placeOf(row) };
    }
    place = next;
    if (place === undefined) break;
  }
  return { rows: matching, next: place };
}

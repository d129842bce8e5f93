import { channelOf, daypartOf } from '#shared/domain/menu-engineering/sales/sales-terms.ts';
import type { TillExport } from '#web/features/till-export/read-till-export.ts';

/** Behind the name of a part, or before it: how many were sold then. */
const SOLD =
  /^(?:(?:(?:qty|quantity|units|sold|count|menge|anzahl|verkauft|vendu[es]*|qte|cantidad|unidades|vendid[oa]s|venduti|quantita)\b[ :-]*(.+))|(?:(.+?)[ :-]*\b(?:qty|quantity|units|sold|count|menge|anzahl|verkauft|vendu[es]*|qte|cantidad|unidades|vendid[oa]s|venduti|quantita)))$/i;
const FEWEST_PARTS = 2;

type Part = { place: number; name: string };

/**
 * A table with a column for each time of day, or for each channel, as rows: "Lunch sold", "Dinner sold" become two rows
 * of an item. Other tables stay as they are.
 */
export function withPartRows(table: TillExport): TillExport {
  const { headings, rows } = table;
  const named = headings.flatMap((heading, place): Part[] => {
    const found = SOLD.exec(heading.normalize('NFKD').replace(/\p{M}/gu, '').trim());
    const name = (found?.[1] ?? found?.[2] ?? '').trim();
    return name === '' ? [] : [{ place, name }];
  });
  const dayparts = named.filter(({ name }) => daypartOf(name) !== 'unknown');
  const channels = named.filter(({ name }) => !['other', 'unknown'].includes(channelOf(name)));
  const [parts, heading] = dayparts.length >= FEWEST_PARTS ? [dayparts, 'Daypart'] : [channels, 'Channel'];
  if (parts.length < FEWEST_PARTS) return table;
  const places = new Set(parts.map(({ place }) => place));
  const kept = <Cell>(cells: readonly Cell[]) => cells.filter((_, place) => !places.has(place));
  return {
    ...table,
    headings: [...kept(headings), heading, 'Sold'],
    rows: rows.flatMap(({ line, cells }) =>
      parts.map(({ place, name }) => ({ line, cells: [...kept(cells), name, cells[place] ?? ''] })),
    ),
  };
}

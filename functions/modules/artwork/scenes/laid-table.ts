import { drawSprig } from '../shapes/leaves.ts';
import { drawCrumbs, drawFork, drawGlassTop, drawKnife, drawNapkin } from '../shapes/tableware.ts';
import { drawPlate } from '../shapes/vessels.ts';
import { castShadow, domed, place, type Sheet } from '../sheet.ts';
import { at, circlePath, disc, type Spot, shape } from '../svg.ts';
import { holding } from './frame.ts';

/** A place laid for one guest, around the origin: plates, folded napkin, cutlery, glass. */
export function drawCover(sheet: Sheet): string {
  const { random } = sheet;
  const plates =
    drawPlate(sheet, 76) + place(sheet, { x: 0, y: 0, scale: 0.72 }, (local) => drawPlate(local, 62));
  const napkin = drawNapkin(sheet, { x: 0, y: 0, turn: random.pick([0, 24, -30]), scale: 0.46 });
  return (
    plates +
    napkin +
    drawSprig(
      sheet,
      { x: -26, y: 26, turn: -46, scale: 0.38 },
      random.pick(['olive', 'rosemary', 'thyme'] as const),
    )
  );
}

/** A lit candle from above. */
function drawCandle(sheet: Sheet, spot: Spot): string {
  const { cream, egg, flame, vessel } = sheet.colors;
  return place(
    sheet,
    spot,
    (local) =>
      castShadow(local, circlePath([0, 0], 46), 26) +
      disc([0, 0], 46, domed(local, vessel)) +
      disc([0, 0], 34, domed(local, cream, 0.08)) +
      disc([0, 0], 22, { fill: egg, opacity: 0.55 }) +
      shape('M0 10C-9 4 -8 -8 0 -20C8 -8 9 4 0 10Z', flame) +
      shape('M0 8C-4 4 -4 -3 0 -10C4 -3 4 4 0 8Z', cream),
  );
}

export const COVER_TOOLS = [drawFork, drawKnife] as const;
export const COVER_EXTRAS = [
  holding(['alcohol'], (sheet, spot) => drawGlassTop(sheet, { ...spot, scale: 0.8 }, sheet.colors.wine)),
  (sheet: Sheet, spot: Spot) => drawCandle(sheet, { ...spot, scale: 0.7 }),
  (sheet: Sheet, spot: Spot) => drawGlassTop(sheet, { ...spot, scale: 0.66 }, sheet.colors.glow),
  (sheet: Sheet, spot: Spot) =>
    at(spot, drawCrumbs(sheet, { x: 0, y: 0, scale: 0.4 }, sheet.colors.leafDark)),
] as const;

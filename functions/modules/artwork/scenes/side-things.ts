import { drawGrapes } from '../shapes/cheese.ts';
import { drawBeans } from '../shapes/cups.ts';
import { drawSoyDip } from '../shapes/dumplings.ts';
import { drawBerry, drawCitrus, drawFig, drawOlive, drawWedge } from '../shapes/fruit.ts';
import { drawBasil, drawLeaf, drawParsley, drawSprig } from '../shapes/leaves.ts';
import { drawHummus } from '../shapes/mezze.ts';
import { drawGlassTop, drawNapkin } from '../shapes/tableware.ts';
import { drawChili, drawTomato, drawTomatoHalf } from '../shapes/vegetables.ts';
import { drawBowl, drawDip } from '../shapes/vessels.ts';
import { place } from '../sheet.ts';
import { disc, shape, strew } from '../svg.ts';
import { holding, type Item } from './frame.ts';

/*
 * What may lie beside a dish. Each is about 40 in radius where the dish has 100.
 */

export const wine = holding(['alcohol'], (sheet, spot) =>
  drawGlassTop(sheet, { ...spot, scale: 0.62 }, sheet.colors.wine),
);
export const water: Item = (sheet, spot) => drawGlassTop(sheet, { ...spot, scale: 0.56 }, sheet.colors.glow);
export const sparkling = holding(['alcohol'], (sheet, spot) =>
  drawGlassTop(sheet, { ...spot, scale: 0.58 }, sheet.colors.saffron),
);

export const tomatoes: Item = (sheet, { x, y }) =>
  drawTomato(sheet, { x: x - 14, y: y - 10, scale: 0.46 }) +
  drawTomato(sheet, { x: x + 28, y: y - 18, turn: 60, scale: 0.36 }) +
  drawTomatoHalf(sheet, { x: x + 12, y: y + 24, scale: 0.36 });
export const basil: Item = (sheet, { x, y }) =>
  drawBasil(sheet, { x, y, scale: 0.4, turn: sheet.random.between(0, 360) });
export const olives: Item = (sheet, spot) =>
  place(
    sheet,
    { ...spot, scale: 0.34 },
    (local) =>
      drawBowl(local, local.colors.leafDark) +
      strew(local.random, 15, 64)
        .map(([x, y], index) =>
          drawOlive(
            local,
            { x, y, turn: local.random.between(0, 360), scale: 0.48 },
            index % 3 ? local.colors.plum : local.colors.leaf,
          ),
        )
        .join(''),
  );
export const oil: Item = (sheet, spot) =>
  place(
    sheet,
    { ...spot, scale: 0.3 },
    (local) =>
      drawDip(local, local.colors.saffron) + disc([14, 10], 16, { fill: local.colors.glow, opacity: 0.3 }),
  );
export const soy: Item = (sheet, spot) => place(sheet, { ...spot, scale: 0.27 }, drawSoyDip);
export const salsa: Item = (sheet, spot) =>
  place(sheet, { ...spot, scale: 0.3 }, (local) => drawDip(local, local.colors.tomato));
export const yogurt = holding(['dairy'], (sheet, spot) =>
  place(sheet, { ...spot, scale: 0.32 }, (local) => drawHummus(local, local.colors.cream)),
);
export const rice: Item = (sheet, spot) =>
  place(
    sheet,
    { ...spot, scale: 0.42 },
    (local) =>
      drawBowl(local, local.colors.rice) +
      strew(local.random, 120, 78)
        .map(([x, y]) =>
          shape(
            `M${Math.round(x)} ${Math.round(y)}l${local.random.whole(-6, 6)} ${local.random.whole(3, 6)}`,
            { stroke: local.colors.vesselShade, width: 4 },
          ),
        )
        .join('') +
      drawParsley(local, { x: 4, y: 0, scale: 0.6 }),
  );
export const lemon: Item = (sheet, { x, y }) =>
  drawCitrus(sheet, { x: x - 10, y, scale: 0.56 }) +
  drawWedge(sheet, { x: x + 34, y: y + 20, turn: -30, scale: 0.44 }, 'lemon');
export const limes: Item = (sheet, { x, y }) =>
  drawCitrus(sheet, { x: x - 8, y: y - 4, scale: 0.46 }, 'lime') +
  drawWedge(sheet, { x: x + 28, y: y + 18, turn: 200, scale: 0.42 }) +
  drawWedge(sheet, { x: x - 12, y: y + 34, turn: 20, scale: 0.38 });
export const chilies: Item = (sheet, { x, y }) =>
  drawChili(sheet, { x, y: y - 10, turn: 34, scale: 0.46 }) +
  drawChili(sheet, { x: x + 8, y: y + 14, turn: -12, scale: 0.42 }, sheet.colors.leaf);
export const rosemary: Item = (sheet, { x, y }) =>
  drawSprig(sheet, { x: x - 44, y: y + 20, turn: -24, scale: 0.5 }) +
  drawSprig(sheet, { x: x - 36, y: y + 34, turn: -4, scale: 0.42 });
export const olive: Item = (sheet, { x, y }) =>
  drawSprig(sheet, { x: x - 50, y: y + 22, turn: sheet.random.between(-44, -8), scale: 0.6 }, 'olive');
export const thyme: Item = (sheet, { x, y }) =>
  drawSprig(sheet, { x: x - 30, y: y + 16, turn: -32, scale: 0.42 }, 'thyme') +
  drawSprig(sheet, { x: x - 34, y: y + 20, turn: -6, scale: 0.38 }, 'thyme');
export const coriander: Item = (sheet, { x, y }) =>
  [
    [0, 0, 0],
    [22, 16, 60],
    [-20, 18, -50],
  ]
    .map(([dx = 0, dy = 0, turn]) => drawParsley(sheet, { x: x + dx, y: y + dy, turn, scale: 0.52 }))
    .join('');
export const napkin: Item = (sheet, spot) =>
  drawNapkin(sheet, { ...spot, turn: sheet.random.between(-30, 30), scale: 0.56 });
export const beans: Item = (sheet, spot) => drawBeans(sheet, { ...spot, scale: 0.62 }, 15);
export const grapes: Item = (sheet, spot) =>
  drawGrapes(
    sheet,
    { ...spot, turn: sheet.random.between(-50, 50), scale: 0.62 },
    sheet.random.pick([sheet.colors.plum, sheet.colors.leafLight]),
  );
export const figs: Item = (sheet, { x, y }) =>
  drawFig(sheet, { x: x - 14, y, turn: -20, scale: 0.5 }) +
  drawFig(sheet, { x: x + 28, y: y + 12, turn: 40, scale: 0.44 });
export const berries: Item = (sheet, { x, y }) =>
  strew(sheet.random, 7, 30)
    .map(([dx, dy], index) =>
      drawBerry(
        sheet,
        { x: x + dx, y: y + dy, scale: 0.24 },
        index % 2 ? sheet.colors.plum : sheet.colors.tomato,
      ),
    )
    .join('') + drawLeaf(sheet, { x, y, turn: 40, scale: 0.36 });
export const bay: Item = (sheet, { x, y }) =>
  [
    [-20, 12],
    [24, -30],
    [60, 20],
  ]
    .map(([turn = 0, dx = 0]) =>
      drawLeaf(sheet, { x: x + dx * 0.4, y: y + turn * 0.3, turn, scale: 0.5 }, 'bay'),
    )
    .join('');

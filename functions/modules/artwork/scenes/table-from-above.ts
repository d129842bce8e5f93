import { shade } from '#functions/platform/color/oklch.ts';
import { drawBranchShade, drawFalloff, drawWindow } from '../shapes/light.ts';
import { drawSurface, type Surface } from '../shapes/surfaces.ts';
import { castShadow, place, type Sheet, withLight } from '../sheet.ts';
import { at, box, type Point, polar, repeat, type Spot, shape } from '../svg.ts';
import { type Dish, type Frame, type Item, mayLieOn } from './frame.ts';

export type TableScene = {
  dish: Dish;
  /** Half the width of the dish where it is not round, in its own units of 100. */
  reach?: number;
  /** What may lie around the dish, each about 100 in radius at scale 1. */
  beside: readonly Item[];
  surfaces: readonly [Surface, ...Surface[]];
  /** Whether cutlery or chopsticks belong beside the dish. */
  tools?: readonly Item[];
  /** Whether the dish may be cut off by the edge of the picture. */
  isWhole?: boolean;
};

type Setting = { x: number; y: number; radius: number };

/** Where the dish lies: right of center in a hero, near the middle otherwise; sometimes very close. */
function setTable(sheet: Sheet, frame: Frame, scene: TableScene): Setting {
  const { random } = sheet;
  const { width, height, isHero } = frame;
  const isClose = !scene.isWhole && random.chance(isHero ? 0.4 : 0.42);
  const widest = (width * (isHero ? 0.29 : 0.4) * 100) / (scene.reach ?? 100);
  if (isClose) {
    const side = isHero ? 0.79 : random.pick([0.36, 0.64]);
    return {
      x: width * side,
      y: height * random.between(0.46, 0.58),
      radius: Math.min(height * random.between(0.52, 0.6), widest * 1.45),
    };
  }
  const x = isHero ? random.between(0.66, 0.7) : random.between(0.45, 0.55);
  return {
    x: width * x,
    y: height * random.between(0.48, 0.53),
    radius: Math.min(height * random.between(0.345, 0.385), widest),
  };
}

/** A runner of cloth under the dish, straight or slanted, with striped edges. */
function drawRunner(sheet: Sheet, frame: Frame, { x, y, radius }: Setting): string {
  const { cloth, clothMark } = sheet.colors;
  const half = radius * sheet.random.between(0.8, 1.12);
  const long = frame.width * 1.3;
  const turn = sheet.random.pick([90, 90, 78, 104, 62]);
  return place(sheet, { x, y, turn }, (local) => {
    const outline = box([-long, -half], [2 * long, 2 * half], 0);
    const stripes = [0.9, 0.84, 0.81]
      .flatMap((share) => [share, -share])
      .map((share, index) =>
        shape(box([-long, share * half - 4], [2 * long, index < 2 ? 11 : 5], 0), clothMark),
      )
      .join('');
    const folds = repeat(3, (index) =>
      shape(box([-long, (index - 1) * half * 0.52], [2 * long, 3], 0), {
        fill: shade(cloth, -0.12),
        opacity: 0.55,
      }),
    );
    return (
      castShadow(local, outline, 7) +
      shape(
        outline,
        withLight(local, [
          [0, shade(cloth, 0.015)],
          [1, shade(cloth, -0.03)],
        ]),
      ) +
      folds +
      stripes
    );
  });
}

/** Things around the dish, at angles that keep a hero's left side free. */
function drawBeside(sheet: Sheet, frame: Frame, [setting, scene]: readonly [Setting, TableScene]): string {
  const { random } = sheet;
  const turns = frame.isHero ? [-48, 44, 136, -132] : [-40, 140, 48, -140];
  const count = frame.isHero ? 3 : random.whole(2, 4);
  const items = scene.beside.filter((item) => mayLieOn(sheet, item));
  const start = random.whole(0, Math.max(0, items.length - 1));
  const stretch = (scene.reach ?? 100) / 100;
  return repeat(Math.min(count, items.length), (index) => {
    const item = items[(start + index) % items.length];
    const [dx, dy] = polar((turns[index] ?? 0) + random.between(-8, 8), setting.radius * 1.36);
    const scale = (setting.radius / 100) * random.between(0.94, 1.06);
    const spot: Spot = { x: setting.x + dx * stretch, y: setting.y + dy, scale };
    return item ? place(sheet, spot, (local) => item(local, { x: 0, y: 0 })) : '';
  });
}

function drawTools(sheet: Sheet, setting: Setting, scene: TableScene): string {
  const tools = scene.tools ?? [];
  const stretch = (scene.reach ?? 100) / 100;
  return tools
    .map((tool, index) => {
      const x = setting.x - setting.radius * (1.24 * stretch + (tools.length - 1 - index) * 0.2);
      return place(
        sheet,
        { x, y: setting.y, turn: sheet.random.between(-3, 3), scale: (setting.radius / 100) * 0.8 },
        (local) => tool(local, { x: 0, y: 0 }),
      );
    })
    .join('');
}

/** A table seen straight from above: cloth or tiles, one dish, a few things beside it, raking light. */
export function drawTableFromAbove(sheet: Sheet, frame: Frame, scene: TableScene): string {
  const { random } = sheet;
  const size: Point = [frame.width, frame.height];
  const surface = drawSurface(sheet, random.pick(scene.surfaces), size);
  const setting = setTable(sheet, frame, scene);
  const runner = random.chance(0.38) ? drawRunner(sheet, frame, setting) : '';
  const beside = drawBeside(sheet, frame, [setting, scene]);
  const tools = drawTools(sheet, setting, scene);
  const turn = random.between(-14, 14);
  const dish = place(sheet, { x: setting.x, y: setting.y, turn, scale: setting.radius / 100 }, scene.dish);
  const light = random.pick(['window', 'branch', 'plain'] as const);
  const shades =
    light === 'window' ? drawWindow(sheet, size) : light === 'branch' ? drawBranchShade(sheet, size) : '';
  return surface + runner + beside + tools + at({ x: 0, y: 0 }, dish) + shades + drawFalloff(sheet, size);
}

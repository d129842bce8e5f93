import { blend } from '#functions/platform/color/oklch.ts';
import type { Ingredient } from '#shared/domain/diets.ts';
import { drawBeer } from '../shapes/beer.ts';
import { drawBowlFront } from '../shapes/bowl-in-profile.ts';
import { drawBaguettes, drawJug, drawWholeFruit } from '../shapes/jug-and-fruit.ts';
import { drawSteam } from '../shapes/light.ts';
import { drawBoule } from '../shapes/loaves.ts';
import { drawCroissant, drawTart } from '../shapes/pastry.ts';
import { drawPizza } from '../shapes/pizza.ts';
import type { Surface } from '../shapes/surfaces.ts';
import { drawChopsticks } from '../shapes/tableware.ts';
import { drawTacos } from '../shapes/tacos.ts';
import { drawBoard, drawPlate, drawPlatter } from '../shapes/vessels.ts';
import { drawCoupe, drawHighball, drawTumbler, drawWineGlass } from '../shapes/wine-and-cocktails.ts';
import { place, type Sheet } from '../sheet.ts';
import { type Dish, holding, type Item } from './frame.ts';
import type { StillLife } from './still-life.ts';
import type { TableScene } from './table-from-above.ts';

/** Completes "Illustration of …", for a picture that may show all of it or only a part. */
export type Shows = string | ((may: Sheet['may']) => string);
/** What a scene always shows of what some diet rules out; what else it shows its shapes ask for. */
type Holds = { holds?: readonly Ingredient[] };
/** One way to draw a subject. */
export type SubjectScene =
  | ({ view: 'above'; shows: Shows } & Holds & TableScene)
  | ({ view: 'front'; shows: Shows } & Holds & StillLife)
  | ({ view: 'hearth'; shows: Shows; surfaces: readonly [Surface, ...Surface[]] } & Holds);

export const chopsticks: Item = (sheet, spot) => drawChopsticks(sheet, { ...spot, turn: 90, scale: 0.92 });
export const chopsticksAcross =
  (dish: Dish): Dish =>
  (sheet) =>
    dish(sheet) + drawChopsticks(sheet, { x: 52, y: -64, turn: -30, scale: 0.74 });

export const onPlate =
  (dish: (sheet: Sheet) => string): Dish =>
  (sheet) =>
    drawPlate(sheet, 76) + dish(sheet);
export const croissants: Dish = (sheet) =>
  drawPlate(sheet, 78) +
  drawCroissant(sheet, { x: 8, y: -26, turn: -24, scale: 0.56 }) +
  drawCroissant(sheet, { x: -6, y: 30, turn: -12, scale: 0.56 });
export const croissantBoard: Dish = (sheet) =>
  drawBoard(sheet, [206, 150]) +
  drawCroissant(sheet, { x: -46, y: -26, turn: -50, scale: 0.5 }) +
  drawCroissant(sheet, { x: 44, y: -22, turn: 24, scale: 0.5 }) +
  drawCroissant(sheet, { x: -2, y: 38, turn: -8, scale: 0.5 });
export const tart: Dish = (sheet) => place(sheet, { x: 0, y: 0, scale: 0.82 }, drawTart);
export const pizzaBoard: Dish = (sheet) => place(sheet, { x: 0, y: 0, scale: 0.96 }, drawPizza);
export const tacoPlatter: Dish = (sheet) =>
  drawPlatter(sheet, [112, 92]) + place(sheet, { x: 0, y: 4, scale: 0.94 }, drawTacos);
export const bouleBoard: Dish = (sheet) =>
  drawBoard(sheet, [190, 178]) +
  drawBoule(sheet, { x: -2, y: 0, turn: sheet.random.between(-40, 40), scale: 0.8 });
export const small = (drawing: Item, scale: number): Item =>
  holding(drawing.holds ?? [], (sheet, spot) =>
    drawing(sheet, { ...spot, scale: (spot.scale ?? 1) * scale }),
  );
export const beer = holding(['alcohol', 'gluten'], drawBeer);
export const tumbler: Item = (sheet, spot) => drawTumbler(sheet, spot);
export const redGlass = holding(['alcohol'], (sheet, spot) =>
  drawWineGlass(
    sheet,
    spot,
    sheet.random.pick([sheet.colors.wine, sheet.colors.saffron, sheet.colors.salmon]),
  ),
);
export const coupe = holding(['alcohol'], (sheet, spot) =>
  drawCoupe(
    sheet,
    spot,
    sheet.random.pick([
      sheet.colors.tomato,
      sheet.colors.orange,
      sheet.colors.salmon,
      sheet.colors.leafLight,
    ]),
  ),
);
export const highball = holding(['alcohol'], (sheet, spot) =>
  drawHighball(
    sheet,
    spot,
    sheet.random.pick([
      blend(sheet.colors.leafLight, sheet.colors.cream, 0.4),
      sheet.colors.orange,
      sheet.colors.tea,
    ]),
  ),
);
export const lemonFruit: Item = (sheet, spot) => drawWholeFruit(sheet, spot, 'lemon');
export const orangeFruit: Item = (sheet, spot) => drawWholeFruit(sheet, spot, 'orange');
export const pear: Item = (sheet, spot) => drawWholeFruit(sheet, spot, 'pear');
export const apple: Item = (sheet, spot) => drawWholeFruit(sheet, spot, 'apple');
export const jug: Item = (sheet, spot) => drawJug(sheet, spot);
export const baguettes = holding(['gluten'], drawBaguettes);
export const herbJug: Item = (sheet, spot) =>
  drawJug(sheet, spot, sheet.random.pick(['rosemary', 'sage'] as const));
export const bowlOf =
  (filling: Dish): Item =>
  (sheet, spot) =>
    drawBowlFront(sheet, spot, drawSteam(sheet, [0, -190], 230) + filling(sheet));
export const fruitBowl: Item = (sheet, spot) =>
  drawBowlFront(
    sheet,
    spot,
    place(
      sheet,
      { x: 0, y: 0 },
      (local) =>
        drawWholeFruit(local, { x: -84, y: -100, scale: 0.95 }, 'orange') +
        drawWholeFruit(local, { x: 80, y: -98, scale: 0.9 }, 'lemon') +
        drawWholeFruit(local, { x: -4, y: -108, scale: 1.05 }, 'pear'),
    ),
  );

export const MEDITERRANEAN = ['azulejo', 'cementine', 'linen', 'terrazzo', 'plain', 'planks'] as const;
export const TRATTORIA = ['gingham', 'cementine', 'terrazzo', 'linen', 'herringbone', 'plain'] as const;
export const JAPANESE = ['seigaiha', 'linen', 'plain', 'planks', 'stripes'] as const;
export const EASTERN = ['kilim', 'azulejo', 'cementine', 'plain', 'linen'] as const;
export const CAFE = ['terrazzo', 'checker', 'herringbone', 'linen', 'plain', 'stripes'] as const;
export const RUSTIC = ['planks', 'linen', 'herringbone', 'gingham', 'plain'] as const;
export const BAR = ['terrazzo', 'plain', 'herringbone', 'checker'] as const;

export const above = (shows: Shows, scene: TableScene & Holds): SubjectScene => ({
  view: 'above',
  shows,
  ...scene,
});
export const front = (shows: Shows, scene: StillLife & Holds): SubjectScene => ({
  view: 'front',
  shows,
  ...scene,
});

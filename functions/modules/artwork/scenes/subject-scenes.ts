import type { PictureSubject } from '#functions/platform/ai/picture-subjects.ts';
import { blend } from '../oklch.ts';
import { drawBeer } from '../shapes/beer.ts';
import { drawBowlFront, noodleLift, riceMound, soupSurface } from '../shapes/bowl-in-profile.ts';
import { drawBurger, drawChips } from '../shapes/burger.ts';
import { drawCake } from '../shapes/cake.ts';
import { drawCheese } from '../shapes/cheese.ts';
import { drawCoffee, drawTeaCup } from '../shapes/cups.ts';
import { drawDumplings } from '../shapes/dumplings.ts';
import { drawSeafood } from '../shapes/fish.ts';
import { drawGrill } from '../shapes/grill.ts';
import { drawBaguettes, drawJug, drawWholeFruit } from '../shapes/jug-and-fruit.ts';
import { drawSteam } from '../shapes/light.ts';
import { drawBoule, drawBread } from '../shapes/loaves.ts';
import { drawFruit, drawHerbs, drawVegetables } from '../shapes/market-table.ts';
import { drawMezze } from '../shapes/mezze.ts';
import { drawNoodles, drawPasta } from '../shapes/noodle-nests.ts';
import { drawCroissant, drawTart } from '../shapes/pastry.ts';
import { drawPizza } from '../shapes/pizza.ts';
import { drawRamen } from '../shapes/ramen.ts';
import { drawPaella, drawRisotto } from '../shapes/rice-dishes.ts';
import { drawChicken } from '../shapes/roast-chicken.ts';
import { drawSalad } from '../shapes/salad.ts';
import { drawCurry, drawSoup } from '../shapes/soup-and-curry.ts';
import type { Surface } from '../shapes/surfaces.ts';
import { drawSushi } from '../shapes/sushi.ts';
import { drawChopsticks, drawFork, drawKnife, drawSpoon } from '../shapes/tableware.ts';
import { drawTacos } from '../shapes/tacos.ts';
import { drawCupFront, drawTeapot } from '../shapes/teapot.ts';
import { drawBoard, drawPlate, drawPlatter } from '../shapes/vessels.ts';
import { drawBottle, drawCoupe, drawHighball, drawWineGlass } from '../shapes/wine-and-cocktails.ts';
import { place, type Sheet } from '../sheet.ts';
import type { Dish, Item } from './frame.ts';
import { COVER_EXTRAS, COVER_TOOLS, drawCover } from './laid-table.ts';
import * as beside from './side-things.ts';
import type { StillLife } from './still-life.ts';
import type { TableScene } from './table-from-above.ts';

export type SubjectScene =
  | ({ view: 'above'; shows: string } & TableScene)
  | ({ view: 'front'; shows: string } & StillLife)
  | { view: 'hearth'; shows: string; surfaces: readonly [Surface, ...Surface[]] };

const chopsticks: Item = (sheet, spot) => drawChopsticks(sheet, { ...spot, turn: 90, scale: 0.92 });
const chopsticksAcross =
  (dish: Dish): Dish =>
  (sheet) =>
    dish(sheet) + drawChopsticks(sheet, { x: 52, y: -64, turn: -30, scale: 0.74 });

const onPlate =
  (dish: (sheet: Sheet) => string): Dish =>
  (sheet) =>
    drawPlate(sheet, 76) + dish(sheet);
const croissants: Dish = (sheet) =>
  drawPlate(sheet, 78) +
  drawCroissant(sheet, { x: 8, y: -26, turn: -24, scale: 0.56 }) +
  drawCroissant(sheet, { x: -6, y: 30, turn: -12, scale: 0.56 });
const croissantBoard: Dish = (sheet) =>
  drawBoard(sheet, [206, 150]) +
  drawCroissant(sheet, { x: -46, y: -26, turn: -50, scale: 0.5 }) +
  drawCroissant(sheet, { x: 44, y: -22, turn: 24, scale: 0.5 }) +
  drawCroissant(sheet, { x: -2, y: 38, turn: -8, scale: 0.5 });
const tart: Dish = (sheet) => place(sheet, { x: 0, y: 0, scale: 0.82 }, drawTart);
const pizzaBoard: Dish = (sheet) => place(sheet, { x: 0, y: 0, scale: 0.96 }, drawPizza);
const tacoPlatter: Dish = (sheet) =>
  drawPlatter(sheet, [112, 92]) + place(sheet, { x: 0, y: 4, scale: 0.94 }, drawTacos);
const bouleBoard: Dish = (sheet) =>
  drawBoard(sheet, [190, 178]) +
  drawBoule(sheet, { x: -2, y: 0, turn: sheet.random.between(-40, 40), scale: 0.8 });
const small =
  (drawing: Item, scale: number): Item =>
  (sheet, spot) =>
    drawing(sheet, { ...spot, scale: (spot.scale ?? 1) * scale });
const redGlass: Item = (sheet, spot) =>
  drawWineGlass(
    sheet,
    spot,
    sheet.random.pick([sheet.colors.wine, sheet.colors.saffron, sheet.colors.salmon]),
  );
const coupe: Item = (sheet, spot) =>
  drawCoupe(
    sheet,
    spot,
    sheet.random.pick([
      sheet.colors.tomato,
      sheet.colors.orange,
      sheet.colors.salmon,
      sheet.colors.leafLight,
    ]),
  );
const highball: Item = (sheet, spot) =>
  drawHighball(
    sheet,
    spot,
    sheet.random.pick([
      blend(sheet.colors.leafLight, sheet.colors.cream, 0.4),
      sheet.colors.orange,
      sheet.colors.tea,
    ]),
  );
const lemonFruit: Item = (sheet, spot) => drawWholeFruit(sheet, spot, 'lemon');
const orangeFruit: Item = (sheet, spot) => drawWholeFruit(sheet, spot, 'orange');
const pear: Item = (sheet, spot) => drawWholeFruit(sheet, spot, 'pear');
const apple: Item = (sheet, spot) => drawWholeFruit(sheet, spot, 'apple');
const jug: Item = (sheet, spot) => drawJug(sheet, spot);
const herbJug: Item = (sheet, spot) => drawJug(sheet, spot, sheet.random.pick(['rosemary', 'sage'] as const));
const bowlOf =
  (filling: Dish): Item =>
  (sheet, spot) =>
    drawBowlFront(sheet, spot, drawSteam(sheet, [0, -190], 230) + filling(sheet));
const fruitBowl: Item = (sheet, spot) =>
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

const MEDITERRANEAN = ['azulejo', 'cementine', 'linen', 'terrazzo', 'plain', 'planks'] as const;
const TRATTORIA = ['gingham', 'cementine', 'terrazzo', 'linen', 'herringbone', 'plain'] as const;
const JAPANESE = ['seigaiha', 'linen', 'plain', 'planks', 'stripes'] as const;
const EASTERN = ['kilim', 'azulejo', 'cementine', 'plain', 'linen'] as const;
const CAFE = ['terrazzo', 'checker', 'herringbone', 'linen', 'plain', 'stripes'] as const;
const RUSTIC = ['planks', 'linen', 'herringbone', 'gingham', 'plain'] as const;
const BAR = ['terrazzo', 'plain', 'herringbone', 'checker'] as const;

const above = (shows: string, scene: TableScene): SubjectScene => ({ view: 'above', shows, ...scene });
const front = (shows: string, scene: StillLife): SubjectScene => ({ view: 'front', shows, ...scene });

/** The scenes in which each subject can be drawn; `shows` completes "Illustration of …". */
export const SUBJECT_SCENES: Record<PictureSubject, readonly [SubjectScene, ...SubjectScene[]]> = {
  pasta: [
    above('a plate of pasta with basil and grated cheese, seen from above', {
      dish: drawPasta,
      beside: [beside.wine, beside.tomatoes, beside.basil, beside.oil],
      surfaces: TRATTORIA,
      tools: [drawFork],
    }),
  ],
  pizza: [
    above('a pizza with basil and melted cheese, seen from above', {
      dish: pizzaBoard,
      beside: [beside.wine, beside.tomatoes, beside.basil, beside.olives, beside.oil],
      surfaces: TRATTORIA,
    }),
  ],
  bread: [
    above('a crusty loaf with slices on a wooden board', {
      dish: drawBread,
      reach: 124,
      beside: [beside.oil, beside.olive, beside.napkin],
      surfaces: RUSTIC,
      isWhole: true,
    }),
    above('a round loaf on a wooden board, seen from above', {
      dish: bouleBoard,
      reach: 110,
      beside: [beside.oil, beside.rosemary, beside.napkin],
      surfaces: RUSTIC,
    }),
    front('baguettes in a paper bag beside a jug of olive branches', {
      main: drawBaguettes,
      size: 380,
      half: 110,
      beside: [[small(jug, 0.8), 90]],
      surfaces: RUSTIC,
    }),
  ],
  coffee: [
    above('a cup of coffee on a saucer, seen from above', {
      dish: drawCoffee,
      beside: [beside.beans, beside.water, beside.napkin, beside.beans],
      surfaces: CAFE,
      tools: [drawSpoon],
    }),
    front('steaming cups of coffee on a café table', {
      main: drawCupFront,
      size: 250,
      half: 130,
      beside: [[small(drawCupFront, 0.7), 92]],
      surfaces: CAFE,
    }),
  ],
  pastry: [
    above('croissants on a plate, seen from above', {
      dish: croissants,
      beside: [
        beside.berries,
        (sheet, spot) => place(sheet, { ...spot, scale: 0.46 }, drawCoffee),
        beside.napkin,
      ],
      surfaces: CAFE,
    }),
    above('croissants on a wooden board, seen from above', {
      dish: croissantBoard,
      reach: 116,
      beside: [beside.beans, beside.napkin, beside.berries],
      surfaces: CAFE,
      isWhole: true,
    }),
  ],
  sushi: [
    above('a tray of nigiri and sushi rolls with chopsticks, seen from above', {
      dish: drawSushi,
      reach: 114,
      beside: [beside.soy, (sheet, spot) => place(sheet, { ...spot, scale: 0.4 }, drawTeaCup), beside.bay],
      surfaces: JAPANESE,
      tools: [chopsticks],
    }),
  ],
  ramen: [
    above('a bowl of ramen with egg, nori and spring onion, seen from above', {
      dish: chopsticksAcross(drawRamen),
      beside: [beside.soy, beside.chillies, beside.coriander],
      surfaces: JAPANESE,
    }),
    front('chopsticks lifting noodles from a steaming bowl', {
      main: bowlOf((sheet) => noodleLift(sheet, 'egg')),
      size: 390,
      half: 190,
      beside: [[small(drawTeapot, 0.62), 100]],
      surfaces: JAPANESE,
    }),
  ],
  dumplings: [
    above('dumplings in a bamboo steamer, seen from above', {
      dish: drawDumplings,
      beside: [
        beside.soy,
        beside.chillies,
        (sheet, spot) => place(sheet, { ...spot, scale: 0.4 }, drawTeaCup),
        beside.coriander,
      ],
      surfaces: JAPANESE,
      tools: [chopsticks],
    }),
  ],
  tacos: [
    above('three tacos on a platter, seen from above', {
      dish: tacoPlatter,
      reach: 108,
      beside: [beside.limes, beside.salsa, beside.chillies, beside.coriander],
      surfaces: EASTERN,
    }),
  ],
  curry: [
    above('a dish of curry with fresh coriander, seen from above', {
      dish: drawCurry,
      beside: [beside.rice, beside.coriander, beside.yoghurt, beside.chillies],
      surfaces: EASTERN,
    }),
  ],
  grill: [
    above('meat on a round charcoal grill with lemon, seen from above', {
      dish: drawGrill,
      beside: [beside.rosemary, beside.salsa, beside.lemon],
      surfaces: ['planks', 'plain', 'terrazzo', 'herringbone'],
    }),
  ],
  burger: [
    front('a tall burger with lettuce, tomato and melted cheese', {
      main: drawBurger,
      size: 290,
      half: 165,
      beside: [
        [small(drawChips, 1), 70],
        [small(drawBeer, 0.9), 62],
      ],
      surfaces: ['checker', 'stripes', 'gingham', 'plain', 'planks'],
    }),
  ],
  seafood: [
    above('whole fish on an oval platter with lemon and herbs, seen from above', {
      dish: drawSeafood,
      reach: 130,
      beside: [beside.lemon, beside.sparkling, beside.olive, beside.oil],
      surfaces: ['azulejo', 'seigaiha', 'linen', 'stripes', 'plain'],
    }),
  ],
  salad: [
    above('a bowl of mixed salad with radish and avocado, seen from above', {
      dish: drawSalad,
      beside: [beside.oil, beside.lemon, beside.water, beside.basil],
      surfaces: MEDITERRANEAN,
      tools: [drawFork, drawKnife],
    }),
  ],
  wine: [
    front('a bottle and glasses of wine on a table', {
      main: drawBottle,
      size: 390,
      half: 60,
      beside: [
        [redGlass, 72],
        [small(redGlass, 0.96), 72],
        [small(pear, 0.62), 40],
        [small(apple, 0.6), 40],
      ],
      surfaces: BAR,
    }),
  ],
  cocktail: [
    front('cocktails with citrus on a bar', {
      main: coupe,
      size: 320,
      half: 92,
      beside: [
        [highball, 66],
        [small(lemonFruit, 0.72), 48],
      ],
      surfaces: BAR,
    }),
    front('a tall iced drink with citrus and herbs', {
      main: highball,
      size: 290,
      half: 72,
      beside: [
        [small(coupe, 0.95), 88],
        [small(orangeFruit, 0.74), 42],
      ],
      surfaces: BAR,
    }),
  ],
  dessert: [
    front('a slice of layer cake on a stand with berries', {
      main: drawCake,
      size: 310,
      half: 160,
      beside: [[small(drawCupFront, 0.66), 90]],
      surfaces: CAFE,
    }),
    above('a tart on a plate, seen from above', {
      dish: onPlate(tart),
      beside: [
        beside.berries,
        (sheet, spot) => place(sheet, { ...spot, scale: 0.46 }, drawCoffee),
        beside.napkin,
      ],
      surfaces: CAFE,
      tools: [drawFork],
    }),
  ],
  noodles: [
    above('a bowl of fried noodles with prawns and lime, seen from above', {
      dish: chopsticksAcross(drawNoodles),
      beside: [beside.limes, beside.chillies, beside.soy, beside.coriander],
      surfaces: ['plain', 'seigaiha', 'stripes', 'kilim', 'linen'],
    }),
    front('chopsticks lifting noodles from a bowl with a prawn', {
      main: bowlOf((sheet) => noodleLift(sheet, 'prawn')),
      size: 390,
      half: 190,
      beside: [[small(lemonFruit, 0.7), 46]],
      surfaces: JAPANESE,
    }),
  ],
  mezze: [
    above('a table of mezze bowls with hummus, olives and flatbread, seen from above', {
      dish: drawMezze,
      reach: 104,
      beside: [beside.lemon, beside.olive, beside.water],
      surfaces: EASTERN,
    }),
  ],
  soup: [
    above('a bowl of soup with a swirl of cream, seen from above', {
      dish: drawSoup,
      beside: [beside.thyme, beside.napkin, beside.oil],
      surfaces: RUSTIC,
      tools: [drawSpoon],
    }),
    front('a steaming bowl of soup on a table', {
      main: bowlOf(soupSurface),
      size: 330,
      half: 160,
      beside: [
        [small(drawBaguettes, 0.62), 74],
        [small(herbJug, 0.6), 60],
      ],
      surfaces: RUSTIC,
    }),
  ],
  vegetables: [
    above('market vegetables laid out on a table, seen from above', {
      dish: drawVegetables,
      reach: 112,
      beside: [beside.thyme],
      surfaces: RUSTIC,
    }),
  ],
  cheese: [
    above('a cheese board with grapes and figs, seen from above', {
      dish: drawCheese,
      reach: 126,
      beside: [beside.wine, beside.figs, beside.thyme],
      surfaces: ['linen', 'terrazzo', 'herringbone', 'plain'],
    }),
  ],
  chicken: [
    above('a roast chicken with lemon and herbs on a platter, seen from above', {
      dish: drawChicken,
      reach: 132,
      beside: [beside.wine, beside.thyme, beside.oil],
      surfaces: RUSTIC,
    }),
  ],
  rice: [
    above('a wide pan of saffron rice with seafood and lemon, seen from above', {
      dish: drawPaella,
      beside: [beside.lemon, beside.sparkling, beside.olives],
      surfaces: ['azulejo', 'terrazzo', 'cementine', 'plain'],
    }),
    above('a plate of creamy rice with mushrooms, seen from above', {
      dish: drawRisotto,
      beside: [beside.wine, beside.thyme, beside.oil],
      surfaces: TRATTORIA,
      tools: [drawFork],
    }),
    front('a bowl heaped with steamed rice', {
      main: bowlOf(riceMound),
      size: 380,
      half: 160,
      beside: [[small(drawTeapot, 0.6), 96]],
      surfaces: JAPANESE,
    }),
  ],
  tea: [
    front('a teapot and a steaming cup', {
      main: drawTeapot,
      size: 280,
      half: 170,
      beside: [[small(drawCupFront, 0.66), 96]],
      surfaces: ['linen', 'seigaiha', 'kilim', 'plain'],
    }),
    above('a cup of tea on a saucer, seen from above', {
      dish: drawTeaCup,
      beside: [beside.lemon, beside.bay, beside.napkin],
      surfaces: ['linen', 'seigaiha', 'kilim', 'azulejo', 'plain'],
      tools: [drawSpoon],
    }),
  ],
  beer: [
    front('glasses of beer with a head of foam', {
      main: drawBeer,
      size: 345,
      half: 86,
      beside: [
        [small(drawBeer, 0.9), 78],
        [small(drawChips, 0.76), 56],
      ],
      surfaces: BAR,
    }),
  ],
  fruit: [
    above('cut citrus, figs and grapes, seen from above', {
      dish: drawFruit,
      reach: 106,
      beside: [beside.bay],
      surfaces: MEDITERRANEAN,
    }),
    front('a bowl of fruit beside a jug of olive branches', {
      main: fruitBowl,
      size: 290,
      half: 160,
      beside: [
        [small(jug, 0.9), 84],
        [small(lemonFruit, 0.8), 52],
      ],
      surfaces: MEDITERRANEAN,
    }),
  ],
  herbs: [
    above('bunches of kitchen herbs laid side by side', {
      dish: drawHerbs,
      reach: 150,
      beside: [],
      surfaces: ['linen', 'plain', 'planks', 'terrazzo'],
    }),
    front('a jug of fresh herbs on a kitchen table', {
      main: herbJug,
      size: 400,
      half: 120,
      beside: [
        [small(lemonFruit, 0.9), 60],
        [small(pear, 0.7), 44],
      ],
      surfaces: RUSTIC,
    }),
  ],
  fire: [
    {
      view: 'hearth',
      shows: 'a fire burning in a kitchen',
      surfaces: ['cementine', 'azulejo', 'checker', 'plain', 'terrazzo'],
    },
  ],
  table: [
    above('a table laid with plates, a folded napkin and cutlery, seen from above', {
      dish: drawCover,
      beside: COVER_EXTRAS,
      surfaces: ['linen', 'cementine', 'herringbone', 'terrazzo', 'plain', 'gingham'],
      tools: COVER_TOOLS,
    }),
    front('a jug of olive branches and glasses on a restaurant table', {
      main: jug,
      size: 400,
      half: 120,
      beside: [
        [small(redGlass, 0.9), 66],
        [small(redGlass, 0.86), 64],
      ],
      surfaces: MEDITERRANEAN,
    }),
  ],
};

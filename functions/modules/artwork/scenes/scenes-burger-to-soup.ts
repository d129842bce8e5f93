import type { ImageSubject } from '#functions/platform/ai/image-subjects.ts';
import { noodleLift, soupSurface } from '../shapes/bowl-in-profile.ts';
import { drawBurger, drawChips } from '../shapes/burger.ts';
import { drawCake } from '../shapes/cake.ts';
import { drawCoffee } from '../shapes/cups.ts';
import { drawSeafood } from '../shapes/fish.ts';
import { drawMezze } from '../shapes/mezze.ts';
import { drawNoodles } from '../shapes/noodle-nests.ts';
import { drawSalad } from '../shapes/salad.ts';
import { drawSoup } from '../shapes/soup-and-curry.ts';
import { drawFork, drawKnife, drawSpoon } from '../shapes/tableware.ts';
import { drawCupFront } from '../shapes/teapot.ts';
import { drawBottle } from '../shapes/wine-and-cocktails.ts';
import { place } from '../sheet.ts';
import {
  above,
  apple,
  BAR,
  baguettes,
  beer,
  bowlOf,
  CAFE,
  chopsticksAcross,
  coupe,
  EASTERN,
  front,
  herbJug,
  highball,
  JAPANESE,
  lemonFruit,
  MEDITERRANEAN,
  onPlate,
  orangeFruit,
  pear,
  RUSTIC,
  redGlass,
  type SubjectScene,
  small,
  tart,
} from './scene-parts.ts';
import * as beside from './side-things.ts';

/** Subjects in the order of their names' list. */
export const BURGER_TO_SOUP = {
  burger: [
    front(
      (may) =>
        `a tall burger with ${may('dairy') ? 'lettuce, tomato and melted cheese' : 'lettuce and tomato'}`,
      {
        holds: ['gluten'],
        main: drawBurger,
        size: 290,
        half: 165,
        beside: [
          [small(drawChips, 1), 70],
          [small(beer, 0.9), 62],
        ],
        surfaces: ['checker', 'stripes', 'gingham', 'plain', 'planks'],
      },
    ),
  ],
  seafood: [
    above('whole fish on an oval platter with lemon and herbs, seen from above', {
      holds: ['fish'],
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
      holds: ['alcohol'],
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
      holds: ['alcohol'],
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
      holds: ['alcohol'],
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
      holds: ['gluten'],
      main: drawCake,
      size: 310,
      half: 160,
      beside: [[small(drawCupFront, 0.66), 90]],
      surfaces: CAFE,
    }),
    above('a tart on a plate, seen from above', {
      holds: ['gluten', 'dairy', 'egg'],
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
    above(
      (may) =>
        `a bowl of fried noodles with ${may('shellfish') ? 'prawns and lime' : 'lime'}, seen from above`,
      {
        dish: chopsticksAcross(drawNoodles),
        beside: [beside.limes, beside.chilies, beside.soy, beside.coriander],
        surfaces: ['plain', 'seigaiha', 'stripes', 'kilim', 'linen'],
      },
    ),
    front((may) => `chopsticks lifting noodles from a bowl${may('shellfish') ? ' with a prawn' : ''}`, {
      main: bowlOf((sheet) => noodleLift(sheet, 'shellfish')),
      size: 390,
      half: 190,
      beside: [[small(lemonFruit, 0.7), 46]],
      surfaces: JAPANESE,
    }),
  ],
  mezze: [
    above(
      (may) =>
        `a table of mezze bowls with ${may('gluten') ? 'hummus, olives and flatbread' : 'hummus and olives'}, seen from above`,
      {
        dish: drawMezze,
        reach: 104,
        beside: [beside.lemon, beside.olive, beside.water],
        surfaces: EASTERN,
      },
    ),
  ],
  soup: [
    above((may) => `a bowl of soup with ${may('dairy') ? 'a swirl of cream' : 'herbs'}, seen from above`, {
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
        [small(baguettes, 0.62), 74],
        [small(herbJug, 0.6), 60],
      ],
      surfaces: RUSTIC,
    }),
  ],
} satisfies Partial<Record<ImageSubject, readonly [SubjectScene, ...SubjectScene[]]>>;

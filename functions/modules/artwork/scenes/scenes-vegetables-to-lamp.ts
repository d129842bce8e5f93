import type { ImageSubject } from '#functions/platform/ai/image-subjects.ts';
import { riceMound } from '../shapes/bowl-in-profile.ts';
import { drawChips } from '../shapes/burger.ts';
import { drawCheese } from '../shapes/cheese.ts';
import { drawBowlStack, drawPlateStack, drawTableLamp } from '../shapes/crockery.ts';
import { drawTeaCup } from '../shapes/cups.ts';
import { drawFruit, drawHerbs, drawVegetables } from '../shapes/market-table.ts';
import { drawPaella, drawRisotto } from '../shapes/rice-dishes.ts';
import { drawChicken } from '../shapes/roast-chicken.ts';
import { drawFork, drawSpoon } from '../shapes/tableware.ts';
import { drawCupFront, drawTeapot } from '../shapes/teapot.ts';
import { COVER_EXTRAS, COVER_TOOLS, drawCover } from './laid-table.ts';
import {
  above,
  BAR,
  beer,
  bowlOf,
  CAFE,
  front,
  fruitBowl,
  herbJug,
  JAPANESE,
  jug,
  lemonFruit,
  MEDITERRANEAN,
  pear,
  RUSTIC,
  type SubjectScene,
  small,
  TRATTORIA,
  tumbler,
} from './scene-parts.ts';
import * as beside from './side-things.ts';

/** Subjects in the order of their names' list. */
export const VEGETABLES_TO_LAMP = {
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
      holds: ['dairy'],
      dish: drawCheese,
      reach: 126,
      beside: [beside.wine, beside.figs, beside.thyme],
      surfaces: ['linen', 'terrazzo', 'herringbone', 'plain'],
    }),
  ],
  chicken: [
    above('a roast chicken with lemon and herbs on a platter, seen from above', {
      holds: ['poultry'],
      dish: drawChicken,
      reach: 132,
      beside: [beside.wine, beside.thyme, beside.oil],
      surfaces: RUSTIC,
    }),
  ],
  rice: [
    above('a wide pan of saffron rice with seafood and lemon, seen from above', {
      holds: ['shellfish'],
      dish: drawPaella,
      beside: [beside.lemon, beside.sparkling, beside.olives],
      surfaces: ['azulejo', 'terrazzo', 'cementine', 'plain'],
    }),
    above('a plate of creamy rice with mushrooms, seen from above', {
      holds: ['dairy'],
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
      holds: ['alcohol', 'gluten'],
      main: beer,
      size: 345,
      half: 86,
      beside: [
        [small(beer, 0.9), 78],
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
    front('a jug of olive branches and empty glasses on a restaurant table', {
      main: jug,
      size: 400,
      half: 120,
      beside: [
        [small(tumbler, 0.9), 66],
        [small(tumbler, 0.86), 64],
      ],
      surfaces: MEDITERRANEAN,
    }),
  ],
  crockery: [
    front('plates and bowls stacked beside a jug of olive branches', {
      main: drawPlateStack,
      size: 250,
      half: 160,
      beside: [
        [small(drawBowlStack, 0.8), 120],
        [small(jug, 0.8), 84],
      ],
      surfaces: RUSTIC,
    }),
    front('bowls stacked beside plates and a jug of herbs', {
      main: drawBowlStack,
      size: 300,
      half: 160,
      beside: [
        [small(drawPlateStack, 0.7), 112],
        [small(herbJug, 0.66), 66],
      ],
      surfaces: CAFE,
    }),
  ],
  lamp: [
    front('a lamp lit on a table beside a glass', {
      main: drawTableLamp,
      size: 360,
      half: 130,
      beside: [
        [small(tumbler, 0.72), 54],
        [small(jug, 0.6), 60],
      ],
      surfaces: TRATTORIA,
    }),
  ],
} satisfies Partial<Record<ImageSubject, readonly [SubjectScene, ...SubjectScene[]]>>;

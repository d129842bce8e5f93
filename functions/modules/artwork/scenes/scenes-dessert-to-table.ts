import type { ImageSubject } from '#functions/platform/ai/image-subjects.ts';
import { drawBeer } from '../shapes/beer.ts';
import { noodleLift, riceMound, soupSurface } from '../shapes/bowl-in-profile.ts';
import { drawChips } from '../shapes/burger.ts';
import { drawCake } from '../shapes/cake.ts';
import { drawCheese } from '../shapes/cheese.ts';
import { drawCoffee, drawTeaCup } from '../shapes/cups.ts';
import { drawBaguettes } from '../shapes/jug-and-fruit.ts';
import { drawFruit, drawHerbs, drawVegetables } from '../shapes/market-table.ts';
import { drawMezze } from '../shapes/mezze.ts';
import { drawNoodles } from '../shapes/noodle-nests.ts';
import { drawPaella, drawRisotto } from '../shapes/rice-dishes.ts';
import { drawChicken } from '../shapes/roast-chicken.ts';
import { drawSoup } from '../shapes/soup-and-curry.ts';
import { drawFork, drawSpoon } from '../shapes/tableware.ts';
import { drawCupFront, drawTeapot } from '../shapes/teapot.ts';
import { place } from '../sheet.ts';
import { COVER_EXTRAS, COVER_TOOLS, drawCover } from './laid-table.ts';
import {
  above,
  BAR,
  bowlOf,
  CAFE,
  chopsticksAcross,
  EASTERN,
  front,
  fruitBowl,
  herbJug,
  JAPANESE,
  jug,
  lemonFruit,
  MEDITERRANEAN,
  onPlate,
  pear,
  RUSTIC,
  redGlass,
  type SubjectScene,
  small,
  TRATTORIA,
  tart,
} from './scene-parts.ts';
import * as beside from './side-things.ts';

/** The second half of the subjects, in the order of their names' list. */
export const DESSERT_TO_TABLE = {
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
} satisfies Partial<Record<ImageSubject, readonly [SubjectScene, ...SubjectScene[]]>>;

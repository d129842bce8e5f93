import type { ImageSubject } from '#functions/platform/ai/image-subjects.ts';
import { noodleLift } from '../shapes/bowl-in-profile.ts';
import { drawCoffee, drawTeaCup } from '../shapes/cups.ts';
import { drawDumplings } from '../shapes/dumplings.ts';
import { drawGrill } from '../shapes/grill.ts';
import { drawBaguettes } from '../shapes/jug-and-fruit.ts';
import { drawBread } from '../shapes/loaves.ts';
import { drawPasta } from '../shapes/noodle-nests.ts';
import { drawRamen } from '../shapes/ramen.ts';
import { drawCurry } from '../shapes/soup-and-curry.ts';
import { drawSushi } from '../shapes/sushi.ts';
import { drawFork, drawSpoon } from '../shapes/tableware.ts';
import { drawCupFront, drawTeapot } from '../shapes/teapot.ts';
import { place } from '../sheet.ts';
import {
  above,
  bouleBoard,
  bowlOf,
  CAFE,
  chopsticks,
  chopsticksAcross,
  croissantBoard,
  croissants,
  EASTERN,
  front,
  JAPANESE,
  jug,
  pizzaBoard,
  RUSTIC,
  type SubjectScene,
  small,
  TRATTORIA,
  tacoPlatter,
} from './scene-parts.ts';
import * as beside from './side-things.ts';

/** Subjects in the order of their names' list. */
export const PASTA_TO_GRILL = {
  pasta: [
    above(
      (may) =>
        `a plate of pasta with ${may('dairy') ? 'basil and grated cheese' : 'tomato and basil'}, seen from above`,
      {
        holds: ['gluten'],
        dish: drawPasta,
        beside: [beside.wine, beside.tomatoes, beside.basil, beside.oil],
        surfaces: TRATTORIA,
        tools: [drawFork],
      },
    ),
  ],
  pizza: [
    above(
      (may) =>
        `a pizza with ${may('dairy') ? 'basil and melted cheese' : 'tomato and basil'}, seen from above`,
      {
        holds: ['gluten'],
        dish: pizzaBoard,
        beside: [beside.wine, beside.tomatoes, beside.basil, beside.olives, beside.oil],
        surfaces: TRATTORIA,
      },
    ),
  ],
  bread: [
    above('a crusty loaf with slices on a wooden board', {
      holds: ['gluten'],
      dish: drawBread,
      reach: 124,
      beside: [beside.oil, beside.olive, beside.napkin],
      surfaces: RUSTIC,
      isWhole: true,
    }),
    above('a round loaf on a wooden board, seen from above', {
      holds: ['gluten'],
      dish: bouleBoard,
      reach: 110,
      beside: [beside.oil, beside.rosemary, beside.napkin],
      surfaces: RUSTIC,
    }),
    front('baguettes in a paper bag beside a jug of olive branches', {
      holds: ['gluten'],
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
      holds: ['gluten'],
      dish: croissants,
      beside: [
        beside.berries,
        (sheet, spot) => place(sheet, { ...spot, scale: 0.46 }, drawCoffee),
        beside.napkin,
      ],
      surfaces: CAFE,
    }),
    above('croissants on a wooden board, seen from above', {
      holds: ['gluten'],
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
    above(
      (may) => `a bowl of ramen with ${may('egg') ? 'egg, ' : ''}nori and spring onion, seen from above`,
      {
        holds: ['gluten'],
        dish: chopsticksAcross(drawRamen),
        beside: [beside.soy, beside.chilies, beside.coriander],
        surfaces: JAPANESE,
      },
    ),
    front('chopsticks lifting noodles from a steaming bowl', {
      main: bowlOf((sheet) => sheet.show('gluten') + noodleLift(sheet, 'egg')),
      holds: ['gluten'],
      size: 390,
      half: 190,
      beside: [[small(drawTeapot, 0.62), 100]],
      surfaces: JAPANESE,
    }),
  ],
  dumplings: [
    above('dumplings in a bamboo steamer, seen from above', {
      holds: ['gluten'],
      dish: drawDumplings,
      beside: [
        beside.soy,
        beside.chilies,
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
      beside: [beside.limes, beside.salsa, beside.chilies, beside.coriander],
      surfaces: EASTERN,
    }),
  ],
  curry: [
    above('a dish of curry with fresh coriander, seen from above', {
      dish: drawCurry,
      beside: [beside.rice, beside.coriander, beside.yogurt, beside.chilies],
      surfaces: EASTERN,
    }),
  ],
  grill: [
    above(
      (may) =>
        `${may('meat') ? 'meat' : 'vegetable skewers'} on a round charcoal grill with lemon, seen from above`,
      {
        dish: drawGrill,
        beside: [beside.rosemary, beside.salsa, beside.lemon],
        surfaces: ['planks', 'plain', 'terrazzo', 'herringbone'],
      },
    ),
  ],
} satisfies Partial<Record<ImageSubject, readonly [SubjectScene, ...SubjectScene[]]>>;

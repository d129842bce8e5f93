import type { ImageSubject } from '#functions/platform/ai/image-subjects.ts';
import { drawBeer } from '../shapes/beer.ts';
import { noodleLift } from '../shapes/bowl-in-profile.ts';
import { drawBurger, drawChips } from '../shapes/burger.ts';
import { drawCoffee, drawTeaCup } from '../shapes/cups.ts';
import { drawDumplings } from '../shapes/dumplings.ts';
import { drawSeafood } from '../shapes/fish.ts';
import { drawGrill } from '../shapes/grill.ts';
import { drawBaguettes } from '../shapes/jug-and-fruit.ts';
import { drawBread } from '../shapes/loaves.ts';
import { drawPasta } from '../shapes/noodle-nests.ts';
import { drawRamen } from '../shapes/ramen.ts';
import { drawSalad } from '../shapes/salad.ts';
import { drawCurry } from '../shapes/soup-and-curry.ts';
import { drawSushi } from '../shapes/sushi.ts';
import { drawFork, drawKnife, drawSpoon } from '../shapes/tableware.ts';
import { drawCupFront, drawTeapot } from '../shapes/teapot.ts';
import { drawBottle } from '../shapes/wine-and-cocktails.ts';
import { place } from '../sheet.ts';
import {
  above,
  apple,
  BAR,
  bouleBoard,
  bowlOf,
  CAFE,
  chopsticks,
  chopsticksAcross,
  coupe,
  croissantBoard,
  croissants,
  EASTERN,
  front,
  highball,
  JAPANESE,
  jug,
  lemonFruit,
  MEDITERRANEAN,
  orangeFruit,
  pear,
  pizzaBoard,
  RUSTIC,
  redGlass,
  type SubjectScene,
  small,
  TRATTORIA,
  tacoPlatter,
} from './scene-parts.ts';
import * as beside from './side-things.ts';

/** The first half of the subjects, in the order of their names' list. */
export const PASTA_TO_COCKTAIL = {
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
} satisfies Partial<Record<ImageSubject, readonly [SubjectScene, ...SubjectScene[]]>>;

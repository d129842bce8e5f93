import type { UnforeseenText } from './unforeseen-text.ts';

/** As posts, headlines, ads and texts say it. */
export const UNFORESEEN_FALSE_POSTS: readonly UnforeseenText[] = [
  {
    restaurant: 'Osteria Lupo',
    planted: 'focaccia',
    text: 'Come for the wood-fired focaccia, stay for the carbonara.',
  },
  { restaurant: 'Osteria Lupo', planted: '2-for-1', text: '🍝 2-for-1 carbonara all week! #OsteriaLupo' },
  { restaurant: 'Osteria Lupo', planted: '1am', text: 'Open late: 6pm–1am, Tues–Sat.' },
  {
    restaurant: 'Casa Ramona',
    planted: '19.99',
    text: 'Hola! Mole negro is down to 19.99 this weekend only.',
  },
  {
    restaurant: 'Casa Ramona',
    planted: 'peanut-free',
    text: 'Mole negro: peanut-free, nut-free, full of love.',
  },
  { restaurant: 'Smash & Co', planted: 'grass-fed', text: 'We grind grass-fed beef in house every day.' },
  { restaurant: 'Smash & Co', planted: '0199', text: 'Text SMASH to 510-555-0199 and skip the line.' },
  {
    restaurant: 'The Copper Ladle',
    planted: 'eight',
    text: 'Sunday roast with Yorkshire pudding, served from noon to eight.',
  },
  {
    restaurant: 'The Copper Ladle',
    planted: 'CAMRA',
    text: 'A Camra-listed pub with a garden that fits two hundred.',
  },
  {
    restaurant: 'The Copper Ladle',
    planted: 'Le Gavroche',
    text: 'Chef Tom Hurst trained at Le Gavroche before coming home to Leeds.',
  },
  {
    restaurant: 'Green Window',
    planted: 'Ethiopian',
    text: 'Single-origin Ethiopian beans, roasted right here.',
  },
  { restaurant: 'Green Window', planted: 'gluten', text: 'Every cake is baked without gluten.' },
  {
    restaurant: 'Tide & Table',
    planted: 'church',
    text: 'A former church turned oyster bar, open since 2011.',
  },
  {
    restaurant: 'Tide & Table',
    planted: 'thirteen',
    text: 'Thirteen-dollar lobster rolls, all winter long.',
  },
  {
    restaurant: 'Little Hanoi',
    planted: 'better',
    text: 'Everyone says it: nobody in Sacramento makes better pho.',
  },
  { restaurant: 'Little Hanoi', planted: 'Sunday', text: 'Sunday brunch at Little Hanoi starts at 10:30.' },
  { restaurant: 'Little Hanoi', planted: 'crab', text: 'Summer rolls with crab and avocado, $8.' },
  {
    restaurant: 'Taberna Olmo',
    planted: 'sin gluten',
    text: 'Salmorejo sin gluten y sin huevo, como en casa.',
  },
  { restaurant: 'Taberna Olmo', planted: 'flamenco', text: 'Noches de flamenco en directo los viernes.' },
  { restaurant: 'La Brasa de Ana', planted: 'cuatro', text: 'Cordero asado para cuatro, 48 €.' },
  { restaurant: 'Verde Limón', planted: 'domingos', text: 'Abierto también los domingos para tu brunch.' },
  {
    restaurant: 'Chez Odette',
    planted: '1904',
    text: 'Une institution lyonnaise tenue par la même famille depuis 1904.',
  },
  {
    restaurant: 'Chez Odette',
    planted: '22',
    text: 'Le menu du midi, entrée, plat, dessert, à vingt-deux euros.',
  },
  {
    restaurant: 'Crêperie du Port',
    planted: 'sans gluten',
    text: 'Nos galettes au sarrasin sont toutes sans gluten.',
  },
  { restaurant: 'Le Fournil de Jeanne', planted: '50', text: 'Un levain de cinquante ans, et ça se goûte.' },
  {
    restaurant: 'Trattoria Ninetta',
    planted: '1482',
    text: 'Prenota allo 06 5550 1482, Ninetta ti aspetta.',
  },
  {
    restaurant: 'Pizzeria Vesuvio 3',
    planted: 'campionato',
    text: 'Ciro ha vinto il campionato mondiale della pizza.',
  },
  {
    restaurant: 'Osteria del Molo',
    planted: '50',
    text: 'Sala interna per cinquanta persone e terrazza sul mare.',
  },
  {
    restaurant: 'Gasthaus Krone',
    planted: '80',
    text: 'Unser Biergarten hat achtzig Plätze unter Kastanien.',
  },
  {
    restaurant: 'Wiener Eck',
    planted: '18,90',
    text: 'Unser Schnitzel vom Schwein kommt für 18,90 Euro auf den Teller.',
  },
];

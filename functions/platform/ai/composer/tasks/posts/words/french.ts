import { frenchSpan } from './clock.ts';
import { frenchFeast } from './feast-name.ts';
import { frenchWishes } from './feast-wishes.ts';
import type { PostWords } from './post-words.ts';

const PARTS = { morning: 'matin', midday: 'midi', afternoon: 'après-midi', evening: 'soir' };

export const FRENCH_POST_WORDS: PostWords = {
  and: 'et',
  span: frenchSpan,
  price: (dish, price) => [
    `${dish}, ${price}.`,
    `${dish} à ${price}.`,
    ...(dish.includes(')') ? [] : [`${dish} (${price}).`]),
  ],
  dish: (dish, day) => [
    `${dish}.`,
    `À la carte : ${dish}.`,
    `Déjà goûté : ${dish} ?`,
    ...(day === '' ? [] : [`Programme du ${day} : ${dish}.`, `${day}, à table : ${dish}.`]),
  ],
  also: (list) => [
    `Aussi à la carte : ${list}.`,
    `Juste à côté, à la carte : ${list}.`,
    `Et pour la suite : ${list}.`,
  ],
  pair: (first, second) => [
    `${first} ou ${second} ?`,
    `${first} contre ${second}.`,
    `D’abord ${first} ou d’abord ${second} ?`,
    `On hésite : ${first} ou ${second}.`,
  ],
  ask: [
    'Vous commencez par quoi ?',
    'Votre vote ?',
    'Dites-le en commentaire.',
    'Soyez francs.',
    'Qui prend quoi ?',
  ],
  dayPart: (day, part) => `${day} ${PARTS[part]}`,
  open: (day, span) => [
    `Ouvert ${day}, ${span}.`,
    `${day} : ${span}.`,
    `Horaires du ${day} : ${span}.`,
    `On vous attend ${day}, ${span}.`,
  ],
  hours: (span) => [`Ouvert ${span}.`, `Horaires : ${span}.`],
  service: (name, day, span) => [
    `${name}, ${day}, ${span}.`,
    `${name}, ${day} : ${span}.`,
    `${name} du ${day} : ${span}.`,
  ],
  closed: (occasion, day) => [
    `${occasion}, ${day} : nous sommes fermés.`,
    `Fermé pour ${frenchFeast(occasion)}, ${day}.`,
    `${day}, ${occasion} : c’est fermé.`,
  ],
  back: (day, span) => [`De retour ${day}, ${span}.`, `À ${day}, ${span}.`, `On rouvre ${day}, ${span}.`],
  occasion: (name, day) => [
    `${name} : ${day}.`,
    `${day}, c’est ${frenchFeast(name)}.`,
    `À noter : ${name}, ${day}.`,
  ],
  occasionOpen: (name, day, span) => [
    `${name}, ${day} : ouvert ${span}.`,
    `Ouvert pour ${frenchFeast(name)} : ${day}, ${span}.`,
    `${day}, c’est ${frenchFeast(name)}. On ouvre ${span}.`,
    `${name} avec nous : ${day}, ${span}.`,
  ],
  today: (name) => [
    `Aujourd’hui, c’est ${frenchFeast(name)}.`,
    `${name}, c’est aujourd’hui.`,
    `C’est ${frenchFeast(name)} aujourd’hui.`,
  ],
  table: (name) => [
    `${name} : qui sera à votre table ?`,
    `${name} : on cuisine pour vous.`,
    `${name} avec nous ?`,
  ],
  wish: frenchWishes,
  menu: (name, price) =>
    price === '' ? [`${name}.`] : [`${name}, ${price}.`, `${name} à ${price}.`, `${name} : ${price}.`],
  offer: [
    'Pour votre information.',
    'Faites passer.',
    'C’est pour vous.',
    'De notre part.',
    'À noter.',
    'Parlez-en autour de vous.',
    'Qui vient ?',
    'Gardez-le en tête.',
    'C’est dit.',
    'Venez accompagnés.',
    'À bientôt ?',
    'Maintenant, vous savez.',
  ],
  diet: {
    vegan: (list) => `Végane à notre carte : ${list}.`,
    vegetarian: (list) => `Végétarien à notre carte : ${list}.`,
    pescatarian: (list) => `Du poisson, pas de viande : ${list}.`,
    halal: (list) => `Halal à notre carte : ${list}.`,
    kosher: (list) => `Casher à notre carte : ${list}.`,
    gluten_free: (list) => `Sans gluten à notre carte : ${list}.`,
  },
  book: (where) => [`Réserver : ${where}`, `Votre table : ${where}`, `Réservations : ${where}`],
  order: (where) => [`Commander en ligne : ${where}`, `Vos commandes : ${where}`],
  wholeMenu: (where) => [`Plus d’infos : ${where}`, `La suite ici : ${where}`],
  call: (phone) => [
    `Réservations au ${phone}.`,
    `Une table ? ${phone}.`,
    `Appelez pour réserver : ${phone}.`,
  ],
  find: (place) => [`Adresse : ${place}.`, `On est ici : ${place}.`, `Rendez-vous : ${place}.`],
  stop: 'STOP pour arrêter.',
  quiet: ['À la carte en ce moment.', 'De notre carte.', 'Prenez votre temps.', 'Pour une longue soirée.'],
  season: {
    winter: ['Manteau au crochet, à table.', 'On se réchauffe d’abord.', 'Longues nuits, longs dîners.'],
    spring: ['Les soirées rallongent.', 'Jours plus longs, dîners tardifs.', 'L’hiver est passé.'],
    summer: ['Laissez votre cuisine éteinte.', 'Longs jours, tables tardives.', 'Trop chaud pour cuisiner.'],
    autumn: ['Un pull, une table.', 'La nuit tombe plus tôt.', 'L’appétit revient.'],
  },
  lines: {
    pasta: [
      'On enroule, on ne coupe pas.',
      'Fourchette en main.',
      'Partager reste facultatif.',
      'Serviette à portée.',
    ],
    pizza: [
      'Pliée ou à la fourchette.',
      'Commencer par la croûte, permis.',
      'La dernière part se négocie.',
      'Se mange chaude.',
    ],
    noodles: [
      'Aspirer est permis.',
      'Penchez-vous sur le bol.',
      'Penchez-vous, aspirez.',
      'Chemise foncée conseillée.',
    ],
    soup: ['La cuillère, puis la parole.', 'Les mains autour du bol.', 'Laisser refroidir ? Jamais.'],
    dumplings: [
      'Tremper, croquer, recommencer.',
      'Comptez-les avant de partager.',
      'Doucement sur la première bouchée.',
    ],
    tacos: ['Penchez la tête.', 'Serviettes obligatoires.', 'Debout, ça marche aussi.'],
    burger: [
      'À pleines mains, sans téléphone.',
      'Ça coule. Penchez-vous.',
      'Couteau, fourchette ? Comme vous voulez.',
    ],
    grill: ['Manches relevées.', 'Couteau, fourchette, silence.', 'Venez avec appétit.'],
    seafood: ['Manches relevées pour ça.', 'Pour ceux qui aiment la mer.', 'Commandez avant les autres.'],
    greens: ['Pas un accompagnement.', 'À poser au milieu.', 'Sortez les fourchettes.'],
    rice: ['Jusqu’au dernier grain.', 'C’est mieux à la cuillère.', 'On racle le bol.'],
    sweet: ['Gardez de la place.', 'Des cuillères pour la table.', 'Le dessert compte comme dîner.'],
    bakery: [
      'Les miettes en font partie.',
      'La dernière bouchée se partage. Ou pas.',
      'Venez avant qu’il n’y en ait plus.',
    ],
    coffee: ['La gorgée, puis les mails.', 'Asseyez-vous pour le boire.', 'Le matin peut attendre.'],
    drinks: ['Téléphone rangé, on trinque.', 'Il faut bien commencer.', 'Trinquez avant la photo.'],
    any: ['Lisez la carte, prenez ça.', 'Prévenez la table.', 'Gardez de la place pour ça.'],
  },
};

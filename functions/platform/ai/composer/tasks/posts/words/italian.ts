import { plainSpan } from './clock.ts';
import { italianFeast } from './feast-name.ts';
import { italianWishes } from './feast-wishes.ts';
import type { PostWords } from './post-words.ts';

const PARTS = { morning: 'mattina', midday: 'a pranzo', afternoon: 'pomeriggio', evening: 'sera' };

export const ITALIAN_POST_WORDS: PostWords = {
  and: 'e',
  span: plainSpan('dalle'),
  price: (dish, price) => [
    `${dish}, ${price}.`,
    ...(price.includes(' a ') ? [] : [`${dish} a ${price}.`]),
    ...(dish.includes(')') ? [] : [`${dish} (${price}).`]),
  ],
  dish: (dish, day) => [
    `${dish}.`,
    `In carta: ${dish}.`,
    `Già assaggiato? ${dish}.`,
    ...(day === '' ? [] : [`Programma di ${day}: ${dish}.`, `${day} è il giorno giusto: ${dish}.`]),
  ],
  also: (list) => [`In carta anche: ${list}.`, `E accanto, in carta: ${list}.`, `Per continuare: ${list}.`],
  pair: (first, second) => [
    `${first} o ${second}?`,
    `${first} contro ${second}.`,
    `Prima ${first} o prima ${second}?`,
    `Indecisi: ${first} o ${second}.`,
  ],
  ask: [
    'Voi cosa ordinate?',
    'Il vostro voto?',
    'Scrivetelo nei commenti.',
    'Siate sinceri.',
    'Chi prende cosa?',
  ],
  dayPart: (day, part) => `${day} ${PARTS[part]}`,
  open: (day, span) => [
    `Aperti ${day}, ${span}.`,
    `${day}: ${span}.`,
    `Orario di ${day}: ${span}.`,
    `${day} ci siamo, ${span}.`,
  ],
  hours: (span) => [`Orario: ${span}.`, `Aperti: ${span}.`],
  service: (name, day, span) => [
    `${name}, ${day}, ${span}.`,
    `${name}, ${day}: ${span}.`,
    `${name} di ${day}: ${span}.`,
  ],
  closed: (occasion, day) => [
    `${occasion}, ${day}: siamo chiusi.`,
    `Chiusi per ${italianFeast(occasion)}, ${day}.`,
    `${day}, ${occasion}: la cucina riposa.`,
  ],
  back: (day, span, house) => [
    `Torniamo ${day}, ${span}.`,
    `A ${day}, ${span}.`,
    `Si riapre ${day}, ${span}.`,
    `${house} riapre ${day}, ${span}.`,
  ],
  occasion: (name, day, house) => [
    `${name}: ${day}.`,
    `${day} è ${italianFeast(name)}.`,
    `Segnatevi: ${name}, ${day}.`,
    `${name}, ${house}: ${day}.`,
    `${day} ${house} celebra ${italianFeast(name)}.`,
  ],
  occasionOpen: (name, day, span) => [
    `${name}, ${day}: aperti ${span}.`,
    `Aperti per ${italianFeast(name)}: ${day}, ${span}.`,
    `${day} è ${italianFeast(name)}. Orario: ${span}.`,
    `${name} da noi: ${day}, ${span}.`,
  ],
  today: (name) => [`Oggi è ${italianFeast(name)}.`, `${name}: è oggi.`, `È ${italianFeast(name)}, oggi.`],
  table: ['Chi viene?', 'Vi aspettiamo.', 'Segnatevi la data.'],
  wish: italianWishes,
  menu: (name, price) =>
    price === ''
      ? [`${name}.`]
      : [
          `${name}, ${price}.`,
          `${name}: ${price}.`,
          ...(price.includes(' a ') ? [] : [`${name} a ${price}.`]),
        ],
  offer: [
    'Per vostra informazione.',
    'Passate parola.',
    'Questo è per voi.',
    'Da parte nostra.',
    'Prendete nota.',
    'Ditelo a un amico.',
    'Chi viene?',
    'Tenetelo a mente.',
    'Ora lo sapete.',
    'Venite in compagnia.',
    'A presto?',
    'Vi aspettiamo.',
  ],
  diet: {
    vegan: (list) => `Vegano nella nostra carta: ${list}.`,
    vegetarian: (list) => `Vegetariano nella nostra carta: ${list}.`,
    pescatarian: (list) => `Pesce, niente carne: ${list}.`,
    halal: (list) => `Halal nella nostra carta: ${list}.`,
    kosher: (list) => `Kosher nella nostra carta: ${list}.`,
    gluten_free: (list) => `Senza glutine nella nostra carta: ${list}.`,
  },
  book: (where) => [`Prenotate qui: ${where}`, `Il vostro tavolo: ${where}`, `Prenotazioni: ${where}`],
  order: (where) => [`Ordinate online: ${where}`, `Per ordinare: ${where}`],
  wholeMenu: (where) => [`Altro su ${where}`, `Continua qui: ${where}`],
  call: (phone) => [
    `Prenotazioni allo ${phone}.`,
    `Un tavolo? ${phone}.`,
    `Chiamate per prenotare: ${phone}.`,
  ],
  find: (place) => [`Siamo qui: ${place}.`, `Indirizzo: ${place}.`, `Ci trovate qui: ${place}.`],
  stop: 'Per uscire rispondi STOP.',
  quiet: ['Ora in carta.', 'Dalla nostra carta.', 'Con calma.', 'Per una serata lunga.'],
  season: {
    winter: ['Via il cappotto, a tavola.', 'Prima ci si scalda.', 'Notti lunghe, cene lunghe.'],
    spring: ['Le giornate si allungano.', 'Sere lunghe, cene tardi.', 'L’inverno è passato.'],
    summer: ['I fornelli di casa, spenti.', 'Giornate lunghe, tavoli tardi.', 'Troppo caldo per cucinare.'],
    autumn: ['Maglione e tavola.', 'Fa buio prima: a cena.', 'Torna l’appetito.'],
  },
  lines: {
    pasta: [
      'Si arrotola, non si taglia.',
      'Forchetta in mano.',
      'Dividere è facoltativo.',
      'Tovagliolo a portata.',
    ],
    pizza: [
      'A spicchi o piegata.',
      'Cominciare dal bordo: concesso.',
      'L’ultima fetta si tratta.',
      'Si mangia calda.',
    ],
    noodles: [
      'Risucchiare è concesso.',
      'Naso sulla ciotola.',
      'Bacchette in alto.',
      'Meglio la camicia scura.',
    ],
    soup: ['Prima il cucchiaio, poi parliamo.', 'Mani attorno alla ciotola.', 'Farla raffreddare? Mai.'],
    dumplings: ['Intingi, mordi, ripeti.', 'Contateli prima di dividerli.', 'Piano col primo morso.'],
    tacos: ['Si piega la testa.', 'Tovaglioli, tanti.', 'In piedi va bene.'],
    burger: [
      'Con le mani, senza telefono.',
      'Gocciola. Piegatevi avanti.',
      'Coltello e forchetta? Decidete voi.',
    ],
    grill: ['Maniche su.', 'Coltello, forchetta, silenzio.', 'Venite con fame.'],
    seafood: ['Maniche su per questo.', 'Per chi ordina pesce.', 'Ordinatelo prima degli altri.'],
    greens: ['Non è un contorno.', 'Da mettere in mezzo.', 'Fuori le forchette.'],
    rice: ['Fino all’ultimo chicco.', 'Meglio col cucchiaio.', 'Si gratta il piatto.'],
    sweet: ['Lasciate posto o cominciate qui.', 'Cucchiaini per tutti.', 'Il dolce conta come cena.'],
    bakery: ['Le briciole ne fanno parte.', 'L’ultimo boccone si divide. O no.', 'Venite prima che finisca.'],
    coffee: ['Prima il sorso, poi le mail.', 'Sedetevi a berlo.', 'La mattina può aspettare.'],
    drinks: [
      'Via il telefono, si brinda.',
      'Qualcuno deve ordinare per primo.',
      'Si brinda prima della foto.',
    ],
    any: ['Leggete la carta, prendete questo.', 'Da provare per primo.', 'Tenete un posto.'],
  },
};

import { germanSpan } from './clock.ts';
import { germanFeast } from './feast-name.ts';
import { germanWishes } from './feast-wishes.ts';
import type { PostWords } from './post-words.ts';

/** "Sonntag, 9. Mai," before its verb. */
const asSubject = (day: string) => (day.includes(',') ? `${day},` : day);

const PARTS = { morning: 'vormittag', midday: 'mittag', afternoon: 'nachmittag', evening: 'abend' };

export const GERMAN_POST_WORDS: PostWords = {
  and: 'und',
  span: germanSpan,
  price: (dish, price) => [
    `${dish}, ${price}.`,
    ...(dish.includes(' für ') ? [] : [`${dish} für ${price}.`]),
    ...(dish.includes(')') ? [] : [`${dish} (${price}).`]),
  ],
  dish: (dish, day) => [
    `${dish}.`,
    `Auf der Karte: ${dish}.`,
    `Schon probiert: ${dish}?`,
    ...(day === '' ? [] : [`Plan für ${day}: ${dish}.`, `Am ${day} gibt es: ${dish}.`]),
  ],
  also: (list) => [
    `Auch auf der Karte: ${list}.`,
    `Daneben auf der Karte: ${list}.`,
    `Dazu oder danach: ${list}.`,
  ],
  pair: (first, second) => [
    `${first} oder ${second}?`,
    `Erst ${first} oder erst ${second}?`,
    `${first} gegen ${second}.`,
    `Unentschieden: ${first} oder ${second}.`,
  ],
  ask: [
    'Was kommt bei euch zuerst?',
    'Eure Stimme?',
    'Schreibt es in die Kommentare.',
    'Seid ehrlich.',
    'Wer nimmt was?',
  ],
  dayPart: (day, part) => `${day}${PARTS[part]}`,
  open: (day, span) => [
    `${day} geöffnet: ${span}.`,
    `${day}: ${span}.`,
    `Am ${day} sind wir da: ${span}.`,
    `Geöffnet am ${day}, ${span}.`,
  ],
  hours: (span) => [`Geöffnet ${span}.`, `Wir sind da: ${span}.`],
  service: (name, day, span) => [
    `${name} am ${day}: ${span}.`,
    `${name}, ${day}: ${span}.`,
    `${name}, ${day}, ${span}.`,
  ],
  closed: (occasion, day) => [
    `${occasion}, ${day}: Wir haben geschlossen.`,
    `Geschlossen: ${occasion}, ${day}.`,
    `Am ${asSubject(day)} haben wir geschlossen: ${occasion}.`,
  ],
  back: (day, span, house) => [
    `Wieder da: ${day}, ${span}.`,
    `Bis ${day}, ${span}.`,
    `Weiter geht es ${day}, ${span}.`,
    `${house} ist wieder da: ${day}, ${span}.`,
  ],
  occasion: (name, day, house) => [
    `${name}: ${day}.`,
    `Am ${asSubject(day)} ist ${germanFeast(name)}.`,
    `Vormerken: ${name}, ${day}.`,
    `${name}, ${house}: ${day}.`,
    `Am ${asSubject(day)} feiert ${house}: ${name}.`,
  ],
  occasionOpen: (name, day, span) => [
    `${name}, ${day}: geöffnet ${span}.`,
    `Geöffnet: ${name}, ${day}, ${span}.`,
    `Am ${asSubject(day)} ist ${germanFeast(name)}. Wir sind da: ${span}.`,
    `${name} bei uns: ${day}, ${span}.`,
  ],
  today: (name) => [`Heute ist ${germanFeast(name)}.`, `${name}: heute.`, `${name} ist heute.`],
  table: ['Wer ist dabei?', 'Bis dann.', 'Termin vormerken.'],
  wish: germanWishes,
  menu: (name, price) =>
    price === '' ? [`${name}.`] : [`${name}, ${price}.`, `${name} für ${price}.`, `${name}: ${price}.`],
  offer: [
    'Zur Info.',
    'Sagt es weiter.',
    'Das ist für euch.',
    'Von uns für euch.',
    'Zum Vormerken.',
    'Erzählt es euren Freunden.',
    'Wer ist dabei?',
    'Gut zu wissen.',
    'Jetzt wisst ihr es.',
    'Bringt jemanden mit.',
    'Bis bald?',
    'Wir freuen uns.',
  ],
  diet: {
    vegan: (list) => `Vegan auf unserer Karte: ${list}.`,
    vegetarian: (list) => `Vegetarisch auf unserer Karte: ${list}.`,
    pescatarian: (list) => `Fisch, kein Fleisch: ${list}.`,
    halal: (list) => `Halal auf unserer Karte: ${list}.`,
    kosher: (list) => `Koscher auf unserer Karte: ${list}.`,
    gluten_free: (list) => `Glutenfrei auf unserer Karte: ${list}.`,
  },
  book: (where) => [`Tisch reservieren: ${where}`, `Reservieren: ${where}`, `Plätze: ${where}`],
  order: (where) => [`Online bestellen: ${where}`, `Vorbestellen: ${where}`],
  wholeMenu: (where) => [`Mehr auf ${where}`, `Weiterlesen: ${where}`],
  call: (phone) => [`Reservieren unter ${phone}.`, `Tisch? ${phone}.`, `Anrufen und reservieren: ${phone}.`],
  find: (place) => [`Ihr findet uns hier: ${place}.`, `Adresse: ${place}.`, `Wo: ${place}.`],
  stop: 'STOP antworten zum Abmelden.',
  quiet: ['Jetzt auf der Karte.', 'Von unserer Karte.', 'Nehmt euch Zeit dafür.', 'Für einen langen Abend.'],
  season: {
    winter: ['Mantel aus, hinsetzen.', 'Erst die Hände wärmen.', 'Lange Nächte, lange Abendessen.'],
    spring: ['Die Abende werden länger.', 'Länger hell, später essen.', 'Der Winter ist vorbei.'],
    summer: ['Der eigene Herd bleibt aus.', 'Lange Tage, späte Tische.', 'Zu warm zum Selberkochen.'],
    autumn: [
      'Pulloverwetter ist Essenswetter.',
      'Abends wird es früher dunkel.',
      'Drinnen ist es jetzt schöner.',
    ],
  },
  lines: {
    pasta: [
      'Drehen, nicht schneiden.',
      'Gabel reicht.',
      'Teilen ist freiwillig.',
      'Serviette griffbereit halten.',
    ],
    pizza: [
      'Falten oder Gabel: egal.',
      'Erst der Rand ist erlaubt.',
      'Das letzte Stück wird verhandelt.',
      'Heiß essen.',
    ],
    noodles: [
      'Schlürfen ist erlaubt.',
      'Über die Schüssel beugen.',
      'Stäbchen hoch.',
      'Lieber das dunkle Hemd.',
    ],
    soup: ['Erst löffeln, dann reden.', 'Hände um die Schüssel.', 'Abkühlen lassen? Niemals.'],
    dumplings: ['Tunken, beißen, noch mal.', 'Vor dem Teilen zählen.', 'Vorsicht beim ersten Bissen.'],
    tacos: ['Kopf schräg, Taco gerade.', 'Servietten sind Pflicht.', 'Im Stehen schmeckt es auch.'],
    burger: ['Beide Hände, kein Handy.', 'Er tropft. Vorbeugen.', 'Messer und Gabel? Wie ihr wollt.'],
    grill: ['Ärmel hoch.', 'Messer, Gabel, Stille.', 'Hunger mitbringen.'],
    seafood: ['Ärmel hoch dafür.', 'Für alle, die Fisch bestellen.', 'Bestellt, bevor es andere tun.'],
    greens: ['Keine Beilage.', 'Für den ganzen Tisch bestellen.', 'Gabeln raus.'],
    rice: ['Bis zum letzten Korn.', 'Mit dem Löffel geht’s leichter.', 'Schüssel auskratzen.'],
    sweet: [
      'Platz lassen oder hier anfangen.',
      'Löffel für den ganzen Tisch.',
      'Nachtisch zählt als Abendessen.',
    ],
    bakery: ['Krümel gehören dazu.', 'Den letzten Bissen teilen. Oder nicht.', 'Kommt, bevor es weg ist.'],
    coffee: ['Erst der Schluck, dann Mails.', 'Setzt euch dazu hin.', 'Morgens ist Verhandlungssache.'],
    drinks: [
      'Handy weg, anstoßen.',
      'Irgendwer muss zuerst bestellen.',
      'Erst anstoßen, dann fotografieren.',
    ],
    any: ['Karte lesen, trotzdem das bestellen.', 'Das hier zuerst bestellen.', 'Platz dafür lassen.'],
  },
};

import type { CopyLibrary } from '../copy-library.ts';

/** Sentences with one fact each, for posts. */
export const FACTS: CopyLibrary['facts'] = {
  service: [
    '{service} am {day}: {hours}.',
    '{day}, {service}: {hours}.',
    'Vormerken: {service}, {day}, {hours}.',
    '{service}, {day}, {hours}.',
  ],
  again: [
    'Wieder offen: {day}, {hours}.',
    'Weiter geht es {day}, {hours}.',
    '{name} öffnet wieder: {day}, {hours}.',
    'Die Tür geht wieder auf: {day}, {hours}.',
    'Bis {day}, {hours}.',
  ],
  occasion: [
    '{occasion}: {day}.',
    'Bald ist es so weit: {occasion}, {day}.',
    'Im Kalender: {occasion}, {day}.',
    '{day}: {occasion}.',
    'Vormerken: {occasion}, {day}.',
    'Rot anstreichen: {occasion}, {day}.',
  ],
  today: [
    'Heute: {occasion}.',
    'Es ist so weit: {occasion}.',
    'Im Kalender von heute: {occasion}.',
    '{occasion}. Ja, heute.',
    'Raten Sie, was im Kalender steht: {occasion}.',
    'Der Kalender sagt: {occasion}.',
  ],
  closed: [
    '{occasion}, {day}: Wir haben geschlossen.',
    'Geschlossen: {occasion}, {day}.',
    '{day} ist zu: {occasion}.',
    '{name} macht Pause: {occasion}, {day}.',
    'Die Küche ruht: {occasion}, {day}.',
  ],
  hours: [
    'An dem Tag offen: {hours}.',
    'Wir haben offen, {hours}.',
    'Unsere Zeiten: {hours}.',
    'Die Tür ist offen: {hours}.',
    'An dem Tag: {hours}.',
    'Offen: {hours}.',
  ],
  price: [
    '{dish}, {price}.',
    '{dish}: {price}.',
    'Zum Mitschreiben, {dish}: {price}.',
    'Auf der Karte: {dish}, {price}.',
  ],
  wish: [
    '{occasion}: {name} wünscht alles Gute.',
    '{name} grüßt Sie. Im Kalender: {occasion}.',
    '{occasion}: Lassen Sie es sich gut gehen, sagt {name}.',
    'Ein Gruß von uns allen, {name}: {occasion}.',
    '{name} wünscht schöne Stunden: {occasion}.',
    '{occasion}: {name} denkt an Sie.',
  ],
  words: {
    today: /\b(?:heute|jetzt|gleich|sofort|gerade)\b/i,
    evening: /(?:abend|\bnacht)/i,
  },
  stop: 'STOP antworten zum Abmelden.',
};

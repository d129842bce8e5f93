import type { CopyLibrary } from '../copy-library.ts';

/** Sentences with one fact each, for posts. */
export const FACTS: CopyLibrary['facts'] = {
  service: [
    '{service}, {day}: {hours}.',
    '{day}, {service}: {hours}.',
    'Da ricordare: {service}, {day}, {hours}.',
    'Prossimo appuntamento: {service}, {day}, {hours}.',
  ],
  again: [
    'Riapriamo {day}, {hours}.',
    'Torniamo {day}, {hours}.',
    '{name} riapre {day}, {hours}.',
    'Ti aspettiamo di nuovo {day}, {hours}.',
    'Ci vediamo {day}, {hours}.',
  ],
  occasion: [
    '{occasion}: {day}.',
    'Sta arrivando: {occasion}, {day}.',
    'Da ricordare: {occasion}, {day}.',
    '{day}: {occasion}.',
    'Segna la data: {occasion}, {day}.',
    'Si avvicina la data: {occasion}, {day}.',
  ],
  today: [
    'Oggi: {occasion}.',
    'Ci siamo: {occasion}.',
    'È arrivato il giorno: {occasion}.',
    '{occasion}: è oggi.',
    'Un giorno da ricordare: {occasion}.',
    'Eccoci: {occasion}.',
  ],
  closed: [
    '{occasion}, {day}: siamo chiusi.',
    'Chiusi: {occasion}, {day}.',
    '{day}, {occasion}: restiamo chiusi.',
    '{name} chiude {day}: {occasion}.',
    'Saremo chiusi {day}: {occasion}.',
  ],
  hours: [
    'Quel giorno aperti: {hours}.',
    'Siamo aperti, {hours}.',
    'I nostri orari: {hours}.',
    'Ci trovi con questi orari: {hours}.',
    'Quel giorno, {hours}.',
    'Orari: {hours}.',
  ],
  price: ['{dish}, {price}.', '{dish}: {price}.', 'Nel menù, {dish}: {price}.', 'Dal menù: {dish}, {price}.'],
  wish: [
    '{occasion}: tanti auguri da tutti noi, {name}.',
    'Tanti auguri: {occasion}. Un saluto, {name}.',
    'Auguri di cuore, {name}: {occasion}.',
    '{occasion}: un augurio a tutti voi, {name}.',
    'Un saluto e un augurio, {name}: {occasion}.',
    '{occasion}: {name} ti augura una bella giornata.',
  ],
  words: {
    today: /\b(?:oggi|stasera|adesso|ora|subito)\b/i,
    evening: /\b(?:stasera|sera|serata|cena|notte)\b/i,
  },
  stop: 'Per uscire rispondi STOP.',
};

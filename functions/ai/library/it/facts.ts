import type { CopyLibrary } from '../copy-library.ts';

/** Facts of a restaurant in one sentence each, as posts print them. */
export const FACTS: CopyLibrary['facts'] = {
  service: [
    '{service}, {day}: {hours}.',
    '{day}, {service}: {hours}.',
    'Da segnare: {service}, {day}, {hours}.',
    'Prossimo appuntamento: {service}, {day}, {hours}.',
  ],
  again: [
    'Si riapre {day}, {hours}.',
    'Torniamo {day}, {hours}.',
    '{name} riapre {day}, {hours}.',
    'La porta si riapre {day}, {hours}.',
    'Ci vediamo {day}, {hours}.',
  ],
  occasion: [
    '{occasion}: {day}.',
    'Sta arrivando: {occasion}, {day}.',
    'In calendario: {occasion}, {day}.',
    '{day}: {occasion}.',
    'Da segnare: {occasion}, {day}.',
    'Cerchiatelo: {occasion}, {day}.',
  ],
  today: [
    'Oggi: {occasion}.',
    'Ci siamo: {occasion}.',
    'In calendario oggi: {occasion}.',
    '{occasion}. Sì, oggi.',
    'Indovina cosa dice il calendario: {occasion}.',
    'Lo dice il calendario: {occasion}.',
  ],
  closed: [
    '{occasion}, {day}: siamo chiusi.',
    'Chiusi: {occasion}, {day}.',
    '{day}, {occasion}: la cucina riposa.',
    '{name} chiude {day}: {occasion}.',
    'Porta chiusa {day}: {occasion}.',
  ],
  hours: [
    'Quel giorno aperti: {hours}.',
    'Siamo aperti, {hours}.',
    'I nostri orari: {hours}.',
    'La porta si apre {hours}.',
    'Quel giorno, {hours}.',
    'Orari: {hours}.',
  ],
  price: [
    '{dish}, {price}.',
    '{dish}: {price}.',
    'Per la cronaca, {dish}: {price}.',
    'In menù: {dish}, {price}.',
  ],
  wish: [
    '{occasion}: tanti auguri da tutti noi, {name}.',
    '{name} ti saluta. In calendario: {occasion}.',
    'Auguri firmati {name}: {occasion}.',
    '{occasion}: {name} ti pensa.',
    'Un saluto e un augurio, {name}: {occasion}.',
    '{occasion}: {name} ti manda un abbraccio.',
  ],
  words: {
    today: /\b(?:oggi|stasera|adesso|ora|subito)\b/i,
    evening: /\b(?:stasera|sera|serata|cena|notte)\b/i,
  },
  stop: 'Per uscire rispondi STOP.',
};

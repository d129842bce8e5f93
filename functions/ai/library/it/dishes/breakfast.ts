import type { CopyLibrary } from '../../copy-library.ts';

/** What one eats in the morning. */
export const DISHES_BREAKFAST = {
  eggs: ['Morbidezza che conforta.', 'Un piatto semplice e confortante.', 'La bontà semplice delle uova.'],
  omelet: ['Dorata fuori, soffice dentro.', 'Uova morbide e dorate.', 'Un classico dorato e morbido.'],
  pancakes: ['Soffici e dorati.', 'Impasto soffice, bordo dorato.', 'Morbidezza dorata a ogni boccone.'],
  waffles: [
    'Croccanti fuori, soffici dentro.',
    'Quadretti dorati e fragranti.',
    'Un impasto dorato che scrocchia.',
  ],
  french_toast: [
    'Pane dorato dal cuore morbido.',
    'Un classico dolce e dorato.',
    'La dolcezza del pane dorato.',
  ],
  avocado_toast: [
    'Pane tostato e avocado cremoso.',
    'Prima il croccante, poi la cremosità.',
    'Avocado morbido su pane dorato.',
  ],
  granola_bowl: [
    'Un buon inizio, a cucchiaiate.',
    'Una ciotola per cominciare bene.',
    'La dolcezza del mattino.',
  ],
  smoothie_bowl: [
    'Frutta fredda e cremosa.',
    'Una ciotola di frutta e colore.',
    'Cucchiaiate fredde e fruttate.',
  ],
  bagel: ['Crosta soda, mollica compatta.', 'Un pane compatto e dorato.', 'Mollica piena e crosta dorata.'],
} as const satisfies Partial<CopyLibrary['dishes']>;

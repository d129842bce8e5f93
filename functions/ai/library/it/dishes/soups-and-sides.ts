import type { CopyLibrary } from '../../copy-library.ts';

/** Soups, salads, sides, and what is shared before them. */
export const DISHES_SOUPS_AND_SIDES = {
  soup: [
    'Conforto in ogni cucchiaiata.',
    'Cucchiaiate piene di sapore.',
    'Un piatto che scalda il cuore.',
    'Sapori profondi, da cucchiaio.',
  ],
  chowder: [
    'Densa, saporita, confortante.',
    'Cucchiaiate dense e gustose.',
    'Consistenza piena, sapore profondo.',
  ],
  cold_soup: [
    'Una zuppa fredda che rinfresca.',
    'Cucchiaiate fredde e vellutate.',
    'La morbidezza di una zuppa fredda.',
  ],
  salad: [
    'Colori e consistenze in equilibrio.',
    'Un piatto pieno di colori.',
    'Ben condita, piena di colore.',
    'Un bell’equilibrio di sapori.',
  ],
  greens: ['Un boccone verde e saporito.', 'Un tocco verde, pieno di gusto.', 'Tutto il gusto del verde.'],
  vegetables: ['Bocconi teneri, pieni di gusto.', 'Tenerezza e sapore.', 'Un piatto semplice e saporito.'],
  tofu: ['Tenero dentro, saporito fuori.', 'Morbidezza e buon condimento.', 'Bocconi morbidi e ben conditi.'],
  fries: [
    'Croccanti fuori, morbide dentro.',
    'Dorate, croccanti, salate al punto giusto.',
    'Una tira l’altra.',
  ],
  potatoes: [
    'Morbidezza e tanto sapore.',
    'Un contorno morbido e saporito.',
    'Il conforto semplice delle patate.',
  ],
  beans: ['Teneri e pieni di gusto.', 'Un contorno semplice e saporito.', 'La semplicità che conforta.'],
  rice: ['Riso al punto giusto.', 'Chicchi teneri, per accompagnare.', 'Un riso semplice e morbido.'],
  cornbread: [
    'Gusto di mais e bordo dorato.',
    'La dolcezza leggera del mais.',
    'Mais tenero, crosta dorata.',
  ],
  bread: ['Crosta dorata e buon pane.', 'Il gusto semplice del buon pane.', 'La fragranza del buon pane.'],
  flatbread: [
    'Impasto morbido, da condividere.',
    'Morbidezza e gusto di pane.',
    'Un impasto morbido e saporito.',
  ],
  hummus: ['Una crema morbida da spalmare.', 'Cremoso e pieno di carattere.', 'Cremosità e gusto deciso.'],
  mezze: [
    'Piccoli assaggi da condividere.',
    'Tanti sapori per cominciare.',
    'Un po’ di tutto, in compagnia.',
  ],
  falafel: [
    'Croccanti fuori, teneri e speziati dentro.',
    'Bocconi dorati con erbe e spezie.',
    'Crosta dorata, cuore profumato.',
  ],
  cheese_board: [
    'Formaggi delicati e formaggi decisi.',
    'Dal più dolce al più intenso.',
    'Formaggi di carattere, da condividere.',
  ],
  charcuterie: ['Gusto deciso e sapido.', 'Sapore intenso, da condividere.', 'Sapidità e profumo.'],
  olives_snacks: [
    'Qualcosa di sapido per cominciare.',
    'Piccoli bocconi che stuzzicano l’appetito.',
    'Da stuzzicare in compagnia.',
  ],
} as const satisfies Partial<CopyLibrary['dishes']>;

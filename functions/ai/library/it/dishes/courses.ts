import type { CopyLibrary } from '../../copy-library.ts';

/** Dishes of unknown family, by course if known. */
export const DISHES_COURSES = {
  starter: [
    'Un assaggio per cominciare.',
    'Da dividere nell’attesa.',
    'Un buon inizio, senza fretta.',
    'Apre l’appetito nel modo giusto.',
    'Pochi bocconi, tanto gusto.',
    'Il primo boccone dà il via.',
  ],
  main: [
    'Un piatto per una bella fame.',
    'Da gustare con calma, fino in fondo.',
    'Sapore pieno, forchettata dopo forchettata.',
    'Sazia e mette di buonumore.',
    'Quello che ci vuole per la fame.',
    'Un boccone dopo l’altro, con piacere.',
  ],
  side: [
    'Accompagna tutto, con gusto.',
    'Un contorno da dividere.',
    'Poco spazio, tanto sapore.',
    'Da mettere in mezzo, per tutti.',
    'Completa il piatto nel modo giusto.',
    'Un po’ per uno, accanto al resto.',
  ],
  set_menu: [
    'Una scelta sola, più piatti.',
    'Dall’antipasto al dolce, senza pensarci.',
    'Più portate, una dopo l’altra.',
    'Lascia decidere a noi.',
    'Tu pensa alla compagnia, noi ai piatti.',
    'Un po’ di tutto, con calma.',
  ],
  dish: [
    'Un assaggio, poi un altro.',
    'Da assaggiare almeno una volta.',
    'Gusto pieno, dal primo assaggio.',
    'Per chi ha fame e curiosità.',
    'Di solito si fa il bis.',
    'Da finire con calma, fino in fondo.',
  ],
} as const satisfies Partial<CopyLibrary['dishes']>;

import type { CopyLibrary } from '../../copy-library.ts';

/** Drinks, hot, cold, and with alcohol. */
export const DISHES_DRINKS = {
  coffee: ['Aroma intenso e gusto tostato.', 'Aroma pieno e buon corpo.', 'Un caffè di carattere.'],
  latte: ['Morbido, rotondo, cremoso.', 'Una crema leggera, un gusto rotondo.', 'Dolcezza a ogni sorso.'],
  tea: ['Profumo delicato in ogni sorso.', 'Una pausa profumata.', 'Aroma leggero e delicato.'],
  juice: ['Sapore vivace in ogni sorso.', 'Colore e gusto nel bicchiere.', 'Vivace, dolce, dissetante.'],
  smoothie: ['Cremoso, da bere con calma.', 'Una cremosità fredda e dolce.', 'Denso, dolce e ben freddo.'],
  lemonade: ['Tra dolce e aspro.', 'Un sorso freddo che disseta.', 'Un bicchiere ben freddo.'],
  soft_drink: ['Per dissetarsi, semplicemente.', 'Disseta a ogni sorso.', 'Per accompagnare il pasto.'],
  beer: ['Buon corpo e finale dissetante.', 'Un sorso di carattere.', 'Corpo e carattere nel bicchiere.'],
  wine: [
    'Per accompagnare una bella conversazione.',
    'Profumo e carattere nel calice.',
    'Un calice da gustare con calma.',
  ],
  cocktail: [
    'Equilibrio a ogni sorso.',
    'Ben miscelato, ben profumato.',
    'Un bicchiere per cominciare bene.',
  ],
  spirits: ['Da gustare con calma.', 'Carattere e profumo, a piccoli sorsi.', 'Intensità e calore.'],
} as const satisfies Partial<CopyLibrary['dishes']>;

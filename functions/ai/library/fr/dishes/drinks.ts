import type { CopyLibrary } from '../../copy-library.ts';

/** Drinks, hot, cold, and with alcohol. */
export const DISHES_DRINKS = {
  coffee: ['Un arôme intense, un goût torréfié.', 'Du corps et de l’arôme.', 'Un café qui a du caractère.'],
  latte: ['Doux, rond et crémeux.', 'Une mousse légère, un goût rond.', 'De la douceur à chaque gorgée.'],
  tea: ['Un parfum délicat à chaque gorgée.', 'Une pause parfumée.', 'Du parfum et de la douceur.'],
  juice: ['Des saveurs vives à chaque gorgée.', 'De la couleur dans le verre.', 'Vif, doux et désaltérant.'],
  smoothie: ['Onctueux, à boire doucement.', 'Une texture douce et onctueuse.', 'Épais, doux et bien froid.'],
  lemonade: ['Entre douceur et acidité.', 'Une gorgée qui désaltère.', 'Un verre bien froid.'],
  soft_drink: [
    'Pour se désaltérer, tout simplement.',
    'Désaltère à chaque gorgée.',
    'De quoi accompagner le repas.',
  ],
  beer: ['Du corps et une fin désaltérante.', 'Une gorgée de caractère.', 'De la mousse et du caractère.'],
  wine: [
    'Pour accompagner une belle conversation.',
    'Du nez et du caractère.',
    'Un verre à savourer tranquillement.',
  ],
  cocktail: [
    'L’équilibre à chaque gorgée.',
    'Bien mélangé, bien parfumé.',
    'Un verre pour commencer en beauté.',
  ],
  spirits: [
    'À savourer tranquillement.',
    'Du caractère, gorgée après gorgée.',
    'Un verre intense, à petites gorgées.',
  ],
} as const satisfies Partial<CopyLibrary['dishes']>;

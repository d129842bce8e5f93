import type { CopyLibrary } from '../../copy-library.ts';

/** Drinks, hot, cold, and with alcohol. */
export const DISHES_DRINKS = {
  coffee: [
    'Corsé, parfumé, tout en longueur.',
    'Un parfum profond, une belle tasse.',
    'Corsé d’abord, doux ensuite.',
    'Une tasse pour bien commencer.',
  ],
  latte: [
    'Lait soyeux, café doux.',
    'Crémeux, rond, tout en douceur.',
    'Une mousse fine, un goût de café.',
    'Doux jusqu’à la dernière gorgée.',
  ],
  tea: [
    'Léger, parfumé, à boire lentement.',
    'Une tasse calme, un beau parfum.',
    'Délicat, parfumé, apaisant.',
    'Pour une pause tranquille.',
  ],
  juice: [
    'Fruité, vif, coloré.',
    'Du fruit dans un verre.',
    'Sucré d’abord, acidulé ensuite.',
    'Une gorgée de soleil.',
  ],
  smoothie: [
    'Épais, froid, tout doux.',
    'Onctueux de haut en bas.',
    'Une gorgée douce et froide.',
    'Lisse, crémeux, à siroter.',
  ],
  lemonade: [
    'De l’acidulé, du sucre, du froid.',
    'Le citron d’abord, le sucre ensuite.',
    'Un verre pour les jours de soleil.',
    'Du vif, du froid, du citron.',
  ],
  soft_drink: [
    'Du froid pour la soif.',
    'Une gorgée froide entre deux bouchées.',
    'De quoi accompagner le repas.',
    'Simple et agréable.',
  ],
  beer: [
    'Des bulles, du froid, de la compagnie.',
    'Une gorgée vive, une fin nette.',
    'À boire bien froid, entre amis.',
    'Pour trinquer à la journée.',
  ],
  wine: [
    'Un verre pour un bon repas.',
    'Fruité d’abord, long ensuite.',
    'À boire lentement, en bonne compagnie.',
    'Bon à table, bon entre amis.',
    'Rond en bouche, long en fin.',
  ],
  cocktail: [
    'Du froid, de l’équilibre, à siroter.',
    'Du vif d’abord, de la douceur ensuite.',
    'Un verre pour bien commencer la soirée.',
    'Des glaçons, du goût, de la compagnie.',
  ],
  spirits: [
    'À petites gorgées, sans se presser.',
    'Court dans le verre, long en bouche.',
    'Une chaleur qui descend doucement.',
    'Pour bien finir un repas.',
  ],
} as const satisfies Partial<CopyLibrary['dishes']>;

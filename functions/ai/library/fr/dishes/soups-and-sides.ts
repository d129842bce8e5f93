import type { CopyLibrary } from '../../copy-library.ts';

/** Soups, salads, sides, and what is shared before them. */
export const DISHES_SOUPS_AND_SIDES = {
  soup: [
    'Chaude, douce, réconfortante.',
    'Une cuillère, de la vapeur, du calme.',
    'On souffle, on goûte, on se réchauffe.',
    'De quoi se réchauffer les mains.',
    'Un bol chaud pour commencer.',
  ],
  chowder: [
    'Épaisse, crémeuse, avec de beaux morceaux.',
    'Onctueux à la cuillère, réconfortant.',
    'Du crémeux, des morceaux tendres.',
    'Une cuillerée épaisse et chaude.',
  ],
  cold_soup: [
    'Froide à la cuillère, vive en bouche.',
    'Une gorgée glacée, un goût d’été.',
    'Du froid, du vif, de la couleur.',
    'Lisse, froide, ensoleillée.',
  ],
  salad: [
    'Croquante, bien assaisonnée.',
    'Du croquant à chaque bouchée.',
    'Des couleurs, du croquant, une bonne sauce.',
    'Vive, légère, bien relevée.',
    'Feuilles croquantes, assaisonnement vif.',
  ],
  greens: [
    'Feuilles tendres, pointe d’amertume.',
    'Du vert, du tendre, du goût.',
    'Une bouchée verte et douce.',
    'Tendres, simples, bien assaisonnées.',
  ],
  vegetables: [
    'Tendres au cœur, dorés au bord.',
    'Des couleurs dans l’assiette.',
    'Doux, colorés, pleins de goût.',
    'Un peu de croquant, beaucoup de saveur.',
    'Simples, tendres, bien assaisonnés.',
  ],
  tofu: [
    'Soyeux dedans, bien assaisonné dehors.',
    'Doux en bouche, gourmand de sauce.',
    'Tendre, léger, plein de saveurs.',
    'Du moelleux qui prend toute la sauce.',
  ],
  fries: [
    'Croustillantes dehors, moelleuses dedans.',
    'Dorées, salées, à partager.',
    'Une première, puis toutes les autres.',
    'Du sel, du croquant, du doré.',
    'Bien chaudes, à piocher avec les doigts.',
  ],
  potatoes: [
    'Fondantes sous la fourchette.',
    'Simples, tendres, réconfortantes.',
    'Douces à cœur, bien assaisonnées.',
    'Un cœur tendre, un goût tout simple.',
  ],
  beans: [
    'Peau fine, cœur crémeux.',
    'Fondants, doux, réconfortants.',
    'Simples à l’œil, longs en bouche.',
    'Cuits longtemps, tendres à cœur.',
  ],
  rice: [
    'Des grains tendres, légers.',
    'Idéal pour finir la sauce.',
    'Léger, chaud, bon avec tout.',
    'Tendre, simple, parfumé.',
  ],
  cornbread: [
    'Mie dorée, goût de maïs.',
    'Doré dessus, moelleux dedans.',
    'Un peu sucré, un peu croustillant.',
    'Tendre, jaune, bon tout chaud.',
  ],
  bread: [
    'Croûte qui craque, mie tendre.',
    'À rompre, à tremper, à saucer.',
    'Doré dehors, moelleux dedans.',
    'Bon avec tout, même tout seul.',
  ],
  flatbread: [
    'Fin, doré, à déchirer.',
    'Des bulles grillées, un cœur souple.',
    'Chaud, souple, bon pour saucer.',
    'À tremper, à rouler, à partager.',
  ],
  hummus: [
    'Lisse, crémeux, au goût de sésame.',
    'Onctueux, à prendre avec du pain.',
    'Rond d’abord, citronné ensuite.',
    'Des pois chiches tout en douceur.',
  ],
  mezze: [
    'De petits plats à partager.',
    'À tremper, à picorer, à faire passer.',
    'Un peu de tout pour commencer.',
    'À passer de main en main.',
  ],
  falafel: [
    'Croûte qui craque, cœur tendre.',
    'Croustillant dehors, vert et doux dedans.',
    'De petites boules dorées, parfumées.',
    'Croquant d’abord, herbes ensuite.',
  ],
  cheese_board: [
    'Du plus doux au plus fort.',
    'Crémeux ici, affiné là.',
    'Des fromages à goûter, à comparer.',
    'Un morceau, puis un autre.',
  ],
  charcuterie: [
    'Tranches fines, goût franc.',
    'À partager, une tranche à la fois.',
    'Du salé, du fondant, du caractère.',
    'De quoi picorer à plusieurs.',
  ],
  olives_snacks: [
    'De petites bouchées salées.',
    'De quoi grignoter en choisissant.',
    'À picorer, une par une.',
    'Salé, simple, difficile à arrêter.',
  ],
} as const satisfies Partial<CopyLibrary['dishes']>;

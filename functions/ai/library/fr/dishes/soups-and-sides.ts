import type { CopyLibrary } from '../../copy-library.ts';

/** Soups, salads, sides, and what is shared before them. */
export const DISHES_SOUPS_AND_SIDES = {
  soup: [
    'De la chaleur, de la douceur.',
    'Une cuillère, de la vapeur, du calme.',
    'On souffle, on goûte, on se réchauffe.',
    'De quoi se réchauffer les mains.',
    'Un bol chaud pour commencer.',
  ],
  chowder: [
    'Du crémeux, de beaux morceaux.',
    'Une cuillère onctueuse, du réconfort.',
    'Du crémeux, des morceaux tendres.',
    'Une cuillerée épaisse et chaude.',
  ],
  cold_soup: [
    'Une cuillère froide, un goût vif.',
    'Une gorgée glacée, un goût d’été.',
    'Du froid, du vif, de la couleur.',
    'Du lisse, du froid, du soleil.',
  ],
  salad: [
    'Du croquant, bien assaisonné.',
    'Du croquant à chaque bouchée.',
    'Des couleurs, du croquant, une bonne sauce.',
    'Du vif, du léger, du relevé.',
    'Feuilles croquantes, assaisonnement vif.',
  ],
  greens: [
    'Feuilles tendres, pointe d’amertume.',
    'Du vert, du tendre, du goût.',
    'Une bouchée verte et douce.',
    'Du tendre, simplement assaisonné.',
  ],
  vegetables: [
    'Un cœur tendre, des bords dorés.',
    'Des couleurs dans l’assiette.',
    'Des couleurs, de la douceur, du goût.',
    'Un peu de croquant, beaucoup de saveur.',
    'Des légumes tendres, un assaisonnement simple.',
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
    'Du fondant sous la fourchette.',
    'Du tendre et du réconfort.',
    'De la douceur, un bel assaisonnement.',
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
    'Du doré dehors, du moelleux dedans.',
    'À manger avec tout, ou sans rien.',
  ],
  flatbread: [
    'Une pâte dorée, à déchirer.',
    'Des bulles grillées, un cœur souple.',
    'Une pâte souple, bonne pour saucer.',
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

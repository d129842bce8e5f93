import type { CopyLibrary } from '../../copy-library.ts';

/** Soups, salads, sides, and what is shared before them. */
export const DISHES_SOUPS_AND_SIDES = {
  soup: [
    'Du réconfort à chaque cuillerée.',
    'Des saveurs profondes, à la cuillère.',
    'Un bol qui réconforte.',
    'Des cuillerées pleines de goût.',
  ],
  chowder: [
    'De l’onctuosité et du réconfort.',
    'Des cuillerées épaisses et savoureuses.',
    'Une texture épaisse, un goût profond.',
  ],
  cold_soup: [
    'Une soupe froide qui désaltère.',
    'Des cuillerées froides et veloutées.',
    'La douceur d’une soupe froide.',
  ],
  salad: [
    'Des couleurs et de la texture.',
    'Un bel équilibre de saveurs.',
    'Une assiette pleine de couleurs.',
    'Un assaisonnement juste, des couleurs vives.',
  ],
  greens: ['Du vert, tendre et savoureux.', 'Une touche verte, pleine de goût.', 'Tout le goût du vert.'],
  vegetables: [
    'De la tendreté et du goût.',
    'Des bouchées fondantes et savoureuses.',
    'Un plat simple, bien assaisonné.',
  ],
  tofu: [
    'Tendre dedans, relevé dehors.',
    'La douceur, bien assaisonnée.',
    'Des bouchées tendres et relevées.',
  ],
  fries: [
    'Dorées, croustillantes, bien salées.',
    'Croustillantes dehors, fondantes dedans.',
    'Le croustillant doré qu’on partage.',
  ],
  potatoes: [
    'Du fondant et du réconfort.',
    'La douceur de la pomme de terre.',
    'Un accompagnement tendre et généreux.',
  ],
  beans: [
    'Tendres et pleins de goût.',
    'Un accompagnement simple et savoureux.',
    'La simplicité qui réconforte.',
  ],
  rice: [
    'Un riz tendre, cuit juste.',
    'Un riz simple, pour accompagner.',
    'Des grains tendres, tout en douceur.',
  ],
  cornbread: ['Le goût du maïs, le bord doré.', 'Une mie tendre au maïs.', 'Du maïs doré et moelleux.'],
  bread: ['Croûte dorée, mie tendre.', 'Le goût simple du bon pain.', 'Du doré et du moelleux.'],
  flatbread: [
    'Une pâte tendre, à partager.',
    'De la souplesse et du goût.',
    'Une pâte souple et savoureuse.',
  ],
  hummus: [
    'Une crème douce, à tartiner.',
    'Onctueux et plein de caractère.',
    'De l’onctuosité et du caractère.',
  ],
  mezze: [
    'De petites bouchées à partager.',
    'Plusieurs saveurs pour commencer.',
    'Un peu de tout, à plusieurs.',
  ],
  falafel: [
    'Croustillant dehors, tendre et parfumé dedans.',
    'Des bouchées dorées, aux herbes et épices.',
    'Une croûte dorée, un cœur d’herbes.',
  ],
  cheese_board: [
    'Des fromages doux et d’autres corsés.',
    'Du plus doux au plus corsé.',
    'Des fromages de caractère, à partager.',
  ],
  charcuterie: [
    'Un goût franc, à partager.',
    'Du caractère et une pointe de sel.',
    'La charcuterie comme on l’aime.',
  ],
  olives_snacks: [
    'De quoi grignoter pour commencer.',
    'Une pointe de sel pour ouvrir l’appétit.',
    'De petites choses salées, à partager.',
  ],
} as const satisfies Partial<CopyLibrary['dishes']>;

import type { CopyLibrary } from '../../copy-library.ts';

/** What is eaten in the morning. */
export const DISHES_BREAKFAST = {
  eggs: [
    'Simple et tendre à la fois.',
    'À manger avec du pain.',
    'De la douceur à la fourchette.',
    'Un cœur tendre, tout simplement.',
  ],
  omelet: [
    'Dorée dehors, moelleuse dedans.',
    'Pliée, tendre, toute simple.',
    'Une bouchée chaude et légère.',
    'Souple au milieu, dorée au bord.',
  ],
  pancakes: [
    'Moelleux à cœur, dorés tout autour.',
    'Une pile tendre, bien chaude.',
    'Ronds, doux, gourmands.',
    'Dorés dessus, tendres dessous.',
  ],
  waffles: [
    'Du croustillant dehors, du moelleux dedans.',
    'De petits carrés dorés et croquants.',
    'Le bord craque, le cœur est tendre.',
    'Une pâte dorée, toute chaude.',
  ],
  french_toast: [
    'Doré dehors, crémeux dedans.',
    'Un pain moelleux, des bords dorés.',
    'Fondant à cœur, croustillant au bord.',
    'Doux, doré, presque un dessert.',
  ],
  avocado_toast: [
    'Pain croustillant, avocat crémeux.',
    'Le pain craque, l’avocat fond.',
    'Du vert, du croquant, du crémeux.',
    'Croustillant dessous, onctueux dessus.',
  ],
  granola_bowl: [
    'Croquant d’abord, fondant ensuite.',
    'Du croustillant à chaque cuillerée.',
    'Des grains dorés, un peu de douceur.',
    'Ça croque, et la journée commence.',
  ],
  smoothie_bowl: [
    'Épais, glacé, à la cuillère.',
    'Du fruit, du froid, de la couleur.',
    'Onctueux dessous, croquant dessus.',
    'Une glace qui se mange au petit-déjeuner.',
  ],
  bagel: [
    'Croûte ferme, mie tendre.',
    'Rond, dense, à deux mains.',
    'Moelleux à cœur, doré autour.',
    'Un peu ferme, très généreux.',
  ],
} as const satisfies Partial<CopyLibrary['dishes']>;

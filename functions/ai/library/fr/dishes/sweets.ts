import type { CopyLibrary } from '../../copy-library.ts';

/** Desserts, cakes, and fruit. */
export const DISHES_SWEETS = {
  croissant: [
    'Feuilleté dehors, tendre dedans.',
    'Des feuilles dorées, un goût de beurre.',
    'Ça craque, puis ça fond.',
    'Du beurre, du croustillant, des miettes.',
  ],
  pastry: [
    'Une pâte délicate, une douceur.',
    'Une petite taille, un grand goût.',
    'Pour le goûter ou tout de suite.',
    'De la douceur, avec un café.',
  ],
  cake: [
    'Mie tendre, fin sucrée.',
    'Du moelleux à partager.',
    'Une part, un café, une pause.',
    'Tendre à la fourchette, avec un café.',
    'Une belle part pour le goûter.',
  ],
  chocolate: [
    'Du fondant, du profond, du sucré.',
    'Le chocolat fond, le goût reste.',
    'À petites cuillerées, sans se presser.',
    'Du chocolat jusqu’à la dernière bouchée.',
  ],
  cheesecake: [
    'Crémeux, dense, un peu acidulé.',
    'Doux d’abord, acidulé ensuite.',
    'Onctueux sous la fourchette.',
    'Une part riche, toute en douceur.',
  ],
  fruit_crisp: [
    'Fruits fondants, dessus croustillant.',
    'Doré dessus, tendre dessous.',
    'Des miettes croquantes, des fruits chauds.',
    'Du sucré, de l’acidulé, du croquant.',
  ],
  pie: [
    'Pâte dorée, garniture tendre.',
    'Le bord croustille, le cœur est doux.',
    'Une belle part, une pâte fine.',
    'Du croustillant dessous, du tendre dessus.',
  ],
  custard: [
    'Du crémeux, tout en douceur.',
    'Lisse à la cuillère, riche en bouche.',
    'Une cuillerée de velours sucré.',
    'Du fondant, de la légèreté.',
  ],
  tiramisu: [
    'Café, crème, cacao.',
    'Des couches tendres, un goût de café.',
    'Crémeux dessus, imbibé dessous.',
    'Doux et corsé à la fois.',
  ],
  ice_cream: [
    'Du froid, du sucré, du fondant.',
    'Une cuillerée, puis une autre.',
    'Du froid, du doux, du plaisir.',
    'À manger avant que ça fonde.',
  ],
  doughnuts: [
    'Pâte moelleuse, sucre au bout des doigts.',
    'Dorés dehors, tendres dedans.',
    'Ronds, doux, sucrés.',
    'Moelleux à la première bouchée.',
  ],
  cookies: [
    'Bords croquants, cœur tendre.',
    'À partager, ou pour la route.',
    'Du doré, du sucre, du croquant.',
    'Un petit plaisir à croquer.',
  ],
  crepes: [
    'Une pâte fine, un bord doré.',
    'Une bouchée chaude, un bord doré.',
    'Des bords dorés, un cœur fondant.',
    'Une pâte fine, une belle garniture.',
    'Un cœur tendre, un bord croustillant.',
  ],
  pudding: [
    'Doux, épais, réconfortant.',
    'Une cuillerée tendre et sucrée.',
    'Crémeux jusqu’au fond du bol.',
    'Simple, doux, comme au goûter.',
  ],
  baklava: [
    'Feuilles croustillantes, cœur sucré.',
    'Des noix, du sirop, du croquant.',
    'Ça craque, puis c’est tout doux.',
    'Un petit morceau, beaucoup de douceur.',
  ],
  fruit: [
    'Du sucre, du jus, de la couleur.',
    'De la douceur, un peu d’acidité.',
    'De la couleur et de la douceur.',
    'Une fin légère et sucrée.',
  ],
} as const satisfies Partial<CopyLibrary['dishes']>;

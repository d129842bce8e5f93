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
    'Petit par la taille, grand en goût.',
    'Pour le goûter ou tout de suite.',
    'Doux, fin, bon avec un café.',
  ],
  cake: [
    'Mie tendre, fin sucrée.',
    'Moelleux, doux, à partager.',
    'Une part, un café, une pause.',
    'Tendre à la fourchette, joliment sucré.',
    'Une belle part pour le goûter.',
  ],
  chocolate: [
    'Fondant, profond, sucré.',
    'Le chocolat fond, le goût reste.',
    'Riche, doux, à petites cuillerées.',
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
    'Croustillant dessous, tendre dessus.',
  ],
  custard: [
    'Crémeux, doux, tremblant.',
    'Lisse à la cuillère, doux en bouche.',
    'Une cuillerée de velours sucré.',
    'Fondant, léger, tout en douceur.',
  ],
  tiramisu: [
    'Café, crème, cacao.',
    'Des couches tendres, un goût de café.',
    'Crémeux dessus, imbibé dessous.',
    'Doux et corsé à la fois.',
  ],
  ice_cream: [
    'Froide, sucrée, crémeuse.',
    'Une boule, puis une autre.',
    'Du froid, du doux, du plaisir.',
    'À manger avant qu’elle fonde.',
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
    'Dorés, sucrés, bons avec un café.',
    'Un petit plaisir à croquer.',
  ],
  crepes: [
    'Fine, souple, dorée au bord.',
    'Pliée, dorée, toute chaude.',
    'Des bords dorés, un cœur fondant.',
    'Une pâte fine, une belle garniture.',
    'Tendre au milieu, croustillante au bord.',
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
    'Sucré, juteux, coloré.',
    'Léger, doux, un peu acidulé.',
    'De la couleur et de la douceur.',
    'Une fin légère et sucrée.',
  ],
  dessert: [
    'Une fin sucrée.',
    'À partager, ou juste pour vous.',
    'Gardez-lui une petite place.',
    'Doux, simple, pour bien finir.',
    'Quelque chose de sucré pour finir.',
  ],
} as const satisfies Partial<CopyLibrary['dishes']>;

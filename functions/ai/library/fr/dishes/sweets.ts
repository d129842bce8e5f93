import type { CopyLibrary } from '../../copy-library.ts';

/** Desserts, cakes, and fruit. */
export const DISHES_SWEETS = {
  croissant: [
    'Un feuilletage doré et léger.',
    'Croustillant, doré, feuilleté.',
    'Des couches dorées qui croustillent.',
  ],
  pastry: [
    'Une belle pâte, dorée à point.',
    'Un petit plaisir à chaque bouchée.',
    'Une pâte délicate, un moment gourmand.',
  ],
  cake: [
    'Une part moelleuse et délicate.',
    'Du moelleux à chaque bouchée.',
    'Une texture tendre, une saveur douce.',
  ],
  chocolate: [
    'Un chocolat intense et fondant.',
    'Toute la rondeur du chocolat.',
    'Le chocolat, sans détour.',
  ],
  cheesecake: [
    'Onctueux, dense et délicat.',
    'Une crème douce, une pointe acidulée.',
    'La douceur d’une crème dense.',
  ],
  fruit_crisp: [
    'Des fruits fondants sous une croûte dorée.',
    'Croustillant dessus, fruité dessous.',
    'Le croustillant et les fruits tendres.',
  ],
  pie: [
    'Pâte dorée, garniture généreuse.',
    'Une pâte dorée, un cœur tendre.',
    'Le croustillant d’une belle pâte.',
  ],
  custard: [
    'Une crème douce et soyeuse.',
    'De l’onctuosité, tout en douceur.',
    'Une douceur onctueuse et délicate.',
  ],
  tiramisu: [
    'Des couches légères et crémeuses.',
    'Une crème légère, couche après couche.',
    'Un dessert léger et onctueux.',
  ],
  ice_cream: ['Une douceur bien froide.', 'Un plaisir doux et glacé.', 'Le froid, la douceur, le parfum.'],
  doughnuts: [
    'Une pâte dorée et moelleuse.',
    'Dorés dehors, tendres dedans.',
    'Le moelleux d’une pâte frite.',
  ],
  cookies: [
    'Une petite douceur à croquer.',
    'Du doré et de la gourmandise.',
    'Une bouchée douce, pour accompagner.',
  ],
  crepes: ['Une pâte fine et dorée.', 'De la finesse, des bords dorés.', 'Toute la finesse de la pâte.'],
  pudding: [
    'Tendre, doux et réconfortant.',
    'La douceur d’un grand classique.',
    'Une texture tendre, cuillerée après cuillerée.',
  ],
  baklava: [
    'Croustillant, doré et très doux.',
    'Une pâte dorée, un sirop doux.',
    'La douceur du sirop, le croustillant doré.',
  ],
  fruit: ['Des fruits juteux et colorés.', 'La douceur des fruits.', 'Une fin légère et fruitée.'],
} as const satisfies Partial<CopyLibrary['dishes']>;

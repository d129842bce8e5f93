import type { CopyLibrary } from '../../copy-library.ts';

/** Meat and poultry, fish and shellfish. */
export const DISHES_MEAT_AND_FISH = {
  steak: [
    'De la tendreté et du caractère.',
    'Une cuisson juste, un cœur juteux.',
    'Une belle pièce, tendre et dorée.',
    'Une croûte dorée, un cœur tendre.',
  ],
  ribs: [
    'Une viande tendre qui se détache.',
    'Des bords dorés, une chair fondante.',
    'Tendreté et caractère, jusqu’à l’os.',
  ],
  brisket: [
    'Une cuisson longue, une viande fondante.',
    'Des heures de patience, une chair tendre.',
    'Une croûte sombre, un cœur fondant.',
  ],
  pulled_pork: [
    'Une viande fondante qui s’effiloche.',
    'Cuisson lente et chair très tendre.',
    'Tendre, juteux, tout en saveur.',
  ],
  sausage: [
    'Une bouchée juteuse et bien relevée.',
    'Le goût franc d’une bonne charcuterie.',
    'Une peau ferme, un cœur juteux.',
  ],
  roast: ['Rôti doré, cœur tendre.', 'Un goût rôti, une chair tendre.', 'Doré au four, tendre à cœur.'],
  lamb: ['Une viande tendre au goût profond.', 'Tendreté et caractère.', 'Un goût franc, une chair tendre.'],
  pork_chop: [
    'Une viande juteuse, aux bords dorés.',
    'Du doré et de la tendreté.',
    'Le goût franc d’une belle côte.',
  ],
  schnitzel: [
    'De la finesse et du doré.',
    'Une tranche fine à la croûte dorée.',
    'Le doré dehors, le tendre dedans.',
  ],
  meatballs: [
    'De petites bouchées tendres.',
    'Moelleuses, juteuses et bien relevées.',
    'Un plat simple qui réconforte.',
  ],
  fried_chicken: [
    'Croustillant dehors, juteux dedans.',
    'Une croûte dorée, une chair juteuse.',
    'Le croustillant qu’on attend.',
  ],
  wings: [
    'Dorées, relevées, à partager.',
    'De petites bouchées dorées et relevées.',
    'Du doré et du caractère.',
  ],
  chicken: [
    'Une chair tendre et juteuse.',
    'De la volaille tendre, bien assaisonnée.',
    'La douceur d’une volaille tendre.',
    'Tendre, juteux et savoureux.',
  ],
  duck: [
    'Une chair juteuse au goût profond.',
    'Toute la saveur du canard.',
    'Un goût riche, une chair tendre.',
  ],
  fish: [
    'Une chair tendre, un goût délicat.',
    'La délicatesse d’un poisson bien préparé.',
    'De la finesse à chaque bouchée.',
    'Un plat délicat et savoureux.',
  ],
  fish_fried: [
    'Poisson doré, chair tendre.',
    'Une croûte dorée sur une chair délicate.',
    'Doré à point, tendre à cœur.',
  ],
  salmon: ['Un saumon fondant, au goût délicat.', 'La douceur du saumon.', 'Fondant et délicat.'],
  shrimp: ['Une chair ferme au goût d’iode.', 'De petites bouchées au goût de mer.', 'La douceur et l’iode.'],
  oysters: ['La mer en une bouchée.', 'Un goût iodé, franc et net.', 'De l’iode et du caractère.'],
  mussels_clams: ['Tout le goût de la mer.', 'Une chair tendre, un parfum d’iode.', 'Le parfum du large.'],
  crab: ['Une chair douce et délicate.', 'La douceur du crabe.', 'Délicat et légèrement iodé.'],
  crab_cakes: [
    'Croûte dorée, crabe tendre.',
    'Doré dehors, tout en douceur dedans.',
    'Le crabe, doux et doré.',
  ],
  lobster: [
    'Une chair ferme, douce et délicate.',
    'Toute la finesse du homard.',
    'Le goût délicat du homard.',
  ],
  octopus_squid: ['Une chair tendre au goût de mer.', 'Du tendre et de l’iode.', 'La mer, tout en tendreté.'],
} as const satisfies Partial<CopyLibrary['dishes']>;

import type { CopyLibrary } from '../../copy-library.ts';

/** Raw fish, rice, stews, and what is eaten between bread. */
export const DISHES_RICE_AND_SANDWICHES = {
  sushi: [
    'Un riz tendre, des saveurs délicates.',
    'La délicatesse, bouchée après bouchée.',
    'Un riz bien assaisonné, un goût net.',
    'Des bouchées fines et équilibrées.',
  ],
  sushi_roll: [
    'Un riz tendre autour d’un cœur savoureux.',
    'De belles bouchées rondes.',
    'Des rouleaux fins, tout en équilibre.',
    'Douceur du riz, cœur plein de goût.',
  ],
  sashimi: [
    'Une coupe fine, un goût net.',
    'La pureté d’une belle coupe.',
    'Une texture fondante, un goût délicat.',
  ],
  ceviche: [
    'Vif, citronné, plein de relief.',
    'Une belle acidité, des saveurs vives.',
    'Le citron réveille chaque bouchée.',
  ],
  tartare: [
    'Une coupe fine, bien assaisonnée.',
    'Fondant, relevé, tout en finesse.',
    'La finesse d’un bel assaisonnement.',
  ],
  poke: [
    'Un bol plein de couleurs.',
    'De la couleur et des textures.',
    'Des bouchées fondantes, des couleurs vives.',
  ],
  rice_bowl: [
    'Un bol complet et plein de goût.',
    'Plusieurs textures dans un même bol.',
    'Un bol généreux, tout en couleurs.',
  ],
  fried_rice: [
    'Un riz doré et savoureux.',
    'Des grains bien détachés, pleins de goût.',
    'Du riz sauté, bien relevé.',
  ],
  paella: [
    'Toutes les saveurs de la poêle.',
    'Un plat généreux, fait pour le partage.',
    'Des saveurs profondes, du centre au bord.',
  ],
  biryani: [
    'Un riz parfumé aux épices.',
    'Grains longs et épices douces.',
    'Le parfum des épices dans le riz.',
  ],
  curry: [
    'Des épices chaudes et parfumées.',
    'Le parfum des épices, tout en rondeur.',
    'Des épices à découvrir peu à peu.',
    'Épicé, parfumé et réconfortant.',
  ],
  dal: [
    'Des lentilles fondantes aux épices.',
    'De la douceur et des épices.',
    'Onctueux, parfumé, réconfortant.',
  ],
  stew: [
    'Une cuisson lente, des saveurs profondes.',
    'Le temps donne tout son goût.',
    'Un plat mijoté qui réconforte.',
    'Du temps, du goût, de la tendreté.',
  ],
  chili: [
    'Relevé, juste ce qu’il faut.',
    'Une chaleur qui réconforte.',
    'Des saveurs profondes et relevées.',
  ],
  tagine: [
    'Une cuisson douce et parfumée.',
    'Des épices douces, une cuisson lente.',
    'Le parfum des épices, sans se presser.',
  ],
  burger: [
    'Un burger généreux et juteux.',
    'Doré dehors, juteux dedans.',
    'Une bouchée généreuse et savoureuse.',
    'Généreux, juteux, plein de goût.',
    'Tout le plaisir d’un bon burger.',
  ],
  cheeseburger: [
    'Du fromage fondu, un cœur juteux.',
    'Le fromage fond à chaque bouchée.',
    'Juteux et coiffé de fromage fondu.',
  ],
  sandwich: [
    'Du bon pain, du goût.',
    'Un bon pain et beaucoup de goût.',
    'Le bon pain fait le reste.',
    'Un pain de caractère, bien accompagné.',
  ],
  grilled_cheese: [
    'Pain doré et fromage fondu.',
    'Croustillant dehors, coulant dedans.',
    'Un classique doré, au fromage fondu.',
  ],
  hot_dog: [
    'Pain moelleux et saucisse juteuse.',
    'Un classique dans un pain moelleux.',
    'Le moelleux et le goût.',
  ],
  kebab: ['Des bouchées dorées, bien relevées.', 'Du goût jusqu’au bord doré.', 'Des bords dorés, du goût.'],
  wrap: ['Une galette souple, bien garnie.', 'Souple dehors, généreux dedans.', 'Du goût, bien enroulé.'],
  lobster_roll: [
    'Du homard dans un pain moelleux.',
    'Le homard, doux et généreux.',
    'Pain tendre et belle chair de homard.',
  ],
} as const satisfies Partial<CopyLibrary['dishes']>;

import type { CopyLibrary } from '../../copy-library.ts';

/** Pizza, pasta, noodles, and the small things that are wrapped in dough. */
export const DISHES_DOUGH_AND_NOODLES = {
  pizza: [
    'Pâte dorée et bord bien croustillant.',
    'Une belle pâte et beaucoup de goût.',
    'Le bord doré, le cœur fondant.',
    'Dorée au four, généreuse en goût.',
    'La pâte, le four et le goût.',
    'Une pâte dorée qui a du goût.',
  ],
  calzone: [
    'Une pâte dorée, refermée sur ses saveurs.',
    'Doré dehors, fondant dedans.',
    'Sous la pâte, une garniture généreuse.',
  ],
  garlic_bread: [
    'Pain doré et parfum d’ail.',
    'Du pain grillé qui sent bon l’ail.',
    'Le croustillant du pain, le parfum d’ail.',
  ],
  pasta: [
    'Des pâtes bien cuites, pleines de goût.',
    'Un plat de pâtes qui réconforte.',
    'Des pâtes comme on les aime.',
    'La générosité d’un bon plat de pâtes.',
    'De belles pâtes, tout en saveur.',
  ],
  pasta_tomato: [
    'La rondeur de la tomate.',
    'Des pâtes au bon goût de tomate.',
    'La tomate, douce et généreuse.',
    'Un classique à la tomate.',
  ],
  pasta_cream: [
    'De l’onctuosité à chaque bouchée.',
    'Des pâtes onctueuses, qui réconfortent.',
    'Un plat de pâtes crémeux et généreux.',
  ],
  pasta_seafood: [
    'Des pâtes au goût d’iode.',
    'La mer et les pâtes, ensemble.',
    'Le parfum de la mer dans l’assiette.',
  ],
  pasta_filled: [
    'Pâte fine et cœur savoureux.',
    'Le goût se cache à l’intérieur.',
    'De petites bouchées au cœur tendre.',
  ],
  pasta_baked: [
    'Gratiné dessus, fondant dessous.',
    'Un plat doré au four, qui réconforte.',
    'Un dessus doré, un cœur fondant.',
  ],
  mac_and_cheese: [
    'Des pâtes et beaucoup de fromage fondu.',
    'Fondant, généreux et très fromage.',
    'Le réconfort du fromage fondu.',
  ],
  gnocchi: [
    'De petites bouchées fondantes.',
    'Tendres, ronds et pleins de goût.',
    'De la douceur en petites bouchées.',
  ],
  risotto: [
    'Un riz onctueux, cuit avec patience.',
    'Grain tendre et texture onctueuse.',
    'La douceur crémeuse d’un bon riz.',
  ],
  ramen: [
    'Un bouillon profond et de bonnes nouilles.',
    'Des nouilles et un bouillon de caractère.',
    'Bouillon intense, nouilles fermes.',
    'Toute la chaleur d’un bouillon.',
  ],
  noodle_soup: [
    'Des nouilles tendres et parfumées.',
    'Beaucoup de parfum, des nouilles fondantes.',
    'Nouilles souples et saveurs profondes.',
  ],
  noodles_fried: [
    'Des nouilles pleines de goût.',
    'Nouilles souples et bien relevées.',
    'Du goût jusqu’à la dernière nouille.',
  ],
  dumplings: [
    'Pâte tendre, cœur savoureux.',
    'De petites bouchées à la pâte tendre.',
    'Tout le goût est à l’intérieur.',
    'Une pâte délicate, une farce généreuse.',
  ],
  spring_rolls: [
    'Bien roulés, pleins de goût.',
    'Un rouleau garni, en quelques bouchées.',
    'Du goût, bien roulé.',
  ],
  bao: [
    'Un pain vapeur moelleux, bien garni.',
    'Le moelleux de la vapeur.',
    'Brioche légère et garniture de caractère.',
  ],
  samosa: [
    'Croustillant et joliment épicé.',
    'Une croûte dorée, un cœur épicé.',
    'Le croustillant, puis les épices.',
  ],
  empanadas: [
    'Pâte dorée et garniture généreuse.',
    'Une belle pâte dorée, bien garnie.',
    'Pâte dorée, cœur plein de goût.',
  ],
  tacos: [
    'Une tortilla et beaucoup de goût.',
    'La tortilla chaude, les saveurs en plus.',
    'De petites bouchées qui ont du caractère.',
    'Toutes les saveurs sur une tortilla.',
  ],
  burrito: [
    'Bien roulé, bien garni.',
    'Une tortilla souple, généreusement garnie.',
    'Du goût d’un bout à l’autre.',
  ],
  quesadilla: [
    'Tortilla dorée, cœur fondant.',
    'Des bords dorés, un centre fondant.',
    'Une tortilla grillée, chaude et fondante.',
  ],
  enchiladas: [
    'Des tortillas fondantes, nappées de sauce.',
    'La tortilla tendre, la sauce généreuse.',
    'Une belle sauce sur des tortillas tendres.',
  ],
  tamales: [
    'Du maïs tendre, cuit en douceur.',
    'Pâte de maïs moelleuse et parfumée.',
    'Le parfum du maïs, tout en douceur.',
  ],
  nachos: [
    'Croustillants, généreux, à partager.',
    'Du croustillant et beaucoup de goût.',
    'Des chips de maïs bien garnies.',
  ],
  guacamole: [
    'Un avocat onctueux, relevé de citron.',
    'La douceur de l’avocat, une pointe d’acidité.',
    'Onctueux, vif et parfumé.',
  ],
} as const satisfies Partial<CopyLibrary['dishes']>;

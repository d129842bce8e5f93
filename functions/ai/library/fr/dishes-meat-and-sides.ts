import type { CopyLibrary } from '../copy-library.ts';

/** Meat, fish, soups, salads, sides, and what is shared before them. */
export const DISHES_MEAT_AND_SIDES = {
  steak: [
    'Croûte foncée, cœur tendre, couteau en main.',
    'Saisi dehors, juteux au milieu.',
    'Le jus dans l’assiette, [le silence|le sourire|la paix] autour.',
  ],
  ribs: [
    'La viande quitte l’os sans discuter.',
    'Les doigts collent, le sourire aussi.',
    'Tendre jusqu’à l’os, [laqué|brillant|caramélisé] sur les bords.',
  ],
  brisket: [
    'Des heures de patience, un coup de fourchette.',
    'Bord foncé, cœur qui se défait.',
    'Une longue cuisson, une tranche qui fond.',
  ],
  pulled_pork: [
    'Effiloché, fondant, le couteau se repose.',
    'Un porc si tendre qu’il se défait.',
    'Filaments juteux, mijotés sans se presser.',
  ],
  sausage: [
    'La peau claque, le cœur est juteux.',
    'Ferme sous la dent, généreux en épices.',
    'Ça grésille d’abord, ça croque ensuite.',
  ],
  roast: [
    'Croûte dorée, tranches tendres, jus à saucer.',
    'Un goût de dimanche, même le mardi.',
    'Doré dehors, rosé ou fondant dedans.',
  ],
  lamb: [
    'Du caractère au goût, de la tendresse au couteau.',
    'Tendre à cœur, franc de goût.',
    'Une viande qui a [du tempérament|quelque chose à dire|de la voix].',
  ],
  pork_chop: [
    'Bord doré, cœur juteux, couteau ravi.',
    'Saisi sur les bords, tendre jusqu’à l’os.',
    'Du doré à croquer, du juteux à saucer.',
  ],
  schnitzel: [
    'Une panure qui croustille, une viande qui cède.',
    'Mince, doré, croustillant d’un bord à l’autre.',
    'Ça craque dessus, c’est tendre dessous.',
  ],
  meatballs: [
    'De petites rondeurs juteuses jusqu’au cœur.',
    'Tendres sous la fourchette, jamais assez nombreuses.',
    'Rondes dehors, moelleuses dedans.',
  ],
  fried_chicken: [
    'Un craquant qu’on entend [de loin|d’abord|à côté].',
    'La peau fait du bruit, le cœur est tendre.',
    'Croustillant dehors, juteux dedans, doigts brillants.',
  ],
  wings: [
    'Peau dorée, doigts brillants, os bien nets.',
    'Deux bouchées chacune, [et ça repart|et la suivante|sans compter].',
    'Croustillant au bord, juteux près de l’os.',
  ],
  chicken: [
    'Doré au bord, juteux au milieu.',
    'Un poulet tendre pour les faims simples.',
    'Le jus reste dedans, le doré dehors.',
  ],
  duck: [
    'Peau dorée, chair profonde et fondante.',
    'Une chair foncée, un goût qui dure.',
    'Riche au goût, tendre sous le couteau.',
  ],
  fish: [
    'La fourchette suffit, la chair s’effeuille.',
    'Une chair délicate, un goût de large.',
    'Léger en bouche, tendre sous la fourchette.',
  ],
  fish_fried: [
    'Croustillant dehors, nacré et tendre dedans.',
    'La croûte craque, le poisson s’effeuille.',
    'Du doré qui chante, de la douceur dessous.',
  ],
  salmon: [
    'Des pétales roses qui se [détachent|séparent|livrent] tout seuls.',
    'Rose à l’œil, soyeux en bouche.',
    'Fondant au cœur, délicat à la fourchette.',
  ],
  shrimp: [
    'Ferme d’abord, sucré ensuite.',
    'Une bouchée nacrée, un goût de vague.',
    'On les compte en arrivant, par prudence.',
  ],
  oysters: [
    'Une gorgée de mer, puis [une autre|la suivante|on recommence].',
    'Du sel, de l’iode, et les yeux fermés.',
    'La mer entière dans une coquille.',
  ],
  mussels_clams: [
    'Les coquilles s’ouvrent, le jus se sauce.',
    'Ça tinte dans le plat, ça sent la côte.',
    'Avec les doigts, sans hâte, [en bavardant|jusqu’au fond|à plusieurs].',
  ],
  crab: [
    'Une chair sucrée qui récompense les têtus.',
    'Doux, salin, à savourer lentement.',
    'Des fils tendres au goût de marée.',
  ],
  crab_cakes: [
    'Doré dehors, crabe tout doux dedans.',
    'Une croûte qui craque, la mer au milieu.',
    'Croustillant d’abord, tendre et marin ensuite.',
  ],
  lobster: [
    'Une chair ferme et douce, un air de fête.',
    'Doux, ferme, marin, à savourer lentement.',
    'Le luxe de la mer, [les doigts dedans|sans manières|bouchée par bouchée].',
  ],
  octopus_squid: [
    'Tendre sous la dent, marin jusqu’au bout.',
    'Un peu de résistance, beaucoup de tendresse.',
    'Des bouchées souples au goût de port.',
  ],
  soup: [
    'La vapeur au visage, la chaleur [partout|au ventre|jusqu’aux pieds].',
    'On souffle, on goûte, on soupire.',
    'Chaude à la cuillère, douce à la journée.',
  ],
  chowder: [
    'Épais, crémeux, avec de tendres morceaux.',
    'Une cuillère lourde contre le vent dehors.',
    'Velouté d’abord, généreux en morceaux ensuite.',
  ],
  cold_soup: [
    'Le froid à la cuillère, la vie en bouche.',
    'Glacée dehors, [vive|pleine d’éclat|ensoleillée] dedans.',
    'Une gorgée froide contre la canicule.',
  ],
  salad: [
    'Ça croque, et l’assaisonnement réveille.',
    'De la couleur, du croquant, de la légèreté.',
    'Du croquant à chaque coup de fourchette.',
  ],
  greens: [
    'Feuilles tendres, petite pointe d’amertume.',
    'Un vert profond, une bouchée tendre.',
    'Douces sous la dent, [franches|vives|nettes] de goût.',
  ],
  vegetables: [
    'La douceur du potager, un léger croquant.',
    'Des couleurs à piquer du bout de la fourchette.',
    'Tendre au cœur, ensoleillé de goût.',
  ],
  tofu: [
    'Soyeux dedans, gourmand de sauce.',
    'Une douceur qui boit tous les parfums.',
    'Discret à l’œil, [savoureux|malin|relevé] en bouche.',
  ],
  fries: [
    'Croustillant dehors, nuage dedans.',
    'Une dernière, promis, depuis [un moment|dix minutes|la première].',
    'Du sel, du doré, des mains qui rôdent.',
  ],
  potatoes: [
    'Un cœur tendre, des bords gourmands.',
    'Fondant sous la fourchette, doux comme tout.',
    'La douceur de la terre, bien chaude.',
  ],
  beans: [
    'La peau fine, le cœur crémeux.',
    'Modeste à l’œil, long en bouche.',
    'Fondant à la cuillère, solide au ventre.',
  ],
  rice: [
    'Des grains tendres pour la dernière sauce.',
    'Léger, discret, ami de tous les plats.',
    'Il ne dit rien, il arrange tout.',
  ],
  cornbread: [
    'Mie dorée, goût de maïs, bords croquants.',
    'Ça s’émiette un peu, [on pardonne|tant mieux|on se baisse].',
    'Un soleil de maïs, tendre au milieu.',
  ],
  bread: [
    'La croûte chante, la mie se tait.',
    'À rompre, à tremper, à finir.',
    'Craquant dehors, moelleux dedans, vite parti.',
  ],
  flatbread: [
    'Fin, doré, à déchirer avec les doigts.',
    'Des bulles grillées, un cœur souple.',
    'Pour envelopper, [pousser|tremper|partager] et saucer.',
  ],
  hummus: [
    'Une crème de pois chiches à creuser.',
    'Lisse à la cuillère, sésame en bouche.',
    'Onctueux au bord, introuvable au fond.',
  ],
  mezze: [
    'De petits plats, beaucoup de mains.',
    'Un peu de tout, [beaucoup de rires|et encore|sans ordre précis].',
    'À picorer, à tremper, à faire passer.',
  ],
  falafel: [
    'Croûte qui craque, cœur vert et tendre.',
    'Croquant d’abord, moelleux aux herbes ensuite.',
    'De petites billes dorées, douces au milieu.',
  ],
  cheese_board: [
    'Du plus doux à celui qui parle fort.',
    'Un morceau, [un avis|un débat|un silence], puis le suivant.',
    'Crémeux ici, corsé là, jamais d’accord.',
  ],
  charcuterie: [
    'Des tranches fines, du sel, de longues conversations.',
    'On picore doucement, on finit vite.',
    'Fondant sur la langue, salé juste ce qu’il faut.',
  ],
  olives_snacks: [
    'Une bouchée salée qui en appelle une autre.',
    'De quoi picorer en lisant la carte.',
    'Petit, salé, jamais assez nombreux.',
  ],
} as const satisfies Partial<CopyLibrary['dishes']>;

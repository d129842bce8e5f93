import type { CopyLibrary } from '../../copy-library.ts';

/** Meat, fish, soups, salads, sides, and what is shared before them. */
export const DISHES_MEAT_AND_SIDES = {
  steak: [
    'Croûte foncée, cœur tendre, couteau en main.',
    'Un feu vif dehors, du jus dedans.',
    'Le jus dans l’assiette, [le silence|le sourire|la paix] autour.',
  ],
  ribs: [
    'La viande quitte l’os sans discuter.',
    'Les doigts collent, le sourire aussi.',
    'Tendre jusqu’à l’os, [laqué|brillant|caramélisé] sur les bords.',
  ],
  brisket: [
    'Heures de patience, instant de grâce.',
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
    'Du caractère en bouche, aucune résistance.',
    'Tendre à cœur, franc de goût.',
    'Une viande qui a [du tempérament|quelque chose à dire|de la voix].',
  ],
  pork_chop: [
    'Bord doré, cœur juteux, couteau ravi.',
    'Des bords saisis, un cœur tendre.',
    'Le doré croque, le juteux se sauce.',
  ],
  schnitzel: [
    'La panure croustille, la viande cède.',
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
    'Une peau bruyante, un cœur tendre.',
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
    'Le doré chante, la douceur suit.',
  ],
  salmon: [
    'Des pétales roses qui se [détachent|séparent|livrent] tout seuls.',
    'Rose à l’œil, soyeux en bouche.',
    'Fondant au cœur, délicat à la fourchette.',
  ],
  shrimp: [
    'Fermeté d’abord, douceur ensuite.',
    'Une bouchée nacrée, un goût de vague.',
    'On les compte en arrivant, par prudence.',
  ],
  oysters: [
    'Une gorgée de mer, puis [une autre|la suivante|on recommence].',
    'Sel, iode, coquille levée, yeux fermés.',
    'La mer entière dans une coquille.',
  ],
  mussels_clams: [
    'Les coquilles s’ouvrent, le jus se sauce.',
    'Coquilles qui tintent, parfum de côte.',
    'Avec les doigts, sans hâte, [en bavardant|jusqu’au fond|à plusieurs].',
  ],
  crab: [
    'Une chair sucrée qui récompense les têtus.',
    'Doux, salin, à savourer lentement.',
    'Des fils tendres au goût de marée.',
  ],
  crab_cakes: [
    'Doré dehors, crabe tout doux dedans.',
    'La croûte craque, la mer est dedans.',
    'Croustillant d’abord, tendre et marin ensuite.',
  ],
  lobster: [
    'Chair ferme et douce, air de fête.',
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
    'De quoi tenir chaud [tout l’après-midi|au moral|jusqu’au soir].',
  ],
  chowder: [
    'Épais, crémeux, avec de tendres morceaux.',
    'Une cuillère lourde contre le vent dehors.',
    'Velouté d’abord, généreux en morceaux ensuite.',
  ],
  cold_soup: [
    'Froid en cuillère, soleil en bouche.',
    'Une gorgée glacée, [du soleil|de l’éclat|un jardin] dedans.',
    'L’été tient dans une cuillère froide.',
  ],
  salad: [
    'Ça croque, et l’assaisonnement réveille.',
    'Couleur, croquant, et l’appétit s’éveille.',
    'Du croquant à chaque coup de fourchette.',
  ],
  greens: [
    'Feuilles tendres, petite pointe d’amertume.',
    'Un vert profond, une bouchée tendre.',
    'De la douceur sous la dent, du [caractère|mordant|vert] en bouche.',
  ],
  vegetables: [
    'La douceur du potager, un léger croquant.',
    'Des couleurs à piquer une par une.',
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
    'Sel, doré, et des mains qui rôdent.',
  ],
  potatoes: [
    'Un cœur tendre, des bords gourmands.',
    'Du fondant sous la fourchette, [du doré|de la douceur|du réconfort] autour.',
    'La douceur de la terre, bien chaude.',
  ],
  beans: [
    'La peau fine, le cœur crémeux.',
    'Modeste à l’œil, long en bouche.',
    'Du fondant en cuillère, du réconfort ensuite.',
  ],
  rice: [
    'Des grains tendres pour la dernière sauce.',
    'Léger, discret, ami de tous les plats.',
    'Grains légers, prêts à boire la sauce.',
  ],
  cornbread: [
    'Mie dorée, goût de maïs, bords croquants.',
    'Ça s’émiette un peu, [on pardonne|tant mieux|c’est bon signe].',
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
    'Du plus doux au plus bavard.',
    'Un morceau, [un avis|un débat|un silence], puis le suivant.',
    'Crémeux ici, corsé là, jamais d’accord.',
  ],
  charcuterie: [
    'Tranches fines, longues conversations.',
    'On picore doucement, on finit vite.',
    'Du sel, du fondant, [du pain|du temps|des amis] autour.',
  ],
  olives_snacks: [
    'Chaque bouchée salée appelle la suivante.',
    'De quoi picorer en lisant la carte.',
    'Petites bouchées, grandes conversations.',
  ],
} as const satisfies Partial<CopyLibrary['dishes']>;

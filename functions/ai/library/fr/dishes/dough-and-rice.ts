import type { CopyLibrary } from '../../copy-library.ts';

/** Dough, noodles, small things, raw fish, rice, stews, and what is eaten between bread. */
export const DISHES_DOUGH_AND_RICE = {
  pizza: [
    'Des bords dorés, un cœur qui fond.',
    'Ça croustille dessous, ça fond dessus.',
    'Pâte tendre au milieu, croûte à croquer.',
  ],
  calzone: [
    'Doré dehors, brûlant et fondant dedans.',
    'Une pâte bien fermée sur [un secret fondant|une bouffée de vapeur|une belle surprise].',
    'À ouvrir doucement, à finir sans façons.',
  ],
  garlic_bread: [
    'Croustillant aux bords, [généreusement|joliment|franchement] aillé au milieu.',
    'L’ail arrive en premier, le croquant ensuite.',
    'Pain doré qui parfume toute la table.',
  ],
  pasta: [
    'Pâtes fermes, sauce qui ne lâche rien.',
    'Tournez, levez, rattrapez la sauce.',
    'Souple en fourchette, ferme en bouche.',
  ],
  pasta_tomato: [
    'Tomate douce, [pointe|touche|note] d’acidité, pâtes fermes.',
    'La sauce rouge suit chaque tour.',
    'Un soleil en sauce, enroulé bien serré.',
  ],
  pasta_cream: [
    'Velours autour, fermeté au milieu.',
    'Une sauce qui nappe jusqu’au dernier brin.',
    'Crémeux dehors, ferme sous la dent.',
  ],
  pasta_seafood: [
    'L’iode du large, la douceur des pâtes.',
    'Tour de fourchette, petit air du large.',
    'La mer [s’invite|s’enroule|se glisse] dans les pâtes.',
  ],
  pasta_filled: [
    'Pâte fine dehors, tendre surprise dedans.',
    'Petits coussins qui cachent bien leur jeu.',
    'Ça s’ouvre doucement, ça part vite.',
  ],
  pasta_baked: [
    'Gratiné dessus, fondant jusqu’au fond.',
    'Croûte à négocier, cœur fondant.',
    'Sous la croûte dorée, tout est moelleux.',
  ],
  mac_and_cheese: [
    'Le fromage file, les pâtes suivent.',
    'Coulant à la cuillère, réconfortant jusqu’au bout.',
    'Fondant comme [un dimanche|une couverture|un câlin], en mieux.',
  ],
  gnocchi: [
    'De petits nuages que la sauce rattrape.',
    'Presque rien à mâcher, tout à savourer.',
    'Tendres à la fourchette, ronds en bouche.',
  ],
  risotto: [
    'Crémeux tout autour, un grain qui résiste.',
    'Coule lentement, disparaît vite.',
    'Soyeux à la cuillère, ferme au cœur.',
  ],
  ramen: [
    'Un bouillon profond, des nouilles qu’on [aspire|poursuit|entend].',
    'La vapeur d’abord, les nouilles élastiques ensuite.',
    'Un grand bol pour une longue journée.',
  ],
  noodle_soup: [
    'Bouillon brûlant, nouilles qui essaient de filer.',
    'On souffle, on aspire, on recommence.',
    'La cuillère pour le bouillon, [le doigté|la patience|les rires] pour les nouilles.',
  ],
  noodles_fried: [
    'Un feu vif, des nouilles qui brillent.',
    'Grillé par endroits, souple partout ailleurs.',
    'Des nouilles qui [brillent|chantent|dansent] et restent fermes.',
  ],
  dumplings: [
    'Pâte fine, cœur juteux, une seule bouchée.',
    'Petit pli de pâte, grande bouffée chaude.',
    'La dernière bouchée se joue [aux baguettes|au regard|à pile ou face].',
  ],
  spring_rolls: [
    'Mince autour, bien garni au milieu.',
    'On roule serré, on croque sans attendre.',
    'Petits rouleaux, [grande|vraie|sérieuse] envie d’un autre.',
  ],
  bao: [
    'Un nuage tiède au cœur bien assaisonné.',
    'Moelleux aux doigts, relevé sous la dent.',
    'Si doux dehors, si bavard dedans.',
  ],
  samosa: [
    'Trois pointes qui craquent, un cœur épicé.',
    'Le craquant d’abord, les épices ensuite.',
    'Un triangle doré qui réchauffe les doigts.',
  ],
  empanadas: [
    'Pâte dorée, cœur moelleux, [une main|aucun couvert|deux bouchées].',
    'Un bord pincé qui garde la chaleur.',
    'Croquant au bord, tendre au milieu.',
  ],
  tacos: [
    'Penchez la tête, croquez, recommencez.',
    'Galette qui plie, garniture qui déborde.',
    'Deux bouchées, les doigts ravis.',
  ],
  burrito: [
    'Bien roulé, bien rempli, difficile à poser.',
    'Souple dehors, tout un repas dedans.',
    'Il pèse lourd, il disparaît vite.',
  ],
  quesadilla: [
    'Le fromage s’étire, la galette croustille.',
    'Un pli, un cœur qui fond.',
    'Tirez un coin et [regardez le fil|suivez le fromage|souriez].',
  ],
  enchiladas: [
    'Un rouleau tendre, nappé sans compter.',
    'La sauce partout, le moelleux en dessous.',
    'Souple sous la fourchette, relevé de sauce.',
  ],
  tamales: [
    'Ouvrez la feuille, saluez la vapeur.',
    'Un maïs tendre emballé comme un cadeau.',
    'Moelleux, chaud et bien enveloppé.',
  ],
  nachos: [
    'Ça croque dessous, ça fond dessus.',
    'Le plus garni [part en premier|se dispute|fait des jaloux].',
    'Une montagne qui craque sous les doigts.',
  ],
  guacamole: [
    'L’avocat tout doux, le citron qui réveille.',
    'Crémeux à la cuillère, vif en bouche.',
    'Du vert onctueux où plonger le croquant.',
  ],
  sushi: [
    'Riz tendre, bouchée délicate, petit silence.',
    'Une seule bouchée, une longue pause.',
    'Douceur du riz, pureté de la tranche.',
  ],
  sushi_roll: [
    'Le riz autour, la surprise au centre.',
    'Des rondelles nettes, un cœur en couleurs.',
    'Du riz roulé serré, une bouchée nette.',
  ],
  sashimi: [
    'Une tranche nette, une texture de soie.',
    'Rien ne cache rien, tout fond doucement.',
    'Ferme à la baguette, fondant en bouche.',
  ],
  ceviche: [
    'Le citron saisit, le poisson s’attendrit.',
    'Vif comme une vague, acidulé à souhait.',
    'L’acidité réveille, la mer répond.',
  ],
  tartare: [
    'Coupé fin, assaisonné franchement, tout en douceur.',
    'Cru, net, et fondant à la fourchette.',
    'Tendre sous la dent, vif dans l’assaisonnement.',
  ],
  poke: [
    'Des cubes fondants sur un riz tendre.',
    'Du cru, du riz, toutes les couleurs.',
    'Chaque [cuillerée|bouchée|fourchetée] change un peu la donne.',
  ],
  rice_bowl: [
    'Le riz dessous, la gourmandise dessus.',
    'Tout dans un bol, et sans protocole.',
    'À mélanger [franchement|à votre façon|petit à petit], jusqu’au dernier grain.',
  ],
  fried_rice: [
    'Des grains dorés qui se détachent bien.',
    'Un feu vif, puis des grains brillants.',
    'Un peu grillé ici, moelleux là.',
  ],
  paella: [
    'Le grain doré, le fond qui accroche.',
    'Au centre de la table, et [chacun son coin|sans trop d’égards|à vos fourchettes].',
    'Chaque grain a bu son bouillon.',
  ],
  biryani: [
    'Grains longs et légers, épices profondes.',
    'On soulève le riz, le parfum monte.',
    'Couche après couche, les épices [se révèlent|se répondent|s’installent].',
  ],
  curry: [
    'Les épices montent, la sauce apaise.',
    'Parfumé au nez, profond en bouche.',
    'Une chaleur qui arrive doucement et reste.',
  ],
  dal: [
    'Des lentilles fondantes, des épices qui réchauffent.',
    'Doux à la cuillère, long en bouche.',
    'Tout en rondeur, avec un fond d’épices.',
  ],
  stew: [
    'Longtemps au feu, tendre tout de suite.',
    'Une sauce qui a pris [son temps|tout son temps|ses aises].',
    'Des heures de feu, une tendresse immédiate.',
  ],
  chili: [
    'Épais, profond, avec une chaleur qui s’installe.',
    'Ça mijote lentement, ça réveille vite.',
    'De la douceur d’abord, du piquant ensuite.',
  ],
  tagine: [
    'Mijoté doucement, parfumé jusqu’au fond.',
    'Sous le couvercle, la patience sent bon.',
    'Fondant à la fourchette, chaud d’épices.',
  ],
  burger: [
    'Deux mains, cœur juteux, pain moelleux.',
    'Juteux dedans, moelleux autour, sérieux partout.',
    'On commence poliment, on finit [sans serviette|les doigts brillants|tout sourire].',
  ],
  cheeseburger: [
    'Le fromage coule, le pain tient bon.',
    'Fondant sur les bords, juteux au milieu.',
    'Un cœur juteux sous [sa couverture|son manteau|sa coulée] de fromage.',
  ],
  sandwich: [
    'Pain autour, bonheur au milieu.',
    'Un peu de tout dans chaque bouchée.',
    'Deux tranches, [un appétit|une pause|une envie], aucun couvert.',
  ],
  grilled_cheese: [
    'Ça croustille, puis ça file.',
    'Pain doré, fromage qui s’étire sans fin.',
    'Séparez les moitiés et admirez le fil.',
  ],
  hot_dog: [
    'Pain tout doux, saucisse qui croque.',
    'Ça claque, ça déborde, ça se savoure.',
    'Moelleux dehors, croquant dedans, fini debout.',
  ],
  kebab: [
    'Grillé au bord, juteux au milieu.',
    'Les épices d’abord, les doigts ensuite.',
    'Des bords dorés, un parfum qui voyage.',
  ],
  wrap: [
    'Tout tient dedans, ou presque.',
    'Souple autour, croquant et tendre au milieu.',
    'Roulé serré, facile à emmener, vite fini.',
  ],
  lobster_roll: [
    'Homard tout doux, pain qui l’enlace.',
    'Un goût de mer entre deux moelleux.',
    'Chair ferme et sucrée, pain tendre autour.',
  ],
} as const satisfies Partial<CopyLibrary['dishes']>;

import type { CopyLibrary } from '../../copy-library.ts';

/** From the griddle of the North to the lime of the South. */
export const CUISINES_AMERICA: CopyLibrary['cuisines'] = {
  burger: {
    food: 'un burger',
    hero: [
      'Pas de couverts, [pas d’excuses|pas de manières|pas de chichis] : deux mains, [un grand appétit|une bouchée|du courage], et on ne lâche rien.',
      'Mettez votre journée [entre deux pains|en sandwich|sous une tranche de pain] et mordez. Ça [s’arrange|passe mieux|se digère] tout de suite.',
      'Un burger occupe les deux mains : [le téléphone attendra|vos messages aussi|enfin une pause]. Mordez [franchement|sans plan|par le côté].',
      'Le premier qui a fini [regarde les autres|pique des frites|le regrette]. Venez avec [de la patience|une serviette|les mains libres].',
    ],
    about: [
      'Chacun a sa méthode : [par la tranche|en l’écrasant un peu|à l’envers], et tous finissent [pareil|les doigts brillants|contents].',
      'Ça coule, ça déborde, [et c’est prévu|et tant mieux|comme il faut]. Gardez [une serviette|le menton haut|vos distances].',
      'Amenez celui qui [ne partage jamais|en veut toujours un deuxième|pique les frites] et surveillez [votre assiette|ses mains|le bout de table].',
      'Certains rendez-vous sont [élégants|compliqués|tirés à quatre épingles], d’autres se mangent à deux mains.',
    ],
    gallery: [
      'Ça ne tient pas [dans la bouche|sur la photo|dans une main].',
      'De la hauteur, du jus, [zéro élégance|deux mains|aucun regret].',
    ],
    sampleDishes: [
      { name: 'Cheeseburger', course: 'mains', family: 'cheeseburger' },
      { name: 'Burger au poulet croustillant', course: 'mains', family: 'burger' },
      { name: 'Frites', course: 'starters', family: 'fries' },
      { name: 'Milkshake à la vanille', course: 'drinks', family: 'smoothie' },
    ],
  },
  american: {
    food: 'un bon plat américain',
    hero: [
      'Les vendredis, [les retrouvailles|les bons résultats|les soirs de match] demandent du croustillant et [du monde|des amis|des serviettes].',
      'Parfois, on veut quelque chose [que l’on connaît|avec des frites|sans mode d’emploi]. Ce jour-là, [venez|la carte est simple|tout est permis].',
      'Amenez [les enfants|vos beaux-parents|l’ami difficile] : ici, tout le monde [trouve son bonheur|comprend la carte|repart content].',
    ],
    about: [
      'Un plat connu rassure [tout le monde|les indécis|les affamés], et chacun [le finit|en redemande|s’en souvient].',
      'Une grande table [fait une famille|rapproche|arrange les brouilles], avec une chaise pour [la tante|le voisin|qui passe].',
      'Commandez comme dans [les films|votre enfance|un rêve d’ado], et laissez l’assiette [parler|faire du bruit|vous raconter].',
    ],
    gallery: ['Pas besoin de [traduction|légende|couverts].'],
    sampleDishes: [
      { name: 'Poulet frit', course: 'mains', family: 'fried_chicken' },
      { name: 'Club sandwich', course: 'mains', family: 'sandwich' },
      { name: 'Mac and cheese', course: 'mains', family: 'mac_and_cheese' },
      { name: 'Tarte aux noix de pécan', course: 'desserts', family: 'pie' },
    ],
  },
  diner: {
    food: 'un bon petit plat',
    hero: [
      'Petit-déjeuner à quatre heures, [pancakes à midi|frites au goûter|gâteau en entrée] : votre faim n’a pas [de montre|d’agenda|d’âge].',
      'Le comptoir connaît [vos lundis|les couche-tard|toutes les histoires]. Prenez [un tabouret|un café|un peu de temps].',
      'Certains jours réclament [des pancakes|du sirop|une banquette]. Ne leur [refusez rien|tenez pas tête|parlez pas de salade].',
    ],
    about: [
      'Une banquette, [un café|une assiette|deux fourchettes], et la journée [a une histoire|se détend|est en vacances].',
      'On y parle au voisin, [même timidement|surtout le matin|la bouche pleine], et on partage le sirop.',
      'Faim de minuit et faim du matin [se ressemblent|ont des points communs|se comprennent].',
    ],
    gallery: ['Du sirop [à l’horizon|qui coule|en gros plan].'],
    sampleDishes: [
      { name: 'Pancakes', course: 'mains', family: 'pancakes' },
      { name: 'Omelette au fromage', course: 'mains', family: 'omelet' },
      { name: 'Cheeseburger et frites', course: 'mains', family: 'cheeseburger' },
      { name: 'Milkshake', course: 'drinks', family: 'smoothie' },
    ],
  },
  bbq: {
    food: 'de la viande fumée',
    hero: [
      'La fumée prévient [la rue|le voisin|votre estomac] avant vous. Venez [au nez|sans chemise blanche|avec l’appétit].',
      'Le feu lent a déjà fait [la moitié du chemin|ses devoirs|sa part]. Apportez l’appétit et [des mains|des amis|une serviette].',
      'Remontez les manches, [laissez les couverts|pensez à l’os|oubliez la chemise] : le reste se règle avec les doigts.',
    ],
    about: [
      'Celui qui reste propre [n’a pas vraiment mangé|est suspect|a triché], les autres sourient.',
      'Le feu ne se presse pas, [vous non plus|la table non plus|et c’est tout le secret].',
      'Les os s’empilent, [les histoires aussi|les rires montent|la pile avance], et personne ne les compte.',
    ],
    gallery: ['De la fumée, [et puis l’appétit|à travers l’écran|du brillant].'],
    sampleDishes: [
      { name: 'Travers de porc laqués', course: 'mains', family: 'ribs' },
      { name: 'Effiloché de porc', course: 'mains', family: 'pulled_pork' },
      { name: 'Poitrine de bœuf fumée', course: 'mains', family: 'brisket' },
      { name: 'Pain de maïs', course: 'starters', family: 'cornbread' },
    ],
  },
  southern: {
    food: 'un bon plat du Sud américain',
    hero: [
      'Venez en affamés, [restez en cousins|repartez en amis|sans projet pour la suite] : l’appétit fait les présentations.',
      'Les mauvais jours passent mieux [croustillants|à la cuillère|avec beaucoup de sauce]. Celui d’aujourd’hui [aussi|surtout|ne fait pas exception].',
      'Amenez la tante, [l’oncle bavard|le voisin|les enfants] et l’appétit : à table, on [s’appelle par son prénom|rit plus fort|se sert d’abord].',
    ],
    about: [
      'Un bon plat arrive avec [une histoire|une odeur|du bruit], et repart toujours vide.',
      'On passe les plats [à gauche|aux plus timides|sans compter], et on prend des nouvelles de chacun.',
      'Du croustillant pour [ceux qui parlent fort|la fin de semaine|les fêtes], du mijoté pour [les rêveurs|les jours de pluie|le dimanche].',
    ],
    gallery: ['On entend presque [le croustillant|la cuillère|la tante].'],
    sampleDishes: [
      { name: 'Poulet frit', course: 'mains', family: 'fried_chicken' },
      { name: 'Crevettes et semoule de maïs', course: 'mains', family: 'shrimp' },
      { name: 'Pain de maïs', course: 'starters', family: 'cornbread' },
      { name: 'Tarte à la patate douce', course: 'desserts', family: 'pie' },
    ],
  },
  steakhouse: {
    food: 'une belle pièce de viande',
    hero: [
      'Certaines victoires se signent [au couteau|à la fourchette|avec un bon appétit], entre gens qui [savent se taire|ont faim|se réjouissent].',
      'Bleu, saignant ou [à point|comme vous voudrez|bien cuit] : dites-le, puis [rangez le téléphone|taisez-vous un moment|respirez].',
      'Quelqu’un a [réussi son examen|changé de poste|pris un an], et cela [se fête au couteau|mérite une nappe|se coupe en deux].',
    ],
    about: [
      'La première bouchée [impose le silence|se savoure en silence|compte double], la suite se raconte.',
      'Les accompagnements se [partagent|chipent|discutent], la viande [jamais|pas vraiment|se défend].',
      'Amenez [votre père|votre meilleure amie|le patron] et laissez-lui choisir le morceau.',
    ],
    gallery: ['La croûte [dit tout|brille déjà|fait le silence].'],
    sampleDishes: [
      { name: 'Salade verte', course: 'starters', family: 'salad' },
      { name: 'Côte de bœuf', course: 'mains', family: 'steak' },
      { name: 'Pommes de terre rôties', course: 'mains', family: 'potatoes' },
      { name: 'Mousse au chocolat', course: 'desserts', family: 'chocolate' },
    ],
  },
  mexican: {
    food: 'un bon plat mexicain',
    hero: [
      'Verte ou rouge ? Des [familles|amitiés|couples] se sont divisés pour une sauce. [Choisissez un camp|Goûtez les deux|Venez trancher].',
      'Votre semaine manque de [citron vert|piment|couleur] et d’une galette [tiède|qui tient bon|pour pousser]. Corrigez cela.',
      'Il y a toujours quelqu’un pour jurer [que ça ne pique pas|tout supporter|n’avoir peur de rien]. Amenez-le, [et prévoyez de l’eau|devant témoins|par curiosité].',
    ],
    about: [
      'Tout commence par [une galette|du citron vert|une sauce] et finit [en débordant|les doigts brillants|en riant].',
      'Le piment se choisit, [il ne se subit pas|une goutte à la fois|du bout de la langue], puis on monte [à son rythme|si l’on ose|doucement].',
      'Les grands font les braves, [les enfants regardent|la sauce se venge|le citron console], et tout le monde se ressert.',
    ],
    gallery: ['Des couleurs qui [piquent déjà|donnent soif|réveillent].'],
    sampleDishes: [
      { name: 'Guacamole', course: 'starters', family: 'guacamole' },
      { name: 'Enchiladas', course: 'mains', family: 'enchiladas' },
      { name: 'Quesadilla aux champignons', course: 'mains', family: 'quesadilla' },
      { name: 'Flan au caramel', course: 'desserts', family: 'custard' },
    ],
  },
  tacos: {
    food: 'des tacos',
    hero: [
      'Un pour la faim, un autre [pour le goût|pour la route|par plaisir], [un pour comparer|puis un par gourmandise|et on perd le compte].',
      'Un taco ne veut ni nappe ni [manières|discours|couverts] : deux mains, du citron, et personne qui [parle|regarde|juge].',
      'Penchez la tête, [tendez le cou|oubliez la chemise|croquez] et laissez couler : c’est [la règle|bon signe|prévu].',
    ],
    about: [
      'On en commande deux, [par prudence|pour voir|en souriant], et on revient en commander.',
      'On y refait le monde [entre deux bouchées|debout|avec du citron], sans cravate.',
      'Une bouchée de taco ne dure pas, [le souvenir si|alors on recommence|d’où le suivant].',
    ],
    gallery: ['Deux bouchées, [trois au plus|et on en veut encore|après le citron].'],
    sampleDishes: [
      { name: 'Tacos al pastor', course: 'mains', family: 'tacos' },
      { name: 'Tacos aux champignons', course: 'mains', family: 'tacos' },
      { name: 'Guacamole et chips', course: 'starters', family: 'guacamole' },
      { name: 'Eau d’hibiscus', course: 'drinks', family: 'soft_drink' },
    ],
  },
  peruvian: {
    food: 'un bon plat péruvien',
    hero: [
      'Un coup de citron vert, [et on se réveille|puis l’océan|et plus rien n’est gris] : votre journée avait besoin de cela.',
      'Côte, montagne, forêt : [tout un pays|trois appétits|trois climats] à table. Choisissez [votre altitude|au hasard|à la boussole].',
      'Certains viennent pour [l’acide|le piment|la curiosité] et restent pour [la suite|apprendre les noms|recommencer].',
    ],
    about: [
      'Le citron pose les questions, [le piment répond|le poisson écoute|l’oignon insiste], et vous souriez.',
      'Il y a des noms à apprendre, [et des plats pour réviser|un par visite|très bons à répéter].',
      'On commence par le froid, [puis vient la chaleur|on finit ailleurs|et on voyage], le tout sans bagages.',
    ],
    gallery: ['Du citron, de la couleur et [un peu d’océan|beaucoup d’appétit|de l’altitude].'],
    sampleDishes: [
      { name: 'Ceviche', course: 'starters', family: 'ceviche' },
      { name: 'Lomo saltado', course: 'mains', family: 'main' },
      { name: 'Ají de gallina', course: 'mains', family: 'chicken' },
      { name: 'Chicha morada', course: 'drinks', family: 'soft_drink' },
    ],
  },
  argentinian: {
    food: 'un bon plat argentin',
    hero: [
      'Un dimanche s’étire mieux avec [de la viande|une empanada|de bons cousins], et personne pour regarder l’heure.',
      'Le feu prend [le temps qu’il veut|son temps|l’après-midi]. La conversation [aussi|le suit|fait pareil], et tant mieux.',
      'Coupez, goûtez, [taisez-vous|souriez|soufflez], puis reprenez l’histoire où elle en était.',
    ],
    about: [
      'On ne quitte pas la table, [on s’y attarde|on s’y raconte|on y refait le match], jusqu’à la dernière miette.',
      'Après manger, on reste [encore un peu|par principe|pour les histoires], et la vaisselle attend.',
      'Amenez votre père, [un ami bavard|toute l’équipe|un grand silencieux] : le plat fera la conversation.',
    ],
    gallery: ['Doré, juteux, [lent|à partager|sans horloge].'],
    sampleDishes: [
      { name: 'Empanadas au bœuf', course: 'starters', family: 'empanadas' },
      { name: 'Entraña au chimichurri', course: 'mains', family: 'steak' },
      { name: 'Provoleta', course: 'starters', family: 'grilled_cheese' },
      { name: 'Crêpe au dulce de leche', course: 'desserts', family: 'crepes' },
    ],
  },
  brazilian: {
    food: 'un bon plat brésilien',
    hero: [
      'Venez avec l’appétit des grands jours et [une chemise ample|de la musique en tête|des amis bruyants], la faim fera le reste.',
      'Ici, manger est [un sport d’équipe|une chanson|une fête au ralenti]. Venez [à plusieurs|de bonne humeur|avec du souffle].',
      'Un peu de soleil, [de riz|de rythme|de citron vert] et la semaine change de tempo.',
    ],
    about: [
      'On mange en famille, [ou ce qui y ressemble|amis compris|voisins compris], et on parle tous à la fois.',
      'L’assiette se remplit [sans qu’on demande|deux fois|en musique], et on dit [que c’est la dernière|non de la tête|encore].',
      'La faim s’en va, [la bonne humeur reste|la chanson reste|le sourire s’installe], et c’est déjà dimanche.',
    ],
    gallery: ['Une couleur, [une autre|puis une chanson|et l’appétit suit].'],
    sampleDishes: [
      { name: 'Pão de queijo', course: 'starters', family: 'bread' },
      { name: 'Feijoada', course: 'mains', family: 'stew' },
      { name: 'Picanha', course: 'mains', family: 'steak' },
      { name: 'Mousse de fruit de la passion', course: 'desserts', family: 'dessert' },
    ],
  },
  latin: {
    food: 'un bon plat latino',
    hero: [
      'On vient pour [une envie|un souvenir de voyage|le goût de là-bas], on reste parce que [la conversation est bonne|personne ne part|c’est animé].',
      'Sous un ciel gris, un peu de [piment|citron vert|maïs] remet [de la couleur|du son|le soleil].',
      'Un accent dans l’assiette, [un autre à côté|des rires autour|des doigts qui s’en mêlent] : vos vacances sont [ici|servies|à table].',
    ],
    about: [
      'D’un pays à l’autre, les noms changent, [l’envie de se resservir reste|les rires restent|la faim non].',
      'Amenez quelqu’un qui manque [de soleil|de vacances|de nouvelles] : une bouchée [rapproche|raccourcit le voyage|console].',
      'On parle avec les mains, [la bouche pleine|avec le cœur|tous à la fois], et la musique est [dans la tête|dans les plats|en vous].',
    ],
    gallery: ['Plusieurs accents, [une table|un seul appétit|des couleurs].'],
    sampleDishes: [
      { name: 'Empanadas au fromage', course: 'starters', family: 'empanadas' },
      { name: 'Riz au poulet', course: 'mains', family: 'chicken' },
      { name: 'Haricots noirs', course: 'mains', family: 'beans' },
      { name: 'Citronnade', course: 'drinks', family: 'lemonade' },
    ],
  },
  caribbean: {
    food: 'un bon plat des îles',
    hero: [
      'À défaut de [plage|palmiers|vacances], un peu d’île [dans l’assiette|cette semaine|avec les doigts], et on respire mieux.',
      'Votre fenêtre donne sur [la pluie|un parking|le mur d’en face] ? Votre assiette, elle, peut [voir la mer|changer de latitude|prendre le soleil].',
      'Venez de bonne humeur, [la chemise ouverte|avec un cousin bavard|sans montre], et repartez en fredonnant.',
    ],
    about: [
      'Le piment se pose doucement, [puis prend ses aises|puis danse|et ne part plus], comme une chanson.',
      'Ce qui mijote longtemps se mange [à plusieurs|sans montre|en parlant fort], et on en redemande.',
      'Un bout de banane plantain, [un peu de sauce|un goût de coco|quelques épices], et la météo n’a plus d’importance.',
    ],
    gallery: ['Du soleil, [sans avion|à la fourchette|en plusieurs couleurs].'],
    sampleDishes: [
      { name: 'Accras de morue', course: 'starters', family: 'starter' },
      { name: 'Colombo de poulet', course: 'mains', family: 'curry' },
      { name: 'Riz et haricots rouges', course: 'mains', family: 'rice' },
      { name: 'Jus de goyave', course: 'drinks', family: 'juice' },
    ],
  },
};

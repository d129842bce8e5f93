import type { CopyLibrary, CuisineCopy } from '../../copy-library.ts';

/** Kinds of place that no country owns. */
export const CUISINES_DAY: CopyLibrary['cuisines'] = {
  seafood: {
    food: 'des fruits de mer',
    hero: [
      'La mer est trop loin ? [Qu’elle vienne à table|Fermez les yeux|Pressez un citron] : une bouchée, et le bureau [s’éloigne|prend l’eau|n’existe plus].',
      'Pressez le citron, [respirez|fermez les yeux|comptez jusqu’à trois] et vous voilà [sur la jetée|en vacances|loin des mails].',
      'Il faut parfois manger avec les doigts, [s’éclabousser un peu|prendre son temps|faire du bruit]. Que ce soit [bientôt|en bande|cette semaine].',
      'Un peu d’iode par semaine, [avec du pain|à deux|en bonne compagnie], et les poumons [croient au large|remercient|s’ouvrent].',
    ],
    about: [
      'Les fruits de mer se méritent, [et les bavards mangent moins|avec les doigts|en silence], c’est pourquoi on y passe des heures.',
      'Un plat qui sent la marée [efface la semaine|appelle du citron|fait parler de vacances] en peu de bouchées.',
      'Amenez un prudent : [il regarde|il goûte du bout des lèvres|il demande comment on fait], puis il en reprend.',
      'Le citron réveille tout ce qu’il touche, [la conversation comprise|même les timides|et les doigts aussi].',
    ],
    gallery: [
      'On entend presque [la vague|la mouette|la coquille].',
      'La mer, [de près|en petit|à la fourchette].',
    ],
    sampleDishes: [
      { name: 'Huîtres', course: 'starters', family: 'oysters' },
      { name: 'Moules marinières', course: 'mains', family: 'mussels_clams' },
      { name: 'Filet de bar au citron', course: 'mains', family: 'fish' },
      { name: 'Citronnade', course: 'drinks', family: 'lemonade' },
    ],
  },
  vegan: {
    food: 'un bon plat végane',
    hero: [
      'Amenez celui qui [lève les yeux au ciel|ne jure que par les frites|demande où sont les protéines]. Reparlons-en [la bouche pleine|au dessert|après].',
      'Manger des plantes n’est ni [une punition|une leçon|un devoir] ni un régime : c’est reprendre [une bouchée|de la sauce|du rab].',
      'Du croquant, [de la sauce|des épices|de la couleur] et l’envie de recommencer : le vert a [du tempérament|de la voix|de l’humour].',
    ],
    about: [
      'Tout commander sans lire les étiquettes, [quel repos|c’est un luxe|enfin] : pointez du doigt, et mangez.',
      'Certains viennent par [conviction|amour|curiosité], et repartent avec [la recette en tête|l’assiette vide|une envie de revenir].',
      'Les légumes se souviennent [du feu|du temps qu’on leur donne|des épices], et les sceptiques aussi.',
    ],
    gallery: ['Toutes les couleurs, [un seul appétit|sans regret|et une fourchette].'],
    sampleDishes: [
      { name: 'Houmous et crudités', course: 'starters', family: 'hummus' },
      { name: 'Curry de pois chiches', course: 'mains', family: 'curry' },
      { name: 'Bol de riz au tofu', course: 'mains', family: 'rice_bowl' },
      { name: 'Gâteau au chocolat végane', course: 'desserts', family: 'chocolate' },
    ],
  },
  vegetarian: {
    food: 'un bon plat végétarien',
    hero: [
      'Les légumes en ont assez d’être [à côté|la garniture|polis]. Venez les voir [au centre|prendre la parole|en grand].',
      'Votre assiette a droit à [de la couleur|du croquant|du soleil], et votre semaine [aussi|surtout|à une pause].',
      'Amenez le carnivore de la famille, [par jeu|sans prévenir|par tendresse] : il finira [l’assiette|par en redemander|par poser des questions].',
    ],
    about: [
      'On commande tout ce qui tente, [sans trier|les yeux fermés|sans questions], puis on partage.',
      'Les épices et le feu font [parler les légumes|le reste|le plaisir], et la fourchette répond.',
      'On oublie de chercher la viande, [au bout d’une bouchée|sans effort|tout simplement], ce qui est bon signe.',
    ],
    gallery: ['Au centre de l’assiette, [enfin|comme il faut|en pleine lumière].'],
    sampleDishes: [
      { name: 'Velouté de légumes', course: 'starters', family: 'soup' },
      { name: 'Lasagnes aux légumes', course: 'mains', family: 'pasta_baked' },
      { name: 'Curry de lentilles', course: 'mains', family: 'dal' },
      { name: 'Salade de fruits', course: 'desserts', family: 'fruit' },
    ],
  },
  healthy: {
    food: 'un bol plein de couleurs',
    hero: [
      'Un bol, des couleurs, [du croquant|une cuillère|un peu d’élan], et l’après-midi repart du bon pied.',
      'Entre deux réunions, [offrez-vous de la couleur|mangez autre chose|levez les yeux]. Le clavier [attend|survivra|se repose].',
      'Votre corps réclame [du croquant|de la couleur|du vert], votre tête [du calme|des vacances|du soleil] : réunissez-les.',
    ],
    about: [
      'On construit son bol [au hasard|à l’instinct|avec méthode], et il est toujours [le bon|joli|à vous].',
      'Du croquant, [une sauce|un peu d’acide|une graine] et la discussion repart.',
      'Manger des couleurs, ça [se voit au sourire|réveille|se recommence], même un lundi.',
    ],
    gallery: ['Plus de couleurs que [dans une trousse|sur un marché|lundi n’en aura jamais].'],
    sampleDishes: [
      { name: 'Bol de quinoa et légumes', course: 'mains', family: 'rice_bowl' },
      { name: 'Salade de saison', course: 'mains', family: 'salad' },
      { name: 'Tartine d’avocat', course: 'starters', family: 'avocado_toast' },
      { name: 'Smoothie vert', course: 'drinks', family: 'smoothie' },
    ],
  },
  modern: {
    food: 'un bon plat',
    hero: [
      'Laissez la fourchette [poser les questions|mener l’enquête|choisir] : certaines réponses se mangent.',
      'Une soirée à deux, [une nappe|de la curiosité|du temps] et de quoi nourrir la conversation.',
      'Commandez ce qui vous [intrigue|étonne|fait hésiter], racontez-le [demain|au bureau|à qui vous voulez].',
    ],
    about: [
      'Chaque assiette mérite [un silence|un avis|un débat], puis la conversation reprend.',
      'On devine, [on se trompe|on goûte encore|on compare], et c’est la moitié du plaisir.',
      'On vient fêter quelque chose, [ou rien du tout|à deux|avec retard], et on repart avec une histoire.',
    ],
    gallery: ['Une assiette dont on va [parler|se souvenir|débattre].'],
    sampleDishes: [
      { name: 'Tartare de betterave', course: 'starters', family: 'vegetables' },
      { name: 'Poisson rôti, beurre citronné', course: 'mains', family: 'fish' },
      { name: 'Canard et légumes racines', course: 'mains', family: 'duck' },
      { name: 'Tarte au chocolat', course: 'desserts', family: 'chocolate' },
    ],
  },
  deli: {
    food: 'un bon sandwich',
    hero: [
      'Deux tranches de pain, [un appétit immense|une pause|votre faim], et midi est sauvé [sans discours|pour de bon|en une bouchée].',
      'Mordez par le bon bout, [puis par l’autre|le reste suit|sans regarder] : la pause déjeuner a besoin d’un héros.',
      'Midi approche, [le pain est prêt|votre ventre l’a su avant vous|les dossiers attendront] : un sandwich, deux mains, et la paix.',
    ],
    about: [
      'Le sandwich se tient à deux mains, [un peu penché|bien serré|sans jamais le reposer], et la pause s’allonge.',
      'On regarde la vitrine, [on hésite|on montre du doigt|on change d’avis], et on repart chargé.',
      'Il en reste toujours un coin, [le plus garni|pour la route|qu’on garde pour soi].',
    ],
    gallery: ['Plus haut que [prévu|votre bouche|vos deux mains].'],
    sampleDishes: [
      { name: 'Sandwich au pastrami', course: 'mains', family: 'sandwich' },
      { name: 'Bagel au saumon', course: 'mains', family: 'bagel' },
      { name: 'Salade de pommes de terre', course: 'starters', family: 'potatoes' },
      { name: 'Cookie', course: 'desserts', family: 'cookies' },
    ],
  },
  icecream: {
    food: 'une glace',
    hero: [
      'Pas de « si », seulement [quel parfum|combien de boules|avec qui] : le reste [fond|coule de source|se lèche].',
      'Ça fond vite, [dépêchez-vous|les doigts aussi|c’est une belle course] : léchez, riez, recommencez.',
      'Le seul débat utile de la journée : [deux boules ou trois|cornet ou pot|votre parfum ou le sien].',
    ],
    about: [
      'On goûte, on hésite, [on regarde le voisin|on change d’avis|on goûte encore], et on prend comme toujours.',
      'Un cornet ne se partage pas, [sauf par amour|ou presque|on le sait bien], c’est une question de temps.',
      'Les enfants choisissent la couleur, [les grands aussi|sans hésiter|pas le parfum], et tout le monde a raison.',
    ],
    gallery: ['Regardez vite, [ça fond|il fait chaud|avant les doigts].'],
    sampleDishes: [
      { name: 'Glace à la vanille', course: 'desserts', family: 'ice_cream' },
      { name: 'Sorbet citron', course: 'desserts', family: 'ice_cream' },
      { name: 'Gaufre et glace', course: 'desserts', family: 'waffles' },
      { name: 'Limonade', course: 'drinks', family: 'lemonade' },
    ],
  },
  cocktailbar: {
    food: 'un verre et quelques bouchées',
    hero: [
      'La journée a deux moitiés, et [la seconde est la vôtre|celle-ci se boit lentement|la belle commence ici]. Choisissez votre verre, ou votre humeur.',
      'Dites ce que vous aimez, [amer, doux, pétillant|avec les mains|sans détour], puis laissez le glaçon [parler|finir la phrase|chanter].',
      'Un rendez-vous [qui dure|à voix basse|un peu plus tard], deux verres, et [plus de montre|la nuit avance|le temps s’arrête].',
    ],
    about: [
      'Les bonnes histoires commencent [au deuxième verre|par un bruit de glaçons|tout bas], et on se rapproche.',
      'On demande quelque chose d’un peu [amer|fumé|doux], on reçoit [un sourire|une belle surprise|de quoi parler].',
      'Sans alcool ou non, [l’ambiance est la même|le verre tinte|on trinque], et la table se rapproche.',
    ],
    gallery: ['Le verre [tinte presque|brille|attend qu’on le lève].'],
    sampleDishes: [
      { name: 'Spritz', course: 'drinks', family: 'cocktail' },
      { name: 'Negroni', course: 'drinks', family: 'cocktail' },
      { name: 'Olives et amandes', course: 'starters', family: 'olives_snacks' },
      { name: 'Cocktail sans alcool', course: 'drinks', family: 'soft_drink' },
    ],
  },
  brewery: {
    food: 'une bière et de quoi manger',
    hero: [
      'Un verre qui se pose, [un soupir|une mousse qui monte|un ami en face], et la journée est finie.',
      'Blonde, brune ou [amère|légère|surprenante] : la vraie question est [avec qui|la suivante|quoi manger avec].',
      'On devait en boire une, [on s’est assis|puis on a eu faim|on a bavardé], et la soirée a pris son temps.',
    ],
    about: [
      'Le houblon délie les langues, [les frites aussi|l’heure aussi|les amis aussi].',
      'On goûte celle de l’autre, [pour voir|par science|et on change d’avis], puis la sienne.',
      'Il y a toujours quelqu’un qui [connaît les amertumes|dit « juste une »|lit l’étiquette].',
    ],
    gallery: ['La mousse [vous salue|monte|redescend] bien sagement.'],
    sampleDishes: [
      { name: 'Blonde pression', course: 'drinks', family: 'beer' },
      { name: 'Bretzel au beurre', course: 'starters', family: 'bread' },
      { name: 'Burger et frites', course: 'mains', family: 'burger' },
      { name: 'Ailes de poulet', course: 'starters', family: 'wings' },
    ],
  },
  foodtruck: {
    food: 'un repas sur le pouce',
    hero: [
      'Le nez trouve l’adresse avant vous, [suivez-le|faites-lui confiance|laissez-vous guider] et mangez [debout|sur le trottoir|avec les doigts].',
      'Entre deux rendez-vous, [une bouchée debout|une fenêtre ouverte|un peu de soleil] et la journée reprend.',
      'Dans la file, [on parle au voisin|on change d’avis|on salive], et on mange [sur un banc|en marchant|au soleil].',
    ],
    about: [
      'La table, c’est [un muret|un banc|vos deux mains], et la salle est [toute la rue|au soleil|sans murs].',
      'Il y a toujours un inconnu [qui conseille|à côté|qui demande ce que c’est], puis deux.',
      'Une serviette, [un rayon de soleil|deux mains|une bouchée] et le reste de la journée s’arrange.',
    ],
    gallery: ['Deux mains, [un trottoir|un banc|du soleil].'],
    sampleDishes: [
      { name: 'Tacos', course: 'mains', family: 'tacos' },
      { name: 'Burger', course: 'mains', family: 'burger' },
      { name: 'Frites', course: 'starters', family: 'fries' },
      { name: 'Limonade', course: 'drinks', family: 'lemonade' },
    ],
  },
};

/** For a restaurant of which no cuisine is known. */
export const GENERAL_CUISINE: CuisineCopy = {
  food: 'un bon repas',
  hero: [
    'Votre cuisine peut [dormir|rester propre|fermer pour la journée]. Venez avec [un bel appétit|un ami|la famille], quelqu’un d’autre s’occupe des casseroles.',
    'Il y a [une conversation|une invitation|un pardon] en retard quelque part. Mettez [un plat|une assiette|à manger] entre vous.',
    'Commandez ce que vous [ne feriez jamais chez vous|n’osez pas cuisiner|regardez à la télé]. On sort aussi pour ça.',
    'Ne pensez plus [aux courses|à l’évier|à rien] : pensez à [qui amener|la première bouchée|quoi partager].',
    'Sortir manger est le plus court des [voyages|détours|congés], et on en revient rassasié.',
    'Demandez à la maison qui a [faim|envie de sortir|une bonne histoire], et qu’il [vous suive|mette ses chaussures|prenne son manteau].',
  ],
  about: [
    'Une assiette à deux a [sauvé|commencé|rallumé] bien des conversations fermées.',
    'Venez [en tenue de bureau|en baskets|comme vous êtes] avec [de l’appétit|quelqu’un|une histoire].',
    'La carte se lit [une fois|deux fois|le ventre vide], mais c’est [l’estomac|le nez|l’envie] qui choisit.',
    'Ici, personne ne [lave|pèle|range], et la conversation [y gagne|s’en ressent|vous suit].',
    'Les anniversaires du [lundi|mardi|mercredi] ont aussi droit à un bon repas.',
    'On peut venir sans raison, [et repartir avec une|juste comme ça|sur un coup de tête] : la faim suffit.',
  ],
  gallery: [
    'Attention, [cela donne faim|la faim monte|assiette en vue].',
    'Ce que les mots [ne disent pas|laissent de côté|gardent pour l’assiette].',
  ],
  sampleDishes: [
    { name: 'Soupe du jour', course: 'starters', family: 'soup' },
    { name: 'Salade verte', course: 'starters', family: 'salad' },
    { name: 'Poulet rôti', course: 'mains', family: 'chicken' },
    { name: 'Tarte aux pommes', course: 'desserts', family: 'pie' },
  ],
};

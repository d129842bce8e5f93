import type { CopyLibrary } from '../../copy-library.ts';

/** What is eaten with chopsticks, from bowls, and with rice. */
export const CUISINES_ASIA: CopyLibrary['cuisines'] = {
  sushi: {
    food: 'des sushis',
    hero: [
      'Une bouchée, [une pause|un silence|les yeux fermés], puis la suivante : la journée [ralentit|se range|baisse le son].',
      'Baguettes en main, [adroites ou non|un peu de travers|pour la photo] : le poisson [n’en parlera pas|pardonne tout|s’en moque].',
      'Prenez une pièce connue et [une inconnue|deux à partager|la plus jolie], puis [fermez les yeux|comparez|recommencez].',
      'Certaines faims sont [délicates|précises|presque timides]. On les apaise pièce par pièce.',
    ],
    about: [
      'Un sushi ne se coupe pas, [même pour être poli|même en public|ça se saurait] : tout entier, et silence.',
      'La dernière pièce du plateau [rend tout le monde poli|attend un courageux|fait baisser les yeux].',
      'On compare [les préférées|les maladresses|les couleurs], on échange [une pièce|un conseil|deux contre une], et on recommande.',
      'Le gingembre remet tout à zéro, [même la conversation|puis on repart|et le palais sourit].',
    ],
    gallery: [
      'Des pièces rangées, [pas pour longtemps|avant la première|prêtes à partir].',
      'Du net, du doux, [du calme|et deux baguettes|une bouchée].',
    ],
    sampleDishes: [
      { name: 'Edamame', course: 'starters', family: 'olives_snacks' },
      { name: 'Maki avocat', course: 'mains', family: 'sushi_roll' },
      { name: 'Assortiment de sushis', course: 'mains', family: 'sushi' },
      { name: 'Thé vert', course: 'drinks', family: 'tea' },
    ],
  },
  ramen: {
    food: 'un ramen',
    hero: [
      'De la vapeur sur [les lunettes|le front|la journée], un bol à deux mains, et [plus un mot|la paix|enfin du calme].',
      'Aspirez sans gêne, [c’est la coutume|le bruit fait partie du plat|tout le monde le fait]. Votre journée [a besoin d’un bol|en a assez vu|mérite la vapeur].',
      'Quand il fait [gris|froid|lundi], un grand bol [répond à tout|a la solution|suffit], surtout si vous avez [les épaules lourdes|oublié le parapluie|tout donné].',
    ],
    about: [
      'On regarde d’abord, [on respire ensuite|puis on plonge|puis plus personne ne parle], jusqu’au fond du bol.',
      'Les nouilles partent [en premier|les premières|trop vite], et la cuillère prend la suite.',
      'On vient en solo pour le bol, [à deux pour le silence|à trois pour comparer|à quatre pour rire].',
    ],
    gallery: ['Attention, [buée|vapeur|nouilles] en approche.'],
    sampleDishes: [
      { name: 'Gyozas aux légumes', course: 'starters', family: 'dumplings' },
      { name: 'Ramen au miso', course: 'mains', family: 'ramen' },
      { name: 'Ramen shoyu', course: 'mains', family: 'ramen' },
      { name: 'Thé vert', course: 'drinks', family: 'tea' },
    ],
  },
  japanese: {
    food: 'un plat japonais',
    hero: [
      'Une assiette calme pour une journée [qui ne l’était pas|bruyante|trop longue] : posez les baguettes, [respirez|goûtez|recommencez].',
      'Le chaud, le doux, [le croquant|le tendre|le bouillon] : chacun attend son tour, et vous [faites pareil|soufflez|prenez le vôtre].',
      'Venez à deux pour [partager en silence|comparer les bols|un rendez-vous], ou en solo pour le calme.',
    ],
    about: [
      'On mange d’abord avec les yeux, [puis avec les baguettes|ensuite en silence|et on recommence].',
      'Les baguettes glissent, [on rit|on apprend|le riz patiente], et personne ne regarde.',
      'Un petit bol ici, [un autre là|un plus grand au milieu|la suite au centre], et la faim s’apaise par étapes.',
    ],
    gallery: ['Chaque chose à [sa place|son tour|son bol].'],
    sampleDishes: [
      { name: 'Soupe miso', course: 'starters', family: 'soup' },
      { name: 'Poulet karaage', course: 'mains', family: 'fried_chicken' },
      { name: 'Udon sauté', course: 'mains', family: 'noodles_fried' },
      { name: 'Mochi glacé', course: 'desserts', family: 'ice_cream' },
    ],
  },
  izakaya: {
    food: 'de petits plats japonais',
    hero: [
      'Une petite assiette après le bureau, [une autre après les soucis|la suite sans calcul|puis encore une]. Posez [la veste|le sac|le téléphone].',
      'On devait juste passer, et on [mange|reste|s’installe] : c’est le principe, et il [fonctionne|vous plaira|a du bon].',
      'Serrez-vous, [le voisin est sympathique|les coudes se touchent|il y a de la place] : la soirée [commence ici|se partage|se picore].',
    ],
    about: [
      'On commande [par petites vagues|quand l’idée vient|deux fois pareil], et le compte se perd.',
      'La chaleur vient [des voix|des verres|des voisins], et on tombe la veste.',
      'On trinque à [n’importe quoi|la semaine|la petite assiette], puis on recommande.',
    ],
    gallery: ['Petits plats, [grands soirs|bras croisés|verres qui tintent].'],
    sampleDishes: [
      { name: 'Edamame', course: 'starters', family: 'olives_snacks' },
      { name: 'Brochettes yakitori', course: 'mains', family: 'kebab' },
      { name: 'Tofu frit', course: 'starters', family: 'tofu' },
      { name: 'Thé glacé', course: 'drinks', family: 'tea' },
    ],
  },
  chinese: {
    food: 'un bon plat chinois',
    hero: [
      'Tout au milieu, [du riz pour chacun|personne ne compte|les baguettes en avant], et la faim devient [un jeu|une fête|un débat].',
      'L’un veut du sucré, [l’autre du piquant|l’autre du croquant|l’autre des nouilles] : posez tout [au centre|ensemble|sur la table], et le débat est clos.',
      'Le dernier ravioli est à [qui le regarde|personne|tout le monde]. Commandez [un peu large|une assiette de plus|de quoi faire la paix].',
      'Un peu d’aigre, [de doux|de piquant|de vapeur] et la journée change [de ton|de couleur|d’humeur].',
    ],
    about: [
      'Les plats passent, [les bras aussi|les bols se remplissent|l’appétit suit], et le plus proche [se sert|fait semblant|devient serviable].',
      'Il y a celui qui veut juste [du riz|les nouilles|du croquant], et un autre qui finit [tous les plats|les restes|l’assiette des autres].',
      'Aux baguettes, [on mange plus lentement|tout est plus drôle|on se concentre], et c’est [voulu|mieux ainsi|bon pour parler].',
      'La vapeur monte, [les lunettes s’effacent|on se penche|le silence tombe], puis [on rit|on pioche|tout repart].',
    ],
    gallery: [
      'La vapeur ne se photographie pas, [alors venez|elle se sent|hélas].',
      'Des baguettes [impatientes|croisées|au travail].',
    ],
    sampleDishes: [
      { name: 'Raviolis vapeur', course: 'starters', family: 'dumplings' },
      { name: 'Riz sauté aux légumes', course: 'mains', family: 'fried_rice' },
      { name: 'Nouilles sautées', course: 'mains', family: 'noodles_fried' },
      { name: 'Thé au jasmin', course: 'drinks', family: 'tea' },
    ],
  },
  sichuan: {
    food: 'un plat du Sichuan',
    hero: [
      'D’abord le picotement, [puis la chaleur|puis le sourire|puis le riz], et la journée disparaît en trois bouchées.',
      'Amenez celui qui [dit supporter le piment|jure ne jamais transpirer|a perdu un pari], et du riz [pour lui|à volonté|en réserve].',
      'Certains jours sont [fades|tièdes|un peu plats]. Réveillez-les [doucement|d’un coup|avec du poivre], le riz veille.',
    ],
    about: [
      'Les lèvres picotent, [la langue suit|le front brille|le riz rassure], et on reprend de plus belle.',
      'On demande de l’eau, [on reprend du riz|on rit|on recommence], dans cet ordre.',
      'Le courage vient en mangeant, [la soif aussi|le fou rire aussi|et le riz fait le reste].',
    ],
    gallery: ['Du rouge, [du brillant|du courage|du riz].'],
    sampleDishes: [
      { name: 'Concombres au sésame', course: 'starters', family: 'vegetables' },
      { name: 'Mapo tofu', course: 'mains', family: 'tofu' },
      { name: 'Poulet gong bao', course: 'mains', family: 'chicken' },
      { name: 'Nouilles dan dan', course: 'mains', family: 'noodles_fried' },
    ],
  },
  korean: {
    food: 'un bon plat coréen',
    hero: [
      'De petits bols partout, [un grand au milieu|des mains qui se croisent|et votre cuillère] : la table [s’organise|s’amuse|n’a plus de place].',
      'Mélangez, [soufflez|goûtez|recommencez] : ce qui était sage dans le bol [se réveille|s’anime|prend feu].',
      'Quand tout est gris, un peu de [rouge|piment|vapeur] ramène [le sang au visage|les couleurs|la conversation].',
    ],
    about: [
      'Chacun sert l’autre, [même les plus pressés|c’est ainsi|avec les deux mains], et on mange mieux.',
      'On mélange le bol, [la semaine avec|les soucis aussi|longtemps], puis tout a du goût.',
      'La chaleur monte, [on desserre un bouton|on rit|on demande du riz], et personne ne ralentit.',
    ],
    gallery: ['Plein de couleurs, [pas encore mélangées|et une cuillère|en rond].'],
    sampleDishes: [
      { name: 'Kimchi', course: 'starters', family: 'vegetables' },
      { name: 'Bibimbap', course: 'mains', family: 'rice_bowl' },
      { name: 'Poulet frit coréen', course: 'mains', family: 'fried_chicken' },
      { name: 'Mandu', course: 'starters', family: 'dumplings' },
    ],
  },
  thai: {
    food: 'un bon plat thaï',
    hero: [
      'Sucré, salé, acide, [piquant|puis on recommence|dans la même cuillère] : plus de place pour [le gris|la réunion|la pluie].',
      'Dehors, [le gris|le bus|la bruine], dedans, du chaud et des couleurs. Venez [à deux|en bande|sans prévenir].',
      'Amenez celui qui dit « [très piquant|aucun problème|même pas peur] » [les yeux fermés|devant témoins|en souriant].',
    ],
    about: [
      'Le riz adoucit, [le citron réveille|le piment plaisante|la coco console], et on se ressert.',
      'Une bouchée douce, [une qui pique|une acide|une qui sourit], et le voyage [est fait|commence|se prolonge].',
      'On échange les assiettes, [surtout les trop fortes|en riant|pour voir], et chacun garde la sienne en mémoire.',
    ],
    gallery: ['Des couleurs qui [sentent le citron vert|réveillent|piquent un peu].'],
    sampleDishes: [
      { name: 'Rouleaux de printemps', course: 'starters', family: 'spring_rolls' },
      { name: 'Curry vert', course: 'mains', family: 'curry' },
      { name: 'Pad thaï', course: 'mains', family: 'noodles_fried' },
      { name: 'Riz gluant à la mangue', course: 'desserts', family: 'dessert' },
    ],
  },
  vietnamese: {
    food: 'un bon plat vietnamien',
    hero: [
      'Un bol qui fume, [des herbes|du citron vert|des nouilles] et le calme revient par [la cuillère|le nez|la vapeur].',
      'Roulez, trempez, [croquez|souriez|recommencez] : vos doigts [savent déjà|vont apprendre|suffisent].',
      'Vos journées lourdes demandent quelque chose de [léger|clair|vif], vos journées grises un bol [fumant|profond|grand].',
    ],
    about: [
      'Les herbes se choisissent [une à une|au hasard|au nez], et le bol change chaque fois.',
      'Il y a du léger pour [les beaux jours|midi|la belle saison] et du fumant pour [les autres|la pluie|les matins gris].',
      'On trempe toujours une fois de trop, [et c’est la bonne|sans regret|les doigts avec].',
    ],
    gallery: ['Du vert, [du croquant|de la vapeur|des doigts].'],
    sampleDishes: [
      { name: 'Rouleaux de printemps', course: 'starters', family: 'spring_rolls' },
      { name: 'Pho au bœuf', course: 'mains', family: 'noodle_soup' },
      { name: 'Bánh mì', course: 'mains', family: 'sandwich' },
      { name: 'Café glacé', course: 'drinks', family: 'coffee' },
    ],
  },
  southeastasian: {
    food: 'un plat d’Asie du Sud-Est',
    hero: [
      'Épices, noix de coco, [un peu d’acide|un peu de feu|et du riz] : votre quotidien [gagne un fuseau horaire|prend l’air|prend des couleurs].',
      'Ces rues chaudes de là-bas [tiennent dans un bol|se mangent|voyagent bien] : il suffit de [fermer les yeux|souffler dessus|piocher].',
      'Commandez deux plats inconnus [pour voir|et un connu|par curiosité], puis échangez.',
    ],
    about: [
      'Ça parfume, [ça pique un peu|ça réveille|ça chante], et on recommence.',
      'Du riz au fond, [de la sauce au bord|de la vie dessus|le reste au milieu], puis plus rien.',
      'On compare les pays, [les bols|les piments|les souvenirs], et c’est toujours [le sien|l’autre|le prochain] qui gagne.',
    ],
    gallery: ['De la vapeur, des épices et [de la couleur|du soleil|du riz].'],
    sampleDishes: [
      { name: 'Satay de poulet', course: 'starters', family: 'kebab' },
      { name: 'Laksa', course: 'mains', family: 'noodle_soup' },
      { name: 'Nasi goreng', course: 'mains', family: 'fried_rice' },
      { name: 'Glace à la noix de coco', course: 'desserts', family: 'ice_cream' },
    ],
  },
  indian: {
    food: 'un bon plat indien',
    hero: [
      'Du pain pour la sauce, [du riz pour le pain|du pain encore|de la sauce pour le riz] : l’équilibre est une affaire sérieuse.',
      'L’odeur des épices entre [par la porte|dans la conversation|dans la mémoire], et la faim [s’installe|sourit|applaudit].',
      'Doux ou [bien relevé|courageux|entre les deux] ? Dites-le, et laissez vos épaules [fondre|redescendre|se reposer].',
    ],
    about: [
      'La sauce reste au bord, [le pain la rattrape|on insiste|personne ne renonce], jusqu’au dernier coup de mie.',
      'On partage trois plats à deux, [par méthode|par gourmandise|en silence], et on [manque de riz|redemande du pain|se félicite].',
      'Les épices arrivent une par une, [comme des invités|à leur heure|en saluant], puis toutes à la fois.',
    ],
    gallery: ['On sent presque [les épices|le pain chaud|la sauce].'],
    sampleDishes: [
      { name: 'Samosas aux légumes', course: 'starters', family: 'samosa' },
      { name: 'Butter chicken', course: 'mains', family: 'curry' },
      { name: 'Dal', course: 'mains', family: 'dal' },
      { name: 'Naan', course: 'starters', family: 'flatbread' },
    ],
  },
};

import type { CopyLibrary } from '../../copy-library.ts';

/** Bistros, pancakes, cafés, bakeries, and what else is French in habit. `food` has its article: it follows "pour". */
export const CUISINES_FRANCE: CopyLibrary['cuisines'] = {
  french: {
    food: 'une belle assiette',
    hero: [
      'Posez le téléphone, prenez [du pain|vos aises|votre temps] : un repas ici commence par [une bonne faim|de bonnes nouvelles|un long coup d’œil à la carte].',
      'Il reste un peu de sauce et [un morceau de pain|quelqu’un pour saucer|une bonne excuse]. Venez [en prendre soin|sans compter|avec appétit].',
      'Une entrée, un plat, [un dessert|puis on verra|et l’on refait le monde]. Votre journée avait besoin de [ponctuation|chapitres|cet ordre-là].',
      'On parle de manger [avant le repas|en mangeant|une fois le café bu], et c’est [la moitié du plaisir|tout à fait normal|ainsi que l’on s’aime].',
      'Entre dessert et addition, il y a [un monde|une heure de plus|toutes les vraies conversations]. Prévoyez [large|un bel appétit|quelqu’un de bavard].',
    ],
    about: [
      'Ici, la sauce [se finit au pain|ne repart jamais en cuisine|appelle la mie], et personne ne [s’en excuse|vous regarde de travers|compte les tranches].',
      'Un bon repas a [un début, un milieu, une fin|du rythme|ses chapitres], et le dessert arrive toujours [au bon moment|comme une chute|quand on ne l’attendait plus].',
      'On vient à deux [se parler enfin|fêter un rien|faire la paix], à plusieurs [refaire le monde|se couper la parole|tout commenter], et en solo pour le calme.',
      'Il y a ceux qui [commencent par le dessert|prennent toujours la même chose|lisent la carte deux fois], et ceux qui [les envient|hésitent encore|goûtent chez eux].',
      'À table, le temps [ralentit|s’arrondit|desserre sa ceinture], et l’on redevient [bavard|gourmand|de bonne humeur] sans s’en apercevoir.',
    ],
    gallery: [
      'Avant que la sauce [ne disparaisse|rencontre le pain|ne soit qu’un souvenir].',
      'Des assiettes qui [se taisent encore|attendent la fourchette|donnent faim].',
    ],
    sampleDishes: [
      { name: 'Soupe à l’oignon', course: 'starters', family: 'soup' },
      { name: 'Bœuf bourguignon', course: 'mains', family: 'stew' },
      { name: 'Steak frites', course: 'mains', family: 'steak' },
      { name: 'Crème brûlée', course: 'desserts', family: 'custard' },
    ],
  },
  creperie: {
    food: 'une crêpe',
    hero: [
      'Salée d’abord, sucrée ensuite, [ou l’inverse|et la troisième au hasard|sans ordre précis] : ici, votre faim [décide|choisit|a droit à un deuxième tour].',
      'Une crêpe se plie [en quatre|en deux|comme elle veut] et fait oublier [la pluie|le lundi|la liste de courses].',
      'Si quelqu’un hésite entre [le sucré et le salé|deux garnitures|une et deux], asseyez-le en face de vous et [partagez|comparez|laissez faire].',
      'La première crêpe est pour [la faim|les doigts|se taire], la suivante pour [le plaisir|la gourmandise|l’enfant en vous].',
    ],
    about: [
      'Sur une crêpe, chacun a son avis : [sucre|chocolat|caramel] ou rien du tout, et personne ne [change de camp|cède|vote blanc].',
      'Les enfants regardent [le bord doré|la pile|le chocolat couler], les grands [font semblant que non|aussi|commandent pareil].',
      'Qu’il vente ou qu’il [pleuve|neige|bruine], un bord de dentelle [suffit|console|réchauffe].',
      'Du salé, puis du sucré : [le menu est fait|voilà un plan|c’est tout un programme], et [personne n’est contre|chacun choisit le sien|on s’y tient].',
    ],
    gallery: [
      'Des bords en dentelle [avant la fourchette|à croquer|encore intacts].',
      'Pliée, dorée, [bientôt finie|presque la vôtre|à table].',
    ],
    sampleDishes: [
      { name: 'Galette complète', course: 'mains', family: 'crepes' },
      { name: 'Galette aux champignons', course: 'mains', family: 'crepes' },
      { name: 'Crêpe au caramel', course: 'desserts', family: 'crepes' },
      { name: 'Jus de pomme', course: 'drinks', family: 'juice' },
    ],
  },
  cafe: {
    food: 'un café',
    hero: [
      'Le monde attendra bien [le temps d’un café|deux gorgées|la fin de la tasse], et [vos messages aussi|la réunion aussi|tout le reste avec].',
      'Personne ne pense [clairement|gentiment|droit] avant la première gorgée. Venez [vous réveiller|commencer ici|reprendre figure humaine].',
      'Certaines conversations demandent [une tasse entre les mains|un coin tranquille|une petite douceur]. Amenez [la vôtre|la personne|le sujet].',
      'Un carnet, [un livre|un ami|une fenêtre] et une tasse : certains appellent ça [des vacances|travailler|le bonheur].',
    ],
    about: [
      'Une tasse, c’est [une pause|un refuge|un petit congé] que l’on tient à deux mains.',
      'Il y a ceux qui [lisent|bavardent|regardent les passants] et ceux qui [ne sont pas encore réveillés|courent déjà|restent un peu].',
      'Les bonnes idées viennent en buvant, rarement [en réunion|par mail|au réveil].',
      'Une douceur à côté du café [arrange tout|tient compagnie|excuse le retard], et le reste [peut attendre|se discute|s’oublie].',
    ],
    gallery: [
      'Une tasse, un peu de [lumière|vapeur|calme].',
      'La pause, [vue de près|en images|avant la gorgée].',
    ],
    sampleDishes: [
      { name: 'Café crème', course: 'drinks', family: 'latte' },
      { name: 'Croissant', course: 'desserts', family: 'croissant' },
      { name: 'Tartine d’avocat', course: 'mains', family: 'avocado_toast' },
      { name: 'Thé vert', course: 'drinks', family: 'tea' },
    ],
  },
  bakery: {
    food: 'du bon pain',
    hero: [
      'L’odeur du pain [tourne le coin de la rue|vous connaît par cœur|change vos plans]. Suivez-la [jusqu’ici|sans discuter|un sac à la main].',
      'Le croûton ne survit jamais au [trajet|premier feu rouge|pas de la porte]. Prenez-en [deux|un de secours|un pour les autres].',
      'Une matinée avec [des miettes sur le pull|du sucre au bout des doigts|un sachet tiède] commence mieux que les autres.',
      'Certains arrivent avec [des fleurs|une bouteille|les mains vides]. Vous, vous arrivez avec [une boîte de gâteaux|du pain sous le bras|de quoi goûter].',
    ],
    about: [
      'Du pain sur la table, et soudain [on s’assoit|tout le monde a faim|la conversation prend].',
      'Une vitrine se regarde [longuement|le nez contre le verre|dans les deux sens], puis l’on prend [un de plus|celui d’à côté|toujours pareil].',
      'Peu d’excuses valent [une boîte bien ficelée|un sachet encore tiède|une part à partager].',
      'Le goûter n’a [pas d’âge|aucune excuse à donner|pas besoin d’invitation], et le vôtre [commence ici|sent déjà bon|vous attend].',
    ],
    gallery: [
      'Ça sent bon, [même à l’écran|ou presque|imaginez un peu].',
      'De futures miettes, [vues de près|encore entières|bien rangées].',
    ],
    sampleDishes: [
      { name: 'Baguette', course: 'mains', family: 'bread' },
      { name: 'Pain au chocolat', course: 'desserts', family: 'croissant' },
      { name: 'Tarte aux pommes', course: 'desserts', family: 'pie' },
      { name: 'Éclair au café', course: 'desserts', family: 'pastry' },
    ],
  },
  tearoom: {
    food: 'une part de gâteau',
    hero: [
      'L’après-midi a un creux, [et il est sucré|juste à l’heure du goûter|comme par hasard]. Une tasse, une part, [et il se comble|puis une autre|et tout va mieux].',
      'On se retrouve pour [un thé|papoter|une petite part] et l’on repart avec [toutes les nouvelles|un secret|des miettes].',
      'Laissez infuser [cinq minutes|vos soucis|la conversation] : tout est meilleur [ensuite|avec de la patience|en prenant le temps].',
    ],
    about: [
      'Une théière se partage [à deux|avec une amie|sans regarder l’heure], et les confidences [suivent|infusent|montent doucement].',
      'La part de gâteau se prend [avec deux fourchettes|sans remords|pour accompagner], c’est du moins [ce qu’on dit|l’intention|le plan].',
      'Le goûter est le repas [des enfants|des gens heureux|des bavards], [et le vôtre aussi|quel que soit l’âge|de ceux qui ont le temps].',
    ],
    gallery: ['Une tasse, une part, [plus rien d’urgent|le silence|deux fourchettes].'],
    sampleDishes: [
      { name: 'Thé à la bergamote', course: 'drinks', family: 'tea' },
      { name: 'Gâteau au chocolat', course: 'desserts', family: 'chocolate' },
      { name: 'Scones', course: 'desserts', family: 'pastry' },
      { name: 'Tarte au citron', course: 'desserts', family: 'pie' },
    ],
  },
  brunch: {
    food: 'un bon brunch',
    hero: [
      'Le réveil a perdu, [la couette aussi|vous avez gagné|c’est officiel]. Venez prendre [le petit-déjeuner du midi|un café et le reste|tout à la fois].',
      'Sucré, salé, [dans cet ordre|ou l’inverse|en même temps] : le brunch ne [juge pas|choisit pas|regarde pas l’heure].',
      'Amenez celui qui [a dormi tard|n’a pas encore parlé|doit raconter sa soirée], il mérite [un café|du calme|une deuxième chance].',
    ],
    about: [
      'C’est le repas des gens [décoiffés|en baskets|qui n’ont rien prévu], et il dure [ce qu’il faut|jusqu’à la sieste|plus que promis].',
      'On commence par [un café|un bâillement|les lunettes noires], on finit par [une dernière bouchée|un fou rire|des projets].',
      'Rien ne presse au brunch, sauf peut-être [la faim|les œufs|la deuxième tasse].',
    ],
    gallery: ['Des matins qui [commencent tard|sentent le café|prennent leur temps].'],
    sampleDishes: [
      { name: 'Œufs bénédicte', course: 'mains', family: 'eggs' },
      { name: 'Pancakes au sirop d’érable', course: 'mains', family: 'pancakes' },
      { name: 'Granola et yaourt', course: 'starters', family: 'granola_bowl' },
      { name: 'Jus d’orange', course: 'drinks', family: 'juice' },
    ],
  },
  winebar: {
    food: 'un verre et de quoi grignoter',
    hero: [
      'Dites ce que vous aimez, [même avec les mains|même vaguement|sans vocabulaire], et laissez-vous [surprendre|verser un verre|guider].',
      'Un verre, [une planche|quelques bouchées|un ami] et la journée [change de couleur|se dépose|prend du corps].',
      'On devait prendre [juste un verre|des nouvelles|cinq minutes], et l’on refait [le monde|l’histoire|la soirée].',
    ],
    about: [
      'On peut parler du vin, ou [de tout le reste|de vous|du voisin] : le verre [écoute|ne répète rien|s’en accommode].',
      'Entre deux gorgées, [un peu de fromage|une confidence|un bout de pain] et l’on repart [de plus belle|doucement|sur un autre sujet].',
      'Les bons récits commencent [à la deuxième gorgée|par « ne le répète pas »|sans prévenir].',
    ],
    gallery: ['Des verres [à moitié pleins|encore bavards|bientôt levés].'],
    sampleDishes: [
      { name: 'Planche de fromages', course: 'starters', family: 'cheese_board' },
      { name: 'Planche de charcuterie', course: 'starters', family: 'charcuterie' },
      { name: 'Verre de blanc', course: 'drinks', family: 'wine' },
      { name: 'Mousse au chocolat', course: 'desserts', family: 'chocolate' },
    ],
  },
};

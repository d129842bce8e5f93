import type { CopyLibrary } from '../../copy-library.ts';

/**
 * French bistros, crêperies, cafés, and bakeries, and similar places. `food` has its article, because it follows
 * "pour".
 */
export const CUISINES_FRANCE: CopyLibrary['cuisines'] = {
  french: {
    food: 'un bon repas',
    hero: [
      'Une cuisine française, sincère et généreuse.',
      'Des plats mijotés, des sauces soignées.',
      'Le plaisir de la table.',
      'Une cuisine française pour [se retrouver|partager|se régaler] sans hâte.',
      'De belles assiettes, du goût.',
      'Une cuisine française à {town}.',
    ],
    about: [
      'La cuisine française aime prendre son temps.',
      'Une bonne sauce donne [son âme|du relief|tout son goût] à un plat.',
      'La table est faite pour se retrouver.',
      'Les plats de toujours rassurent et régalent.',
      'Un bon pain accompagne tout le repas.',
      'Le plaisir tient souvent à la simplicité.',
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
      'Des crêpes dorées et gourmandes.',
      'Salées ou sucrées, toujours dorées.',
      'Une pâte fine, des bords dorés.',
      'Le plaisir d’une bonne crêpe.',
      'Des crêpes pour [les petits|tous|les gourmands] et les grands.',
      'Vos crêpes à {town}.',
    ],
    about: [
      'Une crêpe se décline de mille façons.',
      'Salée puis sucrée, [le repas est fait|on se régale|le choix est simple].',
      'Le bord doré croustille sous la dent.',
      'Les crêpes réunissent petits et grands.',
      'La simplicité d’une crêpe fait son charme.',
      'Chacun a sa garniture préférée.',
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
      'Un bon café, un moment calme.',
      'Le parfum du café.',
      'Une pause, un café, une douceur.',
      'Un café pour [commencer|souffler|discuter] et rester un peu.',
      'Le temps d’un bon café.',
      'Votre café à {town}.',
    ],
    about: [
      'Un café accompagne toutes les conversations.',
      'Le parfum du café invite à s’attarder.',
      'Une pause café fait toujours plaisir.',
      'Un livre et un café suffisent parfois.',
      'Une douceur accompagne bien la tasse.',
      'On vient pour [lire|travailler|bavarder] ou simplement souffler.',
    ],
    sampleDishes: [
      { name: 'Café crème', course: 'drinks', family: 'latte' },
      { name: 'Croissant', course: 'desserts', family: 'croissant' },
      { name: 'Tartine d’avocat', course: 'mains', family: 'avocado_toast' },
      { name: 'Thé vert', course: 'drinks', family: 'tea' },
    ],
  },
  bakery: {
    food: 'du pain et des douceurs',
    hero: [
      'Du pain doré et des douceurs.',
      'La croûte dorée, la mie tendre.',
      'Le parfum du pain chaud.',
      'Du pain, des gâteaux, de la gourmandise.',
      'Des douceurs pour [le goûter|la pause|les invités] et pour vous.',
      'Votre boulangerie à {town}.',
    ],
    about: [
      'L’odeur du pain met de bonne humeur.',
      'Un bon pain change tout un repas.',
      'Une douceur fait plaisir [au goûter|aux invités|aux enfants] et aux grands.',
      'La croûte croustille, la mie fond.',
      'Le plaisir commence devant la vitrine.',
      'Salé ou sucré, tout sent bon.',
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
      'Une tasse de thé, une douceur.',
      'Le temps d’un thé.',
      'Du thé, des gâteaux, du calme.',
      'Une pause pour [bavarder|lire|souffler] autour d’un thé.',
      'Le parfum d’un bon thé.',
      'Votre salon de thé à {town}.',
    ],
    about: [
      'Le thé invite à ralentir.',
      'Une part de gâteau embellit l’après-midi.',
      'Un thé se partage [à deux|entre amies|en famille] ou se savoure seul.',
      'Chaque thé a son parfum.',
      'Le calme fait partie du plaisir.',
      'Une tasse chaude réchauffe les mains.',
    ],
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
      'Un brunch généreux, sans se presser.',
      'Du sucré, du salé, du temps.',
      'Le plaisir des matinées tranquilles.',
      'Un brunch pour [se retrouver|bavarder|commencer] en douceur.',
      'Un bon café et de belles assiettes.',
      'Votre brunch à {town}.',
    ],
    about: [
      'Le brunch aime les matins sans montre.',
      'Sucré et salé se partagent la table.',
      'Un brunch rassemble [les amis|la famille|les amoureux] autour d’une table.',
      'Le café coule, la conversation aussi.',
      'On commence doux, on finit gourmand.',
      'Une belle matinée commence à table.',
    ],
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
      'Des vins à découvrir, sans façon.',
      'Un verre et de belles rencontres.',
      'Des vins et des planches.',
      'Le plaisir d’un verre bien choisi.',
      'Un verre pour [bavarder|se retrouver|trinquer] en bonne compagnie.',
      'Votre bar à vins à {town}.',
    ],
    about: [
      'Un vin se raconte volontiers.',
      'Rouge, blanc ou rosé, [selon l’envie|selon l’humeur|selon la saison] du moment.',
      'Le vin aime la conversation.',
      'Une planche accompagne bien un verre.',
      'Chaque verre a son histoire.',
      'On découvre un vin sans hâte.',
    ],
    sampleDishes: [
      { name: 'Planche de fromages', course: 'starters', family: 'cheese_board' },
      { name: 'Planche de charcuterie', course: 'starters', family: 'charcuterie' },
      { name: 'Verre de blanc', course: 'drinks', family: 'wine' },
      { name: 'Mousse au chocolat', course: 'desserts', family: 'chocolate' },
    ],
  },
};

import type { CopyLibrary } from '../../copy-library.ts';

/**
 * French bistros, crêperies, cafés, and bakeries, and similar places. `food` has its article, because it follows
 * "pour".
 */
export const CUISINES_FRANCE: CopyLibrary['cuisines'] = {
  french: {
    food: 'un bon repas',
    hero: [
      'Du bon pain, une belle sauce, et [tout votre temps|quelqu’un à qui parler|rien d’autre de prévu].',
      'Une entrée, un plat, [un dessert|un café|quelque chose de sucré], et rien ne presse.',
      'Envie de bien manger à {town} ? [Venez nous voir|On vous attend|Venez à deux].',
      'Prenez le temps de [bien manger|vous retrouver|partager un bon plat].',
      'Pour [un tête-à-tête|un anniversaire|de vieux amis], ou juste pour bien manger.',
      'Ce qui mijote longtemps se mange [lentement|entre amis|en famille].',
    ],
    about: [
      'Une bonne sauce est [onctueuse|brillante|bien réduite], et le pain sert à la finir.',
      'À deux, partagez [un dessert|une entrée|une bouchée]. À plusieurs, [goûtez à tout|échangez vos plats|comparez].',
      'Le beurre, les herbes et [la cuisson lente|un bon bouillon|le temps] donnent du goût aux choses simples.',
      'Un repas à la française se prend [dans l’ordre|sans hâte|en parlant], de l’entrée au dessert.',
      'Certains lisent toute la carte, d’autres [savent déjà|prennent comme d’habitude|demandent conseil]. Chacun y trouve son compte.',
      'Gardez un peu de place pour [le dessert|le fromage|quelque chose de sucré]. C’est la moitié du plaisir.',
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
      'Salée ou sucrée ? [Prenez les deux|Commencez par la salée|À vous de choisir].',
      'Une crêpe fine, dorée, et [bien garnie|pliée toute chaude|croustillante au bord].',
      'Une envie de crêpe à {town} ? [Venez nous voir|On s’en occupe|Vous êtes au bon endroit].',
      'D’abord une salée, puis [une sucrée|deux sucrées|une autre à partager].',
      'Emmenez [les enfants|vos amis|la famille] manger une crêpe.',
      'Du beurre, du sucre, et [une crêpe toute chaude|rien à ajouter|un petit plaisir].',
    ],
    about: [
      'Une crêpe fine a des bords [dorés|croustillants|en dentelle] et un cœur souple.',
      'Au sucre, [au chocolat|au caramel|à la confiture] : les enfants choisissent, les parents aussi.',
      'Commencez par le bord, c’est [le plus croustillant|le plus doré|la partie qui croque], et gardez le cœur pour la fin.',
      'Une salée, une sucrée, et [le repas est fait|tout le monde est content|il ne manque rien].',
      'Une crêpe se mange [au goûter|en famille|entre amis], ou quand l’envie vous prend.',
      'Deux personnes, deux crêpes, et [une bouchée de chaque|la moitié de chacune|un échange au milieu].',
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
      'Un bon café et un moment tranquille.',
      'Un café, [une douceur|un livre|un ami], et le temps d’en profiter.',
      'Envie d’un café à {town} ? [Venez nous voir|Passez quand vous voulez|On vous attend].',
      'Faites une pause avec [un café|quelque chose de chaud|une douceur].',
      'Retrouvez [un ami|une collègue|votre sœur] autour d’un café.',
      'Commencez la journée par [une tasse bien chaude|un café serré|un café et une douceur].',
    ],
    about: [
      'Un café donne [un moment de calme|une raison de s’arrêter|le temps de parler].',
      'Le café va bien avec [un livre|le journal|un ami], et avec quelque chose de sucré.',
      'Noir, serré, [allongé|mousseux|avec du lait], chacun a le sien.',
      'Restez cinq minutes ou [une bonne heure|tout un chapitre|le temps de tout raconter].',
      'Une tasse entre les mains, et [la journée ralentit|les idées reviennent|on respire].',
      'Le matin demande un café. L’après-midi [aussi|en demande un autre|ajoute une douceur].',
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
      'Une croûte qui craque, [une mie tendre|une odeur de beurre|des miettes partout], et la journée commence bien.',
      'Du pain, des viennoiseries, et [une petite faim|de quoi se faire plaisir|une part pour plus tard].',
      'Envie de pain et de douceurs à {town} ? [Passez nous voir|Venez choisir|Suivez l’odeur].',
      'Suivez l’odeur [du pain|du beurre|des gâteaux].',
      'Rapportez quelque chose de bon [à la maison|au bureau|pour le goûter].',
      'Faites-vous plaisir avec quelque chose de [doré|beurré|sucré].',
    ],
    about: [
      'Un bon pain a une croûte [dorée|qui craque|bien cuite] et une mie tendre.',
      'L’odeur du pain [donne faim|fait entrer tout le monde|met de bonne humeur].',
      'Prenez un gâteau pour maintenant et un [pour plus tard|pour la route|pour un collègue].',
      'Le goûter n’a pas d’âge, [les enfants le savent|les grands aussi y ont droit|et le vôtre vous attend].',
      'Arrivez avec une boîte de gâteaux, et [tout le monde sourit|la réunion se passe mieux|on vous réinvite].',
      'Un feuilletage doré, du beurre, [un peu de sucre|quelques miettes|un café à côté] : difficile de résister.',
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
      'Du thé, une part de gâteau, et [une amie|un livre|un après-midi tranquille].',
      'Prenez le temps de [boire un thé|parler|goûter].',
      'Envie d’un thé à {town} ? [Venez nous voir|Venez à deux|On vous attend].',
      'Une théière à partager avec [votre mère|une amie|votre sœur].',
      'Asseyez-vous, servez le thé, et [parlez|respirez|profitez].',
      'Quand il pleut, [un thé bien chaud|une part de gâteau|une théière à deux] fait du bien.',
    ],
    about: [
      'Une théière donne [le temps de parler|une heure tranquille|une raison de s’asseoir].',
      'Le thé va bien avec [un gâteau|un bon livre|une vieille amie], et avec un après-midi libre.',
      'Avec du lait, [avec du citron|avec du sucre|sans rien], le thé se prend comme on l’aime.',
      'Une part de gâteau se partage [à deux fourchettes|de bon cœur|en parlant], ou ne se partage pas.',
      'L’heure du goûter est faite pour [les confidences|les retrouvailles|les gourmands].',
      'La tasse fume, et [on parle plus doucement|le reste attend|on oublie l’heure].',
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
      'Du sucré, du salé, et [un grand café|la matinée devant vous|des amis autour].',
      'Dormez d’abord. [Le brunch vient après|On cuisine|Venez ensuite].',
      'Un brunch à {town} ? [Venez nous voir|Venez à plusieurs|On s’en occupe].',
      'Retrouvez vos amis autour [d’un brunch|d’un café et d’œufs|de quelque chose de sucré].',
      'Des œufs, du café, et [du temps|des amis|une longue matinée].',
      'Une grasse matinée finit bien avec [un brunch|des œufs et du café|quelque chose de sucré].',
    ],
    about: [
      'Au brunch, on commence salé et [on finit sucré|on passe au sucré|on garde de la place].',
      'Les œufs vont bien avec [le café|le pain grillé|une grasse matinée].',
      'Venez en [famille|bande|baskets], le brunch se prend sans façons.',
      'Un brunch sert à [se raconter la semaine|voir ses amis|prendre son temps], et à bien manger.',
      'On hésite entre sucré et salé, puis [on prend les deux|on partage|on échange].',
      'Encore un café, [encore une bouchée|encore une histoire|encore un peu], et la matinée s’étire.',
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
      'Un bon verre, une petite assiette, et [des amis|le temps de parler|rien d’urgent].',
      'Rouge, blanc ou pétillant ? [Venez goûter|Demandez conseil|Prenez votre temps].',
      'Envie d’un verre à {town} ? [Venez nous voir|Retrouvons-nous|Venez à deux].',
      'Finissez la journée avec un verre et [quelque chose de salé|un ami|de quoi grignoter].',
      'Retrouvez [vos amis|votre moitié|une collègue] autour d’un verre.',
      'Pour [un premier rendez-vous|de vieux amis|une bonne nouvelle], un verre et de quoi grignoter.',
    ],
    about: [
      'Un verre de vin aide à [se retrouver|finir la journée|se raconter].',
      'Pas besoin d’être expert en vin pour [l’aimer|avoir son préféré|demander conseil].',
      'Le vin se boit [lentement|en compagnie|en parlant], avec quelque chose de salé.',
      'Une bouchée salée, une gorgée, et [on en reparle|la conversation reprend|on compare].',
      'Goûtez un vin que vous [ne connaissez pas|n’auriez pas choisi|aimez déjà], et dites ce que vous en pensez.',
      'Une bouteille se partage [à deux|entre amis|pendant toute une conversation].',
    ],
    sampleDishes: [
      { name: 'Planche de fromages', course: 'starters', family: 'cheese_board' },
      { name: 'Planche de charcuterie', course: 'starters', family: 'charcuterie' },
      { name: 'Verre de blanc', course: 'drinks', family: 'wine' },
      { name: 'Mousse au chocolat', course: 'desserts', family: 'chocolate' },
    ],
  },
};

import type { CopyLibrary } from '../../copy-library.ts';

/** Meals and ways to get them. */
export const SECTIONS_FOOD = {
  catering: {
    title: [
      'Traiteur',
      'Service traiteur',
      '{name} traiteur',
      'Traiteur pour vos fêtes',
      'Un traiteur pour vos réunions',
      'Notre service traiteur',
    ],
    written: [
      'Profitez de vos invités. [On cuisine|Les plats, c’est nous|On s’occupe du repas].',
      'Pour [un déjeuner d’équipe|un mariage|un anniversaire], et pour toutes vos fêtes.',
      'Dites-nous [la date|l’occasion|combien vous serez], et on prépare la suite avec vous.',
      'Une réunion, [une fête|un baptême|un départ] : tout va mieux avec un bon repas.',
      'Nourrissez tout le monde sans [cuisiner|passer la journée aux fourneaux|rien préparer].',
      'Vous recevez, [on cuisine|on prépare les plats|on s’occupe de la carte].',
    ],
    suggested: [
      'Nous cuisinons pour ____ à ____ personnes.',
      'Prévenez-nous ____ jours à l’avance, par téléphone ou sur ____.',
      'Demandez la carte traiteur : ____ à partir de ____ par personne.',
    ],
  },
  delivery: {
    title: [
      'Livraison',
      'Livraison à domicile',
      'Commander en livraison',
      '{name} en livraison',
      'La livraison chez vous',
      'Faites-vous livrer',
    ],
    written: [
      'Restez chez vous et [laissez venir le repas|mangez bien|posez les pieds].',
      'Certains jours sont faits pour [rester au chaud|le canapé|manger tranquille à la maison].',
      'Commandez ce que vous aimez et [mettez la table|mangez chez vous|restez en chaussettes].',
      'Un bon repas à la maison, sans [cuisiner|courses à faire|rien préparer].',
      'Journée chargée ? [Commandez|On vous apporte le repas|Faites-vous livrer].',
      'Pour [une soirée film|un déjeuner d’équipe|un jour de pluie], ou quand personne ne veut cuisiner.',
    ],
    suggested: [
      'Nous livrons à ____ et jusqu’à ____.',
      'La livraison se fait de ____ à ____, avec ____.',
      'La commande commence à ____, et la livraison coûte ____.',
    ],
  },
  takeout: {
    title: [
      'À emporter',
      'Commander à emporter',
      '{name} à emporter',
      'Nos plats à emporter',
      'Vente à emporter',
      'Un repas à emporter',
    ],
    written: [
      'Passez prendre votre repas et mangez [à la maison|au parc|où vous voulez].',
      'Un bon repas pour [les jours chargés|un pique-nique|une soirée film], sans cuisiner.',
      'Prenez quelque chose en rentrant, et [la cuisine attendra|le repas est réglé|mangez bien chez vous].',
      'Emportez vos plats préférés et [partagez-les en famille|mangez à votre rythme|profitez du calme].',
      'Pas le temps de cuisiner ? [Passez commande|On s’en charge|C’est prêt à emporter].',
      'Chacun choisit son plat, et [personne ne cuisine|tout le monde est content|le repas est fait].',
    ],
    suggested: [
      'Appelez le {phone} et venez environ ____ minutes après.',
      'Commandez sur ____, puis venez à ____ pour le retrait.',
      'Tout peut s’emporter, sauf ____.',
    ],
  },
  brunch: {
    title: [
      'Brunch',
      'Venez bruncher',
      'Un brunch entre amis',
      'Le brunch en famille',
      '{name}, côté brunch',
      'Notre brunch',
    ],
    written: [
      'Dormez d’abord. Ensuite, [du sucré|du salé|un café et un bon repas], sans se presser.',
      'Le brunch est une bonne façon de [voir ses amis|gâter la famille|ralentir].',
      'Venez avec [des amis|la famille|vos invités] et prenez votre temps.',
      'Sucré ou [salé|un peu des deux|autre chose], prenez ce qui vous fait envie.',
      'Une matinée lente, un bon café, et [de la compagnie|un bon repas|le temps de parler].',
      'Faites durer la matinée avec [une autre tasse|une bouchée de plus|une longue conversation].',
    ],
    suggested: [
      'Nous servons le brunch le ____, de ____ à ____.',
      'Au brunch, on commande surtout ____.',
      'Le brunch attire du monde. Appelez le {phone} pour une table.',
    ],
  },
  lunch: {
    title: [
      'Le déjeuner',
      'Venez déjeuner',
      'Déjeuner avec nous',
      '{name} à midi',
      'La pause de midi',
      'Déjeuner à midi',
    ],
    written: [
      'Faites une vraie pause et [mangez bien|prenez un bon déjeuner|quittez votre écran].',
      'Un bon déjeuner rend l’après-midi [plus léger|plus court|meilleur].',
      'Venez avec [un collègue|une amie|un bel appétit] et profitez de la pause.',
      'La moitié de la journée est faite. [On déjeune|Faites-vous plaisir|Mangez bien].',
      'Levez-vous, mangez bien, et [revenez de bonne humeur|prenez votre temps|soufflez].',
      'Retrouvez [un ami|un client|votre sœur] pour déjeuner et prenez des nouvelles.',
    ],
    suggested: [
      'Nous servons le déjeuner le ____, de ____ à ____.',
      'Pressé ? Prenez ____.',
      'La formule du midi : ____ pour ____.',
    ],
  },
  specials: {
    title: [
      'Nos suggestions',
      'Les suggestions du moment',
      '{name} vous suggère',
      'Demandez les suggestions',
      'Découvrez nos suggestions',
      'Une suggestion à goûter',
    ],
    written: [
      'Une bonne raison de [venir|passer nous voir|goûter du nouveau].',
      'Goûtez quelque chose [de nouveau|de différent|d’un peu spécial] cette fois.',
      'Venez à deux et [partagez|goûtez ensemble|comparez].',
      'Votre plat habituel [peut attendre|sera pour la prochaine fois|attendra un jour].',
      'Une suggestion rend [un jour ordinaire|un mardi|la semaine] plus agréable.',
      'Prévoyez [un déjeuner|un repas à deux|un repas en famille] pour y goûter.',
    ],
    suggested: [
      'Le ____, nous préparons ____.',
      'Chaque ____, ____ est à ____.',
      'Les suggestions changent ____. Demandez-nous ou regardez ____.',
    ],
  },
  gift_cards: {
    title: [
      'Cartes cadeaux',
      'Offrez une carte cadeau',
      '{name} en carte cadeau',
      'Une carte cadeau pour un gourmand',
      'La carte cadeau',
      'Nos cartes cadeaux',
    ],
    written: [
      'Offrez [un bon repas|une pause sans cuisine|un moment à table].',
      'Un cadeau simple pour [un anniversaire|une fête|un merci], et pour tous ceux qui aiment manger.',
      'Dites [merci|bravo|joyeux anniversaire] avec un bon repas.',
      'Tout le monde aime [un bon repas|qu’on cuisine pour lui|être invité].',
      'Un cadeau facile à [offrir|choisir|donner], et agréable à recevoir.',
      'Invitez [un ami|une voisine|vos parents] à un repas, sans fixer de date.',
    ],
    suggested: [
      'Nos cartes cadeaux commencent à ____.',
      'Achetez-en une sur place ou sur ____.',
      'Elles sont valables ____ et s’utilisent pour ____.',
    ],
  },
} as const satisfies Partial<CopyLibrary['sections']>;

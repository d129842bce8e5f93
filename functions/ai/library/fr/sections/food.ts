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
    suggested: [
      'Nos cartes cadeaux commencent à ____.',
      'Achetez-en une sur place ou sur ____.',
      'Elles sont valables ____ et s’utilisent pour ____.',
    ],
  },
} as const satisfies Partial<CopyLibrary['sections']>;

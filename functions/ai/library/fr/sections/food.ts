import type { CopyLibrary } from '../../copy-library.ts';

/** Meals and ways to get them. */
export const SECTIONS_FOOD = {
  catering: {
    title: [
      'Traiteur',
      'Service traiteur',
      '{name} traiteur',
      'Traiteur pour vos fêtes',
      'Traiteur pour vos réunions',
      'Notre service traiteur',
    ],
    suggested: [
      'Nous cuisinons pour ____ à ____ personnes.',
      'Prévenez-nous ____ jours à l’avance, par téléphone ou sur ____.',
      'La carte traiteur propose ____ à partir de ____ par personne.',
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
      'Notre carte à emporter',
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
      'Notre brunch',
      'Un brunch entre amis',
      'Le brunch en famille',
      '{name}, côté brunch',
      'Venez bruncher',
    ],
    suggested: [
      'Nous servons le brunch le ____, de ____ à ____.',
      'Au brunch, on commande surtout ____.',
      'Pour le brunch, réservez au {phone}.',
    ],
  },
  lunch: {
    title: [
      'Le déjeuner',
      'Notre déjeuner',
      'Déjeuner avec nous',
      '{name} à midi',
      'La pause de midi',
      'Venez déjeuner',
    ],
    suggested: [
      'Nous servons le déjeuner le ____, de ____ à ____.',
      'Au déjeuner, on commande surtout ____.',
      'La formule du midi : ____ pour ____.',
    ],
  },
  specials: {
    title: [
      'Nos suggestions',
      'Les suggestions du moment',
      'Les suggestions du jour',
      '{name} : les suggestions',
      'Découvrez nos suggestions',
      'Suggestions de la maison',
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
      'La carte cadeau {name}',
      'Une carte cadeau',
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

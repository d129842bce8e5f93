import type { CopyLibrary } from '../copy-library.ts';

/** Guests’ questions. The owner confirms or completes the answers. */
export const FAQ: CopyLibrary['faq'] = {
  reservations: {
    question: ['Peut-on réserver une table ?'],
    suggested: [
      'Oui, [par téléphone|d’un simple appel|en nous appelant] : {phone}.',
      'Oui, à partir de ____ personnes. En plus petit comité, venez simplement.',
    ],
  },
  walk_ins: {
    question: ['Peut-on venir sans réserver ?'],
    suggested: [
      'Oui. En cas d’attente, on vous prévient.',
      'Nous gardons toujours ____ tables pour ceux qui passent à l’improviste.',
    ],
  },
  parking: {
    question: ['Où peut-on se garer ?'],
    suggested: [
      'Le plus simple est de se garer ____.',
      'On trouve souvent une place rue ____.',
      'On trouve [en général|le plus souvent|d’habitude] une place dans les rues voisines.',
    ],
  },
  transit: {
    question: ['Comment venir en transports en commun ?'],
    suggested: ['L’arrêt le plus proche est ____, à ____ minutes à pied.'],
  },
  allergies: {
    question: ['Que faire en cas d’allergie ?'],
    suggested: [
      'Dites-le-nous avant de commander, on verra ensemble [ce qui vous convient|ce qu’il faut éviter|quels plats choisir].',
      'Prévenez-nous en arrivant. Notre cuisine utilise ____, alors nous vérifions avec vous.',
    ],
  },
  gluten_free: {
    question: ['Y a-t-il des plats sans gluten ?'],
    suggested: ['Oui, par exemple ____. En cas de maladie cœliaque, parlez-nous-en.'],
  },
  vegetarian: {
    question: ['Que mange-t-on ici quand on est végétarien ?'],
    suggested: ['Bien des choses : ____, ____ et ____.', 'Nos plats végétariens sont ____ et ____.'],
  },
  vegan: {
    question: ['Avez-vous des plats véganes ?'],
    suggested: ['Oui : ____. D’autres se commandent sans ____.'],
  },
  halal_kosher: {
    question: ['Votre viande est-elle halal ou casher ?'],
    suggested: ['Notre viande est ____ et vient de ____. Pour le reste, demandez-nous.'],
  },
  kids: {
    question: ['Peut-on venir avec des enfants ?'],
    suggested: [
      'Oui. Demandez une petite portion de ____.',
      'Oui, et ils aiment surtout ____.',
      'Bien sûr. Demandez une assiette plus petite, [et c’est réglé|on s’en occupe|ils choisiront avec vous].',
    ],
  },
  high_chairs: {
    question: ['Avez-vous des chaises hautes ?'],
    suggested: ['Oui, nous en avons ____. Dites-le-nous et on vous en garde une.'],
  },
  dogs: {
    question: ['Mon chien peut-il venir ?'],
    suggested: [
      'En terrasse, [avec joie|bien sûr|sans problème]. Il aura sa gamelle d’eau.',
      'Pas à l’intérieur, mais ____ oui.',
    ],
  },
  groups: {
    question: ['Nous serons nombreux, y a-t-il de la place ?'],
    suggested: [
      'Nous rapprochons les tables jusqu’à ____ personnes. Prévenez-nous ____ à l’avance.',
      'Dites-nous [combien vous serez|quel jour vous pensez venir|ce que vous fêtez], et on trouve une solution.',
    ],
  },
  private_events: {
    question: ['Peut-on privatiser le restaurant ?'],
    suggested: [
      'Oui, de ____ à ____ personnes. Donnez-nous [la date|une idée|l’occasion] et nous vous faisons une proposition.',
    ],
  },
  birthdays: {
    question: ['Peut-on fêter un anniversaire chez vous ?'],
    suggested: ['Avec plaisir. Dites-nous quand, et nous préparons ____.'],
  },
  catering: {
    question: ['Cuisinez-vous aussi pour les fêtes et les bureaux ?'],
    suggested: ['Oui, à partir de ____ personnes et ____ à l’avance. Appelez-nous pour le menu.'],
  },
  takeout: {
    question: ['Peut-on commander à emporter ?'],
    suggested: [
      'Oui. Appelez le {phone}, puis passez chercher votre commande.',
      'Toute la carte s’emporte, sauf ____.',
    ],
  },
  delivery: {
    question: ['Livrez-vous à domicile ?'],
    suggested: ['Oui, avec ____.', 'Nous livrons jusqu’à ____, à partir de ____ de commande.'],
  },
  online_ordering: {
    question: ['Peut-on commander en ligne ?'],
    suggested: [
      'Oui, ici : {link}. Choisissez une heure et retirez la commande.',
      'Pas encore. Appelez le {phone}, on prend votre commande.',
    ],
  },
  outdoor_seating: {
    question: ['Peut-on manger dehors ?'],
    suggested: ['Oui, à ____ tables, tant que le temps le permet.'],
  },
  wheelchair: {
    question: ['Le restaurant est-il accessible en fauteuil roulant ?'],
    suggested: ['Oui, l’entrée est de plain-pied.', 'Il y a ____ à l’entrée. Appelez-nous, on vous aide.'],
  },
  payment: {
    question: ['Quels moyens de paiement acceptez-vous ?'],
    suggested: ['Carte, espèces et paiement par téléphone.', 'Nous acceptons les espèces et ____.'],
  },
  gift_cards: {
    question: ['Proposez-vous des cartes cadeaux ?'],
    suggested: ['Oui, à partir de ____. Demandez-la sur place ou ____.'],
  },
  dress_code: {
    question: ['Faut-il bien s’habiller ?'],
    suggested: [
      'Pas du tout. Venez [comme vous êtes|en tenue confortable|dans ce que vous aimez porter].',
      'Nous demandons ____. Le reste est à votre goût.',
    ],
  },
  corkage: {
    question: ['Peut-on apporter son vin ?'],
    suggested: [
      'Oui. Le droit de bouchon est de ____ par bouteille.',
      'Non, mais on vous aide à choisir [une bouteille|un verre|un accord].',
    ],
  },
  happy_hour: {
    question: ['Y a-t-il un happy hour ?'],
    suggested: ['Oui, le ____ de ____ à ____ : ____.'],
  },
  brunch: {
    question: ['Servez-vous un brunch ?'],
    suggested: ['Le ____ de ____ à ____. Le plat le plus demandé : ____.'],
  },
  lunch: {
    question: ['Peut-on déjeuner chez vous ?'],
    suggested: [
      'Oui, de ____ à ____. Si vous êtes pressés, dites-le.',
      'Il y a une formule du midi : ____ à ____.',
    ],
  },
  kitchen_hours: {
    question: ['Jusqu’à quelle heure peut-on commander à manger ?'],
    suggested: ['Les dernières commandes partent à ____.'],
  },
  live_music: {
    question: ['Y a-t-il des concerts ?'],
    suggested: ['Oui, le ____ à partir de ____.'],
  },
  wifi: {
    question: ['Y a-t-il du wifi ?'],
    suggested: ['Oui. Demandez-nous le mot de passe.', 'Non, mais le réseau passe bien.'],
  },
  cake: {
    question: ['Peut-on apporter son gâteau d’anniversaire ?'],
    suggested: [
      'Oui. Nous le gardons au froid [et sortons les assiettes|jusqu’aux bougies|en attendant le dessert].',
      'Oui, pour ____. Prévenez-nous ____ avant.',
    ],
  },
  split_bill: {
    question: ['Peut-on partager l’addition ?'],
    suggested: ['Oui. Dites-nous comment, on fait le calcul.', 'Oui, jusqu’à ____ cartes.'],
  },
  spice_level: {
    question: ['Est-ce que c’est très épicé ?'],
    suggested: [
      'Le plus fort, c’est ____. Pour rester en douceur, prenez ____.',
      'C’est vous qui décidez. Dites-le en commandant.',
    ],
  },
  drinks: {
    question: ['Qu’y a-t-il à boire ?'],
    suggested: ['Nous avons ____, ____ et, sans alcool, ____.'],
  },
  first_visit: {
    question: ['C’est ma première visite, que prendre ?'],
    suggested: [
      'Commencez par ____. Si vous êtes deux, ajoutez ____.',
      'À votre place, nous prendrions ____, puis ____.',
    ],
  },
  sharing: {
    question: ['Que peut-on partager ?', 'Nous sommes deux et nous hésitons. Que prendre ?'],
    suggested: [],
  },
  dessert: {
    question: ['Y a-t-il un dessert ?', 'Qu’y a-t-il en dessert ?'],
    suggested: [],
  },
};

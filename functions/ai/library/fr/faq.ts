import type { CopyLibrary } from '../copy-library.ts';

/** Guests’ questions. The owner confirms or completes the answers. */
export const FAQ: CopyLibrary['faq'] = {
  reservations: {
    question: ['Peut-on réserver une table ?'],
    suggested: [
      'Oui, [par téléphone|d’un simple appel|en nous appelant] : {phone}.',
      'Oui, par téléphone ou sur place.',
      'Oui, mais vous pouvez venir sans réserver.',
      'Oui, à partir de ____ personnes.',
    ],
  },
  walk_ins: {
    question: ['Peut-on venir sans réserver ?'],
    suggested: [
      'Oui. En cas d’attente, nous vous prévenons.',
      'Oui, selon les tables disponibles.',
      'Oui. Nous gardons ____ tables pour vous.',
    ],
  },
  parking: {
    question: ['Où peut-on se garer ?'],
    suggested: [
      'Dans les rues voisines.',
      'Dans la rue, [à quelques pas|près de l’entrée|juste à côté].',
      'Le plus simple est de se garer ____.',
      'On trouve souvent une place rue ____.',
    ],
  },
  transit: {
    question: ['Comment venir en transports en commun ?'],
    suggested: ['L’arrêt le plus proche est ____, à ____ minutes à pied.'],
  },
  allergies: {
    question: ['Que faire en cas d’allergie ?'],
    suggested: [
      'Dites-le-nous avant de commander, nous verrons ensemble [ce qui vous convient|ce qu’il faut éviter|quels plats choisir].',
      'Signalez-la en commandant : [nous demandons en cuisine|la cuisine vérifie|nous vérifions].',
      'Signalez-la en arrivant. Notre cuisine utilise ____, alors nous vérifions avec vous.',
    ],
  },
  gluten_free: {
    question: ['Y a-t-il des plats sans gluten ?'],
    suggested: ['Oui, par exemple ____. En cas de maladie cœliaque, prévenez-nous.'],
  },
  vegetarian: {
    question: ['Y a-t-il des plats végétariens ?'],
    suggested: [
      'Oui. Demandez-nous [lesquels|conseil|notre préféré], nous vous guidons.',
      'Oui : ____, ____ et ____.',
      'Oui, par exemple ____ et ____.',
    ],
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
      'Oui, les enfants sont les bienvenus.',
      'Oui. Dites-nous ce qu’ils aiment, [nous vous conseillons|nous vous guidons|nous vous aidons].',
      'Oui, avec une petite portion de ____.',
      'Oui, et ils aiment surtout ____.',
    ],
  },
  high_chairs: {
    question: ['Avez-vous des chaises hautes ?'],
    suggested: [
      'Oui. Demandez-en une [en réservant|en arrivant|à votre arrivée].',
      'Oui, nous en avons ____. Demandez-en une en réservant.',
    ],
  },
  dogs: {
    question: ['Mon chien peut-il venir ?'],
    suggested: ['Oui, en terrasse.', 'Pas à l’intérieur, mais ____ oui.'],
  },
  groups: {
    question: ['Peut-on venir en groupe ?'],
    suggested: [
      'Oui. Dites-nous [combien vous serez|à quelle heure|quel jour], et nous préparons les tables.',
      'Oui, jusqu’à ____ personnes. Prévenez-nous ____ à l’avance.',
    ],
  },
  private_events: {
    question: ['Peut-on privatiser le restaurant ?'],
    suggested: [
      'Oui. Donnez-nous [la date|votre idée|l’occasion], et nous vous faisons une proposition.',
      'Oui, de ____ à ____ personnes. Donnez-nous [la date|une idée|l’occasion], et nous vous faisons une proposition.',
    ],
  },
  birthdays: {
    question: ['Peut-on fêter un anniversaire chez vous ?'],
    suggested: [
      'Oui. Donnez-nous [la date|l’heure|le nombre d’invités], et nous préparons tout.',
      'Oui. Donnez-nous la date : nous préparons ____.',
    ],
  },
  catering: {
    question: ['Cuisinez-vous aussi pour les fêtes et les bureaux ?'],
    suggested: [
      'Oui. Donnez-nous [la date|l’occasion|le nombre d’invités], et nous vous faisons une proposition.',
      'Oui, à partir de ____ personnes et ____ à l’avance. Appelez-nous pour le menu.',
    ],
  },
  takeout: {
    question: ['Peut-on commander à emporter ?'],
    suggested: [
      'Oui. Appelez le {phone}, puis passez chercher votre commande.',
      'Oui, en commandant [sur place|au comptoir|à l’accueil].',
      'Oui, toute la carte sauf ____.',
    ],
  },
  delivery: {
    question: ['Livrez-vous à domicile ?'],
    suggested: ['Oui, avec ____.', 'Oui, jusqu’à ____, à partir de ____ de commande.'],
  },
  online_ordering: {
    question: ['Peut-on commander en ligne ?'],
    suggested: [
      'Oui, ici : {link}. Choisissez une heure et retirez la commande.',
      'Pas encore. Appelez le {phone}, nous prenons votre commande.',
    ],
  },
  outdoor_seating: {
    question: ['Peut-on manger dehors ?'],
    suggested: ['Oui, par beau temps.', 'Oui, à ____ tables, par beau temps.'],
  },
  wheelchair: {
    question: ['Le restaurant est-il accessible en fauteuil roulant ?'],
    suggested: [
      'Oui, l’entrée est de plain-pied.',
      'Il y a ____ à l’entrée. Appelez-nous, nous vous aidons.',
    ],
  },
  payment: {
    question: ['Quels moyens de paiement acceptez-vous ?'],
    suggested: ['Carte, espèces et paiement par téléphone.', 'Carte et espèces.', 'Espèces et ____.'],
  },
  gift_cards: {
    question: ['Proposez-vous des cartes cadeaux ?'],
    suggested: [
      'Oui. Demandez-en une [sur place|en passant|à la caisse].',
      'Oui, à partir de ____. Demandez-en une sur place ou ____.',
    ],
  },
  dress_code: {
    question: ['Faut-il bien s’habiller ?'],
    suggested: [
      'Non. Venez [comme vous êtes|en tenue confortable|dans la tenue qui vous plaît].',
      'Nous demandons ____.',
    ],
  },
  corkage: {
    question: ['Peut-on apporter son vin ?'],
    suggested: [
      'Oui. Le droit de bouchon est de ____ par bouteille.',
      'Non, mais nous vous aidons à choisir [une bouteille|un verre|un accord].',
    ],
  },
  happy_hour: {
    question: ['Y a-t-il un happy hour ?'],
    suggested: ['Oui, le ____ de ____ à ____ : ____.'],
  },
  brunch: {
    question: ['Servez-vous un brunch ?'],
    suggested: ['Oui, le ____ de ____ à ____. Le plat le plus demandé : ____.'],
  },
  lunch: {
    question: ['Peut-on déjeuner chez vous ?'],
    suggested: ['Oui, de ____ à ____.', 'Oui. La formule du midi : ____ à ____.'],
  },
  kitchen_hours: {
    question: ['Jusqu’à quelle heure peut-on commander à manger ?'],
    suggested: ['Nous prenons les dernières commandes à ____.'],
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
      'Oui. Nous le gardons [au froid|en cuisine|pour vous] et sortons les assiettes.',
      'Oui, pour ____. Prévenez-nous ____ avant.',
    ],
  },
  split_bill: {
    question: ['Peut-on partager l’addition ?'],
    suggested: ['Oui. Dites-le-nous au moment de payer.', 'Oui, jusqu’à ____ cartes.'],
  },
  spice_level: {
    question: ['Est-ce que c’est très épicé ?'],
    suggested: [
      'Le plus fort, c’est ____. Pour plus de douceur, prenez ____.',
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
      'Demandez-nous conseil, [selon vos goûts|selon votre faim|selon votre envie].',
      'Commencez par ____, puis goûtez ____.',
      'Le plat le plus demandé est ____.',
    ],
  },
  sharing: {
    question: ['Que peut-on partager ?', 'Que prendre à partager, à deux ?'],
    suggested: [],
  },
  dessert: {
    question: ['Y a-t-il un dessert ?', 'Qu’y a-t-il en dessert ?'],
    suggested: [],
  },
};

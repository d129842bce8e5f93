import type { CopyLibrary } from '../copy-library.ts';

/** Copy for all pages, independent of the food. It also suits a truck, a counter, or a bar. */
export const PAGE: Pick<CopyLibrary, 'hero' | 'about' | 'contact'> = {
  hero: [
    'Une cuisine faite avec plaisir.',
    'Du goût, du soin, du plaisir.',
    'De bonnes choses, tout simplement.',
    'Le plaisir de bien vous recevoir.',
    'Une cuisine qui fait plaisir.',
    'Un moment [à deux|entre amis|en famille] ou rien qu’à vous.',
    'De bons moments à {town}.',
  ],
  about: {
    title: [
      'Découvrez {name}',
      '{name} en quelques mots',
      '{name} vous accueille',
      'Qui sommes-nous ?',
      'À propos',
      'Quelques mots sur nous',
      'Faire connaissance',
    ],
    opening: [
      'Bienvenue, et merci de découvrir {name}.',
      '{name} vous souhaite la bienvenue.',
      '{name} aime [bien recevoir|faire plaisir|le partage].',
      '{name} vous reçoit avec plaisir à {town}.',
      'À {town}, {name} vous souhaite la bienvenue.',
      'Pour {name}, [le goût|le plaisir|l’accueil] passe avant tout.',
      '{name} vous remercie de [votre visite|votre confiance|votre curiosité].',
      '{name} vous propose une pause à {town}.',
    ],
    closing: [
      'À très bientôt.',
      'Au plaisir de [vous accueillir|vous recevoir|vous rencontrer].',
      'Nous serons ravis de [vous accueillir|vous rencontrer|vous régaler].',
      'À bientôt, [nous l’espérons|avec plaisir|nous vous attendons].',
      'Merci, et à bientôt.',
      'Nous vous attendons avec plaisir.',
      'Au plaisir de vous voir.',
    ],
    suggested: [
      'Nous avons ouvert en ____, et notre nom vient de ____.',
      'En cuisine, c’est ____, qui a appris le métier avec ____.',
      'Le plat le plus demandé est ____.',
      'Tout a commencé avec ____, à ____.',
    ],
  },
  contact: {
    title: [
      'Venez nous voir',
      'Nous rendre visite',
      'Nous contacter',
      'Où nous trouver',
      'À bientôt',
      'Contact',
    ],
    titleInTown: [
      'Nous trouver à {town}',
      'On vous attend à {town}',
      'À bientôt à {town}',
      'Venez nous voir à {town}',
      'Nous sommes à {town}',
      'Nous rendre visite à {town}',
    ],
    line: [
      'Une question ? [Nous vous répondons avec plaisir|Nous sommes là|N’hésitez pas].',
      'Nous serons ravis de [vous voir|vous accueillir|vous répondre].',
      'Au plaisir de vous retrouver.',
      'Nous vous accueillons avec plaisir.',
      'N’hésitez pas à nous contacter.',
      'Nous répondons avec plaisir à vos questions.',
      'À très vite.',
    ],
  },
};

import type { CopyLibrary } from '../../copy-library.ts';

/** Occasions, places to sit, and people. */
export const SECTIONS_OCCASIONS = {
  events: {
    title: [
      'Fêtes et événements',
      'Vos événements',
      '{name} pour vos fêtes',
      'Organiser votre événement',
      'Fêtes et repas de groupe',
      'Vos événements privés',
    ],
    written: [
      'Vous amenez les invités. On s’occupe [du repas|de la cuisine|de la vaisselle].',
      'Profitez de votre fête et [parlez à tout le monde|laissez-nous cuisiner|asseyez-vous aussi].',
      'Pour [un anniversaire|une bonne nouvelle|un baptême], et pour toutes les retrouvailles.',
      'Parlez-nous de [votre projet|votre fête|vos invités], et on en discute ensemble.',
      'Un bon repas rend [une fête|une réunion|un anniversaire] plus facile.',
      'Fêtez avec [la famille|vos amis|vos collègues], et laissez-nous cuisiner.',
    ],
    suggested: [
      'Nous recevons des groupes de ____ à ____ personnes.',
      'Demandez-nous un menu pour ____ personnes ou plus.',
      'La salle ____ est à vous pour vos fêtes privées, ____ jours à l’avance.',
    ],
  },
  happy_hour: {
    title: [
      'Happy hour',
      'Venez pour un happy hour',
      'Happy hour entre amis',
      'Un happy hour avec vous',
      '{name}, côté happy hour',
      'Notre happy hour',
    ],
    written: [
      'Retrouvez vos amis après le travail et [soufflez|parlez un peu|trinquez].',
      'Un verre et de la compagnie sauvent [une longue journée|une grosse semaine|un lundi].',
      'Venez avec [une collègue|un ami|toute l’équipe] et prenez une heure.',
      'Partez à l’heure et [retrouvez-nous|retrouvez un ami|soufflez un peu].',
      'Détendez-vous devant [un verre|un verre bien froid|quelque chose à grignoter].',
      'Vous avez mérité [une pause|une heure à vous|un moment entre amis].',
    ],
    suggested: [
      'Le happy hour a lieu le ____, de ____ à ____.',
      'Pendant le happy hour, ____ et ____ sont à ____.',
      'Et pour grignoter, il y a ____.',
    ],
  },
  outdoor: {
    title: [
      'En plein air',
      'Manger dehors',
      'Un repas dehors',
      '{name} en plein air',
      'Dehors avec nous',
      'Un repas en plein air',
    ],
    written: [
      'Quand il fait beau, mangez [dehors|au soleil|en plein air].',
      'Tout a meilleur goût dehors, [un beau jour|quand il fait doux|au soleil].',
      'Prenez [vos lunettes de soleil|un gilet|un ami] et profitez du grand air.',
      'Un jour de soleil demande [un repas dehors|quelque chose de froid|une longue pause].',
      'Du beau temps, un bon repas, et [de la compagnie|un verre bien froid|le temps de souffler].',
      'Installez-vous dehors et [ralentissez|restez un peu|profitez de la journée].',
    ],
    suggested: [
      'Dehors, nous avons ____ tables et ____ places.',
      'Les tables dehors se réservent ____, de ____ à ____.',
      'Quand il fait froid, il y a ____ dehors.',
    ],
  },
  founder: {
    title: [
      'Rencontrez {first}',
      'Qui est {first} ?',
      'Qui nous sommes',
      'Notre histoire',
      'Faisons connaissance',
      'Derrière {name}',
    ],
    written: [
      'Derrière un restaurant, il y a [quelqu’un|une personne|des gens] qui aime cuisiner pour les autres.',
      'Venez dire bonjour quand vous [passez|venez manger|êtes là].',
      'C’est agréable de savoir [qui cuisine|qui est derrière le plat|à qui dire merci].',
      'Derrière chaque [plat|assiette|recette], il y a quelqu’un.',
      'Demandez [comment tout a commencé|le premier plat|toute l’histoire] quand vous venez.',
      'On mange encore mieux quand on connaît [l’histoire|la personne|les gens].',
    ],
    suggested: [
      '____ a appris à cuisiner avec ____, à ____.',
      'Avant, ____ travaillait comme ____ à ____.',
      'Demandez ____ à ____ quand vous venez.',
    ],
  },
  live_music: {
    title: [
      'Musique live',
      'Venez écouter de la musique',
      '{name} en musique',
      'Un repas en musique',
      'De la musique live',
      'Manger en musique',
    ],
    written: [
      'Un repas et de la musique font [une belle soirée|une vraie sortie|un joli rendez-vous].',
      'Venez avec [un ami|votre moitié|la famille] et écoutez.',
      'Mangez bien, écoutez, et [restez un peu|chantez avec|battez la mesure].',
      'La musique rend [un bon repas|une sortie|la compagnie] encore plus agréable.',
      'Venez pour la musique et [mangez bien|restez pour le repas|amenez vos amis].',
      'La musique est plus belle [entre amis|devant un bon plat|de tout près].',
    ],
    suggested: [
      'Les concerts ont lieu le ____, de ____ à ____.',
      'Prochain concert : ____ le ____.',
      'Vous voulez jouer ? Écrivez à ____.',
    ],
  },
  family: {
    title: [
      'En famille',
      'Venez en famille',
      'Avec les enfants',
      'Pour toute la famille',
      'Les familles sont les bienvenues',
      '{name} en famille',
    ],
    written: [
      'Venez avec les enfants, [les grands-parents|les cousins|toute la bande], et un bel appétit.',
      'Rien à cuisiner, rien à laver, juste [un repas ensemble|le temps de parler|un moment en famille].',
      'Un repas ensemble donne à chacun [le temps de parler|une pause|un bon souvenir].',
      'Les enfants mangent, les parents soufflent, et [personne ne fait la vaisselle|chacun est content|tout le monde rit].',
      'Petits et grands [appétits|mangeurs|gourmands] sont les bienvenus.',
      'Un repas de famille est simple quand [quelqu’un d’autre cuisine|personne ne cuisine|il n’y a rien à laver].',
    ],
    suggested: [
      'Les enfants peuvent prendre ____, et nous avons ____ chaises hautes.',
      'Pour patienter, il y a ____ pour les petits.',
      'Le ____, les enfants mangent ____ avec ____.',
    ],
  },
} as const satisfies Partial<CopyLibrary['sections']>;

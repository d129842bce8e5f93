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
    suggested: [
      'Nous recevons des groupes de ____ à ____ personnes.',
      'À partir de ____ personnes, nous proposons un menu à ____.',
      'La salle ____ est à vous pour vos fêtes privées, ____ jours à l’avance.',
    ],
  },
  happy_hour: {
    title: [
      'Happy hour',
      'L’heure du happy hour',
      'Happy hour entre amis',
      'Le happy hour',
      '{name}, côté happy hour',
      'Notre happy hour',
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
      'Nos tables dehors',
      'Un repas en plein air',
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
    suggested: [
      'Les enfants peuvent prendre ____, et nous avons ____ chaises hautes.',
      'Pour patienter, il y a ____ pour les petits.',
      'Le ____, les enfants mangent ____ avec ____.',
    ],
  },
} as const satisfies Partial<CopyLibrary['sections']>;

import type { CopyLibrary } from '../copy-library.ts';

/** Sentences with one fact each, for posts. */
export const FACTS: CopyLibrary['facts'] = {
  service: [
    '{service}, {day} : {hours}.',
    '{day}, {service} : {hours}.',
    'À noter : {service}, {day}, {hours}.',
    'Prochain rendez-vous : {service}, {day}, {hours}.',
  ],
  again: [
    'On rouvre {day}, {hours}.',
    'De retour {day}, {hours}.',
    '{name} rouvre {day}, {hours}.',
    'On vous retrouve {day}, {hours}.',
    'À très vite : {day}, {hours}.',
  ],
  occasion: [
    '{occasion} : {day}.',
    'Bientôt : {occasion}, {day}.',
    'Au calendrier : {occasion}, {day}.',
    '{day} : {occasion}.',
    'À noter : {occasion}, {day}.',
    'À entourer : {occasion}, {day}.',
  ],
  today: [
    'Aujourd’hui : {occasion}.',
    'C’est le jour : {occasion}.',
    'Au calendrier du jour : {occasion}.',
    '{occasion}. Oui, aujourd’hui.',
    'Le jour est venu : {occasion}.',
    'Nous y voilà : {occasion}.',
  ],
  closed: [
    '{occasion}, {day} : nous sommes fermés.',
    'Fermé : {occasion}, {day}.',
    '{day}, {occasion} : pas de service.',
    '{name} sera fermé {day} : {occasion}.',
    'Porte close {day} : {occasion}.',
  ],
  hours: [
    'Ce jour-là, ouvert : {hours}.',
    'Nous sommes ouverts, {hours}.',
    'Nos horaires : {hours}.',
    'La porte s’ouvre {hours}.',
    'Ce jour-là, {hours}.',
    'Horaires : {hours}.',
  ],
  price: [
    '{dish}, {price}.',
    '{dish} : {price}.',
    'Sur la carte, {dish} : {price}.',
    'À la carte : {dish}, {price}.',
  ],
  wish: [
    '{occasion} : {name} pense à vous.',
    'Belle journée, signé {name}. Au calendrier : {occasion}.',
    '{occasion} : {name} vous adresse ses vœux.',
    '{name} vous souhaite de belles heures. Au programme : {occasion}.',
    'Un bonjour, signé {name} : {occasion}.',
    '{occasion} : nos vœux à tous, signé {name}.',
  ],
  words: {
    today: /\b(?:aujourd’hui|maintenant|tout de suite|ce (?:soir|midi)|du jour)\b/i,
    evening: /\b(?:soirs?|soirée|dîner|nuit)\b/i,
  },
  stop: 'STOP pour arrêter.',
};

import type { CopyLibrary } from '../copy-library.ts';

/** Sentences with one fact each, for posts. */
export const FACTS: CopyLibrary['facts'] = {
  service: [
    '{service} el {day}: {hours}.',
    'El {day}, {service}: {hours}.',
    '{service}, el {day}, {hours}.',
    'Anota: {service} el {day}, {hours}.',
  ],
  again: [
    'Volvemos el {day}, {hours}.',
    'Abrimos de nuevo el {day}, {hours}.',
    'Nos vemos el {day}, {hours}.',
    '{name} abre de nuevo el {day}, {hours}.',
    'Te esperamos de nuevo el {day}, {hours}.',
  ],
  occasion: [
    '{occasion}: {day}.',
    'Ya viene: {occasion}, {day}.',
    'En el calendario: {occasion}, {day}.',
    '{day}: {occasion}.',
    'Apúntalo: {occasion}, {day}.',
    'Márcalo: {occasion}, {day}.',
  ],
  today: [
    'Hoy: {occasion}.',
    'Ya llegó: {occasion}.',
    'En el calendario de hoy: {occasion}.',
    '{occasion}, hoy.',
    'Para celebrar hoy: {occasion}.',
    'Es hoy: {occasion}.',
  ],
  closed: [
    '{occasion}, {day}: cerramos.',
    'Cerrado: {occasion}, {day}.',
    'El {day} no abrimos: {occasion}.',
    '{name} cierra el {day}: {occasion}.',
    'Descansamos el {day}: {occasion}.',
  ],
  hours: [
    'Ese día abrimos: {hours}.',
    'Abrimos, {hours}.',
    'Nuestro horario: {hours}.',
    'Te esperamos: {hours}.',
    'Ese día, {hours}.',
    'Horario: {hours}.',
  ],
  price: [
    '{dish}, {price}.',
    '{dish}: {price}.',
    'Para tu antojo: {dish}, {price}.',
    'En el menú: {dish}, {price}.',
  ],
  wish: [
    'Feliz {occasion} desde {name}.',
    '{occasion}: un abrazo de {name}.',
    'Desde {name}, feliz {occasion}.',
    'De parte de {name}: feliz {occasion}.',
    '{name} te desea feliz {occasion}.',
    'Para ti y los tuyos, de {name}: feliz {occasion}.',
  ],
  words: {
    today: /\b(?:hoy|ahora|ya|esta (?:noche|tarde|mañana))\b/i,
    evening: /\b(?:noches?|cena|cenar)\b/i,
  },
  stop: 'Para salir, responde STOP.',
};

import type { CopyLibrary } from '../copy-library.ts';

/**
 * A whole text is a greeting, an offer, and " Responde STOP para cancelar." in 160 characters of GSM-7: it has é and ñ,
 * but one á, í, ó, or ú makes three segments of one.
 */
export const TEXTS: CopyLibrary['texts'] = {
  greetingNamed: [
    'Hola, {first}, somos {name}.',
    '{name}: {first}, te extrañamos.',
    '{first}, soy tu antojo. Firma: {name}.',
    '{name}: {first}, ¿hay hambre?',
    'Hola, {first}. En {name} falta tu risa.',
    '{name}: {first}, ya toca volver.',
    '{name}: {first}, hoy no cocines.',
    '{first}, saludos de {name}.',
  ],
  greeting: [
    '{name}: te extrañamos.',
    '{name}: ¿hay hambre?',
    'Hola desde {name}.',
    '{name}: ya toca volver.',
    '{name}: hoy no cocines.',
    '¿Te acuerdas de {name}?',
    'Saludos de {name}. ¿Y ese antojo?',
    '{name}: deja las sobras en paz.',
  ],
  offer: [
    'Tienes {offer}. Di {code}.',
    'Es para ti: {offer}. Di {code} al pedir.',
    'Ven por {offer} hasta el {date}. Di {code}.',
    'Con {code} tienes {offer}.',
    'Hay {offer} hasta el {date}. Di {code}.',
    'Di {code} y llévate {offer}.',
    'Muestra {code}: {offer}. Vence el {date}.',
    'Usa {code} y disfruta {offer}.',
  ],
};

import type { CopyLibrary } from '../copy-library.ts';

/**
 * A text message is a greeting, an offer, and " Responde STOP para cancelar.", in 160 characters of GSM-7. GSM-7
 * has é and ñ, but one á, í, ó, or ú triples the number of segments.
 */
export const TEXTS: CopyLibrary['texts'] = {
  greetingNamed: [
    'Hola, {first}, somos {name}.',
    '{name}: {first}, te extrañamos.',
    '{name}: {first}, ¿tienes hambre?',
    'Hola, {first}. Te saluda {name}.',
    '{name}: {first}, vuelve pronto.',
    '{name}: {first}, hoy no cocines.',
    '{first}, saludos de {name}.',
    '{name}: {first}, ven a vernos.',
    '{name}: {first}, ¿tienes planes?',
    '{name}: ¿{dish}, {first}?',
  ],
  greeting: [
    '{name}: te extrañamos.',
    '{name}: ¿tienes hambre?',
    'Hola de parte de {name}.',
    '{name}: vuelve pronto.',
    '{name}: hoy no cocines.',
    '¿Te acuerdas de {name}?',
    'Saludos de {name}.',
    '{name}: ven a vernos.',
    '{name}: ven con hambre.',
    '{name}: ¿sin planes? Ven a comer.',
    '{name}: ¿hambre de {dish}?',
  ],
  offer: [
    'Tienes {offer}. Di {code}.',
    'Es para ti: {offer}. Di {code} al pedir.',
    'Ven por {offer} hasta el {date}. Di {code}.',
    'Con {code} tienes {offer}.',
    'Hay {offer} hasta el {date}. Di {code}.',
    'Di {code} y recibe {offer}.',
    'Muestra {code}: {offer}. Vence el {date}.',
    'Usa {code} y disfruta {offer}.',
    'Hasta el {date}: {offer}. Muestra {code}.',
    '{offer} hasta el {date}. Di {code}.',
    '{offer}. Solo di {code}.',
  ],
};

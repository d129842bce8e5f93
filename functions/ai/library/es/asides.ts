import type { CopyLibrary } from '../copy-library.ts';

/** Short second sentences for a dish line: true of anything one eats, or of anything one drinks. */
export const ASIDES: CopyLibrary['asides'] = {
  food: [
    'Vas a querer otro bocado.',

    'Guarda un bocado para un amigo.',
    'Solo queda disfrutar.',
    'Date el gusto.',
    'Repite si quieres.',
    'Todos van a querer probar.',
    'Se antoja cualquier día.',

    'Comparte, si quieres.',
    'Te lo ganaste.',
    'Hasta el último bocado.',
    'Con buena compañía, se disfruta más.',
    'Pide una servilleta más.',

    'Ofrece un bocado, o no.',

    'Alegra cualquier día.',
    'Prueba primero y luego comparte.',
    'Un gusto para media semana.',
    'Cae bien después del trabajo.',
    'Siempre se antoja otro poco.',
  ],
  sweet: [
    'Deja lugar para lo dulce.',
    'Siempre cabe algo dulce.',
    'Compartir es decisión tuya.',
    'Un final dulce.',
    'Te ganaste algo dulce.',
    'Va bien con un café.',
    'Alguien va a pedir un poco.',
    'Endulza cualquier día.',
    'Date este gusto.',
    'Disfruta hasta el final.',
    'Un poco para cada quien.',
    'Un bocado más, y otro.',
    'Para la tarde o para después.',
    'Trae a quien ama lo dulce.',
  ],
  drink: [
    'Salud.',
    'Bebe con calma.',
    'Acompaña cualquier comida.',
    'Para conversar sin prisa.',
    'Relájate y disfruta.',
    'Un sorbo largo y a descansar.',
    'Pide uno mientras decides.',
    'Brinda con quien quieras.',
    'Disfruta cada sorbo.',
    'Va bien con buena compañía.',
    'Un descanso en cada vaso.',
    'Otro sorbo, otra charla.',
  ],
};

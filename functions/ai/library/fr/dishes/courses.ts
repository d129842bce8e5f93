import type { CopyLibrary } from '../../copy-library.ts';

/** Dishes of unknown family, by course if known. */
export const DISHES_COURSES = {
  starter: [
    'Une petite assiette pour commencer.',
    'De quoi ouvrir l’appétit.',
    'À partager en attendant la suite.',
    'Un bon début de repas.',
  ],
  main: [
    'Pour les vraies faims.',
    'Une assiette généreuse.',
    'Un plat complet, rien que pour vous.',
    'De quoi manger à sa faim.',
    'De quoi se régaler jusqu’au bout.',
  ],
  side: [
    'À partager, au milieu.',
    'À prendre avec tout le reste.',
    'Un petit plus pour la sauce.',
    'Une petite assiette, beaucoup de goût.',
  ],
  set_menu: [
    'Un seul choix, plusieurs plats.',
    'De l’entrée au dessert, laissez-vous faire.',
    'Un repas complet, sans hésiter.',
    'Plusieurs plats, l’un après l’autre.',
  ],
  dish: [
    'Pour les belles faims.',
    'Goûtez, vous nous direz.',
    'Un bon choix quand on a faim.',
    'À finir jusqu’à la dernière bouchée.',
    'Une bouchée, puis une autre.',
  ],
} as const satisfies Partial<CopyLibrary['dishes']>;

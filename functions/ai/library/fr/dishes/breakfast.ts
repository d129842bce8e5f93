import type { CopyLibrary } from '../../copy-library.ts';

/** What is eaten in the morning. */
export const DISHES_BREAKFAST = {
  eggs: ['La simplicité et le réconfort.', 'La douceur d’un plat aux œufs.', 'Tout le goût des œufs.'],
  omelet: [
    'Dorée dehors, moelleuse dedans.',
    'Des œufs moelleux et dorés.',
    'Un classique doré et moelleux.',
  ],
  pancakes: ['Une pâte moelleuse et dorée.', 'Épais, moelleux, dorés.', 'Le moelleux d’un bon pancake.'],
  waffles: [
    'Du croustillant et de la légèreté.',
    'Le doré et le croustillant.',
    'Une pâte dorée qui croustille.',
  ],
  french_toast: [
    'Pain doré et cœur fondant.',
    'La douceur du pain doré.',
    'Un classique doré, moelleux et sucré.',
  ],
  avocado_toast: [
    'Pain grillé, avocat fondant.',
    'Le croquant du pain, l’avocat onctueux.',
    'De l’avocat sur un pain doré.',
  ],
  granola_bowl: ['Bien commencer, à la cuillère.', 'Un bol pour bien commencer.', 'La douceur dès le matin.'],
  smoothie_bowl: ['Des fruits à la cuillère.', 'Un bol fruité et coloré.', 'Fruité, onctueux et bien froid.'],
  bagel: ['Croûte ferme, mie dense.', 'Un petit pain dense et doré.', 'Une mie dense qui tient bien.'],
} as const satisfies Partial<CopyLibrary['dishes']>;

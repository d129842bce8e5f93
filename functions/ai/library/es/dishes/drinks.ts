import type { CopyLibrary } from '../../copy-library.ts';

/** Drinks. */
export const DISHES_DRINKS = {
  coffee: ['Aroma intenso y sabor tostado.', 'Buen aroma, buen cuerpo.', 'Un café con cuerpo y aroma.'],
  latte: [
    'Textura suave y sabor redondo.',
    'Suave, cremoso y aromático.',
    'Cremosidad y aroma en cada sorbo.',
  ],
  tea: ['Aroma delicado en cada sorbo.', 'Una pausa llena de aroma.', 'Aroma suave, sorbo a sorbo.'],
  juice: ['Sabor vivo en cada sorbo.', 'Color y sabor en un vaso.', 'Dulzor vivo que refresca.'],
  smoothie: ['Textura cremosa en cada sorbo.', 'Suave cremosidad que refresca.', 'Un sorbo frío y cremoso.'],
  lemonade: [
    'Un sorbo frío que refresca.',
    'Entre dulce y ácido, muy refrescante.',
    'Un vaso frío para refrescarse.',
  ],
  soft_drink: ['Un trago que refresca.', 'Para refrescarse y acompañar.', 'Refresca sorbo a sorbo.'],
  beer: ['Buen cuerpo y final refrescante.', 'Cuerpo y carácter en cada trago.', 'Un trago con carácter.'],
  wine: [
    'Para acompañar una buena conversación.',
    'Aroma y carácter en cada copa.',
    'Una copa para disfrutar con calma.',
  ],
  cocktail: [
    'Equilibrio y carácter en cada sorbo.',
    'Bien mezclado, con mucho aroma.',
    'Un trago para empezar bien.',
  ],
  spirits: [
    'Para saborear con calma.',
    'Carácter y aroma, sorbo a sorbo.',
    'Un trago intenso para disfrutar despacio.',
  ],
} as const satisfies Partial<CopyLibrary['dishes']>;

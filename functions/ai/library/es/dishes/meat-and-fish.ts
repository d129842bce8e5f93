import type { CopyLibrary } from '../../copy-library.ts';

/** Meat, fish, and shellfish. */
export const DISHES_MEAT_AND_FISH = {
  steak: [
    'Exterior dorado, centro jugoso.',
    'Borde dorado y centro jugoso.',
    'Un corte tierno y bien sazonado.',
    'Buen dorado y un bocado tierno.',
  ],
  ribs: [
    'Carne tierna y bordes dorados.',
    'Carne jugosa, llena de sabor.',
    'Carne tan tierna que se deshace.',
  ],
  brisket: [
    'Carne muy tierna, hecha despacio.',
    'Horas de cocción en cada bocado.',
    'Bordes oscuros y carne tierna.',
  ],
  pulled_pork: [
    'Carne tierna que se deshace.',
    'Cocción lenta y carne muy suave.',
    'Carne jugosa en hebras tiernas.',
  ],
  sausage: [
    'Mordida jugosa y bien sazonada.',
    'Especias y sabor en cada mordida.',
    'Sabor intenso, mordida firme.',
  ],
  roast: [
    'Sabor tostado y textura tierna.',
    'Bordes tostados, interior tierno.',
    'Un sabor profundo y tostado.',
  ],
  lamb: [
    'Carne tierna de sabor intenso.',
    'Sabor profundo y textura tierna.',
    'Un sabor con mucho carácter.',
  ],
  pork_chop: [
    'Carne jugosa con el borde dorado.',
    'Buen dorado, carne tierna.',
    'Carne tierna, sabrosa hasta el hueso.',
  ],
  schnitzel: [
    'Corte fino, dorado y tierno.',
    'Exterior dorado y carne tierna.',
    'Dorado fino y mucho sabor.',
  ],
  meatballs: [
    'Bocados tiernos, llenos de sabor.',
    'Bocados jugosos y bien sazonados.',
    'Pequeños bocados que reconfortan.',
  ],
  fried_chicken: [
    'Crujiente por fuera, jugoso por dentro.',
    'Pollo dorado con mucho crujido.',
    'Un crujido dorado y carne jugosa.',
  ],
  wings: [
    'Bocados dorados, llenos de sabor.',
    'Doradas, sabrosas y difíciles de soltar.',
    'Mucho sabor en bocados pequeños.',
  ],
  chicken: [
    'Carne tierna, jugosa y sabrosa.',
    'Carne tierna y en su punto.',
    'Jugo y sabor en cada bocado.',
    'Sabor suave y carne jugosa.',
  ],
  duck: ['Carne jugosa de sabor profundo.', 'Sabor intenso, carne tierna.', 'Un sabor profundo y elegante.'],
  fish: [
    'Bocados tiernos y sabor delicado.',
    'Textura tierna, sabor limpio.',
    'Pescado en su punto, sabor delicado.',
    'Un bocado delicado y sabroso.',
  ],
  fish_fried: [
    'Pescado dorado y tierno.',
    'Dorado por fuera, tierno por dentro.',
    'Un dorado ligero y pescado tierno.',
  ],
  salmon: [
    'Salmón suave de sabor delicado.',
    'Textura suave y sabor limpio.',
    'Bocados suaves, llenos de sabor.',
  ],
  shrimp: [
    'Bocados firmes con sabor a mar.',
    'Dulzor de mar en cada bocado.',
    'Bocados tiernos, sabor a mar.',
  ],
  oysters: ['El mar en un bocado.', 'Sabor a mar, intenso y limpio.', 'Un bocado marino, lleno de sabor.'],
  mussels_clams: [
    'Todo el sabor del mar.',
    'Bocados tiernos, con aroma a mar.',
    'Sabor marino, bocado a bocado.',
  ],
  crab: ['Carne dulce y delicada.', 'Dulzor delicado y sabor a mar.', 'Bocados dulces, de sabor marino.'],
  crab_cakes: [
    'Dorados por fuera, dulces por dentro.',
    'Borde dorado y cangrejo dulce.',
    'Cangrejo tierno en un bocado dorado.',
  ],
  lobster: [
    'Carne firme, dulce y delicada.',
    'Langosta dulce, con sabor a mar.',
    'El dulzor delicado de la langosta.',
  ],
  octopus_squid: [
    'Bocados tiernos con sabor a mar.',
    'Textura tierna, sabor marino.',
    'Sabor a mar en bocados tiernos.',
  ],
} as const satisfies Partial<CopyLibrary['dishes']>;

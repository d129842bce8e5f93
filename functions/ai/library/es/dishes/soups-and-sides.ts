import type { CopyLibrary } from '../../copy-library.ts';

/** Soups, salads, sides, and what is shared before the meal. */
export const DISHES_SOUPS_AND_SIDES = {
  soup: [
    'Sabor profundo en cada cucharada.',
    'Cucharadas llenas de sabor.',
    'Reconforta desde la primera cucharada.',
    'Un plato que reconforta.',
  ],
  chowder: [
    'Cucharadas espesas, llenas de sabor.',
    'Espesa, sabrosa y reconfortante.',
    'Textura espesa y sabor profundo.',
  ],
  cold_soup: ['Cucharadas frías y suaves.', 'Suavidad fría que refresca.', 'Un plato frío que refresca.'],
  salad: [
    'Color y textura en cada bocado.',
    'Un plato lleno de color.',
    'Sabores y texturas en equilibrio.',
    'Un plato vivo y bien aliñado.',
  ],
  greens: ['Un toque verde, lleno de sabor.', 'Verdor y sabor para acompañar.', 'Bocados verdes y tiernos.'],
  vegetables: [
    'Bocados tiernos con mucho sabor.',
    'Textura tierna y sabor propio.',
    'Sabor y color en cada bocado.',
  ],
  tofu: [
    'Bocados tiernos, bien sazonados.',
    'Textura suave y sabor intenso.',
    'Tierno por dentro, lleno de sabor.',
  ],
  fries: [
    'Crujientes por fuera, suaves por dentro.',
    'Doradas, crujientes y con su sal.',
    'Crujido dorado para acompañar.',
  ],
  potatoes: [
    'Textura suave y mucho sabor.',
    'Suavidad y sabor que reconfortan.',
    'Un acompañamiento tierno y sabroso.',
  ],
  beans: [
    'Bocados tiernos y sabrosos.',
    'Un plato sencillo y reconfortante.',
    'Un acompañamiento lleno de sabor.',
  ],
  rice: [
    'Arroz tierno, en su punto.',
    'Grano suave para acompañar.',
    'Arroz en su punto, sencillo y tierno.',
  ],
  cornbread: [
    'Sabor a maíz y borde dorado.',
    'El dulzor suave del maíz.',
    'Maíz tierno con el borde dorado.',
  ],
  bread: [
    'Corteza dorada, interior tierno.',
    'Exterior dorado y miga tierna.',
    'El sabor sencillo de lo bien horneado.',
  ],
  flatbread: ['Masa tierna y mucho sabor.', 'Masa fina, para compartir.', 'Masa suave, bocado tras bocado.'],
  hummus: [
    'Crema suave para untar y compartir.',
    'Textura cremosa, sabor intenso.',
    'Cremoso, suave y lleno de sabor.',
  ],
  mezze: [
    'Bocados pequeños para compartir.',
    'Varios sabores para empezar.',
    'Pequeños platos, muchos sabores.',
  ],
  falafel: [
    'Crujiente por fuera, tierno por dentro.',
    'Bocados dorados con hierbas y especias.',
    'Crujido dorado y corazón tierno.',
  ],
  cheese_board: [
    'Quesos distintos para descubrir.',
    'Del queso más suave al más intenso.',
    'Quesos con carácter, para compartir.',
  ],
  charcuterie: [
    'Sabor intenso y un punto de sal.',
    'Sabor profundo, bocado a bocado.',
    'Todo el sabor, para compartir.',
  ],
  olives_snacks: [
    'Bocados salados para empezar.',
    'Algo sabroso para abrir el apetito.',
    'Pequeños bocados con un punto de sal.',
  ],
} as const satisfies Partial<CopyLibrary['dishes']>;

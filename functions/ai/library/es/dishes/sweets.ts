import type { CopyLibrary } from '../../copy-library.ts';

/** Breakfast and sweets. */
export const DISHES_SWEETS = {
  eggs: [
    'Textura suave que reconforta.',
    'Un plato suave y reconfortante.',
    'Sencillez y sabor en cada bocado.',
  ],
  omelet: [
    'Huevo dorado y tierno.',
    'Centro tierno y exterior dorado.',
    'Huevo en su punto, suave y sabroso.',
  ],
  pancakes: [
    'Discos esponjosos y dorados.',
    'Masa esponjosa, borde dorado.',
    'Suavidad dorada, bocado a bocado.',
  ],
  waffles: [
    'Crujido dorado y masa tierna.',
    'Cuadros dorados y un centro tierno.',
    'Un centro tierno y bordes que crujen.',
  ],
  french_toast: [
    'Pan dorado con un centro suave.',
    'Un clásico dulce y dorado.',
    'Borde dorado y corazón de crema.',
  ],
  avocado_toast: [
    'Pan tostado y aguacate cremoso.',
    'Aguacate suave sobre pan crujiente.',
    'Primero cruje, luego es cremoso.',
  ],
  granola_bowl: [
    'Un buen comienzo, a cucharadas.',
    'Cucharadas que empiezan bien el día.',
    'Un desayuno suave y reconfortante.',
  ],
  smoothie_bowl: [
    'Fruta fría y cremosa, a cucharadas.',
    'Cucharadas frías, llenas de fruta.',
    'Cremoso, frío y lleno de color.',
  ],
  bagel: ['Corteza firme, miga tierna.', 'Pan denso, con buena mordida.', 'Miga densa y corteza dorada.'],
  croissant: [
    'Capas doradas y ligeras.',
    'Hojaldre dorado que cruje.',
    'Crujiente, ligero y con muchas capas.',
  ],
  pastry: [
    'Un pequeño gusto, bocado a bocado.',
    'Masa tierna, dorada en su punto.',
    'Masa delicada, horneada hasta dorar.',
  ],
  cake: [
    'Textura tierna y sabor delicado.',
    'Cada porción, tierna y sabrosa.',
    'Bocados tiernos de sabor suave.',
  ],
  chocolate: [
    'Chocolate intenso y suave.',
    'Chocolate profundo en cada bocado.',
    'Para quien ama el chocolate.',
  ],
  cheesecake: [
    'Textura cremosa, dulzor suave.',
    'Crema densa y delicada.',
    'Crema suave con un toque ácido.',
  ],
  fruit_crisp: [
    'Fruta tierna bajo una capa dorada.',
    'Migas doradas sobre fruta dulce.',
    'Crujiente arriba, fruta suave abajo.',
  ],
  pie: ['Masa dorada y un buen relleno.', 'Borde dorado y relleno tierno.', 'Masa tierna que se deshace.'],
  custard: [
    'Crema suave, dulce y delicada.',
    'Suavidad dulce en cada bocado.',
    'Un dulce cremoso y delicado.',
  ],
  tiramisu: ['Capas suaves y cremosas.', 'Crema ligera, capa tras capa.', 'Un dulce de capas delicadas.'],
  ice_cream: ['Un gusto dulce y frío.', 'Un frío dulce que refresca.', 'Un dulce frío que alegra.'],
  doughnuts: ['Masa dorada y tierna.', 'Dulzor suave en masa esponjosa.', 'Masa frita, dorada y ligera.'],
  cookies: [
    'Un bocado dulce para acompañar.',
    'Un bocado pequeño y delicado.',
    'Un pequeño dulce que se deshace.',
  ],
  crepes: ['Masa fina y dorada.', 'Masa suave con bordes dorados.', 'Masa ligera y sabor en cada pliegue.'],
  pudding: [
    'Textura tierna y sabor suave.',
    'Suave, tierno y reconfortante.',
    'Un clásico tierno que reconforta.',
  ],
  baklava: ['Masa crujiente y almíbar dulce.', 'Dulzor dorado que cruje.', 'Crujiente, dorado y muy dulce.'],
  fruit: ['Fruta dulce y jugosa.', 'Mucho color y dulzor suave.', 'Un final ligero y dulce.'],
} as const satisfies Partial<CopyLibrary['dishes']>;

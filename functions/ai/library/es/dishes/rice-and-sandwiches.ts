import type { CopyLibrary } from '../../copy-library.ts';

/** Raw fish, rice, stews, and what is eaten between bread. */
export const DISHES_RICE_AND_SANDWICHES = {
  sushi: [
    'Arroz tierno y bocados delicados.',
    'Cortes limpios y sabores delicados.',
    'Bocados precisos, suaves y equilibrados.',
    'Arroz en su punto y sabor limpio.',
  ],
  sushi_roll: [
    'Arroz tierno con un centro sabroso.',
    'Bocados redondos, suaves y equilibrados.',
    'Textura y sabor en cada pieza.',
    'Piezas pequeñas, sabor completo.',
  ],
  sashimi: [
    'Cortes finos y sabor limpio.',
    'La sencillez de un buen corte.',
    'Textura suave y sabor delicado.',
  ],
  ceviche: [
    'Cítrico, vivo y refrescante.',
    'Acidez viva y bocados tiernos.',
    'Un toque cítrico que despierta.',
    'Limón y sabor en cada bocado.',
  ],
  tartare: [
    'Corte fino y sabor limpio.',
    'Textura suave, sabor intenso.',
    'Un corte delicado, bien sazonado.',
  ],
  poke: [
    'Un bol lleno de color y textura.',
    'Bocados suaves con mucho color.',
    'Color, textura y sabor equilibrados.',
  ],
  rice_bowl: [
    'Un bol completo y lleno de sabor.',
    'Distintas texturas en un mismo bol.',
    'Colores y sabores en cada bocado.',
  ],
  fried_rice: [
    'Arroz suelto, dorado y sabroso.',
    'Granos dorados con mucho sabor.',
    'Arroz salteado, lleno de sabor.',
  ],
  paella: [
    'Sabor profundo, del centro al borde.',
    'Todo el sabor de la paellera.',
    'Un clásico que se disfruta con calma.',
  ],
  biryani: [
    'Arroz perfumado con especias.',
    'Grano suelto y aroma profundo.',
    'Arroz aromático, bocado tras bocado.',
  ],
  curry: [
    'Especias cálidas y mucho aroma.',
    'Aroma profundo, lleno de especias.',
    'Especias que se descubren poco a poco.',
    'Un sabor especiado que reconforta.',
  ],
  dal: [
    'Lentejas suaves con especias cálidas.',
    'Textura cremosa y aroma cálido.',
    'Lentejas tiernas, llenas de aroma.',
  ],
  stew: [
    'Cocción lenta y mucho sabor.',
    'Sabor profundo, hecho sin prisa.',
    'Un plato tierno y reconfortante.',
    'Fuego lento, sabor intenso.',
  ],
  chili: [
    'Especias y un picante [suave|agradable|que abriga].',
    'Un toque picante que reconforta.',
    'Sabor intenso con un punto de picante.',
  ],
  tagine: [
    'Cocción lenta y especias aromáticas.',
    'Bocados tiernos, perfumados con especias.',
    'El aroma de las especias, sin prisa.',
  ],
  burger: [
    'Jugosa y llena de sabor.',
    'Dorada por fuera, jugosa por dentro.',
    'Una mordida jugosa tras otra.',
    'Jugosa, sabrosa y bien servida.',
    'Todo el sabor en una mordida.',
  ],
  cheeseburger: [
    'Jugosa y con el queso fundido.',
    'Queso fundido sobre un centro jugoso.',
    'El queso se funde en cada mordida.',
  ],
  sandwich: [
    'Buen pan y mucho sabor.',
    'Buen pan, buena mordida.',
    'Mucho sabor sobre un buen pan.',
    'Pan con sabor de principio a fin.',
  ],
  grilled_cheese: [
    'Pan dorado y queso fundido.',
    'Queso que se funde en pan tostado.',
    'Por fuera tostado, por dentro cremoso.',
  ],
  hot_dog: ['Pan tierno y mordida jugosa.', 'Un clásico jugoso en buen pan.', 'Pan suave y mucho sabor.'],
  kebab: [
    'Bocados dorados y bien sazonados.',
    'Bordes dorados y mucho sabor.',
    'Especias y bocados jugosos.',
  ],
  wrap: [
    'Envuelto suave y mucho sabor.',
    'Todo el sabor, bien envuelto.',
    'Masa fina y suave, llena de sabor.',
  ],
  lobster_roll: [
    'Langosta dulce en pan tierno.',
    'Pan suave, lleno de langosta.',
    'Bocados de langosta con sabor a mar.',
  ],
} as const satisfies Partial<CopyLibrary['dishes']>;

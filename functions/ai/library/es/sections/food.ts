import type { CopyLibrary } from '../../copy-library.ts';

/** Meals and ways to get them. */
export const SECTIONS_FOOD = {
  catering: {
    title: [
      'Catering',
      'Catering de {name}',
      'Catering para tu evento',
      'Comida para tu evento',
      'Catering para fiestas y oficinas',
      'Cocinamos para tu evento',
    ],
    suggested: [
      'Preparamos comida desde ____ personas. Avísanos con ____ de anticipación.',
      'Llevamos ____ y lo dejamos listo en tu evento.',
      'Pide el menú de catering: ____ cuesta desde ____ por persona.',
    ],
  },
  delivery: {
    title: [
      'A domicilio',
      'Pide a domicilio',
      'Comida a domicilio',
      '{name} a domicilio',
      'Tu pedido a domicilio',
      'Servicio a domicilio',
    ],
    suggested: [
      'Entregamos en ____ por medio de ____, con un pedido mínimo de ____.',
      'Llevamos pedidos los ____, de ____ a ____.',
      'El envío cuesta ____ hasta ____.',
    ],
  },
  takeout: {
    title: [
      'Para llevar',
      'Pide para llevar',
      'Comida para llevar',
      '{name} para llevar',
      'Tu comida, para llevar',
      'Pedidos para llevar',
    ],
    suggested: [
      'Llama al {phone}. Tu pedido está listo en unos ____ minutos.',
      'Pide en ____ y recoge en ____.',
      'Todo el menú se puede llevar, menos ____.',
    ],
  },
  brunch: {
    title: [
      'Brunch',
      'Ven al brunch',
      'Brunch con amigos',
      'Brunch en {name}',
      'La hora del brunch',
      'Brunch en familia',
    ],
    suggested: [
      'Lo servimos los ____ de ____ a ____. Empieza por ____.',
      'En el brunch, casi todos piden ____.',
      'También hay ____, que en la cena no servimos.',
    ],
  },
  lunch: {
    title: [
      'Al mediodía',
      'Almuerzo',
      'Almuerza con nosotros',
      'Almuerzo en {name}',
      'Ven al mediodía',
      'Tu pausa del mediodía',
    ],
    suggested: [
      'Al mediodía servimos ____ por ____, de ____ a ____.',
      '¿Tienes prisa? ____ sale rápido.',
      'El menú del mediodía es ____ por ____.',
    ],
  },
  specials: {
    title: [
      'Especiales',
      'Nuestros especiales',
      'Especiales en {name}',
      'Pregunta por los especiales',
      'Mira los especiales',
      'Prueba un especial',
    ],
    suggested: [
      'Los ____ hacemos ____, hasta que se acaba.',
      'Cada ____, ____ cuesta ____.',
      'Los especiales cambian ____. Pregúntanos o mira ____.',
    ],
  },
  gift_cards: {
    title: [
      'Tarjetas de regalo',
      'Regala una tarjeta',
      'Tarjetas de regalo de {name}',
      'Una tarjeta para quien ama comer',
      'Una tarjeta de regalo para alguien querido',
      'Tarjetas de regalo para toda ocasión',
    ],
    suggested: [
      'Hay tarjetas desde ____. Pídelas en ____ o cuando vengas.',
      'Sirven para ____ y se pueden usar hasta ____.',
      'Llama al ____ y te enviamos una por ____.',
    ],
  },
} as const satisfies Partial<CopyLibrary['sections']>;

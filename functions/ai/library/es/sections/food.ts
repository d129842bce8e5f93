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
      'El menú de catering cuesta desde ____ por persona.',
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
      'Brunch en {name}',
      'Nuestro brunch',
      'La hora del brunch',
      'Brunch con amigos',
      'Brunch en familia',
    ],
    suggested: [
      'Lo servimos los ____ de ____ a ____. Lo más pedido es ____.',
      'En el brunch, lo más pedido es ____.',
      'En el brunch también hay ____ y ____.',
    ],
  },
  lunch: {
    title: [
      'Al mediodía',
      'Almuerzo',
      'Almuerza con nosotros',
      'Almuerzo en {name}',
      'Nuestro almuerzo',
      'Tu pausa del mediodía',
    ],
    suggested: [
      'Al mediodía servimos ____ por ____, de ____ a ____.',
      'El menú del mediodía cambia ____ y cuesta ____.',
      'El menú del mediodía es ____ por ____.',
    ],
  },
  specials: {
    title: [
      'Especiales',
      'Nuestros especiales',
      'Especiales en {name}',
      'Especiales del día',
      'Especiales de la casa',
      'Los especiales',
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
      'Nuestras tarjetas de regalo',
      'Una tarjeta de regalo',
      'Tarjetas para regalar',
    ],
    suggested: [
      'Hay tarjetas desde ____. Pídelas en ____ o en el local.',
      'Sirven para ____ y se pueden usar hasta ____.',
      'Llama al ____ y te enviamos una por ____.',
    ],
  },
} as const satisfies Partial<CopyLibrary['sections']>;

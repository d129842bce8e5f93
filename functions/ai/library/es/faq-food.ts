import type { CopyLibrary } from '../copy-library.ts';

/** Questions about food, drinks, takeout, and delivery. */
export const FAQ_ON_FOOD = {
  allergies: {
    question: ['¿Qué hago si tengo una alergia?', '¿Y si tengo una alergia?'],
    suggested: [
      'Dínoslo antes de pedir y te decimos [qué puedes comer|qué platos evitar|qué opciones hay].',
      'Dínoslo al pedir: consultamos con la cocina.',
      'Dínoslo al llegar. En la cocina usamos ____, así que revisamos cada plato contigo.',
    ],
  },
  gluten_free: {
    question: ['¿Hay opciones sin gluten?', '¿Hay platos sin gluten?'],
    suggested: ['Sí, por ejemplo ____. Si tienes celiaquía, avísanos antes de pedir.'],
  },
  vegetarian: {
    question: ['¿Hay platos vegetarianos?', '¿Hay opciones vegetarianas?'],
    suggested: [
      'Sí, por ejemplo ____, ____ y ____.',
      'Sí. Lo más pedido sin carne es ____.',
      'Sí. Pregúntanos y [te decimos cuáles|te ayudamos a elegir|te recomendamos uno].',
    ],
  },
  vegan: {
    question: ['¿Hay platos veganos?', '¿Hay opciones veganas?'],
    suggested: ['Sí: ____. Otros se pueden pedir sin ____.'],
  },
  halal_kosher: {
    question: ['¿Hay comida halal o kosher?', '¿La carne es halal?'],
    suggested: ['Nuestra carne es ____, de ____. Pregúntanos por los demás ingredientes.'],
  },
  catering: {
    question: ['¿Hay servicio de catering?', '¿Se puede pedir comida para una fiesta?'],
    suggested: [
      'Sí. Dinos [el número de personas|la fecha|qué celebras] y te hacemos una propuesta.',
      'Sí, a partir de ____ personas y con ____ de anticipación. Llámanos y armamos el menú.',
    ],
  },
  takeout: {
    question: ['¿Puedo pedir para llevar?', '¿Hay comida para llevar?'],
    suggested: [
      'Sí. Llama al {phone} y pasa por tu pedido.',
      'Sí. Haz tu pedido [en el local|en persona|al llegar] y te lo llevas.',
      'Sí, todo el menú menos ____.',
    ],
  },
  delivery: {
    question: ['¿Hay servicio a domicilio?', '¿Se puede pedir a domicilio?'],
    suggested: ['Sí, por medio de ____.', 'Sí, hasta ____, con un pedido mínimo de ____.'],
  },
  online_ordering: {
    question: ['¿Puedo pedir por internet?', '¿Se puede pedir en línea?'],
    suggested: [
      'Sí, en {link}. Elige la hora y recoge tu pedido.',
      'Todavía no. Llámanos al {phone} y tomamos tu pedido.',
    ],
  },
  corkage: {
    question: ['¿Puedo llevar mi propio vino?', '¿Puedo traer una botella?'],
    suggested: [
      'Sí. El descorche cuesta ____ por botella.',
      'No, pero te ayudamos a elegir [un vino|una botella|una bebida].',
    ],
  },
  happy_hour: {
    question: ['¿Hay happy hour?', '¿Cuándo es el happy hour?'],
    suggested: ['Los ____ de ____ a ____: ____.'],
  },
  brunch: {
    question: ['¿Cuándo hay brunch?', '¿Qué días hay brunch?'],
    suggested: ['Los ____ de ____ a ____. Lo más pedido es ____.'],
  },
  lunch: {
    question: ['¿Se puede ir a comer al mediodía?', '¿Se sirve comida al mediodía?'],
    suggested: ['Sí, de ____ a ____.', 'Sí. El menú de mediodía es ____ por ____.'],
  },
  kitchen_hours: {
    question: ['¿Hasta qué hora se puede pedir comida?', '¿A qué hora cierra la cocina?'],
    suggested: ['Tomamos los últimos pedidos a las ____.'],
  },
  cake: {
    question: ['¿Puedo llevar mi propio pastel de cumpleaños?', '¿Puedo traer un pastel?'],
    suggested: ['Sí. Lo guardamos y ponemos los platos.', 'Sí, por ____. Avísanos ____ antes.'],
  },
  spice_level: {
    question: ['¿Pica mucho la comida?', '¿Qué tan picante es?'],
    suggested: [
      'Lo más picante es ____. Si prefieres algo suave, pide ____.',
      'Tú eliges cuánto. Dínoslo al pedir.',
    ],
  },
  drinks: {
    question: ['¿Qué hay para beber?', '¿Qué bebidas hay?'],
    suggested: ['Tenemos ____, ____ y, sin alcohol, ____.'],
  },
  first_visit: {
    question: ['Es mi primera vez, ¿qué pido?', '¿Por dónde empiezo si nunca he ido?'],
    suggested: [
      'Pregúntanos y [te ayudamos a elegir|te recomendamos algo|te contamos qué hay].',
      'Empieza por ____ y luego prueba ____.',
      'Lo más pedido es ____.',
    ],
  },
  sharing: {
    question: ['¿Qué se puede pedir para compartir?', 'Somos dos, ¿qué pedimos para compartir?'],
    suggested: [],
  },
  dessert: {
    question: ['¿Hay postre?', '¿Qué hay de postre?'],
    suggested: [],
  },
} as const satisfies Partial<CopyLibrary['faq']>;

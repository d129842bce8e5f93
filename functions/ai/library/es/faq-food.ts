import type { CopyLibrary } from '../copy-library.ts';

/** Questions about food, drinks, takeout, and delivery. */
export const FAQ_ON_FOOD = {
  allergies: {
    question: ['¿Qué hago si tengo una alergia?', '¿Y si tengo una alergia?'],
    suggested: [
      'Cuéntanos antes de pedir y te decimos [qué puedes comer|qué evitar|qué opciones tienes].',
      'Dinos cuál es [al llegar|antes de pedir|cuando pidas] y lo revisamos en la cocina.',
      'Avísanos al llegar. En la cocina usamos ____, así que lo revisamos contigo.',
    ],
  },
  gluten_free: {
    question: ['¿Hay opciones sin gluten?', '¿Tienen platos sin gluten?'],
    suggested: ['Sí, por ejemplo ____. Avísanos si tienes celiaquía y te orientamos.'],
  },
  vegetarian: {
    question: ['¿Qué puede comer una persona vegetariana?', '¿Hay platos vegetarianos?'],
    suggested: ['Bastante: ____, ____ y ____.', 'Lo más pedido sin carne es ____.'],
  },
  vegan: {
    question: ['¿Hay platos veganos?', '¿Tienen opciones veganas?'],
    suggested: ['Sí: ____. Otros se pueden pedir sin ____.'],
  },
  halal_kosher: {
    question: ['¿Tienen comida halal o kosher?', '¿La carne es halal?'],
    suggested: ['Nuestra carne es ____, de ____. Pregúntanos por los demás ingredientes.'],
  },
  catering: {
    question: ['¿Llevan comida a fiestas y oficinas?', '¿Hacen banquetes o charolas?'],
    suggested: [
      'Cuéntanos [cuántos son|la fecha|qué celebras] y te decimos qué podemos preparar.',
      'Sí, a partir de ____ personas y con ____ de anticipación. Llámanos y armamos el menú.',
    ],
  },
  takeout: {
    question: ['¿Puedo pedir para llevar?', '¿Hay comida para llevar?'],
    suggested: [
      'Sí. Llama al {phone} y pasa a recoger tu pedido.',
      'Sí. Pide aquí o llámanos, y [te lo llevas a casa|pasas por la bolsa|lo recoges].',
      'Todo el menú sale para llevar, menos ____.',
    ],
  },
  delivery: {
    question: ['¿Hacen entregas a domicilio?', '¿Entregan a domicilio?'],
    suggested: ['Sí, por medio de ____.', 'Llevamos pedidos hasta ____, con un mínimo de ____.'],
  },
  online_ordering: {
    question: ['¿Puedo pedir por internet?', '¿Se puede pedir en línea?'],
    suggested: [
      'Sí, en {link}. Elige la hora y pasa a recogerlo.',
      'Todavía no. Llámanos al {phone} y te atendemos.',
    ],
  },
  corkage: {
    question: ['¿Puedo llevar mi propio vino?', '¿Puedo traer una botella?'],
    suggested: [
      'Sí. El descorche cuesta ____ por botella.',
      'No, pero te ayudamos a elegir [algo rico|qué beber|una bebida].',
    ],
  },
  happy_hour: {
    question: ['¿Hay happy hour?', '¿Tienen happy hour?'],
    suggested: ['Sí, los ____ de ____ a ____: ____.'],
  },
  brunch: {
    question: ['¿Sirven brunch?', '¿Qué días hay brunch?'],
    suggested: ['Los ____ de ____ a ____. Lo más pedido es ____.'],
  },
  lunch: {
    question: ['¿Se puede ir a comer al mediodía?', '¿Sirven comida al mediodía?'],
    suggested: ['Sí, de ____ a ____. Si llevas prisa, dinos.', 'Hay menú de mediodía: ____ por ____.'],
  },
  kitchen_hours: {
    question: ['¿Hasta qué hora se puede pedir comida?', '¿A qué hora cierra la cocina?'],
    suggested: ['Los últimos pedidos salen a las ____.'],
  },
  cake: {
    question: ['¿Puedo llevar mi propio pastel de cumpleaños?', '¿Puedo traer un pastel?'],
    suggested: ['Sí. Lo guardamos y ponemos los platos.', 'Con gusto, por ____. Avísanos ____ antes.'],
  },
  spice_level: {
    question: ['¿Pica mucho la comida?', '¿Qué tan picante es?'],
    suggested: [
      'Lo más picante es ____. Si lo tuyo es suave, pide ____.',
      'Tú eliges cuánto. Dinos al pedir.',
    ],
  },
  drinks: {
    question: ['¿Qué hay para beber?', '¿Qué bebidas tienen?'],
    suggested: ['Tenemos ____, ____ y, sin alcohol, ____.', 'De todo un poco: ____, ____ y ____.'],
  },
  first_visit: {
    question: ['Es mi primera vez, ¿qué pido?', '¿Por dónde empiezo si nunca he ido?'],
    suggested: [
      'Lo que se te antoje. Si dudas, [pregúntanos|te ayudamos a elegir|pide para compartir].',
      'Empieza por ____. Si vienes con alguien, agrega ____.',
      'Nosotros pediríamos ____ y luego ____.',
    ],
  },
  sharing: {
    question: ['¿Qué se puede pedir para compartir?', 'Somos dos y no nos decidimos, ¿qué pedimos?'],
    suggested: [],
  },
  dessert: {
    question: ['¿Hay postre?', '¿Qué hay de postre?'],
    suggested: [],
  },
} as const satisfies Partial<CopyLibrary['faq']>;

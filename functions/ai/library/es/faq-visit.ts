import type { CopyLibrary } from '../copy-library.ts';

/** Questions about the visit, payment, and company. */
export const FAQ_ON_THE_VISIT = {
  reservations: {
    question: ['¿Puedo reservar mesa?', '¿Se puede reservar?', '¿Aceptan reservas?'],
    suggested: [
      'Sí. Reserva [por teléfono|con una llamada|llamando]: {phone}.',
      'Sí. Llámanos o aparta tu mesa [cuando pases|en persona|en tu próxima visita].',
      'Sí, aunque no es necesario. Ven cuando [tengas hambre|quieras|se te antoje].',
      'Sí, para grupos de ____ o más. Con menos, solo llega.',
      'Sí, y los ____ conviene llamar antes.',
    ],
  },
  walk_ins: {
    question: ['¿Puedo llegar sin reserva?', '¿Se puede llegar sin avisar?'],
    suggested: [
      'Claro. Si hay espera, te decimos cuánto.',
      'Sí. Si hay lugar, es tuyo.',
      'Siempre guardamos ____ mesas para quien llega sin avisar.',
    ],
  },
  parking: {
    question: ['¿Dónde puedo estacionarme?', '¿Hay estacionamiento cerca?', '¿Dónde dejo el auto?'],
    suggested: [
      'Se puede estacionar en la calle, [aquí cerca|a la vuelta|a unos pasos].',
      'En la calle suele haber lugar. Date [unos minutos|un rato|tiempo] para encontrarlo.',
      'Lo más cómodo: dejar el auto en ____.',
      'Suele haber lugar en la calle ____.',
    ],
  },
  transit: {
    question: ['¿Cómo llego en transporte público?', '¿Se llega bien sin auto?'],
    suggested: [
      'La parada más cercana es ____, a ____ minutos a pie.',
      'Con la línea ____ hasta ____. De ahí se camina poco.',
    ],
  },
  kids: {
    question: ['¿Puedo ir con niños?', '¿Es buen lugar para ir con niños?'],
    suggested: [
      'Por supuesto. Dinos qué les gusta y [te ayudamos a elegir|vemos qué pedir|te damos ideas].',
      'Claro que sí. Si quieren algo [sencillo|suave|pequeño], pídelo con confianza.',
      'Por supuesto. Hay porciones pequeñas de ____.',
      'Sí, y les gusta sobre todo ____.',
    ],
  },
  high_chairs: {
    question: ['¿Hay sillas para bebés?', '¿Tienen sillas altas?'],
    suggested: [
      'Sí. Avísanos [al llegar|cuando llegues|antes] y te acercamos una.',
      'Sí, tenemos ____. Dinos y te apartamos una.',
    ],
  },
  dogs: {
    question: ['¿Puede venir mi perro?', '¿Aceptan perros?'],
    suggested: [
      'En las mesas de afuera, [encantados|claro que sí|por supuesto]. Le ponemos agua.',
      'Adentro no puede entrar, pero en ____ sí.',
    ],
  },
  groups: {
    question: ['Somos muchos, ¿cabemos?', '¿Reciben grupos grandes?'],
    suggested: [
      'Sí. Llámanos antes y [juntamos mesas|les hacemos lugar|lo preparamos].',
      'Con gusto. Dinos cuántos son y [cuándo vienen|a qué hora llegan|qué festejan], y nos organizamos.',
      'Juntamos mesas para grupos de hasta ____. Avísanos con ____ de anticipación.',
      'Sí. A partir de ____ personas conviene avisar.',
    ],
  },
  private_events: {
    question: ['¿Se puede reservar el lugar para un evento?', '¿Hacen eventos privados?'],
    suggested: [
      'Cuéntanos [la fecha|qué celebras|tu idea] y te decimos qué podemos hacer.',
      'Sí, para grupos de ____ a ____ personas. Cuéntanos [la fecha|qué celebras|tu idea] y armamos una propuesta.',
    ],
  },
  birthdays: {
    question: ['¿Puedo celebrar mi cumpleaños con ustedes?', '¿Podemos celebrar un cumpleaños?'],
    suggested: [
      'Nos encantaría. Dinos [cuándo es|quién cumple|la fecha] y te ayudamos a organizarlo.',
      'Nos encantaría. Dinos cuándo y te preparamos ____.',
    ],
  },
  outdoor_seating: {
    question: ['¿Hay mesas al aire libre?', '¿Se puede comer afuera?'],
    suggested: [
      'Sí, mientras el clima [lo permita|coopere|se porte bien].',
      'Sí, tenemos ____ mesas afuera mientras el clima lo permita.',
    ],
  },
  wheelchair: {
    question: ['¿Se puede entrar en silla de ruedas?', '¿El lugar es accesible?'],
    suggested: [
      'Sí. La entrada no tiene escalones.',
      'Llámanos antes de venir y [te contamos cómo es la entrada|te ayudamos|te recibimos en la puerta].',
      'Hay ____ en la entrada. Llámanos y te ayudamos.',
    ],
  },
  payment: {
    question: ['¿Cómo puedo pagar?', '¿Qué formas de pago aceptan?'],
    suggested: ['Tarjeta, efectivo y pago con el teléfono.', 'Tarjeta y efectivo.', 'Efectivo y ____.'],
  },
  gift_cards: {
    question: ['¿Venden tarjetas de regalo?', '¿Puedo regalar una comida?'],
    suggested: [
      'Sí. Pide una tarjeta [cuando vengas|en tu visita|al pagar] y te la llevas.',
      'Sí, desde ____. Pídela cuando vengas o en ____.',
    ],
  },
  dress_code: {
    question: ['¿Hay que ir de etiqueta?', '¿Hay código de vestimenta?'],
    suggested: [
      'Para nada. Ven con [lo que traigas puesto|ropa cómoda|lo que más te guste].',
      'Pedimos ____. Lo demás lo eliges tú.',
    ],
  },
  live_music: {
    question: ['¿Hay música en vivo?', '¿Tocan en vivo?'],
    suggested: ['Sí, los ____ a partir de las ____.', 'A veces. Esta semana toca ____ el ____.'],
  },
  wifi: {
    question: ['¿Hay wifi para clientes?', '¿Tienen wifi?'],
    suggested: ['Sí. Pídenos la contraseña y es tuya.', 'No, pero hay buena señal de teléfono.'],
  },
  split_bill: {
    question: ['¿Podemos dividir la cuenta?', '¿Se puede pagar por separado?'],
    suggested: [
      'Claro. Dinos cómo y hacemos las cuentas.',
      'Sí. Avísanos [al pedir|antes de pagar|cuando pidan la cuenta].',
      'Sí, se puede dividir hasta en ____ tarjetas.',
    ],
  },
} as const satisfies Partial<CopyLibrary['faq']>;

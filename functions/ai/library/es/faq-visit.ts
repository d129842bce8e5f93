import type { CopyLibrary } from '../copy-library.ts';

/** Questions about the visit, payment, and company. */
export const FAQ_ON_THE_VISIT = {
  reservations: {
    question: ['¿Puedo reservar mesa?', '¿Se puede reservar?', '¿Se aceptan reservas?'],
    suggested: [
      'Sí. Reserva [por teléfono|con una llamada|llamando]: {phone}.',
      'Sí, por teléfono o en persona.',
      'Sí, y también puedes venir sin reserva.',
      'Sí, para grupos de ____ o más.',
      'Sí, y los ____ conviene llamar antes.',
    ],
  },
  walk_ins: {
    question: ['¿Puedo llegar sin reserva?', '¿Se puede llegar sin avisar?'],
    suggested: [
      'Sí. Si hay espera, te decimos cuánto.',
      'Sí, según las mesas que haya libres.',
      'Sí. Guardamos ____ mesas para quienes llegan sin reserva.',
    ],
  },
  parking: {
    question: ['¿Dónde puedo estacionarme?', '¿Hay estacionamiento cerca?', '¿Dónde dejo el auto?'],
    suggested: [
      'En la calle, [cerca de la entrada|a la vuelta|a unos pasos].',
      'Se puede estacionar en las calles cercanas.',
      'Lo más cómodo es estacionar en ____.',
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
      'Sí, los niños son bienvenidos.',
      'Sí. Dinos qué les gusta y [te ayudamos a elegir|te recomendamos algo|te damos ideas].',
      'Sí. Hay porciones pequeñas de ____.',
      'Sí, y les gusta sobre todo ____.',
    ],
  },
  high_chairs: {
    question: ['¿Hay sillas para bebés?', '¿Hay sillas altas?'],
    suggested: [
      'Sí. Pídenos una [al llegar|cuando llegues|al reservar].',
      'Sí, tenemos ____. Pídenos una al reservar.',
    ],
  },
  dogs: {
    question: ['¿Puede venir mi perro?', '¿Se puede ir con perro?'],
    suggested: ['Sí, en las mesas de afuera.', 'Adentro no, pero en ____ sí.'],
  },
  groups: {
    question: ['¿Hay lugar para grupos grandes?', '¿Se puede ir en grupo?'],
    suggested: [
      'Sí. Llámanos antes y [juntamos mesas|preparamos las mesas|guardamos lugar].',
      'Sí. Dinos cuántas personas [y qué día|y a qué hora|y la fecha], y lo preparamos.',
      'Juntamos mesas para grupos de hasta ____. Avísanos con ____ de anticipación.',
      'Sí. A partir de ____ personas conviene avisar.',
    ],
  },
  private_events: {
    question: ['¿Se puede reservar el lugar para un evento?', '¿Se pueden hacer eventos privados?'],
    suggested: [
      'Sí. Cuéntanos [la fecha|qué celebras|tu idea] y te hacemos una propuesta.',
      'Sí, para grupos de ____ a ____ personas. Te hacemos una propuesta.',
    ],
  },
  birthdays: {
    question: ['¿Puedo celebrar mi cumpleaños aquí?', '¿Podemos celebrar un cumpleaños?'],
    suggested: ['Sí. Dinos la fecha y lo preparamos.', 'Sí. Dinos la fecha y preparamos ____.'],
  },
  outdoor_seating: {
    question: ['¿Hay mesas al aire libre?', '¿Se puede comer afuera?'],
    suggested: ['Sí, cuando hace buen tiempo.', 'Sí, tenemos ____ mesas afuera cuando hace buen tiempo.'],
  },
  wheelchair: {
    question: ['¿Se puede entrar en silla de ruedas?', '¿El lugar es accesible?'],
    suggested: [
      'Sí. La entrada no tiene escalones.',
      'Sí. Si necesitas ayuda, llámanos.',
      'Hay ____ en la entrada. Llámanos y te ayudamos.',
    ],
  },
  payment: {
    question: ['¿Cómo puedo pagar?', '¿Qué formas de pago hay?'],
    suggested: ['Tarjeta, efectivo y pago con el teléfono.', 'Tarjeta y efectivo.', 'Efectivo y ____.'],
  },
  gift_cards: {
    question: ['¿Hay tarjetas de regalo?', '¿Puedo regalar una comida?'],
    suggested: [
      'Sí. Pide una tarjeta [en el local|cuando vengas|al pagar].',
      'Sí, desde ____, en el local o en ____.',
    ],
  },
  dress_code: {
    question: ['¿Hay que ir de etiqueta?', '¿Hay código de vestimenta?'],
    suggested: ['No. Ven con [lo que más te guste|ropa cómoda|la ropa que quieras].', 'Pedimos ____.'],
  },
  live_music: {
    question: ['¿Hay música en vivo?', '¿Cuándo hay música en vivo?'],
    suggested: ['Los ____ a partir de las ____.', 'A veces. Lo próximo es ____, el ____.'],
  },
  wifi: {
    question: ['¿Hay wifi?', '¿Hay wifi para clientes?'],
    suggested: ['Sí. Pídenos la contraseña.', 'No, pero hay buena señal de teléfono.'],
  },
  split_bill: {
    question: ['¿Podemos dividir la cuenta?', '¿Se puede pagar por separado?'],
    suggested: [
      'Sí. Dinos cómo y dividimos la cuenta.',
      'Sí. Avísanos [al pedir|antes de pagar|al pedir la cuenta].',
      'Sí, se puede dividir hasta en ____ tarjetas.',
    ],
  },
} as const satisfies Partial<CopyLibrary['faq']>;

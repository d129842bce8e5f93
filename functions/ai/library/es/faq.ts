import type { CopyLibrary } from '../copy-library.ts';

/** Questions as guests ask them; the answers are for the owner to confirm or complete. */
export const FAQ: CopyLibrary['faq'] = {
  reservations: {
    question: ['¿Puedo reservar mesa?'],
    suggested: [
      'Sí. Reserva [por teléfono|con una llamada|llamando]: {phone}.',
      'Sí, para grupos de ____ o más. Con menos, solo llega.',
    ],
  },
  walk_ins: {
    question: ['¿Puedo llegar sin reserva?'],
    suggested: [
      'Claro. Si hay espera, te decimos cuánto.',
      'Siempre guardamos ____ mesas para quien llega sin avisar.',
    ],
  },
  parking: {
    question: ['¿Dónde puedo dejar el coche?'],
    suggested: ['Lo más cómodo es dejarlo en ____.', 'Suele haber lugar en la calle ____.'],
  },
  transit: {
    question: ['¿Cómo llego en transporte público?'],
    suggested: ['La parada más cercana es ____, a ____ minutos a pie.'],
  },
  allergies: {
    question: ['¿Qué hago si tengo una alergia?'],
    suggested: [
      'Cuéntanos antes de pedir y te decimos [qué puedes comer|qué evitar|qué opciones tienes].',
      'Avísanos al llegar. En la cocina usamos ____, así que lo revisamos contigo.',
    ],
  },
  gluten_free: {
    question: ['¿Hay opciones sin gluten?'],
    suggested: ['Sí, por ejemplo ____. Avísanos si tienes celiaquía y te orientamos.'],
  },
  vegetarian: {
    question: ['¿Qué puede comer una persona vegetariana?'],
    suggested: ['Bastante: ____, ____ y ____.', 'Los platos vegetarianos del menú llevan ____.'],
  },
  vegan: {
    question: ['¿Hay platos veganos?'],
    suggested: ['Sí: ____. Otros se pueden pedir sin ____.'],
  },
  halal_kosher: {
    question: ['¿Tienen comida halal o kosher?'],
    suggested: ['Nuestra carne es ____, de ____. Pregúntanos por los demás ingredientes.'],
  },
  kids: {
    question: ['¿Puedo ir con niños?'],
    suggested: ['Por supuesto. Hay porciones pequeñas de ____.', 'Sí, y les gusta sobre todo ____.'],
  },
  high_chairs: {
    question: ['¿Hay sillas para bebés?'],
    suggested: ['Sí, tenemos ____. Avísanos y te apartamos una.'],
  },
  dogs: {
    question: ['¿Puede venir mi perro?'],
    suggested: [
      'En las mesas de afuera, [encantados|claro que sí|por supuesto]. Le ponemos agua.',
      'Adentro no puede entrar, pero en ____ sí.',
    ],
  },
  groups: {
    question: ['Somos muchos, ¿cabemos?'],
    suggested: ['Juntamos mesas para grupos de hasta ____. Avísanos con ____ de anticipación.'],
  },
  private_events: {
    question: ['¿Se puede reservar el lugar para un evento?'],
    suggested: [
      'Sí, para grupos de ____ a ____ personas. Cuéntanos [la fecha|qué celebras|tu idea] y armamos una propuesta.',
    ],
  },
  birthdays: {
    question: ['¿Puedo celebrar mi cumpleaños con ustedes?'],
    suggested: ['Nos encantaría. Dinos cuándo y te preparamos ____.'],
  },
  catering: {
    question: ['¿Llevan comida a fiestas y oficinas?'],
    suggested: ['Sí, a partir de ____ personas y con ____ de anticipación. Llámanos y armamos el menú.'],
  },
  takeout: {
    question: ['¿Puedo pedir para llevar?'],
    suggested: [
      'Sí. Llama al {phone} y pasa a recoger tu pedido.',
      'Todo el menú sale para llevar, menos ____.',
    ],
  },
  delivery: {
    question: ['¿Hacen entregas a domicilio?'],
    suggested: ['Sí, por medio de ____.', 'Llevamos pedidos hasta ____, con un mínimo de ____.'],
  },
  online_ordering: {
    question: ['¿Puedo pedir por internet?'],
    suggested: [
      'Sí, en {link}. Elige la hora y pasa a recogerlo.',
      'Todavía no. Llámanos al {phone} y te atendemos.',
    ],
  },
  outdoor_seating: {
    question: ['¿Hay mesas al aire libre?'],
    suggested: ['Sí, tenemos ____ mesas afuera mientras el clima lo permita.'],
  },
  wheelchair: {
    question: ['¿Se puede entrar en silla de ruedas?'],
    suggested: ['Sí. La entrada no tiene escalones.', 'Hay ____ en la entrada. Llámanos y te ayudamos.'],
  },
  payment: {
    question: ['¿Cómo puedo pagar?'],
    suggested: ['Con tarjeta, efectivo o con tu teléfono.', 'Aceptamos efectivo y ____.'],
  },
  gift_cards: {
    question: ['¿Venden tarjetas de regalo?'],
    suggested: ['Sí, desde ____. Pídela cuando vengas o en ____.'],
  },
  dress_code: {
    question: ['¿Hay que ir de etiqueta?'],
    suggested: [
      'Para nada. Ven con [lo que traigas puesto|ropa cómoda|lo que más te guste].',
      'Pedimos ____. Lo demás lo eliges tú.',
    ],
  },
  corkage: {
    question: ['¿Puedo llevar mi propio vino?'],
    suggested: [
      'Sí. El descorche cuesta ____ por botella.',
      'No, pero te ayudamos a elegir [uno|una botella|algo rico].',
    ],
  },
  happy_hour: {
    question: ['¿Hay happy hour?'],
    suggested: ['Sí, los ____ de ____ a ____: ____.'],
  },
  brunch: {
    question: ['¿Sirven brunch?'],
    suggested: ['Los ____ de ____ a ____. Lo más pedido es ____.'],
  },
  lunch: {
    question: ['¿Se puede ir a comer al mediodía?'],
    suggested: ['Sí, de ____ a ____. Si llevas prisa, dinos.', 'Hay menú de mediodía: ____ por ____.'],
  },
  kitchen_hours: {
    question: ['¿Hasta qué hora se puede pedir comida?'],
    suggested: ['Los últimos pedidos salen a las ____.'],
  },
  live_music: {
    question: ['¿Hay música en vivo?'],
    suggested: ['Sí, los ____ a partir de las ____.'],
  },
  wifi: {
    question: ['¿Hay wifi para clientes?'],
    suggested: ['Sí. Pídenos la contraseña y es tuya.', 'No, pero hay buena señal de teléfono.'],
  },
  cake: {
    question: ['¿Puedo llevar mi propio pastel de cumpleaños?'],
    suggested: ['Sí. Lo guardamos y ponemos los platos.', 'Con gusto, por ____. Avísanos ____ antes.'],
  },
  split_bill: {
    question: ['¿Podemos dividir la cuenta?'],
    suggested: ['Claro. Dinos cómo y hacemos las cuentas.', 'Sí, hasta entre ____ tarjetas.'],
  },
  spice_level: {
    question: ['¿Pica mucho la comida?'],
    suggested: [
      'Lo más picante es ____. Si lo tuyo es suave, pide ____.',
      'Tú eliges cuánto. Dinos al pedir.',
    ],
  },
  drinks: {
    question: ['¿Qué hay para beber?'],
    suggested: ['Tenemos ____, ____ y, sin alcohol, ____.'],
  },
  first_visit: {
    question: ['Es mi primera vez, ¿qué pido?'],
    suggested: [
      'Empieza por ____. Si vienes con alguien, agrega ____.',
      'Nosotros pediríamos ____ y luego ____.',
    ],
  },
};

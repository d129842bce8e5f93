import type { CopyLibrary } from '../copy-library.ts';

/** Questions on coming, paying, and who may come along. */
export const FAQ_ON_THE_VISIT = {
  reservations: {
    question: ['¿Puedo reservar mesa?', '¿Se puede reservar?', '¿Aceptan reservas?'],
    suggested: [
      'Sí. Reserva [por teléfono|con una llamada|llamando]: {phone}.',
      'Sí. Llámanos o aparta tu mesa [cuando pases|en persona|en tu próxima visita].',
      'Se puede, pero sin obligación. Ven cuando [tengas hambre|quieras|se te antoje].',
      'Sí, para grupos de ____ o más. Con menos, solo llega.',
      'Sí, y los ____ conviene llamar antes.',
    ],
    known: ['{fact} Lo demás, [el hambre|la compañía|el antojo], lo pones tú.'],
  },
  walk_ins: {
    question: ['¿Puedo llegar sin reserva?', '¿Se puede llegar sin avisar?'],
    suggested: [
      'Claro. Si hay espera, te decimos cuánto.',
      'Sí. Si hay lugar, es tuyo.',
      'Siempre guardamos ____ mesas para quien llega sin avisar.',
    ],
    known: ['{fact} Si andas cerca, [asómate|pasa a ver|ven a preguntar].'],
  },
  parking: {
    question: ['¿Dónde puedo estacionarme?', '¿Hay estacionamiento cerca?', '¿Dónde dejo el auto?'],
    suggested: [
      'Se puede estacionar en la calle, [aquí cerca|a la vuelta|a unos pasos].',
      'En la calle suele haber lugar. Date [unos minutos|un rato|tiempo] para encontrarlo.',
      'Lo más cómodo: dejar el auto en ____.',
      'Suele haber lugar en la calle ____.',
    ],
    known: ['{fact} Quien maneja [elige primero|escoge la música|se queda el último bocado].'],
  },
  transit: {
    question: ['¿Cómo llego en transporte público?', '¿Se llega bien sin auto?'],
    suggested: [
      'La parada más cercana es ____, a ____ minutos a pie.',
      'Con la línea ____ hasta ____. De ahí se camina poco.',
    ],
    known: ['{fact} Vengas como vengas, [llega con hambre|trae compañía|ven sin prisa].'],
  },
  kids: {
    question: ['¿Puedo ir con niños?', '¿Es buen lugar para ir con niños?'],
    suggested: [
      'Por supuesto. Dinos qué les gusta y [te ayudamos a elegir|vemos qué pedir|te damos ideas].',
      'Claro que sí. Si quieren algo [sencillo|suave|pequeño], pídelo con confianza.',
      'Por supuesto. Hay porciones pequeñas de ____.',
      'Sí, y les gusta sobre todo ____.',
    ],
    known: ['{fact} Tráelos con [hambre|preguntas|ganas de probar].'],
  },
  high_chairs: {
    question: ['¿Hay sillas para bebés?', '¿Tienen sillas altas?'],
    suggested: [
      'Sí. Avísanos [al llegar|cuando llegues|antes] y te acercamos una.',
      'Sí, tenemos ____. Dinos y te apartamos una.',
    ],
    known: ['{fact} Avísanos [al llegar|antes de sentarte|cuando llegues] y te ayudamos.'],
  },
  dogs: {
    question: ['¿Puede venir mi perro?', '¿Aceptan perros?'],
    suggested: [
      'En las mesas de afuera, [encantados|claro que sí|por supuesto]. Le ponemos agua.',
      'Adentro no puede entrar, pero en ____ sí.',
    ],
    known: ['{fact} Tu perro [ya lo sabe|agradece la pregunta|mueve la cola].'],
  },
  groups: {
    question: ['Somos muchos, ¿cabemos?', '¿Reciben grupos grandes?'],
    suggested: [
      'Sí. Llámanos antes y [juntamos mesas|les hacemos lugar|lo preparamos].',
      'Con gusto. Dinos cuántos son y [cuándo vienen|a qué hora llegan|qué festejan], y nos organizamos.',
      'Juntamos mesas para grupos de hasta ____. Avísanos con ____ de anticipación.',
      'Sí. A partir de ____ personas conviene avisar.',
    ],
    known: ['{fact} Sean cuantos sean, [avísanos antes|cuéntanos|llámanos] y lo hablamos.'],
  },
  private_events: {
    question: ['¿Se puede reservar el lugar para un evento?', '¿Hacen eventos privados?'],
    suggested: [
      'Cuéntanos [la fecha|qué celebras|tu idea] y te decimos qué podemos hacer.',
      'Sí, para grupos de ____ a ____ personas. Cuéntanos [la fecha|qué celebras|tu idea] y armamos una propuesta.',
    ],
    known: ['{fact} Si tienes [algo en mente|una idea|una fecha], cuéntanos y te contestamos claro.'],
  },
  birthdays: {
    question: ['¿Puedo celebrar mi cumpleaños con ustedes?', '¿Podemos celebrar un cumpleaños?'],
    suggested: [
      'Nos encantaría. Dinos [cuándo es|quién cumple|la fecha] y guardamos el secreto.',
      'Nos encantaría. Dinos cuándo y te preparamos ____.',
    ],
    known: ['{fact} Y desde ahora, [felicidades|muchas felicidades|feliz cumpleaños].'],
  },
  outdoor_seating: {
    question: ['¿Hay mesas al aire libre?', '¿Se puede comer afuera?'],
    suggested: [
      'Sí, mientras el clima [lo permita|coopere|se porte bien].',
      'Sí, tenemos ____ mesas afuera mientras el clima lo permita.',
    ],
    known: ['{fact} Los lentes de sol [corren por tu cuenta|son cosa tuya|los traes tú].'],
  },
  wheelchair: {
    question: ['¿Se puede entrar en silla de ruedas?', '¿El lugar es accesible?'],
    suggested: [
      'Sí. La entrada no tiene escalones.',
      'Llámanos antes de venir y [te contamos cómo es la entrada|te ayudamos|te recibimos en la puerta].',
      'Hay ____ en la entrada. Llámanos y te ayudamos.',
    ],
    known: ['{fact} Si necesitas [ayuda|más espacio|otra cosa], dinos y lo vemos.'],
  },
  payment: {
    question: ['¿Cómo puedo pagar?', '¿Qué formas de pago aceptan?'],
    suggested: ['Tarjeta, efectivo y pago con el teléfono.', 'Tarjeta y efectivo.', 'Efectivo y ____.'],
    known: ['{fact} Quién invita [lo deciden ustedes|es otro tema|se discute entre ustedes].'],
  },
  gift_cards: {
    question: ['¿Venden tarjetas de regalo?', '¿Puedo regalar una comida?'],
    suggested: [
      'Sí. Pide una tarjeta [cuando vengas|en tu visita|al pagar] y te la llevas.',
      'Sí, desde ____. Pídela cuando vengas o en ____.',
    ],
    known: ['{fact} Con suerte, [te invitan|te toca acompañar|compartirán].'],
  },
  dress_code: {
    question: ['¿Hay que ir de etiqueta?', '¿Hay código de vestimenta?'],
    suggested: [
      'Para nada. Ven con [lo que traigas puesto|ropa cómoda|lo que más te guste].',
      'Pedimos ____. Lo demás lo eliges tú.',
    ],
    known: ['{fact} Lo demás [lo eliges tú|es cosa de tu clóset|queda a tu gusto].'],
  },
  live_music: {
    question: ['¿Hay música en vivo?', '¿Tocan en vivo?'],
    suggested: ['Sí, los ____ a partir de las ____.', 'A veces. Esta semana toca ____ el ____.'],
    known: ['{fact} Ven [antes|con hambre|con quien baile] y agarra buen lugar.'],
  },
  wifi: {
    question: ['¿Hay wifi para clientes?', '¿Tienen wifi?'],
    suggested: ['Sí. Pídenos la contraseña y es tuya.', 'No, pero hay buena señal de teléfono.'],
    known: ['{fact} Aunque con [buena compañía|el plato enfrente|hambre] ni lo vas a usar.'],
  },
  split_bill: {
    question: ['¿Podemos dividir la cuenta?', '¿Se puede pagar por separado?'],
    suggested: [
      'Claro. Dinos cómo y hacemos las cuentas.',
      'Sí. Avísanos [al pedir|antes de pagar|cuando pidan la cuenta].',
      'Sí, hasta entre ____ tarjetas.',
    ],
    known: ['{fact} Así nadie [saca la calculadora|discute|hace cuentas en la servilleta].'],
  },
} as const satisfies Partial<CopyLibrary['faq']>;

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
    written: [
      'Disfruta a tus invitados y [déjanos la comida|deja que cocinemos|olvídate de la cocina].',
      'Para [comidas de oficina|bodas|graduaciones] y cualquier otra reunión.',
      'Dinos [la fecha|la ocasión|cuántas personas son] y te ayudamos con lo demás.',
      'Una buena comida mejora [una reunión de trabajo|una fiesta|un aniversario].',
      'Da de comer bien a todos sin [cocinar|pasar el día en la cocina|estrés].',
      'Tú recibes a la gente y nosotros [cocinamos|ponemos la comida|nos ocupamos del menú].',
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
    written: [
      'Quédate en casa y [deja que llegue la comida|come con calma|no cocines].',
      'Hay días para [quedarse en casa|el sofá|comer en calma].',
      'Pide tus favoritos y [come en casa|pon la mesa|quédate en pijama].',
      'Una buena comida en casa, sin [cocinar|salir|hacer compras].',
      '¿Día ocupado? [Pide algo rico|Deja que te lo llevemos|Pide y descansa].',
      'Pedir a domicilio va bien con [una película|un día de lluvia|un día ocupado].',
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
    written: [
      'Recoge tu pedido y disfrútalo [en casa|en el parque|donde quieras].',
      'Buena comida para [días ocupados|ver una película|un picnic] y para una tarde tranquila en casa.',
      'Pide algo de camino y [no cocines|come en casa|come a gusto].',
      'Lleva a casa tus favoritos y [descansa|compártelos|disfruta sin prisa].',
      '¿Sin tiempo para cocinar? [Pide para llevar|Pasa por algo rico|Cocinamos nosotros].',
      'Cada quien recibe su favorito y [nadie cocina|nadie enciende la estufa|la comida está lista].',
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
    written: [
      'Duerme un poco más y ven por [algo dulce|algo salado|un café y algo rico].',
      'El brunch es buena manera de [ver a los amigos|consentir a la familia|empezar con calma].',
      'Trae a [los amigos|la familia|tus invitados] y tómate tu tiempo.',
      'Pide algo dulce, [algo salado|un poco de todo|lo que se te antoje] y comparte.',
      'Una mañana lenta, buen café y [una charla larga|algo rico|tiempo para conversar].',
      'Alarga la mañana con [otra taza|un bocado más|una buena charla].',
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
    written: [
      'Haz una pausa de verdad y [come bien|come algo rico|aléjate del escritorio].',
      'Comer bien al mediodía hace la tarde [más fácil|más corta|más amable].',
      'Trae a [un compañero|una amiga|tu jefa] y disfruta la pausa.',
      'Pasó media jornada. [Es hora de comer|Date un gusto|Come algo rico].',
      'Sal un rato, come y [vuelve con ánimo|tómate tu tiempo|respira].',
      'Ponte al día con [un amigo|un cliente|tu hermana] mientras comen.',
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
    written: [
      'Una buena razón para [venir|probar algo nuevo|invitar a un amigo].',
      'Esta vez prueba algo [nuevo|distinto|un poco especial].',
      'Trae a un amigo y [compartan|pruébenlo|disfruten].',
      'Tu pedido de siempre puede [esperar|quedar para la próxima|esperar un día].',
      'Un especial alegra [un día cualquiera|la semana|un martes].',
      'Planea una comida y [ven con hambre|trae a la familia|disfruta].',
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
    written: [
      'Regala [una buena comida|un día sin cocinar|una salida a comer].',
      'Un regalo fácil para [cumpleaños|fiestas|maestros] y para quien disfruta comer.',
      'Da [las gracias|una sorpresa|la enhorabuena] con una buena comida.',
      'A todos les gusta [comer bien|descansar de la cocina|recibir una invitación].',
      'Una tarjeta es fácil de [dar|elegir|regalar] y da gusto recibirla.',
      'Invita a [un amigo|una vecina|tus padres] a comer algo rico.',
    ],
    suggested: [
      'Hay tarjetas desde ____. Pídelas en ____ o cuando vengas.',
      'Sirven para ____ y se pueden usar hasta ____.',
      'Llama al ____ y te enviamos una por ____.',
    ],
  },
} as const satisfies Partial<CopyLibrary['sections']>;

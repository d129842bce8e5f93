import type { CopyLibrary } from '../../copy-library.ts';

/** Posts about company and celebrations. */
export const POSTS_COMPANY: Pick<
  CopyLibrary['posts'],
  'date_night' | 'family' | 'friends' | 'solo' | 'game_day' | 'birthday' | 'payday' | 'graduation'
> = {
  date_night: [
    {
      text: 'Salgan solos, [sin teléfonos|sin prisa|sin hablar del trabajo]: una cita, {food} y tiempo para conversar. Nos vemos en {name}. La [serie|ropa|lista del súper] puede esperar.',
      photo: 'dos manos casi tocándose',
      tags: ['cita', 'amor', 'pareja'],
    },
    {
      text: '¿Primera cita? Elige [un plan sencillo|algo para compartir|un plato rico] y sé tú. En {name} nos ocupamos de la comida. La [charla|segunda cita|sonrisa] queda en tus manos.',
      photo: 'dos vasos y dos menús',
      tags: ['primeracita', 'cita', 'saliracomer'],
    },
    {
      text: '¿Cuándo fue la última vez que [salieron solos|hablaron con calma|se arreglaron para salir]? Elijan un día, vengan a {name} y compartan {food}.',
      photo: 'una pareja mirando un menú',
      tags: ['cita', 'pareja', 'planes'],
    },
    {
      text: 'El amor también es [guardarle el último bocado|pedir lo que le gusta|compartir el postre]. Etiqueta a tu cita, [elige un día|pon una hora|haz el plan] y vengan a {name}.',
      photo: 'el último bocado, ofrecido a alguien',
      tags: ['amor', 'cita', 'compartir'],
    },
  ],
  family: [
    {
      text: 'En la familia, cada quien quiere [algo distinto|otra cosa|su favorito]. En {name} cada uno [elige lo suyo|pide lo suyo|encuentra algo], nadie cocina y [todos comen juntos|hay tiempo para hablar|nadie lava platos].',
      photo: 'manos pequeñas sobre un menú grande',
      tags: ['familia', 'ninos', 'saliracomer'],
    },
    {
      text: 'Junta a [los abuelos|los primos|los tíos] sin tener que cocinar. Elige un día, [llama a todos|escribe en el grupo|avisa con tiempo] y nos vemos en {name}.',
      photo: 'varias generaciones compartiendo un plato',
      tags: ['familia', 'reunion', 'comidafamiliar'],
    },
    {
      text: 'Para quien siempre cocina en casa: hoy [descansa|deja el delantal|no cocines]. Los demás, [busquen los zapatos|todos al coche|a ayudar]. Los esperamos en {name}.',
      photo: 'un delantal colgado en la cocina',
      tags: ['familia', 'nococines', 'descanso'],
    },
    {
      text: 'Una comida es buen momento para [hablar de|preguntar por|saber de] [la escuela|los amigos|el recreo]. Trae a los niños a {name}, pidan {food} y [escuchen|rían|cuéntenlo todo].',
      photo: 'un niño contando una historia',
      tags: ['familia', 'ninos', 'charla'],
    },
  ],
  friends: [
    {
      text: 'El grupo lleva [semanas|meses|mucho tiempo] diciendo “hay que vernos”. Di {name}, [una hora|un día|una fecha], y quien conteste primero [elige qué pedir|elige la hora|pide primero].',
      photo: 'amigos abrazándose en la puerta',
      tags: ['amigos', 'hayquevernos', 'planes'],
    },
    {
      text: 'Hay amigos con los que se habla [de todo|por horas|sin parar]. Invita a uno, pidan {food} en {name} y [pónganse al día|ríanse un rato|coman con calma].',
      photo: 'dos amigos riendo frente a un plato',
      tags: ['amigos', 'charla', 'risas'],
    },
    {
      text: 'Etiqueta a quien dice “[no tengo hambre|solo pruebo|pide tú]” y [come de tu plato|pide postre|termina primero]. La próxima vez, [trae a esa persona|que pida lo suyo|pidan doble] en {name}.',
      photo: 'una mano que toma un bocado ajeno',
      tags: ['amigos', 'risas', 'etiqueta'],
    },
    {
      text: 'Los mensajes [ayudan|alegran|están bien], pero comer juntos [es otra cosa|es distinto|da más gusto]. Elige a [un viejo amigo|una amiga de la escuela|alguien que se mudó], propón {food} y nos vemos en {name}.',
      photo: 'amigos alrededor de varios platos',
      tags: ['amigos', 'reencuentro', 'saliracomer'],
    },
  ],
  solo: [
    {
      text: 'Comer a solas [también es un gusto|es un descanso|es un buen plan]: pides [lo que quieres|sin consultar|a tu ritmo] y nadie te apura. Trae [un libro|música|buen apetito] y ven a {name}.',
      photo: 'un libro abierto junto a un plato',
      tags: ['asolas', 'pausa', 'tiempoparati'],
    },
    {
      text: 'Después de hablar [todo el día|con todos|sin parar], regálate un rato tranquilo. En {name} hay {food}, y puedes [leer|escuchar música|no decir nada].',
      photo: 'un plato, una ventana, nadie más',
      tags: ['asolas', 'tranquilidad', 'antojo'],
    },
    {
      text: 'Apunta en tu agenda una cita contigo: [media hora|un capítulo|un rato de calma] y {food}. Ven a {name}, pon el teléfono [lejos|en silencio|boca abajo] y disfruta.',
      photo: 'una agenda con una cita marcada',
      tags: ['asolas', 'pausa', 'tiempoparati'],
    },
  ],
  game_day: [
    {
      text: 'El partido [da hambre|se ve con amigos|pone nervios]. Ven a {name} [antes|después|con tu camiseta], trae a [los amigos|la familia|quien más grita] y pidan {food}.',
      photo: 'una bufanda de equipo y un plato',
      tags: ['partido', 'diadejuego', 'amigos'],
    },
    {
      text: 'Si gana tu equipo, se celebra con {food}. Si pierde, [también|ayuda|consuela]. Nos vemos en {name} con [los de siempre|los rivales|tu camiseta].',
      photo: 'camisetas y un plato al centro',
      tags: ['partido', 'aficion', 'hambre'],
    },
    {
      text: 'Los niños jugaron y [ganaron|corrieron mucho|se divirtieron]. Después hay hambre. Trae a [todo el equipo|la familia|los amigos] a {name} y que elijan.',
      photo: 'zapatos de fútbol junto a la puerta',
      tags: ['partido', 'familia', 'hambre'],
    },
  ],
  birthday: [
    {
      text: 'En tu cumpleaños [no se cocina|mandas tú|nadie lava platos]. Ven a {name} con [la familia|tus amigos|quien más quieres], pide [lo que se te antoje|tu favorito|un poco de todo] y pide un deseo.',
      photo: 'velas sobre un postre',
      tags: ['cumpleanos', 'celebrar', 'nococines'],
    },
    {
      text: '¿Tu cumpleaños cae en [lunes|un día de trabajo|mal día]? Celebra otro día. En {name}, con {food} y [tus amigos|los tuyos|quien quieras], se disfruta igual.',
      photo: 'un globo atado a una silla',
      tags: ['cumpleanos', 'amigos', 'fiesta'],
    },
    {
      text: 'Alguien que conoces cumple años [pronto|esta semana|este mes]. Regálale una comida con los suyos: [elige el día|avisa a todos|guarda el secreto] y nos vemos en {name}.',
      photo: 'un moño de regalo en un plato',
      tags: ['cumpleanos', 'regalo', 'amigos'],
    },
  ],
  payday: [
    {
      text: 'Llegó el día de pago, y trabajaste [mucho|toda la quincena|duro]. Date un gusto: {food} en {name}, con [un amigo|la familia|quien quieras].',
      photo: 'una cartera y un plato servido',
      tags: ['quincena', 'antojo', 'telomereces'],
    },
    {
      text: 'Día de pago: primero [las cuentas|la renta|lo importante], luego {food}. Ven a {name} y [celebra un poco|invita a alguien|come a gusto].',
      photo: 'monedas y una servilleta',
      tags: ['quincena', 'celebrar', 'amigos'],
    },
    {
      text: '¿Un gusto [con el sueldo|de quincena|de día de pago]? Algo que se [comparte|disfruta|recuerda]: {food} en {name}, con [quien también cobró|la familia|un buen amigo].',
      photo: 'dos tenedores y un plato al centro',
      tags: ['quincena', 'saliracomer', 'amigos'],
    },
  ],
  graduation: [
    {
      text: 'Después de tantos [exámenes|años|desvelos], llegó el diploma. Celebren en {name}: que quien se gradúa [elija primero|pida su favorito|descanse] y la familia [brinde|tome fotos|aplauda].',
      photo: 'un birrete junto a un plato',
      tags: ['graduacion', 'orgullo', 'celebrar'],
    },
    {
      text: 'Fotos, [abrazos|aplausos|lágrimas] y mucha hambre: [es una graduación|hay diploma|se graduó alguien]. Trae a [la familia|los amigos|todos] a {name} por {food} y [cuenten historias|celebren|coman sin prisa].',
      photo: 'una toga colgada y platos alrededor',
      tags: ['graduacion', 'familia', 'orgullo'],
    },
    {
      text: 'Un diploma es de quien estudió y [de quien ayudó|de su familia|de sus amigos]. Celebren juntos en {name}, con {food} y [la familia|los amigos|muchas fotos].',
      photo: 'un diploma y varias servilletas',
      tags: ['graduacion', 'familia', 'celebrar'],
    },
  ],
};

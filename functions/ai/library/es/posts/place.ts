import type { CopyLibrary } from '../../copy-library.ts';

/** Posts on the place and the people in it, its offers, and its hours. */
export const POSTS_PLACE: Pick<
  CopyLibrary['posts'],
  'behind_the_scenes' | 'offer' | 'happy_hour' | 'hours_tonight' | 'town' | 'team' | 'first_visit' | 'takeout'
> = {
  behind_the_scenes: [
    {
      text: 'Antes de que llegues, en la cocina [hay mucho movimiento|huele rico|trabajamos para ti]. Una foto muestra [solo una parte|un poco|la mitad]. Ven a {name} y prueba el resto.',
      photo: 'vapor sobre el fuego, solo las manos',
      tags: ['detrasdecamara', 'cocina', 'hambre'],
    },
    {
      text: 'Antes de servir, en {name} probamos ____. Hoy [nos gustó mucho|quedó como queríamos|alguien repitió]. Ven y [dinos qué piensas|prueba|cuéntanos].',
      photo: 'una cuchara de madera sobre la olla',
      tags: ['detrasdecamara', 'cocina', 'probar'],
      isSuggested: true,
    },
    {
      text: 'Tú ves el plato. Nosotros vemos [las ollas|las prisas|al equipo] que hay detrás. Cuando vengas a {name}, saluda a la cocina: [se alegran|lo agradecen|les gusta].',
      photo: 'platos alineados a punto de salir',
      tags: ['detrasdecamara', 'cocina', 'equipo'],
    },
  ],
  offer: [
    {
      text: '¿Conoces a alguien que [ame comer|necesite un descanso|odie cocinar]? Mándale esto: {offer} en {name}. Elijan un día y [vengan con hambre|coman juntos|disfruten].',
      photo: 'un teléfono con la oferta, comida detrás',
      tags: ['promo', 'amigos', 'saliracomer'],
    },
    {
      text: '[De todos modos|Tarde o temprano|Todos los días] hay que comer. Una buena razón: {offer} en {name}. El código es {code}. [Trae a alguien|Ven con hambre|Avisa a tu familia] y disfruta.',
      photo: 'una entrega de comida con una sonrisa',
      tags: ['promo', 'hambre', 'codigo'],
    },
    {
      text: 'Guarda esto para el día en que [no quieras cocinar|haya visita|todos tengan hambre]: {offer} en {name}. Manda la publicación a [un amigo|tu familia|tu grupo] y pongan fecha.',
      photo: 'un refrigerador casi vacío',
      tags: ['promo', 'guardaesto', 'nococines'],
    },
    {
      text: 'No hace falta [un cumpleaños|una fiesta|un motivo] para salir a comer: hay {offer} en {name}. Trae a [un amigo|la familia|quien quieras] y [disfruta|celebra igual|come a gusto].',
      photo: 'amigos con sus platos, sonriendo',
      tags: ['promo', 'porquesi', 'saliracomer'],
    },
    {
      text: '¿Quieres {offer}? Di {code} cuando pidas en {name}. [Guarda esta publicación|Haz una captura|Apunta el código] y ven con [hambre|un amigo|tu familia].',
      photo: 'el código en letras grandes',
      tags: ['promo', 'codigo', 'guardaesto'],
    },
    {
      text: '¿A quién traerías a {name} por {offer}? Etiqueta a esa persona, [elijan un día|pongan fecha|hagan el plan] y vengan con hambre.',
      photo: 'dos personas mirando un teléfono',
      tags: ['promo', 'amigos', 'etiqueta'],
    },
  ],
  happy_hour: [
    {
      text: 'Happy hour en {name}: {hours}. Cierra la [computadora|oficina|agenda], trae a [un compañero|una amiga|todo el equipo] y [brinden|descansen|pónganse al día].',
      photo: 'manos alzando vasos, luz de tarde',
      tags: ['happyhour', 'despuesdeltrabajo', 'amigos'],
    },
    {
      text: '¿[Mucho tiempo|Semanas|Toda la semana] sin ver [a tus amigos|al grupo|a tu equipo]? Happy hour en {name}: {hours}. [Llama|Escribe en el grupo|Elige a uno], pide algo de beber y [ríe un rato|cuenta todo|descansa].',
      photo: 'amigos riendo con sus bebidas',
      tags: ['happyhour', 'amigos', 'charla'],
    },
    {
      text: 'Un buen final para [un día largo|una semana ocupada|la jornada]: happy hour en {name}, {hours}. ¿Quién viene? Etiqueta [a tus compañeros|a un amigo|al más divertido] y nos vemos.',
      photo: 'una computadora cerrada junto a un vaso',
      tags: ['happyhour', 'despuesdeltrabajo', 'planes'],
    },
  ],
  hours_tonight: [
    {
      text: '¿Qué comemos hoy? Ven a {name}: {hours}. Trae a [quien preguntó|la familia|un amigo] y [no cocines|come a gusto|disfruta].',
      photo: 'la puerta y alguien entrando',
      tags: ['hoy', 'quecomer', 'antojo'],
    },
    {
      text: 'Antes de [abrir el refrigerador|encender la estufa|descongelar algo]: hoy te esperamos en {name}, {hours}. Trae [hambre|a un amigo|a tu familia] y deja que cocinemos nosotros.',
      photo: 'una mano que cierra el refrigerador',
      tags: ['hoy', 'nococines', 'hambre'],
    },
    {
      text: '¿Sin planes para hoy? {name}: {hours}. [Avisa a tu grupo|Invita a alguien|Elige una hora], ven por {food} y [come con calma|disfruta|no laves platos].',
      photo: 'tu horario tal como lo ven los clientes',
      tags: ['hoy', 'planes', 'saliracomer'],
    },
  ],
  town: [
    {
      text: 'Cuando alguien pregunte dónde comer en {town}, di {name}. Y si puedes, [ven también|acompaña|trae a esa persona]: comer juntos es [más divertido|más rico|un buen plan].',
      photo: 'la fachada y la calle',
      tags: ['dondecomer', 'tuciudad', 'saliracomer'],
    },
    {
      text: '¿Visita en {town}? Muéstrales [tu calle favorita|el parque|lo bonito] y, cuando [tengan hambre|se cansen|pregunten por comida], tráelos a {name}. Comer bien es parte del paseo.',
      photo: 'amigos con maletas frente al local',
      tags: ['visitas', 'paseo', 'saliracomer'],
    },
    {
      text: '¿Acabas de llegar a {town}? Qué gusto. Ven a {name}, [saluda|preséntate|cuéntanos de ti] y pide [lo que suene rico|un poco de todo|lo que quieras].',
      photo: 'la puerta de entrada, vista desde la calle',
      tags: ['tuciudad', 'nuevosvecinos', 'quecomer'],
    },
    {
      text: '¿Muchas vueltas hoy en {town}? [El banco|El súper|La farmacia], [la escuela|el correo|el taller] y al final {name}. Deja lo rico para el final y [la lista se hace corta|el día mejora|todo es más fácil].',
      photo: 'una bolsa de compras junto a un plato',
      tags: ['mandados', 'tuciudad', 'antojo'],
    },
    {
      text: '¿Con quién comes en {town} cuando [hay buenas noticias|no quieres cocinar|tienes mucha hambre]? Etiqueta a esa persona y [pongan fecha|elijan un día|hagan planes]. Nos vemos en {name}.',
      photo: 'una calle de {town} a la hora de comer',
      tags: ['amigos', 'tuciudad', 'planes'],
    },
  ],
  team: [
    {
      text: 'Detrás de tu pedido en {name} hay [un equipo|mucha gente|un buen grupo] que trabaja con gusto. Cuando vengas, [saluda|pregunta un nombre|di qué te gustó]. Un gracias [alegra el día|se agradece|se recuerda].',
      photo: 'el equipo riendo, platos en mano',
      tags: ['equipo', 'gracias', 'gentebuena'],
    },
    {
      text: '¿No te decides? Pregunta a quien [te atiende|toma tu pedido|lleva el delantal] qué pediría. En {name} todos tienen [un favorito|una respuesta|una idea], y con gusto te ayudan.',
      photo: 'alguien del equipo señalando el menú',
      tags: ['equipo', 'quepedir', 'preguntanos'],
    },
    {
      text: 'Conoce a ____, del equipo de {name}. Cuando vengas, [saluda|di hola|pregunta cómo está] y pide ____: es [su favorito|lo que recomienda|lo que más le gusta].',
      photo: 'un retrato con el delantal puesto',
      tags: ['equipo', 'conocenos', 'gentebuena'],
      isSuggested: true,
    },
  ],
  first_visit: [
    {
      text: '¿Nunca has venido a {name}? Ven con [hambre|curiosidad|un amigo], pide lo que [suene rico|se te antoje|te llame] y cuéntanos [qué te gustó|qué repetirías|qué te pareció].',
      photo: 'la puerta de entrada, vista desde fuera',
      tags: ['primeravez', 'saliracomer', 'quecomer'],
    },
    {
      text: 'Para tu primera visita a {name}: ven con hambre, [mira el menú con calma|pregunta sin pena|trae a alguien] y pide [dos cosas|algo para compartir|lo que más se te antoje]. Lo demás es disfrutar.',
      photo: 'un menú y unas llaves',
      tags: ['primeravez', 'quepedir', 'menu'],
    },
    {
      text: 'Si es tu primera vez en {name}, [dinos|saluda|pregunta] y te ayudamos a elegir. ¿Ya viniste? [Trae a alguien nuevo|Cuéntanos tu favorito|Prueba algo distinto]. ¿Cuándo vienes?',
      photo: 'una mano empujando la puerta',
      tags: ['primeravez', 'preguntanos', 'saliracomer'],
    },
  ],
  takeout: [
    {
      text: 'Tu sofá, [tu serie|tu música|tu película] y algo rico de {name}. Pide, recoge tu bolsa y [come en pijama|sube los pies|descansa]. Nadie tiene que cocinar.',
      photo: 'una bolsa de comida junto al sofá',
      tags: ['parallevar', 'sofa', 'nococines'],
    },
    {
      text: 'Llega a casa con [comida rica|una bolsa llena|la comida lista]. Pide en {name}, [recoge de camino|pasa por tu bolsa|trae a alguien que te ayude] y todos [comen contentos|comen caliente|te lo agradecen].',
      photo: 'una bolsa cruzando la puerta de casa',
      tags: ['parallevar', 'familia', 'nococines'],
    },
    {
      text: '¿Día de [lluvia|mucho trabajo|película]? Pide para llevar en {name}, [apaga el teléfono|pon la mesa|busca una manta] y come donde más te guste.',
      photo: 'una caja abierta sobre una manta',
      tags: ['parallevar', 'encasa', 'antojo'],
    },
  ],
};

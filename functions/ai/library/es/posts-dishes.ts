import type { CopyLibrary } from '../copy-library.ts';

/** Posts on dishes, offers, and the place: `{dish}` may be one or many, eaten or drunk. */
export const POSTS_DISHES: Pick<
  CopyLibrary['posts'],
  | 'dish'
  | 'two_dishes'
  | 'question'
  | 'behind_the_scenes'
  | 'offer'
  | 'happy_hour'
  | 'hours_tonight'
  | 'town'
  | 'team'
  | 'first_visit'
  | 'takeout'
> = {
  dish: [
    {
      text: 'Ibas a ver [un mensaje|el clima|la hora] y ahora solo piensas en {dish}. [Así empieza|Nos pasa a todos|No pidas perdón]. Guarda el teléfono, [busca las llaves|avisa a alguien|ponte los zapatos] y ven.',
      photo: '{dish} junto a un teléfono boca abajo',
      tags: ['antojo', 'hambre', 'quecomer'],
    },
    {
      text: 'Receta para un día [largo|torcido|gris]: llegar a {name}, pedir {dish}, [respirar|callarse un momento|no contestar llamadas]. Rinde para una persona. Si viene otra, [que pida lo suyo|se negocia|duplica la receta].',
      photo: '{dish} a medio comer, luz de ventana',
      tags: ['receta', 'antojo', 'saliracomer'],
    },
    {
      text: 'Siempre hay quien dice “pide tú” y [mira lo tuyo|estira la mano|suspira]. Con {dish} eso [se complica|termina mal|está cantado]. Etiqueta a esa persona y [ponle reglas|avísale|pide doble].',
      photo: 'una mano ajena acercándose a {dish}',
      tags: ['pideeltuyo', 'amigos', 'antojo'],
    },
    {
      text: 'Hoy hiciste [la llamada pendiente|el trámite|lo que no querías hacer]. Nadie va a [aplaudir|darte una medalla|enterarse], pero con {dish} se celebra de manera [decente|rica|bastante justa]. Te esperamos.',
      photo: '{dish} y un bolígrafo, papeles a un lado',
      tags: ['telomereces', 'antojo', 'saliracomer'],
    },
  ],
  two_dishes: [
    {
      text: 'Dilema del día: {dish} o {dish2}. Puedes [echarlo a la suerte|preguntar en casa|hacer una encuesta], o traer a alguien y [pedir ambas cosas|repartir|cambiar a la mitad]. Nosotros votamos por [no elegir|compartir|repetir].',
      photo: '{dish} y {dish2}, lado a lado',
      tags: ['dilema', 'quecomer', 'antojo'],
    },
    {
      text: 'Equipo {dish} o equipo {dish2}: [escríbelo abajo|defiende lo tuyo|no hay neutrales]. Quien pierda [invita|prueba lo del otro|pide disculpas], y quien gane [presume poco|elige postre|se calla y come].',
      photo: 'dos platos frente a frente',
      tags: ['debate', 'amigos', 'quecomer'],
    },
    {
      text: 'Plan con hambre: alguien pide {dish}, alguien pide {dish2}, y a la mitad [hay trueque|empieza la negociación|nadie suelta lo suyo]. ¿A quién [traes|retas|invitas]?',
      photo: '{dish} y {dish2} con dos tenedores',
      tags: ['plandedos', 'compartir', 'saliracomer'],
    },
  ],
  question: [
    {
      text: 'Pregunta seria: cuando llega la comida, ¿[foto|silencio|limón] primero o ya tienes la boca llena? [Contesta con honestidad|Te estamos leyendo|Tus amigos ya lo saben]. Luego ven a demostrarlo.',
      photo: 'un plato recién servido y un teléfono en duda',
      tags: ['pregunta', 'foodie', 'comentarios'],
    },
    {
      text: '¿Eres de los que leen el menú [entero|desde casa|tres veces] o de los que piden [lo de siempre|señalando|lo de la mesa de al lado]? Etiqueta a tu [opuesto|cómplice|peor indeciso] y tráelo.',
      photo: 'un menú abierto y un dedo señalando',
      tags: ['pregunta', 'quepides', 'amigos'],
    },
    {
      text: 'Solo puedes invitar a una persona a comer [esta semana|mañana|en todo el mes]. ¿A quién y por qué? [Escríbelo abajo|Etiquétala|Tu perro no cuenta]. Luego [ponle fecha|tráela|hazlo de verdad].',
      photo: 'dos sillas y un plato al centro',
      tags: ['pregunta', 'invitacion', 'buenacompania'],
    },
  ],
  behind_the_scenes: [
    {
      text: 'Antes de que llegues ya [suena la cocina|huele a algo|hay ollas hablando]. Lo que pasa ahí [no cabe en una foto|se oye mejor de cerca|tiene su propia música], pero el resultado sí cabe [en tu plato|en tu tarde|en dos bocados].',
      photo: 'vapor sobre el fuego, solo las manos',
      tags: ['detrasdecamara', 'cocina', 'hambre'],
      isSuggested: true,
    },
    {
      text: 'En la cocina hay una cuchara [que nadie presta|con historia|para probar todo], y hoy [trabajó bastante|no descansó|se ganó el sueldo]. El veredicto es tuyo: [ven y opina|trae hambre|pide otra cucharada].',
      photo: 'una cuchara de madera sobre la olla',
      tags: ['detrasdecamara', 'cocina', 'probar'],
      isSuggested: true,
    },
    {
      text: 'Lo que ves [es un plato|dura un segundo|llega tranquilo]. Lo que no ves: [el ruido|las prisas|el “ya sale”] de hace un momento. [Salud a quienes cocinan|Un aplauso a la cocina|Ven y saluda].',
      photo: 'platos alineados a punto de salir',
      tags: ['detrasdecamara', 'yasale', 'cocina'],
      isSuggested: true,
    },
  ],
  offer: [
    {
      text: 'Mándale esto a quien siempre dice [“a ver cuándo”|“yo te aviso”|“esta semana sí”]: {offer} en {name}. Solo hay que decir {code} al pedir. Si no [contesta|se decide|aparece], ve tú y [disfruta|cuéntale|mándale foto].',
      photo: 'un teléfono con el mensaje, comida detrás',
      tags: ['promo', 'amigos', 'saliracomer'],
    },
    {
      text: 'Ibas a tener hambre [de todos modos|tarde o temprano|a media tarde]. Pues mira: {offer}. La palabra es {code}, y se dice al pedir, [sin pena|bajito o a gritos|con una sonrisa].',
      photo: 'una mano escribiendo en una servilleta',
      tags: ['promo', 'hambre', 'codigo'],
    },
    {
      text: 'Guarda esta publicación para el día que [no quieras cocinar|se te acabe la despensa|te caiga visita]: {offer} en {name}, con la palabra {code}. Tu yo del futuro [te va a querer|tendrá hambre|no lo va a creer].',
      photo: 'un refrigerador casi vacío y su luz',
      tags: ['promo', 'guardaesto', 'nococines'],
    },
  ],
  happy_hour: [
    {
      text: 'Entre [la última reunión|el tráfico|los pendientes] y tu casa hay happy hour: {hours}. Trae a quien [te debe una|siempre dice que no|necesita reírse] y deja que el [reloj|tráfico|jefe] espere.',
      photo: 'manos alzando bebidas, luz de tarde',
      tags: ['happyhour', 'despuesdeltrabajo', 'amigos'],
    },
    {
      text: 'Cierra la [pantalla|oficina|agenda]. Happy hour en {name}: {hours}. Primero [un suspiro|el chisme|una silla], luego [algo para picar|la risa|lo que quieras], y del correo [ni hablar|ni noticias|no sabemos nada].',
      photo: 'una laptop cerrada bajo un abrigo',
      tags: ['happyhour', 'fueradelaoficina', 'pausa'],
    },
  ],
  hours_tonight: [
    {
      text: '¿Qué comemos hoy? Si la respuesta fue [un silencio|“lo que haya”|un suspiro], va otra: {name}, hoy, {hours}. Trae [hambre|a quien preguntó|tus antojos] y no [abras esa lata|enciendas el fuego|lo pienses más].',
      photo: 'la puerta abierta y alguien entrando',
      tags: ['hoy', 'quecomer', 'antojo'],
    },
    {
      text: 'Hoy: {hours}. Suficiente para [una comida tranquila|un antojo y otro más|llegar sin correr]. Avísale a [tu grupo|tu pareja|tu vecino] y que alguien [traiga el tema|ponga el chiste|llegue puntual, por una vez].',
      photo: 'una mesa puesta y luz cálida',
      tags: ['hoy', 'planes', 'saliracomer'],
    },
  ],
  town: [
    {
      text: '¿Con quién comes en {town} cuando [todo sale mal|hay buenas noticias|no quieres cocinar]? Etiqueta a esa persona y [ponle fecha|elige el antojo|dile que traiga hambre]. Nos vemos en {name}, [a tu hora|sin excusas|con calma].',
      photo: 'una calle de {town} a la hora de comer',
      tags: ['buenagente', 'amigos', 'saliracomer'],
    },
    {
      text: 'En {town} todos tienen [una ruta favorita|un atajo secreto|su banca en el parque]. Ten también un lugar para cuando [aprieta el hambre|se cancela la cena|nadie quiere cocinar]. Ven a {name} y [haz la prueba|decide tú|cuéntanos].',
      photo: 'la fachada con gente pasando',
      tags: ['tuciudad', 'quecomer', 'paseo'],
    },
    {
      text: 'Hoy tienes visita en {town} y [llegó|viene|se acerca] la pregunta: “¿adónde vamos a comer?” Contesta {name}, [como si nada|con voz de experto|antes que tu cuñado], y [acepta los aplausos|deja que pidan|disfruta].',
      photo: 'amigos con maletas entrando',
      tags: ['visitas', 'quehacer', 'saliracomer'],
    },
  ],
  team: [
    {
      text: 'Detrás de tu pedido hay gente que [canta|se ríe|se entiende con la mirada] entre [platos|ollas|prisas]. Cuando vengas, [saluda|pregunta un nombre|diles qué te gustó]. Dura un segundo y [alegra el turno|se agradece|se comenta].',
      photo: 'el equipo riendo, platos en mano',
      tags: ['equipo', 'gracias', 'gentebuena'],
      isSuggested: true,
    },
    {
      text: 'Si dudas al pedir, pregunta a quien [te atiende|lleva el delantal|toma tu orden] qué comería [hoy|con mucha hambre|en su descanso]. La respuesta suele venir con [una sonrisa|opinión|los ojos brillantes]. Haz la prueba.',
      photo: 'un delantal y una sonrisa',
      tags: ['equipo', 'quepedir', 'gentebuena'],
      isSuggested: true,
    },
  ],
  first_visit: [
    {
      text: '¿Nunca has venido a {name}? [Qué envidia|Mejor|Perfecto]: la primera vez es [única|un lujo|para presumir]. Ven con [hambre|curiosidad|alguien de confianza], pide lo que te [guiñe el ojo|llame|suene bien] y cuéntanos qué [repetirías|presumirías|te sorprendió].',
      photo: 'la puerta abierta, vista desde fuera',
      tags: ['primeravez', 'descubre', 'saliracomer'],
    },
    {
      text: 'Manual de tu primera visita: [llega con hambre|trae compañía|no desayunes fuerte], [lee el menú una vez|mira lo que pasa cerca|pregunta sin pena] y pide [lo que señalaste|lo que ibas a dejar|dos cosas]. La segunda visita [se organiza sola|ya es costumbre|trae testigos].',
      photo: 'un menú y unas llaves sobre la mesa',
      tags: ['primeravez', 'manual', 'quepedir'],
    },
  ],
  takeout: [
    {
      text: 'Tu sofá, tu [serie|pijama|música] y algo rico de {name}. Lo único que hay que lavar es [un tenedor|la conciencia|tu vaso]. Pide, pasa por la bolsa y [quítate los zapatos|dale play|desconéctate].',
      photo: 'una bolsa de comida junto al sofá',
      tags: ['parallevar', 'sofa', 'nococines'],
    },
    {
      text: 'El héroe de la casa llega con [la bolsa|comida|las manos llenas] y dice [“a comer”|“ya está”|“huele esto”]. Hoy [te toca|puedes ser tú|la capa es tuya]. Pide en {name} y [entra despacio|espera el aplauso|no expliques nada].',
      photo: 'una bolsa cruzando la puerta de casa',
      tags: ['parallevar', 'heroe', 'cena'],
    },
  ],
};

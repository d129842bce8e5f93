import type { CopyLibrary } from '../../copy-library.ts';

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
      text: 'Receta para un día [largo|torcido|gris]: llegar a {name}, pedir {dish}, [respirar|callarte un momento|no contestar llamadas]. Rinde para una persona. Si viene otra, [que pida lo suyo|se negocia|duplica la receta].',
      photo: '{dish} a medio comer, luz de ventana',
      tags: ['receta', 'antojo', 'saliracomer'],
    },
    {
      text: 'Siempre hay quien dice “pide tú” y [mira lo tuyo|estira la mano|suspira]. Con {dish} eso [se complica|termina mal|está cantado]. Etiqueta a esa persona y [ponle reglas|avísale|pide doble].',
      photo: 'una mano ajena acercándose a {dish}',
      tags: ['pideeltuyo', 'amigos', 'antojo'],
    },
    {
      text: 'Hoy hiciste [la llamada pendiente|el trámite|lo que no querías hacer]. Nadie va a [aplaudir|darte una medalla|enterarse], pero con {dish} se celebra de manera [decente|rica|muy digna]. Te esperamos.',
      photo: '{dish} y un bolígrafo, papeles a un lado',
      tags: ['telomereces', 'antojo', 'saliracomer'],
    },
    {
      text: 'El despertador, [el tráfico|la reunión|la lavadora], el correo, y al final {dish}. Los días se aguantan mejor cuando [sabes cómo acaban|hay recompensa|algo rico espera]. Ven a {name} y [cierra bien el tuyo|tacha lo demás|come con calma].',
      photo: '{dish} y unas llaves sobre la mesa',
      tags: ['findeldia', 'antojo', 'saliracomer'],
    },
    {
      text: 'Alguien en este momento está pidiendo {dish} y tú estás [leyendo esto|en una llamada|mirando el refrigerador]. No es [justo|envidia|para siempre]: tiene arreglo. Busca [compañía|los zapatos|las llaves] y ven.',
      photo: '{dish} llegando a la mesa',
      tags: ['antojo', 'hambre', 'yavoy'],
    },
    {
      text: 'Tres formas de mejorar [la tarde|el día|un lunes]: que cancelen [la reunión|el ensayo|la visita al dentista], una siesta o {dish}. La tercera [depende de ti|no falla|está en tus manos]. Te esperamos en {name}.',
      photo: '{dish}, vista desde arriba',
      tags: ['planes', 'antojo', 'buenhumor'],
    },
    {
      text: 'Confiésalo: abriste esta foto por {dish}. [No te juzgamos|Te entendemos|Bienvenido al club]. Ahora tienes dos opciones, [cerrar los ojos|seguir deslizando|comer cereal] o venir. Ya sabemos [cuál gana|qué dice tu estómago|qué vas a elegir].',
      photo: '{dish} muy de cerca',
      tags: ['antojo', 'hambre', 'foodie'],
    },
    {
      text: 'Mándale una foto de {dish} a alguien y no escribas [nada|ni hola|explicaciones]. Si contesta [“¿dónde?”|“voy”|con un corazón], ya tienes [con quién venir|cita|compañía]. Si no contesta, más para ti.',
      photo: '{dish} en la pantalla de un teléfono',
      tags: ['experimento', 'amigos', 'antojo'],
    },
    {
      text: 'Lista de pendientes: [llamar al banco|regar las plantas|doblar la ropa], contestar correos, {dish}. Como nadie te revisa [el orden|la lista|la tarde], empieza [por el final|por lo rico|de abajo arriba]. Lo demás [puede esperar|se hace mejor con el estómago lleno|es para mañana].',
      photo: 'una lista escrita a mano junto a {dish}',
      tags: ['pendientes', 'antojo', 'pausa'],
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
    {
      text: 'Primero {dish}, luego {dish2}. O [al revés|juntos|uno y uno]: el orden [es tuyo|no altera el gusto|no lo revisa nadie]. Lo único prohibido es [quedarte con antojo|mirar y no probar|venir sin hambre].',
      photo: '{dish} y {dish2} en la misma mesa',
      tags: ['orden', 'antojo', 'quecomer'],
    },
  ],
  question: [
    {
      text: 'Pregunta seria: cuando llega la comida, ¿primero la [foto|salsa|servilleta], o ya tienes la boca llena? [Contesta con honestidad|Te estamos leyendo|Tus amigos ya lo saben]. Luego ven a demostrarlo.',
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
    {
      text: 'Si tu semana fuera un plato, ¿sería [entrada ligera|plato fuerte|postre doble] o algo que se quemó? [Cuéntalo abajo|No mientas|Una palabra basta]. Si salió [amarga|sosa|chamuscada], ven y [la endulzamos|le cambiamos el sabor|comemos].',
      photo: 'un menú en blanco y un lápiz',
      tags: ['pregunta', 'semana', 'comentarios'],
    },
    {
      text: 'Confesionario: ¿quién de tu grupo [nunca comparte|pide lo más raro|se acaba todo]? Etiqueta [con cuidado|sin piedad|y corre]. La defensa se escucha en {name}, [con la boca llena|entre bocados|plato en mano].',
      photo: 'una mano escondiendo un plato',
      tags: ['pregunta', 'amigos', 'confesion'],
    },
    {
      text: 'El último bocado al centro: ¿es de [quien paga|el más joven|quien lo pida primero], o se queda ahí [por educación|en vigilancia|hasta que alguien no mire]? Cuéntanos las [reglas|leyes|costumbres] de tu casa.',
      photo: 'un solo bocado y varias manos quietas',
      tags: ['pregunta', 'elultimobocado', 'reglasdecasa'],
    },
    {
      text: '¿Dulce o salado, si tuvieras que elegir [para siempre|una sola vez|frente a testigos]? Escribe tu [bando|veredicto|razón] abajo. Quien no se decida [pide los dos|lava los platos|paga la cuenta].',
      photo: 'algo dulce junto a algo salado',
      tags: ['pregunta', 'dulceosalado', 'debate'],
    },
  ],
  behind_the_scenes: [
    {
      text: 'Antes de que llegues ya [suena la cocina|huele a algo|hay ollas hablando]. Lo que pasa ahí [no cabe en una foto|se oye mejor de cerca|tiene su propia música], pero el resultado sí cabe [en tu plato|en tu tarde|en dos bocados].',
      photo: 'vapor sobre el fuego, solo las manos',
      tags: ['detrasdecamara', 'cocina', 'hambre'],
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
    },
  ],
  offer: [
    {
      text: 'Mándale esto a quien siempre dice [“a ver cuándo”|“yo te aviso”|“esta semana sí”]: {offer} en {name}. Solo hay que decir {code} al pedir. Si no [contesta|se decide|aparece], ve tú y [disfruta|cuéntale|mándale foto].',
      photo: 'un teléfono con el mensaje, comida detrás',
      tags: ['promo', 'amigos', 'saliracomer'],
    },
    {
      text: 'Ibas a tener hambre [de todos modos|tarde o temprano|a media tarde]. Pues mira: {offer}. La palabra es {code}, y se dice al pedir, [sin rodeos|bajito o a gritos|con una sonrisa].',
      photo: 'una mano escribiendo en una servilleta',
      tags: ['promo', 'hambre', 'codigo'],
    },
    {
      text: 'Guarda esta publicación para el día que [no quieras cocinar|se te acabe la despensa|te caiga visita]: {offer} en {name}, con la palabra {code}. Tu yo del futuro [te va a querer|tendrá hambre|no lo va a creer].',
      photo: 'un refrigerador casi vacío y su luz',
      tags: ['promo', 'guardaesto', 'nococines'],
    },
    {
      text: 'Hoy el antojo y el bolsillo [se pusieron de acuerdo|hacen las paces|votan igual]: {offer} en {name}. [Aprovecha|Avísale a tu gente|Ven con hambre] antes de que [cambien de idea|se arrepientan|vuelvan a discutir].',
      photo: 'una mano en el bolsillo y una sonrisa',
      tags: ['promo', 'antojo', 'saliracomer'],
    },
    {
      text: 'Léelo en voz alta: {offer}. [Suena bien|Otra vez|Así se oye un buen plan], ¿verdad? Ven a {name} con [quien siempre invita|tu mejor amiga|el que nunca puede] y [dale la noticia|repítelo|devuélvele el favor].',
      photo: 'dos amigos leyendo un teléfono',
      tags: ['promo', 'planes', 'amigos'],
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
    {
      text: 'Nadie cuenta [una buena historia|un chisme|un chiste] con prisa. Para eso hay happy hour: {hours} en {name}. Trae [al del cubículo de al lado|a tu jefa favorita|a tu mejor público] y [empieza por el principio|exagera lo justo|pide algo].',
      photo: 'vasos y manos a media carcajada',
      tags: ['happyhour', 'amigos', 'charla'],
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
    {
      text: 'Tu plan para hoy puede ser [ordenar un cajón|ver otra vez la misma serie|comer de pie frente al refrigerador] o venir a {name}: {hours}. Nosotros [no decimos nada|ya votamos|no presionamos], pero tu estómago [opina|levantó la mano|ya eligió].',
      photo: 'un refrigerador abierto de noche',
      tags: ['hoy', 'planes', 'hambre'],
    },
  ],
  town: [
    {
      text: '¿Con quién comes en {town} cuando [todo sale mal|hay buenas noticias|no quieres cocinar]? Etiqueta a esa persona y [ponle fecha|elige el antojo|dile que traiga hambre]. Nos vemos en {name}, [a tu hora|sin excusas|con calma].',
      photo: 'una calle de {town} a la hora de comer',
      tags: ['buenagente', 'amigos', 'saliracomer'],
    },
    {
      text: 'En {town} todos tienen [una ruta favorita|un atajo secreto|su rincón en el parque]. Ten también un lugar para cuando [aprieta el hambre|se cancela la cena|nadie quiere cocinar]. Ven a {name} y [haz la prueba|decide tú|cuéntanos].',
      photo: 'la fachada con gente pasando',
      tags: ['tuciudad', 'quecomer', 'paseo'],
    },
    {
      text: 'Hoy tienes visita en {town} y [llegó|viene|se acerca] la pregunta: “¿adónde vamos a comer?” Contesta {name}, [como si nada|con voz de experto|antes que tu cuñado], y [acepta los aplausos|deja que pidan|disfruta].',
      photo: 'amigos con maletas entrando',
      tags: ['visitas', 'quehacer', 'saliracomer'],
    },
    {
      text: 'Pregunta para gente de {town}: ¿a quién llamas cuando [hay buenas noticias|te mueres de hambre|no quieres comer sin compañía]? Llama [hoy|ya|sin motivo] y [dale hora|ponle fecha|haz una cita] en {name}.',
      photo: 'una esquina de {town} con luz bonita',
      tags: ['tuciudad', 'amigos', 'planes'],
    },
  ],
  team: [
    {
      text: 'Detrás de tu pedido hay gente que [canta|se ríe|se entiende con la mirada] entre [platos|ollas|prisas]. Cuando vengas, [saluda|pregunta un nombre|diles qué te gustó]. Dura un segundo y [alegra el turno|se agradece|se recuerda].',
      photo: 'el equipo riendo, platos en mano',
      tags: ['equipo', 'gracias', 'gentebuena'],
    },
    {
      text: 'Si dudas al pedir, pregunta a quien [te atiende|lleva el delantal|toma tu orden] qué comería [hoy|con mucha hambre|en su descanso]. La respuesta suele venir con [una sonrisa|opinión|los ojos brillantes]. Haz la prueba.',
      photo: 'un delantal y una sonrisa',
      tags: ['equipo', 'quepedir', 'gentebuena'],
    },
    {
      text: 'Si ves a alguien del equipo [cantar bajito|bailar con un trapo|reírse solo], no preguntes: [es buena señal|va bien el turno|así trabaja]. Tú [saluda|pide|sonríe] y disfruta.',
      photo: 'alguien del equipo a media carcajada',
      tags: ['equipo', 'gentebuena', 'alegria'],
    },
  ],
  first_visit: [
    {
      text: '¿Nunca has venido a {name}? [Qué envidia|Mejor|Perfecto]: la primera vez es [única|un lujo|para presumir]. Ven con [hambre|curiosidad|alguien de confianza], pide lo que te [guiñe el ojo|llame|suene bien] y cuéntanos qué [repetirías|presumirías|te sorprendió].',
      photo: 'la puerta abierta, vista desde fuera',
      tags: ['primeravez', 'descubre', 'saliracomer'],
    },
    {
      text: 'Manual de tu primera visita: [llega con hambre|trae compañía|guarda bien el apetito], [lee el menú una vez|mira lo que pasa cerca|pregunta sin miedo] y pide [lo que señalaste|lo que ibas a dejar|dos cosas]. La segunda visita [se organiza sola|ya es costumbre|trae testigos].',
      photo: 'un menú y unas llaves sobre la mesa',
      tags: ['primeravez', 'manual', 'quepedir'],
    },
    {
      text: 'La primera vez se viene por [curiosidad|la foto|un consejo], se pide con [dudas|los ojos|ayuda] y se come [en silencio|despacio|con sorpresa]. En la segunda ya entras [con paso firme|saludando|sin mirar el menú]. ¿Cuándo es [la tuya|tu primera|tu debut] en {name}?',
      photo: 'una mano empujando la puerta',
      tags: ['primeravez', 'curiosidad', 'saliracomer'],
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
    {
      text: 'Instrucciones para una noche [tranquila|en pijama|sin platos]: pide en {name}, pasa por tu bolsa, [apaga el teléfono|elige película|avisa que no estás] y abre la tapa despacio. El vapor [es tuyo|va primero|dirá lo demás].',
      photo: 'una caja abierta sobre una manta',
      tags: ['parallevar', 'nococines', 'pijama'],
    },
  ],
};

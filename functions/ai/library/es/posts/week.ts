import type { CopyLibrary } from '../../copy-library.ts';

/** Posts on the days of the week and the hours of a day. */
export const POSTS_WEEK: Pick<
  CopyLibrary['posts'],
  | 'monday'
  | 'midweek'
  | 'thursday'
  | 'friday'
  | 'weekend'
  | 'sunday'
  | 'lunch_break'
  | 'after_work'
  | 'date_night'
  | 'family'
  | 'friends'
  | 'solo'
> = {
  monday: [
    {
      text: 'El lunes nunca pidió [cariño|compañía|comida rica], y por eso es así. Dale [una razón|algo rico|un buen bocado] y verás cómo [se porta|baja la voz|pasa más ligero]. Ven a {name} y tráelo.',
      photo: 'un plato lleno sobre una agenda abierta',
      tags: ['lunes', 'animo', 'saliracomer'],
    },
    {
      text: 'Sobreviviste [al despertador|a la reunión|a los correos] del lunes. No hay [medalla|diploma|música de final], pero puede haber {food}. Trae a otro sobreviviente y [compara heridas|cuenta tu versión|descansa].',
      photo: 'una taza vacía y un plato lleno',
      tags: ['lunes', 'sobrevivi', 'hambre'],
    },
    {
      text: 'Empieza la semana por [lo rico|el postre|el antojo]. Nadie lo va a [notar|revisar|apuntar], y el martes [ni se entera|lo agradece|llega antes]. Nos vemos en {name}, [sin lista|sin prisa|con hambre].',
      photo: 'un lunes tachado en el calendario',
      tags: ['lunes', 'empezarbien', 'antojo'],
    },
    {
      text: 'Un lunes [con hambre|sin comer rico|con sobras] [son dos|dura el doble|pesa más]. No te hagas eso. Ven a {name} por {food} y que se quede [en nada|a la mitad|en anécdota].',
      photo: 'un calendario manchado de salsa',
      tags: ['lunes', 'antojo', 'animo'],
    },
  ],
  midweek: [
    {
      text: 'A media semana el [refrigerador|entusiasmo|sueldo] va por la mitad y el hambre [sigue entera|está completa|llega intacta]. Ven a {name}, come algo que no tengas que [descongelar|explicar|fregar] y sigue hasta el viernes.',
      photo: 'un refrigerador medio vacío',
      tags: ['miercoles', 'mitaddesemana', 'hambre'],
    },
    {
      text: 'Los miércoles casi nadie hace planes: [hay lugar en tu agenda|cero cancelaciones|saben a secreto]. Escríbele a alguien, [di una hora|elige el antojo|no des opciones] y ven.',
      photo: 'un calendario con el miércoles libre',
      tags: ['miercoles', 'planes', 'amigos'],
    },
    {
      text: 'Vas por la mitad de la [semana|montaña|lista]. Haz una pausa con {food} y mira todo desde [arriba|lejos|otro ángulo]. La bajada [se hace sola|es más corta|cuesta menos] con el estómago contento.',
      photo: 'vista desde una ventana con plato al frente',
      tags: ['miercoles', 'pausa', 'antojo'],
    },
    {
      text: 'El miércoles no tiene [fama|canción propia|quien lo celebre]. Hazle un favor: llama a [tu hermana|un amigo|quien tengas cerca] y vengan por {food}. De ahí al viernes [es bajada|no se siente|queda un bocado].',
      photo: 'dos personas chocando tenedores',
      tags: ['miercoles', 'planes', 'amigos'],
    },
  ],
  thursday: [
    {
      text: 'El jueves tiene cara de [viernes|víspera|buena noticia], y hay que [tratarlo bien|seguirle el juego|sacarlo a comer]. Trae a tu gente a {name}: mañana se trabaja, pero hoy se [come|ríe|conversa].',
      photo: 'risas alrededor de un plato',
      tags: ['jueves', 'casiviernes', 'amigos'],
    },
    {
      text: 'Si [el grupo|tu pareja|tu mejor amigo] lleva días diciendo [“ya casi”|“a ver cuándo”|“esta semana sí”], el jueves [sirve|alcanza|es buen día]. Pon {food} de por medio y [adelántate al viernes|empieza tú|no esperes respuesta].',
      photo: 'un chat grupal y una mesa esperando',
      tags: ['jueves', 'yacasi', 'planes'],
    },
    {
      text: 'Jueves: la semana ya [cedió|se rindió|enseña la salida] y todavía queda energía. Gástala en [reír|comer rico|ponerte al día] con {food} de por medio. El viernes [te lo va a entender|llega solo|no se enoja].',
      photo: 'un bolso colgado, platos al centro',
      tags: ['jueves', 'charla', 'saliracomer'],
    },
  ],
  friday: [
    {
      text: 'Lo único urgente de un viernes es [saber qué pides|quién llega primero|no revisar el correo]. Apaga [la pantalla|el despertador|las notificaciones], llama a los tuyos y ven a {name} a [cerrar la semana|contar la semana|olvidar la semana].',
      photo: 'un teléfono apagado y platos alrededor',
      tags: ['viernes', 'porfin', 'saliracomer'],
    },
    {
      text: 'El viernes se reconoce porque [hasta el jefe sonríe|nadie contesta correos|todos preguntan “¿y ahora?”]. Súmale {food} y ven con quien [aguantó tu semana|te hizo reír|quiera celebrar].',
      photo: 'amigos entrando con la chaqueta al hombro',
      tags: ['viernes', 'findesemana', 'amigos'],
    },
    {
      text: 'Pocas frases suenan como “es viernes y [no cocino|salimos|tengo hambre]”. [Dila en voz alta|Escríbela en el grupo|Cántala] y cúmplela en {name}, con alguien que [coma despacio|pida raro|cuente chistes].',
      photo: 'una cocina con la luz apagada',
      tags: ['viernes', 'nococines', 'antojo'],
    },
    {
      text: 'Viernes. [Suelta el mouse|Cierra la puerta|Apaga la alarma] y contesta: ¿qué se antoja? Si es {food}, [ya sabes|no lo pienses|te esperamos]. Si [no|es otra|dudas], [lo hablamos comiendo|ven a convencernos|trae a quien opine distinto].',
      photo: 'zapatos de oficina y luces cálidas',
      tags: ['viernes', 'antojo', 'porfin'],
    },
  ],
  weekend: [
    {
      text: 'El fin de semana dura lo que [una siesta|un parpadeo|una canción]. Gasta un rato en {name}, con la gente que [no ves entre semana|te espera|te hace quedarte], y deja la [lavadora|lista|alarma] para otro día.',
      photo: 'zapatillas, gafas de sol y un plato',
      tags: ['findesemana', 'saliracomer', 'calma'],
    },
    {
      text: 'Planes para el fin de semana: [despertar sin reloj|ver a los tuyos|no hacer nada], y entre una cosa y otra, {food}. Lo último [no se negocia|alegra lo demás|es fácil]: te esperamos en {name}.',
      photo: 'una lista corta escrita a mano',
      tags: ['findesemana', 'planes', 'antojo'],
    },
    {
      text: 'Alguien de tu grupo [preguntará|va a preguntar|ya escribió]: “¿y qué hacemos?” Adelántate y [propón algo rico|convoca a todos|pon la hora] en {name}. Quien propone [descansa|come con calma|gana].',
      photo: 'un grupo mirando un teléfono y riendo',
      tags: ['findesemana', 'grupo', 'planes'],
    },
    {
      text: 'Entre [la ropa por lavar|los mandados|la siesta] y el domingo [en la noche|con sueño|sin despertador] cabe una buena comida. Que sea en {name}, con [los niños|los amigos|tu libro] y el teléfono [boca abajo|en la bolsa|sin batería].',
      photo: 'un teléfono boca abajo y manos comiendo',
      tags: ['findesemana', 'calma', 'familia'],
    },
  ],
  sunday: [
    {
      text: 'Los domingos son para [desayunar dos veces|llamar a casa|comer largo]. Trae a la familia, [a tus vecinos|a tus suegros|a quien te haga falta], y deja que el lunes [espere afuera|no se mencione|llegue solo].',
      photo: 'una mesa larga con manos de todas las edades',
      tags: ['domingo', 'familia', 'calma'],
    },
    {
      text: 'Domingo: la siesta está [planeada|ganada|cerca], la cocina [cerrada|de luto|en huelga] y el hambre despierta. Ven a {name}, come sin [hora|prisa|remordimiento] y vuelve a [tu sofá|tu hamaca|la película].',
      photo: 'un sofá vacío y un plato lleno',
      tags: ['domingo', 'siesta', 'antojo'],
    },
    {
      text: 'La tristeza del domingo se cura con {food} y con alguien que [hable mucho|escuche|te robe un bocado]. Ven a {name}: el lunes [se ve distinto|pesa menos|asusta menos] después.',
      photo: 'luz de domingo entrando por la ventana',
      tags: ['domingo', 'compania', 'saliracomer'],
    },
    {
      text: 'El domingo tiene [su olor|su ritmo|sus reglas]: nadie corre, todos [opinan|preguntan qué hay|repiten] y siempre falta una silla. Trae a [los tuyos|la abuela|los primos] a {name} y [estira la tarde|olvida el lunes|cuenta otra vez esa historia].',
      photo: 'sillas de más alrededor de la mesa',
      tags: ['domingo', 'familia', 'sobremesa'],
    },
  ],
  lunch_break: [
    {
      text: 'Come lejos de [la pantalla|los correos|tu silla] por una vez. Nadie [recuerda|cuenta|presume] lo que comió [tecleando|en una videollamada|frente al microondas]. Tienes una pausa: [úsala|dásela al hambre|gástala bien] en {name}.',
      photo: 'una silla de oficina vacía',
      tags: ['mediodia', 'pausa', 'oficina'],
    },
    {
      text: 'Al mediodía, tu estómago [deja de trabajar|pide explicaciones|manda en la reunión]. Llévalo a {name} por {food}, y [vuelve con otra cara|trae al compañero nuevo|no aceptes llamadas].',
      photo: 'un plato a la luz del mediodía',
      tags: ['mediodia', 'hambre', 'quecomer'],
    },
    {
      text: 'Tu compañera trae [lo mismo de ayer|una manzana triste|arroz en un recipiente]. Puedes [fingir que no viste|darle ánimo|ofrecerle una galleta], o puedes llevarla a {name} y [salvarle el día|olvidar la oficina|volver riendo].',
      photo: 'una lonchera cerrada, vista desde arriba',
      tags: ['mediodia', 'companeros', 'pausa'],
    },
    {
      text: 'Tu pausa dura lo que [una videollamada|una excusa|un capítulo], pero se puede comer bien. Deja el [escritorio|uniforme|cargador] un rato y ven a {name}. El trabajo [sigue ahí|no se mueve|aguanta sin ti].',
      photo: 'una credencial sobre la mesa y un plato',
      tags: ['mediodia', 'pausa', 'trabajo'],
    },
  ],
  after_work: [
    {
      text: 'Saliste de trabajar y [el coche se va solo|tus pies saben el camino|el hambre elige]. Antes de llegar a casa, [haz escala|para|come algo] en {name}. Las noticias y la [lavadora|cena|maleta del gimnasio] pueden esperar.',
      photo: 'una mochila colgada en una silla',
      tags: ['despuesdeltrabajo', 'pausa', 'antojo'],
    },
    {
      text: 'Lo que le contaste [a tu almohada|al espejo|a tu planta] merece mejores oídos. Llama a alguien, pide {food} y [exagera|desahógate|ríete] a gusto. En {name} nadie [toma apuntes|tiene prisa|saca agenda].',
      photo: 'dos amigos hablando con las manos',
      tags: ['despuesdeltrabajo', 'amigos', 'charla'],
    },
    {
      text: 'Se acabó el turno. Ya puedes [sonreír de verdad|soltarte el pelo|dejar de asentir]. Ven a {name}, pide [algo reconfortante|lo de siempre|lo primero que veas] y escucha: así suena [la tarde|el descanso|tu cabeza sin correos].',
      photo: 'un reloj y un plato recién llegado',
      tags: ['despuesdeltrabajo', 'descanso', 'quecenar'],
    },
    {
      text: 'Entre el trabajo y tu casa hay [un semáforo eterno|tres pendientes|una hora rara] y hay {name}. Elige bien. Ven por {food}, [suelta el día|estira las piernas|llama a alguien] y llega a casa [de buenas|sin hambre|con otra cara].',
      photo: 'luces de coches y un plato en primer plano',
      tags: ['despuesdeltrabajo', 'antojo', 'pausa'],
    },
  ],
  date_night: [
    {
      text: 'Ponte [perfume|esa camisa|los zapatos buenos] y lleva a tu amor a {name} como [en la primera cita|aquella vez|hace años]. La [serie|ropa sucia|lista del súper] no te va a extrañar.',
      photo: 'dos abrigos en una silla',
      tags: ['cita', 'amor', 'pareja'],
    },
    {
      text: 'Para hablar de todo [menos del trabajo|y de nada|lo pendiente], hace falta una mesa y {food}. Lleva a tu [amor|pareja|media naranja] y no [mires el teléfono|corrijas la historia|pidas dos cuentas].',
      photo: 'dos manos casi tocándose sobre la mesa',
      tags: ['cita', 'pareja', 'cena'],
    },
    {
      text: 'Primera cita: [nervios|sonrisa|chiste ensayado]. Quinta cita: comparten la última [cucharada|papa frita|servilleta]. En ambas se come. Ven a {name} con quien te [mire bonito|haga reír|deje la última].',
      photo: 'una cucharada compartida',
      tags: ['cita', 'amor', 'saliracomer'],
    },
    {
      text: 'No hace falta [vela|traje|poema]: con alguien que [pregunte por tu día|se ría contigo|te deje probar] ya hay cita. Lo demás es {food} y [no mirar la hora|hablar de más|quedarse otro rato]. Nos vemos en {name}.',
      photo: 'dos vasos y una risa fuera de foco',
      tags: ['cita', 'pareja', 'saliracomer'],
    },
  ],
  family: [
    {
      text: 'Los niños quieren [lo mismo de ayer|algo que no tienes|dos postres], los grandes quieren [silencio|sentarse|comer caliente]. En {name} [se negocia|cabe todo eso|ganan todos]. Tráelos y [respira|déjalos elegir|mira quién termina primero].',
      photo: 'pequeñas manos alrededor de un plato',
      tags: ['familia', 'ninos', 'saliracomer'],
    },
    {
      text: 'El primo que [siempre llega tarde|cuenta siempre lo mismo|come por dos], la tía que [reparte|manda|abraza fuerte], tú en medio. Reúnelos en {name}: así se [arman|cuentan|heredan] las historias de familia.',
      photo: 'una mesa larga, muchas generaciones',
      tags: ['familia', 'primos', 'domingo'],
    },
    {
      text: 'Hay abrazos que [duran poco|se dan de paso|necesitan excusa], y una comida los alarga. Llama a [tus padres|tu hermana|la prima de lejos] y ven a {name} con [hambre|fotos viejas|tiempo].',
      photo: 'un abrazo en la entrada',
      tags: ['familia', 'abrazos', 'comidafamiliar'],
    },
    {
      text: 'En tu familia hay [un chistoso|una mandona|un distraído], y si no sabes quién es, [eres tú|te tenemos noticias|pregunta en la mesa]. Júntalos por {food} en {name} y [que empiece la función|guarda pruebas|pide para todos].',
      photo: 'una familia riendo, platos vacíos',
      tags: ['familia', 'risas', 'comidafamiliar'],
    },
  ],
  friends: [
    {
      text: 'El grupo lleva [semanas|meses|dos cumpleaños] diciendo “hay que vernos”. Di {name}, [una hora|un día|una fecha], y no des más opciones. [Quien confirme primero elige|Los demás aparecen|Quien falte paga la próxima].',
      photo: 'amigos abrazándose en la puerta',
      tags: ['amigos', 'hayquevernos', 'planes'],
    },
    {
      text: 'Cada amistad tiene [un lugar|una broma|una canción]. A la tuya súmale {food} y un [postre compartido|buen chisme|mal chiste]. Tráela a {name} y [búscale otra broma|hazlo costumbre|cuéntalo todo].',
      photo: 'risas y manos pasando un plato',
      tags: ['amigos', 'charla', 'risas'],
    },
    {
      text: 'Etiqueta a quien [se come lo tuyo|dice “no tengo hambre”|llega cuando ya comieron]. [Tiene derecho a réplica|Que lo niegue|Nosotros no juzgamos]. Dile que hoy [traiga hambre|venga a tiempo|pida lo suyo].',
      photo: 'una mano robando un bocado',
      tags: ['amigos', 'risas', 'etiqueta'],
    },
    {
      text: 'Los buenos amigos se conocen por [lo que callan|cómo reparten|quién guarda el último bocado]. Haz la prueba en {name}: pide {food} al centro y [observa|cuenta hasta diez|no digas nada].',
      photo: 'varios tenedores sobre un solo plato',
      tags: ['amigos', 'prueba', 'compartir'],
    },
  ],
  solo: [
    {
      text: 'Comer a solas es [un lujo|una cita contigo|un descanso de todos]. Trae [un libro|audífonos|una revista] o nada, pide [sin consultar|lo que te guste|dos postres] y no [compartas|contestes|corras].',
      photo: 'un libro abierto junto a un plato',
      tags: ['asolas', 'pausa', 'tiempoparati'],
    },
    {
      text: 'Mesa para uno: nadie [roba papas|critica tu pedido|pregunta qué piensas]. En {name} te [esperamos|atendemos|recibimos] igual que a [una fiesta|un grupo|cualquiera], y la conversación interior [mejora|se calla|pide postre].',
      photo: 'un plato, una ventana, nadie más',
      tags: ['asolas', 'tranquilidad', 'antojo'],
    },
    {
      text: 'Cita con la persona que [mejor te conoce|más te aguanta|nunca llega tarde]: tú. Elige [la silla con vista|lo que se te antoje|el postre primero], pon el teléfono [lejos|en silencio|boca abajo] y ven a {name}. La conversación [será buena|fluye sola|no tiene prisa].',
      photo: 'una silla, un libro y luz de ventana',
      tags: ['asolas', 'pausa', 'tiempoparati'],
    },
  ],
};

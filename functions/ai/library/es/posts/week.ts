import type { CopyLibrary } from '../../copy-library.ts';

/** Posts on the days of the week and the hours of a day. */
export const POSTS_WEEK: Pick<
  CopyLibrary['posts'],
  'monday' | 'midweek' | 'thursday' | 'friday' | 'weekend' | 'sunday' | 'lunch_break' | 'after_work'
> = {
  monday: [
    {
      text: 'El lunes es más fácil con algo [rico|bueno|que te guste]. Ven a {name} por {food}, [trae a un compañero|invita a alguien|come con calma] y empieza bien la semana.',
      photo: 'un plato lleno junto a una agenda abierta',
      tags: ['lunes', 'buenasemana', 'saliracomer'],
    },
    {
      text: 'Pasaste [el despertador|las reuniones|los correos] del lunes. Eso merece {food}. Ven a {name} y [trae a alguien|date el gusto|descansa un rato].',
      photo: 'una taza vacía y un plato lleno',
      tags: ['lunes', 'telomereces', 'hambre'],
    },
    {
      text: '¿Por qué esperar al viernes para [darse un gusto|salir a comer|ver a un amigo]? El lunes también sirve. Nos vemos en {name}, con [hambre|los tuyos|calma].',
      photo: 'un lunes marcado en el calendario',
      tags: ['lunes', 'planes', 'antojo'],
    },
    {
      text: 'Casi nadie hace planes el lunes: [tu grupo está libre|es fácil ponerse de acuerdo|hay tiempo]. Escribe a [un amigo|tu hermana|alguien], di {name} y coman juntos.',
      photo: 'un teléfono con un mensaje: “¿comemos?”',
      tags: ['lunes', 'amigos', 'planes'],
    },
  ],
  midweek: [
    {
      text: 'A media semana, el refrigerador está [medio vacío|triste|casi vacío] y falta para el sábado. Ven a {name} por {food} y [no cocines|trae a alguien|come a gusto].',
      photo: 'un refrigerador medio vacío',
      tags: ['miercoles', 'mitaddesemana', 'hambre'],
    },
    {
      text: 'Media semana menos. Te mereces [una pausa|un gusto|algo rico]. Ven a {name} con [un amigo|la familia|un compañero]: el resto [pasa más rápido|es más fácil|pesa menos].',
      photo: 'una agenda con una nota alegre',
      tags: ['miercoles', 'pausa', 'antojo'],
    },
    {
      text: 'Para [ver a un amigo|salir a comer|reír un rato] no esperes al sábado. Escribe hoy, [elige una hora|di {name}|propón {food}] y [pónganse al día|coman juntos|rían un rato].',
      photo: 'dos amigos con ropa de trabajo, riendo',
      tags: ['miercoles', 'planes', 'amigos'],
    },
    {
      text: 'Lista de media semana: [regar las plantas|llamar a tu mamá|lavar la ropa], respirar y {food}. Con lo último [ayudamos|te esperamos|nos encargamos] en {name}.',
      photo: 'una lista con una casilla sin marcar',
      tags: ['miercoles', 'pendientes', 'antojo'],
    },
  ],
  thursday: [
    {
      text: 'El jueves es [casi viernes|buen día|razón suficiente] para salir a comer. Trae a [tu gente|un amigo|tu pareja] a {name} y [empieza el fin de semana|adelanta el viernes|come a gusto].',
      photo: 'risas alrededor de un plato',
      tags: ['jueves', 'casiviernes', 'amigos'],
    },
    {
      text: '¿Tu grupo dice “[hay que vernos|a ver cuándo|un día de estos]”? El jueves [es buen día|funciona|suena bien]. Propón {food}, di {name} y [pon la hora|no esperes más|que confirmen].',
      photo: 'un chat grupal lleno de respuestas',
      tags: ['jueves', 'planes', 'amigos'],
    },
    {
      text: 'Falta [un día|poco|muy poco] para el fin de semana. Mientras, {food} y [buena compañía|un amigo|un rato libre]. Nos vemos en {name}: [trae hambre|ven con alguien|date el gusto].',
      photo: 'un bolso colgado y un plato servido',
      tags: ['jueves', 'yacasi', 'saliracomer'],
    },
  ],
  friday: [
    {
      text: 'Es viernes y nadie quiere cocinar. Apaga [la computadora|las alertas|la alarma], llama a [los tuyos|un amigo|la familia] y ven a {name} por {food}.',
      photo: 'un teléfono apagado junto a un plato',
      tags: ['viernes', 'nococines', 'saliracomer'],
    },
    {
      text: 'Se acabó la semana. Cierra la [oficina|computadora|puerta], elige a [alguien divertido|tu gente|tu pareja] y celebren con {food} en {name}.',
      photo: 'amigos entrando con la chaqueta al hombro',
      tags: ['viernes', 'findesemana', 'amigos'],
    },
    {
      text: 'Plan de viernes: {name}, {food} y [tus amigos|tu familia|quien quieras]. ¿Quién se apunta? Etiqueta [a tu gente|al grupo|al primero que venga] y elijan la hora.',
      photo: 'un grupo feliz frente a la puerta',
      tags: ['viernes', 'planes', 'antojo'],
    },
    {
      text: 'Viernes. La lista de pendientes puede esperar [al lunes|un rato|dos días]. Ven a {name}, pide {food} y [brinda por la semana|come con calma|ríe un poco].',
      photo: 'zapatos de oficina y luces cálidas',
      tags: ['viernes', 'porfin', 'antojo'],
    },
  ],
  weekend: [
    {
      text: 'El fin de semana pasa rápido. Guarda [una hora|un rato|un lugar] para {name}, con [la familia|los amigos|quien no ves entre semana], y deja la lavadora para después.',
      photo: 'zapatillas, gafas de sol y un plato',
      tags: ['findesemana', 'saliracomer', 'calma'],
    },
    {
      text: 'Planes para el fin de semana: [dormir un poco más|ver a los tuyos|dar un paseo] y {food}. Lo último es fácil: [ven a vernos|te esperamos|nos vemos] en {name}.',
      photo: 'una lista corta escrita a mano',
      tags: ['findesemana', 'planes', 'antojo'],
    },
    {
      text: '[Tu grupo|Tu familia|Alguien] va a preguntar qué hacer. Adelántate: [propón {food}|di {name}|elige la hora] y junta a [los amigos|la familia|todo el grupo]. Coman sin prisa, es fin de semana.',
      photo: 'un grupo mirando un teléfono y riendo',
      tags: ['findesemana', 'amigos', 'planes'],
    },
    {
      text: 'Entre [las compras|la limpieza|el partido] y la siesta cabe {food}. Ven a {name} con [los niños|los amigos|un libro] y pon el teléfono [boca abajo|en silencio|lejos].',
      photo: 'un teléfono boca abajo y manos comiendo',
      tags: ['findesemana', 'calma', 'familia'],
    },
  ],
  sunday: [
    {
      text: 'El domingo es para comer [con calma|en familia|con los tuyos]. Trae a [tus padres|los abuelos|quien extrañas] a {name} y deja que cocinemos nosotros.',
      photo: 'manos de todas las edades compartiendo',
      tags: ['domingo', 'familia', 'calma'],
    },
    {
      text: 'Domingo: [una siesta|un paseo|una película], {food} y nada que lavar. Nos vemos en {name}, [sin prisa|con hambre|con la familia].',
      photo: 'un sofá vacío y un plato lleno',
      tags: ['domingo', 'siesta', 'antojo'],
    },
    {
      text: 'Antes de que llegue el lunes, regálate [una comida larga|un gusto|un buen rato]. Ven a {name} por {food} con [tu familia|un amigo|quien quieras].',
      photo: 'luz de domingo y un plato servido',
      tags: ['domingo', 'amigos', 'saliracomer'],
    },
  ],
  lunch_break: [
    {
      text: 'Haz una pausa de verdad: deja [el escritorio|la pantalla|los correos], ven a {name} por {food} y [respira|come con calma|habla con alguien]. La tarde será más fácil.',
      photo: 'una credencial de oficina y un plato',
      tags: ['mediodia', 'pausa', 'oficina'],
    },
    {
      text: '¿Otra vez [un sándwich frío|sobras|comida fría] en el escritorio? Invita a [un compañero|tu jefa|la persona nueva] y vengan a {name}. Volverán con [más ánimo|otra cara|algo que contar].',
      photo: 'una lonchera cerrada, vista desde arriba',
      tags: ['mediodia', 'companeros', 'hambre'],
    },
    {
      text: 'Es mediodía y tu estómago pide [{food}|algo rico|una pausa]. Ven a {name}, [come a gusto|trae a alguien|toma aire] y que los pendientes esperen.',
      photo: 'un plato a la luz del mediodía',
      tags: ['mediodia', 'hambre', 'quecomer'],
    },
    {
      text: 'La pausa es corta, pero alcanza [para {food}|para comer bien|para dos]. Deja [el uniforme|el cargador|la silla] un rato, ven a {name} y [pide algo rico|ríe un poco|date el gusto].',
      photo: 'un reloj y un plato servido',
      tags: ['mediodia', 'pausa', 'trabajo'],
    },
  ],
  after_work: [
    {
      text: 'Saliste del trabajo [con hambre|con ganas de descansar|sin ganas de cocinar]. Antes de llegar a casa, [haz una parada|come algo|respira] en {name}: {food} y [nada que cocinar|nada que lavar|un rato tranquilo].',
      photo: 'una mochila junto a un plato',
      tags: ['despuesdeltrabajo', 'pausa', 'antojo'],
    },
    {
      text: '¿Día largo? Llama a alguien que [escuche|te haga reír|también trabajó mucho], ven a {name} y cuéntense todo con {food}.',
      photo: 'dos amigos conversando',
      tags: ['despuesdeltrabajo', 'amigos', 'charla'],
    },
    {
      text: 'Se acabó la jornada. Ven a {name}, pide [lo de siempre|algo nuevo|lo que se te antoje] y descansa: [los correos|los pendientes|las llamadas] son para mañana.',
      photo: 'una computadora cerrada junto a un plato',
      tags: ['despuesdeltrabajo', 'descanso', 'quecomer'],
    },
    {
      text: 'Entre el trabajo y tu casa está {name}. Ven por {food}, [suelta el día|estira las piernas|llama a un amigo] y llega a casa [sin hambre|de buenas|con calma].',
      photo: 'luces de coches y un plato en primer plano',
      tags: ['despuesdeltrabajo', 'antojo', 'pausa'],
    },
  ],
};

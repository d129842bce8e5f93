import type { CopyLibrary } from '../copy-library.ts';

/** Sections beside a fact of the owner: the lines are about the guest’s plans, never about what is included. */
export const SECTIONS: CopyLibrary['sections'] = {
  events: {
    title: ['Celebra con nosotros', 'Tu fiesta, sin delantal', 'Velas, abrazos y comida'],
    written: [
      'Tú ocúpate de [los abrazos|la lista de invitados|soplar las velas]. De que coman, nos ocupamos nosotros.',
      'De una fiesta nadie recuerda [los globos|el mantel|la invitación]: se recuerda [quién se rio más|a la gente comiendo a gusto|quién se quedó al final].',
      'Invita a [los de siempre|la familia completa|quien hace años no ves] y deja que la comida [rompa el hielo|los siente juntos|haga las presentaciones].',
      'Buena señal: en tu fiesta, quien organiza [también se sienta|come caliente|sale en las fotos].',
      'Cuéntanos qué [celebras|festejas|te ilusiona] y con cuánta gente. Lo demás [se conversa|lo vemos juntos|se planea].',
    ],
    suggested: ['Recibimos grupos de ____ a ____ personas, con menú de ____.'],
  },
  happy_hour: {
    title: [
      'Happy hour',
      'La hora de aflojar el paso',
      'Entre el trabajo y la casa',
      'Cierra la pantalla y ven',
    ],
    written: [
      'Hay un rato entre [el último correo|la oficina|los pendientes] y la cena que merece [buena compañía|un plan|algo mejor].',
      'Cierra la [laptop|agenda|puerta] y llega antes de que [te den otro pendiente|empiece otra reunión|te arrepientas].',
      'Lo mejor de salir del trabajo es [no volver hasta mañana|contar lo que pasó|la primera carcajada]. Eso pide [brindis|compañía|algo para picar].',
      'Trae a quien [te aguanta en la oficina|siempre dice “una y ya”|tiene algo que contar].',
      'El tráfico va a seguir [ahí|igual|parado]. Mejor que te encuentre con [algo rico|amigos|la conversación empezada].',
    ],
    suggested: ['De ____ a ____, los ____: ____ a ____.'],
  },
  catering: {
    title: ['Comida para tu evento', 'Tú invitas, nosotros cocinamos', 'Para fiestas y oficinas'],
    written: [
      'En tu fiesta deberías estar [bailando|saludando|en las fotos], no [vigilando el horno|contando platos|en la cocina].',
      'Que tus invitados recuerden [lo que comieron|cuánto repitieron|la conversación], no [a ti corriendo|tus ojeras|el fregadero lleno].',
      'Tú pon [la música|las sillas|la lista] y piensa en [brindar|bailar|saludar]. De las ollas [nos ocupamos|nos encargamos|respondemos] nosotros.',
      'Una reunión con comida [dura menos|acaba en risas|se perdona]. Eso lo sabe cualquier oficina.',
      'Haz tus cuentas con [los primos|los vecinos|el equipo entero], y luego súmale a quienes [llegan sin avisar|repiten|dijeron que no].',
    ],
    suggested: ['Preparamos comida desde ____ personas. Avísanos con ____ de anticipación.'],
  },
  delivery: {
    title: ['A domicilio', 'Hasta tu puerta', 'Sin salir del sofá'],
    written: [
      'Quédate en [pijama|el sofá|calcetines]. Lo único que hay que hacer es [abrir la puerta|tener hambre|poner la serie].',
      'Di que [cocinaste tú|es un secreto|estabas ocupado] mientras pones [los platos|la mesa|cara de inocente]. Nadie va a [preguntar|creerte|revisar].',
      'Hay días en que [los zapatos|la calle|el ascensor] queda demasiado lejos. Pide y [quédate ahí|estira las piernas|espera el timbre].',
      'Afuera [llueve|hace frío|hay tráfico] y adentro hay hambre. Eso [tiene arreglo|se resuelve pidiendo|no es problema].',
      'Tú pon [los vasos|la película|el mantel]. El timbre [avisa|hará lo suyo|se encarga de avisar].',
    ],
    suggested: ['Entregamos en ____ por medio de ____, con un pedido mínimo de ____.'],
  },
  takeout: {
    title: ['Para llevar', 'Pide, pasa y llévatelo', 'Lo nuestro, en tu mesa'],
    written: [
      'Come en [tu sofá|el parque|tu mesa], con [la serie a medias|los pies descalzos|tu música].',
      'Haz tu pedido, [pasa por él|recógelo|ven por la bolsa] y decide después [en qué mesa|con qué serie|con quién].',
      'De camino a casa todavía puedes [pedir|cambiar la cena|salvar la noche]. Que la bolsa [huela todo el trayecto|viaje a tu lado|llegue entera].',
      'Que tu cocina [descanse|siga limpia|no se entere]. La bolsa [va contigo|huele de maravilla|se encarga].',
      'Llega a casa con algo rico y [quedas como héroe|nadie cocina|te hacen fiesta].',
    ],
    suggested: ['Llama al {phone}. Tu pedido está listo en unos ____ minutos.'],
  },
  brunch: {
    title: ['Brunch', 'Despertar sin despertador', 'Ni desayuno ni comida'],
    written: [
      'Duerme lo que [quieras|te deba la semana|haga falta] y ven a empezar el día [con calma|por lo rico|a tu hora].',
      'La mañana empieza cuando [alguien dice “otro café”|suena la primera risa|llega el plato], no cuando [suena el despertador|sale el sol|lo dice el reloj].',
      'Si ya es tarde para desayunar y [temprano para comer|falta para comer|nadie quiere esperar], estás [en buena hora|a tiempo|con el hambre exacta].',
      'Hay mañanas para [correr|ser productivo|hacer listas], y esta es para [repetir café|ir sin rumbo|conversar].',
      'Trae a quien te [contó la noche a medias|debe una visita|cae bien hasta en ayunas].',
    ],
    suggested: ['Lo servimos los ____ de ____ a ____. Empieza por ____.'],
  },
  lunch: {
    title: ['Al mediodía', 'La pausa del día', 'Lejos del teclado'],
    written: [
      'Lo que comes [a mediodía|en la pausa|a media jornada] decide [qué tal sigue el día|de qué humor vuelves|cómo te cae la tarde].',
      'Vuelve a la oficina con [mejor cara|una anécdota|ganas de siesta], y que los demás [pregunten dónde fue|te miren con envidia|se apunten mañana].',
      'Invita a quien [siempre come en su escritorio|acaba de entrar|te cubrió ayer]. La pausa [sabe a más|se estira|pesa menos] entre dos.',
      'Levántate de la silla. Los pendientes [no se van a ir|te guardan el lugar|aguantan].',
      'Comer mirando una pantalla es [tragar correos|hacer trampa|perderse la pausa]. Ven y [levanta la vista|respira|habla con alguien].',
    ],
    suggested: ['Al mediodía servimos ____ por ____, de ____ a ____.'],
  },
  outdoor: {
    title: ['Al aire libre', 'Mesas con cielo', 'Come aquí afuera'],
    written: [
      'Cuando el clima [se porta bien|invita|coopera], comer bajo techo es [un desperdicio|perderse algo|una lástima].',
      'Que se te enfríe [la prisa|el correo|el mal humor], mientras [pasa la gente|cambia la luz|se mueve la sombra].',
      'Hay conversaciones que necesitan [aire|un poco de cielo|otra silla al sol]. Ven y [suéltalas|estírate|elige sombra].',
      'Un poco de [sol|brisa|aire] y la conversación [se alarga|cambia de tono|mejora].',
      'Trae [lentes de sol|un suéter por si acaso|ganas de mirar gente] y quédate un rato.',
    ],
    suggested: ['Tenemos ____ mesas afuera, con ____ para los días de ____.'],
  },
  founder: {
    title: ['Quién está detrás', 'La persona y la historia', 'Con nombre y apellido'],
    written: [
      'Detrás de lo que comes siempre hay [alguien|alguien terco|una cabeza inquieta], y aquí tiene [nombre|nombre propio|historia].',
      'Pregunta [sin miedo|lo que quieras|por la historia]: se cuenta mejor [en persona|aquí|con tiempo].',
      'Antes del menú hubo [una idea|una corazonada|una libreta llena], y antes de eso, [hambre|alguien insistente|muchas ganas].',
      'Saber quién [cocina|empezó todo|tuvo la idea] no cambia el sabor, pero [acompaña|se agradece|da tema].',
      'Un lugar se entiende distinto cuando [le pones cara|sabes quién lo soñó|conoces su historia].',
    ],
    suggested: ['____ empezó con ____ en ____ y todavía ____ cada día.'],
  },
  specials: {
    title: ['Lo especial', 'Fuera de lo de siempre', 'Pregunta qué hay hoy'],
    written: [
      'Si siempre pides [lo mismo|lo de siempre|tu favorito], aquí te toca [portarte mal|cambiar|atreverte].',
      'Hay antojos que no [avisan|se planean|esperan]. Mira esto antes de [decidir|pedir|cerrar el menú].',
      'Lo mejor de no saber [qué vas a pedir|a qué vienes|el final] es que alguien [ya lo pensó|te da ideas|decide contigo].',
      'Pregunta, [escucha|levanta la ceja|haz cara de experto] y pide. Las [costumbres|rutinas|listas] pueden esperar.',
      'Una buena sorpresa [se come caliente|no se explica|se cuenta después]. Ven con [curiosidad|hambre|la mente abierta].',
    ],
    suggested: ['Los ____ hacemos ____. Dura lo que dura.'],
  },
  live_music: {
    title: ['Música en vivo', 'Con música de fondo y de frente', 'Ven a escuchar'],
    written: [
      'Hay canciones que [piden compañía|abren el apetito|te sacan de casa]. Escúchalas [entre bocados|con los tuyos|de cerca].',
      'Aplaude con [las dos manos|el tenedor en el aire|la boca llena], y deja que el pie [lleve el ritmo|se mueva solo|haga lo suyo].',
      'Si no se ponen de acuerdo en [la canción|el plan|la película], que [toquen otros|elija la música|cante quien sabe]. Ustedes [comen|escuchan|brindan].',
      'Ven con quien [canta bajito|baila sentado|se sabe la letra].',
      'Una comida con música [se queda más tiempo|se recuerda cantando|no mira el reloj].',
    ],
    suggested: ['Los ____ a las ____ toca ____.'],
  },
  gift_cards: {
    title: ['Tarjetas de regalo', 'Regala una comida', 'Un regalo que no acumula polvo'],
    written: [
      'Nadie [cambia|esconde|guarda en un cajón] una comida. Seguro que [le queda bien|es de su talla|le gusta].',
      'Hay gente que no quiere [más cosas|otra vela|otra taza]. Nadie ha dicho que no quiera [comer rico|salir a comer|un antojo pagado].',
      'Llega tarde a [un cumpleaños|la boda|la fiesta] con esto y [te perdonan|nadie se acuerda|quedas bien].',
      'Para quien [ya tiene todo|nunca se da un gusto|te ayudó con la mudanza].',
      'Regálala y, con suerte, [te invitan|te toca probar|vas de acompañante].',
    ],
    suggested: ['Hay tarjetas desde ____. Pídelas en ____ o cuando vengas.'],
  },
  family: {
    title: ['En familia', 'Para chicos y grandes', 'Trae a toda la tropa'],
    written: [
      'En toda familia hay quien [no quiere nada verde|pide por los demás|llega tarde]. Tráelos a todos.',
      'Unos cuentan [el recreo|el examen|el partido], otros [la oficina|el tráfico|lo mismo de siempre], y de pronto [se ríen todos|nadie mira el teléfono|hay historia nueva].',
      'Con la abuela, [el bebé|los primos|el adolescente callado] y quien falte. El apetito [los une|les viene de familia|no distingue edades].',
      'Que los niños [pregunten|se manchen|prueben] y que los grandes [terminen una frase|no laven nada|coman caliente].',
      'Los recuerdos de familia casi siempre [huelen a comida|empiezan comiendo|traen servilletas].',
    ],
    suggested: ['Para niños hay ____, y también ____ mientras esperan.'],
  },
};

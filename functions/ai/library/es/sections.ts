import type { CopyLibrary } from '../copy-library.ts';

/** Sections beside a fact of the owner: the lines are about the guest’s plans, never about what is included. */
export const SECTIONS: CopyLibrary['sections'] = {
  events: {
    title: ['Celebra con nosotros', 'Tu fiesta, sin delantal', 'Velas, abrazos y comida'],
    written: [
      'Tú ocúpate de [los abrazos|la lista de invitados|soplar las velas]. De que coman, nos ocupamos nosotros.',
      'Buena señal: en tu fiesta, quien organiza [también se sienta|come caliente|sale en las fotos].',
      'Cuéntanos qué [celebras|festejas|te ilusiona] y con cuánta gente. Lo demás [se conversa|lo vemos juntos|se planea].',
    ],
    suggested: ['Recibimos grupos de ____ a ____ personas, con menú de ____.'],
  },
  happy_hour: {
    title: ['Happy hour', 'La hora de aflojar el paso', 'Entre el trabajo y la casa'],
    written: [
      'Hay un rato entre [el último correo|la oficina|los pendientes] y la cena que merece [buena compañía|un plan|algo mejor].',
      'Trae a quien [te aguanta en la oficina|siempre dice “una y ya”|tiene algo que contar].',
      'El tráfico va a seguir [ahí|igual|parado]. Mejor que te agarre con [algo rico|amigos|la conversación empezada].',
    ],
    suggested: ['De ____ a ____, los ____: ____ a ____.'],
  },
  catering: {
    title: ['Comida para tu evento', 'Tú invitas, nosotros cocinamos', 'Para fiestas y oficinas'],
    written: [
      'En tu fiesta deberías estar [bailando|saludando|en las fotos], no [vigilando el horno|contando platos|en la cocina].',
      'Una reunión con comida [dura menos|acaba en risas|se perdona]. Eso lo sabe cualquier oficina.',
      'Haz tus cuentas con [los primos|los vecinos|el equipo entero], y luego súmale a quienes [llegan sin avisar|repiten|dijeron que no].',
    ],
    suggested: ['Preparamos comida desde ____ personas. Avísanos con ____ de anticipación.'],
  },
  delivery: {
    title: ['A domicilio', 'Hasta tu puerta', 'Sin salir del sofá'],
    written: [
      'Quédate en [pijama|el sofá|calcetines]. Lo único que hay que hacer es [abrir la puerta|tener hambre|poner la serie].',
      'Afuera [llueve|hace frío|hay tráfico] y adentro hay hambre. Eso [tiene arreglo|se resuelve pidiendo|no es problema].',
      'Tú pon [los vasos|la película|el mantel]. El timbre [avisa|suena pronto|hará lo suyo].',
    ],
    suggested: ['Entregamos en ____ por medio de ____, con un pedido mínimo de ____.'],
  },
  takeout: {
    title: ['Para llevar', 'Pide, pasa y llévatelo', 'Lo nuestro, en tu mesa'],
    written: [
      'Come en [tu sofá|el parque|tu mesa], con [la serie a medias|los zapatos fuera|tu música].',
      'Que tu cocina [descanse|siga limpia|no se entere]. La bolsa [va contigo|huele de maravilla|se encarga].',
      'Llega a casa con algo rico y [quedas como héroe|nadie cocina|te hacen fiesta].',
    ],
    suggested: ['Llama al {phone}. Tu pedido está listo en unos ____ minutos.'],
  },
  brunch: {
    title: ['Brunch', 'Despertar sin despertador', 'Ni desayuno ni comida'],
    written: [
      'Duerme lo que [quieras|te deba la semana|haga falta] y ven a empezar el día [con calma|por lo rico|a tu hora].',
      'Hay mañanas para [correr|ser productivo|hacer listas], y esta es para [repetir café|ir sin rumbo|conversar].',
      'Trae a quien te [contó la noche a medias|debe una visita|cae bien hasta en ayunas].',
    ],
    suggested: ['Lo servimos los ____ de ____ a ____. Empieza por ____.'],
  },
  lunch: {
    title: ['Al mediodía', 'La pausa del día', 'Lejos del teclado'],
    written: [
      'Lo que comes [a mediodía|en la pausa|a media jornada] decide [qué tal sigue el día|de qué humor vuelves|cómo te cae la tarde].',
      'Levántate de la silla. Los pendientes [no se van a ir|te guardan el lugar|aguantan].',
      'Comer mirando una pantalla es [tragar correos|hacer trampa|perderse la pausa]. Ven y [levanta la vista|respira|habla con alguien].',
    ],
    suggested: ['Al mediodía servimos ____ por ____, de ____ a ____.'],
  },
  outdoor: {
    title: ['Al aire libre', 'Mesas con cielo', 'Come aquí afuera'],
    written: [
      'Cuando el clima [se porta bien|invita|coopera], comer bajo techo es [un desperdicio|perderse algo|una lástima].',
      'Un poco de [sol|brisa|aire] y la conversación [se alarga|cambia de tono|mejora].',
      'Trae [lentes de sol|un suéter por si acaso|ganas de mirar gente] y quédate un rato.',
    ],
    suggested: ['Tenemos ____ mesas afuera, con ____ para los días de ____.'],
  },
  founder: {
    title: ['Quién está detrás', 'La persona y la historia', 'Con nombre y apellido'],
    written: [
      'Detrás de lo que comes siempre hay [una persona|una persona terca|una cabeza inquieta], y aquí puedes saludarla.',
      'Pregunta [sin pena|lo que quieras|por la historia]: se cuenta mejor [en persona|aquí|con tiempo].',
      'Un lugar se entiende distinto cuando [le pones cara|sabes quién lo sueña|conoces su historia].',
    ],
    suggested: ['____ empezó con ____ en ____ y todavía ____ cada día.'],
  },
  specials: {
    title: ['Lo especial', 'Fuera de lo de siempre', 'Pregunta qué hay hoy'],
    written: [
      'Si siempre pides [lo mismo|igual|tu favorito], este es el lugar para [portarte mal|cambiar|atreverte].',
      'Hay antojos que no [avisan|se planean|esperan]. Mira esto antes de [decidir|pedir|cerrar el menú].',
      'Una buena sorpresa [se come caliente|no se explica|se cuenta después]. Ven con [curiosidad|hambre|la mente abierta].',
    ],
    suggested: ['Los ____ hacemos ____. Dura lo que dura.'],
  },
  live_music: {
    title: ['Música en vivo', 'Con música de fondo y de frente', 'Ven a escuchar'],
    written: [
      'Hay canciones que [piden compañía|abren el apetito|te sacan de casa]. Escúchalas [entre bocados|con los tuyos|de cerca].',
      'Ven con quien [canta bajito|baila sentado|se sabe la letra].',
      'Una comida con música [se queda más tiempo|se recuerda cantando|no mira el reloj].',
    ],
    suggested: ['Los ____ a las ____ toca ____.'],
  },
  gift_cards: {
    title: ['Tarjetas de regalo', 'Regala una comida', 'Un regalo que no acumula polvo'],
    written: [
      'Nadie [cambia|esconde|guarda en un cajón] una comida. Es [de su talla|de su color|de su gusto] seguro.',
      'Para quien [ya tiene todo|nunca se da un gusto|te ayudó con la mudanza].',
      'Regálala y, con suerte, [te invitan|te toca probar|vas de acompañante].',
    ],
    suggested: ['Hay tarjetas desde ____. Pídelas en ____ o cuando vengas.'],
  },
  family: {
    title: ['En familia', 'Para chicos y grandes', 'Trae a toda la tropa'],
    written: [
      'En toda familia hay quien [no quiere nada verde|pide por los demás|llega tarde]. Tráelos a todos.',
      'Que los niños [pregunten|se manchen|prueben] y que los grandes [terminen una frase|no laven nada|coman caliente].',
      'Los recuerdos de familia casi siempre [huelen a comida|empiezan comiendo|traen servilletas].',
    ],
    suggested: ['Para niños hay ____, y también ____ mientras esperan.'],
  },
};

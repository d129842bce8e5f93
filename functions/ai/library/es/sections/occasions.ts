import type { CopyLibrary } from '../../copy-library.ts';

/** Occasions, places to sit, and people. */
export const SECTIONS_OCCASIONS = {
  events: {
    title: [
      'Eventos privados',
      'Fiestas y eventos',
      'Celebra tu evento con nosotros',
      'Organiza tu fiesta con nosotros',
      'Eventos privados en {name}',
      'Tu fiesta con nosotros',
    ],
    written: [
      'Tú invitas a la gente y nosotros [cocinamos|nos ocupamos de la comida|lavamos los platos].',
      'En tu fiesta, [disfruta|saluda a todos|sal en las fotos] y olvídate de cocinar.',
      'Para [cumpleaños|reuniones|aniversarios] y cualquier buena razón para juntarse.',
      'Cuéntanos qué [planeas|celebras|necesitas] y vemos juntos los detalles.',
      'Una buena comida hace más fácil [una fiesta|una celebración|cualquier reunión].',
      'Celebra con [la familia|los amigos|los del trabajo] y deja que cocinemos nosotros.',
    ],
    suggested: [
      'Recibimos grupos de ____ a ____ personas, con menú de ____.',
      'Pregunta por el menú para grupos de ____.',
      'Para tu fiesta puedes reservar ____, con ____ días de anticipación.',
    ],
  },
  happy_hour: {
    title: [
      'Happy hour',
      'Happy hour con amigos',
      'Happy hour en {name}',
      'Nos vemos en el happy hour',
      'Ven al happy hour',
      'Happy hour después del trabajo',
    ],
    written: [
      'Ven con amigos después del trabajo y [relájate|ponte al día|descansa].',
      'Algo de beber y buena compañía mejoran [un día largo|una semana ocupada|un lunes].',
      'Trae a [un compañero|una amiga|todo el equipo] y tómate un rato libre.',
      'Sal a tiempo del trabajo y [ven a vernos|descansa un poco|ríete con alguien].',
      'Conversa con gente que te cae bien, [vaso en mano|sin prisa|con algo para picar].',
      'Te ganaste [un descanso|un rato libre|tiempo con amigos].',
    ],
    suggested: [
      'Hay happy hour los ____, de ____ a ____.',
      'En el happy hour, ____ y ____ cuestan ____.',
      'Los precios del happy hour valen en ____.',
    ],
  },
  outdoor: {
    title: [
      'Mesas al aire libre',
      'Al aire libre',
      'Come al aire libre',
      'Al aire libre en {name}',
      'Mesas afuera',
      'Come afuera con nosotros',
    ],
    written: [
      'Disfruta tu comida [al aire libre|bajo el cielo|afuera] cuando hace buen tiempo.',
      'Comer afuera da gusto en [un día bonito|un día de sol|una tarde tranquila].',
      'Trae [un sombrero|un suéter|a un amigo] y disfruta el aire libre.',
      'Un día de sol pide [comer afuera|algo frío|una comida larga].',
      'Buen clima, buena comida y [una charla larga|algo frío de beber|tiempo para descansar].',
      'Elige un lugar afuera y [descansa|quédate un rato|disfruta el día].',
    ],
    suggested: [
      'Tenemos ____ mesas afuera, con ____ para los días de ____.',
      'Afuera caben unas ____ personas.',
      'En las mesas de afuera, los perros ____.',
    ],
  },
  founder: {
    title: [
      'Conoce a {first}',
      'Conoce a quien está detrás de {name}',
      'Quién está detrás de {name}',
      'Quiénes somos',
      'Nuestra historia',
      'Conócenos',
    ],
    written: [
      'Todo lugar como este empieza con [alguien|una persona|gente] que disfruta cocinar para otros.',
      'Saluda cuando [vengas|pases por aquí|nos visites].',
      'Da gusto saber quién [cocina|está detrás de la comida|empezó todo].',
      'Detrás de cada [plato|receta|menú] hay una persona.',
      'Pregunta por [los comienzos|el primer menú|la historia] cuando vengas.',
      'La buena comida tiene [una historia|una persona|mucho cariño] detrás.',
    ],
    suggested: [
      '____ empezó con ____ en ____ y todavía ____ cada día.',
      '____ aprendió a cocinar de ____, en ____.',
      'Antes de esto, ____ trabajaba de ____ en ____.',
    ],
  },
  live_music: {
    title: [
      'Música en vivo',
      'Música en vivo en {name}',
      'Comida y música en vivo',
      'Disfruta la música en vivo',
      'Come con música en vivo',
      'Música en vivo con amigos',
    ],
    written: [
      'Buena comida y música en vivo hacen [un gran plan|una cita fácil|una salida especial].',
      'Trae a [un amigo|tu pareja|la familia] y disfruta la música.',
      'Come, escucha y [quédate un rato|sigue el ritmo|canta].',
      'La música alegra [una buena comida|un plan con amigos|una cita].',
      'Ven por la música y [quédate a comer|trae hambre|trae a tus amigos].',
      'La música en vivo se disfruta [con amigos|con algo rico|de cerca].',
    ],
    suggested: [
      'Hay música los ____, de ____ a ____.',
      'Los ____ a las ____ toca ____.',
      'Lo próximo: ____, el ____.',
    ],
  },
  family: {
    title: [
      'Trae a la familia',
      'En familia',
      'Para toda la familia',
      'En familia en {name}',
      'Trae a los niños',
      'Comer en familia',
    ],
    written: [
      'Trae a los niños, a [los abuelos|los primos|los tíos] y mucha hambre.',
      'Sin cocinar ni lavar, queda [tiempo en familia|una comida juntos|tiempo para conversar].',
      'Comer juntos da a todos [tiempo para conversar|un descanso|un buen rato].',
      'Los niños comen, los grandes descansan y [nadie lava platos|nadie cocina|hay tiempo para hablar].',
      'Para apetitos pequeños, [grandes|exigentes|enormes] y todos los demás.',
      'Comer en familia es más fácil si [otro cocina|nadie cocina|no hay platos que lavar].',
    ],
    suggested: [
      'Para niños hay ____, y también ____ mientras esperan.',
      'Tenemos sillas altas para ____.',
      'Los ____, los niños comen ____ con ____.',
    ],
  },
} as const satisfies Partial<CopyLibrary['sections']>;

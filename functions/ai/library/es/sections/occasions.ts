import type { CopyLibrary } from '../../copy-library.ts';

/** Occasions, places to sit, and people. */
export const SECTIONS_OCCASIONS = {
  events: {
    title: [
      'Eventos privados',
      'Fiestas y eventos',
      'Celebra tu evento con nosotros',
      'Tus eventos en {name}',
      'Eventos privados en {name}',
      'Tu fiesta con nosotros',
    ],
    suggested: [
      'Recibimos grupos de ____ a ____ personas, con menú de ____.',
      'Para grupos de ____ personas o más tenemos un menú de ____.',
      'Para tu fiesta puedes reservar ____, con ____ días de anticipación.',
    ],
  },
  happy_hour: {
    title: [
      'Happy hour',
      'Happy hour con amigos',
      'Happy hour en {name}',
      'Nuestro happy hour',
      'La hora del happy hour',
      'Happy hour después del trabajo',
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
      'Comer al aire libre',
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
      'Quién está detrás de {name}',
      'Quiénes formamos {name}',
      'Nuestra historia',
      'La historia de {name}',
      'Conócenos',
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
      'Nuestra música en vivo',
      'Come con música en vivo',
      'Música en vivo con amigos',
    ],
    suggested: [
      'Hay música los ____, de ____ a ____.',
      'Los ____ a las ____ toca ____.',
      'Lo próximo: ____, el ____.',
    ],
  },
  family: {
    title: [
      'En familia',
      'Para toda la familia',
      'En familia en {name}',
      'Con los niños',
      'Comer en familia',
      'Familias bienvenidas',
    ],
    suggested: [
      'Para niños hay ____, y también ____ mientras esperan.',
      'Tenemos sillas altas para ____.',
      'Los ____, los niños comen ____ con ____.',
    ],
  },
} as const satisfies Partial<CopyLibrary['sections']>;

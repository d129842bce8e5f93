import type { CopyLibrary, CuisineCopy } from '../../copy-library.ts';

/** Coffee, bread, ice cream, and the late morning. */
export const CUISINES_DAY: CopyLibrary['cuisines'] = {
  cafe: {
    food: 'café',
    hero: [
      'Una taza de café y [un momento para ti|una buena charla|algo dulce].',
      'Empieza el día con [un buen café|una taza caliente|calma].',
      'Café para [despertar|conversar|hacer una pausa] y algo rico para acompañar.',
      'Trae [un libro|a un amigo|tu lista de pendientes] y tómate un café.',
      'Haz una pausa. [Un café ayuda|Te la ganaste|Empieza con un sorbo].',
      '¿Un café en {town}? [Ven a vernos|Te esperamos|Trae a un amigo].',
    ],
    about: [
      'Un café da [ánimo|calor|un respiro] a una mañana ocupada.',
      'Ven por un café y [lee un rato|conversa|mira pasar a la gente].',
      'El café acompaña [una charla larga|una mañana lenta|un día ocupado], y también el silencio.',
      'Algo dulce, [una taza caliente|un buen libro|un buen amigo] y nada de prisa.',
      'Aroma de café, espuma suave y [un sorbo lento|buena compañía|un momento tranquilo].',
      'Ponte al día con un amigo, [taza en mano|entre sorbos|con algo dulce].',
    ],
    sampleDishes: [
      { name: 'Café con leche', course: 'drinks', family: 'latte' },
      { name: 'Tostada de aguacate', course: 'mains', family: 'avocado_toast' },
      { name: 'Cruasán', course: 'desserts', family: 'croissant' },
      { name: 'Té verde', course: 'drinks', family: 'tea' },
    ],
  },
  bakery: {
    food: 'pan y dulces',
    hero: [
      'Pan dorado, algo dulce y [buena compañía|ganas de probar|una tarde tranquila].',
      'Sigue el olor a pan y [ven con hambre|trae a alguien|elige lo que quieras].',
      '¿Antojo de algo dulce? [Ven a vernos|Te esperamos|Llegaste a buen lugar].',
      'Elige algo para ti y algo para [el camino|la oficina|quien quieras].',
      'Un pan y algo dulce alegran [la mañana|la merienda|una visita].',
      '¿Buscas pan y dulces en {town}? [Ven a vernos|Aquí estamos|Te esperamos].',
    ],
    about: [
      'El buen pan tiene corteza crujiente y [miga suave|miga ligera|mucho aroma].',
      'Algo dulce mejora [el café|la tarde|una visita], y es fácil de compartir.',
      'Llega a casa con [pan dorado|una caja de dulces|algo crujiente] y alegra a todos.',
      'Mira la vitrina con calma y [elige tu favorito|pide uno de más|prueba algo nuevo].',
      'Los dulces son para [cumpleaños|la oficina|los domingos] y para un martes cualquiera.',
      'Dorado, dulce y [crujiente|esponjoso|suave]: un gusto para llevar a casa.',
    ],
    sampleDishes: [
      { name: 'Concha', course: 'desserts', family: 'pastry' },
      { name: 'Pan de masa madre', course: 'mains', family: 'bread' },
      { name: 'Galletas de avena', course: 'desserts', family: 'cookies' },
      { name: 'Café', course: 'drinks', family: 'coffee' },
    ],
  },
  icecream: {
    food: 'helados',
    hero: [
      'Helado, [un paseo|mucho sol|buena compañía] y tiempo para disfrutarlo.',
      '¿Antojo de helado? [Ven a vernos|Te esperamos|Llegaste a buen lugar].',
      'Un helado alegra [un día de calor|cualquier lunes|un paseo].',
      'Trae a [los niños|tus amigos|quien quieras] y elijan su sabor.',
      '¿Un sabor o dos? [Tú decides|Prueba los dos|Pide el que quieras].',
      '¿Se te antoja un helado en {town}? [Ven a vernos|Aquí estamos|Ven con alguien].',
    ],
    about: [
      'Un helado se disfruta [caminando|en una banca|con los niños], antes de que se derrita.',
      'Los niños eligen por el color, y [los grandes también|los grandes lo piensan|todos quedan contentos].',
      'Elige un sabor conocido y [uno nuevo|otro por curiosidad|otro para comparar].',
      'Después de [la escuela|un paseo|un día largo], un helado cae bien.',
      'Los helados van con [los paseos|los cumpleaños|las buenas noticias] y con los días de sol.',
      'Frío, dulce y [cremoso|suave|colorido]: un helado alegra a todos.',
    ],
    sampleDishes: [
      { name: 'Helado de vainilla', course: 'desserts', family: 'ice_cream' },
      { name: 'Sorbete de mango', course: 'desserts', family: 'ice_cream' },
      { name: 'Malteada de chocolate', course: 'drinks', family: 'smoothie' },
      { name: 'Galletas con chispas', course: 'desserts', family: 'cookies' },
    ],
  },
  brunch: {
    food: 'brunch',
    hero: [
      'Algo dulce, algo salado y [mucho café|ninguna prisa|buena compañía].',
      'Duerme un poco más y [ven al brunch|ven con hambre|trae a un amigo].',
      '¿Antojo de brunch? [Ven a vernos|Te esperamos|Trae a tus amigos].',
      'Trae a [los amigos|la familia|quien esté de visita] y empiecen el día con calma.',
      '¿Dulce o salado? [Pide los dos|Comparte ambos|Tú eliges].',
      '¿Buscas un brunch en {town}? [Ven a vernos|Aquí estamos|Ven con alguien].',
    ],
    about: [
      'El brunch es para [amigos|familias|mañanas lentas] y para quien se levantó tarde.',
      'Huevos, pan tostado y [un buen café|algo dulce|buena charla] para empezar.',
      'Unos piden dulce, otros salado, y [todos comparten|todos prueban|nadie se queda con antojo].',
      'Ponte al día con [un amigo|tu hermana|la familia] entre café y café.',
      'Una mañana sin prisa empieza con [una taza caliente|algo dorado|buena compañía].',
      'Es desayuno y comida a la vez, [con calma|sin reloj|con mucho café].',
    ],
    sampleDishes: [
      { name: 'Huevos benedictinos', course: 'mains', family: 'eggs' },
      { name: 'Hotcakes', course: 'mains', family: 'pancakes' },
      { name: 'Tostada de aguacate', course: 'mains', family: 'avocado_toast' },
      { name: 'Jugo de naranja', course: 'drinks', family: 'juice' },
    ],
  },
};

/** For restaurants whose cuisine is unknown. */
export const GENERAL_CUISINE: CuisineCopy = {
  food: 'buena comida',
  hero: [
    'Ven con hambre y [trae a alguien|pide lo que quieras|come a gusto].',
    '¿Qué se te antoja? [Ven y elige|Ven con hambre|Dinos y cocinamos].',
    'Trae a [la familia|un amigo|quien quieras] y coman a gusto.',
    'Un buen bocado mejora [un día largo|cualquier lunes|la semana].',
    '¿No quieres cocinar? [Ven a comer|Cocinamos nosotros|Aquí estamos].',
    'Date un gusto: [ven a comer|come algo rico|pide tu favorito].',
    'Hoy come [algo rico|con alguien que quieras|lo que se te antoje] y no laves nada.',
    'Con hambre o con antojo, [ven a vernos|aquí comes bien|hay algo para ti].',
    '¿Hambre en {town}? [Ven a vernos|Te damos de comer|Aquí estamos].',
  ],
  about: [
    'Comer en buena compañía mejora [cualquier día|una semana larga|un lunes].',
    'Pidan varias cosas y [compartan|prueben de todo|elijan su favorita].',
    'Deja que alguien más [cocine|lave los platos|piense qué comer] y disfruta.',
    'Ven con [un amigo|la familia|quien quieras], o ven a comer por tu cuenta.',
    'Un plato rico es buena razón para [juntarse|hacer una pausa|celebrar].',
    'Pide algo conocido o [prueba algo nuevo|pregunta qué probar|cambia un poco].',
    'Celebra [un cumpleaños|una buena noticia|el viernes] comiendo con los tuyos.',
    'Con algo rico de comer, [la charla es más fácil|el día mejora|nadie tiene prisa].',
    'Come con calma, [conversa|comparte|repite] y disfruta el momento.',
  ],
  sampleDishes: [
    { name: 'Sopa del día', course: 'starters', family: 'soup' },
    { name: 'Pollo al horno', course: 'mains', family: 'chicken' },
    { name: 'Verduras asadas', course: 'mains', family: 'vegetables' },
    { name: 'Limonada', course: 'drinks', family: 'lemonade' },
  ],
};

import { plainSpan } from './clock.ts';
import { onSpanishFeast, spanishFeast } from './feast-name.ts';
import { spanishWishes } from './feast-wishes.ts';
import type { PostWords } from './post-words.ts';

const PARTS = {
  morning: 'por la mañana',
  midday: 'mediodía',
  afternoon: 'tarde',
  evening: 'noche',
};

export const SPANISH_POST_WORDS: PostWords = {
  and: 'y',
  span: plainSpan('desde las'),
  price: (dish, price) => [
    `${dish}, ${price}.`,
    ...(`${dish} ${price}`.includes(' por ') ? [] : [`${dish} por ${price}.`]),
    ...(dish.includes(')') ? [] : [`${dish} (${price}).`]),
  ],
  dish: (dish, day) => [
    `${dish}.`,
    `En la carta: ${dish}.`,
    `¿Ya conoces esto? ${dish}.`,
    ...(day === '' ? [] : [`Plan para el ${day}: ${dish}.`, `El ${day} toca ${dish}.`]),
  ],
  also: (list) => [
    `También en la carta: ${list}.`,
    `Y al lado, en la carta: ${list}.`,
    `Para seguir: ${list}.`,
  ],
  pair: (first, second) => [
    `¿${first} o ${second}?`,
    `${first} contra ${second}.`,
    `¿Primero ${first} o primero ${second}?`,
    `Indecisos: ${first} o ${second}.`,
  ],
  ask: [
    '¿Cuál va primero?',
    '¿Tu voto?',
    'Cuéntanos en los comentarios.',
    'Sin trampas.',
    '¿Con quién vienes?',
  ],
  dayPart: (day, part) => `${day} ${PARTS[part]}`,
  open: (day, span) => [
    `Abrimos el ${day}: ${span}.`,
    `El ${day} abrimos, ${span}.`,
    `Horario del ${day}: ${span}.`,
    `El ${day} te esperamos, ${span}.`,
  ],
  hours: (span) => [`Horario: ${span}.`, `Abierto: ${span}.`],
  service: (name, day, span) => [
    `${name} el ${day}: ${span}.`,
    `${name}, el ${day}, ${span}.`,
    `El ${day}, ${name}: ${span}.`,
  ],
  closed: (occasion, day) => [
    `${occasion}, ${day}: cerramos.`,
    `Cerramos ${onSpanishFeast(occasion)}: ${day}.`,
    `El ${day} no abrimos: ${occasion}.`,
  ],
  back: (day, span, house) => [
    `Volvemos el ${day}, ${span}.`,
    `Nos vemos el ${day}, ${span}.`,
    `Abrimos de nuevo el ${day}, ${span}.`,
    `${house} abre de nuevo el ${day}, ${span}.`,
  ],
  occasion: (name, day, house) => [
    `${name}: ${day}.`,
    `El ${day} es ${spanishFeast(name)}.`,
    `Apunta: ${name}, ${day}.`,
    `${name} en ${house}: ${day}.`,
    `${name}. En ${house}, el ${day}.`,
    `El ${day} ${house} celebra ${spanishFeast(name)}.`,
  ],
  occasionOpen: (name, day, span) => [
    `${name}, ${day}: abrimos ${span}.`,
    `Abrimos ${onSpanishFeast(name)}: ${day}, ${span}.`,
    `El ${day} es ${spanishFeast(name)}. Horario: ${span}.`,
    `${name} con nosotros: ${day}, ${span}.`,
  ],
  today: (name) => [`Hoy es ${spanishFeast(name)}.`, `${name}: es hoy.`, `Hoy toca ${spanishFeast(name)}.`],
  table: ['¿Vienes?', 'Te esperamos.', 'Guarda la fecha.'],
  wish: spanishWishes,
  menu: (name, price) =>
    price === ''
      ? [`${name}.`]
      : [
          `${name}, ${price}.`,
          `${name}: ${price}.`,
          ...(/ por /.test(`${name} ${price}`) ? [] : [`${name} por ${price}.`]),
        ],
  offer: [
    'Para que lo sepas.',
    'Corre la voz.',
    'Esto es para ti.',
    'De nuestra parte.',
    'Toma nota.',
    'Avisa a un amigo.',
    '¿Quién se apunta?',
    'Tenlo en cuenta.',
    'Ya lo sabes.',
    'Trae compañía.',
    'Pásalo.',
    '¿Nos vemos pronto?',
  ],
  diet: {
    vegan: (list) => `Vegano en nuestra carta: ${list}.`,
    vegetarian: (list) => `Vegetariano en nuestra carta: ${list}.`,
    pescatarian: (list) => `Pescado, sin carne: ${list}.`,
    halal: (list) => `Halal en nuestra carta: ${list}.`,
    kosher: (list) => `Kosher en nuestra carta: ${list}.`,
    gluten_free: (list) => `Sin gluten en nuestra carta: ${list}.`,
  },
  book: (where) => [`Reserva mesa: ${where}`, `Reservas: ${where}`, `Tu mesa: ${where}`],
  order: (where) => [`Pide en línea: ${where}`, `Haz tu pedido: ${where}`],
  wholeMenu: (where) => [`Más en ${where}`, `Sigue leyendo: ${where}`],
  call: (phone) => [`Reservas al ${phone}.`, `¿Mesa? ${phone}.`, `Llama y reserva: ${phone}.`],
  find: (place) => [`Estamos en ${place}.`, `Dirección: ${place}.`, `Nos encuentras aquí: ${place}.`],
  stop: 'Para salir, responde STOP.',
  quiet: ['Ahora en la carta.', 'De nuestra carta.', 'Con toda la calma.', 'Para una sobremesa larga.'],
  season: {
    winter: ['Abrigo fuera, a la mesa.', 'Primero, entrar en calor.', 'Noches largas, cenas largas.'],
    spring: ['Los días se alargan.', 'Tardes largas, cenas tarde.', 'Adiós al invierno.'],
    summer: ['La cocina de casa, apagada.', 'Días largos, mesas tardías.', 'Demasiado calor para cocinar.'],
    autumn: ['Tiempo de abrigo y de mesa.', 'Anochece antes: a cenar.', 'Vuelve el apetito.'],
  },
  lines: {
    pasta: ['Se enrolla, no se corta.', 'Tenedor en mano.', 'Compartir es opcional.', 'Servilleta a mano.'],
    pizza: [
      'Con la mano, por supuesto.',
      'Empezar por el borde: permitido.',
      'La última porción se negocia.',
      'Se come caliente.',
    ],
    noodles: [
      'Sorber está permitido.',
      'La cara sobre el tazón.',
      'Palillos arriba.',
      'Mejor camisa oscura.',
    ],
    soup: ['Primero la cuchara, luego hablamos.', 'Las manos en el tazón.', '¿Que se enfríe? Jamás.'],
    dumplings: ['Mojar, morder, repetir.', 'Cuéntalos antes de compartir.', 'Cuidado con el primer bocado.'],
    tacos: ['Se ladea la cabeza.', 'Servilletas, muchas.', 'De pie también.'],
    burger: ['Con las manos, sin teléfono.', 'Gotea. Inclínate.', '¿Cuchillo y tenedor? Tú verás.'],
    grill: ['Remángate.', 'Cuchillo, tenedor y silencio.', 'Ven con hambre.'],
    seafood: ['Remángate para esto.', 'Primero, el mar.', 'Que nadie se adelante.'],
    greens: ['No es guarnición.', 'Para el centro de la mesa.', 'Tenedores listos.'],
    rice: ['Hasta el último grano.', 'Mejor con cuchara.', 'Hasta raspar el plato.'],
    sweet: ['Deja sitio o empieza aquí.', 'Cucharas para toda la mesa.', 'El postre también es cena.'],
    bakery: ['Las migas son parte.', 'El último bocado se comparte. O no.', 'Ven antes de que vuele.'],
    coffee: ['Primero el sorbo, luego correos.', 'Siéntate a tomarlo.', 'La mañana puede esperar.'],
    drinks: ['Guarda el móvil y brinda.', 'Alguien tiene que empezar.', 'Brinda antes de la foto.'],
    any: ['Lee la carta y vuelve a esto.', 'Pide esto primero.', 'Deja sitio.'],
  },
};

import type { CopyLibrary, CuisineCopy } from '../../copy-library.ts';

/** Coffee, bread, ice cream, and the late morning. */
export const CUISINES_DAY: CopyLibrary['cuisines'] = {
  cafe: {
    food: 'café',
    hero: [
      'Café con aroma y una buena pausa.',
      'Un buen café y un momento tranquilo.',
      'Una pausa con buen café.',
      'Café para [empezar el día|conversar|hacer una pausa].',
      'Buen café y algo rico al lado.',
      'Tu café en {town}.',
    ],
    about: [
      'Un café acompaña una buena charla.',
      'Aquí hay tiempo para [leer|conversar|trabajar un rato] o no hacer nada.',
      'El aroma del café invita a quedarse.',
      'A veces basta una buena taza.',
      'Algo rico al lado completa la pausa.',
      'Un buen café mejora [una mañana|una espera|un día largo].',
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
      'Pan dorado y dulces que apetecen.',
      'El aroma del horno lo dice todo.',
      'Del horno, para [tu mesa|tu día|compartir].',
      'Corteza dorada, miga tierna.',
      'Pan, dulces y un buen aroma.',
      'Tu panadería en {town}.',
    ],
    about: [
      'El olor a pan alegra el día.',
      'Un buen pan mejora cualquier comida.',
      'Algo dulce hace especial [la merienda|una visita|el café].',
      'Cada pieza sale dorada del horno.',
      'El pan y los dulces son para [compartir|llevar a casa|regalar].',
      'Hay gustos dulces y gustos salados.',
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
      'Helado cremoso para un día feliz.',
      'Un gusto frío y cremoso.',
      'Sabores para [chicos y grandes|cada antojo|todos los gustos].',
      'Cremoso, dulce y lleno de sabor.',
      'Una pausa dulce y fría.',
      'Tus helados en {town}.',
    ],
    about: [
      'Un helado alegra a cualquier edad.',
      'Lo difícil es elegir el sabor.',
      'En vaso o en cono, [siempre apetece|es una fiesta|alegra el día].',
      'El helado sabe mejor en buena compañía.',
      'Un helado es un gusto que alegra.',
      'Siempre hay un sabor por descubrir.',
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
      'Un brunch rico y sin prisa.',
      'Mañanas lentas y buena comida.',
      'Dulce, salado o un poco de todo.',
      'Un buen café y una mañana tranquila.',
      'El plan perfecto para [una mañana lenta|verse con amigos|empezar bien].',
      'Brunch en {town}.',
    ],
    about: [
      'El brunch es para conversar sin reloj.',
      'Entre lo dulce y lo salado, [hay para elegir|caben los dos|no hay error].',
      'Una mañana lenta también es un plan.',
      'Con café, la charla se alarga.',
      'El brunch es para [reencontrarse|celebrar|descansar] con calma.',
      'Un buen brunch alegra el día.',
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
    'Buena comida, hecha con cariño.',
    'Comer bien alegra cualquier día.',
    'Buena comida y buena compañía.',
    'Platos con mucho sabor.',
    'Para comer [bien|a gusto|con calma], sin más.',
    'Buena comida en {town}.',
    'Un buen momento, [a solas|en pareja|con amigos].',
  ],
  about: [
    'Comer bien es un placer sencillo.',
    'Un buen plato mejora el día.',
    'La comida se disfruta más en compañía.',
    'Cada plato se prepara con cariño.',
    'Es un gusto compartir [un buen plato|la mesa|una comida] con los tuyos.',
    'Nos importa que comas a gusto.',
  ],
  sampleDishes: [
    { name: 'Sopa del día', course: 'starters', family: 'soup' },
    { name: 'Pollo al horno', course: 'mains', family: 'chicken' },
    { name: 'Verduras asadas', course: 'mains', family: 'vegetables' },
    { name: 'Limonada', course: 'drinks', family: 'lemonade' },
  ],
};

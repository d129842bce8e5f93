import type { CopyLibrary } from '../../copy-library.ts';

export const CUISINES_EUROPE: CopyLibrary['cuisines'] = {
  spanish: {
    food: 'comida española',
    hero: [
      'Cocina española, generosa y llena de sabor.',
      'Los sabores de España, para compartir.',
      'Aceite de oliva, brasa y buena mesa.',
      'Platos con [mucho sabor|carácter|alma], de tierra y mar.',
      'Sabores sencillos que invitan a compartir.',
      'Cocina española en {town}.',
    ],
    about: [
      'La cocina española se disfruta sin prisa.',
      'Buen aceite, buen producto y [buena compañía|una charla larga|un buen pan].',
      'Hay sabores de mar y de tierra.',
      'En España, comer también es conversar.',
      'La cocina española tiene sabores [claros|intensos|sinceros] y platos generosos.',
      'Cada región tiene su propio sabor.',
    ],
    sampleDishes: [
      { name: 'Tortilla española', course: 'starters', family: 'omelet' },
      { name: 'Paella de verduras', course: 'mains', family: 'paella' },
      { name: 'Gazpacho', course: 'starters', family: 'cold_soup' },
      { name: 'Crema catalana', course: 'desserts', family: 'custard' },
    ],
  },
  tapas: {
    food: 'tapas',
    hero: [
      'Tapas para compartir y conversar.',
      'Platos pequeños, sabores grandes.',
      'Un poco de todo, en buena compañía.',
      'Tapas y [una buena charla|buenos amigos|tiempo por delante].',
      'Bocados pequeños con mucho carácter.',
      'Tapas en {town}.',
    ],
    about: [
      'Las tapas son una forma de conversar.',
      'Un plato lleva a otro, [sin prisa|entre amigos|y la charla sigue].',
      'En lo pequeño cabe mucho sabor.',
      'Compartir es parte del sabor.',
      'Hay tapas para [picar algo|quedarse un rato|probar de todo].',
      'Algo crujiente, algo salado, algo para mojar.',
    ],
    sampleDishes: [
      { name: 'Aceitunas aliñadas', course: 'starters', family: 'olives_snacks' },
      { name: 'Croquetas', course: 'starters', family: 'starter' },
      { name: 'Gambas al ajillo', course: 'mains', family: 'shrimp' },
      { name: 'Tarta de queso', course: 'desserts', family: 'cheesecake' },
    ],
  },
  italian: {
    food: 'comida italiana',
    hero: [
      'Cocina italiana, sencilla y llena de sabor.',
      'Los sabores de Italia, sin prisa.',
      'Tomate, albahaca y mucho sabor.',
      'Buena pasta y buena compañía.',
      'Cocina italiana para [compartir|disfrutar sin prisa|celebrar].',
      'Cocina italiana en {town}.',
    ],
    about: [
      'Pocos ingredientes bastan para mucho sabor.',
      'La comida italiana reúne a la gente.',
      'Una comida italiana se disfruta [con calma|en familia|entre amigos].',
      'Un plato de pasta reconforta siempre.',
      'La cocina italiana gusta a todos.',
      'Aceite de oliva, hierbas y [un buen tomate|buen pan|mucho cariño].',
    ],
    sampleDishes: [
      { name: 'Bruschetta', course: 'starters', family: 'bread' },
      { name: 'Espagueti al pomodoro', course: 'mains', family: 'pasta_tomato' },
      { name: 'Risotto de champiñones', course: 'mains', family: 'risotto' },
      { name: 'Tiramisú', course: 'desserts', family: 'tiramisu' },
    ],
  },
  pizzeria: {
    food: 'pizza',
    hero: [
      'Pizza de borde dorado y buen sabor.',
      'Del horno, dorada y caliente.',
      'Buena masa y buena compañía.',
      'Pizza para [compartir|la familia|los amigos] y para ti.',
      'Pizza caliente, con aroma a horno.',
      'Tu pizza en {town}.',
    ],
    about: [
      'Una buena pizza empieza por la masa.',
      'El horno dora el borde y [despierta el aroma|funde los sabores|hace el resto].',
      'La pizza reúne a chicos y grandes.',
      'Cada quien tiene su pizza favorita.',
      'Una pizza alegra [un partido|una reunión|una noche tranquila].',
      'Entre amigos, la pizza sabe mejor.',
    ],
    sampleDishes: [
      { name: 'Pizza margarita', course: 'mains', family: 'pizza' },
      { name: 'Calzone de espinaca', course: 'mains', family: 'calzone' },
      { name: 'Pan con ajo', course: 'starters', family: 'garlic_bread' },
      { name: 'Helado de vainilla', course: 'desserts', family: 'ice_cream' },
    ],
  },
};

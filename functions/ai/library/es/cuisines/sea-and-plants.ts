import type { CopyLibrary } from '../../copy-library.ts';

/** From the sea, from plants, and from China and Japan. */
export const CUISINES_SEA_AND_PLANTS: CopyLibrary['cuisines'] = {
  seafood: {
    food: 'pescado y mariscos',
    hero: [
      '¿Pescado, mariscos o [un poco de todo|algo nuevo|los dos]? Tú eliges.',
      '¿Antojo de mariscos? [Ven a vernos|Te esperamos|Trae a un amigo].',
      'Limón, sal y [buen pescado|buena compañía|sabor a mar].',
      'Trae a [un amigo|la familia|quien quieras] y compartan unos mariscos.',
      'Con unos mariscos, [un martes|un día cualquiera|una tarde] parece de vacaciones.',
      '¿Hambre de mariscos en {town}? [Ven a vernos|Aquí estamos|Ven con alguien].',
    ],
    about: [
      'Suave, jugoso y [con limón|con un poco de ajo|con sabor a mar]: así gusta el pescado.',
      'Abre una concha, pasa el limón y [tómate tu tiempo|disfruta la compañía|toma otra].',
      'Al vapor, [asado|frito|al horno] o crudo, el pescado va con limón.',
      'Los mariscos se comen con [las manos|calma|buena compañía] y con muchas servilletas.',
      'Empieza con algo frío y [sigue con algo caliente|comparte algo frito|come con calma].',
      'Es un gusto para [cumpleaños|citas|reuniones familiares] y para quien extraña el mar.',
    ],
    sampleDishes: [
      { name: 'Ceviche de pescado', course: 'starters', family: 'ceviche' },
      { name: 'Filete de pescado con limón', course: 'mains', family: 'fish' },
      { name: 'Camarones al ajo', course: 'mains', family: 'shrimp' },
      { name: 'Limonada', course: 'drinks', family: 'lemonade' },
    ],
  },
  vegan: {
    food: 'comida vegana',
    hero: [
      'Colorido, [crujiente|cremoso|picante] y todo de plantas.',
      'La comida vegana también reconforta.',
      'Trae a [tus amigos veganos|alguien curioso|la familia] y pidan lo que quieran.',
      'Comida vegana para [gente curiosa|toda la familia|días ocupados] y para quien tenga hambre.',
      '¿Se te antoja comida vegana? [Ven a vernos|Te esperamos|Trae a alguien].',
      '¿Hambre de comida vegana en {town}? [Ven a vernos|Aquí estamos|Ven con alguien].',
    ],
    about: [
      'Aquí todo es de plantas: [pide lo que quieras|compartan todos los platos|nadie tiene que preguntar].',
      'La comida vegana puede ser [crujiente|cremosa|ahumada], abundante y llena de sabor.',
      'Buenas verduras, salsas con sabor y [un poco de crujido|especias|hierbas] llenan el plato.',
      'A todos les gusta [algo crujiente|una buena salsa|un plato lleno], coman carne o no.',
      'Trae al grupo entero. [Todos pueden compartir|Cada quien elige|Todos comen lo mismo].',
      'Un plato de colores alegra [un día gris|el mediodía|cualquier lunes].',
    ],
    sampleDishes: [
      { name: 'Humus con verduras', course: 'starters', family: 'hummus' },
      { name: 'Tazón de arroz y tofu', course: 'mains', family: 'rice_bowl' },
      { name: 'Falafel', course: 'mains', family: 'falafel' },
      { name: 'Limonada con jengibre', course: 'drinks', family: 'lemonade' },
    ],
  },
  chinese: {
    food: 'comida china',
    hero: [
      'Arroz, fideos y [salsas con sabor|buena compañía|mucho para compartir].',
      '¿Se te antoja comida china? [Ven a vernos|Te esperamos|Trae a la familia].',
      'Pidan varios platos y [compartan todo|pónganlos al centro|prueben de cada uno].',
      'Un poco dulce, un poco salado y [algo picante|muy sabroso|bueno para compartir].',
      'Trae a [los amigos|la familia|todo el grupo] y pidan de todo.',
      '¿Hambre de comida china en {town}? [Ven a vernos|Aquí estamos|Ven con alguien].',
    ],
    about: [
      'Arroz caliente, salsa brillante y [algo crujiente|verduras|fideos] hacen una buena comida.',
      'La comida china se comparte, [plato por plato|al centro|bocado a bocado], y cada quien prueba de todo.',
      'Fideos suaves, [verduras crujientes|mucho vapor|salsa brillante] y un buen apetito.',
      'Pide algo al vapor, [algo crujiente|algo picante|algo con salsa] y arroz para todos.',
      'Es comida para [familias grandes|amigos con hambre|celebraciones] y para cuando nadie quiere cocinar.',
      'Lo dulce, lo salado y [lo picante|lo ácido|lo crujiente] van juntos en el plato.',
    ],
    sampleDishes: [
      { name: 'Dumplings al vapor', course: 'starters', family: 'dumplings' },
      { name: 'Arroz frito con verduras', course: 'mains', family: 'fried_rice' },
      { name: 'Fideos salteados', course: 'mains', family: 'noodles_fried' },
      { name: 'Té de jazmín', course: 'drinks', family: 'tea' },
    ],
  },
  sushi: {
    food: 'sushi',
    hero: [
      'Bocados pequeños, arroz suave y [buena compañía|un poco de calma|un toque de wasabi].',
      '¿Antojo de sushi? [Ven a vernos|Te esperamos|Llegaste a buen lugar].',
      'Compartan unos rollos y [prueben algo nuevo|elijan su favorito|pidan otro].',
      'Palillos, salsa de soya y [mucha hambre|buena compañía|un poco de calma].',
      'El sushi hace especial [un martes|un mediodía|una cita].',
      '¿Hambre de sushi en {town}? [Ven a vernos|Aquí estamos|Ven con alguien].',
    ],
    about: [
      'Arroz suave, sabor limpio y [un toque de soya|un poco de wasabi|algo de jengibre]: eso es el sushi.',
      'Toma una pieza, mójala apenas y [disfruta|mastica despacio|cierra los ojos].',
      'Unos rollos son [crujientes|suaves|picantes], otros muy sencillos, y todos se comparten.',
      'Come con palillos o con los dedos, [como prefieras|sin prisa|pieza por pieza].',
      'Pidan varias piezas y [prueben de todo|compartan|encuentren su favorita].',
      'El sushi es para [citas|cumpleaños|amigos] y para una pausa tranquila.',
    ],
    sampleDishes: [
      { name: 'Edamame', course: 'starters', family: 'olives_snacks' },
      { name: 'Nigiri de salmón', course: 'mains', family: 'sushi' },
      { name: 'Rollo de aguacate', course: 'mains', family: 'sushi_roll' },
      { name: 'Té verde', course: 'drinks', family: 'tea' },
    ],
  },
};

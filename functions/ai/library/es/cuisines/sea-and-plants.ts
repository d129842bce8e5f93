import type { CopyLibrary } from '../../copy-library.ts';

/** From the sea, from plants, and from China and Japan. */
export const CUISINES_SEA_AND_PLANTS: CopyLibrary['cuisines'] = {
  seafood: {
    food: 'pescado y mariscos',
    hero: [
      'Sabor a mar en cada plato.',
      'Del mar, con sencillez y sabor.',
      'Pescado y mariscos, en su punto.',
      'El mar servido en tu plato.',
      'Sabores del mar para [compartir|disfrutar|celebrar].',
      'Pescado y mariscos en {town}.',
    ],
    about: [
      'El mar no necesita muchos adornos.',
      'Un toque de limón y [buena compañía|poco más|buen sabor].',
      'Cada pescado tiene su sabor y textura.',
      'Comer del mar invita a la calma.',
      'El pescado tiene sabores [limpios|delicados|claros] y marinos.',
      'Los mariscos se disfrutan más en compañía.',
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
      'Cocina vegana, llena de color y sabor.',
      'Verduras, especias y mucho sabor.',
      'Todo vegetal, todo sabroso.',
      'Sabores vegetales para [todos|disfrutar|descubrir].',
      'Color y sabor en cada plato.',
      'Cocina vegana en {town}.',
    ],
    about: [
      'La verdura da color, textura y sabor.',
      'Hierbas, especias y [un buen aliño|mucha imaginación|buena mano] hacen el resto.',
      'Una cocina vegetal puede ser muy golosa.',
      'La cocina vegana también es para curiosos.',
      'Cada verdura tiene algo que contar.',
      'Los platos vegetales son para [descubrir|compartir|disfrutar] sin prisa.',
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
      'Sabores de China, para compartir.',
      'Salteados, vapor y mucho aroma.',
      'Jengibre, ajo y fuego vivo.',
      'Cocina china para [toda la familia|los amigos|compartir].',
      'Aromas que abren el apetito.',
      'Cocina china en {town}.',
    ],
    about: [
      'La comida china se disfruta compartiendo.',
      'El fuego del wok despierta el aroma.',
      'El jengibre y el ajo dan aroma.',
      'Dulce, ácido y picante encuentran su equilibrio.',
      'Con varios platos al centro, [todos prueban|hay para todos|la comida se alegra].',
      'Cada plato tiene su propio aroma.',
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
      'Sushi delicado, pieza a pieza.',
      'Cortes precisos y sabor delicado.',
      'Arroz, mar y equilibrio.',
      'Sushi para [compartir|una pausa tranquila|darse un gusto].',
      'Sabores japoneses, precisos y suaves.',
      'Sushi en {town}.',
    ],
    about: [
      'El sushi es sencillez y precisión.',
      'Cada pieza es un bocado equilibrado.',
      'Un buen arroz sostiene todo lo demás.',
      'El sushi se disfruta sin prisa.',
      'Un sabor limpio se aprecia [despacio|pieza a pieza|con calma].',
      'El sushi es para [compartir|conversar|celebrar] con calma.',
    ],
    sampleDishes: [
      { name: 'Edamame', course: 'starters', family: 'olives_snacks' },
      { name: 'Nigiri de salmón', course: 'mains', family: 'sushi' },
      { name: 'Rollo de aguacate', course: 'mains', family: 'sushi_roll' },
      { name: 'Té verde', course: 'drinks', family: 'tea' },
    ],
  },
};

import type { CopyLibrary } from '../../copy-library.ts';

/** Pizza, pasta, noodles, and the small things of many kitchens. */
export const DISHES_DOUGH = {
  pizza: [
    'Masa dorada y mucho sabor encima.',
    'Borde dorado y centro tierno.',
    'Masa tierna con sabor hasta el borde.',
    'Del horno, con el borde bien dorado.',
    'Buena masa y mucho sabor.',
    'El horno en cada mordida.',
  ],
  calzone: [
    'Masa dorada que guarda todo el relleno.',
    'Dorado por fuera, caliente por dentro.',
    'Masa cerrada y un relleno generoso.',
  ],
  garlic_bread: [
    'Pan dorado con aroma a ajo.',
    'Pan tostado con sabor a ajo.',
    'Ajo suave sobre una miga tierna.',
  ],
  pasta: [
    'Pasta en su punto, llena de sabor.',
    'Pasta con buena mordida y mucho sabor.',
    'Un plato de pasta que reconforta.',
    'Sencillez y sabor en su punto.',
    'Pasta tierna en cada bocado.',
  ],
  pasta_tomato: [
    'El tomate, con cuerpo y dulzor.',
    'Pasta con todo el sabor del tomate.',
    'El dulzor del tomate en cada bocado.',
    'Un clásico con tomate que no falla.',
  ],
  pasta_cream: [
    'Pasta cremosa de principio a fin.',
    'Una cremosidad que abraza la pasta.',
    'Pasta suave, cremosa y llena de sabor.',
  ],
  pasta_seafood: ['Buena pasta y sabor a mar.', 'El mar y la pasta, juntos.', 'Todo el mar en la pasta.'],
  pasta_filled: [
    'Pasta tierna con un corazón sabroso.',
    'El secreto está dentro de cada bocado.',
    'Pasta fina y un relleno con sabor.',
  ],
  pasta_baked: [
    'Del horno, con la superficie dorada.',
    'Dorado arriba, tierno por dentro.',
    'El horno le da un borde tostado.',
  ],
  mac_and_cheese: [
    'Pasta tierna con mucho queso fundido.',
    'Queso cremoso en cada bocado.',
    'Un clásico cremoso que reconforta.',
  ],
  gnocchi: [
    'Bocados tiernos que se deshacen.',
    'Pequeños, suaves y llenos de sabor.',
    'Bocados suaves, sabrosos hasta el último.',
  ],
  risotto: [
    'Arroz cremoso y grano en su punto.',
    'Un arroz meloso que reconforta.',
    'Cremosidad suave en cada bocado.',
  ],
  ramen: [
    'Caldo profundo y fideos en su punto.',
    'Fideos con mordida y un caldo intenso.',
    'Un caldo con carácter y buenos fideos.',
    'Mucho sabor en cada sorbo y fideo.',
  ],
  noodle_soup: [
    'Fideos tiernos y mucho aroma.',
    'Fideos suaves, llenos de sabor.',
    'Aroma intenso y fideos en su punto.',
  ],
  noodles_fried: [
    'Fideos con mordida y mucho sabor.',
    'Fideos en su punto, bien sazonados.',
    'Sabor intenso enredado en cada fideo.',
  ],
  dumplings: [
    'Masa tierna y un relleno sabroso.',
    'Bocados tiernos con sorpresa dentro.',
    'Pequeños bocados con mucho sabor dentro.',
    'Masa delicada que guarda todo el sabor.',
  ],
  spring_rolls: [
    'Mucho sabor bien enrollado.',
    'Rollitos con mucho sabor por dentro.',
    'Pequeño por fuera, sabroso por dentro.',
  ],
  bao: [
    'Pan esponjoso al vapor, relleno sabroso.',
    'Tan suave como una nube.',
    'Masa esponjosa y un relleno con carácter.',
  ],
  samosa: [
    'Crujido dorado y especias cálidas.',
    'Bocados crujientes con aroma a especias.',
    'Por fuera cruje, por dentro hay especias.',
  ],
  empanadas: [
    'Masa dorada y un relleno generoso.',
    'Bordes dorados y mucho sabor dentro.',
    'Masa tierna que guarda un buen relleno.',
    'Un relleno sabroso en masa dorada.',
  ],
  tacos: [
    'Tortilla caliente y mucho sabor.',
    'Un bocado pequeño con gran sabor.',
    'Buena tortilla, buen sabor.',
    'Todo el sabor sobre una tortilla.',
    'Tortilla y sabor en cada mordida.',
  ],
  burrito: [
    'Bien enrollado y lleno de sabor.',
    'Tortilla suave y un relleno generoso.',
    'Un relleno generoso, de punta a punta.',
  ],
  quesadilla: [
    'Tortilla dorada y relleno caliente.',
    'Bordes dorados y centro que se funde.',
    'Tortilla tostada con un centro suave.',
  ],
  enchiladas: [
    'Tortillas tiernas bañadas en salsa.',
    'Mucha salsa sobre tortillas suaves.',
    'Tortilla suave y una salsa con carácter.',
  ],
  tamales: [
    'Masa de maíz tierna y perfumada.',
    'Maíz suave, envuelto y cocido despacio.',
    'Todo el aroma del maíz.',
  ],
  nachos: [
    'Crujientes, sabrosos y para compartir.',
    'Mucho crujido y mucho sabor.',
    'Totopos que crujen con cada bocado.',
  ],
  guacamole: [
    'Aguacate cremoso con un toque de limón.',
    'Cremoso, cítrico y lleno de sabor.',
    'Aguacate suave que pide otro bocado.',
  ],
} as const satisfies Partial<CopyLibrary['dishes']>;

import type { CopyLibrary } from '../copy-library.ts';

/** Dough, noodles, small things, raw fish, rice, stews, and what is eaten between bread. */
export const DISHES_DOUGH_AND_RICE = {
  pizza: [
    'Base que cruje, centro suave y caliente.',
    'Bordes dorados para agarrar, corazón blandito.',
    'Masa tostada abajo, puro gusto arriba.',
  ],
  calzone: [
    'Masa dorada afuera, vapor y sorpresa adentro.',
    'Abrir con cuidado, terminar sin [cuidado ninguno|modales|testigos].',
    'Un doblez dorado que guarda el calor.',
  ],
  garlic_bread: [
    'Orilla crujiente, miga suave y [mucho|puro|bastante] ajo.',
    'Pan calientito que perfuma las manos.',
    'Huele antes de llegar, desaparece al instante.',
  ],
  pasta: [
    'Pasta con mordida, salsa en cada vuelta.',
    'Enrolla, levanta y persigue la salsa.',
    'Suave al tenedor, firme al diente.',
  ],
  pasta_tomato: [
    'Tomate dulce, [algo|apenas|siempre] ácido, pasta con mordida.',
    'Salsa roja que abraza cada vuelta.',
    'Adiós, camisa blanca: aquí manda el tomate.',
  ],
  pasta_cream: [
    'Cremosa la salsa, firme la pasta.',
    'Terciopelo en el tenedor, [gusto|calma|placer] para rato.',
    'Salsa que se aferra y no suelta.',
  ],
  pasta_seafood: [
    'Sabor a mar enredado en pasta suave.',
    'Del mar al tenedor, con varias vueltas.',
    'Brisa salada en cada [vuelta|tenedor|bocado] de pasta.',
  ],
  pasta_filled: [
    'Pasta fina por fuera, [lo bueno|la sorpresa|el gusto] por dentro.',
    'Bocados suaves que guardan un secreto.',
    'Se parten despacio, se acaban de golpe.',
  ],
  pasta_baked: [
    'Arriba se tuesta, abajo se derrite.',
    'Capa crujiente, fondo suave y bien caliente.',
    'La esquina tostada tiene muchos pretendientes.',
  ],
  mac_and_cheese: [
    'Queso que se estira, pasta que sigue.',
    'Cremoso hasta el fondo de la cuchara.',
    'Un abrazo de queso con [cuchara|forma de pasta|mucha salsa].',
  ],
  gnocchi: [
    'Nubecitas que se rinden al tenedor.',
    'Blandura que apenas necesita morderse.',
    'Almohadas pequeñas para un hambre grande.',
  ],
  risotto: [
    'Arroz cremoso con un poquito de firmeza.',
    'Se mueve despacio y se come igual.',
    'Cucharadas sedosas, granos que se dejan sentir.',
  ],
  ramen: [
    'Caldo profundo, fideos que se sorben [sin pena|haciendo ruido|a gusto].',
    'Primero el vapor, después los fideos elásticos.',
    'Un tazón hondo para un [día|antojo|silencio] largo.',
  ],
  noodle_soup: [
    'Caldo caliente, fideos que [se escapan|resbalan|juegan].',
    'Sorbe sin pena: es parte del placer.',
    'Cuchara para el caldo, [paciencia|maña|puntería] para los fideos.',
  ],
  noodles_fried: [
    'Fideos al calor, brillantes y con mordida.',
    'Tostado por aquí, sedoso por allá.',
    'Vueltas de fideo con [brillo|fuego|carácter] y mordida.',
  ],
  dumplings: [
    'Masa finita, relleno [jugoso|tierno|humeante] y un solo bocado.',
    'Hasta el último [se cuenta|tiene dueño|se discute].',
    'Un pellizco de masa, un corazón caliente.',
  ],
  spring_rolls: [
    'Una envoltura delgada con mucho crujido.',
    'Primero suena, luego se ablanda.',
    'Delgado el rollo, grande el antojo.',
  ],
  bao: [
    'Masa esponjosa como nube, relleno con carácter.',
    'Blandito afuera, con todo el sabor adentro.',
    'Una nube tibia entre los dedos.',
  ],
  samosa: [
    'Triángulo crujiente, corazón suave y especiado.',
    'Tres esquinas doradas y mucho perfume dentro.',
    'Cruje primero, calienta después.',
  ],
  empanadas: [
    'Masa dorada, relleno jugoso, [una mano|ningún cubierto|dos bocados].',
    'Borde sellado, tesoro tibio adentro.',
    'Media luna dorada con el centro humeante.',
  ],
  tacos: [
    'Dos mordidas, una servilleta y otra vez.',
    'Cabeza ladeada, mordida grande, dedos felices.',
    'Tortilla que abraza, relleno que se asoma.',
  ],
  burrito: [
    'Bien envuelto, bien relleno, difícil de soltar.',
    'Tortilla suave con todo el antojo adentro.',
    'Pesa bastante y se suelta poco.',
  ],
  quesadilla: [
    'Tortilla tibia con [hilos|lazos|ríos] de queso dentro.',
    'Se dobla, se derrite, se estira.',
    'Queso fundido que no quiere despedirse.',
  ],
  enchiladas: [
    'Tortilla bañada en salsa, [blanda|tierna|suave] hasta dentro.',
    'Tenedor en mano, salsa por todos lados.',
    'Salsa de orilla a orilla, relleno escondido.',
  ],
  tamales: [
    'Abre la hoja y saluda al vapor.',
    'Masa tierna, vapor y puro consuelo.',
    'Regalo de maíz con envoltura y todo.',
  ],
  nachos: [
    'Crujido abajo, lo bueno encima, manos alrededor.',
    'Todos buscan el más cargado del montón.',
    'Montaña crujiente que se derrumba [entre risas|a mordidas|sin remedio].',
  ],
  guacamole: [
    'Aguacate cremoso con un [guiño|golpe|toque] de limón.',
    'Verde, suave y con fecha de desaparición.',
    'Suavidad verde para [hundir|mojar|perder] el crujido.',
  ],
  sushi: [
    'Arroz tierno, bocado delicado, [silencio|ojos cerrados|pausa] después.',
    'Bocado pequeño, [gusto|placer|silencio] grande.',
    'De un bocado, que para eso es.',
  ],
  sushi_roll: [
    'Arroz alrededor, [lo bueno|la sorpresa|el color] en medio.',
    'Espiral de arroz para un bocado.',
    'Corte redondo, arroz tierno, colores al centro.',
  ],
  sashimi: [
    'Corte limpio, textura de seda, [nada más|puro mar|sin rodeos].',
    'Cortes que piden una pausa.',
    'Láminas suaves que casi se derriten.',
  ],
  ceviche: [
    'Limón que despierta, pescado que se suaviza.',
    'Ácido, salado y frío, como un chapuzón.',
    'El cítrico pega, el mar contesta.',
  ],
  tartare: [
    'Corte fino, sabor directo, textura de seda.',
    'En crudo, sin rodeos y a cucharaditas.',
    'Suave al tenedor, carácter de sobra.',
  ],
  poke: [
    'Cubos suaves, arroz tibio, bocados de colores.',
    'Tazón frío y tibio a la vez.',
    'Cada cucharada cambia un poquito el plato.',
  ],
  rice_bowl: [
    'Arroz abajo, antojo arriba, cuchara en medio.',
    'Todo en un tazón y sin protocolo.',
    'Para mezclarlo todo o [ir por partes|cavar en orden|ir con calma].',
  ],
  fried_rice: [
    'Granos sueltos con [brillo|olor|recuerdo] de fuego alto.',
    'Arroz que pasó por fuego fuerte.',
    'Tostadito aquí, suave allá, vacío en minutos.',
  ],
  paella: [
    'Arroz dorado y un fondo [para raspar|muy peleado|crujiente].',
    'Al centro, sin prisa y con hambre.',
    'Grano suelto, orilla tostada, [los tuyos|la familia|medio mundo] alrededor.',
  ],
  biryani: [
    'Arroz perfumado en capas que se descubren.',
    'Granos largos, especias hondas, vapor al destapar.',
    'Huele a fiesta desde la primera cucharada.',
  ],
  curry: [
    'Salsa con cuerpo, especias con memoria.',
    'Calor que llega despacio y se queda.',
    'Aromático al acercarse, profundo al probarlo.',
  ],
  dal: [
    'Lentejas suaves con especias que abrigan.',
    'Legumbre humilde, sabor que se alarga.',
    'Cuchara cremosa para días [largos|grises|fríos].',
  ],
  stew: [
    'Horas de olla, ternura en la [cuchara|boca|mesa].',
    'Caldo espeso, bocados tiernos, calma garantizada.',
    'Cocción lenta para un hambre con prisa.',
  ],
  chili: [
    'Hondo, espeso y con calor de fondo.',
    'Especias que entran despacio en calor.',
    'Cuchara espesa para días sin sol.',
  ],
  tagine: [
    'Cocción lenta, especias, bocado tierno.',
    'Fuego lento y un perfume que [llama|avisa|se adelanta].',
    'Tierno de paciencia, fragante de especias.',
  ],
  burger: [
    'Pan suave, centro jugoso, las dos manos.',
    'Jugo por los dedos, cara de gusto.',
    'Empieza con modales, termina [sin ellos|a lo grande|con servilletas].',
  ],
  cheeseburger: [
    'Queso que se derrite hasta las orillas.',
    'Jugo, queso fundido y pan que resiste.',
    'El queso resbala, tú no sueltas.',
  ],
  sandwich: [
    'Pan por fuera, hambre resuelta por dentro.',
    'Un poco de todo en cada [mordida|esquina|bocado].',
    'Pan firme para un hambre impaciente.',
  ],
  grilled_cheese: [
    'Pan tostado, queso con [ganas|vocación|ambición] de estirarse.',
    'Cruje por fuera, se funde por dentro.',
    'Separa las mitades y mira el hilo.',
  ],
  hot_dog: [
    'Pan blandito, mordida con chasquido.',
    'Jugo al centro, salsa hasta la nariz.',
    'Pequeño lío de pan y servilletas.',
  ],
  kebab: [
    'Orillas tostadas, centro jugoso, perfume de especias.',
    'Bordes dorados, bocados con mucho que decir.',
    'Especias primero, servilleta después.',
  ],
  wrap: [
    'Todo enrollado, [casi|prácticamente|por ahora] nada se escapa.',
    'Suave por fuera, lleno hasta la orilla.',
    'Cabe en una mano, quita el hambre.',
  ],
  lobster_roll: [
    'Langosta dulce, pan que la abraza.',
    'Mordidas de mar en pan suave.',
    'Dulzura de mar entre pan y pan.',
  ],
} as const satisfies Partial<CopyLibrary['dishes']>;

import type { CopyLibrary } from '../copy-library.ts';

export const CUISINES_LATIN: CopyLibrary['cuisines'] = {
  mexican: {
    food: 'comida mexicana',
    hero: [
      '¿Verde o roja? Hay [amigos|familias|matrimonios] que se dividen por eso. Ven y [toma partido|defiende tu salsa|prueba las dos].',
      'Tu semana pide [limón|chile|un poco de ruido] y una tortilla [para empujar|tibia|que lo aguante]. Hazle caso y [ven|trae hambre|trae a alguien].',
      'Siempre hay quien jura que la salsa [no pica|casi ni se siente|es para niños]. Trae a [esa persona|tu valiente|ese testigo] y agua.',
      'Un plato con salsa cura [el mal humor|la nostalgia|un lunes]. Con la familia al lado, [cura más|ni se diga|hasta el martes].',
    ],
    about: [
      'Todo empieza con [una tortilla|un limón|una salsa] y termina con [los codos en la mesa|historias viejas|alguien limpiando el plato].',
      'El picante se elige, no se presume: [prueba una gota|empieza por la orilla|pregunta primero] y sube [a tu ritmo|si te animas|poquito a poco].',
      'Hay antojos que solo se quitan con [maíz y chile|algo salseado|limón y sal], y lo sabes desde [la primera mordida|el olor|antes de sentarte].',
      'A los niños les toca [la tortilla sola|lo que no pica|el arroz], a los grandes [el chile|la salsa brava|presumir], y a todos el limón.',
    ],
    menuIntro: [
      'Primero elige [la salsa|el picante|el antojo]. Lo demás viene solo.',
      '¿Mucho chile, [poquito|a medias|ni de broma]? Sigue leyendo.',
    ],
    gallery: [
      'Colores que ya [pican|huelen|se antojan] desde la pantalla.',
      'Mira bien: [la salsa|el limón|la tortilla] se pone al final.',
    ],
    sampleDishes: [
      { name: 'Guacamole con totopos', course: 'starters', family: 'guacamole' },
      { name: 'Enchiladas verdes', course: 'mains', family: 'enchiladas' },
      { name: 'Flan', course: 'desserts', family: 'custard' },
      { name: 'Agua de jamaica', course: 'drinks', family: 'soft_drink' },
    ],
  },
  tacos: {
    food: 'tacos',
    hero: [
      'Uno para el hambre, otro [para el gusto|para comparar|por si acaso], y el último porque [ya estabas aquí|se te antojó|nadie lleva la cuenta].',
      'Los tacos no piden [mantel|cubiertos|planes]. Piden dos manos, [limón|salsa|servilletas] y que nadie te hable un momento.',
      'Mitad de la felicidad es [la tortilla|el limón|la salsa]. La otra mitad, [pedir uno más|el primer silencio|mancharse un poco].',
      'Ven con [manga corta|hambre vieja|la camisa que menos quieres]. Los tacos [gotean|dejan huella|tienen buena puntería] y nadie se queja.',
    ],
    about: [
      'Un taco dura poco y [deja recuerdo|pide otro|se comenta], así que conviene pedir [en pares|para el de al lado|antes de terminar].',
      'Nadie come tacos [con corbata|de mal humor|en línea recta]: hay que inclinarse, [morder|suspirar|sonreír] y aceptar la servilleta.',
      'La salsa va gota a gota [al principio|con los nuevos|por respeto], y después [a chorros|sin miedo|ya sabes].',
      'Aquí se viene [con amigos|al salir del trabajo|con mucha hambre] a arreglar el mundo entre [dos mordidas|dos tortillas|limón y sal].',
    ],
    menuIntro: [
      'Pide de uno en uno, [sin vergüenza|como los expertos|y luego de dos en dos].',
      'Empieza por [tu favorito|uno conocido|el que te gusta] y termina con uno [nuevo|raro|que no entiendas].',
    ],
    gallery: [
      'Dos mordidas, [tres a lo sumo|con suerte|y ya quieres otro].',
      'Así se ven [antes del limón|recién doblados|antes de desaparecer].',
    ],
    sampleDishes: [
      { name: 'Tacos al pastor', course: 'mains', family: 'tacos' },
      { name: 'Quesadilla de hongos', course: 'mains', family: 'quesadilla' },
      { name: 'Guacamole', course: 'starters', family: 'guacamole' },
      { name: 'Horchata', course: 'drinks', family: 'soft_drink' },
    ],
  },
  latin: {
    food: 'comida latina',
    hero: [
      'Se viene por [un antojo|el sabor de casa|la nostalgia] y se acaba contando [la vida|chistes|historias de familia] hasta que alguien pide postre.',
      'Hay una [tía|prima|vecina] que pregunta si ya comiste. Dile [que vienes|que no|la verdad] y tráela.',
      'Cuando el [calendario|cielo|ánimo] está gris, algo con [ají|limón|mucho sabor] lo pinta de otro color.',
      'Aquí se habla [fuerte|con las manos|con la boca llena] y se come [igual|sin prisa|a gusto].',
    ],
    about: [
      'Lo nuestro se come [en compañía|hablando|con pausas largas], y siempre sobra [un cuento|una risa|lugar para otro].',
      'De un país a otro cambian [los nombres|los picantes|los acentos], pero no las ganas de [repetir|compartir|sentarse juntos].',
      'Trae a quien extraña [su barrio|el mar|a su gente], que un bocado [acorta distancias|viaja más que un boleto|sabe a abrazo].',
      'El plato llega [hondo|lleno|cálido], la conversación [se enciende|se desordena|se pone buena], y nadie mira el reloj.',
    ],
    menuIntro: [
      '¿Con qué acento comes hoy? [Elige|Cambia|Mézclalo] sin miedo.',
      'Si un nombre te suena a [infancia|viaje|fiesta], empieza por ahí.',
    ],
    gallery: [
      'Muchos colores y [un solo idioma|las mismas ganas|más de un acento].',
      'Un vistazo [sin pasaporte|con hambre|al sabor].',
    ],
    sampleDishes: [
      { name: 'Empanadas de queso', course: 'starters', family: 'empanadas' },
      { name: 'Arroz con pollo', course: 'mains', family: 'chicken' },
      { name: 'Frijoles negros', course: 'mains', family: 'beans' },
      { name: 'Limonada con menta', course: 'drinks', family: 'lemonade' },
    ],
  },
  peruvian: {
    food: 'comida peruana',
    hero: [
      'Empieza con [un golpe de limón|algo frío|algo que despierte] y deja que [la boca opine|el ají suba|la conversación siga].',
      'Limón, [ají|mar|cebolla] y una larga conversación: así se [arregla|abre|alegra] cualquier mediodía.',
      'Hay gente que viene por [el limón|el ají|curiosidad] y se queda a [descubrir el resto|pedir otra|aprender nombres].',
      'Tu antojo quiere [frío y calor|ácido y picante|mar y montaña] a la vez. Pídelo [en el orden que quieras|sin pensarlo|así como suena].',
    ],
    about: [
      'Entre la costa, [la sierra|la montaña|los Andes] y la selva [hay mil antojos|cabe de todo|nadie se aburre]. Ningún plato [sobra|estorba|pide permiso].',
      'El limón [despierta|abre los ojos|pone orden] y el ají [responde|sube despacio|firma], mientras tú solo [masticas|sonríes|miras].',
      'Se come [con calma|en familia|hablando], y la mitad del gusto es [contar|explicar|adivinar] qué hay en el plato.',
      'A la primera [se sorprende uno|se pregunta mucho|se aprende un nombre], y a la segunda ya [se pide de memoria|se presume|se extraña].',
    ],
    menuIntro: [
      'De [la costa|la orilla|las olas] a la montaña, [sin brújula|por donde quieras|con parada en medio].',
      'Si dudas, empieza por [el limón|lo frío|un nombre que te guste] y sube.',
    ],
    gallery: [
      'Limón, color y [un poco de mar|buena cara|mucho apetito].',
      'Mira el plato [despacio|de arriba abajo|antes de partir].',
    ],
    sampleDishes: [
      { name: 'Ceviche', course: 'starters', family: 'ceviche' },
      { name: 'Lomo saltado', course: 'mains', family: 'main' },
      { name: 'Ají de gallina', course: 'mains', family: 'chicken' },
      { name: 'Chicha morada', course: 'drinks', family: 'soft_drink' },
    ],
  },
  argentinian: {
    food: 'comida argentina',
    hero: [
      'Un domingo se [alarga|estira|disfruta] mejor con [buena carne|algo dorado|una empanada] y con [amigos|familia|historias] sin prisa por acabar.',
      'Deja la prisa [fuera|en casa|para el lunes]: aquí mandan el [fuego|antojo|apetito] y la sobremesa.',
      'Parte, [prueba|respira|comparte] y guarda silencio un segundo. Después [habla todo lo que quieras|vuelve la conversación|ríe fuerte].',
      'Cuando la semana fue [larga|dura|pura ensalada], el cuerpo pide [algo contundente|masa dorada|un buen bocado] y [charla|sobremesa|buena gente].',
    ],
    about: [
      'Hay bocados que se comen [despacio|en silencio|entre historias] y sobremesas que [se alargan solas|no miran el reloj|piden otro postre].',
      'Una tarde [entera|larga|bien puesta] cabe entre el primer bocado y [el último cuento|la última miga|la despedida].',
      'Trae a [tu padre|tus amigos|quien extrañas], y que la sobremesa [haga lo suyo|dure|no tenga hora].',
      'De [la masa dorada|la empanada|los primeros bocados] al postre, todo pide [pausa|compañía|buenos cuentos].',
    ],
    menuIntro: [
      'Elige [el corte|el antojo|lo tuyo] y habla del partido mientras llega.',
      'Primero algo [para picar|en la mano|para compartir], luego lo serio.',
    ],
    gallery: ['Dorado, jugo y [tiempo|calma|humo].', 'La sobremesa [empieza aquí|se huele|casi se oye].'],
    sampleDishes: [
      { name: 'Empanadas de carne', course: 'starters', family: 'empanadas' },
      { name: 'Entraña con chimichurri', course: 'mains', family: 'steak' },
      { name: 'Panqueques con dulce de leche', course: 'desserts', family: 'crepes' },
      { name: 'Malbec', course: 'drinks', family: 'wine' },
    ],
  },
  caribbean: {
    food: 'comida caribeña',
    hero: [
      'Si no hay [playa|vacaciones|palmeras] esta semana, por lo menos que haya [sabor a isla|un plato con sol|arroz con alegría].',
      'Un plato con [sol|ritmo|calor] para cuando tu ventana da a [un estacionamiento|la lluvia|otro edificio].',
      'Ven con [ganas de reír|las manos listas|gente ruidosa] y sal tarareando [algo|sin saber qué|hasta la puerta].',
      'A tu día le falta [música|plátano frito|brisa]. Aquí empezamos por [la cuchara|el olor|un mordisco].',
    ],
    about: [
      'El Caribe se come [con calma|hablando alto|con la camisa abierta] y se despide [con risas|tarde|a regañadientes].',
      'Hay platos que [suben la temperatura|bajan el estrés|huelen a domingo], y se disfrutan más con [quien canta|la familia entera|un primo exagerado].',
      'Un poco de [dulce|picor|cítrico] y mucho de [conversación|sazón|música en la cabeza], y el reloj pierde la autoridad.',
      'El frío no se va, pero [se olvida|se aleja|pierde peso] con un bocado [cálido|especiado|de isla].',
    ],
    menuIntro: [
      'Sazón y [color|calor|ritmo]: por aquí empieza la playa.',
      'Pide lo que suene a [vacaciones|música|isla].',
    ],
    gallery: ['Casi se oye [el mar|una canción|la brisa].', 'Sol [en plato|sin bloqueador|con arroz].'],
    sampleDishes: [
      { name: 'Tostones con mojo', course: 'starters', family: 'starter' },
      { name: 'Ropa vieja', course: 'mains', family: 'stew' },
      { name: 'Arroz con frijoles', course: 'mains', family: 'rice' },
      { name: 'Jugo de maracuyá', course: 'drinks', family: 'juice' },
    ],
  },
};

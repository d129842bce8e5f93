import type { CopyLibrary, CuisineCopy } from '../../copy-library.ts';

export const CUISINES_DAY: CopyLibrary['cuisines'] = {
  seafood: {
    food: 'pescado y mariscos',
    hero: [
      'Si no puedes ir al mar, [deja que venga|prueba esto|busca un limón]: un bocado basta para [oler la sal|olvidar la oficina|cambiar de humor].',
      '[Llegas|Entras|Vienes] con [la ropa planchada|prisa|cara de oficina] y sales [oliendo a limón|con los dedos felices|pensando en la playa].',
      'Dicen que el mar [calma|lo cura todo|pone de buenas] y abre el apetito. [Ya verás|Damos fe|Es cierto]. Ven con [hambre|buena compañía|ganas de limón].',
      'Hay [días|semanas|tardes] de [escritorio|asfalto|puro trámite] que piden [algo con sabor|un bocado con olor|un plato] a [sal|ola|vacaciones].',
      'Exprime el limón, [cierra los ojos|respira|cuenta hasta tres] y ya estás [en la orilla|de vacaciones|lejos del correo].',
      '[Tarde o temprano|A cualquiera|Un buen día] llega el momento de [comer con las manos|ensuciarse los dedos|pedir marisco]. Que sea [hoy|esta semana|en grupo].',
      'Hace falta un poco de [sal|limón|brisa] [cada semana|de vez en cuando|los martes], y alguien que sepa [guardar silencio|abrir conchas|compartir].',
    ],
    about: [
      'El marisco se come [despacio|con los dedos|conversando], y el que tenga prisa [se ensucia|se lo pierde|pide ensalada].',
      'Primero se exprime el limón, después [se hace silencio|se ensucian los dedos|se pide otra ronda], y el reloj [se queda sin público|no importa|se va nadando].',
      'Quien creció cerca del agua [lo sabe|lo extraña|lo presume], y quien no, [aprende rápido|lo descubre comiendo|se pone al día].',
      'Un plato con [olor a mar|limón|salitre] quita el [cansancio|polvo|mal humor] de la semana en cuestión de bocados.',
      'Trae a [tus primos|los amigos de siempre|los que nunca lo han probado] y mira cómo [se atreven|preguntan|acaban pidiendo más].',
      'El limón [sube|enciende|afina] todo lo que toca, y [la conversación|el humor|tu día] también se anima.',
    ],
    gallery: ['Casi se oye [la ola|la gaviota|la concha].', 'El mar, [en pedacitos|de cerca|con tenedor].'],
    sampleDishes: [
      { name: 'Ceviche de pescado', course: 'starters', family: 'ceviche' },
      { name: 'Filete de pescado con limón', course: 'mains', family: 'fish' },
      { name: 'Camarones al ajo', course: 'mains', family: 'shrimp' },
      { name: 'Limonada', course: 'drinks', family: 'lemonade' },
    ],
  },
  steakhouse: {
    food: 'buena carne',
    hero: [
      'Hay [logros|lunes|semanas] que se firman con un buen corte, [en silencio|con amigos|con pan] y sin reloj.',
      'El hambre de verdad no pide [adornos|explicaciones|rodeos]. Pide un buen corte y [tiempo|compañía|un cuchillo que corte].',
      'Junta a [los de siempre|tu equipo|la familia]: hay algo que [celebrar|contar|cerrar], y eso se hace [entre cortes|cuchillo en mano|comiendo].',
      'Di el punto, [rojo|medio|bien hecho], y después [guarda el teléfono|respira hondo|espera]. Del resto se ocupa el fuego.',
      'Alguien [cumplió años|ascendió|aprobó] y merece un cuchillo [serio|grande|de verdad] y buena compañía.',
      'Corta, [prueba|respira|cierra los ojos] y deja que la conversación [espere|baje la voz|se calle un momento].',
    ],
    about: [
      'Un buen corte [se parte despacio|pide pausa|hace callar], y después todos hablan [más bajo|mejor|con cariño].',
      'Del primer corte se habla [poco|en voz baja|con los ojos], del último [todos se acuerdan|nadie se despide|se presume].',
      'Los acompañamientos son para [compartir|pelear un poco|el centro], y el corte [no|es cosa tuya|se defiende].',
      'Trae a tu [padre|jefa|mejor amiga], dile que [elija|pida primero|celebre] y no [preguntes el motivo|compartas|mires el reloj].',
      'Hay cenas de [paso|trámite|rutina], y hay cenas que se [recuerdan|cuentan|cortan con cuidado].',
    ],
    gallery: ['La costra [dice casi todo|se oye|se ve desde lejos].', 'Cuchillo [listo|impaciente|en mano].'],
    sampleDishes: [
      { name: 'Ensalada verde', course: 'starters', family: 'salad' },
      { name: 'Bistec de costilla', course: 'mains', family: 'steak' },
      { name: 'Papas a la sal', course: 'mains', family: 'potatoes' },
      { name: 'Mousse de chocolate', course: 'desserts', family: 'chocolate' },
    ],
  },
  burger: {
    food: 'hamburguesas',
    hero: [
      'Nada de [cubiertos|excusas|modales]: se agarra con dos manos y se [muerde|sostiene|defiende] hasta el final.',
      'Hay hambres de [ensalada|sopita|tentempié] y hambres de dos manos. La tuya [ya sabe cuál es|no disimula|se oye desde aquí].',
      'Ponle a tu [día|jueves|mal humor] un pan encima y otro [abajo|debajo|de base]. Se arregla [mordiendo|enseguida|casi solo].',
      'El primero en terminar [se arrepiente|mira a los demás|tiene que esperar]. Ven con [calma|servilletas|las manos libres].',
      'Una hamburguesa [pide las dos manos|no deja escribir mensajes|exige atención]. Por fin un descanso para [el teléfono|los pulgares|tus ojos].',
    ],
    about: [
      'Cada persona tiene su [técnica|orden|esquina] para morder, y todas acaban [igual|con salsa|felices].',
      'Se come [hacia adelante|sin mirar|con fe], porque lo bueno [cae|escurre|se escapa] y así debe ser.',
      'Trae a quien [nunca comparte|pide la doble|quiere papas] y guarda [una servilleta|el secreto|tu distancia].',
      'Hay citas [elegantes|formales|difíciles] y hay hamburguesas. Adivina [dónde se ríe más|cuál se repite|cuál acaba mejor].',
    ],
    gallery: [
      'Altura, jugo y [dos manos|buenas intenciones|cero elegancia].',
      'Esto no cabe [en la boca|en la foto|en una mano].',
    ],
    sampleDishes: [
      { name: 'Hamburguesa con queso', course: 'mains', family: 'cheeseburger' },
      { name: 'Hamburguesa de pollo', course: 'mains', family: 'sandwich' },
      { name: 'Papas fritas', course: 'starters', family: 'fries' },
      { name: 'Malteada de vainilla', course: 'drinks', family: 'smoothie' },
    ],
  },
  cafe: {
    food: 'café',
    hero: [
      'El [correo|reloj|mundo] espera lo que tarda un café, [y un poco más|y hasta dos|y lo que se alargue].',
      'Te levantaste, [ya es bastante|eso cuenta|y con qué mérito]. Ahora te toca [una taza|algo caliente|sentarte un rato] y nadie que te apure.',
      'Hay mañanas que empiezan [al revés|sin avisar|en lunes]. Dales [una taza|un sorbo|algo dulce] y otra oportunidad.',
      'Quedaron en verse [un día de estos|cuando se pueda|después]. Un café es [la excusa más corta|el pretexto perfecto|lo que tarda un abrazo].',
      'Nadie piensa [bien|claro|con cariño] antes del primer sorbo. Ven y [despierta|empieza|hablamos].',
      'Hay conversaciones que necesitan [una taza|algo dulce|algo caliente] en la mano. [Empieza|Termina|Ten] la tuya aquí.',
      'Un [cuaderno|libro|amigo] y un café: para muchos, [vacaciones|un plan|todo un lujo].',
    ],
    about: [
      'Una taza es [una pausa|un respiro|un abrazo] que se agarra con las dos manos.',
      'Aquí caben los que [leen|conversan|miran a la gente] y los que [llegan dormidos|buscan un respiro|van corriendo].',
      'Las [buenas ideas|reconciliaciones|amistades] llegan con el segundo sorbo, nunca [antes|por correo|en la reunión].',
      'Se viene a [leer|trabajar|esperar] y se termina [mirando por la ventana|saludando a alguien|pidiendo algo dulce].',
      'Algo dulce al lado del café [lo arregla casi todo|baja el ruido|hace de compañía], y el resto [puede esperar|se habla|se olvida].',
    ],
    gallery: ['Vapor, taza y [calma|media mañana|buena luz].', 'Una pausa [con espuma|en foto|sin prisa].'],
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
      'El olor a pan [sale a buscarte|dobla la esquina|te cambia el plan]. Síguelo [hasta aquí|y no preguntes|con una bolsa].',
      'Compra uno para [el camino|tu casa|la oficina] y otro [por si acaso|de repuesto|para repartir]. El primero nunca [llega|dura|cuenta].',
      'Una mañana con [migas en la ropa|azúcar en los dedos|una bolsa tibia] empieza distinta. Ven por la tuya.',
      'Unos llegan con [flores|globos|las manos vacías]. Llega con algo dulce, y [te hacen fiesta|eres su visita favorita|nadie nota tu retraso].',
    ],
    about: [
      'El pan se parte [en casa|en la mesa|entre dos], y de pronto [hay sobremesa|todo huele mejor|todos tienen hambre].',
      'Una vitrina se mira [despacio|dos veces|con la nariz en el vidrio], y siempre se pide [uno más|por señas|de más].',
      'Pocas [disculpas|visitas|sorpresas] funcionan como una caja de dulces [con moño|en la mano|que se abre despacio].',
      'Lo dulce es para [compartir|el café|la tarde], aunque alguien [se lo coma en el camino|diga que no|llegue con migas].',
    ],
    gallery: [
      'Huele, [aunque sea por la pantalla|o casi|con imaginación].',
      'Migas [en potencia|muy pronto|con destino].',
    ],
    sampleDishes: [
      { name: 'Concha', course: 'desserts', family: 'pastry' },
      { name: 'Pan de masa madre', course: 'mains', family: 'bread' },
      { name: 'Galletas de avena', course: 'desserts', family: 'cookies' },
      { name: 'Café', course: 'drinks', family: 'coffee' },
    ],
  },
  vegan: {
    food: 'comida vegana',
    hero: [
      'Trae a quien [lo duda|pone los ojos en blanco|solo come papas]. Ya veremos qué dice [con la boca llena|después|al final].',
      'Comer plantas no es [un castigo|tarea|penitencia]: es pedir otra [porción|vuelta|cucharada] y no dar explicaciones.',
      'Color, [crujido|salsa|especias] y ganas de repetir. Lo verde [sabe lo suyo|no es adorno|da guerra].',
      'Si la semana fue [pesada|gris|una carrera], prueba algo que sepa a [huerto|calma|buen humor].',
    ],
    about: [
      'Aquí puedes pedir todo el menú [sin preguntar|sin leer etiquetas|a ciegas], y eso ya [descansa|alegra|es un regalo].',
      'Hay quien viene [por convicción|por curiosidad|por su pareja] y termina [copiando el pedido|limpiando el plato|volviendo].',
      'Las verduras tienen [carácter|humor|memoria] cuando alguien les da [tiempo|fuego|atención].',
      'Comer así [cabe en cualquier día|no pide sermones|se lleva con hambre], y se comparte [igual|mejor|con todos].',
    ],
    gallery: [
      'Todos los colores, [ningún arrepentimiento|un solo plato|puro antojo].',
      'Plantas [con buena cara|muy seguras de sí|posando].',
    ],
    sampleDishes: [
      { name: 'Humus con verduras', course: 'starters', family: 'hummus' },
      { name: 'Tazón de arroz y tofu', course: 'mains', family: 'rice_bowl' },
      { name: 'Falafel', course: 'mains', family: 'falafel' },
      { name: 'Limonada con jengibre', course: 'drinks', family: 'lemonade' },
    ],
  },
  american: {
    food: 'comida americana',
    hero: [
      'Los [viernes|buenos planes|reencuentros] piden algo [dorado|para comer con las manos|sencillo] y una mesa donde quepan todos.',
      'No siempre hay que [probar algo raro|descifrar el menú|saber de modas]. A veces quieres algo [que conoces|con papas|sin preguntas].',
      'Trae a [los niños|tus suegros|tu amigo menos aventurero], que aquí todos [entienden el menú|encuentran lo suyo|quedan llenos].',
      'Tras [la mudanza|el partido|la carretera] todo sabe mejor, y más [con papas|si es conocido|entre amigos].',
    ],
    about: [
      'Hay comidas que no [impresionan|asustan|marean] a nadie y que todos [terminan|piden otra vez|extrañan].',
      'Un día [largo|de lluvia|cualquiera] se acorta con un plato [lleno|conocido|que no haga preguntas].',
      'La mesa grande [sirve para reír|hace familia|reúne a todos], y hay lugar para [la tía|el vecino|quien llegue].',
      'Pide lo de [siempre|la infancia|las películas] y deja que el plato haga [lo suyo|memoria|ruido].',
    ],
    gallery: [
      'Lo de siempre, [visto de cerca|en buena luz|con hambre].',
      'Un plato que no [necesita traducción|da explicaciones|pide permiso].',
    ],
    sampleDishes: [
      { name: 'Pollo frito', course: 'mains', family: 'fried_chicken' },
      { name: 'Sándwich de pavo', course: 'mains', family: 'sandwich' },
      { name: 'Ensalada de la casa', course: 'starters', family: 'salad' },
      { name: 'Tarta de manzana', course: 'desserts', family: 'pie' },
    ],
  },
  chinese: {
    food: 'comida china',
    hero: [
      'Pide para el centro, [estira el brazo|agarra los palillos|no anuncies cuántos] y mira desaparecer lo que [juraste compartir|llegó primero|más te gustó].',
      'El hambre quiere [fideos|arroz|algo con salsa], y tu gente quiere [lo contrario|de todo|otra cosa]. Pide [para todos|al centro|sin miedo].',
      'Cuando nadie quiere [elegir|ceder|lo mismo], muchos platos a la vez [hacen la paz|ganan|lo resuelven].',
      'Un poco [dulce|picante|agrio], un poco salado, y [palillos|brazos|risas] cruzando la mesa.',
    ],
    about: [
      'Los platos [circulan|se pasan|viajan] por la mesa, y quien está lejos [estira el brazo|negocia|pide ayuda].',
      'El vapor que sube [abre el apetito|calla a todos|empaña los anteojos], y luego [solo se oyen palillos|se pide más|hay risas].',
      'Hay quien viene por [los fideos|el arroz|la salsa] y quien prueba [de todo|lo del vecino|sin preguntar].',
      'Se come [en grupo|entre todos|riendo], y el último bocado [nadie lo toma|se ofrece tres veces|siempre espera].',
    ],
    gallery: [
      'El vapor no se ve, [pero se siente|hay que venir|se imagina].',
      'Una mesa [llena de brazos|muy concurrida|con mucho que pasar].',
    ],
    sampleDishes: [
      { name: 'Dumplings al vapor', course: 'starters', family: 'dumplings' },
      { name: 'Arroz frito con verduras', course: 'mains', family: 'fried_rice' },
      { name: 'Fideos salteados', course: 'mains', family: 'noodles_fried' },
      { name: 'Té de jazmín', course: 'drinks', family: 'tea' },
    ],
  },
};

/** For a restaurant of which no cuisine is known. */
export const GENERAL_CUISINE: CuisineCopy = {
  food: 'buena comida',
  hero: [
    'Tu cocina puede [esperar|descansar|quedarse a oscuras]. Ven con [hambre|la familia|un amigo] y que hoy cocine otro.',
    'Hay [una charla|una disculpa|un abrazo] pendiente desde hace tiempo. Ponle [un plato|comida|algo rico] en medio.',
    'Pide algo que en casa [no te sale|nunca harías|ensucia tres ollas]. Para eso [se sale|estamos|hay cocineros].',
    'No pienses [en la cena|en los platos|en nada]: piensa en [tu compañía|qué se te antoja|la primera cucharada].',
    'Hoy el menú de tu casa era [cereal|sobras|ya veremos]. Aquí hay [más páginas|mejores noticias|de dónde elegir], y nadie [friega|pela|corre].',
    'Deja [la sartén|el delantal|la lista del súper] colgada y ven con [quien te haga reír|tu familia|hambre suficiente].',
    'Hay [noches|tardes|días] que se arreglan con [un plato hondo|un bocado tibio|algo dulce al final] y alguien que [escuche|no tenga prisa|sirva más].',
    'Tres preguntas: [¿tienes hambre?|¿con quién vienes?|¿dulce o salado?] Las otras dos [se contestan comiendo|pueden esperar|las hace el menú].',
    'Salir a comer es el viaje [más corto|más fácil|más rico] que puedes hacer [hoy|esta semana|sin maleta].',
    'Pregunta en casa quién tiene [hambre|ganas de salir|un buen chiste] y que [se ponga los zapatos|te siga|no se tarde].',
  ],
  about: [
    'Un plato [entre dos|caliente|compartido] ha [salvado|alargado|empezado] muchas conversaciones que parecían cerradas.',
    'Ven [derecho del trabajo|con tu mejor camisa|en zapatos cómodos] y trae [hambre|una historia|a alguien más].',
    'Lo que en casa es [un lío|una hora larga|tres ollas], aquí es [decir un nombre|señalar con el dedo|un ratito de charla].',
    'Se come distinto cuando [no hay que levantarse|alguien más sirve|no suena la lavadora], y se nota en [la cara|la charla|el postre].',
    'Trae un motivo [grande|pequeño|inventado]: una nota buena, [una despedida|un reencuentro|un martes], un perro nuevo.',
    'Hay quien pide [rápido|lo mismo|sin leer] y quien [pregunta todo|cambia tres veces|espera al último]. [Los dos|Todos|Ambos] terminan [sonriendo|con el plato vacío|opinando].',
    'El menú se lee [una vez|dos veces|con hambre], y al final elige [el estómago|la nariz|el antojo].',
    'Aquí no [lavas|cocinas|pelas] nada, y [eso mejora|eso alegra|eso cambia] cualquier [noche|conversación|mal humor].',
    'Los cumpleaños que caen en [lunes|día laboral|mal momento] también [merecen un plato|se celebran|dan hambre].',
    'Comer en compañía [sabe a más|quita peso|cambia el día], incluso si solo viene [un libro|tu apetito|tu mejor amigo].',
  ],
  gallery: [
    'Mira [con calma|de cerca|con hambre] y elige.',
    'Si así se ve, [imagina el olor|piensa en el sabor|ven y muerde].',
  ],
  sampleDishes: [
    { name: 'Sopa del día', course: 'starters', family: 'soup' },
    { name: 'Pollo al horno', course: 'mains', family: 'chicken' },
    { name: 'Verduras asadas', course: 'mains', family: 'vegetables' },
    { name: 'Limonada', course: 'drinks', family: 'lemonade' },
  ],
};

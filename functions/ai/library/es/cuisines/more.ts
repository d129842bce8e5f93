import type { CopyLibrary } from '../../copy-library.ts';

export const CUISINES_MORE: CopyLibrary['cuisines'] = {
  bbq: {
    food: 'carne ahumada',
    hero: [
      'Si se come con [los dedos|las mangas arriba|las dos manos], mejor. Trae [servilletas|hambre de verdad|la camisa vieja] y buena compañía.',
      'La paciencia la pone el [fuego|humo|fogón]. Tú pon [el hambre|los codos|las ganas] y no mires el reloj.',
      'Tu nariz [ya lo sabía|llegó primero|dobló la esquina antes que tú]. Síguela y [trae a alguien|pide sin miedo|come en silencio].',
      'Hay conversaciones que solo avanzan con [salsa en los dedos|un hueso en la mano|la cara manchada]. Ven a [tenerlas|empezar una|callarte un rato].',
    ],
    about: [
      'Lo lento se nota: la carne [se rinde|cede|se deshace] y tú también [bajas el ritmo|sueltas la semana|respiras].',
      'Nadie se ve elegante [con las manos llenas de salsa|limpiando un hueso|con salsa en la nariz], y por eso se hacen [amigos|confesiones|buenas fotos].',
      'El humo se queda en [la ropa|el pelo|la memoria] todo el día, y da gusto [presumirlo|olerlo en casa|que pregunten].',
      'Trae a [tu suegro|tu hermano|los del trabajo], reparte [servilletas|el primer plato|opiniones] y que empiece el silencio.',
    ],
    gallery: [
      'Orilla oscura y [mucha calma|dedos listos|buen fuego].',
      'El humo [no sale en la foto|se imagina|te espera].',
    ],
    sampleDishes: [
      { name: 'Costillas ahumadas', course: 'mains', family: 'ribs' },
      { name: 'Brisket', course: 'mains', family: 'brisket' },
      { name: 'Ensalada de papa', course: 'starters', family: 'potatoes' },
      { name: 'Té helado', course: 'drinks', family: 'tea' },
    ],
  },
  sushi: {
    food: 'sushi',
    hero: [
      'De bocado en bocado se [calma|ordena|aligera] cualquier día. Ven con [hambre|calma|alguien que no robe el último].',
      'Pocas cosas exigen tanta [atención|puntería|delicadeza] como los palillos. El teléfono [que espere|no cabe|se queda en silencio].',
      'Si tu agenda es [un ruido|un enredo|demasiado larga], dale algo [pequeño|frío|preciso] y bien pensado.',
      'Pide para compartir y verás [quién cuenta piezas|quién finge que no tiene hambre|cómo desaparece el último].',
    ],
    about: [
      'Un bocado, [una pausa|un silencio|una mirada], otro bocado: así se come y así [se descansa|baja el ruido|se conversa].',
      'Con palillos o [con los dedos|como puedas|con ayuda], lo importante es [no soltarlo|llegar a la boca|que no te ganen].',
      'Hay quien siempre pide [lo mismo|salmón|su rollo] y quien [señala al azar|quiere probar todo|no pregunta nada].',
      'En una cita se nota [quién deja el último|quién sabe usar los palillos|quién mira la hora], y con eso basta.',
    ],
    gallery: [
      'Arroz, color y [pulso|silencio|poco más].',
      'Cada pieza [dura un bocado|posa un segundo|tiene dueño].',
    ],
    sampleDishes: [
      { name: 'Edamame', course: 'starters', family: 'olives_snacks' },
      { name: 'Nigiri de salmón', course: 'mains', family: 'sushi' },
      { name: 'Rollo de aguacate', course: 'mains', family: 'sushi_roll' },
      { name: 'Té verde', course: 'drinks', family: 'tea' },
    ],
  },
  icecream: {
    food: 'helados',
    hero: [
      'Nadie ha [peleado|dado malas noticias|guardado rencor] con helado en la mano. Trae a [quien te debe una|tus hijos|tu enojo].',
      'El [calor|lunes|mal humor] también se derrite, solo hay que [darle un cono|ponerle dos sabores|ayudarlo un poco]. Ven y [comprueba|elige|prueba].',
      'Decidir entre dos sabores es [un drama|de adultos|lo más serio del día]. Por suerte [caben los dos|se puede repetir|te dejan mirar].',
      'Te portaste bien [toda la semana|en el dentista|con tu jefe]. Te toca algo [frío|de dos sabores|con cono].',
    ],
    about: [
      'Un helado se come [caminando|en una banca|antes de que gotee], y por un rato [nadie tiene prisa|todos vuelven a ser niños|se olvida el correo].',
      'Los niños eligen por [el color|el nombre|puro instinto], los grandes [fingen pensarlo|piden “una probadita”|también].',
      'Hay paseos que existen solo para [llegar al helado|estirar la tarde|comerlo despacio], y son los que se recuerdan.',
      'Al final quedan [los dedos pegajosos|una servilleta|la punta del cono] y ganas de [otro sabor|volver mañana|dar otra vuelta].',
    ],
    gallery: [
      'Mira rápido, [que gotea|que se acaba|que alguien se adelanta].',
      'Colores con [frío|cuchara|buen humor] adentro.',
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
      'Apaga el despertador y [estírate|date la vuelta|sueña otro poco]: lo primero del día puede ser [dulce|salado|a tu hora].',
      'Para la hora en que [desayunar es tarde|comer es temprano|todavía no hablas], hay algo con [café|huevo|mucha calma].',
      'Trae al grupo, [las ojeras|los lentes de sol|la historia de anoche] y las ganas de no [correr|decidir rápido|madrugar].',
      'Unos quieren [algo dulce|jarabe|fruta], otros [algo salado|huevos|lo contrario]. A esta hora [se reparte|nadie juzga|caben los dos antojos].',
    ],
    about: [
      'La mañana se estira [como gato|sin permiso|hasta media tarde], y la conversación [se despierta con ella|pide otro café|va sin rumbo].',
      'Hay quien llega [peinado|recién despierto|con el bebé], y la cara les cambia con [el primer sorbo|algo dulce|el primer bocado].',
      'El plan es [no tener plan|sentarse y pedir|comer dos veces en una], y casi siempre [sale bien|dura más|se repite].',
      'Entre [la cama|el mercado|la caminata] y la siesta queda un hueco para [comer rico|juntarse|repetir café].',
    ],
    gallery: [
      'Luz de mañana y [cero prisa|algo dorado|cara de sueño].',
      'Así se ve [despertar bien|un sábado en plato|la calma].',
    ],
    sampleDishes: [
      { name: 'Huevos benedictinos', course: 'mains', family: 'eggs' },
      { name: 'Hotcakes', course: 'mains', family: 'pancakes' },
      { name: 'Tostada de aguacate', course: 'mains', family: 'avocado_toast' },
      { name: 'Jugo de naranja', course: 'drinks', family: 'juice' },
    ],
  },
  foodtruck: {
    food: 'comida sobre ruedas',
    hero: [
      'Sin mantel, [sin corbata|sin protocolo|sin vueltas]: se pide, se agarra con [las dos manos|ganas|servilleta] y se come donde haya lugar.',
      'La banqueta también [sirve de comedor|tiene vista|es buena mesa]. Ven con [hambre|amigos|zapatos cómodos].',
      'Ibas pasando y [te ganó el olor|miraste el menú|se te antojó]. Así empiezan [las buenas costumbres|los grandes ratos|las mañas].',
      'Si tu hambre no quiere [sentarse derecha|leer diez páginas|esperar mesero], tiene [razón|buen gusto|a quién buscar].',
    ],
    about: [
      'Se come [de pie|en la banca|apoyado en el coche], y por eso se habla con [quien está al lado|desconocidos|todo el mundo].',
      'La ventanilla es chica y el antojo [no|enorme|no cabe en ella], así que conviene [llegar con hambre|traer a alguien|saber qué quieres].',
      'Lo que cabe en la mano [sabe distinto|no necesita cubiertos|se come sonriendo], sobre todo [al aire libre|después del trabajo|con los amigos].',
      'Trae a quien dice que [solo va de paso|no tiene hambre|nada más acompaña] y dale [una servilleta|un bocado|la mitad, si se deja].',
    ],
    gallery: [
      'Para comer [de pie|con sol|en la mano], para mirar aquí.',
      'Calle, servilleta y [hambre|sol|buena cara].',
    ],
    sampleDishes: [
      { name: 'Tacos de carne asada', course: 'mains', family: 'tacos' },
      { name: 'Quesadilla', course: 'mains', family: 'quesadilla' },
      { name: 'Papas fritas', course: 'starters', family: 'fries' },
      { name: 'Agua de limón', course: 'drinks', family: 'lemonade' },
    ],
  },
};

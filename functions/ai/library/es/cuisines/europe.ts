import type { CopyLibrary } from '../../copy-library.ts';

export const CUISINES_EUROPE: CopyLibrary['cuisines'] = {
  spanish: {
    food: 'comida española',
    hero: [
      'La comida española no [termina|se acaba|se despide] con el plato: todavía queda [la sobremesa|la charla|arreglar el mundo].',
      'Algo al centro, [pan cerca|manos listas|todos alrededor] y ninguna prisa: así [se recuerda un martes|se salva un viernes|se hacen amigos].',
      'Pide “una cosa para picar” y verás [la mesa llena|cómo se complica|lo bien que acaba].',
      'Ven con quien te [cuenta todo|hace reír|debe una historia], que aquí se come [hablando|despacio|sin agenda].',
    ],
    about: [
      'Entre bocado y bocado hay [charla|historias|risas], y se pide un poco más cuando [la conversación se pone buena|nadie quiere irse|parecía que ya estaba].',
      'Un poco de [aceite|ajo|tomate], pan y compañía, y el mal día [se rinde|se olvida|mejora de cara].',
      'Hay familias que discuten [de arroz|de fútbol|por la cebolla] y comidas que [las reconcilian|les dan tregua|ganan a todos].',
      'Al final no importa [quién invitó|quién llegó tarde|qué hora es]: nadie [se levanta|suelta el pan|quiere irse].',
    ],
    gallery: [
      'Lo que se ve [antes de la sobremesa|mientras hablan|y no dura].',
      'Casi se oye [el pan|la charla|la risa].',
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
      'Pedir una sola tapa es [un propósito|una promesa|un plan] que nadie cumple. Ven con [apetito|amigos|tiempo] y sin reloj.',
      'Un bocado aquí, otro [allá|para ti|para mí], y la charla [se arma sola|se pone interesante|toma ritmo].',
      'Mejor muchas cosas [pequeñas|repartidas|distintas] que una [enorme|sola|aburrida] y tú mirando el plato ajeno.',
      'Dile a tu grupo [que elija cada uno|que no discuta|que traiga hambre]: aquí se reparte todo.',
    ],
    about: [
      'Las tapas tienen [una ventaja|su truco|su gracia]: si una te gusta, [repites|pides más|la defiendes], y si no, viene otra.',
      'Se come [de pie|sentado|como se pueda], pero siempre [picando|mirando lo del otro|hablando].',
      'A un grupo se le conoce por [cómo reparte|quién paga|quién se come la última], y lo demás son [detalles|excusas|presentaciones].',
      'Las ideas buenas se dicen entre [una tapa y otra|bocados|palillos], y nadie apunta ninguna.',
    ],
    gallery: [
      'Poco en cada plato, [mucho en la mesa|todo en la foto|más en camino].',
      'Un bocado por [foto|mirada|persona].',
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
      'Algo con [salsa|queso|ajo] y alguien que te [escuche|haga reír|sirva más]: el plan ya está.',
      'Hay un momento en que [el pan se acaba|la salsa sigue ahí|todos se callan] y alguien pide [más pan|otra cosa|el postre]. Que te [toque verlo|encuentre aquí|agarre con hambre].',
      'A tu lunes le falta [una sobremesa|salsa|un poco de queso]. A tu gente también. [Júntalos|Tráelos|Invítalos] y empiecen por el pan.',
      'Gira el tenedor, [levanta|respira|sopla] y vuelve a [girar|empezar|sonreír]. Hay [días|penas|lunes] que solo se van así.',
      'La sobremesa italiana dura [lo que el pan|lo que la charla|bastante]. Avisa [en casa|a tu sofá|al perro].',
      'Ven con quien hable [con las manos|más que tú|sin parar] y deja que la comida [conteste|los calle|ayude].',
    ],
    about: [
      'Hay comidas que se [enrollan|parten|comparten] y conversaciones que van igual de [largas|enredadas|bien].',
      'Se habla de [comida mientras se come|la cena de mañana|otra vez que comieron], y a nadie le parece raro.',
      'La salsa que queda [se junta|se limpia|se recoge] con pan, y esa es [la parte secreta|la fiesta|la mitad del plato].',
      'Nadie sigue enojado [con la boca llena|frente a un buen plato|después del postre], así que trae a quien [tuvo una mala semana|necesite hablar|te debe una disculpa].',
      'Primero [un plato chico|lo de compartir|algo para empezar], luego lo serio, y al final [el café|lo dulce|los codos en la mesa].',
    ],
    gallery: [
      'Un vistazo antes de [girar el tenedor|mojar el pan|hablar].',
      'Aquí la pasta [posa|espera|sale primero].',
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
      'Ponerse de acuerdo en una pizza es [casi imposible|un deporte|amor de verdad]. Ven con [paciencia|apetito|una moneda].',
      'Se agarra, se [dobla|sopla|levanta] y se come antes de que alguien [opine|elija|cante victoria].',
      'Mitad [con todo|de queso|tuya], mitad [sin nada|aventura|de tu acompañante]: así se firman los acuerdos que duran.',
      'Cuando nadie quiere [cocinar|decidir|lavar platos], una pizza [levanta la mano|gana la votación|resuelve]. Ven por ella.',
      'El [viernes|cansancio|antojo] llama a una pizza. Contesta [pronto|con hambre|sin cubiertos].',
      'Cuida [el último trozo|la orilla|tu mitad]: cuando hay pizza, nadie es [buen amigo|tan generoso|tan educado].',
    ],
    about: [
      'Hay quien empieza por [la punta|la orilla|el centro], y hay familias que todavía lo [discuten|comentan|toleran].',
      'Una pizza en medio [arregla planes|calla teléfonos|reúne gente] como [ninguna llamada|pocas cosas|nadie esperaba].',
      'La primera rebanada [quema un poco|se come de pie|no cuenta], la segunda se disfruta y la tercera [se justifica|se negocia|se esconde].',
      'Compartir una pizza por mitades es [diplomacia|democracia|cortesía] pura, y aun así alguien [se queja|quiere otra|cambia de idea].',
      'Los niños [se ensucian|ríen|se callan], los grandes [pelean por el último trozo|también|disimulan].',
    ],
    gallery: [
      'Hilos de queso que [se salen|se escapan|casi saltan] de la foto.',
      'Borde dorado y [queso|silencio|ganas] al centro.',
    ],
    sampleDishes: [
      { name: 'Pizza margarita', course: 'mains', family: 'pizza' },
      { name: 'Calzone de espinaca', course: 'mains', family: 'calzone' },
      { name: 'Pan con ajo', course: 'starters', family: 'garlic_bread' },
      { name: 'Helado de vainilla', course: 'desserts', family: 'ice_cream' },
    ],
  },
};

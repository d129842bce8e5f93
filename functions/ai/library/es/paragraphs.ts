import type { Paragraph } from '../copy-library.ts';

/**
 * Paragraphs for About, each a complete thought. A paragraph still reads well without the sentences whose slots
 * can’t be filled.
 */
export const PARAGRAPHS: readonly Paragraph[] = [
  [
    'Hay antojos que no se quitan con [lo que hay en el refri|una galleta|un vaso de agua].',
    'Para esos está {name}, y [no hace falta pensarlo mucho|conviene hacerles caso|la cura es sabrosa].',
    '{taste}',
    'Lo primero que [puedes pedir|te sugerimos|hay que probar]: {dish}. [Si queda espacio|Por si acaso|Y para compartir]: {dish2}.',
    'Date el gusto [sin culpa|con calma|hoy mismo]. [La dieta empieza el lunes|Para ser fuerte hay otros días|Un antojo bien atendido alegra el día].',
  ],
  [
    'Pregunta en el grupo de la familia [qué quieren comer|qué se les antoja|qué van a pedir], y [nadie contesta|cada quien dice otra cosa|empieza la discusión].',
    'Tú di {name}, y [se acaba la discusión|por fin hay acuerdo|ya está decidido].',
    '{taste}',
    'Para ponerse de acuerdo [más rápido|sin pelear|desde el principio]: {dish} y {dish2}.',
    'Pide [de todo un poco|algo nuevo|lo que se te antoje] y [comparte|pon todo al centro|prueba con calma], que [así pruebas más|compartido sabe mejor|hay para todos los gustos].',
  ],
  [
    'Nadie se acuerda de [lo que comió frente a la tele|lo que comió con prisa|un sándwich frente a la computadora].',
    'Lo que uno recuerda es [con quién estaba|las risas|la plática].',
    'Por eso en {name} [la compañía es parte del gusto|nos gusta que platiquen|caben las historias largas].',
    '{taste}',
    'Para [acompañar la plática|picar mientras tanto|empezar a gusto]: {dish}.',
    'Llámale a [esa amiga|tu hermano|tus papás], [apaga la tele|escoge el día|deja el trabajo para mañana], y [coman sin prisa|que empiece la plática|cuéntense todo].',
  ],
  [
    'Cocinar es bonito hasta que [hay que pelar cebollas|toca lavar las ollas|falta un ingrediente].',
    'En {name} te toca [la parte del tenedor|lo más rico|solo comer], y [de las ollas nos encargamos nosotros|las ollas son cosa nuestra|lo demás lo hacemos nosotros].',
    '{taste}',
    'La única [decisión|duda|pregunta] de hoy: ¿{dish} o {dish2}?',
    'Repite si quieres, [cuenta algo bueno|ríete un rato|come con calma] y [deja descansar tu cocina|olvídate de la esponja|dale el día libre a tu estufa].',
  ],
  [
    'Hay lo que uno come [por no dejar|para salir del paso|porque ya es hora], y hay lo que uno [espera desde la mañana|presume después|come despacio a propósito].',
    'En {name} [nos gusta lo segundo|preferimos lo segundo|pensamos en lo segundo].',
    '{taste}',
    'La primera vez, [pide esto|prueba esto|empieza por esto]: {dish}.',
    'Tómate un descanso [de verdad|sin teléfono|como se debe] y [disfruta cada bocado|come a gusto|no corras]. [El resto del día que se acomode solo|Los pendientes no se van a ir|Hasta el lunes se siente más corto].',
  ],
  [
    'Para un cumpleaños, [algo rico|un buen banquete|comer a gusto] siempre es buen regalo: [a todos les queda|no hay que envolverlo|nadie lo guarda en un cajón].',
    'Para un miércoles cualquiera, [todavía más|también|con más razón].',
    'Con {name} [los dos días salen bien|cualquier día se siente fiesta|no hace falta esperar al cumpleaños].',
    '{taste}',
    'Para [celebrar|empezar|la primera mordida]: {dish}. [Y para los demás|Y de una vez|Y para no quedarse corto]: {dish2}.',
    'Pide [un deseo|lo que se te antoje|un poco más de la cuenta], [invita a quien quieras|junta a los tuyos|comparte], y [que se repita pronto|que el motivo sea lo de menos|que no falten las risas].',
  ],
  [
    '¿Eres de los que [comparten|dejan probar|piden para todos] o de los que [contestan “pide el tuyo”|no sueltan lo suyo|dicen “nomás una mordida”]?',
    'En {name} [los dos comen contentos|nadie te va a juzgar|todos tienen razón].',
    '{taste}',
    'Para [compartir|poner al centro|ser generoso]: {dish}. Para [ti nada más|defender|no soltar]: {dish2}.',
    'Y si [se acaba pronto|te arrepientes|alguien te gana el último bocado], [pide más|échale la culpa al hambre|respira y pide otra vez]. [Así son los antojos|Con hambre todo se perdona|Para eso son los amigos].',
  ],
  [
    'Entre [la escuela y las juntas|el tráfico y los pendientes|el primer café y el último correo] debería haber [un rato|un descanso|un momento] que sea [solo para ti|nada más tuyo|para algo rico].',
    '{name} es [un buen pretexto para tomarlo|una buena forma de usarlo|justo para eso].',
    '{taste}',
    'La idea de hoy: {dish}.',
    '[Respira|Suelta la lista|Guarda el teléfono], [come despacio|disfruta|no contestes nada] y [deja que otros corran|que el mundo espere|ya luego sigues].',
  ],
  [
    'Si estás leyendo esto [con hambre|a media mañana|en lugar de trabajar], [ya es tarde para disimular|ya sabemos en qué acaba|tu estómago ya decidió].',
    'Para eso está {name}, [y con gusto|con muchas ganas|sin más vueltas].',
    '{taste}',
    'Mientras [decides|te animas|lo piensas], imagínate esto: {dish}.',
    'Luego [avísale a alguien|escoge la hora|haz tu plan], porque [en la pantalla nada huele|mirando nadie se llena|el hambre no se quita leyendo].',
  ],
  [
    'Todos tenemos un sabor que [arregla un mal día|recuerda a los domingos|hace cerrar los ojos].',
    'A lo mejor el tuyo está en {name}, [y todavía no lo sabes|a un bocado de distancia|donde menos lo piensas].',
    '{taste}',
    'Puede ser [esto|lo primero que pruebes|justo lo que estás leyendo]: {dish}. [O esto otro|O tal vez esto|O por qué no]: {dish2}.',
    'Solo hay una manera de saberlo, y [empieza con hambre|se hace con la boca llena|es muy sabrosa]. [Tómate tu tiempo|No hay prisa|Prueba de todo].',
  ],
  [
    'En {town} [nunca falta motivo para un antojo|cada quien tiene su gusto|la gente sabe lo que quiere].',
    'Nuestra opinión: [lo rico se disfruta sin prisa|en compañía todo sabe mejor|un antojo no se deja para mañana].',
    'Prueba lo de {name} y [dinos si tenemos razón|cuéntanos|juzga por tu cuenta].',
    '{taste}',
    'La primera prueba: {dish}. [La segunda|Para comparar|La revancha]: {dish2}.',
    'Junta [a los amigos|a la familia|a los del trabajo] y [que cada quien opine|que empiece el debate|voten por su favorito]. [Con hambre se opina mejor|El que pierda, paga|Ganan todos].',
  ],
  [
    'Las historias salen mejor con [algo en la mano|algo que picar|buenos amigos], y [las risas abren el apetito|un brindis nunca sobra|con hambre nadie escucha].',
    'En {name} tú pones [las historias|la compañía|el tema], y [nosotros lo demás|del resto nos encargamos|nosotros ponemos lo rico].',
    '{taste}',
    'Para [acompañar|la primera ronda|abrir plática]: {dish}.',
    'Cuéntalo todo, [con pausas para comer|con calma|aunque ya lo sepan], y [pide algo más para el final|ríete fuerte|deja que otros opinen].',
  ],
  [
    'Uno se sienta a la mesa [por hambre|por un bocado|con prisa] y se queda [por la sobremesa|platicando|por una cosa más].',
    'En {name} [conocemos bien esa historia|nos parece muy bien|así nos gusta].',
    '{taste}',
    'Para empezar [con el pie derecho|bien|sin pensarle mucho]: {dish}. Para [después|seguir|cuando vuelva el hambre]: {dish2}.',
    'Ven con [tu gente|alguien que tenga mucho que contar|tus papás], [guarda el teléfono|deja el reloj en paz|olvida la prisa] y [quédate otro rato|pidan algo más antes de irse|que la plática se alargue].',
  ],
  [
    'Ven a {name} [saliendo del trabajo|después del partido|porque sí], [con los niños o sin ellos|en grupo o por tu cuenta|con buenas noticias o sin ninguna].',
    'Te vamos a [recibir igual de bien|atender con gusto|dar de comer].',
    '{taste}',
    'Una forma de [empezar|abrir boca|quitar el hambre]: {dish}. [Otra|Y otra más|O bien]: {dish2}.',
    'No hay que [preparar nada|lavar nada|pensarlo tanto]. [Basta con traer hambre|El apetito es lo único que cuenta|Tú nomás trae hambre].',
  ],
  [
    'Dile a alguien “te invito”, y [mira la cara que pone|fíjate qué rápido contesta|verás qué pronto dice que sí].',
    'Agrega “{name}”, y [ya no hay excusas|ya tienes plan|la respuesta es todavía más rápida].',
    '{taste}',
    'Para quedar bien: {dish}. Para [quedar mejor|presumir|que te vuelvan a hablar]: {dish2}.',
    'Hablen de [lo que sea menos del trabajo|los viejos tiempos|lo que sigue], [coman a gusto|pidan con confianza|pruébenlo todo] y [a la próxima que invite el otro|repítanlo pronto|quédense con ganas de repetir].',
  ],
  [
    'El primer bocado es [para ti|en silencio|de pura hambre]. El segundo es [para quien te acompaña|más lento|para opinar].',
    'Así [nos gusta|queremos|recomendamos] comer en {name}, [sin prisa|con ganas|cada quien a su paso].',
    '{taste}',
    '¿Una pista? {dish}. [Y por si acaso|Y para después|Y en la otra mano], {dish2}.',
    '[Con un libro o con tus amigos|Con tu familia o por tu cuenta|Con mucha hambre o con poquita], [se disfruta igual|uno acaba contento|el gusto es el mismo].',
  ],
];

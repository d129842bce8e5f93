import type { CopyLibrary } from '../../copy-library.ts';

/** Posts on the days a year brings. */
export const POSTS_HOLIDAYS: Pick<
  CopyLibrary['posts'],
  | 'game_day'
  | 'birthday'
  | 'payday'
  | 'valentines'
  | 'mothers_day'
  | 'fathers_day'
  | 'graduation'
  | 'thanksgiving'
  | 'holidays'
  | 'new_year'
> = {
  game_day: [
    {
      text: 'Hay partido, y los nervios [dan hambre|piden algo que morder|no se curan solos]. Come antes o [después|durante|en el descanso]. En {name} [se celebra o se consuela|no hay árbitros|el plato no falla penales].',
      photo: 'una bufanda de equipo y un plato',
      tags: ['partido', 'diadejuego', 'amigos'],
    },
    {
      text: 'Tu equipo puede [ganar|empatar|romperte el corazón], pero con {food} [se celebra|se perdona|se consuela uno] igual. Ven con [los de tu camiseta|el rival de siempre|quien más grita] y que gane [quien llegue primero|el hambre|el más ruidoso].',
      photo: 'camisetas y servilletas de colores',
      tags: ['partido', 'aficion', 'hambre'],
    },
    {
      text: 'Hoy todo el mundo es [director técnico|árbitro|profeta]. Con hambre se [opina peor|grita más|sufre doble], así que pasa por {name} y pide {food} antes del [drama|silbatazo|primer grito].',
      photo: 'una bandera doblada y servilletas',
      tags: ['partido', 'hambre', 'amigos'],
    },
  ],
  birthday: [
    {
      text: 'El día de tu cumpleaños no se [cocina|lava|discute]: se [come|celebra|abraza]. Ven a {name} con [los que te conocieron sin canas|la familia|tus amigos de siempre] y [pide doble|pide lo que sea|no digas tu edad].',
      photo: 'velas sobre un postre',
      tags: ['cumpleanos', 'celebrar', 'feliz'],
    },
    {
      text: 'Si tu cumpleaños cayó en [lunes|un día feo|plena mudanza], muévelo. Nadie [revisa actas|se va a quejar|lleva la cuenta]. Elige un día en {name} y que la gente que quieres [cante mal|aplauda|llegue tarde].',
      photo: 'un globo atado a una silla',
      tags: ['cumpleanos', 'amigos', 'fiesta'],
    },
    {
      text: 'Manda esto a quien [cumple pronto|siempre dice que no quiere fiesta|se hace el sorprendido]. Que elija {food} y [traiga a los suyos|pida un deseo|sople fuerte]. El regalo [se come|no se envuelve|sabe bien].',
      photo: 'un moño de regalo en un plato',
      tags: ['cumpleanos', 'regalo', 'antojo'],
    },
  ],
  payday: [
    {
      text: 'Llegó el pago, y antes de que [se lo lleve la luz|lo cuente el banco|desaparezca], date algo que [se mastique|alegre|no traiga recibo]. Ven a {name} y deja la [calculadora|lista|culpa] en casa.',
      photo: 'un recibo doblado y un plato servido',
      tags: ['quincena', 'antojo', 'telomereces'],
    },
    {
      text: 'La cuenta tiene dinero [por fin|otra vez|de nuevo]. Gasta un poquito en {food} con quien [te prestó|te aguantó a fin de mes|siempre invita], y lo demás, [a la alcancía|mañana|con juicio].',
      photo: 'monedas y una servilleta',
      tags: ['quincena', 'celebrar', 'amigos'],
    },
    {
      text: 'El día de pago dura [poco|un suspiro|lo que un bostezo]. Usa una parte en algo que [recuerdes|se comparta|no venga en cuotas]: {food} con quien [celebra todo|te sacó de apuros|también cobró]. Nos vemos en {name}.',
      photo: 'una cartera abierta y dos tenedores',
      tags: ['quincena', 'saliracomer', 'amigos'],
    },
  ],
  valentines: [
    {
      text: 'Flores que [se marchitan|pican|piden florero], cartas que [se guardan|dan vergüenza|hacen llorar], y {food} para compartir. Este San Valentín [elige la comida|invita a quien quieras|llega con hambre] y ven a {name}.',
      photo: 'una rosa sobre un plato vacío',
      tags: ['sanvalentin', 'amor', 'cita'],
    },
    {
      text: 'San Valentín también es para los [amigos|solteros|casados de siempre]. Reúne a tu gente, pide {food} y [reparte cariño|ríete de la cursilería|celebra a lo grande]. Aquí caben [las parejas|los de siempre|los que vienen solos].',
      photo: 'amigas con corazones de papel',
      tags: ['sanvalentin', 'amistad', 'amor'],
    },
    {
      text: 'El amor se nota en [quién te guarda el último bocado|quién pide pensando en ti|quién no mira tu plato]. Haz la prueba este San Valentín en {name}, con [tu pareja|tu mejor amiga|tu mamá] y mucha hambre.',
      photo: 'el último bocado en un tenedor ofrecido',
      tags: ['sanvalentin', 'amor', 'compartir'],
    },
  ],
  mothers_day: [
    {
      text: 'Mamá dice [“no te molestes”|“no quiero nada”|“yo cocino”]. Ya sabes [qué significa|qué contestar|cómo es]. Trae a la tuya a {name}, [déjala elegir|quítale el delantal|pídele postre] y que nadie [mencione los platos|la deje cocinar|le lleve la contraria].',
      photo: 'una mamá riendo con la boca llena',
      tags: ['diadelamadre', 'mama', 'familia'],
    },
    {
      text: 'Ella [preparó tus loncheras|te esperó despierta|sabe tu pedido], y nunca [pasó factura|llevó la cuenta|pidió recibo]. Este Día de la Madre [sírvele tú|deja que elija|dale el primer bocado], con {food} y mucha conversación.',
      photo: 'manos de dos edades sobre la mesa',
      tags: ['diadelamadre', 'gracias', 'mama'],
    },
    {
      text: 'Mamá lleva años preguntando si [ya comiste|tienes frío|llegaste bien]. Este Día de la Madre pregunta tú [qué se le antoja|qué quiere comer|adónde ir], y tráela a {name} [sin delantal|con toda la familia|a que la consientan].',
      photo: 'un ramo sobre una silla vacía',
      tags: ['diadelamadre', 'mama', 'consentirla'],
    },
  ],
  fathers_day: [
    {
      text: 'Papá [no pide nada|dice que ya comió|cambia de tema]. Llévalo de todos modos a {name}, [pide lo que le gusta|déjalo elegir|siéntate a su lado], y ríete de sus chistes [como si fueran nuevos|con ganas|con la boca llena].',
      photo: 'papá y un plato, riendo',
      tags: ['diadelpadre', 'papa', 'familia'],
    },
    {
      text: 'Hay corbatas que nadie [estrena|pidió|usa] y comidas que papá cuenta [todo el año|a los vecinos|cada domingo]. Regálale {food} en {name}, con [historias viejas|la familia|tu mejor chiste].',
      photo: 'una corbata sin usar junto al plato',
      tags: ['diadelpadre', 'regalo', 'familia'],
    },
    {
      text: 'Para papá, [herramientas ya tiene|otra camisa no|calcetines de sobra hay]. Lo que falta es [tiempo contigo|una comida larga|sentarse todos]. Ponle {food} al plan y ven a {name}.',
      photo: 'dos generaciones riendo',
      tags: ['diadelpadre', 'papa', 'tiempojuntos'],
    },
  ],
  graduation: [
    {
      text: 'Años de [café|noches largas|exámenes] y por fin [la foto|el diploma|el birrete]. Falta [festejar|comer rico|el abrazo largo]: trae a quien se gradúa a {name} y que [coma sin culpa|elija todo|pida por la familia].',
      photo: 'un birrete sobre la silla',
      tags: ['graduacion', 'orgullo', 'celebrar'],
    },
    {
      text: 'La familia [lloró|gritó el nombre|tomó mil fotos] y todos tienen hambre. Llévalos por {food}, que te cuenten [el peor examen|lo del profesor difícil|cómo fue] y [celebra lo que sigue|abraza a quien lo logró|planea la siesta].',
      photo: 'una toga colgada y platos alrededor',
      tags: ['graduacion', 'familia', 'orgullo'],
    },
    {
      text: 'Hay quien [estudió|no durmió|sufrió] por ese diploma, y hay quien [preparó café|pagó los libros|aguantó los nervios] al lado. Los dos [merecen fiesta|tienen hambre|se lo ganaron]. Celébralos en {name}, con [la familia|los amigos|toda la porra].',
      photo: 'un diploma y varias servilletas',
      tags: ['graduacion', 'familia', 'celebrar'],
    },
  ],
  thanksgiving: [
    {
      text: 'Viene Acción de Gracias y tu horno [tiene miedo|ya suda|pide ayuda]. Antes del gran día, [date una pausa|deja el delantal|respira] y ven a {name}: aquí solo toca [agradecer|pedir|comer].',
      photo: 'hojas de otoño y una vela',
      tags: ['acciondegracias', 'gracias', 'familia'],
    },
    {
      text: 'Para dar gracias no hace falta [discurso|mesa de gala|tío filósofo]: basta decirlo entre dos bocados de {food}. Tráete a quien [te aguanta|te ayudó este año|quieres abrazar] y díselo.',
      photo: 'manos juntas sobre la mesa',
      tags: ['acciondegracias', 'agradecer', 'amigos'],
    },
    {
      text: 'Antes de [pelar papas|discutir por el horno|contar sillas] para Acción de Gracias, come algo que [no cocinaste|no planeaste|no deje platos]. Ven a {name} con tus ayudantes y [repartan tareas|tomen fuerzas|coman en paz].',
      photo: 'una lista de compras junto a un plato',
      tags: ['acciondegracias', 'pausa', 'familia'],
    },
  ],
  holidays: [
    {
      text: 'Diciembre corre: [visitas|compras|cenas], listas y [abrazos|sobrinos|maletas]. Haz una pausa con {food} y ven a {name} a [respirar|reír|olvidar las compras] con quien menos ves.',
      photo: 'luces de colores y un plato',
      tags: ['fiestas', 'navidad', 'pausa'],
    },
    {
      text: 'Entre la [cena|fiesta|oficina] y los [regalos|tíos|adornos], nadie come con calma. Ven un rato, [deja las bolsas|quítate el gorro|siéntate] y prueba algo que no [hornees tú|envuelvas tú|tengas que decorar].',
      photo: 'bolsas de regalo bajo la silla',
      tags: ['fiestas', 'descanso', 'antojo'],
    },
    {
      text: 'Las fiestas traen [al tío que canta|la foto familiar|el suéter ridículo] y cero tiempo para [sentarse|respirar|comer despacio]. Róbale [un rato|una hora|una tarde] al calendario y ven a {name} con [tu cómplice|los primos|quien vino de lejos].',
      photo: 'un suéter navideño y un tenedor',
      tags: ['fiestas', 'familia', 'pausa'],
    },
  ],
  new_year: [
    {
      text: 'Primer propósito del año: comer con [los amigos|la familia|quien extrañas] más seguido. Es fácil de cumplir y [sabe bien|no cansa|nadie te lo cuestiona]. Empieza en {name} con {food}.',
      photo: 'una agenda nueva y un plato',
      tags: ['anonuevo', 'propositos', 'amigos'],
    },
    {
      text: 'El año estrena [agenda|calcetines|ganas], pero el hambre [es la de siempre|no cambia|sigue puntual]. Ven a {name} a [darle gusto|empezar bien|reírte del viejo], y [lo demás|el gimnasio|la dieta] ya se verá.',
      photo: 'uvas y una servilleta arrugada',
      tags: ['anonuevo', 'hambre', 'estreno'],
    },
    {
      text: 'Hay propósitos que duran [una semana|hasta febrero|lo que las uvas] y hay otros más fáciles: [llamar más|comer acompañado|decir que sí]. Empieza por ahí, en {name}, con [quien cumplió los del año pasado|los tuyos|mucha hambre].',
      photo: 'una lista de propósitos con manchas',
      tags: ['anonuevo', 'propositos', 'saliracomer'],
    },
  ],
};

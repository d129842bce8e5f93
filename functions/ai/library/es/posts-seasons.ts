import type { CopyLibrary } from '../copy-library.ts';

/** Posts on weather, seasons, and the days a year brings. */
export const POSTS_SEASONS: Pick<
  CopyLibrary['posts'],
  | 'rain'
  | 'cold_day'
  | 'hot_day'
  | 'spring'
  | 'summer'
  | 'fall'
  | 'winter'
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
  rain: [
    {
      text: 'Llueve, tu paraguas [te abandonó|está al revés|se quedó en casa] y el antojo [ni se inmuta|sigue igual|tiene prisa]. Ven a {name}, [sacúdete|cuelga el abrigo|sécate] y pide algo que [abrigue|humee|te calme].',
      photo: 'un paraguas mojado junto a la puerta',
      tags: ['lluvia', 'antojo', 'abrigate'],
    },
    {
      text: 'Los días de lluvia el sofá [gana casi siempre|te llama por tu nombre|hace trampa]. Hoy no. Ponte [el impermeable|las botas|cualquier cosa] y ven a comer: la lluvia [se ve mejor desde adentro|dura menos|queda afuera].',
      photo: 'gotas en la ventana y un plato caliente',
      tags: ['lluvia', 'diadelluvia', 'saliracomer'],
    },
  ],
  cold_day: [
    {
      text: 'Cuando los dedos [se quejan|buscan bolsillos|ya no sienten], es hora de comer. Ven a {name} y pide algo [que eche vapor|para entrar en calor|con cuchara]. El abrigo [se queda en la silla|puede descansar|hasta después].',
      photo: 'manos alrededor de algo caliente',
      tags: ['frio', 'calorcito', 'antojo'],
    },
    {
      text: 'El frío tiene una cosa buena: [el hambre|el vapor|el abrazo] se nota más. Comparte {food} con alguien a quien [le roben la bufanda|extrañes|le tiemblen las manos] y [deja entrar el calor|ríe|repitan].',
      photo: 'una bufanda sobre la silla',
      tags: ['frio', 'compartir', 'quecomer'],
    },
  ],
  hot_day: [
    {
      text: 'Cocinar con este calor es [una locura|pedir disculpas a tu ropa|deporte extremo]. No lo hagas. Ven a {name} y que tu cocina [descanse|se enfríe|no participe]. A ti te toca [sentarte|beber algo frío|opinar].',
      photo: 'un vaso sudando junto a la ventana',
      tags: ['calor', 'nococines', 'sed'],
    },
    {
      text: 'Si hasta [el asfalto|el perro|tu abanico] pide tregua, hoy no se [cocina|enciende nada|discute]. Ven con [gorra|sombrero|sandalias], pide algo que [refresque|alivie|no pese] y [quédate un rato|respira|cuenta hielos].',
      photo: 'sandalias bajo una silla, mucha luz',
      tags: ['calor', 'tregua', 'saliracomer'],
    },
  ],
  spring: [
    {
      text: 'Primavera: la ropa [se acorta|huele a limpio|se cuelga afuera], las ganas de salir [crecen|vuelven|florecen] y la cocina puede [esperar|respirar|cerrar]. Ven a {name} con quien [estrene sonrisa|estornude poco|tenga hambre].',
      photo: 'flores en un vaso junto al plato',
      tags: ['primavera', 'salir', 'buenhumor'],
    },
    {
      text: 'Todo brota, hasta [las ramas secas|las alergias|las ganas de verse]. Aprovecha y [saca la bicicleta|camina un poco|pasea con alguien] hasta que [dé hambre|suene el estómago|se antoje algo]. Después toca {food} en {name}, [sin prisa|con los tuyos|y a sonreír].',
      photo: 'hojas nuevas y un plato al sol',
      tags: ['primavera', 'paseo', 'hambre'],
    },
  ],
  summer: [
    {
      text: 'El verano se mide en [helados|tardes largas|camisetas manchadas]. Suma una comida en {name} con los tuyos y [que el sol espere|guarda la foto|deja el reloj]. En septiembre [la vas a extrañar|contarás esto|será leyenda].',
      photo: 'gafas de sol sobre la mesa',
      tags: ['verano', 'tardeslargas', 'amigos'],
    },
    {
      text: 'Los días se alargan y el hambre [también|despierta tarde|llega a deshoras]. Ven a {name} cuando [baje el sol|el calor afloje|te dé la gana], con nada que [cocinar|lavar|planear] y mucho que [contar|probar|compartir].',
      photo: 'cielo de verano al atardecer',
      tags: ['verano', 'atardecer', 'antojo'],
    },
  ],
  fall: [
    {
      text: 'Cuando cruje una [hoja|suela|manta] ya se antoja algo [tibio|hondo|con cuchara]. Saca el suéter [favorito|viejo|prestado], llama a [tu pareja|un amigo|tu mamá] y ven a {name} a recibir el otoño.',
      photo: 'hojas secas y vapor de un plato',
      tags: ['otono', 'sueter', 'antojo'],
    },
    {
      text: 'El otoño se come [despacio|a cucharadas|con manga larga]. Si la tarde [oscurece antes|trae viento|se pone dorada], {food} y una buena charla son [la respuesta|buen plan|lo que falta].',
      photo: 'luz dorada sobre la mesa',
      tags: ['otono', 'tarde', 'charla'],
    },
  ],
  winter: [
    {
      text: 'En invierno el [sofá|pijama|edredón] siempre gana, salvo que haya {food} de por medio. Ponte [capas|la bufanda|el gorro] y ven a {name}: al salir vas a [caminar más despacio|sentir menos frío|volver sonriendo].',
      photo: 'un gorro y guantes junto al plato',
      tags: ['invierno', 'calorcito', 'saliracomer'],
    },
    {
      text: 'Pronto oscurece, y eso da [ganas de volver temprano|hambre|permiso para repetir]. Reúne a quien [se ríe fuerte|extraña el sol|traiga bufanda] y ven por algo que [humee|reconforte|quite el frío].',
      photo: 'ventana empañada y luces adentro',
      tags: ['invierno', 'noche', 'antojo'],
    },
  ],
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
      text: 'La cuenta tiene dinero [por fin|otra vez|y tú hambre]. Gasta un poquito en {food} con quien [te prestó|te aguantó a fin de mes|siempre invita], y lo demás, [con disciplina|mañana|guardado].',
      photo: 'monedas y una servilleta',
      tags: ['quincena', 'celebrar', 'amigos'],
    },
  ],
  valentines: [
    {
      text: 'Flores que [se marchitan|pican|piden florero], cartas que [se guardan|dan vergüenza|hacen llorar], y {food} para compartir. Este San Valentín [elige la comida|invita a quien quieras|llega con hambre] y ven a {name}.',
      photo: 'una rosa sobre un plato vacío',
      tags: ['sanvalentin', 'amor', 'cita'],
    },
    {
      text: 'San Valentín también es para los [amigos|solteros|casados de siempre]. Reúne a tu gente, pide {food} y [reparte cariño|ríete de la cursilería|celebra a lo grande]. Nadie se va [con hambre|sin abrazo|solo].',
      photo: 'amigas con corazones de papel',
      tags: ['sanvalentin', 'amistad', 'amor'],
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
  ],
  fathers_day: [
    {
      text: 'Papá [no pide nada|dice que ya comió|cambia de tema]. Llévalo de todos modos a {name}, [pide lo que le gusta|déjalo elegir|siéntate a su lado], y ríete de sus chistes [como si fueran nuevos|con ganas|con la boca llena].',
      photo: 'papá y un plato, riendo',
      tags: ['diadelpadre', 'papa', 'familia'],
    },
    {
      text: 'Hay corbatas que nadie [estrena|pidió|usa] y comidas que papá cuenta [todo el año|a los vecinos|cada domingo]. Regálale {food} en {name}, con [historias viejas|la familia|tu mejor silencio].',
      photo: 'una corbata sin usar junto al plato',
      tags: ['diadelpadre', 'regalo', 'familia'],
    },
  ],
  graduation: [
    {
      text: 'Años de [café|noches largas|exámenes] y por fin [la foto|el diploma|el birrete]. Falta [festejar|comer rico|el abrazo largo]: trae a quien se gradúa a {name} y que [coma sin culpa|elija todo|pida por la familia].',
      photo: 'un birrete sobre la silla',
      tags: ['graduacion', 'orgullo', 'celebrar'],
    },
    {
      text: 'La familia [lloró|gritó el nombre|tomó mil fotos] y todos tienen hambre. Dale {food}, pide que cuenten [el peor examen|lo del profesor difícil|cómo fue] y [celebra lo que sigue|abraza a quien lo logró|planea la siesta].',
      photo: 'una toga colgada y platos alrededor',
      tags: ['graduacion', 'familia', 'orgullo'],
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
  ],
  holidays: [
    {
      text: 'Diciembre corre: [visitas|compras|cenas], listas y [abrazos|sobrinos|maletas]. Haz una pausa con {food} y ven a {name} a [respirar|reír|contar las compras] con quien menos ves.',
      photo: 'luces de colores y un plato',
      tags: ['fiestas', 'navidad', 'pausa'],
    },
    {
      text: 'Entre la [cena|fiesta|oficina] y los [regalos|tíos|adornos], nadie come con calma. Ven un rato, [deja las bolsas|quítate el gorro|siéntate] y prueba algo que no [hornees tú|envuelvas tú|tengas que decorar].',
      photo: 'bolsas de regalo bajo la silla',
      tags: ['fiestas', 'descanso', 'antojo'],
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
  ],
};

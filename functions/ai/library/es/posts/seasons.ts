import type { CopyLibrary } from '../../copy-library.ts';

/** Posts on weather and seasons. */
export const POSTS_SEASONS: Pick<
  CopyLibrary['posts'],
  'rain' | 'cold_day' | 'hot_day' | 'spring' | 'summer' | 'fall' | 'winter'
> = {
  rain: [
    {
      text: 'Llueve, tu paraguas [te abandonó|está al revés|se quedó en casa] y el antojo [ni se inmuta|sigue igual|tiene prisa]. Ven a {name}, [sacúdete|cuelga el abrigo|sécate] y pide algo que [abrigue|humee|te calme].',
      photo: 'un paraguas mojado junto a la puerta',
      tags: ['lluvia', 'antojo', 'abrigate'],
    },
    {
      text: 'Los días de lluvia el sofá [gana casi siempre|te llama por tu nombre|hace trampa]. Hoy [no|te escapas|le ganas tú]. Ponte [el impermeable|las botas|cualquier cosa] y ven a comer: la lluvia [se ve mejor desde adentro|dura menos|queda afuera].',
      photo: 'gotas en la ventana y un plato caliente',
      tags: ['lluvia', 'diadelluvia', 'saliracomer'],
    },
    {
      text: 'La lluvia es la excusa perfecta para [no lavar el coche|no regar|cancelar el gimnasio] y para comer rico. Ven a {name}, [deja el paraguas goteando|seca los lentes|pide sin prisa] y espera a que pase. O [a que no|a que siga|hasta el postre].',
      photo: 'lentes empañados junto a un plato',
      tags: ['lluvia', 'excusa', 'saliracomer'],
    },
  ],
  cold_day: [
    {
      text: 'Cuando los dedos [se quejan|buscan bolsillos|ya no sienten], es hora de comer. Ven a {name} y pide algo [que eche vapor|para entrar en calor|con cuchara]. El abrigo [se queda en la silla|puede descansar|ya no hace falta].',
      photo: 'manos alrededor de algo caliente',
      tags: ['frio', 'calorcito', 'antojo'],
    },
    {
      text: 'El frío tiene una cosa buena: [el hambre|el vapor|el abrazo] se nota más. Comparte {food} con alguien a quien [le falte bufanda|extrañes|le tiemblen las manos] y [deja que entre el calor|ríete un rato|repite].',
      photo: 'una bufanda sobre la silla',
      tags: ['frio', 'compartir', 'quecomer'],
    },
    {
      text: 'Hoy hasta [el perro|el coche|el gato] se negó a salir. Tú tienes motivo: {food} en {name}. Trae [guantes|gorro|a quien siempre tiene frío] y vuelve [con las manos tibias|de mejor humor|sin la bufanda].',
      photo: 'guantes sobre una silla',
      tags: ['frio', 'calorcito', 'antojo'],
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
    {
      text: 'Pronóstico: [sol|más sol|calor con calor] y cero ganas de prender la estufa. [Hazle caso|No luches|Ríndete a tiempo] y ven a {name}. Con algo rico, las ideas [vuelven|mejoran|se acomodan].',
      photo: 'un sombrero y un vaso con hielo',
      tags: ['calor', 'nococines', 'antojo'],
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
    {
      text: 'La primavera empieza cuando [guardas el abrigo|abres la ventana|te dan ganas de caminar]. Camina hasta {name}, por {food}, y trae a [quien hibernó todo el invierno|tu mejor humor|alguien con alergia y buena actitud].',
      photo: 'una bicicleta apoyada y flores',
      tags: ['primavera', 'paseo', 'saliracomer'],
    },
  ],
  summer: [
    {
      text: 'El verano se mide en [helados|tardes largas|camisetas manchadas]. Suma una comida en {name} con los tuyos y [que el sol espere|guarda la foto|deja el reloj]. Cuando vuelva el frío, [la vas a extrañar|contarás esto|será leyenda].',
      photo: 'gafas de sol sobre la mesa',
      tags: ['verano', 'tardeslargas', 'amigos'],
    },
    {
      text: 'Los días se alargan y el hambre [también|despierta tarde|llega a deshoras]. Ven a {name} cuando [baje el sol|el calor afloje|te dé la gana], con nada que [cocinar|lavar|planear] y mucho que [contar|probar|compartir].',
      photo: 'cielo de verano al atardecer',
      tags: ['verano', 'atardecer', 'antojo'],
    },
    {
      text: 'Verano: se pierde [la hora|la gorra|la vergüenza] y aparece el antojo. Reúne a [los vecinos|los primos|quien ande sin plan], ven a {name} y que la tarde dure [lo que quiera|hasta los grillos|un poco más].',
      photo: 'sombreros apilados sobre una silla',
      tags: ['verano', 'amigos', 'tardeslargas'],
    },
  ],
  fall: [
    {
      text: 'Cuando cruje una [hoja seca|castaña|rama] ya se antoja algo [tibio|hondo|con cuchara]. Saca el suéter [favorito|viejo|prestado], llama a [tu pareja|un amigo|tu mamá] y ven a {name} a recibir el otoño.',
      photo: 'hojas secas y vapor de un plato',
      tags: ['otono', 'sueter', 'antojo'],
    },
    {
      text: 'El otoño se come [despacio|a cucharadas|con manga larga]. Si la tarde [oscurece antes|trae viento|se pone dorada], {food} y una buena charla son [la respuesta|buen plan|lo que falta].',
      photo: 'luz dorada sobre la mesa',
      tags: ['otono', 'tarde', 'charla'],
    },
    {
      text: 'Otoño es permiso para [cenar temprano|repetir plato|usar otra vez ese suéter]. Ven a {name} con [quien camina pisando hojas|tu persona favorita|las manos en los bolsillos] y pide {food}.',
      photo: 'un suéter sobre el respaldo',
      tags: ['otono', 'sueter', 'saliracomer'],
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
    {
      text: 'El invierno tiene dos remedios, [una cobija|un abrazo|una chimenea] y {food}. Del segundo [nos encargamos|sabemos|hablamos en persona]. Ven a {name} con [bufanda|hambre|alguien friolento].',
      photo: 'una ventana empañada con un corazón',
      tags: ['invierno', 'remedio', 'antojo'],
    },
  ],
};

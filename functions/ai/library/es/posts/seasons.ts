import type { CopyLibrary } from '../../copy-library.ts';

/** Posts on weather and seasons. */
export const POSTS_SEASONS: Pick<
  CopyLibrary['posts'],
  'rain' | 'cold_day' | 'hot_day' | 'spring' | 'summer' | 'fall' | 'winter'
> = {
  rain: [
    {
      text: 'Llueve y [el paseo se canceló|nadie quiere cocinar|se antoja algo rico]. Toma el paraguas, [trae a alguien|ven con hambre|ponte las botas] y ven a {name}: un día de lluvia pide {food}.',
      photo: 'un paraguas mojado junto a la puerta',
      tags: ['lluvia', 'antojo', 'quecomer'],
    },
    {
      text: 'Lo bueno de un día de lluvia: [hay tiempo|nadie tiene prisa|se canceló la lista]. Ven a {name} por {food}, [deja el paraguas|seca los zapatos|come con calma] y espera a que pase.',
      photo: 'gotas en la ventana y un plato',
      tags: ['lluvia', 'diadelluvia', 'saliracomer'],
    },
    {
      text: '¿Lluvia y pocas ganas de cocinar? Escribe “[nos vemos|vamos|te invito]” a alguien con paraguas y ven a {name}. Con {food}, la lluvia [molesta menos|se olvida|se ve bonita].',
      photo: 'dos personas bajo un paraguas',
      tags: ['lluvia', 'amigos', 'saliracomer'],
    },
  ],
  cold_day: [
    {
      text: 'El frío da [hambre|antojo|ganas de comer rico]. Ponte [la bufanda|el gorro|dos suéteres], llama a [un amigo|tu hermana|la familia] y ven a {name} por {food}.',
      photo: 'manos alrededor de algo caliente',
      tags: ['frio', 'hambre', 'antojo'],
    },
    {
      text: 'En un día frío, {food} cae [muy bien|como un abrazo|de maravilla]. Trae a quien siempre tiene frío, [come con calma|comparte|quédate un rato] en {name} y [entra en calor|olvida el clima|disfruta].',
      photo: 'una bufanda junto a un plato',
      tags: ['frio', 'compartir', 'quecomer'],
    },
    {
      text: '¿Quién sale primero de [la cobija|la cama|la casa]? Hay una buena razón: {food} en {name}. Busca [los guantes|el abrigo|el gorro] y [ven con hambre|trae a alguien|date el gusto].',
      photo: 'guantes junto a un plato',
      tags: ['frio', 'saliracomer', 'antojo'],
    },
  ],
  hot_day: [
    {
      text: 'Con este calor, [nadie cocina|la estufa descansa|se antoja poco cocinar]. Ven a {name}, pide [algo frío|lo que se te antoje|algo ligero] y [descansa|respira|quédate un rato]. Tu cocina descansa.',
      photo: 'un vaso con hielo junto a la ventana',
      tags: ['calor', 'nococines', 'sed'],
    },
    {
      text: '¿Mucho calor para encender la estufa? Trae [sombrero|sandalias|a un amigo] y ven a {name}. Comer rico sin cocinar es [un alivio|un buen plan|lo más fácil].',
      photo: 'un sombrero y un vaso con hielo',
      tags: ['calor', 'nococines', 'saliracomer'],
    },
    {
      text: 'Pronóstico: [sol|más sol|mucho calor] y pocas ganas de cocinar. Llama a [un amigo|tu familia|alguien], ven a {name} y [pide algo frío|come con calma|busca la sombra].',
      photo: 'sandalias y mucha luz',
      tags: ['calor', 'antojo', 'saliracomer'],
    },
  ],
  spring: [
    {
      text: 'Llegó la primavera: [días más largos|flores|ventanas abiertas] y ganas de salir. Ven a {name} por {food} y trae a [alguien|un amigo|la familia].',
      photo: 'flores en un vaso junto al plato',
      tags: ['primavera', 'saliracomer', 'buendia'],
    },
    {
      text: 'Camina un poco, [mira las flores|saca la bicicleta|toma el sol] y, cuando dé hambre, ven a {name}. Un paseo de primavera termina bien con {food}.',
      photo: 'hojas nuevas y un plato al sol',
      tags: ['primavera', 'paseo', 'hambre'],
    },
    {
      text: 'Guarda el abrigo y [llama a un amigo|sal un rato|invita a alguien]: la primavera se celebra con {food}. Nos vemos en {name}, [con hambre|sin prisa|con buen clima].',
      photo: 'una bicicleta apoyada y flores',
      tags: ['primavera', 'amigos', 'saliracomer'],
    },
  ],
  summer: [
    {
      text: 'El verano es para [los amigos|la familia|las tardes largas]. Suma una comida en {name} y [deja el reloj|no cocines|quédate un rato]. Luego la vas a [recordar|extrañar|contar].',
      photo: 'gafas de sol junto al plato',
      tags: ['verano', 'amigos', 'tardeslargas'],
    },
    {
      text: 'En los días largos hay tiempo para [el sol|un paseo|los amigos] y para {food}. Ven a {name} cuando [baje el calor|tengas hambre|termine el paseo].',
      photo: 'cielo de verano al atardecer',
      tags: ['verano', 'atardecer', 'antojo'],
    },
    {
      text: 'Verano: nadie quiere [cocinar|encender la estufa|lavar platos]. Reúne a [los vecinos|los primos|tus amigos], ven a {name} y coman juntos, sin prisa.',
      photo: 'sombreros y vasos con hielo',
      tags: ['verano', 'nococines', 'amigos'],
    },
  ],
  fall: [
    {
      text: 'Empieza el otoño y se antoja algo [calientito|rico|abundante]. Saca el suéter, llama a [tu mamá|un amigo|tu pareja] y ven a {name} por {food}.',
      photo: 'hojas secas y un plato caliente',
      tags: ['otono', 'sueter', 'antojo'],
    },
    {
      text: 'En otoño, las tardes son [más cortas|doradas|tranquilas]. Aprovecha una para comer en {name}: {food}, [buena charla|un amigo|la familia] y nada de prisa.',
      photo: 'luz dorada sobre un plato',
      tags: ['otono', 'charla', 'saliracomer'],
    },
    {
      text: 'Un paseo entre [hojas secas|árboles rojos|calles doradas] da hambre. Termina el tuyo en {name}, con {food} y con [quien camina contigo|los niños|tu suéter favorito].',
      photo: 'un suéter sobre un respaldo',
      tags: ['otono', 'paseo', 'hambre'],
    },
  ],
  winter: [
    {
      text: 'El invierno pide {food}. Ponte [la bufanda|el gorro|el abrigo grande], trae a [alguien|la familia|un amigo] y ven a {name} a comer con calma.',
      photo: 'un gorro y guantes junto al plato',
      tags: ['invierno', 'antojo', 'saliracomer'],
    },
    {
      text: 'Oscurece temprano y [se antoja algo rico|hace frío|dan ganas de quedarse en casa]. Una hora en {name}, con {food} y buena compañía, [vale la salida|alegra la semana|quita el frío].',
      photo: 'ventana empañada y luces adentro',
      tags: ['invierno', 'amigos', 'antojo'],
    },
    {
      text: 'Dos cosas ayudan en invierno: [una cobija|un abrazo|un buen abrigo] y {food}. De la segunda nos ocupamos en {name}. Trae [hambre|a un amigo|la bufanda].',
      photo: 'una bufanda y un plato caliente',
      tags: ['invierno', 'frio', 'quecomer'],
    },
  ],
};

import type { ToldBetween } from './told-words.ts';

const FOOD =
  '(?:huevos?|leche|nata|mantequilla|queso|nueces|avellanas?|almendras?|cacahuetes?|frutos secos|trigo|harina|gluten|soja|pescado|marisco|carne|cerdo|tocino|azucar|sal|alcohol|sesamo|lactosa|lacteos|cebolla|ajo|mostaza|apio|aditivos|conservantes)';
const HOUSE =
  '(?:cocina|hornos?|fogon(?:es)?|brasas?|parrilla|barra|casa|local|puertas?|luz|luces|persiana|equipo|nosotros|servicio)';
const SHUTS =
  '(?:cerr\\p{L}+|cierr\\p{L}+|apag\\p{L}+|descans\\p{L}+|duerm\\p{L}+|dorm\\p{L}+|enfri\\p{L}+|par(?:a|an|amos)|baj\\p{L}+|libr(?:a|amos)|falt(?:a|amos))';

export const SPANISH_TOLD: ToldBetween = {
  told: {
    time: [
      `${HOUSE}(?: \\p{L}+){0,4} (?:nunca|jamas|no)(?: (?:se|nos|la|lo))? ${SHUTS}`,
      `(?:nunca|jamas)(?: (?:se|nos|la|lo))? (?:cerramos|cierra|cierran|descansamos|paramos|dormimos|apagamos|libramos|bajamos|faltamos)|no(?: (?:se|nos|la|lo))? (?:cerramos|descansamos|libramos|apagamos|paramos)(?! de)`,
      '(?:ni 1|sin 1 solo|ningun|sin) (?:solo )?dias? (?:libres?|de descanso|de cierre|festivos?)|sin (?:cerrar|descanso|parar|interrupcion|horarios?)|ni 1 dia(?= |[.,!]|$)|los 365 dias|365 dias|7 dias|24 horas|non ?stop',
      '(?:siempre|en todo momento) (?:estamos|estoy|esta|hay|abrimos|cogemos|contestamos|respondemos|atendemos)(?: \\p{L}+)?(?: (?:aqui|abiert\\p{L}+|alguien|luz|telefono|fuego))?|(?:estamos|estaremos|esta) siempre (?:aqui|abiert\\p{L}+|ahi|en pie|disponibles?)|siempre (?:abiert\\p{L}+|aqui)|abiert\\p{L}+ (?:siempre|sin parar|a todas horas)',
      '(?:al|desde el|hasta el|antes del?) (?:alba|amanecer|anochecer|atardecer)',
      '(?:a )?(?:todas horas|cualquier hora|toda hora)|(?:de )?(?:dia|noche) (?:y|o) (?:de )?(?:noche|dia)|hasta (?:tarde|las tantas|el amanecer)|cuando quieras(?=,? siempre)|a deshoras',
    ],
    address: [
      'a los pies del?|en pleno (?:centro|casco|corazon|barrio)|en el corazon (?:de|del) (?:la ciudad|pueblo|barrio|centro|casco)',
    ],
    allergen: [
      `${FOOD} (?:se )?(?:qued\\p{L}+|permanec\\p{L}+|esta|estan)(?: \\p{L}+){0,2} (?:fuera|afuera|lejos|ausentes?|en casa|prohibid\\p{L}+)`,
      `(?:no|nunca|jamas|ni)(?: \\p{L}+){0,2} (?:lleva\\p{L}*|tiene\\p{L}*|usa\\p{L}*|pone\\p{L}*|contiene\\p{L}*|entra\\p{L}*|hay|echa\\p{L}*|emplea\\p{L}*|anad\\p{L}*)(?: ni)?(?: (?:1|una?|el|la|los|las|nada de|gota de|pizca de|rastro de|ningun)){0,3} ${FOOD}`,
      `${FOOD}(?: \\p{L}+)? (?:no|ni|nunca|jamas)(?: (?:se|lo|la|las|los))? (?:entra|pisa|toca|aparece|tiene|hay|existe|usa|cabe)\\p{L}*`,
      `(?:sin|ni|cero|nada de|libre de)(?: (?:1|una?|el|la|ningun|ni))?(?: (?:rastro|gota|pizca|gramo|traza|migaja)s?(?: de)?)? ${FOOD}`,
      `(?:prescind\\p{L}+ del?|dej\\p{L}+ fuera(?: el| la| los| las)?|evit\\p{L}+ (?:el|la|los|las)|olvid\\p{L}+ (?:el|la|los|las)|quit\\p{L}+ (?:el|la|los|las)) ${FOOD}`,
      '(?:apt|ideal|perfect|bien|tambien|incluso) ?(?:[oa]s?|es)? para (?:\\p{L}+ )?(?:celiac|intolerant|alergic|vegan|vegetarian)\\p{L}*',
    ],
    price: [
      '(?:a )?(?:la )?mitad de lo que|precio de amigo|pag(?:a|as|ue) (?:1|uno),? (?:y )?(?:lleva|come|prueba|recibe)\\p{L}* (?:2|3|dos|tres)',
      '(?:al|el|por el) mismo precio|mas (?:barat|car)[oa]s? que',
      '(?:1|una?|solo 1) por (?:mesa|persona|cliente|pedido|visita|cabeza)|(?:solo|unicamente) (?:para|a) (?:nuevos clientes|clientes nuevos|recoger|llevar|comer aqui)|no acumulable|con (?:cada|cualquier) (?:pedido|compra|bebida)|hasta fin de existencias',
      '(?:corre|va|van|corren)(?: \\p{L}+)? (?:de nuestra cuenta|a nuestra cuenta|por nuestra cuenta|por cuenta de la casa)|(?:invita|invitamos|regala|regalamos|paga|pagamos) (?:la casa|nosotros)|cortesia de la casa|(?:la )?2\\.?a? (?:\\p{L}+ ){0,3}(?:es|sale|va) gratis|a mitad de precio|mitad de precio|2 por 1|2x1',
    ],
    phone: [
      'extension \\d|numero gratuito|llamada gratuita|linea gratuita|(?:por )?fax',
      '(?:escribe\\p{L}*|escribid\\p{L}*|manda\\p{L}*|envia\\p{L}*)(?: \\p{L}+){0,3} (?:al|por (?:whatsapp|sms|mensaje) al|a)(?= [\\d+(])|por (?:sms|mensaje)(?= al)',
    ],
    date: [
      'toda la vida|de toda la vida|desde (?:siempre|hace (?:anos|decadas|generaciones|mucho)|los tiempos|tiempos|el primer dia|el principio|que (?:el|la|los|las) \\p{L}+ (?:era|tienen))|como (?:antes|antano|siempre se ha)|llevamos (?:anos|toda|decadas|mucho)',
      '(?:solo|solamente|unicamente)(?: por| durante)? (?:est[ea]s?|hoy|hasta|unos|por tiempo)(?: \\p{L}+)?|por tiempo limitado|(?:la )?(?:semana|mes) que viene|(?:proxima semana|proximo mes)|ultim[oa]s? (?:dias|oportunidad|unidades)|hasta agotar|vuelve (?:a la carta|esta|este)|de vuelta (?:en la carta|esta|este)|este puente',
    ],
    award: [
      '(?:jurado|prensa|guias?|criticos?|periodicos)(?: \\p{L}+){0,2} (?:ador|ama|recomiend|habl|elog|dice|escrib)\\p{L}*|(?:gano|ganaron|gana|se llevo|conquisto)(?: \\p{L}+){0,2} (?:certamen|concurso|campeonato|premio|medalla|titulo|ruta)|(?:certamen|concurso)(?= de)|con (?:1|un) sol|finalistas?|coronad[oa]s?',
    ],
    review: [
      '(?:la|el|lo|las|los) que mas (?:piden|pide|gusta|gustan|repiten|se pide|se piden|se vende|triunfa|nos piden)|(?:nuestros|los|nuestras) (?:clientes|vecinos|parroquianos|habituales|comensales)(?: \\p{L}+)? (?:repit\\p{L}+|vuelv\\p{L}+|pid\\p{L}+|habl\\p{L}+|quier\\p{L}+|ador\\p{L}+|dic\\p{L}+|prefier\\p{L}+|eleg\\p{L}+)|quienes nos visitan|(?<!(?:los|las|quienes) (?:que )?)dicen que|dice la gente|se dice que|cuentan que|(?:todo el mundo|todos|la gente|medio \\p{L}+|todo \\p{L}+|el barrio entero)(?: nos| lo| la)? (?:habla|pide|repite|vuelve|dice|adora|recomienda)|(?:no hay|ningun\\p{L}*) [^.!?]{2,50} como (?:l[oa]s? nuestr\\p{L}+|el nuestro|la nuestra|aqui)|mas querid[oa]s?|nos envidian',
    ],
  },
  beforePrice: [
    '(?:ambos|ambas|los 2|las 2|los dos|las dos|junt[oa]s|todo(?: junto)?|la pareja|el lote|el duo|en pareja|los 3|los tres)(?: son| estan| salen| cuestan| tuyos)? ?(?:,|:)? ?(?:por|a|solo|desde)?(?: solo| apenas)?',
    '(?:desde|a partir de|por menos de|menos de|mas de|en vez de|en lugar de|la mitad de|mitad de|el doble de|mas barato que|hasta|como mucho|no|ya no|antes|normalmente|ahorra|descuento de|rebajad[oa]s? de)',
  ],
  behindPrice: [
    '(?:cada (?:uno|una|1|cual|persona)|la unidad|la pareja|el lote|el par|los 2|las 2|los dos|las dos|por (?:los|las) (?:dos|2)|por (?:cualquiera|persona|cabeza|barba|pareja|ambos|ambas)|para (?:los 2|los dos|2|dos|todos|toda la mesa|compartir entre)|junt[oa]s|en total|todo (?:junto|incluido)|incluid[oa]s?|con (?:la|el|su|una?|tu) (?:bebida|postre|cafe|copa|racion|guarnicion|entrante)|menos|de descuento|de regalo|a elegir|entre (?:2|dos))',
  ],
};

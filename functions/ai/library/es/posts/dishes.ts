import type { CopyLibrary } from '../../copy-library.ts';

/** Posts about one or two dishes, and questions. `{dish}` may be singular or plural, food or a drink. */
export const POSTS_DISHES: Pick<CopyLibrary['posts'], 'dish' | 'two_dishes' | 'question'> = {
  dish: [
    {
      text: 'Esta es tu señal para pedir {dish}. Llevas [todo el día|un buen rato|desde la mañana] pensando en comida, así que [trae a un amigo|ven con hambre|date el gusto] y ven a {name}.',
      photo: '{dish} desde arriba, con luz de lado',
      tags: ['antojo', 'quecomer', 'saliracomer'],
    },
    {
      text: 'Tomaste el teléfono para ver [la hora|un mensaje|el clima] y ahora piensas en {dish}. [Nos pasa a todos|Es normal|Te entendemos]. Busca [las llaves|compañía|los zapatos] y ven a {name}.',
      photo: '{dish} junto a un teléfono boca abajo',
      tags: ['antojo', 'hambre', 'quecomer'],
    },
    {
      text: 'Para mejorar un día [largo|ocupado|gris], ven a {name} y pide {dish}. Trae a [un amigo|la familia|quien quieras] y [come con calma|quédate un rato|olvida los pendientes].',
      photo: '{dish} a medio comer, luz de ventana',
      tags: ['buendia', 'antojo', 'saliracomer'],
    },
    {
      text: 'Alguien de tu [grupo|oficina|familia] quiere {dish}. Di que sí, [elige un día|pon una hora|avisa a los demás] y nos vemos en {name}. Con gusto [les damos de comer|cocinamos para todos|los recibimos].',
      photo: 'varias manos alcanzando {dish}',
      tags: ['amigos', 'antojo', 'compartir'],
    },
    {
      text: 'Hoy [terminaste la lista|hiciste esa llamada|trabajaste mucho], y eso merece {dish}. Deja la [estufa|cocina|limpieza] para después y ven a {name} a [darte un gusto|descansar|comer rico].',
      photo: '{dish} junto a un tenedor y una servilleta',
      tags: ['telomereces', 'antojo', 'saliracomer'],
    },
    {
      text: '¿No sabes qué pedir? Empieza por {dish}. Lo demás [se elige después|puede esperar|lo eligen juntos], y si vienes con alguien, [compartan|prueben de todo|pidan dos]. Nos vemos en {name}.',
      photo: '{dish} sobre un menú abierto',
      tags: ['quepedir', 'antojo', 'menu'],
    },
    {
      text: 'Manda esta foto de {dish} a alguien y pregunta “[¿vamos?|¿hoy?|¿cuándo?]”. Si dice que sí, ya tienes [plan|compañía|cita]. Nos vemos en {name}.',
      photo: '{dish} en la pantalla de un teléfono',
      tags: ['planes', 'amigos', 'antojo'],
    },
    {
      text: 'Hay quien lee [todo el menú|cada línea|el menú dos veces] y hay quien entra y pide {dish}. ¿Cuál [eres tú|es tu estilo|te suena]? Cuéntanos [abajo|en los comentarios|en tu próxima visita].',
      photo: 'el menú cerrado junto a {dish}',
      tags: ['quepides', 'favorito', 'comentarios'],
    },
    {
      text: 'Los [platos|mandados|correos] pueden esperar una hora. Ven a {name} por {dish}, [trae a alguien|come con calma|respira un poco] y deja que cocinemos nosotros.',
      photo: '{dish} recién servido, sin tocar',
      tags: ['pausa', 'nococines', 'antojo'],
    },
    {
      text: 'Plan de hoy: {dish}. Lo demás viene [después|en segundo lugar|más tarde]. Ven a {name} con [hambre|un amigo|la familia] y [disfruta|tómate tu tiempo|pide para compartir].',
      photo: '{dish} junto a una lista corta',
      tags: ['plandehoy', 'antojo', 'quecomer'],
    },
    {
      text: '{dish} en {name}: solo falta que vengas. Trae [buen apetito|a tu familia|a quien quieras], [olvida la cocina|come con calma|comparte un bocado] y cuéntanos qué te pareció.',
      photo: '{dish} muy de cerca',
      tags: ['antojo', 'saliracomer', 'quecomer'],
    },
    {
      text: 'Tu cocina merece [un descanso|un día libre|una pausa]. Nosotros preparamos {dish}, y tú [descansas|no lavas nada|solo comes]. Te esperamos en {name}.',
      photo: 'una cocina limpia con la luz apagada',
      tags: ['nococines', 'antojo', 'descanso'],
    },
  ],
  two_dishes: [
    {
      text: '¿{dish} o {dish2}? Si no te decides, [ven con alguien|trae a un amigo|invita a tu hermana] y [pidan los dos|compartan|cambien a la mitad]. Nos vemos en {name}.',
      photo: '{dish} y {dish2}, lado a lado',
      tags: ['quepedir', 'antojo', 'compartir'],
    },
    {
      text: '¿Equipo {dish} o equipo {dish2}? Escribe tu respuesta [abajo|en los comentarios|aquí] y etiqueta a quien [piensa distinto|siempre pide lo mismo|nunca se decide]. Luego vengan a {name} y [prueben ambos|comparen|compartan].',
      photo: 'dos platos frente a frente',
      tags: ['pregunta', 'amigos', 'quecomer'],
    },
    {
      text: 'Un plan sencillo: tú pides {dish}, [tu amigo|tu pareja|tu hermana] pide {dish2}, y a la mitad [cambian|comparten|prueban del otro]. ¿A quién traes a {name}?',
      photo: '{dish} y {dish2} con dos tenedores',
      tags: ['compartir', 'amigos', 'saliracomer'],
    },
    {
      text: 'Primero {dish}, luego {dish2}. O [al revés|los dos juntos|uno para cada quien]: tú decides. Ven a {name} con [hambre|alguien|buen apetito] y [disfruta|come con calma|pide los dos].',
      photo: '{dish} y {dish2} en la misma foto',
      tags: ['antojo', 'quepedir', 'quecomer'],
    },
  ],
  question: [
    {
      text: 'Cuando llega la comida, ¿primero [la foto|la salsa|el primer bocado]? Cuéntanos [abajo|en los comentarios|con sinceridad] y etiqueta a quien hace lo mismo. Luego vengan a {name} y [lo vemos|compruébenlo|coman rico].',
      photo: 'un plato recién servido y un teléfono',
      tags: ['pregunta', 'comentarios', 'foodie'],
    },
    {
      text: '¿Lees el menú [entero|desde casa|dos veces] o pides [lo de siempre|lo primero que ves|lo mismo que tus amigos]? Etiqueta a quien hace lo contrario y [ven con esa persona|tráela|invítala] a {name}.',
      photo: 'un menú abierto y un dedo señalando',
      tags: ['pregunta', 'quepides', 'amigos'],
    },
    {
      text: 'Si pudieras invitar a una persona a comer [esta semana|mañana|hoy], ¿a quién? Etiqueta a esa persona, [elige un día|pon una fecha|haz el plan] y nos vemos en {name}.',
      photo: 'dos lugares y un plato al centro',
      tags: ['pregunta', 'invitacion', 'amigos'],
    },
    {
      text: '¿Dulce o salado? Si tuvieras que elegir [para siempre|hoy mismo|una sola vez], ¿con qué te quedas? Escribe tu respuesta y ven a {name} por [eso|los dos|un poco de todo].',
      photo: 'algo dulce junto a algo salado',
      tags: ['pregunta', 'dulceosalado', 'antojo'],
    },
    {
      text: '¿Quién de tu grupo [nunca comparte|siempre pide más|tarda en elegir]? Etiqueta a esa persona y [tráela|invítala|haz el plan]. Nos vemos en {name}, donde hay algo para todos.',
      photo: 'un grupo mirando el menú y riendo',
      tags: ['pregunta', 'amigos', 'etiqueta'],
    },
    {
      text: '¿Qué comes cuando [quieres celebrar|tuviste un día largo|no quieres cocinar]? Cuéntanos [abajo|en los comentarios|tu favorito], y la próxima vez ven a {name}.',
      photo: 'una persona que elige con una sonrisa',
      tags: ['pregunta', 'favorito', 'quecomer'],
    },
    {
      text: 'El último bocado, ¿es [de quien lo pide|de quien invita|para compartir]? Cuéntanos cómo es en [tu casa|tu familia|tu grupo] y ven a {name} con [hambre|ellos|todos].',
      photo: 'un solo bocado y varias manos',
      tags: ['pregunta', 'elultimobocado', 'familia'],
    },
  ],
};

import type { CopyLibrary } from '../../copy-library.ts';

/** Posts around holidays, for the days before and after. None says that the restaurant is open then. */
export const POSTS_HOLIDAYS: Pick<
  CopyLibrary['posts'],
  'valentines' | 'mothers_day' | 'fathers_day' | 'thanksgiving' | 'holidays' | 'new_year'
> = {
  valentines: [
    {
      text: 'Las flores [se marchitan|duran poco|piden florero], y una buena comida [se recuerda|se cuenta|une]. Este San Valentín, comparte {food} con [tu amor|quien más quieres|tu pareja] en {name}.',
      photo: 'una rosa sobre un plato vacío',
      tags: ['sanvalentin', 'amor', 'cita'],
    },
    {
      text: 'San Valentín también es para [los amigos|las hermanas|quien está sin pareja]. Junta a tu gente, pidan {food} y [rían un rato|brinden|celebren el cariño]. Nos vemos en {name}.',
      photo: 'amigas con corazones de papel',
      tags: ['sanvalentin', 'amistad', 'amor'],
    },
    {
      text: '¿Sin plan [para San Valentín|todavía|este San Valentín]? Di que querías [algo sencillo|estar juntos|una comida tranquila], propón {name} y [elige un día|lleva una flor|escribe una carta].',
      photo: 'el último bocado en un tenedor ofrecido',
      tags: ['sanvalentin', 'pareja', 'planes'],
    },
  ],
  mothers_day: [
    {
      text: 'Mamá dice [“no te molestes”|“no quiero nada”|“yo cocino”]. Este Día de la Madre, tráela a {name}, [deja que elija|pide lo que le gusta|pídele postre] y que no lave ni un plato.',
      photo: 'una mamá riendo',
      tags: ['diadelamadre', 'mama', 'familia'],
    },
    {
      text: 'Mamá siempre pregunta [si comiste|si tienes hambre|qué quieres comer]. Este Día de la Madre, pregunta tú: [qué se le antoja|qué quiere comer|adónde quiere ir]. Tráela a {name} con [toda la familia|flores|muchos abrazos].',
      photo: 'un ramo junto a un plato',
      tags: ['diadelamadre', 'mama', 'consentirla'],
    },
    {
      text: 'Las flores [son bonitas|duran unos días|alegran la casa]. Comer juntos [se recuerda|es otro regalo|alegra a todos]. Este Día de la Madre regala [tiempo|una charla larga|una tarde tranquila] y {food}, en {name}, con los teléfonos [lejos|guardados|en silencio].',
      photo: 'manos de dos edades sobre un plato',
      tags: ['diadelamadre', 'gracias', 'mama'],
    },
  ],
  fathers_day: [
    {
      text: 'Papá [no pide nada|dice que ya comió|cambia de tema]. Tráelo de todos modos a {name}, [pide lo que le gusta|deja que elija|escucha sus chistes] y disfruten el Día del Padre.',
      photo: 'papá y un plato, riendo',
      tags: ['diadelpadre', 'papa', 'familia'],
    },
    {
      text: 'Papá ya tiene [corbatas|herramientas|calcetines]. Este Día del Padre regálale {food} y tiempo con [sus hijos|la familia|sus nietos]. Nos vemos en {name}.',
      photo: 'una corbata sin usar junto al plato',
      tags: ['diadelpadre', 'regalo', 'familia'],
    },
    {
      text: 'Una comida larga con papá: [historias viejas|sus chistes|un buen abrazo], {food} y [nada de prisa|toda la tarde|muchas risas]. Celebren el Día del Padre en {name}.',
      photo: 'dos generaciones riendo',
      tags: ['diadelpadre', 'papa', 'tiempojuntos'],
    },
  ],
  thanksgiving: [
    {
      text: 'Viene Acción de Gracias, con mucho que [cocinar|comprar|preparar]. Antes, [descansa|date un gusto|toma fuerzas] y ven a {name}: hoy cocinamos nosotros y tú [comes|conversas|das las gracias].',
      photo: 'hojas de otoño y una vela',
      tags: ['acciondegracias', 'descanso', 'familia'],
    },
    {
      text: 'Para dar las gracias, come con [un amigo|tu familia|quien te ayudó este año]. Esta semana, [propón {food}|elige un día|haz el plan] y nos vemos en {name}.',
      photo: 'manos juntas sobre un plato',
      tags: ['acciondegracias', 'gracias', 'amigos'],
    },
    {
      text: 'Entre [las compras|las visitas|las maletas] de Acción de Gracias, busca [una hora|un rato|una tarde] para {food}. Ven a {name} con [los que ayudan|los primos|quien ya llegó].',
      photo: 'una lista de compras junto a un plato',
      tags: ['acciondegracias', 'pausa', 'familia'],
    },
  ],
  holidays: [
    {
      text: 'En diciembre hay [compras|visitas|fiestas] y poco tiempo [para descansar|para comer con calma|libre]. Haz una pausa en {name}: {food}, [un amigo|la familia|buena compañía] y nada de prisa.',
      photo: 'luces de colores y un plato',
      tags: ['fiestas', 'navidad', 'pausa'],
    },
    {
      text: '¿Mucho que cocinar para las fiestas? Deja [las ollas|los regalos|las bolsas] un rato y ven a {name}. Hoy te toca [descansar|comer a gusto|que te atiendan].',
      photo: 'bolsas de regalo junto a un plato',
      tags: ['fiestas', 'descanso', 'nococines'],
    },
    {
      text: 'Es buen momento para ver a quien [vive lejos|extrañas|casi no ves]. Elijan un día, pidan {food} en {name} y [cuéntenlo todo|tómense una foto|brinden por el año].',
      photo: 'un suéter navideño y un tenedor',
      tags: ['fiestas', 'familia', 'amigos'],
    },
  ],
  new_year: [
    {
      text: 'Un propósito fácil [para el año nuevo|para enero|de cumplir]: comer más seguido con [los amigos|la familia|quien extrañas]. Empieza en {name}, con {food} y [calma|buena compañía|una foto].',
      photo: 'una agenda nueva y un plato',
      tags: ['anonuevo', 'propositos', 'amigos'],
    },
    {
      text: 'Año nuevo, [agenda nueva|planes nuevos|calendario nuevo] y la misma hambre. Ven a {name} por {food} y [empieza con gusto|brinda por lo que viene|trae a los tuyos].',
      photo: 'un calendario nuevo junto a un plato',
      tags: ['anonuevo', 'hambre', 'saliracomer'],
    },
    {
      text: 'Un propósito que [da gusto|sabe bien|se cumple solo]: probar [algo nuevo|un plato distinto|otra comida] cada mes. Empieza en {name}. ¿Qué [pedirías|probarías|elegirías] primero?',
      photo: 'una lista de propósitos',
      tags: ['anonuevo', 'propositos', 'probar'],
    },
  ],
};

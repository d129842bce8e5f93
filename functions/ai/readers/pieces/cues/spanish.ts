import type { Cues } from './cues.ts';

export const SPANISH: Cues = {
  toMaker: String.raw`
    (?:pagina|sitio) ?web; webs?; (?:la|esta|nuestra|mi) pagina; logos?; logotipos?; fotos?; fotografias
    imagen(?:es)?; tipografias?; titulares?; parrafos?; textos?; borrador; gracias(?! a); saludos
    un (?:saludo|abrazo); atentamente; avisa(?:me|dme)?; avisenme; dime; decidme; digan(?:me|nos); llamame; llamadme
    escribe(?:me|nos por favor); adjunt\w*; como (?:te|os|les|le) (?:dije|comente|decia)
    (?:te|os|les|le) (?:mando|envio|paso|dejo|adjunto|cuento|comento); (?:se los|las|los) mando
    espero que (?:sirva|valga|ayude); eso es todo; nada mas; que mas; necesita(?:s|is|n) algo
    como (?:quieras|querais|quieran|veas|veais|prefieras); tu (?:decides|eliges|veras); vosotros
    lo que (?:quieras|veas|funcione); me da igual; sorprende(?:me|nos); ni idea; presupuesto; factura
    cuanto (?:cuesta|vale|cobra\w*); ver (?:arriba|abajo); (?:te|os|les|le) escrib\w+; escribo; he copiado
    copiad[oa]s?; quita(?:d|r|lo|la|dlo|dla)?; quitenl[oa]; borra\w*; elimina\w*; traduc\w*; traduzca\w*; minusculas
    mayusculas; disenador\w*; notas? para; maximo \d+ (?:palabras|caracteres); olvida\w*; ignora\w*
    instruccion(?:es)?; inteligencia artificial; una? ia; publico objetivo; a quien corresponda; asunto:
    enviado desde
    mi (?:hij[oa]|mujer|marido|sobrin[oa]|prim[oa]|herman[oa]|nieto|nieta|soci[oa]) (?:dice|quiere|cree|piensa|me (?:dijo|ayuda))
    por favor; porfa; que (?:se vea|quede|parezca|suene); emojis?; exclamaciones`,
  secret: String.raw`
    no se (?:puede|debe)n? (?:citar|decir|mencionar|nombrar); ni palabra
    no (?:lo |la |los |las |se |me )?(?:menciones?|mencionen|mencionar|digas?|digan|decir|pongas?|pongan|poner|publiques?|publiquen|publicar|cuentes?|cuenten|contar|escribas?|escriban|incluyas?|incluyan|nombres?|nombren|saques?|saquen|hables?|hablen|hablar)
    ni (?:una palabra|lo menciones); mejor no (?:decir|poner|mencionar|hablar); sin mencionar
    entre (?:nosotros|tu y yo|nos); que quede entre; solo para (?:ti|vosotros|ustedes|usted)
    para (?:tu|su|vuestra) informacion; confidencial\w*; intern[oa]s?; en privado; es privad[oa]
    (?:mi|su) (?:numero|telefono|movil|celular) (?:personal|particular|privado)
    secretos?(?! de (?:la )?(?:cocina|iberico|familia))
    no (?:quiero|queremos) que (?:se|lo|la|nadie|la gente|salga|aparezca); nadie tiene que saber
    caser[oa] del local; alquiler; arriendo; demanda (?:judicial)?; abogad[oa]s?; divorci\w*; quiebra; deudas?
    debemos; prestamos?; hacienda; inspector(?:es)?; inspeccion; sanidad; cucarachas?; ratas?; ratones; intoxicacion
    despedi(?:mos|do|da); sueldos?; salarios?; nominas?; margen(?:es)?; beneficios; facturacion; facturamos
    ventas (?:han|estan|van); nos cuesta; perdidas; robaron; robo; policia; detenid[oa]; borrach[oa]s?; (?:mi|su) ex
    ex ?(?:mujer|marido|soci[oa]); (?:el|la) soci[oa] anterior; competencia; competidor(?:es)?; en negro
    sin contrato; sin papeles; contrasenas?`,
  changed: String.raw`
    ya no; antes (?:era|eramos|teniamos|haciamos|estabamos|estaba|abriamos|costaba)
    antigu[oa] (?:numero|telefono|direccion|local|carta|menu|horario|nombre|duen[oa])
    anterior(?:es)? (?:duen\w+|propietari\w+); dejamos de; hemos dejado; dejo de; pronto; proximamente
    dentro de poco; en breve; estamos (?:pensando|planeando|mirando|valorando)
    pensamos (?:abrir|poner|hacer|empezar); planeamos; esperamos (?:poder|abrir|tener); quiza(?:s)?; tal vez
    a lo mejor; puede que; igual (?:ponemos|abrimos); algun dia; todavia no; aun no; el (?:mes|ano) que viene
    proxim[oa] (?:mes|ano|semana|temporada|primavera|verano|otono|invierno); vamos a; va a; abriremos; tendremos
    haremos; empezaremos; nos (?:gustaria|mudamos); perdon; mejor dicho; quiero decir; digo,; corrijo; correccion
    me equivoque; errata; error; por ahora; de momento; por el momento; actualmente; ahora mismo; temporalmente
    hasta nuevo aviso; por confirmar; por definir; no (?:somos|es|son|era|eramos) (?:un|una|el|la|los|de|solo)
    nada que ver; sin relacion`,
  unsure: String.raw`
    (?:tenemos|tengo|hay|habria|tiene|tienen) que; deb(?:e|en|o|emos|eria|erian); necesit\w+
    no (?:estoy segur[oa]|estamos segur[oa]s|se si|lo se|me acuerdo|recuerdo); creo que; supongo; me parece; imagino
    no preguntes?; larga historia; jaja\w*; jeje\w*; bueno,; la verdad; sinceramente; mas o menos; vete a saber
    suerte; lo siento; disculp\w*; mi (?:espalda|rodilla|medico|telefono|teclado)
    estoy (?:cansad[oa]|escribiendo|harto|harta); murio; falleci\w*; muert[oa]; entierro; cancer
    operacion; enferm[oa]; hospital; infarto; politica; vecin[oa]s?; quejas?; se quej\w*; trip ?advisor; mierda
    joder; cono; puta; cabron\w*`,
  praise: String.raw`
    (?:el|la|los|las) mejor(?:es)? (?:[a-z'-]+ ){0,4}(?:de|del|en)
    mejor(?:es)? (?:[a-z'-]+ ){1,3}(?:de (?:la|el|todo|toda)|del); premi\w*; galardon\w*; ganamos; ganador\w*
    votad[oa]s?; numero uno; n[.o]? ?1; michelin; [45](?:[.,]\d)? estrellas?; cinco estrellas; insuperables?
    inigualables?; legendari[oa]s?; famos[oa]s?(?! por); reconocid[oa]s?; salimos en; hemos salido en`,
};

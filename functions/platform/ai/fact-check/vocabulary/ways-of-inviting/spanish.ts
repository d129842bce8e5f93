/** Ways of inviting in which words of facts state none; see `figures-of-speech.ts`. */
export const SPANISH_INVITATIONS: readonly string[] = [
  'vale la pena|mas vale|vale(?=\\?)',
  '(?:manda|envia|pasa|comparte|reenvia)\\p{L}*(?: \\p{L}+){0,3} (?:por|en) (?:el )?whatsapp',
  '(?:a|de) (?:primera|1\\.?a?|simple) vista|hasta la vista|salta a la vista|perder(?:lo|la)? de vista',
  '(?:la )?estrella de (?:tu|vuestra) \\p{L}+',
  '(?:saca|sacar|sacale|sacadle|sacarle|tomar|toma) (?:el )?partido',
  'la mar de (?:bien|contentos?|contentas?|a gusto)|1 mar de dudas|oye,? ti[oa]',
  '(?:tus?|vuestr[oa]s?) (?:\\p{L}+ )?(?:familia|madre|padre|padres|mama|papa|abuel[oa]s?|herman[oa]s?|hij[oa]s?|prim[oa]s?|ti[oa]s?|suegr[oa]s?|marido|mujer|pareja|vecin[oa]s?|jef[ea]s?|grupo|gente|cumple(?:anos)?|aniversario|barrio)',
  '(?:trae|traed|traete|lleva|llevate|invita|invitad|etiqueta|etiquetad|llama|llamad|avisa|avisad|dile|decidle|preguntale|reune|reunid|convence|convenced)(?: a)? (?:al|a la|la|el|las|los|toda la|todo el) (?:familia|madre|padre|padres|mama|papa|abuel[oa]s?|herman[oa]s?|hij[oa]s?|prim[oa]s?|ti[oa]s?|suegr[oa]s?|marido|mujer|pareja|vecin[oa]s?|jef[ea]s?|grupo|gente|tropa|panda|pandilla)',
  '(?:en familia|en grupo),? (?:se|ya) \\p{L}+|(?:escribe|escribelo|escribid|pasalo|pasadlo|mandalo)(?: \\p{L}+)? (?:al|en el|por el) grupo',
  '(?:de|en el|por el) camino (?:a|al|de vuelta)(?: casa| trabajo| la oficina)?',
  'abr\\p{L}+ (?:\\p{L}+ ){0,4}la puerta',
];

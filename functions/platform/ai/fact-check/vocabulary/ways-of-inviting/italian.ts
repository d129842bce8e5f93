/** Ways of inviting in which words of facts state none; see `figures-of-speech.ts`. */
export const ITALIAN_INVITATIONS: readonly string[] = [
  '(?:fermar|ferma|fermati|fermatevi|passa|passare|passate|vieni|venite|venire|entra|entrate) (?:\\p{L}+ )?a salutar(?:e|ci|mi)',
  'mamma mia',
  '(?:manda|inoltra|gira|condividi|mandate|girate|passa)\\p{L}*(?: \\p{L}+){0,3} su whatsapp',
  '(?:tuo|tua|tuoi|tue|vostr[oaie]) (?:\\p{L}+ )?(?:famiglia|madre|padre|mamma|papa|genitori|nonn[oaie]|sorell[ae]|fratell[oi]|figli[oae]?|zi[oa]|cugin[oaie]|suocer[oaie]|marito|moglie|vicin[oaie]|capo|gruppo|compleanno|anniversario|quartiere)',
  "(?:porta|portate|invita|invitate|tagga|taggate|chiama|chiamate|avvisa|avvisate|senti|sentite|raduna|radunate|convinci|riunisci|riunite|dillo a|ditelo a|chi lo dice a|chiedi a|chiedilo a) ?(?:anche )?(?:la|il|lo|i|gli|le|ll[ao]|l|i|tutta la|tutto il|l'intera)? ?(?:famiglia|madre|padre|mamma|papa|genitori|nonn[oaie]|sorell[ae]|fratell[oi]|figli[oae]?|zi[oa]|cugin[oaie]|suocer[oaie]|marito|moglie|vicin[oaie]|capo|gruppo|compagnia)",
  '(?:scriv\\p{L}+|mand\\p{L}+|gir\\p{L}+|pass\\p{L}+)(?: \\p{L}+)? (?:nel|al|sul) gruppo',
  "(?:a|di) prima vista|vist[oa] (?:la fame|l'ora|che)|a vista d'occhio",
  'aspett\\p{L}+ (?:un|1) secolo|da 1 secolo|1 secolo (?:fa|che)',
  '(?:un |1 |piu )?valid[oa] (?:motivo|ragione|scusa|pretesto)',
  '(?:la )?partita (?:e )?(?:aperta|chiusa|a 2)',
  '(?:1 |un )?(?:piccolo |bel )?premio (?:per te|per voi|a te stess[oa])',
  'vicin[oaie] di (?:casa|tavolo|scrivania|ufficio|banco)',
  '(?:voi|noi|loro) (?:2|due)|2 (?:chiacchiere|passi(?! d)|parole|risate|amic[hi]e?)',
];

/** Those whom a guest brings and tells. */
const KIN =
  '(?:mama|mutter|vater|papa|eltern|oma|opa|omi|opi|gro(?:ß|ss)(?:eltern|mutter|vater)|familie|schwester|bruder|geschwister|tante|onkel|cousine?|schwiegermutter|nachbarn?|nachbarin|kinder|kind|sohn|tochter|frau|mann|clique|gruppe|chefin|chef)';

/** Ways of inviting in which words of facts state none; see `figures-of-speech.ts`. */
export const GERMAN_INVITATIONS: readonly string[] = [
  `(?:deine?[nrms]?|eure?[nrms]?|euer) (?:\\p{L}+ )?${KIN}`,
  `(?:ruf|frag|frage|hol|schnapp|nimm|lad|lade|bring|bringt|fragt|holt|ladet|trommel|trommelt|uberrede|markier|markiere|sag|sagt)(?: \\p{L}+)? (?:den|die|das|der|dem|alle|die ganze) ${KIN}`,
  '(?:schreib|schreibt|schick|schickt|poste|postet|teil|teilt)(?: \\p{L}+){0,2} in die (?:\\p{L}+)?gruppe',
  '(?:ersten|zweiten|1\\.?|2\\.?) blick|im augenblick|1 augenblick',
  'per whatsapp (?:weiter|teil|schick|send)\\p{L}*|(?:schick|teil|leit|send)\\p{L}*(?: \\p{L}+){0,4} (?:per|auf|uber|in) whatsapp',
  '(?:lass|lasst|bleibt|mach|macht)(?: \\p{L}+)? herd (?:aus|kalt)|herd (?:bleibt )?(?:aus|kalt)|am eigenen herd',
  'auf dem (?:heimweg|nachhauseweg|weg (?:nach hause|heim|zu uns))',
  '(?:in|aus) (?:der|die|deiner|deine|eurer|eure) tasche',
  'das beste (?:am teilen|daran|zum schluss|kommt)',
  '(?:liebe|alle|auch|ihr) (?:eltern|kinder|nachbarn|tanten|onkel|studenten)|eltern (?:brauchen|durfen|haben)',
];

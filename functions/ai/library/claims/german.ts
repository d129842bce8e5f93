import type { ClaimWords } from './english.ts';

export const GERMAN: ClaimWords = {
  award:
    'preisgekront*|ausgezeichnet*|auszeichnung*|pramiert*|funf sterne|sternekoch|sternekuche|beruhmt*|legendar*|bekannt fur',
  best: 'beste[rsnm]?|nummer eins|feinste*|erstklassig*|unschlagbar*|einzigartig*',
  health: 'gesund*|nahrhaft*|kalorienarm*|fettarm*|zuckerfrei*|ohne zucker|vitamin*|heilt',
  allergen:
    'allerg*|gluten*|laktose*|unvertraglich*|zoliakie|nussfrei*|eifrei*|ohne (?:nusse|eier?|milch|mehl)',
  diet: 'vegan*|vegetari*|pflanzlich*|fleischlos*|ohne fleisch',
  halal: 'halal|koscher*',
  origin:
    'frisch*|regional*|saisonal*|heimisch*|bio|biologisch*|nachhaltig*|vom (?:bauern?|hof|markt|feld|fischer)|importiert*|authentisch*|handwerklich*',
  homemade:
    'hausgemacht*|selbst ?gemacht*|selbst ?gebacken*|handgemacht*|hausgebacken*|von hand|eigener herstellung',
  family:
    'familienbetrieb*|familiengefuhrt*|familienrezept*|unsere familie|generation*|oma|omas|gro(?:ß|ss)mutter*',
  years: 'seit|gegrundet*|jahrzehnt*|jahrhundert*|jahrige*|jubilaum|tradition*|historisch*',
  delivery: 'liefer*|zum mitnehmen|abholung|au(?:ß|ss)er haus|online bestell*',
  opening:
    'geoffnet|offnen|offnet|geschlossen|schlie(?:ß|ss)en|taglich*|jeden tag|ganztagig|durchgehend|rund um die uhr|die ganze (?:nacht|woche)|bis spat',
  booking: 'reservier*|tischreservierung*|buchen|buche',
  offer:
    'gratis|kostenlos*|umsonst|geschenkt|rabatt*|erma(?:ß|ss)igt*|gunstig*|halbe[nr] preis|aufs haus|angebot*|erstatt*|entschadig*|gutschein*|geld zuruck',
};

import type { Topic } from '#shared/profile/phrases/phrases.ts';

/** Words by which a sentence is known to be about something, in five languages; the first that matches counts. */
const SAYS: readonly (readonly [Topic, RegExp])[] = [
  ['allergies', /allerg|alergi|coeliac|celiac|celíac|celiac|celiach|zöliak|intoleran|unverträglich/i],
  ['dogs', /\bdogs?\b|\bpets?\b|\bperros?\b|mascota|\bchiens?\b|\bcan[ei]\b|\bhunde?\b|vierbein/i],
  [
    'children',
    /\bkids?\b|child|toddler|baby|babies|high ?chair|stroller|pram\b|niñ[oa]s?|trona|enfants?|poussette|bambin|seggiolon|kinder|hochstuhl/i,
  ],
  [
    'groups',
    /\bgroups?\b|part(?:y|ies) of|private (?:party|parties|event|room|hire|dining)|\bevents?\b|cater|birthdays?|wedding|grupos?|celebraci|cumpleañ|bodas?|groupes?|privatis|anniversaire|mariage|gruppi|feste\b|compleann|matrimon|gruppen|feiern|geburtstag|hochzeit/i,
  ],
  [
    'delivery',
    /deliver|take-?\s?away|take-?\s?out|to go\b|pick-?\s?up|curbside|reparto|domicilio|para llevar|livraison|livrons|emporter|asporto|consegn|liefer|abhol|mitnehmen/i,
  ],
  [
    'drinks',
    /\bbyob?\b|corkage|bring your own|\bwines?\b|\bbeers?\b|cocktails?|alcohol|descorche|\bvinos?\b|cerveza|droit de bouchon|\bvins?\b|bière|\bvin[oi]\b|birr[ae]|korkgeld|\bweine?\b|\bbiere?\b|alkohol/i,
  ],
  [
    'dress',
    /dress code|jacket|\bshorts\b|código de vestimenta|etiqueta|tenue|abbigliament|kleidung|dresscode/i,
  ],
  ['parking', /park|aparca|estaciona|garer|stationn|parchegg/i],
  [
    'access',
    /wheelchair|step-?free|\bsteps?\b|\bstairs?\b|elevator|\blift\b|restroom|toilet|silla de ruedas|accesible|escal[oó]n|fauteuil roulant|marches?\b|sedia a rotelle|gradin|rollstuhl|barrierefrei|stufen?/i,
  ],
  [
    'payment',
    /\bcash\b|\bcards?\b|amex|contactless|efectivo|tarjeta|espèces|carte bancaire|\bcb\b|contant|carte?\b.*accett|bar(?:geld|zahlung)|kartenzahlung|\bec\b/i,
  ],
  ['booking', /reserv|\bbook|walk-?\s?ins?|réserv|prenot/i],
];

/** What one of the owner's sentences is about. */
export function topicOf(sentence: string): Topic {
  return SAYS.find(([, words]) => words.test(sentence))?.[0] ?? 'other';
}

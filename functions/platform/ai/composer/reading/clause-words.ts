/**
 * Words that decide whether a clause states something of this restaurant today. All patterns are matched in
 * folded text (lower case, no accents).
 */

/** Look like a denial, a wish or a past, and are none; they are overlooked before anything is judged. */
export const HARMLESS: readonly RegExp[] = [
  /\b(?:we|i)?(?:'d| would)?\s?\b(?:want|like|love|need|wish for|wish|hope for|looking for)\s(?:(?:a|an|the|our|my|to have)\s)?(?:[\w,-]+ ){0,5}(?:website|web ?site|web ?page|page|homepage|look|design|style|tone|feel|text|copy)\b/g,
  /\b(?:maybe|perhaps|could you|would you|can you)\s(?:please )?(?:mention|show|highlight|include|write about|talk about)\b/g,
  /\baward[- ]winning\b/g,
  /\b(?:see you (?:there |here )?soon|come (?:back )?soon|hope (?:to|you|that you)(?: will)? (?:see|visit|come|like|enjoy|welcome)(?: you)?(?: all)?(?: very)?(?: soon)?)\b/g,
  /\b(?:was|were|used to be|formerly|previously)\s(?:only |just )?[$€£]?\s?\d+(?:[.,]\d+)?(?: ?(?:€|euros?|pounds?|dollars?))?(?: in (?:19|20)\d\d)?(?=\s*(?:[,;.()]|now|and now|but))/g,
  /[$€£]?\d+(?:[.,]\d+)?(?: ?(?:€|euros?|pounds?|dollars?))?(?: back)? in (?:19|20)\d\d/g,
  /\b(?:don't|dont|do not|never)\s(?:miss|forget|hesitate|worry)\b/g,
  /\b(?:not|not only|nothing) (?:only|just|but|to mention)\b/g,
  /\b(?:no|without|sans|senza|ohne|sin)[- ](?:frills|nonsense|fuss|problem|matter|wonder|less|one|pretension|pretence|pretense|worries|exceptions?|break|breaks)\b/g,
  /\bno (?:reservations?|bookings?) (?:needed|required|necessary)\b/g,
  /\bnon[- ](?:stop|alcoholic|smoking)\b/g,
  /\b(?:was |were )?(?:opened|founded|established|built|born|started)(?: here)? in (?:1[89]|20)\d\d\b/g,
  /\b(?:senza glutine|sin gluten|sans gluten|ohne gluten)\b/g,
  /\btheir (?:own|dogs?|pets?|kids|children|family|families|friends)\b/g,
  /\byou(?: will|'ll)\b/g,
];

/** What comes after one of these, up to the end of the clause, is denied. */
export const DENIAL =
  /\b(?:no|not|non|nope|never|without|zero|none|nothing|hardly|barely|lack|lacks|lacking|neither|nor|cannot|\w+n't|dont|doesnt|isnt|arent|wont|cant|didnt|havent|hasnt|sans|aucune?|jamais|pas|ni|sin|nunca|jamas|ningun[oa]?|tampoco|nada de|senza|niente|nessun[oa]?|mai|kein\w*|nicht|nie|niemals|ohne|geen|niet|zonder|nooit|sem|nao)\b/;

const WISHES =
  "wish|wished|wishes|wishing|hope|hopes|hoping|hopefully|dream|dreams|dreaming|want to|wants to|wanted|would|'d (?:like|love)|could|might|may (?:be|have|get|add|open|do|offer|start|even)|maybe|perhaps|possibly|probably|plan|plans|planning|planned|consider|considering|thinking (?:of|about)|thought (?:of|about)|intend\\w*|aim to|going to|about to|will|we'll|shall|if|unless|whether|imagine|ideally|should|not sure|unsure|no idea|don't know|vorremmo|vorrei|forse|magari|sogniamo|in progetto|speriamo|souhait\\w*|aimerions|voudrions|esperons|peut-etre|on reve|wunsch\\w*|hoffen\\w*|hoffentlich|geplant|planen|vielleicht|hatten gern\\w*|mochten|wollen|ojala|quizas?|tal vez|queremos|quisieramos|nos gustaria|planeamos|pensamos|misschien|hopen|willen";
const PAST =
  'used to|formerly|former|previously|previous|once (?:had|was|were)|stopped|quit|gave up|avevamo|prima avevamo|una volta|autrefois|anciennement|avions|avait|fruher|ehemals|damals|hatten|teniamos|antes (?:teniamos|habia|haciamos)|anteriormente|ya no|non piu|nicht mehr|vroeger|(?:ne|n)\\S* \\S+ plus';
const OTHERS =
  "competit(?:or|ors|ion)|rivals?|(?<!good )neighbou?rs?(?! \\w*hood)|next door(?! to)|across the (?:street|road)(?! from)|other (?:restaurants?|places|bars|cafes|shops)|another (?:restaurant|place)|somebody else|someone else|unlike|opposite of|instead of|as opposed to|rather than|supplier'?s?|landlord\\w*|they (?:have|do|serve|offer|deliver|sell|make|are|win|won|got)|they're|their|concorrent[ei]|il (?:nostro )?vicino(?! a)|concurrents?|notre voisin|le voisin|nachbarn?|konkurrenz|konkurrent\\w*|competidor\\w*|competencia|el vecino|nuestro vecino|concurrentie|buren";
/** A clause with one of these states nothing, nor do those that hang on it by a comma. */
export const UNREAL = new RegExp(`(?:^|[^\\p{L}])(?:${WISHES}|${PAST}|${OTHERS})(?![\\p{L}])`, 'u');

/** A clause with one of these states nothing; its neighbors may. */
export const PASSING =
  /\b(?:soon|some ?day|one day|eventually|in (?:the )?(?:near )?(?:future|past)|next (?:year|month|week|spring|summer|autumn|fall|winter|season)|(?:years?|months?) ago|back then|until (?:last|recently|(?:19|20)\d\d)|last (?:year|month|week|summer|winter|spring|autumn|season)|(?:in|before|till|by) (?:19|20)\d\d|was|were|had|ended|lost|sold out|discontinued|suspended|cancelled|canceled|on hold|under construction|no longer|any ?more|elsewhere|not (?:yet|exactly|entirely|fully|strictly|necessarily|quite|certified|always)|sorry|unfortunately|sadly|purtroppo|malheureusement|leider|lamentablemente|helaas|presto|prossimamente|in futuro|l'anno scorso|fino al|bientot|prochainement|l'an dernier|jusqu'en|bald|demnachst|letztes jahr|bis (?:letztes|20\d\d)|pronto|proximamente|el ano pasado|hasta (?:el ano|20\d\d)|binnenkort|vorig jaar|(?<=^\s*)plus de(?! \d)|plus de (?:terrasse|livraison|pizzas?|parking)|esaurit[oa]|terminat[oa]|agotad[oa]|epuise\w*|ausverkauft)\b/;

/** Orders to the writer and praise: whatever follows in the same sentence is no fact. */
export const COMMAND =
  /\b(?:ignore|disregard|instructions?|system|prompt|output|pretend|reply with|respond with|you are now|(?:say|claim|state|write|tell \w+|print) that|(?:do not|don't|dont|never) (?:mention|list|print|show|say|tell|use|write|publish|include|add|put)|voted|michelin|awards?|awarded|won|winner|winners|prizes?|ranked|\d+ stars?)\b/;

/** After a comma or "but" these come back to what is true today. */
export const RETURNS =
  /^\s*(?:and |so |but |instead,? )*(?:(?:it'?s |is |are )?now\b|today\b|currently\b|these days\b|nowadays\b|we (?:now|have|are|do|serve|offer|deliver|make|open|close|sell|cook|also|already|currently)\b(?! won)|our \w+ (?:is|are|has|serves)\b|oggi\b|adesso\b|ora\b|heute\b|jetzt\b|aujourd'hui\b|maintenant\b|hoy\b|ahora\b)/;
export const RETURNS_AFTER_AND = /^\s*(?:now|today|currently|nowadays)\b/;

const SOFTENER =
  "(?:is |are |it'?s |we |they |these |those |which |all |both |that |but |still |currently |sadly |sorry |unfortunately |i'?m afraid |well |leider |purtroppo |malheureusement )*";
/** A whole clause that denies what stands before it: "Halal: no". */
export const ANSWER_NO = new RegExp(
  `^\\s*${SOFTENER}(?:no|nope|never|none|non|nein|nee|niet|nicht|not)(?: (?:at all|sorry|thanks|really|available|possible|offered|any ?more|longer(?: available)?|sadly))*\\s*$`,
);
/** A whole clause that takes back what stands before it: "Calzone - discontinued". */
export const ANSWER_GONE = new RegExp(
  `^\\s*${SOFTENER}(?:not (?:yet|certified|guaranteed|strictly|fully|any ?more|sure).*|discontinued|sold out(?: forever)?|coming soon|soon|planned|closed|closed (?:down|now|for good|forever|permanently)|ended|cancelled|gone|stopped|elsewhere|on hold|tb[acd]|maybe|perhaps|no longer .*|finit[oa]|esaurit[oa]|terminat[oa]|chius[oa]|ferme(?:e)?|geschlossen|epuise(?:e)?|agotad[oa]|ausverkauft|cerrad[oa])(?: (?:now|forever|for now|since|until|in|depuis|da|seit|desde)\\b.*)?\\s*$`,
);
/** Begins the answer to a question. */
export const BEGINS_NO = new RegExp(
  `^\\s*${SOFTENER}(?:no|nope|not|never|none|non|nein|nee|niet|nicht|kein\\w*|neither)\\b`,
);
export const BEGINS_YES =
  /^\s*(?:yes|yep|yeah|sure|of course|absolutely|certainly|definitely|always|si|oui|ja|claro|naturlich|certo|bien sur|we do|we are|it is|there is|of course we do)\b/;

/** Right after a thing: it is no more, or not to be had. */
export const ENDED_AFTER =
  /^\s*(?:[\p{L}'-]+\s){0,2}?(?:(?:is|are|was|were|has been|have been|remains?|stays?|e|est|ist|esta)\s(?:\p{L}+\s)?(?:closed|gone|finished|over|demolished|removed|suspended|impossible|forbidden|prohibited|banned|shut|chius[oa]|fermee?|geschlossen|cerrad[oa])\b|(?:ended|stopped|discontinued|cancelled|finished|closed(?! (?:on )?(?:mon|tue|wed|thu|fri|sat|sun))|prohibited|forbidden|impossible|banned|nightmare|sold out)\b)/u;
/** Right after a thing: it is refused, which an owner says to guests ("parking not available"). */
export const REFUSED_AFTER =
  /^[^.;,\n]{0,20}\b(?:(?:is|are|sind|ist|esta|est) )?(?:not (?:available|offered|possible|accepted|allowed|served|welcome|provided)|unavailable|non disponibile|no disponible|nicht moglich|pas disponible)\b/;
/** Right after a denied thing: it is denied only in part, so nothing is said of it. */
export const PARTLY_AFTER =
  /^\s*(?:\p{L}+\s){0,2}?(?:on|at|in|after|before|during|except|outside|beyond|over|under|more than|today|tonight|inside|indoors|mon|tues?|wed|thu|fri|sat|sun|weekends?)\b/u;

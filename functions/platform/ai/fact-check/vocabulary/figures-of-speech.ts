import { ENGLISH_INVITATIONS } from './ways-of-inviting/english.ts';
import { FRENCH_INVITATIONS } from './ways-of-inviting/french.ts';
import { GERMAN_INVITATIONS } from './ways-of-inviting/german.ts';
import { ITALIAN_INVITATIONS } from './ways-of-inviting/italian.ts';
import { SPANISH_INVITATIONS } from './ways-of-inviting/spanish.ts';

/**
 * Ways of speaking, folded and with numbers in digits, in which words of facts state none; en, es, fr, it, de. What
 * stands for itself in each language belongs here, not a turn of one text.
 */
const FIGURES = [
  // Numbers that nobody counts.
  '(?:0|1|2|3|4|5|10|20|30|50|100|1000|\\\\d+) ?-?(?:bites?|taps?|clicks?|swipes?|scrolls?|steps?|sips?|reasons?|words?|ways?|seconds? flat|cheers|thumbs|hands|eyes|smiles|wishes|guesses|excuses|forks|spoons|straws|sleeps|times over|times better)',
  '(?:1|one|a) (?:fork|spoon|straw|plate|slice|glass|napkin|bite) or (?:2|two)|(?:1|una?) (?:tenedor|cuchara|plato|cucharilla) o (?:2|dos)|(?:1|une?) (?:fourchette|cuillere|assiette|paille) ou (?:2|deux)|(?:1|una?) (?:forchetta|cucchiaio|cucchiaino|piatto) o (?:2|due)|(?:1|eine?) (?:gabel|loffel|teller) oder (?:2|zwei)',
  '(?:0|1|2|3|4|5|10|20|30|50|100|1000) (?:bocados?|mordiscos?|razones|palabras|risas|tenedores|cucharas|clics?|maneras)',
  '(?:0|1|2|3|4|5|10|20|30|50|100|1000) (?:bouchees?|raisons?|mots?|fourchettes?|cuilleres?|clics?|pas|facons|sourires|envies)',
  '(?:0|1|2|3|4|5|10|20|30|50|100|1000) (?:morsi|motivi|parole|forchette|cucchiai|clic|passi(?! d)|modi|chiacchiere|sorrisi)',
  '(?:0|1|2|3|4|5|10|20|30|50|100|1000) (?:bissen|grunde|worte|gabeln|loffel|klicks?|schritte|minuten ruhe)',
  '(?:0|1|2|3|4|5|10|100|1000) (?:fois|mal|volte|veces)(?! (?:par|pro|al|a la|die|por|am|im|per|nella)(?![a-z]))',
  '(?:for|para|pour|per|fur) (?:1|one|una?|uno|une|eine[nr]?),? (?:(?:or|o|ou|oder) )?\\d+,? (?:or|o|ou|oder) \\d+(?! ?(?:pe[or]|gu|pax|eu|do|min|day|night|cour|dia|jour|giorn|tage?))',
  '(?:9|7) lives|lo barato sale caro|(?:billige|faule) (?:ausreden?|witze|tricks|spruche)',
  // Time that nobody keeps.
  'any (?:day|minute|moment|second|time) now|(?:every|each) (?:day|night|evening|morning) (?:needs?|deserves?|wants?|could use|calls for|asks for|begs for)|(?:cada|toda) (?:dia|noche|manana) (?:necesita|merece|pide)|chaque (?:jour|soir|matin|journee|soiree) (?:merite|demande|a besoin)|ogni (?:giorno|sera|mattina) (?:merita|chiede|ha bisogno)|jeder (?:tag|abend|morgen) (?:braucht|verdient|verlangt)',
  'your weekend (?:starts?|begins?|needs?|deserves?|called|plans?|can|is)|tu fin de semana (?:empieza|merece|pide)|(?:ton|votre) week-?end (?:commence|merite)|il (?:tuo|vostro) (?:week-?end|fine settimana) (?:comincia|inizia|merita)|(?:dein|euer) wochenende (?:beginnt|startet|braucht|verdient)',
  "(?:le |ce |a )?midi (?:au|devant|face a|a cote de|sur) (?:l'|le |la |ton |votre |mon )?(?:bureau|ecran|ordi\\p{L}*|clavier|pouce|coin)(?: d\\p{L}*)?",
  'andare (?:a|per) funghi',
  '24 ?/ ?7 (?:craving|mood|hungry|obsession|dreaming|thinking)\\w*',
  '(?:thinking|dreaming|craving|obsessed)(?: \\w+){0,4} 24 ?/ ?7',
  'on cloud 9|(?:the )?whole 9 yards|high 5s?|at 6es and 7s|1 of a kind|2 peas in a pod|back to square 1|2 left feet',
  '(?:110|150|200|1000) ?%|catch 40 winks|million (?:reasons|times|dollar)|100 times (?:over|yes)|1000 times (?:yes|over)',
  '7th heaven|(?:im|in) 7\\. himmel|(?:au|le) 7e ciel',
  '(?:a|for|just the|the|of|por|para|a|pour|a|per|fur) (?:2|two) of (?:you|us)|2 (?:is|makes) (?:company|better)',
  '(?:date|dates|night|nights|evening|dinner|lunch|brunch|breakfast|table|meal|moment|something|noche|cena|comida|mesa|plan|velada|soiree|diner|dejeuner|table|moment|tete-a-tete|serata|cena|pranzo|tavolo|momento|abend|essen|dinner|tisch|zeit) (?:for|para|a|pour|per|fur|zu) [1-4](?! \\p{L}*(?:pers|euro|eur|dollar))',
  "vida solo hay 1|on ne vit qu'1 fois|si vive 1 volta|man lebt nur 1mal|you only live once",
  '\\d+ (?:minutes?|seconds?|hours?|days?|minutos?|secondes?|minuti|minuten) (?:of|de|d|di) ?(?:silence|peace|quiet|fame|bliss|joy|happiness|fun|silencio|paz|felicidad|bonheur|calme|pace|silenzio|ruhe|gluck)',
  '\\d+ (?:or more )?of (?:you|us|them)|gone in \\d+ \\p{L}+',
  '(?:always|only|still|ever|forever) "?\\d+ (?:minutes?|mins?|seconds?) away',
  '\\d+ (?:minutes?|seconds?|hours?) in (?:heaven|paradise|bliss)|come into (?:its|their) own|no-go|go-to|on the go|up for it',
  "(?:happy|merry|joyful|blessed|frohe[sn]?|frohliche|schone[ns]?|joyeux|joyeuses|bonne|feliz|felices|buon[ae]?|felice) (?:new year(?:'s)?(?: eve| day)?|mother'?s'? day|father'?s'? day|valentine'?s'?(?: day)?|christmas|easter|thanksgiving|halloween|independence day|4th of july|weihnachten|ostern|neues jahr|muttertag|vatertag|noel|paques|fete des meres|navidad|ano nuevo|pascua|dia de la madre|natale|pasqua|anno nuovo|festa della mamma)",
  // Guests, who have time or answer the telephone.
  "who(?:'s|ever is| is) (?:still )?free|(?:so|please|just) pick up(?=[.,;:!?]|$)|(?:is|are) (?:calling|ringing)",
  "(?:on|je) (?:vous |te )?(?:l[ea] |l')?souffle(?! au)",
  // Foods that nobody serves.
  "(?:life(?:'s| is) too short for|la vie est trop courte pour|la vida es (?:muy|demasiado) corta para|la vita e troppo breve per|das leben ist zu kurz fur) \\p{L}+(?: \\p{L}+)?",
  "piece of cake|icing on (?:the|your) cake|cherry on (?:the )?top|cherry on (?:the|your) (?:cake|sundae)|bread and butter(?! p)|(?:spill|spilling) the tea|(?:not )?(?:my|your|our|his|her) cup of tea|spice of life|apple of (?:my|your|our) eye|bring(?:ing)? home the bacon|cool as a cucumber|full of beans|spill(?:ing)? the beans|couch potato|hot potato|cream of the crop|big cheese|say cheese|butter (?:me|you|us|them) up|egg (?:me|you|us|them) on|sour grapes|salt of the earth|sugar ?coat\\w*|honey,? (?:we|i)'?(?:re|m)|easy as pie|pie in the sky|in a nutshell|go nuts|nuts about|take (?:\\w+ ){0,3}with a grain of salt|in a pickle|cheesy (?:line|lines|joke|jokes|pickup)|low[- ]hanging fruit|labor of love|forbidden fruit|bigger fish to fry|plenty (?:of|more) fish|red herring|like sardines|peas in a pod|gravy train|(?:just|pure|all) gravy|food for thought|toast of the town|best thing since sliced bread|sliced bread|sandwiched|fruits? of (?:our|your|their) labor|land of milk and honey|milk and honey|chicken out|(?:or|which came first) the egg|sweet as pie|as american as apple pie|smart cookie|tough cookie|cookie[- ]cutter|(?:website|page|site) cookies?",
  '(?:desk|sad|office|microwave|frozen|leftover|soggy|cold|drive[- ]thru|instant|vending machine) (?:desk )?(?:salads?|sandwich(?:es)?|lunch(?:es)?|pizzas?|burgers?|noodles?|ramen|dinners?|leftovers?|cereal|chicken)',
  "(?:you|they|he|she|nobody|no one)(?:'ll| will)? ?(?:won't|wont|will not|never) (?:even )?miss(?: the| any| that)? \\p{L}+",
  '(?:skip|forget|ditch|swap|trade|drop|leave) (?:the|your|that|those|about the) (?:\\p{L}+ )?[\\p{L}-]+',
  '(?!(?:egg|dairy|nut|milk|gluten|meat|lactose|sugar|wheat|butter|cheese|alcohol|salt|fat)-)\\p{L}+-less',
  '(?:vinegar|sticky|salty|buttery|saucy|cheesy|garlic|chili|curry) (?:fingers?|hands?|kisses|breath|lips)|orange (?:and|,) (?:glossy|golden|red|pink|yellow|brown|black|white|blue|bright|warm)',
  "matrimonio (?:che|perfetto|felice|d'amore|tra)|(?:marriage|match) (?:of|made)|mariage (?:de|parfait|heureux)|boda perfecta",
  'pan comido|dar (?:las )?calabazas|la guinda del pastel|ponerse como 1 tomate|media naranja|ser la leche|es la leche|me importa 1 (?:pimiento|pepino)|estar de mala leche|a falta de pan|al pan,? pan|ganarse el pan|las cosas claras y el chocolate espeso',
  "la cerise sur le gateau|1 jeu d'enfant|tomber dans les pommes|mettre du beurre dans les epinards|raconter des salades|ca ne mange pas de pain|avoir la peche|avoir la banane|la banane|en faire tout 1 fromage|la crem?e de la creme|creme de la creme|c'est du gateau|bout de chou|petits? choux?|mi-figue,? mi-raisin|haut comme 3 pommes",
  'la ciliegina sulla torta|buono come il pane|pane per i (?:tuoi|nostri|vostri) denti|rendere pan per focaccia|tutto fa brodo|acqua in bocca|a gonfie vele|come il cacio sui maccheroni|pan per focaccia|capitare a fagiolo|a fagiolo',
  "alles in butter|das gelbe vom ei|seinen senf|(?:meinen|unseren|euren) senf|das ist mir wurst|wurst\\b(?= egal)|jetzt geht's um die wurst|um die wurst|extrawurst|das sahnehaubchen|sahnehaubchen|in den sauren apfel|tomaten auf den augen|bohnen in den ohren|kase erzahlen|abwarten und tee|tee trinken|(?:butter bei die fische)|bier auf wein|das ist nicht mein bier|honig um den bart|zuckerschlecken|schokoladenseite|wie (?:im|aus dem) bilderbuch",
  // Praise that claims no place in a list.
  'all the best|best (?:friends?|buddy|buddies|mates?|part|kept|intentions|behavior|self|life|bet|foot|seat in|way to|time to|company|excuse|reason|side of|ending|decision|day|days|mood|laid|plans?|man|foot forward)|bestie?s?|make the best of|at (?:its|their|your|our) (?:very )?best|(?:your|my) favou?rite (?:people|person|human|humans|jeans|sweater|show|playlist|seat|chair|corner|day|time)|your best|(?:lo|el|la) mejor (?:de la semana|plan|momento|compania|manera|forma|parte|excusa|amigo|amiga)|mejores? (?:amig[oa]s|momentos|compania|planes)|(?:le|la) meilleure? (?:moment|partie|excuse|compagnie|ami|amie|facon|maniere|moitie)|meilleur[es]* (?:ami|amie|amis|amies|voeux|moment)|per il meglio|migliore? (?:amic[oa]|momento|modo|compagnia|scusa)|miglior[ei] amic[oihe]+|(?:am besten|das beste) (?:gleich|jetzt|sofort|heute|noch|zu zweit|mit|kommt|daran|vorbei|probiert)|beste[nrs]? (?:freund\\w*|zeit|laune|wunsche|gesellschaft|stuck|grund|moment|idee|plan|ausrede|entscheidung)(?! (?:der stadt|im ort))',
  'win(?:ning)? (?:us|you|me|hearts?|over|at|the week|combo|combination|team|every time)|won (?:us|you|me|your heart|over)|(?:we|you|everybody|everyone) wins?|win[- ]win|won the day|prized|no contest',
  '(?:famous last words|rich and famous|(?:a|my|your|our) (?:little )?ritual|legend has it|urban legend|stuff of legends?)',
  '(?:some|most|other|certain) (?:nights|days|evenings|mornings|moods|weeks) (?:call|calls|ask|beg|are made|are) for (?:a |an )?\\p{L}+',
  // Ways of asking and inviting.
  '(?:reply|text|txt|send|write|antworte\\w*|responde|reponds|repondez|rispondi|abmeld\\w*|mit|con|con la palabra|par) stop|stop (?:to|2|par|per|para|zum|zur|fur|al|au)(?! (?:by|in))',
  '(?:links?|lien|enlace|everything|hours|address|menu|details|all) (?:in|en|dans|nella) (?:the |our |my |la |notre |unserer |nostra )?bio(?![-\\p{L}])',
];

const INVITATIONS: Readonly<Record<string, readonly string[]>> = {
  en: ENGLISH_INVITATIONS,
  es: SPANISH_INVITATIONS,
  fr: FRENCH_INVITATIONS,
  it: ITALIAN_INVITATIONS,
  de: GERMAN_INVITATIONS,
};
const known = new Map<string, RegExp>();

/** The figures of all languages, and the ways of inviting of one. */
function patternOf(language: string): RegExp {
  const before = known.get(language);
  if (before !== undefined) return before;
  const own = Object.hasOwn(INVITATIONS, language) ? (INVITATIONS[language] ?? []) : [];
  const pattern = new RegExp(`(?<![\\p{L}\\d])(?:${[...own, ...FIGURES].join('|')})(?![\\p{L}\\d])`, 'gu');
  known.set(language, pattern);
  return pattern;
}

/** Where a plain text in a language speaks in figures. */
export function figuresOfSpeech(text: string, language: string): { start: number; end: number }[] {
  return [...text.matchAll(patternOf(language))].map(({ 0: words, index }) => ({
    start: index,
    end: index + words.length,
  }));
}

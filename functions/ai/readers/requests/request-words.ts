/**
 * How owners in five languages address the person who makes the page. Each pattern matches at the start of a
 * sentence, in lowercase or capitals. `tell` precedes what the page should say, `make` what it should have or look
 * like, and `write` a subject.
 */
export type RequestWords = { tell: RegExp; make: RegExp; write: RegExp; avoid: RegExp };

const at = (words: string): RegExp => new RegExp(`^(?:${words})(?![\\p{L}]|[-–]\\p{L})`, 'iu');

const EN_LEAD =
  "(?:and |also,? |oh,? |ps:? |btw,? |hey,? |hi,? )*(?:please,? |pls |kindly )?(?:(?:can|could|would|will) you (?:please )?|(?:i|we)(?:'d|’d| would)? (?:also )?(?:want|like|need|love)(?: (?:you|it|the (?:site|page|website)))? to (?:also )?|(?:it|the (?:site|page|website|copy|text)) (?:should|must|needs to|has to) |(?:do not|don['’]?t) forget (?:to |that )?|(?:be|make) sure (?:to |you |that you |it )?|remember to |try to |you (?:should|must|can) )?(?:please |also )?";

export const REQUEST_WORDS: readonly RequestWords[] = [
  {
    tell: at(
      `(?:please,? |and |also,? )*(?:(?:be|make) sure (?:that )?(?:people|everyone|guests|customers|they)|(?:i|we)(?:'d|’d| would)? (?:want|like|need) (?:people|everyone|guests|customers|them) to) (?:know|see)(?: that)?|${EN_LEAD}(?:mention|emphasi[sz]e|highlight|stress|say|tell (?:people|everyone|guests|customers|them)|point out|call out|feature|show(?: off)?(?! (?:your|us))|note|talk about|promote|focus on|play up|brag about|let (?:people|guests|everyone|them) know)(?: (?:that|(?:something |a bit |a word )?about|the fact that|how|clearly|prominently))?`,
    ),
    make: at(
      `${EN_LEAD}(?:make|use|include|add|put|create|give|insert|build|design|set up|link|place|keep|have)|(?:i|we)(?:'d|’d| would)? (?:also )?(?:need|want|like|love)|need(?:s|ed)?|want(?= (?:it|this|everything) )|want(?= (?:an?|the|some) (?:[\\p{L}-]+ ){0,2}(?:sections?|pages?|lines?|buttons?|faqs?))`,
    ),
    write: at(`${EN_LEAD}(?:write|draft|generate|compose|come up with|describe)(?: (?:me|us))?`),
    avoid: at(`(?:and |but |please,? )*(?:do not|don['’]?t|never|no need to|leave out|skip|avoid)`),
  },
  {
    tell: at(
      '(?:y |también |por favor,? )*(?:no (?:te )?olvid(?:es|e|éis) (?:de )?|(?:podrías|puedes|podría|puede) )?(?:mencion(?:a|e|ar|en)|destaca(?:r|n)?|destaque|resalta(?:r)?|resalte|subraya(?:r)?|enfatiza(?:r)?|di|diga|decir|señala(?:r)?|cuenta|cuente|pon(?:ed|ga|gan)?(?= que))(?: (?:que|sobre|el hecho de que))?',
    ),
    make: at(
      '(?:y |también |por favor,? )*(?:(?:podrías|puedes|podría|puede) )?(?:haz|haga|usa|use|utiliza|utilice|incluye|incluya|incluir|agrega|agregue|añade|añada|añadir|pon|ponga|poner|crea|cree|necesit(?:o|amos)|quer(?:emos|ría|íamos)|quiero|nos gustaría)',
    ),
    write: at(
      '(?:y |también |por favor,? )*(?:escribe|escriba|redacta|redacte|genera|describe|describa)(?:nos|me)?',
    ),
    avoid: at(
      '(?:pero |por favor,? )*(?:no (?:menciones|mencione|pongas|ponga|digas|diga|incluyas|incluya)|sin mencionar|evita|evite)',
    ),
  },
  {
    tell: at(
      '(?:et |aussi,? |merci de |svp,? |s.il (?:te|vous) pla[iî]t,? )*(?:n.oubli(?:e|ez) pas (?:de )?|(?:pouvez-vous|pourriez-vous|peux-tu) )?(?:mentionn(?:e|ez|er)|soulign(?:e|ez|er)|mett(?:ez|re) en avant|mets en avant|insist(?:e|ez|er) sur|dites|dis|dire|pr[ée]cis(?:e|ez|er)|parl(?:e|ez|er) de)(?: (?:que|le fait que))?',
    ),
    make: at(
      '(?:et |aussi,? |merci de |svp,? |s.il (?:te|vous) pla[iî]t,? )*(?:(?:pouvez-vous|pourriez-vous|peux-tu) )?(?:faites|fais|faire|utilis(?:e|ez|er)|inclu(?:s|ez|re)|ajout(?:e|ez|er)|mettez|mets|mettre|cr[ée]+(?:e|ez|r)|il (?:nous )?faut|nous (?:voulons|voudrions|aimerions)|j.aimerais|je (?:veux|voudrais)|on (?:veut|voudrait))',
    ),
    write: at(
      '(?:et |aussi,? |merci de |svp,? )*(?:[ée]cri(?:s|vez|re)|r[ée]dige(?:z|r)?|d[ée]cri(?:s|vez|re))(?:[- ](?:nous|moi))?',
    ),
    avoid: at(
      '(?:mais |svp,? )*(?:ne (?:mentionn(?:e|ez)|parl(?:e|ez)|dites|mettez|mets) pas|(?:é|e)vitez|(?:é|e)vite|sans mentionner)',
    ),
  },
  {
    tell: at(
      '(?:und |auch |bitte,? )*(?:(?:vergiss|vergesst|vergessen sie)(?: bitte)? nicht,? (?:zu )?|(?:kannst du|können sie|könntet ihr) (?:bitte )?)?(?:erwähn(?:e|t|en)|beton(?:e|t|en)|sag(?:e|t|en)?|schreib(?:e|t|en)?(?: sie)?(?: bitte)?,? (?:dass|rein|dazu)|weis(?:e|t|en) (?:sie )?(?:bitte )?darauf hin|heb(?:e|t|en)|hervorheben)(?: sie)?(?: (?:bitte|auch|unbedingt|dass))*,?(?: dass| das(?= (?:wir|man|es) ))?',
    ),
    make: at(
      '(?:und |auch |bitte,? )*(?:mach(?:e|t|en)?|leg(?:e|t|en)(?: sie)?(?: bitte)? wert auf|nutz(?:e|t|en)|verwend(?:e|et|en)|füg(?:e|t|en)|nimm|nehmt|nehmen|bau(?:e|t|en)?|erstell(?:e|t|en)|gib|wir (?:brauchen|möchten|wollen|hätten gern)|ich (?:brauche|möchte|hätte gern))(?: sie)?(?: bitte)?',
    ),
    write: at(
      '(?:und |auch |bitte,? )*(?:schreib(?:e|t|en)?|verfass(?:e|t|en)|beschreib(?:e|t|en)?)(?: sie)?(?: (?:uns|mir|bitte))*',
    ),
    avoid: at(
      '(?:aber |bitte,? )*(?:(?:erwähn(?:e|t|en)|schreib(?:e|t|en)?|nenn(?:e|t|en)?)(?: sie)?(?: bitte)? (?:nicht|nichts|kein\\p{L}*)|nicht erwähnen|bitte nicht)',
    ),
  },
  {
    tell: at(
      "(?:e |anche |per favore,? )*(?:non dimenticar(?:e|ti|vi) (?:di )?|(?:puoi|potete|può|potresti) )?(?:menzion(?:a|ate|are|i)|sottoline(?:a|ate|are|i)|evidenzi(?:a|ate|are)?|metti in (?:risalto|evidenza)|mettere in (?:risalto|evidenza)|di[’']|dite|dire|dica|racconta(?:te)?|ricorda(?:te)?)(?: (?:che|il fatto che))?",
    ),
    make: at(
      "(?:e |anche |per favore,? )*(?:(?:puoi|potete|può|potresti) )?(?:fai|fa[’']|fate|fare|us(?:a|ate|are|i)|utilizz(?:a|ate|are|i)|inclu(?:di|dete|dere|da)|aggiung(?:i|ete|ere|a)|inseri(?:sci|te|re|sca)|mett(?:i|ete|ere|a)|crea(?:te|re)?|ci serv(?:e|ono)|vorr(?:ei|emmo)|vogliamo)",
    ),
    write: at('(?:e |anche |per favore,? )*(?:scriv(?:i|ete|ere|a)|descriv(?:i|ete|ere|a))(?:ci|mi)?'),
    avoid: at(
      '(?:ma |per favore,? )*(?:non (?:menzion\\p{L}*|parl\\p{L}*|scriv\\p{L}*|mett\\p{L}*|dire|dite)|evita(?:te)?|senza menzionare)',
    ),
  },
];

/** A German request ends with its verb: "Bitte die Terrasse erwähnen". */
export const TELL_AT_END =
  /^(?:und |auch |bitte,? )*(?:bitte,? )((?:(?!\bnicht\b).)+?)(?: bitte)? (?:erwähnen|betonen|hervorheben|nennen|nicht vergessen)[.!]?$/iu;

/** A request for a page of questions and answers. */
export const FAQ_WORDS =
  /\bfaqs?\b|frequently asked|preguntas (?:frecuentes|y respuestas)|foire aux questions|questions fréquentes|häufige fragen|fragen und antworten|domande (?:frequenti|e risposte)|q ?& ?a\b/iu;
export const SECTION_WORDS =
  /\bsection\b|\bpage about\b|\bpart about\b|secci[oó]n|apartado|rubrique|abschnitt|bereich|sezione/iu;
/** "A section about our party trays": the words before the subject. */
export const SECTION_LEAD =
  /^\s*(?:(?:an?|the|una?|une|eine?n?)\s+)?(?:sections?|secci[oó]n|apartado|rubrique|abschnitt|bereich|sezione)\s+(?:about|on|for|de|sobre|para|sur|pour|über|zu|su|per|con|di)\s+/iu;
export const FOUNDER_WORDS =
  /founder|owner|history of|fundador|fondateur|fondatrice|gründer|inhaber|fondator|titolare/iu;
export const FOUNDER_NAME =
  /(?:founder|owner|fundador\p{L}*|fondat\p{L}*|gründer\p{L}*|inhaber\p{L}*|titolare),? (\p{Lu}[\p{L}’'-]+)/u;
export const REVIEW_WORDS =
  /testimonials?|reviews?\b|reseñas|opiniones|testimonios|avis clients?|témoignages|bewertungen|kundenstimmen|recensioni|testimonianze/iu;
export const ORDERING_WORDS =
  /online[- ]order|order(?:ing)? online|pedidos? (?:en línea|online)|commande(?:r)? en ligne|online[- ]?bestell|ordin\p{L}* online/iu;
export const BOOKING_BUTTON_WORDS =
  /(?:reserv\p{L}*|book(?:ing)?) (?:button|link|form)|botón de reserva|bouton (?:de )?réserv|reservierungs(?:button|link)|(?:pulsante|bottone) (?:di |per )?prenot/iu;
/** Subjects of design requests. Such a sentence is a wish and never printed. */
export const LOOK_WORDS =
  /\b(?:look(?:s|ing)?|feel|style|colou?rs?|tones?|theme|elegant|modern|rustic|cozy|warm|minimal\w*|classy|fancy|clean|bright|dark|navy|gold|blue|green|red|black|white|cream|beige|earthy|pastel|fonts?|logo|website|web ?site|site|page|homepage|professional|inviting|fun|playful)\b|colores?|elegante|moderno|rústic|página|sitio|couleurs?|élégant|moderne|chaleureux|farben?|elegant|modern|schlicht|seite|colori|sito|pagina|sobrio|\b(?:azul|amarillo|rojo|verde|blanco|negro|dorado|rosa|gris|crema|bleu|vert|rouge|noir|blanc|doré|jaune|bordeaux|blau|dunkelblau|grün|dunkelgrün|rot|gelb|weiß|schwarz|holz|creme|hell|dunkel|azzurro|blu|giallo|rosso|bianco|nero|oro|panna|pink|yellow|orange|purple|brown|gray|grey|burgundy|teal|turquoise|silver|hot pink)\b/iu;
/** Names of colors in five languages. */
export const COLOR =
  /\b(?:navy|gold|blue|green|red|black|white|cream|beige|ivory|terracotta|pink|yellow|orange|purple|brown|gr[ae]y|burgundy|teal|silver|azul|rojo|verde|blanco|negro|bleu|vert|rouge|noir|blanc|blau|grün|rot|schwarz|weiß|blu|rosso|bianco|nero)\b/iu;
/** The page itself, or its design. */
export const PAGE_NOUN =
  /\b(?:web ?site|(?<!\b(?:on|off)[- ])site|web ?page|home ?page|colou?rs?|página|sitio|colores|couleurs?|webseite|homepage|seite|farben?|colori|sito|pagina)\b/iu;
const PLEASE =
  /\b(?:please|pls|plz|por favor|porfa|s'il (?:vous|te) pla[iî]t|svp|bitte|per (?:favore|piacere))\b/iu;
/** A design request with a word for the page or its maker: "Dark moody site", "lots of white space please". */
export const ASKS_FOR_LOOKS = new RegExp(`${PAGE_NOUN.source}|${PLEASE.source}`, 'iu');
/** "Need website for my restaurant Saffron Lane in Edison NJ": the part after "for" describes the restaurant. */
export const WEBSITE_FOR =
  /^(?:(?:hi|hello|hey)[,!.]? )?(?:(?:i|we)(?:'d|’d| would)? )?(?:need|want|like)s? (?:an? )?(?:new |nice |simple )*(?:web ?site|site|web ?page|page) for (?:my|our|the|a) (.+)$/isu;
/** Words about readers, which ask for a tone and are never printed. */
export const TONE_WORDS =
  /\b(?:people|customers|guests|them|visitors) (?:want|feel|hungry|book|come)|\bmouths? water|\bdate night\b.*\b(?:want|book)/iu;
/** Words between design words: "dark blue and white, not fancy". */
export const JOINS =
  /^(?:and|or|with|a|an|very|but|not|no|too|some|light|simple|y|o|con|sin|e|et|ou|avec|sans|und|oder|mit|ohne|senza)$/iu;
/** A request not to write in some way. */
export const STYLE_BAN =
  /^do ?n['’]?t make (?:it|this|us)\s|^(?:no|without|keine?|ohne|sin|sans|pas de?|senza|niente)\s(?:[^.]{0,40}\s)?(?:emojis?|jokes?|puns?|exclamation|all ?caps|clich[eé]s?|slang|stock (?:photos?|images?)|clip ?art|pop-?ups?|hashtags?|buzz ?words?|chistes|blagues|witze|battute)\b/iu;
/** "DONT list prices": only the owner can make a menu without prices. */
export const PRICE_BAN =
  /^do ?n['’]?t (?:list|show|print|put|add|include|mention) (?:any |the |our )?prices\b/iu;
/** "pls make that clear" */
export const SAID_CLEARLY =
  /^\s*(?:that|this|it) (?:very |super |really )?(?:clear|known|obvious|stand out)\b/iu;
/** Requests without a verb: "FAQ about parking", "Section about our starter", "Press section please". */
export const ASKED_BY_NOUN =
  /^(?:(?:a|an|the|una?|une|eine?n?)\s)?(?:faqs?\b|q ?& ?a\b|buttons? (?:for|to)\b|(?:leave|keep|save) (?:some )?(?:space|room) for\b|(?:sections?|secci[oó]n|apartado|rubrique|abschnitt|bereich|sezione)\s(?:about|on|for|de|sobre|sur|über|zu|su|per|con|di|preguntas)\b|(?:[\p{L}-]+\s){1,3}(?:section|page)\s(?:please|pls|plz)\b|preguntas frecuentes|questions fréquentes|foire aux questions|häufige fragen|domande frequenti)/iu;

const PAGE_PARTS =
  'tone|design|style|colou?rs?|palette|look(?: and feel)?|page|site|web ?site|home ?page|tono|diseño|estilo|colores|página|sitio(?: web)?|web|ton|couleurs?|apparence|stil|farben?|aussehen|seite|webseite|gestaltung|stile|colori|aspetto|pagina|sito(?: web)?';
const OF_OURS =
  "(?:the |our |its |my |el |la |los |las |nuestr[oa]s? |le |les |l['’]|notre |nos |der |die |das |unsere? |il |lo |i |gli )";
const SHOULD =
  'should|must|needs? to|has to|have to|ought to|deb\\p{L}+|tienen? que|doi(?:t|vent)|devr\\p{L}+|soll\\p{L}*|muss|müssen|dev(?:e|ono)|dovrebber?o?';
/** "Website: luigis.example" is a link, and "Style: Roman" is for guests. */
const LABEL =
  'tone|design|colou?rs?|palette|look(?: and feel)?|tono|diseño|colores|couleurs?|farben?|gestaltung|colori';
/** A sentence about the page: "The tone should be quiet", "Colors: ivory". "Our style is Roman" is for guests. */
export const ABOUT_PAGE = new RegExp(
  `^${OF_OURS}?(?:(?:overall|general|page|site|website) )?(?:(?:${PAGE_PARTS})(?: (?:of|de la|del|de|du|der|des|della) [^.:]{2,30}?)?\\s(?:${SHOULD})\\s|(?:${LABEL})\\s?:\\s)`,
  'iu',
);
/** A verbless list with a part that names the design last: "Calm, spare design, dark green and ivory." */
export const DESIGN_NAMED =
  /(?:^|,\s*)(?!our\s)(?:\p{L}[\p{L}-]*\s){1,3}(?<!\b(?:of|by|in|with|and|the)\s)(?:design|tone|colou?rs|farben|gestaltung)\s*(?=[.,!]|$)|^(?:diseño|tono|colores|colori|couleurs|design|ton)\s\p{L}+(?:\s(?:y|e|et)\s\p{L}+)?\s*(?=[.,!]|$)/iu;
/** A German clause after "dass", with its verb at the end. */
export const VERB_LAST =
  /^(wir|ich|man|es|sie|(?:(?:die|der|das|alle|unsere?) )?\p{Lu}\p{L}+)\s(.+)\s(\p{L}+)(?=[.!]?$)/u;

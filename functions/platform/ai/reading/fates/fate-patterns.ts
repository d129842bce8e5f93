import { fatePhrases } from '../languages/words/all-words.ts';
import type { FateWords } from '../languages/words/fate-words.ts';
import { anyOf, oneOf, phrasesOf } from '../text/phrases.ts';

const pattern = (kind: keyof FateWords) => anyOf(fatePhrases(kind));

/** Where a clause that `AVOIDS` says what must not be mentioned. */
export const AVOID = pattern('avoid');
export const AVOIDS = oneOf(fatePhrases('avoid'));
export const PRIVATE = oneOf(fatePhrases('private'));
export const MAKER = oneOf(fatePhrases('maker'));
export const ASKING = pattern('asking');
export const DESIGN = pattern('design');
export const STYLE = pattern('style');
export const PRAISE = oneOf(fatePhrases('praise'));
export const PAYMENT = pattern('payment');
export const PARKING = pattern('parking');
export const ACCESS = pattern('access');
/** How to get in; other words of access only say where the house is. */
export const GETTING_IN =
  /(?<![a-z])(?:entrances?|entry|eingang|entree|ingresso|entrada por|doorbell|ring the bell|hearing loop|braille|wheelchairs?|accessib|steps?(?![a-z])|step[- ]free|stairs?|staircase|ramps?(?![a-z])|elevator|lift(?![a-z])|level (?:access|entrance|entry)|ground floor|first floor|second floor|upstairs|downstairs|disabled|mobility|subway|metro|tube|buses|bus(?![a-z])|trams?(?![a-z])|train|s-bahn|u-bahn|straßenbahn|haltestelle|bahnhof|gare|arret|stazione|fermata|parada|estacion|fauteuils?|pmr|marches?(?![a-z])|escalier|rampe|ascenseur|plain[- ]pied|rez-de-chaussee|etage|rollstuhl|barrierefrei|behindert|stufen?(?![a-z])|treppe|aufzug|fahrstuhl|erdgeschoss|ebenerdig|sedi[ae] a rotelle|carrozzin|disabil|gradin|scal[ae](?![a-z])|rampa|piano terra|sillas? de ruedas|accesib|escalon|escaler|planta baja|accessible|adaptad[oa])/;
export const NOTES = pattern('notes');
export const STORY = pattern('story');
export const SUBJECT = new RegExp(
  `^["'(]?(?:and |but |so |also |y |et |e |und )?${pattern('subject').source}`,
);

/** "Colors: green and gold": whatever follows is about looks. */
export const WISH_LABEL =
  /^(?:(?:for|as for|pour|para|per|fur|quant a) (?:the |our |les |los |las |il |la |le |i |die |das )?(?:colou?rs?|design|look|style|layout|couleurs|graphisme|colores|diseno|estetica|colori|grafica|farben|gestaltung|optik)(?=[ ,:]|$))|^(?:tone of voice|bildsprache|bildwelt|farbcodes?|identidad visual|colou?rs?|style|vibe|look|feel|look and feel|tone|mood|design|fonts?|theme|layout|colores|estilo|tono|ambiente|diseno|couleurs?|ton|style souhaite|ambiance souhaitee|colori|stile|tono|farben|stil|gestaltung|sections?)\s?[:=-]/;
/** "Zielgruppe: …", "KPI: …": lines of a brief for those who work at it. */
export const BRIEF_LABEL =
  /^(?:target(?: group| audience)?|audience|kpis?|deliverables?|objectives?|(?:main )?goals?|benchmarks?|timing|timeline|deadlines?|milestones?|competit(?:ors?|ion)(?: set)?|positioning|wish ?list|zielgruppen?|ziele?|wettbewerb(?:er)?|positionierung|wunschliste|publico(?: objetivo)?|objetivos?|plazos?(?: de entrega)?|competencia(?: directa)?|posicionamiento|valoracion|cibles?|objectifs?(?: du site)?|arborescence|positionnement|concurren(?:ce|ts)(?: identifies)?|livrables?|obiettiv[oi]|tempistiche|concorrenza|posizionamento|budget)\s?:/;
/** It asks for a look without a word for the page. */
export const WISHED_LOOK =
  /(?:^|[.!] )(?:think|picture|imagine|imaginez|imagina|stellt euch|denkt an|pensa a|pensate a|piensa en|pensad en|pensez|pensez a) (?=[a-z]+(?: |,|$))|(?<![a-z])(?:make (?:it|this|everything|the whole thing)|want it|like it to|it should|it to (?:feel|look|be)|should (?:feel|look|be|say)|(?:feel|look|feels|looks)(?: a bit| very| really)? (?:like|modern|old|warm|clean|elegant|rustic|fun|cozy|fresh|simple|homey|classy|expensive|cheap|local)|i(?:'m| am) (?:thinking|imagining|picturing)|(?:vibes?|feel(?:ing)?|style|aesthetic|mood|tone) (?:should|please|of|is|like)|[a-z]+ (?:vibes?|aesthetic|feel|look)(?: please)?$|nothing (?:too )?(?:fancy|cheesy|corny|flashy|stuffy|pretentious|corporate)|not too (?:fancy|formal|busy|flashy|serious|corporate|modern)|(?<!(?:we|i|they|to) )keep it (?:simple|clean|short|light|fun|modern|classy|warm|minimal)|que (?:se vea|parezca|transmita|sea|tenga)|estilo|algo (?:moderno|sencillo|elegante|calido)|nada (?:de )?(?:muy |demasiado )?(?:moderno|formal|recargado)|quelque chose de|ambiance|un style|dans le style|rien de trop|qualcosa di|stile|che sembri|che ricordi|niente di troppo|es soll|soll(?:te)? (?:aussehen|wirken|sein)|etwas|im stil|nichts zu|nicht zu (?:modern|bunt|schick))(?![a-z])/;
/** Asks for words on the page: what follows is a fact. */
export const MENTION =
  /^(?:(?:please|pls|also|and|can you|could you|don't forget to|dont forget to|be sure to|make sure (?:to|you)|you (?:can|should)|just)\s+){0,3}(?:mention|say|tell (?:people|them|everyone|guests)|note|point out|write|include|state|highlight|por favor )(?: that| the fact that|:)\s*|^(?:please |also )?tell (?:people|them|everyone|guests|folks|customers) (?=there|we|it|that)|^hay que (?:decir|mencionar|poner) que\s+|^(?:a|il faut) (?:mettre|preciser|indiquer|dire)(?: en mention)?\s?(?::|que)\s*|^(?:da|bisogna) (?:dire|scrivere|mettere)\s?(?::|che)\s*|^(?:(?:por favor|tambien)\s+)?(?:menciona|pon|di|destaca)(?:d)? que\s+|^(?:(?:svp|merci de|veuillez)\s+)?(?:mentionne[zr]|preciser|precisez|dire|dites|indique[zr]) que\s+|^(?:scrivete|scrivi|dite|menzionate) che\s+|^(?:bitte )?(?:erwahnt|erwahnen sie|schreibt|schreiben sie)(?: bitte)?,? dass\s+/;
/** It denies what a reader might think: no diet, kind or cuisine may be made of it. */
export const DENIED_IDENTITY =
  /(?<![a-z])(?:(?:we|i|it|this|that|they|here)(?:(?:'re| are|'s| is|'m| am|'ve been| have been) (?:not|no longer|never)| no longer)|(?:we|i|it|this|they) (?:aren't|isn't|ain't|wasn't|weren't)|nothing (?:here )?is|not (?:a|an|your)|no (?:longer|more)|used to be|no somos|no es|ya no|nous ne sommes (?:pas|plus)|ce n'est (?:pas|plus)|non siamo|non e|wir sind (?:kein|keine|nicht)|das ist kein|kein|keine)(?![a-z])/;
export const NO_LONGER = anyOf(
  phrasesOf(
    'anymore; any more; any longer; no longer; not now; discontinued; stopped (?:doing|serving|making|selling|offering); used to (?:do|serve|have|sell|offer|make); ya no; ne [a-z]+ plus; non [a-z]+ piu; nicht mehr; took (?:it|them) off the menu',
  ),
);
export const PLACEHOLDER =
  /(?<![\w.])(?:lorem|ipsum|yourname|your\.name|youremail|your\.email|foo|someone|john\.?doe|jane\.?doe|max\.?muster[a-z]*|tucorreo|tu\.correo|votre\.?(?:mail|email|nom)|nome\.cognome|deine?\.?mail|ihre?\.?mail)@[\w.-]+|(?<![a-z])to-?do:[^\n]{0,80}|lorem ipsum|dolor sit amet|consectetur|(?<![a-z])(?:tbd|tba|tbc|t\.b\.d\.?|to be (?:determined|confirmed|announced|added|decided)|placeholder|insert [a-z ]{2,30}here|your [a-z ]{2,20} here|(?:restaurant|business|company|owner|street|chef)(?:'s)? name here|add [a-z ]{2,20} here|blah blah|asdf[a-z]*|qwerty|n\/a|por definir|por confirmar|pendiente|a completer|a definir|a confirmer|da definire|da confermare|wird noch (?:erganzt|bekannt gegeben)|folgt noch|(?:offnungszeiten|adresse|telefon|karte|speisekarte|preise|text|fotos|infos?) folgen|folgt in kurze|platzhalter:?|marcador|texto de relleno|texte a venir|segnaposto|to follow|coming later|a rellenar|por completar|a venir|in arrivo|da inserire|da completare|xxx+)(?![a-z])|x{2,}[-. ]x{2,}|\[[^[\]\n]{2,60}\]|\{\{[^{}\n]{1,60}\}\}|<(?:insert|your|phone|address|name|email|hours)[^<>\n]{0,40}>|\?{3,}|_{4,}/g;
/** It says what guests may or must do. */
export const RULE =
  /(?<![a-z])(?:welcome|allowed|only|no|not|free|available|on request|required|max|maximum|minimum|please|accepted|permitted|we (?:take|offer|deliver|cater|host|accept|can|have)|yes|bienvenid[oa]s?|admit[a-z]*|permit[a-z]*|disponible|acepta[a-z]*|autorise[es]?|accept[a-z]*|bienvenus?|ammess[ie]|benvenut[ie]|disponibil[ei]|willkommen|erlaubt|moglich|gern(?:e)?)(?![a-z])/;

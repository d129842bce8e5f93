import { anyOf, phrasesOf } from '../text/phrases.ts';
import { NOTES, PARKING } from './fate-patterns.ts';

/** Somebody else's place, plans and wishes: nothing of the sentence holds for the house. */
const WHOLE = anyOf(
  phrasesOf(`
    (?:our|my|the) (?:rivals?|competitors?|competition) (?:[a-z]+ ){0,2}(?:is|are|has|have|had|sells?|serves?|does|do|won|offers?|opens?|closes?|charges?|makes?); (?:our|my|the) neighbou?rs? (?:is|are) (?:open|closed); (?:our|my|the) neighbou?rs? (?:have|has|sells?|offers?|charges?)
    the [a-z]+(?: [a-z]+)? (?:next door|across the (?:street|road)|down the (?:street|road)|opposite|over the road) (?:is open|has|have|sells?|serves?|offers?|opens?|charges?)
    i wish; we wish we; if we (?:win|ever|could|had|get the|find); if i (?:win|ever|could|had); we'd love to have; hope to (?:add|have|offer|build|start); hoping to (?:add|have|offer|build|start); planning to (?:do|add|offer|start|open|have|get|build|introduce); (?:all |still )?(?:being |are |is )?planned; plans? (?:to|for) (?:add|a|an|open|offer|build)
    (?:we|i) (?:might|may) (?:get|add|open|close|start|do|have|offer|build|introduce); maybe (?:we'll|next year|one day|some day|soon); one day we; in the works
    nuestro competidor; la competencia; ojala; si nos toca; nos gustaria (?:tener|hacer|abrir|anadir|ofrecer); esta previst[oa]
    notre concurrent; si nous gagnons; (?:nous aimerions|on aimerait) (?:avoir|faire|ouvrir|ajouter|proposer); en projet; c'est prevu; nous esperons
    il nostro concorrente; se vinciamo; vorremmo avere; in progetto; ci piacerebbe (?:avere|fare|aprire|aggiungere|offrire)
    unser (?:konkurrent|mitbewerber); wenn wir (?:gewinnen|mal|irgendwann); wir hatten gern; in planung; ist geplant; sind geplant`),
);
const UNLIKE =
  /(?<![a-z])(?:unlike|contrary to|other than|a diferencia de|contrairement a|a differenza di|im gegensatz zu|anders als)(?![a-z])/;
/** Soon, or as long as it lasted: nothing that guests find there now. */
const NOT_NOW = anyOf(
  phrasesOf(`
    coming soon; coming next (?:year|month|spring|summer|autumn|winter); opening soon; soon to come; from next (?:year|month|spring|summer)
    muy pronto; proximamente; (?:en )?breve tendremos; prossimamente; in arrivo; demnachst`),
);
/** Of a service or of hours it says that they are no more; of the house it is history. */
const PAST = anyOf(
  phrasesOf(`
    we stopped; we've stopped; we quit; we used to (?:have|do|offer|serve|open|close|be (?:open|closed)); ended in; ended last; until last (?:year|month|summer|winter|week); till last (?:year|month); up to last year; is a thing of the past
    antes teniamos; teniamos; hasta el ano pasado; dejamos de; hemos dejado de; pronto; nous avions; on avait; jusqu'a l'an dernier; nous avons arrete; avevamo; fino all'anno scorso; abbiamo smesso; presto; fruher gab es; fruher hatten; bis letztes jahr; nicht mehr
    quizas?; tal vez; peut-etre; forse; vielleicht`),
);
/** "Harlan's Bait, that's not us": the clause, and the one that it speaks of. */
const ELSEWHERE = anyOf(
  phrasesOf(`
    (?:belongs?|belonged) to (?:the (?:chain|other|old)|someone else|somebody else|another); (?:that's|thats|that is|those are|they are|they're|it's|its) (?:not us|not ours|somebody else|someone else|the other (?:guys?|place|one|lot))(?:'s)?; (?:isn't|is not|aren't|are not) ours
    (?:es|son) de otr[oa]s?; (?:esos|esas|ellos) son otr[oa]s; no (?:es|son) nuestr[oa]s?; no somos (?:nosotros|esos|los mismos)
    (?:n'est|ne sont|c'est|est) pas (?:a )?nous; n'est pas (?:le|la) notre; appartient a (?:quelqu'un d'autre|un autre|une autre|l'ancien); (?:c'est|ce sont) (?:quelqu'un|un|une|d')[ ]?autres?
    non (?:e|sono) nostr[oaie]; non siamo noi; (?:e|sono) di (?:altri|un altro|qualcun altro); appartien[ea] a (?:un altro|altri)
    (?:gehort|gehoren|gehorte) (?:nicht (?:zu )?uns|(?:der|einer|zur|zu einer) (?:kette|anderen)|(?:einem|jemand) (?:anderen|anderem)); (?:das|die) sind (?:nicht wir|andere|die anderen); (?:ist|sind) nicht (?:unsere?s?|von uns)`),
);
const SHORT = 32;
/** What there was: "Taco Tuesday is over", "die Kegelbahn haben wir zugemacht". */
const OVER = anyOf(
  phrasesOf(`
    (?:is|are) (?:over|history|a thing of the past|gone for good|gone now|no more)(?= ?(?:[.,!)]|$|we |so |because |since )); we(?:'ve| have)? (?:stopped|quit|dropped|scrapped|ditched|axed|sold) (?:that|it|this|them|those)(?![a-z]); (?:don't|dont|do not) (?:do|have|sell|serve|make|offer) (?:that|it|this|them|those) (?:any ?more|any longer|now)
    (?:ya )?se acabo; (?:l[oa]s?|eso) (?:vendimos|quitamos|dejamos|cerramos|suprimimos|retiramos|hemos (?:quitado|dejado|vendido|cerrado)); (?:ya )?(?:es|son) (?:cosas? del pasado|historia); ya no (?:l[oa]s? )?(?:hay|existen?|hacemos|tenemos|abrimos|servimos|damos|vendemos|ponemos|estan?)
    c'est (?:fini|termine|du passe|de l'histoire ancienne); (?:on|nous) (?:l[ea]s? |l')?(?:a|avons) (?:arrete|supprime|vendu|ferme|enleve|retire|abandonne)e?s?; n'existe(?:nt)? plus; je l'ai (?:enlevee?|vendue?|arretee?|supprimee?|retiree?)
    (?:e|sono) (?:finit[oaie]|acqua passata|storia passata|un ricordo); (?:l[oaie] |l')(?:abbiamo|ho) (?:vendut|tolt|chius|eliminat|smess|abbandonat)[oaie]; abbiamo (?:smesso|tolto|chiuso|venduto|eliminato|abbandonato)(?= (?:il|la|i|le|lo|gli|di|con)|[.,!]|$); (?:non|nun) (?:c'e|ci sono|esiste|esistono|l[oaie] facciamo|si fa|si fanno|l[oaie] abbiamo) piu
    ist (?:leider )?(?:vorbei|geschichte|passe); gibt(?: e?'?s)? (?:bei uns |leider )?nicht mehr; haben wir (?:[a-zß]+ )?(?:eingestellt|zugemacht|aufgegeben|abgeschafft|verkauft|aufgehort|gestrichen|dichtgemacht); wurden? (?:eingestellt|abgeschafft|aufgegeben); (?:machen|bieten|fuhren|haben) wir (?:leider )?nicht mehr(?: an)?; hatten wir mal`),
);
/** Then it is what happens each time, or what happened once. */
const EACH_TIME =
  /(?<![a-z])(?:when|whenever|until(?! \d)|till?(?! \d)|once|after|if|as soon as|cuando|hasta(?! las)|si|quand|jusqu(?!'a \d)|des que|lorsque|quando|finche|fino|appena|se|wenn|bis(?! \d)|sobald|solange|wer)(?![a-z])|(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/;
/** A number that is out of use stands beside one that is not. */
const NUMBERED = /\d[\d\s./-]{4,}\d|@|www/;
const LONGEST_OVER = 140;
const SOON = /(?<![a-z])(?:(?<!a )bientot|(?<!bis )bald)(?![a-z])/;
const HOURS = anyOf(
  phrasesOf('open; closed; abierto; cerrado; ouvert; ferme; aperto; chiuso; geoffnet; geschlossen'),
);
const GRUMBLE =
  /^(?:the |our )?[a-z]+ (?:is|are) (?:a nightmare|terrible|awful|impossible|horrible|a disaster|a mess|a joke)[.!]?$/;
const GONE =
  /(?:^|[\s(-])(?:discontinued|(?<!\w{2} )sold out|off the menu|agotad[oa]s?|epuisee?s?|esaurit[oaie]|ausverkauft|gestrichen)[).!]{0,2}$/;
const GONE_ALONE =
  /^(?:but )?(?:(?:we|it|they)(?:'re| are| is|'s| have| has)? )?(?:discontinued|sold out|off the menu|agotad[oa]s?|epuisee?s?|esaurit[oaie]|ausverkauft|gestrichen)(?: forever| for good)?[.!)]*$/;
const NO_DISH = /^(?:kein(?:e|en)?|niente|geen|ya no)\s[^\d,;:]{3,40}\s[$€£]?\d{1,3}(?:[.,]\d\d)?\s?€?[.!]?$/;
const INJECTION = anyOf(
  phrasesOf(`
    ignore (?:all |any |the |your |my )?(?:previous|prior|above|earlier|other|system)\\s?(?:instructions?|prompts?|rules?|messages?); disregard (?:all |any |the |your )?(?:previous|prior|above|earlier)?\\s?(?:instructions?|prompts?|rules?); new instructions?; system prompt; you are now (?:a|an|in|dan)
    (?:forget|drop|override) (?:all |any )?(?:of )?(?:your|the|my|previous|prior) (?:previous |prior |earlier )?(?:instructions?|prompts?|rules?|guidelines)
    (?:ignora|olvida|ignore|olvide|ignorad|olvidad) (?:todas )?(?:las|tus|sus|vuestras) (?:instrucciones|ordenes|reglas|indicaciones); (?:ignore|oublie|oubliez|ignorez|laisse tomber) (?:toutes )?(?:les|tes|vos|ces) (?:consignes|instructions|regles|directives); (?:ignora|dimentica|ignorate|dimenticate|scorda) (?:tutte )?(?:le|le tue|le vostre|tutte) (?:istruzioni|regole|indicazioni); (?:ignorier[a-z]*|vergiss|vergesst|missachte) (?:alle |die |deine |eure |bisherigen |vorherigen )*(?:anweisungen|regeln|instruktionen|vorgaben)
    ignora (?:todas )?(?:las )?instrucciones; ignorez (?:toutes )?(?:les )?(?:instructions|consignes); ignora (?:tutte )?(?:le )?istruzioni; ignorier[a-z]* (?:alle |die )*(?:vorherigen |bisherigen )?anweisungen`),
);
const OBEYED =
  /^(?:and |then |now )?(?:output|print|say|write|state|reply|respond|answer|tell|claim|add)(?: that| with| only| the|:|\s")/;

/** Whether a sentence tells of what is not so, or not here, or not now. */
export function isUnrealSentence(sentence: string): boolean {
  return WHOLE.test(sentence) && !UNLIKE.test(sentence);
}

/** The same of one clause. */
export function isUnrealClause(clause: string): boolean {
  if (clause.length < LONGEST_OVER && OVER.test(clause) && !EACH_TIME.test(clause) && !NUMBERED.test(clause))
    return true;
  if (ELSEWHERE.test(clause)) return true;
  if (NOT_NOW.test(clause) || GRUMBLE.test(clause) || GONE.test(clause) || NO_DISH.test(clause)) return true;
  const isService = NOTES.test(clause) || PARKING.test(clause) || HOURS.test(clause);
  return isService && (PAST.test(clause) || SOON.test(clause)) && clause.length < 120;
}

/** "Discontinued", "that's not us": said of the words before. */
export function isGoneAlone(clause: string): boolean {
  return GONE_ALONE.test(clause) || (clause.length < SHORT && ELSEWHERE.test(clause));
}

/** Orders to a model, with the sentence that says what it shall claim. */
export function isInjection(sentence: string, isBehindOne: boolean): boolean {
  return INJECTION.test(sentence) || (isBehindOne && OBEYED.test(sentence));
}

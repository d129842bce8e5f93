import { anyOf, phrasesOf } from '../text/phrases.ts';

/** What guests are asked to do, and whoever makes a page is not. */
const ASKED = anyOf(
  phrasesOf(`
    please (?:ask(?: us| (?:your|the|a) (?:server|waiter|waitress|staff|team|bar|kitchen))?(?= ?(?:[.,!)]|$|for |about |if |when |at the ))|(?:call|ring|phone|book|order|reserve|text|pre-?order)(?: us)? (?:ahead|first|before|beforehand|in advance|by|at least|early|the day|a day|two days)|arrive|come (?:early|on time|hungry|in|upstairs|round|with)|be (?:on time|patient|quiet|kind|seated|aware)|wait|queue|line up|bear with us|leave (?:your|the table|dogs|muddy|room)|keep (?:your|dogs|kids|children|noise|voices|the noise)|wash|park (?:on|in|at|behind|round|across|considerately)|take (?:off|your|a (?:seat|number|ticket))|wear|mind (?:the|your)|respect|tell (?:us|your server|the (?:staff|waiter|kitchen))(?! what (?:it|this))|let us know (?:if|about|when|in advance|before|of)|return (?:your|the)|bring (?:your|cash|a|id|the)|pay (?:at|in|cash|by)|ring the bell|knock|drink responsibly|(?:do not|don't|dont|no) (?:walk|feed|bring|park|touch|smoke|smoking|block|climb|ring|knock|wear|sit|wake|stand|lean|let|leave)); tell us if you (?:want|need|like|have|are); just ask(?= ?(?:[.,!)]|$)); (?:order|book|call|ring)(?: us)? (?:ahead|in advance|a day (?:ahead|before|in advance)|the day before)(?: please)?
    por favor,? (?:llam(?:ar|en|e|ad|a)|reserv(?:ar|en|e|ad|a)|avis(?:ar|en|e|ad|a)(?:nos)?|pedir|pidan|encarg(?:ar|uen|ue)|lleg(?:ar|uen|ue)|tra(?:er|igan|iga)|esper(?:ar|en|e)|respet(?:ar|en|e)|no (?:fum|aparc|estacion|toc|aliment|molest)[a-z]{1,3}|con (?:antelacion|tiempo|un dia|dos dias)|pregunt(?:ar|en|e)|consult(?:ar|en|e)); (?:llamar|llame|llamen|avisar|avise|avisen|avisenos|reservar|encargar)(?: por favor)? (?:con (?:antelacion|tiempo|un dia|dos dias)|un dia antes|el dia antes|antes); puedes? traer(?: (?:tu|el|la|lo|su)[a-z ]{0,16})?(?= ?(?:[.,!)]|$))
    (?:merci de|veuillez|priere de|svp|s'il vous plait,?) (?:(?:nous )?(?:appeler|prevenir|signaler|avertir)|reserver|commander|arriver|apporter|respecter|patienter|sonner|demander|attendre|laisser (?:vos|les)|ne pas (?:nourrir|fumer|toucher|stationner|se garer|entrer|laisser))
    (?:per favore,?|per piacere,?|si prega di|vi preghiamo di|preghiamo di) (?:(?:non )?(?:fumare|toccare|parcheggiare|dare da mangiare|disturbare)|chiamare|chiamate|telefonare|telefonate|prenotare|prenotate|ordinare|ordinate|avvisare|avvisate|avvisateci|arrivare|arrivate|portare|portate|aspettare|aspettate|suonare|suonate|chiedere|chiedete|segnalare|segnalate|rispettare)
    bitte (?:[a-zß\\d]+ ){0,5}(?:vorher |vorab |rechtzeitig )?(?:anrufen|vorbestellen|bestellen|reservieren|anmelden|voranmelden|abmelden|absagen|fragen|futtern|mitbringen|klingeln|warten|vorbeikommen|betreten|rauchen|parken|anfassen|zahlen|abholen|abgeben|zuruckbringen|ansprechen|bescheid (?:geben|sagen)|vormerken|einplanen); bitte (?:bis|ab|vor) (?:\\d|mittags?|spatestens)[a-z\\d ]{0,12}; bitte (?:einen|zwei|1|2) tage? (?:vorher|vorab|im voraus); bitte (?:leise|punktlich|geduld|rucksicht)`),
);
/** Then it is said to whoever makes the page after all. */
const OF_THE_PAGE =
  /(?<![a-z])(?:website|web site|site|page|homepage|text|copy|listing|google|photos?|pictures?|logo|draft|invoice|quote|me|my (?:cell|mobile|email)|webseite|seite|homepage|bilder|fotos?|entwurf|rechnung|mich|mir|pagina|web|texto|foto|factura|presupuesto|sito|testo|fattura|preventivo|mi|page|photos?|facture|devis|moi)(?![a-z])/;

/** "Please ring ahead", "bitte einen Tag vorher anrufen": asked of guests. Folded. */
export function isAskedOfGuests(clause: string): boolean {
  return ASKED.test(clause) && !OF_THE_PAGE.test(clause);
}

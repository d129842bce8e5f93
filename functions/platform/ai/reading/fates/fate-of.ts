import type { PRIVATE_REASONS } from '#shared/profile/profile-reading.ts';
import { VERB } from '../clauses/split-clauses.ts';
import { isAskedOfGuests } from './asked-of-guests.ts';
import {
  ACCESS,
  ASKING,
  AVOIDS,
  BRIEF_LABEL,
  DENIED_IDENTITY,
  DESIGN,
  GETTING_IN,
  MAKER,
  NO_LONGER,
  NOTES,
  PARKING,
  PAYMENT,
  PRAISE,
  PRIVATE,
  RULE,
  STORY,
  STYLE,
  SUBJECT,
  WISH_LABEL,
  WISHED_LOOK,
} from './fate-patterns.ts';
import { isLookAlone } from './looks.ts';

export type Fate =
  | { type: 'not for guests'; reason: (typeof PRIVATE_REASONS)[number] }
  | { type: 'wish' }
  | {
      type: 'fact';
      field: 'payment' | 'parking' | 'access' | 'house_notes' | 'story';
      isCertain: boolean;
      isPersonal?: boolean;
    }
  /** Nothing but what the house is: its kind, its cuisine, its rule. */
  | { type: 'house' }
  /** Only what stands around facts: "call us on". */
  | { type: 'rest' };

const IDENTITY =
  /(?<![a-z])(?:vegan[aeo]?s?|vegetarian[aeo]?s?|halal|kosher|gluten|restaurant[e]?|place|kind of|bar|cafe|bakery|pizzeria|chain|franchise|fast food|fine dining|buffet|fusion|[a-z]+ (?:restaurant|place|joint|shop|kitchen|house))(?![a-z])/;
/** About the writer: without a word of the house it may be a private matter. */
const PERSONAL =
  /^["'(]?(?:and |but |so |also |y |et |e |und |pero |mais |ma |aber )?(?:i|i've|i'm|i'd|i'll|yo|he|je|j'ai|ho|ich) /;
/** Whoever runs the house speaks of it: "je tiens un bistrot". */
const RUNS_IT =
  /^(?:and |so |et |und |y )?(?:i|i've|je|j'ai|ich|yo|ho) (?:(?:have|also|just|now|ai|habe) )?(?:run|own|opened|cook|bake|brew|roast|make|started|founded|built|took over|serve|tiens|dirige|gere|cuisine|fais|prepare|propose|ouvert|repris|cree|suis (?:le|la) (?:chef|patron|patronne)|llevo|regento|cocino|hago|abri|monte|fuhre|betreibe|koche|backe|mache|leite|eroffnet|ubernommen|aperto|fondato)(?![a-z])/;
const HISTORY =
  /(?<![\d])(?:1[89]|20)\d\d(?!\d)|grandm|grandf|nonn[ao]|abuel|grand-|großm|oma(?![a-z])|opa(?![a-z])|famil|founded|fundad|fonde|fondat|gegrund|generation|generac|generazion|opened|started/;
const CHARGE =
  /(?<![a-z])(?:surcharge|to-go boxes?|card machine|carta (?:lo|la|los|las|de)|de carta|a la carta)(?![a-z])/;
export const MEANS =
  /(?<![a-z])(?:cash|cards?(?! machine)|visa|mastercard|amex|efectivo|tarjetas?|especes|cb|contanti|bancomat|bar|karte|eftpos|upi|venmo|bizum|twint)(?![a-z])/;
/** A bus that brings guests, not one that stops near. */
const COACH = /(?<![a-z])(?:courtesy|party|tour|coach|mit dem|dem|reise|per|im)[ -]?bus(?:ses|se)?(?![a-z])/;
/** Said to guests as well. */
const POLITE_END =
  /(?<=\w{3,}.{6,})[\s,.!(]+(?:thanks|thank you|please|pls+|thx|sorry(?: not sorry)?|gracias|merci|svp|grazie|danke|bitte|desoles?)[\s!.)]*$/;
const TO_YOU = /(?<![a-z])(?:you|your|tu|vous|votre|te|ti|vi|ihr|euch)(?![a-z])/;
const GREETING =
  /^(?:hi|hello|hey|hola|bonjour|ciao|hallo|thanks|thank you|gracias|merci|grazie|danke|dear|regards|cheers|buenas|salve|salut)(?![a-z])/;
const FEWEST_STORY_WORDS = 4;
/** "All prices include tax": of prices, not of how to pay. */
const PRICES =
  /^(?:(?:alle|all|our|unsere|tous (?:les|nos)|todos (?:los|nuestros)|tutti i|i|les|los|nos) )?(?:preise|prices|prix|precios|prezzi) (?:in|en|are|sind|sont|son|sono|include|inkl|incluyen|comprennent|subject|verstehen)(?![a-z])/;
/** Shorter passages may be rests of something else. */
const FEWEST_CERTAIN_WORDS = 3;

/** "We would like": what follows is wished for. */
const WANTED =
  /^(?:(?:i|we|ich|wir|je|on|nous|yo|io)\s)?(?:i'd (?:like|love)|we'd (?:like|love)|want|would (?:like|love)|prefer|quiero|queremos|quisiera|me gustaria|nos gustaria|veux|voudrais|voudrait|voulons|j'aimerais|aimerais|aimerions|aimerait|voglio|vogliamo|vorrei|vorremmo|mochte|mochten|hatte gern|hatten gern|wunsche mir|will|wollen)\s/;
/** "Something warm", "bitte bayerisch": with a word for looks it is a wish. */
const SOFTLY_ASKED =
  /^(?:please|pls|something|anything|nothing too|maybe something|por favor|algo|svp|quelque chose|plutot|per favore|qualcosa|bitte|gern[e]?|etwas|irgendwas|irgendwie)(?![a-z])|(?<![a-z])(?:a bit|a little|kind of|sort of|un poco|un peu|un po'?|ein bisschen|eher)\s[a-z ]{3,20}(?:please|por favor|svp|per favore|bitte)[.!]?$/;
/** "Photos of full tables", "couleurs vives". */
const LOOKS_FIRST =
  /^(?:big |large |bright |warm |nice |good |lots of |many |muchas |beaucoup de |tante |viele )?(?:colou?rs?|photos?|pictures?|images?|fonts?|letters|lettering|colores|fotos|imagenes|letras|couleurs|images|polices|colori|immagini|caratteri|farben|bilder|schrift)\s(?!from|of our|by|menu|gratis)[a-z]/;

function words(text: string): number {
  return text.match(/[\p{L}\d'’]+/gu)?.length ?? 0;
}

/** How many distinct words of `pattern` a clause holds, up to three. */
function countOf(pattern: RegExp, text: string): number {
  let [count, at] = [0, 0];
  while (count < 3) {
    const found = pattern.exec(text.slice(at));
    if (found === null) return count;
    count++;
    at += found.index + Math.max(1, found[0].length);
  }
  return count;
}

/** "We hate exclamation points": of the page, not of the food. */
const DISLIKED =
  /(?<![a-z])(?:hate|can't stand|don't like|dislike|please no|odiamos|detestons|odiamo|hassen)(?: [a-z]+){0,2} (?:exclamation|word|words|emojis?|stock (?:photos?|pictures?)|pop-?ups?|palabra|mot|parola|wort|ausrufezeichen)/;

/** "New York-style pizza", "Neapolitan style dough", "served family style": of the food, not of the page. */
const FOOD_STYLE =
  /(?<![a-z])(?:(?:family|buffet|cafeteria|tapas|counter|canteen|omakase|picnic|street)[ -]style(?![a-z])|[a-z]+[ -]style (?!(?:please|pls|with|and|for|but|is|would|like|not|or|on|in|of|site|website|web|page|homepage|design|look|layout|logo|fonts?|photos?|pictures?|images?|colou?rs?|theme|header|banner|menu|font|lettering|type|typography|vibe|feel|branding|graphics?|illustrations?|drawings?|icons?|text|background)(?![a-z]))(?=[a-z]{3}))/g;

/** "Give it a fresh look" */
const GIVEN_LOOK =
  /^(?:please |pls |just )?give (?:it|us|me|the (?:site|website|page)) (?:a|an|some) (?:[a-z-]+ ){0,3}(?:look|feel|touch|vibe|style)(?![a-z])/;

function isWish(clause: string): boolean {
  const text = clause.replace(FOOD_STYLE, '');
  if (DISLIKED.test(text) || GIVEN_LOOK.test(text)) return true;
  if (WISH_LABEL.test(text)) return true;
  const asks = ASKING.test(text);
  if (
    asks &&
    DESIGN.test(text) &&
    !/^(?:we|our|my) (?!want|would|need|like|love|prefer|hate|don't want)/.test(text)
  )
    return true;
  if (WISHED_LOOK.test(text) && (STYLE.test(text) || /like|como|comme|come|wie/.test(text))) return true;
  const wanted = text.replace(WANTED, '');
  const isOfHouse = /\d/.test(wanted) || NOTES.test(wanted);
  if (SOFTLY_ASKED.test(wanted) && STYLE.test(wanted) && !isOfHouse && !SUBJECT.test(wanted)) return true;
  if (LOOKS_FIRST.test(wanted) && !VERB.test(wanted) && !isOfHouse) return true;
  const styles = countOf(STYLE, wanted);
  const isFragment = words(wanted) <= styles * 2 + 2 && !SUBJECT.test(wanted);
  return (
    (styles >= 2 && isFragment) ||
    (styles >= 1 && DESIGN.test(text) && words(text) <= 8 && !/^(?:we|our)\s/.test(text))
  );
}

/** What a guest pays, or what is bought: nothing on how. */
function isCharge(text: string): boolean {
  return CHARGE.test(text) && !MEANS.test(text);
}

/** "Parcheggio coperto per gli ospiti": of the cars, whatever word of payment follows. */
const CARS_FIRST =
  /^(?:parcheggi|parking|parkpl|parkmog|aparcamiento|estacionamiento|stationnement|places? de parking|posti? auto)/;
/** "Parcheggio: auguri": a jest that tells nobody where to park. */
const GOOD_LUCK =
  /(?<![a-z])(?:good luck|lots of luck|auguri|buona fortuna|in bocca al lupo|(?:mucha )?suerte|bonne chance|bon courage|viel (?:gluck|spaß|erfolg)|ha ha|haha)[.! ]*$/;
const WALK = /(?<![a-z])(?:zu fuß|a piedi|a pie|a pied|on foot|minutes? walk|min walk)(?![a-z])/;
/** "Curling rink 2 min walk": how far something else is, unless it is a stop or a station. */
const WALK_LAST = /(?:zu fuß|a piedi|a pie|a pied|on foot|walk)[\s.!)]*$/;

function factOf(text: string): Fate {
  const isShort = words(text) <= 14;
  const history = HISTORY.test(text) && words(text) >= FEWEST_STORY_WORDS;
  const certain =
    !/(?<![a-z])(?:lol|kidding|haha|jk|jaja|mdr)(?![a-z])/.test(text) &&
    (!TO_YOU.test(text) || !MAKER.test(text));
  if (PRICES.test(text)) return { type: 'fact', field: 'house_notes', isCertain: certain };
  const isOfCars = CARS_FIRST.test(text) && !MEANS.test(text);
  if (!history && PAYMENT.test(text) && !isOfCars) {
    const isAside = /\d.*\(/.test(text) || isCharge(text);
    return { type: 'fact', field: isAside ? 'house_notes' : 'payment', isCertain: isShort && certain };
  }
  const isWalk = WALK.test(text) && (!WALK_LAST.test(text) || GETTING_IN.test(text));
  if (isWalk && isShort) return { type: 'fact', field: 'access', isCertain: certain };
  if (!history && PARKING.test(text) && !GOOD_LUCK.test(text))
    return { type: 'fact', field: 'parking', isCertain: isShort && certain };
  const hasNote = NOTES.test(text);
  const isAccess = ACCESS.test(text.replace(COACH, ''));
  const isLandmark = isAccess && !GETTING_IN.test(text);
  if (!history && isAccess && !isLandmark && !hasNote)
    return { type: 'fact', field: 'access', isCertain: isShort && certain };
  const isSaid = SUBJECT.test(text) && words(text) >= FEWEST_STORY_WORDS;
  const tells = STORY.test(text) && words(text) >= FEWEST_STORY_WORDS;
  if (hasNote && !history && !(tells && isSaid && !isRule(text))) {
    return { type: 'fact', field: 'house_notes', isCertain: words(text) <= 30 && certain };
  }
  if (isAccess && !history && !tells)
    return { type: 'fact', field: isLandmark ? 'house_notes' : 'access', isCertain: isShort };
  const isPersonal = PERSONAL.test(text) && !RUNS_IT.test(text) && !STORY.test(text) && !IDENTITY.test(text);
  const isPlain = certain && words(text) >= FEWEST_CERTAIN_WORDS;
  return { type: 'fact', field: 'story', isCertain: isPlain && !isPersonal, isPersonal };
}

function isRule(text: string): boolean {
  return RULE.test(text);
}

/** What becomes of one clause, which is given folded. */
export function fateOf(clause: string): Fate {
  const text = clause.replace(POLITE_END, '');
  if (!/[\p{L}\d]/u.test(text)) return { type: 'rest' };
  if (AVOIDS.test(text)) return { type: 'not for guests', reason: 'not_to_be_mentioned' };
  if (PRIVATE.test(text)) return { type: 'not for guests', reason: 'private_matter' };
  if ((DENIED_IDENTITY.test(text) && IDENTITY.test(text) && !NOTES.test(text)) || isGone(text)) {
    return { type: 'not for guests', reason: 'corrected_or_denied' };
  }
  if (BRIEF_LABEL.test(text)) return { type: 'not for guests', reason: 'to_the_maker' };
  if (isWish(text) || isLookAlone(text)) return { type: 'wish' };
  const isMeans = PAYMENT.test(text) && MEANS.test(text) && words(text) <= 6 && !DESIGN.test(text);
  if (MAKER.test(text) && !isRuleForGuests(text) && !isMeans)
    return { type: 'not for guests', reason: 'to_the_maker' };
  if (PRAISE.test(text)) return { type: 'not for guests', reason: 'self_praise' };
  return factOf(text);
}

function isGone(text: string): boolean {
  return NO_LONGER.test(text) && !HISTORY.test(text) && words(text) <= 14;
}

/** "No toilet, sorry, there is one in the square": what is regretted is said to guests. */
const REGRETS =
  /^(?:no|non|sin|pas de|senza|niente|kein[a-z]*) [a-z' ]{2,30}[ ,]{1,2}(?:sorry|lo sentimos|desolee?s?|scusate|leider|purtroppo)(?![a-z])/;

/** "Please tell us about allergies": speech to guests, not to the maker. */
function isRuleForGuests(text: string): boolean {
  if (GREETING.test(text) || DESIGN.test(text)) return false;
  return (
    isAskedOfGuests(text) ||
    REGRETS.test(text) ||
    (/(?<![a-z])(?:please|pls|por favor|bitte|s'il vous plait|svp|per favore)(?![a-z])/.test(text) &&
      (NOTES.test(text) || PAYMENT.test(text) || PARKING.test(text)))
  );
}

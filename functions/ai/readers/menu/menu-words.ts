import { CODE } from '#shared/profile/menu-lines/menu-line.ts';
import { anyOf, oneOf } from '../text/one-of.ts';

// Words of five languages that decide what a line of free text is. They don’t include names of food.

/**
 * Headings of courses. A heading above a menu is one of these or ends with a colon; otherwise it may be the
 * restaurant’s name.
 */
const COURSE = oneOf(`
  starters?; appetizers?; apps; small plates; soups?; salads?; mains?; main courses?; entr[eé]es?; sides?
    side dishes; desserts?; drinks; beverages; cocktails; beers?; wines?; coffees?; teas?; breakfast; brunch; lunch
    dinner; sandwiches; burgers?; pizzas?; pastas?; tacos; rolls; noodles; rice; curries; seafood; fish; meats?
    chicken; grill; snacks; specials; share; for the table; ramen; sushi; maki; nigiri; sashimi; dumplings; oysters
    steaks?; wings; sauces; toppings; cheese; cakes; pastries; kids; vegetarian; vegan
  entrantes; tapas; raciones; ensaladas; sopas; primeros; segundos; principales; platos; carnes; pescados; mariscos
    arroces; bocadillos; postres; bebidas; vinos; cervezas; caf[eé]s; desayunos
  plats; viandes; poissons; salades; soupes; galettes; crêpes; fromages; boissons; vins; bi[eè]res; desserts; p[aâ]tes
  antipasti; primi; secondi; contorni; insalate; zuppe; pizze; panini; dolci; bevande; vini; birre; carne; pesce
  vorspeisen; suppen; salate; hauptgerichte; hauptspeisen; fisch; fleisch; nudeln; beilagen; nachspeisen; desserts
    getränke; biere; weine; frühstück; kuchen`);
const COURSES = new RegExp(COURSE, 'giu');
const OF_COURSE = new RegExp(
  oneOf(`and; our; house; hot; cold; red; white; small; large; fresh; soft; chef's; daily; today's; classic
    signature; special; from the; of the day; to share; for two
    del d[ií]a; de la casa; para compartir; fr[ií][oa]s; calientes; tint[oa]s; blanc[oa]s; nuestr[oa]s; de; del
    nos; les; et; du jour; maison; chaudes?; froides?; rouges; blancs
    und; unsere; kalte; warme; offene; vom; rot; weiß
    con; i; gli; le; del giorno; della casa; ross[ie]; bianch[ie]`),
  'giu',
);
/** Headings of a whole menu, or of something other than dishes. */
const NO_COURSE = anyOf(
  `menus?; menú; menù; carta; la carte; carte; karte; speisekarte; prices?; price list; precios; prix; preise
    prezzi; contact; address; hours`,
);
const MOST_WORDS = 4;

/** "House Specials", "Vini rossi:". */
export function isCourse(heading: string): boolean {
  const isShort = heading.split(/\s+/u).length <= MOST_WORDS && !/[,.!?\d]/u.test(heading);
  return isShort && !NO_COURSE.test(heading) && (heading.endsWith(':') || isOnlyCourse(heading));
}

/** Names of courses, possibly with their kind: "Starters", "Vini e bibite", "House Specials". */
export function isOnlyCourse(heading: string): boolean {
  const rest = heading.replace(COURSES, '');
  return rest !== heading && !/\p{L}{2}/u.test(rest.replace(OF_COURSE, ''));
}

/** Words for the speaker or reader, which make a line a sentence. */
export const PERSON = anyOf(`we; we're; we've; our; ours; us; you; your; i'm; my; they; their
    nosotros; nuestr[oa]s?; vosotros; vuestr[oa]s?; ustedes
    nous; notre; nos; vous; votre; vos; je; mon
    wir; uns; unser\\p{L}{0,2}; ich; mein\\p{L}{0,2}; euch; sie
    noi; nostr[oaie]; voi; vostr[oaie]`);

/** Words that dish names don’t contain: verbs, and things that cost money or have a number but aren’t food. */
const NO_DISH =
  anyOf(`is; are; was; were; has; have; had; get; gets; serve; serves; sell; sells; offer; cost; costs; come; comes
    try; order; open; opens; closed; closes; until; till; since; this; that; there; here; when; if; because; but
    please; now; today; not; instead; noon; midnight; shut; after; about; usually; served; by
    somos; estamos; est[aá]n?; tenemos; hay; hacemos; cuestan?; vale; abrimos; abierto; cerrado; cerramos; hasta
    todos; todas; que; son; cada
    est; sont; avons; faisons; ouvert; ferm[eé]; co[uû]te(?:nt)?; depuis; tous; toutes; qui; que; chaque
    ist; sind; hat; haben; gibt; kostet; kosten; geöffnet; geschlossen; seit; alle; jede[rsn]?; auch; nur; statt
    nicht; schon; leider
    siamo; abbiamo; facciamo; costa(?:no)?; aperto; chiuso; ogni; tutti; tutte; che; sono; è
    parking; valet; deliver(?:y|ies); corkage; deposit; entry; admission; cover charge; tickets?; gift cards?
    vouchers?; driver; lvl; lane; car park; timings; domain; website; pay; rooms?; seats?; tables?; tips?; gratuity
    fees?; charge; minimum; min; taxe?s?; vat; rent; rental; bus; floor; stars?; reviews?; discount; off; add
    surcharge; supplement; people; guests?; hours?; minutes?; miles?; km; years?; suite; unit; street; st; avenue
    ave; road; rd; phone; fax; total; hire; shipping; established; est; pairing; booking; vat; bill; invoice; cards?
    budget; basement; minus; three; four; five; six; seven; eight; under \\d+; over \\d+
    aparcamiento; env[ií]o; domicilio; mesas; plazas; personas; m[ií]nimo; propina; descuento; suplemento; descorche
    dep[oó]sito; alquiler; calle; años; metros; cubierto; iva; factura
    livraison; places; couverts; personnes; suppl[eé]ment; remise; acompte; location; rue; ans; mètres
    droit de bouchon; tva; facture; loyer; prix; tarif; dépôt
    liefer\\p{L}*; parkplatz; parken; eintritt; plätze; sitzplätze; tische; personen; mindest\\p{L}*; aufpreis
    zuschlag; rabatt; korkgeld; anzahlung; \\p{L}*miete; \\p{L}*straße; jahre; minuten; gedeck; pfand; mbw; mwst
    rechnung; bankomat; (?:ec-)?karten?; kartenzahlung; tarjeta
    consegna; parcheggio; ingresso; coperto; coperti; posti; tavoli; persone; minimo; supplemento; sconto; caparra
    affitto; tesseramento; via; anni; metri; iva; fattura`);
/** Words that aren’t a whole dish name: who pays, a meal, or a size. */
const NO_WHOLE_NAME = new RegExp(
  `^(?:${oneOf(`with; kids?(?: .*\\d.*)?; child(?:ren)?; adults?; seniors?; students?; extras?; large; small; one
    two; each; weekdays; weekends; takeaway; happy hour; breakfast; brunch; lunch; dinner; buffet; supper; food; ayce
    niños; adultos; extras; uno; dos; desayuno; almuerzo; comida; cena
    enfants?; adultes?; midi; soir; d[eé]jeuner; d[iî]ner
    kinder; erwachsene; frühstück; mittagstisch; mittagessen; abendessen; mittags; abends
    bambini; adulti; pranzo; colazione; aggiunte`)})$`,
  'iu',
);
const LONGEST_NAME = 8;

/** "Vom 5. bis 25. August" names no dishes. */
const JOINING =
  /^(?:vom|von|bis|ab|am|im|zum|zur|from|to|until|till|del|desde|hasta|al|dal|dall|fino|du|au|jusqu\p{L}*)$/iu;

/** Whether the words before a price can only be a dish’s name and ingredients. */
export function isDish(words: string): boolean {
  if (JOINING.test(words)) return false;
  const [name = ''] = words.replace(CODE, '').split(/\s[–—-]\s|,\s|\s?\(|:\s/u);
  return (
    /\p{L}{3}/u.test(name) &&
    !/\s{3,}|\s\d+\s*\([^)]*\)|\([^)]*$/u.test(words) &&
    name.split(/\s+/u).length <= LONGEST_NAME &&
    !/^(?:no|keine?)\s|\d[.,]\d{1,2}\s+(?!(?:[cdm]?l|g|kg|oz)(?!\p{L}))\p{L}|[!?;]|\p{L}{3}\.\s|[=@\t]|\d\p{L}{0,2}\s*[–-]\s*\d|\b(?:19|20)\d\d\b|\p{Sc}|\s(?:to|bis|hasta|alle|à partir(?: de)?|new|from|ab|x|dalle|von|um|dbl)$/iu.test(
      name,
    ) &&
    !PERSON.test(name) &&
    !NO_DISH.test(name) &&
    !NO_WHOLE_NAME.test(name.trim())
  );
}

const ARTICLE =
  'and|or|also|plus|the|a|an|our|y|o|el|la|los|las|un|una|nuestr[oa]s?|et|ou|le|les|une|du|de la|notre|nos|und|oder|der|die|das|den|ein|eine|einen|unsere?|e|il|lo|i|gli|uno|nostr[oaie]|we (?:sell|serve|have|do|make)|tenemos|hacemos|nous avons|abbiamo|facciamo|wir haben|es gibt';
const IN_ANY_CASE = ARTICLE.replace(
  /(^|\|)(\p{L})/gu,
  (_, bar: string, letter: string) => `${bar}[${letter}${letter.toUpperCase()}]`,
);
/** "our tacos", "The soup": in lowercase, or before a lowercase word. "La Reine" is a name. */
const LEAD = new RegExp(`^(?:(?:${IN_ANY_CASE})\\s+)+(?=\\p{Ll})|^(?:(?:${ARTICLE})\\s+)+|^[lL]['’]`, 'u');
/** Words that link a name to its price: "tacos are", "la pizza a". */
const LINK =
  "is|are|at|for|per|costs?|runs?|a|por|para|cuestan?|vale|es|son|está a|están a|à|pour|coûte(?:nt)?|est à|sont à|für|zu|um|kostet|kosten|ist|sind|costa(?:no)?|è|sono|c'est";
const LINKED = new RegExp(`(?:(?:\\s+(?:${LINK}))+|(?<=\\s\\p{L}+)['’]s)$`, 'u');

/** The name in "and our tacos are". */
export const nameIn = (words: string): string => words.trim().replace(LEAD, '').replace(LINKED, '');

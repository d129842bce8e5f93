import { anyOf } from '../text/phrases.ts';
import { KINDS } from './kind-words.ts';

/** An expression, or what is asked like one. */
export type NameForm = Pick<RegExp, 'exec'>;

/** Ways in which a text gives its name by structure: behind a label, in quotes, before the address. */
export type NameForms = {
  /** Each holds the name as its first group. They say that it is the name. */
  said: readonly NameForm[];
  /** Where the words stand makes them the name; tried after the first line. */
  placed: readonly NameForm[];
  /** Where they stand they may be the name. */
  guessed: readonly NameForm[];
};

const ACCENTS: Readonly<Record<string, string>> = {
  a: 'àáâä',
  e: 'éèêë',
  i: 'íìî',
  o: 'óòôö',
  u: 'úùûü',
  n: 'ñ',
};
/** Kinds as they are written: with accents and capitals. */
const KIND = anyOf(KINDS).source.replace(/\[[^\]]*\]|\\.|[a-z]/g, (part) =>
  part.length > 1 ? part : `[${part}${part.toUpperCase()}${ACCENTS[part] ?? ''}]`,
);
const KIND_WITH_CAPITAL =
  '(?:Bakery|Caf[eé]|Restaurant|Diner|Lunchroom|Roadhouse|Bistro|Grill|Kitchen|Tavern|Pub|Inn|Bar|Pizzeria|Trattoria|Osteria|Ristorante|Deli|Smokehouse|Steakhouse|Brewery|Brewing|Taproom|Creamery|Tea ?[Rr]ooms?|Coffee(?: [Rr]oasters)?|Noodle House|Ramen|Taquer[ií]a|Panader[ií]a|Cantina|Gasthaus|Gasthof|Wirtshaus|Konditorei|B[aä]ckerei|Brasserie|Boulangerie|Cr[eê]perie|Auberge|Gelateria|Pasticceria|Bodega|Taberna|Marisquer[ií]a|Asador|Market|Eatery|Cookhouse|Chophouse|Canteen|Roastery|Fish Bar|Fryer|Chippy|Barbecue|BBQ)';
const WORD_WITH_CAPITAL = "\\p{Lu}[\\p{L}'’-]+";
/** Kinds behind a name, in small letters. */
const SMALL_KIND =
  'ristorante|trattoria|pizzeria|osteria|restaurante|taquer[ií]a|cafeter[ií]a|panader[ií]a|restaurant|food truck|truck|bistro|bistrot|brasserie|cr[eê]perie|boulangerie|caf[eé]|cafe|coffee (?:shop|bar|cart)|bakery|deli|diner|pub|gastropub|wine bar|steakhouse|imbiss|gasthaus|wirtshaus|weinbar|b[aä]ckerei|eisdiele|gelateria|enoteca|marisquer[ií]a';
const LABEL =
  '(?:[Bb]usiness|[Rr]estaurant|[Pp]lace|[Cc]afe|[Vv]enue|[Ll]ocale?|[Nn]egozio|[Rr]istorante|[Rr]estaurante|[Bb]etrieb|[Nn]ame|[Nn]ombre|[Nn]om|[Nn]ome)(?: (?:name|of (?:the )?(?:restaurant|place|business|cafe|shop)|del (?:local|restaurante|negocio|locale|ristorante)|du restaurant|de la maison))?';
const OURS =
  '(?:[Oo]ur|[Mm]y|[Hh]is|[Hh]er|[Tt]heir|[Aa]n?|[Tt]he|[Ee]l|[Ll]a|[Ii]l|[Ll]o|[Dd]as|[Dd]er|[Dd]ie|[Nn]uestr[oa]|[Mm]i|[Uu]na?|[Nn]otre|[Mm]on|[Mm]a|[Uu]ne|[Ii]l (?:nostro|mio)|[Ll]a (?:nostra|mia)|[Uu]nser(?:e|em)?|[Mm]ein(?:e|em)?)';
const ARTICLE =
  "(?:(?:The|La|Le|Les|El|Los|Las|Il|Lo|Die|Der|Das|Zum|Zur|Zu[mr]? den|Chez|Casa|Can|Da|Bei|Beim|Mama|Don|Doña|Uncle|Auntie|Big|Little|Lo de) |L['’])";
const PLACE = `(?:${KIND}|place|spot|joint|business|negocio|local|sitio|resto|bo[iî]te|endroit|[eé]tablissement|posto|locale|Lokal|Laden|Betrieb)`;
const PAGE =
  '(?:[Ww]eb ?sites?|[Cc]opy|[Tt]ext|[Bb]lurb|[Tt]exto|[Tt]exte|[Tt]esto|[Ss]ite|[Pp]age|[Hh]omepage|[Pp]ágina(?: web)?|[Ww]eb|[Ss]ito|[Pp]agina|[Ww]ebseite|[Ss]eite)';
const SINCE = '(?:est\\.?|since|established|founded|desde|depuis|dal|seit|gegr\\.?)';
const STREET_AFTER =
  ",\\s(?:(?:Shop|Unit|Suite) \\d+, ?)?(?:\\d{1,5}[a-zA-Z]?,? (?:[\\p{L}\\d.’']+ ){0,4}(?:St|Street|Ave|Avenue|Rd|Road|Lane|Ln|Blvd|Dr|Drive|Way|Pl|Place|Quay|Sq|Square|Pike|Hwy)(?![A-Za-zÀ-ɏ])|\\d{1,4} ?(?:bis )?,? ?(?:rue|boul|boulevard|bd|avenue|quai|place|cours|chemin|impasse)(?![A-Za-zÀ-ɏ])|(?:via|viale|corso|piazza|largo|lungomare|calle|c/|avda|av|plaza|paseo)\\.? |Route \\d|[\\p{L}-]{3,20}(?:stra(?:ß|ss)e|str\\.|gasse|platz|weg|allee) \\d|\\p{Lu}[\\p{L}-]+ \\d{1,4}[a-z]?,? \\d{4,5} \\p{Lu}|(?:Calz|Calzada|Carretera|Ctra|Blvd|Av|Avda|Pje|Carrer|Carrera|Cra)\\.? \\p{Lu})";
/** What is said of the house and not of people. */
const BE = "(?:is|es|est|è|ist|isn['’]t|is not|no es|n['’]est pas|non è)";
const BEGAN =
  '(?:est née?|was (?:born|once|founded|built)|war (?:bis|fr[uü]her|einmal|einst)|liegt|sits|opened|began|naci[oó]|naque|è nat[oa]|wurde \\d{4})';

const HAS_KIND = new RegExp(KIND, 'u');

/** A form that holds a kind takes long to compile: asked only of a text that names one. */
function withKind(source: string): NameForm {
  const form = new RegExp(source, 'u');
  return { exec: (text) => (HAS_KIND.test(text) ? form.exec(text) : null) };
}

/** `name` is the source of an expression for words with capitals. */
export function nameForms(name: string): NameForms {
  return {
    said: [
      new RegExp(
        `(?:^|\\n)[^\\p{L}\\n]{0,4}${LABEL}\\s?[:–—=-]\\s{0,3}["“«„]?(${name})["”»“]?(?=\\s*(?:\\n|$|[,.;]))`,
        'u',
      ),
      new RegExp(
        `(?:[Nn]ame of (?:the |our )?(?:restaurant|place|business|cafe|shop))\\s?(?:is|[:–—-])\\s["“«„]?(${name})`,
        'u',
      ),
      new RegExp(`(?:^|[.!\\n]\\s{0,2})["“«](${name})["”»](?=\\s?(?:[.,\\n]|$))`, 'u'),
      withKind(
        `(?<=(?:${KIND})(?: (?:in|a|à|en|at|im|on|au|de|di) [^.:;\\n"“«]{1,30})?[,:]? ["“«„] ?)(${name})(?= ?["”»“])`,
      ),
    ],
    placed: [
      withKind(
        `(?:^|[.!?\\n]\\s{1,2})["“«]?(${name})["”»]? ${BE} (?:an?|the|une?|una|il|la|le|el|eine?|das|die|der) (?:\\p{Ll}[\\p{L}-]* ){0,3}(?:${KIND})(?![A-Za-zÀ-ɏ])`,
      ),
      new RegExp(
        `(?:^|[.!?\\n]\\s{0,2})(${ARTICLE}${name})(?: (?:in|im|à|en|a) \\p{Lu}[\\p{L}-]+)? ${BEGAN}(?![A-Za-zÀ-ɏ])`,
        'u',
      ),
      /^(\p{Lu}{2,}(?: [\p{Lu}&'’]{2,}){1,3})(?= \p{Ll}{3})/u,
      new RegExp(
        `(?:^|[\\s,.!])(?:[Ii]t['’]?s|[Tt]his is|[Cc]['’]est) (${name})(?= (?:${KIND})(?![A-Za-zÀ-ɏ])|,? à |,? a \\p{Ll}|,? en \\p{Lu})`,
        'u',
      ),
      new RegExp(
        `(?:^|[\\s,.!])(?:c|[Cc]['’]est|[Ii]ci|[Ss]oy|[Ss]ono|[Ii]ch bin|[Hh]ier(?: ist)?|[Ii]['’]?m|[Ii]t['’]s|[Tt]his is) (?:l[ae] |il |der |die )?\\p{Lu}\\p{Ll}+ (?:here )?(?:du|de la|de|von|vom|von der|del|della|da|from|of)(?: the)? (${name})(?= ?[,.(\\n!]| (?:in|en|à|a|di) \\p{Lu}| \\p{Ll}{3})`,
        'u',
      ),
      new RegExp(`^((?:${name}) ${WORD_WITH_CAPITAL})(?= (?:${SMALL_KIND})(?![A-Za-zÀ-ɏ]))`, 'u'),
      withKind(`(?:${KIND})(?: [\\p{L}'’-]+){0,3},? ?["“«„]\\s?(${name})\\s?["”»“]`),
      new RegExp(
        `(?<![A-Za-zÀ-ɏ])${OURS} (?:\\p{Ll}[\\p{L}-]* ){0,2}${PLACE} ?(?:(?:is|es|est|c['’]est|è|ist|['’]s|se llama|si chiama|heißt) |: )(?:(?:il|la|le|el|the|das|die|der) )?["“«„]?(${name})(?=["”»“]?(?:[,.(\\n]|$| (?:on|in|at|en|à|a|di|de|im|auf|sì|ed|aus|near) ))`,
        'u',
      ),
      new RegExp(
        `(?:^|[.!,\\n] ?| guys | all )(?:[Ii]t['’]?s|[Tt]his is) (${ARTICLE}${name}|(?:${name} )?\\p{Lu}\\p{Ll}+['’]s(?: ${name})?)(?=[,.(\\n]| in | at | on )`,
        'u',
      ),
      new RegExp(
        `(?:^|[.!?\\n] ?)(${name} (?:${KIND_WITH_CAPITAL})|(?:${KIND_WITH_CAPITAL}) ${name})(?=,\\s)`,
        'u',
      ),
      new RegExp(
        `(?:^|[\\s,'’])((?:${SMALL_KIND}|casse-cro[uû]te|cantine|auberge|locanda|gasthof|stube) (?:chez|da|dal|bei|zum|zur|al|alla) ${name})(?=[,.(\\n]| (?:in|à|a|en|im|on|se)\\s)`,
        'u',
      ),
      new RegExp(
        `${PAGE} (?:(?:for|of|para|de|pour|per|für|von|di) (?:the |our |my |la |el |le |il |die |das |den |l['’])?|d[ue] |de la |del |della |dell['’]|dello |der |des )(?:\\p{Ll}[\\p{L}-]+ )?(${name})(?=(?:,? please|,? pls)|[,.!(\\n]| at | in |$)`,
        'u',
      ),
      new RegExp(
        `(?:^|[\\s,.!])(?:[Cc]['’]est pour|[Ee]s para|[EÈè] per|[Ee]s geht um|[Ii]t['’]s for) (?:the |our |la |le |l['’]|les |el |il |lo |das |die |den |mein(?:e|en)? |unser(?:e|en)? )?(?:\\p{Ll}[\\p{L}-]+ )?(${name})(?=[,.!(\\n]| (?:in|en|à|a|at|on) )`,
        'u',
      ),
      withKind(
        `(?:${KIND}), (${WORD_WITH_CAPITAL}(?: (?:&|and|und|et|y|e|de|del|du|la))? ${WORD_WITH_CAPITAL})(?=, ?(?:in|on|at|en|à|im|am|near|\\d))`,
      ),
      withKind(
        `(?:${KIND})[^.,;:\\n]{0,40}, (${ARTICLE}${name})(?=, ?(?:in|on|at|en|à|a|im|am|near|das|it['’]?s|which|\\d))`,
      ),
      withKind(
        `(?:^|[.!?\\n] ?)(?:${KIND})(?: \\p{Ll}[\\p{L}'’-]*){0,4} (${ARTICLE}${name})(?=,|\\.\\s| [-–—·|])`,
      ),
      new RegExp(`^(?:\\p{L}+ ){1,3}at (The ${name})(?=[,:.])`, 'u'),
      new RegExp(
        `(?:^|[.!?,\\n] ?|and )(?:I|[Ww]e) (?:started|founded|own|run|created) ((?:${ARTICLE})?${name})(?=[,.\\n]| in | from | with | at | on )`,
        'u',
      ),
      new RegExp(
        `(?<=[.!)] )(${ARTICLE}${name}|${name}(?:['’]s| & ${name}))(?=\\.(?:\\s|$)|, ${SINCE} |,? ${SINCE} \\d)`,
        'u',
      ),
      withKind(
        `(?:${KIND})(?: \\p{Ll}[\\p{L}]+)?(?: (?:in|en|à|a|im|at|on|au|near) (?:[Tt]he |[Ll]a |[Ee]l )?\\p{Lu}[\\p{L}-]+(?:,? \\p{Lu}[\\p{L}-]+)?)?(?:\\s?:| [-–—]) (${name})(?=[,.\\n]|$)`,
      ),
      withKind(
        `${OURS} (?:[\\p{L}-]+ ){0,3}(?:${KIND}),? (?:das |der |die |the |la |le |el |il )?(${name})(?=[,.(\\n]| (?:is|es|est|ist|è|in|at|on|serves|offers|makes|sits|sirve|ofrece|sert|propose|serve|offre|bietet|liegt) )`,
      ),
      new RegExp(`(?<=(?:^|[.!\\n,:] )(?:[Ii]t['’]?s )?(?:le |la |the )?)(${name})(?=${STREET_AFTER})`, 'u'),
    ],
    guessed: [
      new RegExp(`(?<=[.!)] )(${name})(?=\\.\\s|, ${SINCE} |,? (?:on|at) \\p{Lu})`, 'u'),
      new RegExp(`(?<=\\n)(${name})(?=\\n\\d{1,5}[A-Za-z]? \\p{L})`, 'u'),
    ],
  };
}

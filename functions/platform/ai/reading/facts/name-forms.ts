import { anyOf } from '../text/phrases.ts';
import { KINDS } from './kind-words.ts';

/** Ways in which a text gives its name by structure: behind a label, in quotes, before the address. */
export type NameForms = {
  /** Each holds the name as its first group. They say that it is the name. */
  said: readonly RegExp[];
  /** Where the words stand makes them the name; tried after the first line. */
  placed: readonly RegExp[];
  /** Where they stand they may be the name. */
  guessed: readonly RegExp[];
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
const LABEL =
  '(?:[Bb]usiness|[Rr]estaurant|[Pp]lace|[Cc]afe|[Vv]enue|[Ll]ocale?|[Nn]egozio|[Rr]istorante|[Rr]estaurante|[Bb]etrieb|[Nn]ame|[Nn]ombre|[Nn]om|[Nn]ome)(?: (?:name|of (?:the )?(?:restaurant|place|business|cafe|shop)|del (?:local|restaurante|negocio|locale|ristorante)|du restaurant|de la maison))?';
const OURS =
  '(?:[Oo]ur|[Mm]y|[Aa]n?|[Tt]he|[Nn]uestr[oa]|[Mm]i|[Uu]na?|[Nn]otre|[Mm]on|[Mm]a|[Uu]ne|[Ii]l (?:nostro|mio)|[Ll]a (?:nostra|mia)|[Uu]nser(?:e|em)?|[Mm]ein(?:e|em)?)';
const ARTICLE =
  "(?:(?:The|La|Le|Les|El|Los|Las|Il|Lo|Die|Der|Das|Zum|Zur|Zu[mr]? den|Chez|Casa|Can|Da|Bei|Beim|Mama|Don|Doña|Uncle|Auntie|Big|Little|Lo de) |L['’])";
const PLACE = `(?:${KIND}|place|spot|joint|business|negocio|local|resto|bo[iî]te|posto|Lokal|Laden)`;
const PAGE =
  '(?:[Ww]eb ?sites?|[Ss]ite|[Pp]age|[Hh]omepage|[Pp]ágina(?: web)?|[Ww]eb|[Ss]ito|[Pp]agina|[Ww]ebseite|[Ss]eite)';
const SINCE = '(?:est\\.?|since|established|founded|desde|depuis|dal|seit|gegr\\.?)';
const STREET_AFTER =
  ",\\s(?:(?:Shop|Unit|Suite) \\d+, ?)?(?:\\d{1,5}[a-zA-Z]?,? (?:[\\p{L}\\d.’']+ ){0,4}(?:St|Street|Ave|Avenue|Rd|Road|Lane|Ln|Blvd|Dr|Drive|Way|Pl|Place|Quay|Sq|Square|Pike|Hwy)(?![\\p{L}])|\\d{1,4} ?(?:bis )?,? ?(?:rue|boul|boulevard|bd|avenue|quai|place|cours|chemin|impasse)(?![\\p{L}])|(?:via|viale|corso|piazza|largo|lungomare|calle|c/|avda|av|plaza|paseo)\\.? |Route \\d|[\\p{L}-]{3,20}(?:stra(?:ß|ss)e|str\\.|gasse|platz|weg|allee) \\d)";

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
      new RegExp(
        `(?<=(?:${KIND})(?: (?:in|a|à|en|at|im|on|au|de|di) [^.:;\\n"“«]{1,30})?[,:]? ["“«„] ?)(${name})(?= ?["”»“])`,
        'u',
      ),
    ],
    placed: [
      new RegExp(`(?:${KIND})(?: [\\p{L}'’-]+){0,3},? ?["“«„]\\s?(${name})\\s?["”»“]`, 'u'),
      new RegExp(
        `(?<![\\p{L}])${OURS} (?:\\p{Ll}[\\p{L}-]* ){0,2}${PLACE} ?(?:(?:is|es|est|c['’]est|è) |: )["“«„]?(${name})(?=["”»“]?(?:[,.\\n]|$))`,
        'u',
      ),
      new RegExp(
        `(?:^|[.!,\\n] ?| guys | all )(?:[Ii]t['’]?s|[Tt]his is) (${ARTICLE}${name}|(?:${name} )?\\p{Lu}\\p{Ll}+['’]s(?: ${name})?)(?=[,.\\n]| in | at | on )`,
        'u',
      ),
      new RegExp(`${PAGE} (?:for|para|pour|per|für) (${name})(?=(?:,? please|,? pls)|[,.!\\n]|$)`, 'u'),
      new RegExp(
        `(?:${KIND})[^.,;:\\n]{0,40}, (${ARTICLE}${name})(?=, ?(?:in|on|at|en|à|a|im|am|near|das|it['’]?s|which|\\d))`,
        'u',
      ),
      new RegExp(
        `(?:^|[.!?\\n] ?)(?:${KIND})(?: \\p{Ll}[\\p{L}'’-]*){0,4} (${ARTICLE}${name})(?=,|\\.\\s| [-–—·|])`,
        'u',
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
      new RegExp(
        `(?:${KIND})(?: \\p{Ll}[\\p{L}]+)?(?: (?:in|en|à|a|im|at|on|au|near) (?:[Tt]he |[Ll]a |[Ee]l )?\\p{Lu}[\\p{L}-]+(?:,? \\p{Lu}[\\p{L}-]+)?)?(?:\\s?:| [-–—]) (${name})(?=[,.\\n]|$)`,
        'u',
      ),
      new RegExp(`${OURS} (?:[\\p{L}-]+ ){0,3}(?:${KIND}),? (${name})(?=[,.\\n]| is | es | est | ist )`, 'u'),
      new RegExp(`(?<=(?:^|[.!\\n,:] )(?:[Ii]t['’]?s )?(?:le |la |the )?)(${name})(?=${STREET_AFTER})`, 'u'),
    ],
    guessed: [
      new RegExp(`(?<=[.!)] )(${name})(?=\\.\\s|, ${SINCE} |,? (?:on|at) \\p{Lu})`, 'u'),
      new RegExp(`(?<=\\n)(${name})(?=\\n\\d{1,5}[A-Za-z]? \\p{L})`, 'u'),
    ],
  };
}

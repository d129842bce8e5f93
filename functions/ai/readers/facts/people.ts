import { matchesOf } from '#functions/platform/ai/reading/text/matches.ts';

export type Person = { name: string; role: string };

const WORD = "\\p{Lu}[\\p{L}'’-]{1,23}";
const PARTICLE = '(?:de|del|della|di|da|dos|van|von|der|den|la|le|el|al|bin|ben)';
/** At least two words, because a first name alone could be any word. */
const NAME = `${WORD}(?: ["“'‘(]${WORD}["”'’)])?(?: (?:${PARTICLE} ){0,2}${WORD}){1,2}`;
/** "Walt and Edna Lindqvist" */
const COUPLE = `${WORD} (?:and|&|y|et|e|und|\\+) ${WORD}(?: (?:${PARTICLE} ){0,2}${WORD})+`;
const WHO = `(${NAME}|${COUPLE})`;
const ROLE = `(?:(?:[Hh]ead |[Ee]xecutive |[Ss]ous[- ]|[Pp]astry )?[Cc]hef(?:[- ]owner|fe| de cuisine| pâtissi(?:er|ère)| patron)?|[Cc]heffe|[Oo]wners?(?:[- ]chef)?|[Ff]ounders?|[Cc]o-founders?|[Mm]anager|[Hh]osts?|[Pp]ublicans?|[Pp]roprietors?|[Pp]artners|[Bb]aker|[Bb]artender|[Ss]ommelier|[Rr]oaster|[Pp]itmaster|[Cc]ociner[oa]|[Jj]ef[ea] de (?:cocina|sala)|[Cc]amarer[oa]|[Dd]ueñ[oa]s?|[Pp]ropietari[oa]s?|[Ff]undador(?:a|es)?|[Pp]anader[oa]|[Pp]arriller[oa]|[Pp]atronn?e?|[Pp]âtissi(?:er|ère)|[Cc]uisini(?:er|ère)|[Gg]érante?|[Ff]ondat(?:eur|rice)|[Pp]ropriétaires?|[Bb]oulang(?:er|ère)|[Cc]uoc[oa]|[Tt]itolar[ei]|[Gg]estor[ei]|[Gg]estione|[Pp]roprietari[oa]?|[Ff]ondator[ei]|[Pp]izzaiol[oa]|[Pp]asticci(?:ere|era)|(?:[Kk]üchen|Chef)?[Kk]och|[Kk]öchin|[Kk]üchenchef(?:in)?|[Ii]nhaber(?:in)?|[Ww]irt(?:in)?|[Bb]esitzer(?:in)?|[Cc]hefin|[Gg]eschäftsführer(?:in)?|[Kk]onditor(?:in)?|[Gg]ründer(?:in)?|[Pp]ächter(?:in)?|[Bb]äckermeister(?:in)?)`;
const BY =
  '(?:(?:[Rr]un|[Oo]wned|[Ff]ounded|[Oo]pened|[Ss]tarted|[Ll]ed)(?: in \\d{4})? by|(?:[Ff]undad[oa]|[Aa]biert[oa]|[Dd]irigid[oa])(?: en \\d{4})? por|(?:[Ff]ondée?|[Tt]enue?|[Dd]irigée?|[Oo]uverte?)(?: en \\d{4})? par|(?:[Ff]ondat[oa]|[Gg]estit[oa]|[Aa]pert[oa])(?: nel \\d{4})? da|(?:[Gg]egründet|[Gg]eführt|[Ee]röffnet)(?: \\d{4})? von)';
const FORMS: readonly { pattern: RegExp; name: number; role: number }[] = [
  {
    pattern: new RegExp(
      `(?<!\\p{L})(${ROLE})(?: is|:| :| [-–—]|,| es| est| ist| è)?(?: (?:Mr|Mrs|Ms|Herr|Frau|Mme|Don|Doña)\\.?)? ${WHO}(?![\\p{L}])`,
      'gu',
    ),
    role: 1,
    name: 2,
  },
  {
    pattern: new RegExp(
      `(?<!\\p{L})${WHO}(?:,| is| es| est| ist| è| [-–—])? ?\\(?(?:our |the |el |la |notre |le |il |unsere? |der |die )?(?<= |\\()(${ROLE})(?!\\p{L})`,
      'gu',
    ),
    name: 1,
    role: 2,
  },
  { pattern: new RegExp(`(?<!\\p{L})${BY} ${WHO}(?!\\p{L})`, 'gu'), name: 1, role: 0 },
];
/** Words about people who do not work here, no longer work here, or appear in bad news. */
const NOT_OURS =
  /(?<!\p{L})(?:bought|sold|compramos|racheté|repris à|rilevato|übernommen|gekauft|former|formerly|previous|late|deceased|ex|old|used to|before us|landlord|landlady|suppliers?|competitor|neighbou?rs?|died|dead|passed away|quit|left|leaves|leaving|fired|sick|ill|hospital|divorce|difunt[oa]|antigu[oa]|anterior|casero|proveedor|murió|falleció|se fue|enferm[oa]|ancien(?:ne)?|feue?|précédente?|fournisseur|voisin|morte?|décédée?|parti|malade|precedente|fornitore|vicino|mort[oa]|malat[oa]|ehemalige\p{L}*|früher\p{L}*|Vorgänger\p{L}*|verstorben\p{L}*|gestorben|gekündigt|krank)(?!\p{L})/iu;
/** Capitalized words that are not part of a name. */
const NO_NAME =
  /(?:^| )(?:We|Our|The|This|And|But|In|At|On|For|With|My|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Chef|Owner|Salad|Special|Menu|Table|Restaurant|Bistro|Bar|Café|Cafe|Kitchen|Street|St|Road|Avenue|Herrn?|Frau|Mr|Mrs|Ms)(?= |$)/u;
const LONGEST = 600;
const MOST = 6;

/** Finds people that a sentence names in a clear form: "chef Ana Ruiz", "Tom Lee, owner", "founded by Ada Okafor". */
export function peopleIn(sentence: string): Person[] {
  if (sentence === sentence.toUpperCase() || sentence.length > LONGEST || NOT_OURS.test(sentence)) return [];
  const people = new Map<string, Person>();
  for (const { pattern, name, role } of FORMS)
    for (const match of matchesOf(pattern, sentence)) {
      const named = match[name] ?? '';
      if (named === '' || !/^\p{Lu}/u.test(named) || NO_NAME.test(named) || people.size >= MOST) continue;
      if (!people.has(named)) people.set(named, { name: named, role: role === 0 ? '' : (match[role] ?? '') });
    }
  return [...people.values()];
}

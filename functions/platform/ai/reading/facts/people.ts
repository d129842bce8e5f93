import type { Span } from '../reader.ts';

/** Somebody whom a sentence names. */
export type Person = { name: string; role: string; isCertain: boolean };

const ROLE =
  "chef(?:[ -](?:and|&) (?:co-?)?owner| owner|[ -]patron| de cuisine|proprietor)?|head chef|executive chef|sous[- ]chef|pastry chef|owner(?:[ -](?:and|&)[ -](?:head )?chef)?|co-?owners?|owners|founder|co-?founders?|baker|head baker|pitmaster|pit master|bartender|head bartender|sommelier|manager|general manager|host|hostess|ma[iî]tre d'?|brewer|butcher|barista|roaster|pizzaiolo|patron(?:ne)?|cocinero|cocinera|jefe de cocina|jefa de cocina|due[nñ][oa]|propietari[oa]|panader[oa]|pasteler[oa]|fundador(?:a)?|chef de cocina|cuisini[eè]re?|chef de cuisine|g[eé]rante?|propri[eé]taire|boulanger|boulang[eè]re|p[aâ]tissier|p[aâ]tissi[eè]re|fondateur|cuoc[oa]|capocuoc[oa]|titolare|propriet[aà]ri[oa]|fondatore|fornaio|pasticcer[ea]|K[oö]ch(?:in)?|K[uü]chenchef(?:in)?|Inhaber(?:in)?|Wirt(?:in)?|Gastgeber(?:in)?|Gr[uü]nder(?:in)?|B[aä]cker(?:meister)?(?:in)?|Chef(?:in)?|Sommelier|Konditor(?:in)?";
const FAMILY =
  'wife|husband|sister|brother|brothers|sisters|mother|father|mom|mum|dad|son|daughter|grandmother|grandma|grandfather|nonna|partner|cousin|aunt|uncle|mujer|marido|hermano|hermana|hermanos|madre|padre|abuela|abuelo|hijo|hija|femme|mari|fr[eè]re|soeur|m[eè]re|p[eè]re|grand-m[eè]re|grand-p[eè]re|moglie|marito|fratello|sorella|fratelli|nonno|Frau|Mann|Bruder|Schwester|Oma|Opa|Vater|Mutter|Sohn|Tochter';
const WORD = "\\p{Lu}[\\p{L}'’-]{1,24}";
const PARTICLE = "(?:de|del|della|di|da|van|von|der|den|la|le|el|al|bin|ben|O['’])";
const NAME = `${WORD}(?: (?:${PARTICLE} ){0,2}${WORD}){0,2}`;
const PAIR = `(?:${NAME}(?:,? (?:and|&|y|et|e|und) ${NAME})?)`;

const PATTERNS: readonly { pattern: RegExp; name: number; role: number }[] = [
  {
    pattern: new RegExp(
      `(?<![\\p{L}])(?:[Oo]ur |[Mm]y |[Tt]he |[Nn]uestr[oa] |[Nn]otre |[Ll]a |[Ee]l |[Ll]e |[Ii]l |[Ll]o |[Uu]nser(?:e)? |[Mm]eine? )?((?:${ROLE}|${FAMILY}|(?:Chef|Owner|Head chef|Baker|Pitmaster|Founder)))(?: is|:|,| es| est|ist)? (?:called |named )?(${PAIR})`,
      'u',
    ),
    role: 1,
    name: 2,
  },
  {
    pattern: new RegExp(
      `(?<![\\p{L}])(${PAIR})(?:,| is| es| est| ist|, who is| –| -)? (?:our |the |my |a |nuestr[oa] |el |la |notre |le |il |lo |unser(?:e)? |der |die )?((?:${ROLE}))(?![\\p{L}])`,
      'u',
    ),
    name: 1,
    role: 2,
  },
  {
    pattern: new RegExp(
      `(?<![\\p{L}])(?:run by|owned by|founded by|opened by|started by|led by|headed by|[Ll]levad[oa] por|regentad[oa] por|fundad[oa] por|tenu(?:e)? par|dirigé(?:e)? par|fondé(?:e)? par|gestit[oa] da|fondat[oa] da|guidat[oa] da|geführt von|gegründet von|geleitet von) (?:(?:the |my |husband and wife |brothers |sisters |los hermanos |la familia |les frères |i fratelli |chef |Chef |Familie )*)(${PAIR})`,
      'u',
    ),
    name: 1,
    role: 0,
  },
  {
    pattern: new RegExp(
      `(?<![\\p{L}])(?:[Mm]y name is|[Ii] am|[Ii]['’]m|[Mm]e llamo|[Jj]e m['’]appelle|[Mm]i chiamo|[Ii]ch hei(?:ß|ss)e|[Ii]ch bin|[Jj]e suis|[Ss]oy) (${NAME})(?![\\p{L}])`,
      'u',
    ),
    name: 1,
    role: 0,
  },
  {
    pattern: new RegExp(
      `^(${WORD} (?:(?:${PARTICLE} ){0,2}${WORD})) (?:is (?:at|in|behind|on) the (?:stove|kitchen|pass|oven|bar|grill)|cooks|bakes|runs|makes|grills|est aux fourneaux|est en cuisine|cuisine|tient|cocina|hornea|lleva|cucina|gestisce|tira|kocht|backt|führt|steht am Herd)(?![\\p{L}])`,
      'u',
    ),
    name: 1,
    role: 0,
  },
  {
    pattern: new RegExp(
      `(?<![\\p{L}])(?:Mr|Mrs|Ms|Mdm|Mme|Madame|Monsieur|Signora|Signor|Doña|Don|Frau|Herr)\\.? (${NAME})`,
      'u',
    ),
    name: 1,
    role: 0,
  },
];
const NOT_A_NAME =
  /^(?:We|Our|The|This|I|It|And|But|In|At|On|From|For|With|Our|My|All|Every|Open|Closed|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Mondays|Chef|Owner|Italian|French|Spanish|German|Thai|Chinese|Japanese|Mexican|Indian|Korean|Head|Executive|Best|New|Great|Special|Specials|Table|Counter|Menu|Salad|Wir|Unser|Unsere|Bei|Seit|Der|Die|Das|Nous|Notre|Siamo|Nuestro|Nuestra|Somos|El|La|Le|Les|Il|Lo|Los|Las|Michelin|Please|Yelp|Google|She|He|They|Since|Tasting)$/;

function capitals(text: string): string {
  return text
    .split(' ')
    .filter((word) => !NOT_A_NAME.test(word))
    .join(' ');
}

/** The person whom a sentence is about, if it names one. `sentence` is as written. */
export function personIn(sentence: string): Person | undefined {
  if (sentence === sentence.toUpperCase() || sentence.length > 600) return undefined;
  for (const { pattern, name, role } of PATTERNS) {
    const found = pattern.exec(sentence);
    const named = found?.[name];
    if (found === null || named === undefined || NOT_A_NAME.test(named.split(' ')[0] ?? '')) continue;
    const clean = capitals(named);
    if (clean === '' || clean.length > 80) continue;
    const said = role === 0 ? '' : (found[role] ?? '');
    return {
      name: clean,
      role: said.toLowerCase() === said || /^[A-ZÄÖÜ][a-zäöü]+(?:in|chef)?$/.test(said) ? said : said,
      isCertain: true,
    };
  }
  return undefined;
}

export function hasPerson(source: string, { start, end }: Span): boolean {
  return personIn(source.slice(start, end)) !== undefined;
}

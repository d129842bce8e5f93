/** Somebody whom a sentence names. */
export type Person = { name: string; role: string };

const ROLE =
  "chef(?:[ -](?:and|&) (?:co-?)?owner| owner|-owner|[ -]patron(?:ne)?| de cuisine|proprietor)?|cheffe(?: de cuisine)?|head chef|executive chef|sous[- ]chef|pastry chef|sushi chef|owner(?:[ -](?:and|&)[ -](?:head )?chef|[ -]operator)?|co-?owners?|owners|founders?|co-?founders?|baker|head baker|pitmaster|pit master|grill ?master|bartender|head bartender|sommelier|(?:general )?manager|(?<=[Yy]our )hosts?|hostess|publicans?|proprietors?|ma[iî]tre d'?|brew(?:er|master)|butcher|barista|roaster|(?<=(?:[Oo]ur|[Tt]he) )cook|taquer[oa]|pizzaiol[oa]|patron(?:ne)?|patrons|cociner[oa]s?|jef[ea] de cocina|parriller[oa]|due[nñ][oa]s?|propietari[oa]s?|panader[oa]|pasteler[oa]|reposter[oa]|sumiller|gerente|encargad[oa]|anfitri[oó]n|fundador(?:a|es)?|chef de cuisine|cuisini[eè]re?|g[eé]rant(?:e|s)?|propri[eé]taires?|boulang(?:er|[eè]re)|p[aâ]tissi(?:er|[eè]re)|cr[eê]pi(?:er|[eè]re)|sommeli[eè]re|fondat(?:eur|rice)|cuoc[oa]|capocuoc[oa]|titolari?|propriet[aà]ri[oa]|fondat(?:ore|rice)|fornaio|pasticcer[ea]|ostessa|oste|gestor[ei]|K[oö]ch(?:in)?|Chefkoch|K[uü]chenchef(?:in)?|Inhaber(?:in)?|Besitzer(?:in)?|P[aä]chter(?:in)?|Betreiber(?:in)?|Wirt(?:in)?|Wirtsleute|Gastgeber(?:in)?|Gr[uü]nder(?:in)?|B[aä]cker(?:meister)?(?:in)?|Braumeister(?:in)?|Winzer(?:in)?|(?:Junior|Senior)?[Cc]hef(?:in)?|Gesch[aä]ftsf[uü]hrer(?:in)?|Konditor(?:meister)?(?:in)?|Pizzab[aä]cker";
const FAMILY =
  'wife|husband|sister|brother|brothers|sisters|mother|father|mom|mum|dad|son|daughter|grandmother|grandma|grandfather|grandpa|grandson|granddaughter|nephew|niece|nonna|partner|cousin|aunt|uncle|(?:brother|sister|mother|father|son|daughter)-in-law|mujer|esposa|esposo|marido|hermano|hermana|hermanos|madre|padre|abuela|abuelo|suegra|suegro|hijo|hija|t[ií][oa]|sobrin[oa]|cu[nñ]ad[oa]|yerno|nuera|femme|mari|compagn(?:e|on)|fr[eè]re|s(?:œ|oe)ur|m[eè]re|p[eè]re|fils|fille|neveu|ni[eè]ce|cousine|grand-m[eè]re|grand-p[eè]re|moglie|marito|fratello|sorella|fratelli|nonno|figli[oa]|cugin[oa]|zi[oa]|suocer[oa]|cognat[oa]|nipote|mamma|pap[aà]|Frau|Mann|Bruder|Schwester|Oma|Opa|Vater|Mutter|Sohn|Tochter|Enkel(?:in)?|Schwager|Schw[aä]gerin|Neffe|Nichte|Schwiegersohn|Schwiegertochter';
const TITLE =
  '(?:(?:Mr|Mrs|Ms|Mdm|Mme|M|Madame|Monsieur|Signora|Signor|Sig\\.(?:ra)?|Herr|Herrn|Frau|Dr|Mag|Ing|Prof)\\.? )?';
const WORD = "\\p{Lu}[\\p{L}'’-]{1,24}";
const PARTICLE = "(?:de|del|della|di|da|van|von|der|den|la|le|el|al|bin|ben|O['’])";
const NAME = `${WORD}(?: (?:["“'‘(]${WORD}["”'’)] )?(?:${PARTICLE} ){0,2}${WORD}){0,2}`;
const PAIR = `(?:${NAME}(?:,? (?:and|&|y|et|e|und) ${NAME})?)`;
const MY =
  '(?:[Oo]ur |[Mm]y |[Yy]our |[Tt]he |[Hh]er |[Hh]is |[Nn]uestr[oa]s? |[Mm]i |[Ss]u |[Nn]otre |[Mm]on |[Mm]a |[Ss]on |[Ll]a |[Ee]l |[Ll]os |[Ll]e |[Ii]l |[Ll]o |[Mm]i[oa] |[Ss]u[oa] |[Uu]nsere? |[Mm]eine? )?';

const PATTERNS: readonly { pattern: RegExp; name: number; role: number }[] = [
  {
    pattern: new RegExp(
      `(?<![\\p{L}])${MY}((?:${ROLE}|${FAMILY}|(?:Chef|Owner|Head chef|Baker|Pitmaster|Founder|Manager|Hosts|Patron|Due[nñ][oa]|Cociner[oa]|Titolare|Cuoc[oa]|Pizzaiol[oa])))(?: is|:|,| es| est| ist| è)? (?:${MY}(?:${FAMILY}) |called |named )?${TITLE}(${PAIR})`,
      'gu',
    ),
    role: 1,
    name: 2,
  },
  {
    pattern: new RegExp(
      `(?<![\\p{L}])(${PAIR})(?:,| is| es| est| ist|, who is| –| -| \\()? ?(?:our |the |my |a |nuestr[oa] |el |la |notre |le |il |lo |unsere? |der |die )?(?<= |\\()((?:${ROLE}))(?![\\p{L}])`,
      'gu',
    ),
    name: 1,
    role: 2,
  },
  {
    pattern: new RegExp(
      `(?<![\\p{L}])(?:[Rr]un by|[Oo]wned by|[Ff]ounded by|[Oo]pened by|[Ss]tarted by|[Ll]ed by|[Hh]eaded by|[Cc]ooked by|[Ll]levad[oa] por|[Rr]egentad[oa] por|[Ff]undad[oa] por|[Tt]enue? par|[Dd]irigée? par|[Ff]ondée? par|[Ff]aite? maison par|[Gg]estit[oa] da|[Ff]ondat[oa] da|[Gg]uidat[oa] da|[Gg]eführt von|[Gg]egründet von|[Gg]eleitet von|[Bb]etrieben von) (?:(?:the |my |husband and wife |brothers |sisters |los hermanos |la familia |les frères |i fratelli |chef |Chef |Familie )*)(${PAIR})`,
      'gu',
    ),
    name: 1,
    role: 0,
  },
  {
    pattern: new RegExp(
      `(?<![\\p{L}])(?:[Mm]y name is|[Hh](?:er|is) name is|[Ss]u nombre es|[Ii] am|[Ii]['’]m|[Mm]e llamo|[Jj]e m['’]appelle|[Mm]i chiamo|[Ii]ch hei(?:ß|ss)e|[Ii]ch bin|[Jj]e suis|[Ss]oy) (${NAME})(?![\\p{L}])`,
      'gu',
    ),
    name: 1,
    role: 0,
  },
  {
    pattern: new RegExp(
      `^(${WORD} (?:(?:${PARTICLE} ){0,2}${WORD})) (?:is (?:at|in|behind|on) the (?:stove|kitchen|pass|oven|bar|grill)|cooks|bakes|runs|makes|grills|est aux fourneaux|est en cuisine|cuisine|tient|cocina|hornea|lleva|cucina|gestisce|tira|kocht|backt|führt|steht am Herd)(?![\\p{L}])`,
      'gu',
    ),
    name: 1,
    role: 0,
  },
  {
    pattern: new RegExp(
      `(?:^|, |; )(${WORD}) (?:is (?:at|in|behind|on) the (?:stove|kitchen|pass|oven|bar|grill)|does the (?:cooking|food|coffee|baking|kitchen|grill|bar|wine|bread|pastry)|est aux fourneaux|est en cuisine|est en salle|está en (?:la cocina|los fogones)|sta in cucina|è in cucina|sta ai fornelli|steht (?:am Herd|in der Küche|hinterm Tresen))(?![\\p{L}])`,
      'gu',
    ),
    name: 1,
    role: 0,
  },
  {
    pattern: new RegExp(
      `(?<![\\p{L}])(?:[Ii]n the kitchen(?:,| is| it['’]s)|[Ee]n cuisine,? (?:c['’]est |il y a )?|[Aa]ux fourneaux,? (?:c['’]est )?|[Ii]n cucina (?:c['’]è |sta |trovate )?|[Aa]i fornelli (?:c['’]è )?|[Ee]n la cocina,? (?:est[aá] )?|[Ii]n der Küche (?:steht|kocht|ist)|[Aa]m Herd steht) ?(${NAME})(?: \\((${NAME})\\))?`,
      'gu',
    ),
    name: 1,
    role: 0,
  },
  {
    pattern: new RegExp(
      `(?<![\\p{L}])(?<!\\p{Lu}[\\p{L}'’]{2,20} )(?:Mr|Mrs|Ms|Mdm|Mme|Madame|Monsieur|Signora|Signor|Doña|Don|Frau|Herr)\\.? (${NAME})`,
      'gu',
    ),
    name: 1,
    role: 0,
  },
];
const NOT_A_NAME =
  /^(?:We|Our|The|This|I|It|And|But|In|At|On|From|For|With|Our|My|All|Every|Open|Closed|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Mondays|Chef|Owner|Italian|French|Spanish|German|Thai|Chinese|Japanese|Mexican|Indian|Korean|Head|Executive|Best|New|Great|Special|Specials|Table|Counter|Menu|Salad|Wir|Unser|Unsere|Bei|Seit|Der|Die|Das|Nous|Notre|Siamo|Nuestro|Nuestra|Somos|El|La|Le|Les|Il|Lo|Los|Las|Michelin|Please|Yelp|Google|She|He|They|Since|Tasting|Contact|Kontakt|Contacto|Instagram|Facebook|WhatsApp|Whatsapp|Grandma|Everyone|Everybody|Nobody|Mama|Dinner|Lunch|Breakfast|Tel|Phone|Email|Your|Host|Hosts|Happy|Private|Live|Mag|Dr|Prof|Ing)$/;
/** Nobody of the house, or nobody any more. */
const NOT_OURS =
  /(?<![\p{L}])(?:former|previous|ex-|old (?:owner|chef)|used to|before us|landlord|landlady|supplier|competitor|accountant|neighbou?r|anterior|antigu[oa]|casero|proveedor|ancien(?:ne)?|précédente?|propriétaire des murs|fournisseur|voisin|precedente|vecchi[oa] (?:titolare|gestore|proprietari[oa])|fornitore|vicino|ehemalige[rsn]?|frühere[rsn]?|vorige[rsn]?|Vorgänger(?:in)?|Vorbesitzer(?:in)?|Vermieter(?:in)?|Lieferant)(?![\p{L}])[^.;]{0,50}$/iu;
/** Who has died runs the house no more. */
const GONE =
  /^ (?:died|passed away|muri[oó]|falleci[oó]|est (?:mort|décédé)e?|è (?:mort[oa]|mancat[oa])|ist (?:gestorben|verstorben)|verstarb|starb)(?![\p{L}])/u;
const MOST = 6;

function capitals(text: string): string {
  return text
    .split(' ')
    .filter((word) => !NOT_A_NAME.test(word))
    .join(' ');
}

function found(sentence: string): (Person & { start: number; end: number })[] {
  return PATTERNS.flatMap(({ pattern, name, role }) =>
    [...sentence.matchAll(pattern)].flatMap((match) => {
      const named = match[name];
      if (named === undefined || NOT_A_NAME.test(named.split(' ')[0] ?? '')) return [];
      const clean = capitals(named);
      const start = match.index + match[0].lastIndexOf(named);
      if (clean === '' || clean.length > 80 || NOT_OURS.test(sentence.slice(0, start + named.length)))
        return [];
      if (GONE.test(sentence.slice(start + named.length, start + named.length + 24))) return [];
      return [{ name: clean, role: role === 0 ? '' : (match[role] ?? ''), start, end: start + named.length }];
    }),
  );
}

/** The people whom a sentence names, in its order. `sentence` is as written. */
export function peopleIn(sentence: string): Person[] {
  if (sentence === sentence.toUpperCase() || sentence.length > 600) return [];
  const people: (Person & { start: number; end: number })[] = [];
  for (const one of found(sentence)) {
    const isTaken = people.some(({ start, end }) => one.start < end && start < one.end);
    if (!isTaken && people.length < MOST) people.push(one);
  }
  return people.toSorted((a, b) => a.start - b.start).map(({ name, role }) => ({ name, role }));
}

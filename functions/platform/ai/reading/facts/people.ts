import { matchesOf } from '../text/matches.ts';
import { peopleByGivenName } from './given-name-people.ts';
import { isAtWork, isFirstName, peopleAtWork } from './people-at-work.ts';
import { isGone, isOfOthers } from './people-of-others.ts';

/** Somebody whom a sentence names. */
export type Person = { name: string; role: string };

const ROLE =
  "chef(?:[ -](?:and|&) (?:co-?)?owner| owner|-owner|[ -]patron(?:ne)?| de cuisine|proprietor)?|cheffe(?: de cuisine)?|head chef|executive chef|sous[- ]chef|pastry chef|sushi chef|owner(?:[ -](?:and|&)[ -](?:head )?chef|[ -]operator)?|co-?owners?|owners|founders?|co-?founders?|baker|head baker|pitmaster|pit master|grill ?master|bartender|head bartender|sommelier|(?:general )?manager|(?<=[Yy]our )hosts?|hostess|publicans?|licensee|landlords?|landlad(?:y|ies)|licensees?|chef-proprietor|(?:co-)?head chef|kitchen manager|winemaker|cheesemaker|ice cream maker|mixologist|bar manager|proprietors?|ma[iî]tre d'?|brew(?:er|master)|butcher|barista|roaster|(?<=(?:[Oo]ur|[Tt]he) )cook|taquer[oa]|pizzaiol[oa]|patron(?:ne)?|patrons|cociner[oa]s?|asador(?= es )|maestr[oa] parriller[oa]|servidora?|jef[ea] de cocina|parriller[oa]|due[nñ][oa]s?|propietari[oa]s?|panader[oa]|pasteler[oa]|reposter[oa]|sumiller|maestr[oa] (?:heladero|panadero|pizzero|cervecero)|heladero|pizzer[oa]|cafeter[oa]|jef[ea] de sala|gerente|encargad[oa]|anfitri[oó]n|fundador(?:a|es)?|chef de cuisine|cuisini[eè]re?|ma[iî]tre brasseu(?:r|se)|brasseu(?:r|se)|salarié(?=e? ?:)e?|serveu(?:r|se)|g[eé]rant(?:e|s)?|propri[eé]taires?|boulang(?:er|[eè]re)|p[aâ]tissi(?:er|[eè]re)|cr[eê]pi(?:er|[eè]re)|sommeli[eè]re|fondat(?:eur|rice)|torr[eé]facteur|cheffe? p[aâ]tissi(?:er|[eè]re)|chef de salle|directeur|directrice|cuoc[oa]|capocuoc[oa]|titolari?|propriet[aà]ri[oa]|fondat(?:ore|rice)|fornaio|pasticcer[ea]|ostessa|oste|bottegai[oa]|gelatai[oa]|mastr[oa] gelatai[oa]|barman|responsabile di sala|gestor[ei]|gestione(?=:)|mashghiach|mastro birraio|birraio|camerier[ea]|Inh\\.|K[oö]ch(?:in)?|R[oö]ster(?:in)?|Barista|Sommelier|Küchenmeister(?:in)?|Konditorin|Wirtspaar|Pächterpaar|Inhaberpaar|Chefkoch|K[uü]chenchef(?:in)?|Inhaber(?:in)?|Besitzer(?:in)?|P[aä]chter(?:in)?|Betreiber(?:in)?|Wirt(?:in)?|Wirtsleute|Gastgeber(?:in)?|Gr[uü]nder(?:in)?|B[aä]cker(?:meister)?(?:in)?|Braumeister(?:in)?|Winzer(?:in)?|(?:Junior|Senior)?[Cc]hef(?:in)?|Gesch[aä]ftsf[uü]hrer(?:in)?|Konditor(?:meister)?(?:in)?|Pizzab[aä]cker";
const FAMILY =
  'mam|nan|hubby|missus|business partner|soci[oa]|prim[oa]|cuates?|comadres?|associée?|épou(?:x|se)|conjointe?|maman|papa|compagn[oa]|Partner(?:in)?|Lebensgefährt(?:e|in)|Geschäftspartner(?:in)?|Mama|Papa|Mami|nieta|nieto|bisabuel[oa]|compadre|comadre|auntie|nana|granny|bisnonn[oa]|arri[eè]re-grand-(?:m[eè]re|p[eè]re)|beau-fr[eè]re|belle-s(?:œ|oe)ur|wife|husband|sister|brother|brothers|sisters|mother|father|mom|mum|dad|son|daughter|grandmother|grandma|grandfather|grandpa|grandson|granddaughter|nephew|niece|nonna|partner|cousin|aunt|uncle|(?:brother|sister|mother|father|son|daughter)-in-law|mujer|esposa|esposo|marido|hermano|hermana|hermanos|madre|padre|abuela|abuelo|suegra|suegro|hijo|hija|t[ií][oa]|sobrin[oa]|cu[nñ]ad[oa]|yerno|nuera|femme|mari|compagn(?:e|on)|fr[eè]re|s(?:œ|oe)ur|m[eè]re|p[eè]re|fils|fille|neveu|ni[eè]ce|cousine|grand-m[eè]re|grand-p[eè]re|moglie|marito|fratello|sorella|fratelli|nonno|figli[oa]|cugin[oa]|zi[oa]|suocer[oa]|cognat[oa]|nipote|mamma|pap[aà]|Frau|Mann|Bruder|Schwester|Oma|Opa|Vater|Mutter|Sohn|Tochter|Enkel(?:in)?|Schwager|Schw[aä]gerin|Neffe|Nichte|Schwiegersohn|Schwiegertochter';
/** Each role with or without a capital. */
const ANY_ROLE = ROLE.replace(/(?<=^|\|)([a-z])/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
const TITLE =
  '(?:(?:Rav|Rabbi|Rabbiner|[Cc]apt(?:ain)?|Mr|Mrs|Ms|Mdm|Mme|M|Madame|Monsieur|Signora|Signor|Sig\\.(?:ra)?|Herr|Herrn|Frau|Dr|Mag|Ing|Prof)\\.? )?';
const WORD = "\\p{Lu}[\\p{L}'’-]{1,24}";
const PARTICLE = "(?:de|del|della|di|da|van|von|der|den|la|le|el|al|bin|ben|O['’])";
const NAME = `${WORD}(?: (?:["“'‘(]${WORD}["”'’)] )?(?:${PARTICLE} ){0,2}${WORD}){0,2}`;
const PAIR = `(?:${NAME}(?:,? (?:and|&|y|et|e|und) ${NAME})?)`;
const MY =
  '(?:[Oo]ur |[Mm]y |[Yy]our |[Tt]he |[Hh]er |[Hh]is |[Nn]uestr[oa]s? |[Mm]i |[Ss]u |[Nn]otre |[Mm]on |[Mm]a |[Ss]on |[Ll]a |[Ee]l |[Ll]os |[Ll]e |[Ii]l |[Ll]o |[Mm]i[oa] |[Ss]u[oa] |[Uu]nsere? |[Mm]eine? )?';

type Pattern = { pattern: RegExp; name: number; role: number };

/** What somebody is in the house or to its owner: without it no pattern with a role is asked, which are long. */
const HAS_ROLE = new RegExp(`${ANY_ROLE}|${FAMILY}`, 'u');
const WITH_ROLE: readonly Pattern[] = [
  {
    pattern: new RegExp(
      `(?<![A-Za-zÀ-ɏ])${MY}((?:${ANY_ROLE}|${FAMILY}))(?: is|:| :| [-–—]|,| es| est| ist|, c['’]est| c['’]est| è)?(?: (?:since|seit|depuis|desde|dal) \\d{4})? (?:${MY}(?:${FAMILY}) |called |named )?${TITLE}(${PAIR})`,
      'gu',
    ),
    role: 1,
    name: 2,
  },
  {
    pattern: new RegExp(`(?<![A-Za-zÀ-ɏ])(${ANY_ROLE}) \\p{Ll}{3,12} ?: ${TITLE}(${PAIR})`, 'gu'),
    role: 1,
    name: 2,
  },
  {
    pattern: new RegExp(
      `(?<![A-Za-zÀ-ɏ])(${PAIR})(?:,| is| es| est| ist|, who is| –| -| \\()? ?(?:our |the |my |a |nuestr[oa] |el |la |notre |le |il |lo |unsere? |der |die )?(?<= |\\()((?:${ANY_ROLE}))(?![A-Za-zÀ-ɏ])`,
      'gu',
    ),
    name: 1,
    role: 2,
  },
];
const WITHOUT_ROLE: readonly Pattern[] = [
  {
    pattern: new RegExp(
      `(?<![A-Za-zÀ-ɏ])(?:[Rr]un by|[Oo]wned by|[Ff]ounded (?:in \\d{4} )?by|[Oo]pened (?:in \\d{4} )?by|[Ss]tarted (?:in \\d{4} )?by|[Ee]stablished (?:in \\d{4} )?by|[Bb]aked by|[Hh]osted by|[Ll]ed by|[Hh]eaded by|[Cc]ooked by|[Ll]levad[oa] por|[Rr]egentad[oa] por|[Ff]undad[oa] (?:en \\d{4} )?por|[Aa]biert[oa] (?:en \\d{4} )?por|[Aa]tendid[oa] por|[Tt]enue? par|[Dd]irigée? par|[Ff]ondée? (?:en \\d{4} )?par|[Oo]uverte? (?:en \\d{4} )?par|[Rr]eprise? (?:en \\d{4} )?par|[Ff]aite? maison par|[Gg]estit[oa] da(?:lla|i|l)?|[Ff]ondat[oa] (?:nel \\d{4} )?da|[Aa]pert[oa] (?:nel \\d{4} )?da|[Gg]estita? dai fratelli|[Gg]estit[oa] dalla famiglia|[Gg]uidat[oa] da|[Gg]eführt von|[Gg]egründet (?:\\d{4} )?von|[Ee]röffnet (?:\\d{4} )?von|[Gg]eleitet von|[Bb]etrieben von) (?:(?:the |my |our |his |her |husband and wife |brothers |sisters |siblings |los hermanos |la familia |les frères |i fratelli |chef |Chef |Familie |(?:${FAMILY}) )*)${TITLE}(${PAIR})`,
      'gu',
    ),
    name: 1,
    role: 0,
  },
  {
    pattern: new RegExp(
      `(?<![A-Za-zÀ-ɏ])(?:[Mm]y name is|[Hh](?:er|is) name is|[Ss]u nombre es|[Ii] am|[Ii]['’]m|[Mm]e llamo|[Jj]e m['’]appelle|[Mm]i chiamo|[Ii]ch hei(?:ß|ss)e|[Ii]ch bin|[Jj]e suis|[Ss]oy) (${NAME})(?![A-Za-zÀ-ɏ])`,
      'gu',
    ),
    name: 1,
    role: 0,
  },
  {
    pattern: new RegExp(
      `(?:^|[,;] |(?<=[.!?] ))(${WORD} (?:(?:${PARTICLE} ){0,2}${WORD})) (?:is (?:at|in|behind|on) the (?:stove|kitchen|pass|oven|bar|grill)|cooks|cooked|bakes|baked|runs|makes|grills|trained|worked|learned|learnt|opened|founded|started|took over|grew up|looks after|a (?:appris|ouvert|repris|grandi|travaillé)|est (?:passée?|revenue?)|y (?:compose|cuisine)|ha (?:lavorato|imparato)|trabajó|aprendió|se formó|hat gelernt|lernte|est aux fourneaux|est en cuisine|cuisine|tient|cocina|hornea|lleva|cucina|gestisce|tira|kocht|backt|führt|steht am Herd)(?![A-Za-zÀ-ɏ])`,
      'gu',
    ),
    name: 1,
    role: 0,
  },
  {
    pattern: new RegExp(
      `(?:^|, |; |[Aa]nd )(${WORD}(?: ${WORD})?) (?:is (?:at|in|behind|on) the (?:stove|kitchen|pass|oven|bar|grill)|does the (?:cooking|food|coffee|baking|kitchen|grill|bar|wine|bread|pastry)|est aux fourneaux|est en cuisine|est en salle|está en (?:la cocina|los fogones)|sta in cucina|è in cucina|sta ai fornelli|steht (?:am Herd|in der Küche|hinterm Tresen))(?![A-Za-zÀ-ɏ])`,
      'gu',
    ),
    name: 1,
    role: 0,
  },
  {
    pattern: new RegExp(
      `(?<![A-Za-zÀ-ɏ])(?:[Ii]n the kitchen(?:,| is| it['’]s)|[Ee]n cuisine,? (?:c['’]est |il y a )?|[Aa]ux fourneaux,? (?:c['’]est )?|[Ii]n cucina (?:c['’]è |sta |trovate )?|[Aa]i fornelli (?:c['’]è )?|[Ee]n la cocina,? (?:est[aá] )?|[Ii]n der Küche (?:steht|kocht|ist)|[Ii]m Service (?:ist|steht)?|[Aa]m (?:Grill|Tresen) (?:steht)?|[Bb]ehind the bar(?:,| is)|[Oo]n the (?:grill|pass|floor)(?: is|:)|[Ff]ront of house(?: is|:)|[Ee]n salle,? (?:c['’]est |il y a )?|[Aa]u bar,? (?:c['’]est )?|[Aa]l bar (?:c['’]è )?|[Ii]n sala,? (?:c['’]è )?|[Ee]n la sala,? (?:est[aá] )?|[Ee]n los fogones,? (?:est[aá] )?|[Aa] los fogones,? (?:est[aá] )?|[Aa]m Herd steht) ?(${NAME})(?: \\((${NAME})\\))?`,
      'gu',
    ),
    name: 1,
    role: 0,
  },
  {
    pattern: new RegExp(
      `(?<![A-Za-zÀ-ɏ])(${NAME},? (?:and|&|y|et|e|und) ${NAME}) (?:run|own|opened|started|founded|took over|cook|bake|have run|met|bought|tiennent|ont ouvert|ont repris|llevan|abrieron|fundaron|gestiscono|hanno aperto|führen|betreiben|haben|kochen|eröffneten)(?![A-Za-zÀ-ɏ])`,
      'gu',
    ),
    name: 1,
    role: 0,
  },
  {
    pattern: new RegExp(
      `(?<![A-Za-zÀ-ɏ])(?:[Ll]o abrimos|[Ll]a abrimos|[Ll]o llevamos|[Ff]ühren es|kochen|[Ww]ir(?: sind)?,|[Nn]ous(?: sommes)?,|[Ww]e(?: are)?,|[Nn]oi,|[Oo]wn it,|brothers,|sisters,|daughter,|myself \\(|myself,|nur mich,|me \\(|[Nn]an is|[Tt]he boss is|[Hh]er real name is|[Tt]he jefa is|[Ee]r heißt|[Ss]ie heißt|bin ich,|soy yo,|sono io,|c['’]est moi,|that['’]s|[Kk]üche:|[Ss]ervice:|[Ss]ala:?|[Ss]alle :|[Cc]uisine :|[Kk]itchen:|[Cc]ocina:|[Cc]ucina:|[Aa]ux manettes :|[Aa]ux commandes :|[Aa]l timone:?) ${TITLE}(${NAME}(?:,? (?:and|&|y|et|e|und) ${NAME})?)`,
      'gu',
    ),
    name: 1,
    role: 0,
  },
  {
    pattern: new RegExp(
      `(?<![A-Za-zÀ-ɏ])(?<!\\p{Lu}[\\p{L}'’]{2,20} )(?:Mr|Mrs|Ms|Mdm|Mme|Madame|Monsieur|Signora|Signor|Doña|Don|Frau|Herr)\\.? (${NAME})`,
      'gu',
    ),
    name: 1,
    role: 0,
  },
];
const NOT_A_NAME =
  /^(?:Ma[iî]tre|Ma[eî]stros?|Maestra|Mastro|Meister|We|Our|The|This|I|It|And|But|In|At|On|From|For|With|Our|My|All|Every|Open|Closed|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Mondays|Chef|Owner|Italian|French|Spanish|German|Thai|Chinese|Japanese|Mexican|Indian|Korean|Head|Executive|Best|New|Great|Special|Specials|Table|Counter|Menu|Salad|Wir|Unser|Unsere|Bei|Seit|Der|Die|Das|Nous|Notre|Siamo|Nuestro|Nuestra|Somos|El|La|Le|Les|Il|Lo|Los|Las|Michelin|Please|Yelp|Google|She|He|They|Since|Tasting|Contact|Kontakt|Contacto|Instagram|Facebook|WhatsApp|Whatsapp|Grandma|Everyone|Everybody|Nobody|Mama|Dinner|Lunch|Breakfast|Tel|Phone|Email|Your|Host|Hosts|Ober|Magister|Doktor|Happy|Private|Live|Mag|Dr|Prof|Ing)$/;
/** Nobody of the house, or nobody any more. */
const NOT_OURS =
  /(?<![A-Za-zÀ-ɏ])(?:former|previous|late|deceased|difunt[oa]|feue?|défunte?|defunt[oa]|verstorbene[rsn]?|ex-|old (?:owner|chef)|used to|before us|landlord|landlady|supplier|competitor|accountant|neighbou?r|anterior|antigu[oa]|casero|proveedor|ancien(?:ne)?|précédente?|propriétaire des murs|fournisseur|voisin|precedente|vecchi[oa] (?:titolare|gestore|proprietari[oa])|fornitore|vicino|ehemalige[rsn]?|frühere[rsn]?|vorige[rsn]?|Vorgänger(?:in)?|Vorbesitzer(?:in)?|Vermieter(?:in)?|Lieferant)(?![A-Za-zÀ-ɏ])[^.;]{0,50}$/iu;
const MOST = 6;

/** Without the words around a name that are none. Those within it stay: "Yann Le Goff". */
function capitals(text: string): string {
  const words = text.split(' ');
  const first = words.findIndex((word) => !NOT_A_NAME.test(word));
  const last = words.findLastIndex((word) => !NOT_A_NAME.test(word));
  return first < 0 ? '' : words.slice(first, last + 1).join(' ');
}

/** Two people with a whole name each. A couple that shares its last name stays together. */
const TWO_FIRST_NAMES = new RegExp(`^(${WORD}),? (?:and|&|y|et|e|und) (${WORD})$`, 'u');
const TWO_NAMES = new RegExp(
  `^(${WORD}(?: (?:${PARTICLE} ){0,2}${WORD})+),? (?:and|&|y|et|e|und) (${WORD}(?: (?:${PARTICLE} ){0,2}${WORD})+)$`,
  'u',
);
const WHOLE_NAME = new RegExp(`^${WORD}(?: ["“'‘(]${WORD}["”'’)])?(?: (?:${PARTICLE} ){0,2}${WORD})+$`, 'u');
/** "Walt and Edna Lindqvist" */
const COUPLE = new RegExp(`^${WORD},? (?:and|&|y|et|e|und) ${WORD}(?: (?:${PARTICLE} ){0,2}${WORD})+$`, 'u');
const JOB = new RegExp(`^(?:${ANY_ROLE})$`, 'u');
/** What somebody is to the owner is no job in the house: the sentence tells it. */
const KIN = new RegExp(`^(?:${FAMILY})$`, 'u');
/** Of somebody who comes, goes or is ill: not for guests, whatever the job. */
const IN_TROUBLE =
  /(?<![A-Za-zÀ-ɏ])(?:quit|quits|left|leaves|leaving|fired|sacked|walked out|resigned|sick|ill|hospital|divorce|sued?|owes|arrested|dead|died|ask|call|email|text|talk to|contact|check with|se fue|se va|despedid[oa]|enferm[oa]|murió|pregunta|parti[er]?|quitte|viré|malade|demander?|appelez|andat[oa] via|licenziat[oa]|malat[oa]|chiedere|gekündigt|krank|weg|verlässt|fragen|no longer|not|ya no|n['’]est plus|non è più|nicht mehr)(?![A-Za-zÀ-ɏ])/iu;

/** Whom the text is written to. */
const ADDRESSED =
  /^(?:sehr geehrte[rsn]?|liebe[rs]?|dear|hi|hello|hey|gentile|egregi[oa]|estimad[oa]|querid[oa]|chère?|bonjour|hola|ciao|buongiorno)\s(?:(?:herrn?|frau|mr|mrs|ms|signora?|señora?|monsieur|madame)\.?\s)?\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)?[,!:.]?$/iu;

type Found = Person & { start: number; end: number };

function found(sentence: string): Found[] {
  const patterns = HAS_ROLE.test(sentence) ? [...WITH_ROLE, ...WITHOUT_ROLE] : WITHOUT_ROLE;
  return patterns.flatMap(({ pattern, name, role }) =>
    matchesOf(pattern, sentence).flatMap((match) => {
      const named = match[name];
      if (named === undefined) return [];
      const start = match.index + match[0].lastIndexOf(named);
      const written = role === 0 ? '' : (match[role] ?? '');
      const said = KIN.test(written) ? '' : written;
      const [, one, other] = TWO_NAMES.exec(named) ?? TWO_FIRST_NAMES.exec(named) ?? [];
      const names = one === undefined || other === undefined ? [named] : [one, other];
      return names.flatMap((each) =>
        personAt(sentence, {
          name: each,
          role: said,
          start: start + (each === one ? 0 : named.lastIndexOf(each)),
        }),
      );
    }),
  );
}

function personAt(sentence: string, { name, role, start }: Person & { start: number }): Found[] {
  if (NOT_A_NAME.test(name.split(' ')[0] ?? '')) return [];
  const clean = capitals(name);
  const end = start + name.length;
  if (clean === '' || clean.length > 80 || NOT_OURS.test(sentence.slice(0, end))) return [];
  if (isGone(sentence.slice(end, end + 40)) || isStreet(sentence, start, end)) return [];
  return [{ name: clean, role, start, end }];
}

/** "Arturo Prat 77, Chillán", "3055 Lawrence-Kedzie Chicago": streets are called after people. */
const NUMBER_BEHIND = /^,? ?(?:(?:#|n[º°]|no|nr)\.? ?)?\d{1,5} ?[a-zA-Z]?(?=,|\n|$|\.? ?\p{Lu}\p{Ll}{3}|;)/u;
const NUMBER_BEFORE = /(?:^|[^\d.,:+-])(?!(?:1[89]|20)\d\d )\d{1,5}[a-z]? (?:[NSEW]\.? )?$/u;

function isStreet(sentence: string, start: number, end: number): boolean {
  const isWhole = sentence.slice(start, end).includes(' ');
  return (
    isWhole &&
    (NUMBER_BEHIND.test(sentence.slice(end, end + 14)) ||
      NUMBER_BEFORE.test(sentence.slice(Math.max(0, start - 12), start)))
  );
}

const CAPITAL = /\p{Lu}/u;

/** The people whom a sentence names, in its order. `sentence` is as written. */
export function peopleIn(sentence: string): Person[] {
  const isPlain = sentence === sentence.toUpperCase() || !CAPITAL.test(sentence);
  if (isPlain || sentence.length > 600 || ADDRESSED.test(sentence)) return [];
  const people: Found[] = [];
  const known = peopleByGivenName(sentence)
    .filter(({ start, end }) => !isOfOthers(sentence, start, end))
    .flatMap((person) => personAt(sentence, { ...person, role: '' }));
  const working = peopleAtWork(sentence).flatMap((person) => personAt(sentence, { ...person, role: '' }));
  for (const one of [...found(sentence), ...working, ...known]) {
    const isTaken = people.some(({ start, end }) => one.start < end && start < one.end);
    if (!isTaken && people.length < MOST) people.push(one);
  }
  return people.toSorted((a, b) => a.start - b.start).map(({ name, role }) => ({ name, role }));
}

/** What is said of somebody is said near the name: texts that were dictated have no other bounds. */
const NEAR = 70;
/** "my wife Darlene", "mein Mann Sepp": behind these stands somebody of the house. */
const KIN_BEFORE = new RegExp(`(?<![A-Za-zÀ-ɏ])(?!ex)(?:${FAMILY}) $`, 'iu');

/** Whether the words around a name say which job its bearer has in the house, whatever else the sentence tells. */
export function isNamedForJob({ name, role }: Person, sentence: string): boolean {
  const at = sentence.indexOf(name);
  const end = at + name.length;
  const [before, after] = [sentence.slice(Math.max(0, at - NEAR), at), sentence.slice(end, end + NEAR)];
  if (IN_TROUBLE.test(before) || IN_TROUBLE.test(after)) return false;
  if (JOB.test(role)) return WHOLE_NAME.test(name) || COUPLE.test(name);
  return isAtWork(after) && (WHOLE_NAME.test(name) || KIN_BEFORE.test(before) || isFirstName(name));
}

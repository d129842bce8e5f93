import { anyOf } from '../../text/phrases.ts';
import { KINDS } from '../kind-words.ts';

/** Kinds that a name may hold without saying what the place is. */
export const KIND = anyOf(
  KINDS.filter(
    (kind) =>
      !/^(?:kitchen|counter|grill|bar|inn|canteen|buffet|eatery|pop|bodega|cantina|lokal|venta|cave|bouillon|mess|puesto|lido|table|comedor|obrador|crotto|malga|forno|bistrot\?|bistro)/.test(
        kind,
      ),
  ),
);
const WORD = "[\\p{Lu}\\d](?:[\\p{L}\\d'’&-]|\\.(?=\\p{L}))*";
const SMALL =
  "(?:of|the|and|&|y|et|e|und|con|cucina|n|de|del|della|dei|di|da|du|des|la|le|les|el|los|las|il|lo|al|alla|zum|zur|im|am|à|au|aux|in|at|by|d['’]|l['’]|i|a|n['’]|\\+|sucre)";
/** The source of an expression for names with capitals. */
export const NAME = `${WORD}(?: (?:${SMALL} ){0,3}["“«„]?${WORD}){0,6}`;
export const WELCOME = new RegExp(
  `(?:[Ww]elcome to|here (?:from|at)|\\p{Lu}\\p{Ll}+ (?:here )?from|[Bb]ienvenid[oa]s a|[Bb]ienvenue (?:à|au|chez)|[Bb]envenuti (?:a|al|da)|[Ww]illkommen (?:im|in der|bei))\\s["“«'‘„]?(${NAME})`,
  'u',
);
/** "soy Mercè de la panadería Can Roig": who writes, and of which house. */
export const SPEAKER = new RegExp(
  `(?:^|[\\s,.!(])(?:[Cc]['’]est|[Ii]ci|[Ss]oy|(?:[Ii]o )?[Ss]ono|[Ii]ch bin|[Hh]ier(?: ist)?|[Ii]['’]?m|[Ii]t['’]?s|[Tt]his is) (?:l[ae] |il |der |die )?\\p{L}[\\p{L}'’-]+ (?:here )?(?:du|de la|de|des|von der|von|vom|della|del|dell['’]|da|from|of|at|aus dem)(?: the)? ?(?:\\p{Ll}{3,14}(?:er[ií]a|erie|stube|haus)|bar|caf[eé]|snack|restaurant|restaurante?|ristorante|bistrot?|deli|diner|pub|bakery|grill) (${NAME})(?= ?[,.(\\n!]| \\p{Ll}|$)`,
  'u',
);
const GREETING =
  "(?:(?:[Hh]i|[Hh]iya|[Hh]ello|[Hh]ey|[Hh]ola|[Bb]onjour|[Cc]iao|[Hh]allo|[Mm]oin|[Bb]uenas|[Ss]alve|[Nn]amaste|[Hh]owdy|[Gg]reetings|[Yy]o|[Aa]loha|[Bb]ongiorno|[Bb]uongiorno|[Ss]ervus|[Ss]alut|[Bb]onsoir|[Bb]uonasera|[Gg]['’]day(?: mate)?|[Gg]uten (?:Tag|Morgen|Abend)|[Gg]rüß (?:Gott|Sie)|[Gg]rüezi|[Bb]uenos días|[Bb]uenas tardes|[Gg]ood (?:morning|afternoon|evening)|[Dd]as|[Dd]ie|[Dd]er|[Ll]ocation|[Nn]ame|[Rr]estaurant name|[Aa]llo|[Aa]llô|[Cc]oucou|[Bb]on matin|[Ss]lt|[Hh]eya|[Gg]rüezi(?: mitenand)?|[Mm]oinsen|¡?[Qq]ué (?:onda|tal)|¡[Hh]ola)[!,.: ]{1,3}(?:there[!,. ]{1,3})?)?";
const END =
  "(?=\\s?(?:,|\\s[-–—|·•/]\\s|—|:|\\(|\\n|\\t|$|\\.(?:\\s|$)|;|\\s?[^\\p{L}\\p{N}\\p{P}\\s$€£]|\\s(?:is|es|est|ist|è|liegt|sits|serves|has|opened|NOT|isn['’]t|n['’]est|sounds|propone|está|queda|stands)\\s|!+(?:\\s|$)|\\s(?:in|on|at|en|à|a|im|near|bei|OUVERT|OPEN|ABIERTO|since|est\\.?|established|desde|depuis|dal|seit)\\s|(?<=\\S \\S{2,24})\\s(?:food truck|truck|van|cart|stall)[.,\\n]|\\s{2}|\\s?\\p{Lo}))";
export const OPENS = new RegExp(`^${GREETING}["“«„'‘]?(${NAME}?)["”»“'’]?${END}`, 'u');
export const IS_A = new RegExp(
  `(?:[Ww]e are|[Ww]e['’]re|[Tt]his is|[Ss]omos|[Nn]ous sommes|[Nn]ous,? c['’]est|[Oo]n est|[Cc]['’]est|[Hh]ier (?:ist|sind)|[Nn]oi siamo|[Qq]ui è|[Ss]iamo|[Ww]ir sind|[Mm]ir sind(?= d)|[Ii] own|[Ii] run|[Ss]oy \\p{Lu}\\p{Ll}+ de|[Ii]['’]m \\p{Lu}\\p{Ll}+ from) (?:the |la |le |el |il |das |die |der |d |de |los |las |les )?(?:(?:café|crêperie|brasserie|bistrot|locanda|osteria|bacaro|heladería|panadería|cafetería|taquería|taberna|bar|restaurante|pizzeria|trattoria|boulangerie|[Bb]äckerei|kogel|\\p{Ll}{3,14}(?:er[ií]a|erie|stube|haus)) )?["“«„]?(${NAME})["”»“]?(?=,| and | it['’]?s | – | - |\\.|\\n| ?\\(|!|\\s(?:in|on|at|en|bei|uf|vom|von|from|of|aus|da|de|a|à|between|near|opposite|behind)\\s|(?: \\p{Ll}[\\p{L}-]*){0,3} (?:stall|kitchen|shop|bar|caf[eé]|restaurant|bakery|truck|van|deli|diner|pub|house|grill|brewery|bistro|pizzeria|tearoom)(?![A-Za-zÀ-ɏ])|\\s?[^\\p{L}\\p{N}\\p{P}\\s])`,
  'u',
);
export const SMALL_CASE = new RegExp(
  `^(?:[^\\p{L}]{0,6})(?:(?:hi|hey|hola|ciao|hallo|slt|salut|bonjour|hello|moin)[,! ]{1,3})?(?:(?:c|c'est|ici|on est|we're|were|we are|its|it's|this is|hier ist|wir sind|somos|siamo|soy|nous|sono)(?: (?:the|la|le|el|il|das|die|der))? )?((?:${KIND.source.slice('(?<![a-z0-9ßœæ])'.length, -'(?![a-z0-9ßœæ])'.length)})(?! (?:in|en|at|near|by|with|since|on|for|im|am|bei|seit|dans|con|desde|dal|depuis|artisanale?|artigianale|artesan(?:al)?|casera|bretonne|familiale?|familiar|vegan[oae]|vegetarian[oae]|gastronomique|gastronomico|tradicional|traditionnel(?:le)?|tradizionale|di (?:pesce|carne)|de (?:pescado|carnes?|mariscos|barrio))(?![a-z]))(?: [\\p{L}'’]+){1,3}?)(?= (?:en|in|a|à|im|an)\\s|[,.\\n])`,
  'u',
);
/** "hallo, hier ist die pizzeria san marco in fulda": a kind with its name in small letters. */
export const INTRODUCED = new RegExp(
  `(?<![a-z])(?:hier ist|hier sind|wir sind|this is|we are|we're|it's|its|c'est|ici|somos|es|siamo|qui)(?: (?:the|la|le|el|il|das|die|der))? ((?:${KIND.source})(?: [a-z'-]{3,20}){1,3}?)(?= (?:in|en|at|a|im|an|auf)\\s|[,.\\n])`,
);

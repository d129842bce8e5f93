import { STYLE } from './fate-patterns.ts';

const COLOR =
  /^(?:dark|light|pale|bright|deep|navy|pastel|neon|hell|dunkel|zart)?-?(?:red|green|blue|yellow|black|white|gr[ae]y|brown|orange|pink|purple|gold(?:en)?|silver|cream|beige|teal|turquoise|burgundy|terracotta|rot(?:e[rs]?)?|grun(?:e[rs]?)?|blau(?:e[rs]?)?|gelb(?:e[rs]?)?|schwarz(?:e[rs]?)?|wei(?:ß|ss)(?:e[rs]?)?|grau(?:e[rs]?)?|braun(?:e[rs]?)?|rosa|lila|creme|turkis|azul(?:es|it[oa]s?)?|roj(?:it)?[oa]s?|verd(?:ecit[oa])?e?s?|amarill[oa]s?|blanc(?:o|a|os|as|he?s?)|negr[oa]s?|gris(?:es)?|marron(?:es)?|naranja|morad[oa]s?|dorad[oa]s?|turquesa|granate|bleu(?:e?s|te)?|rouges?|verte?s?|jaunes?|noire?s?|violets?|bordeaux|blu|azzurr[oaie]|ross[oaie]|giall[oaie]|bianc(?:o|a|hi|he)|ner[oaie]|grigi[oae]?|arancione|viola|crema|turchese)$/;
const MATERIAL =
  /^(?:wood(?:en)?|brick|brass|copper|slate|stone|marble|linen|paper|kraft|chalk|tiles?|madera|ladrillo|piedra|barro|mimbre|hierro|bois|brique|pierre|ardoise|granit|lin|zinc|legno|mattoni?|pietra|ferro|marmo|holz|stein|schiefer|ziegel|leinen|messing)$/;
const MOOD =
  /^(?:quiet|loud|bold|flat|minimal|minimalist|clean|airy|moody|calm|plain|spare|sober|hushed|playful|silencios[oa]|tranquil[oa]|discret[oae]?s?|calme|epure|tranquill[oa]|discreto|ruhig|still|leise|laut|klar|schlicht|reduziert|knallig|dezent)$/;
/** Shades, and words that only join or ask. */
const FILLER =
  /^(?:clarit[oa]s?|clar[oa]s?|oscur[oa]s?|suaves?|vivos?|clair[es]{0,2}|fonce[es]*|pale|chiar[oaie]|scur[oaie]|tenue|dunkel|hell|light|dark|very|quite|really|all|mostly|mainly|only|just|maybe|more|less|some|lots|of|on|in|with|and|or|but|not|no|nothing|please|pls|a|the|y|e|o|con|sin|sobre|mas|muy|poco|todo|algo|por|favor|et|avec|sans|sur|plus|tres|tout|du|de|des|un|una|peu|svp|ed|su|piu|molto|tutto|und|oder|mit|ohne|auf|mehr|sehr|eher|alles|nur|nicht|bitte|viel|etwas)$/;
/** "Red, white, rosé": what is poured. */
const WINES = /^(?:red|white|rose|orange|blanc[oa]?|rouge|ross[oa]|bianc[oa]|tinto|rot|weiß|weiss)$/;
const MOST_WORDS = 10;

/** Whether words name nothing but colors, shades and moods: "azul clarito y madera", "dark, quiet, minimal". */
export function isLookAlone(text: string): boolean {
  const words = text.match(/[a-zßœæ'-]+/g) ?? [];
  if (words.length < 2 || words.length > MOST_WORDS || /\d/.test(text)) return false;
  let [colors, others] = [0, 0];
  for (const word of words) {
    if (COLOR.test(word)) colors += 1;
    else if (MATERIAL.test(word) || MOOD.test(word) || STYLE.test(word)) others += 1;
    else if (!FILLER.test(word)) return false;
  }
  if (words.every((word) => WINES.test(word) || FILLER.test(word)))
    return /(?<![a-z])(?:on|sur|auf|sobre|su)(?![a-z])/.test(text);
  const isMood = words.some((word) => MOOD.test(word));
  return colors >= 2 || (colors === 1 && others >= 1) || (isMood && others >= 2);
}

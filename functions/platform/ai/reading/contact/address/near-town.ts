import { wordsBefore } from '../passage.ts';
import type { ContactText } from '../read-email.ts';
import { isElsewhere } from './elsewhere.ts';
import type { TownMention } from './read-towns.ts';
import { isKnownTown } from './town-names.ts';

const REACH = 44;
const MOST_WORDS = 3;
/** "plaza Mayor 4 de Almagro." */
const OF_TOWN =
  /^ (?:de|di|d')\s?(\p{Lu}[\p{L}'’-]+(?:[ -](?:(?:de|del|la|di|el) )?\p{Lu}[\p{L}'’-]+){0,3})(?=\s?[.,;:)\n]|$)/u;
/** Right behind a street: "via dei cocci 16 roma". */
const BEHIND = /^,? (?:(?:in|a|à|en) )?(\p{L}[\p{L}'’ -]{2,40})/u;
/** "à Die (26), ", "Bologna in ": the words before the street end with its town. */
const BEFORE =
  /(?:^|[\s(,.:;–—-])(\p{Lu}[\p{L}'’-]+(?:[ -](?:(?:de|sur|la|le|di|en) )?\p{Lu}[\p{L}'’-]+){0,3}) \((?:\d{2}|[A-Z]{2})\),? $/u;
/** "a concarneau, ": a town in small letters where a comma parts it from the street. */
const SMALL_BEFORE = /(?:^|\s)(?:a|à|en|in) (\p{Ll}[\p{L}-]{3,24}), $/u;
const NO_TOWN =
  /^(?:casa|centro|centre|zona|citta|ville|town|stadt|ciudad|pueblo|paese|zentrum|strada|calle|arrivo|breve|direct|ligne|mitte|general|total|resumen|sintesi|pratica|famille|famiglia|familia)$/;

type Street = { start: number; end: number };

const mention = (text: ContactText, start: number, length: number): TownMention => ({
  start,
  end: start + length,
  locality: text.source.slice(start, start + length),
  region: '',
  postalCode: '',
  country: '',
});

/** "porta Venezia", "corso Como": a quarter or a street, named after a town. */
const NAMED_AFTER =
  /(?:porta|corso|via|viale|piazza|zona|stazione|rue|avenue|avenida|calle|plaza|puerta|gare|place|street|road)\s$/i;
/** "Vigo di Cadore": another town. */
const LONGER_NAME = /^(?:[ -](?:di|de|del|am|an der|sur|la|los)[ -]|-)\p{Lu}/u;

function isTown(name: string): boolean {
  const folded = name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return isKnownTown(folded, /^\p{Lu}/u.test(name));
}

/** The first known town among words, the longest name of it. */
function knownIn(words: string): { at: number; length: number } | undefined {
  const parts = [...words.matchAll(/[\p{L}'’-]+/gu)];
  for (let from = 0; from < parts.length; from += 1)
    for (let count = Math.min(MOST_WORDS, parts.length - from); count > 0; count -= 1) {
      const [first, last] = [parts[from], parts[from + count - 1]];
      if (!first || !last) continue;
      const name = words.slice(first.index, last.index + last[0].length);
      const isOther =
        NAMED_AFTER.test(words.slice(0, first.index)) ||
        LONGER_NAME.test(words.slice(first.index + name.length));
      if (!isOther && isTown(name)) return { at: first.index, length: name.length };
    }
  return undefined;
}

/** The town of a street that stands right beside it, or that ends or begins the words beside it. */
export function townBeside(text: ContactText, { start, end }: Street): TownMention | undefined {
  const before = wordsBefore(text.folded, start, REACH);
  const from = start - before.length;
  const ahead = text.free.slice(from, start);
  const ofTown = OF_TOWN.exec(text.free.slice(end, end + REACH));
  if (ofTown?.[1] !== undefined && /\d$/.test(text.free.slice(start, end)))
    return mention(text, end + ofTown[0].length - ofTown[1].length, ofTown[1].length);
  const behind = BEHIND.exec(text.free.slice(end, end + REACH));
  if (behind?.[1] !== undefined) {
    const words = behind[1].split(/\s/).slice(0, MOST_WORDS).join(' ');
    const offset = end + behind[0].length - behind[1].length;
    const known = knownAtStart(words);
    if (known > 0) return mention(text, offset, known);
  }
  if (isElsewhere(before)) return undefined;
  const said = BEFORE.exec(ahead) ?? SMALL_BEFORE.exec(ahead);
  const name = said?.[1];
  if (said && name && !NO_TOWN.test(name)) return mention(text, from + ahead.lastIndexOf(name), name.length);
  const known = knownIn(ahead);
  return known && mention(text, from + known.at, known.length);
}

function knownAtStart(words: string): number {
  const parts = words.split(' ');
  for (let count = parts.length; count > 0; count -= 1) {
    const name = parts.slice(0, count).join(' ');
    if (isTown(name)) return name.length;
  }
  return 0;
}
